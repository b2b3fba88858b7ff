"""The session that is marked on the charts: the step-through page's, or a recorded one."""

from dataclasses import dataclass

from specviz.engine.recording.shipped import shipped
from specviz.engine.session import Session
from specviz.engine.theory.inputs import NOTHING, SESSION, SpeedInputs
from specviz.widgets.cached import cached_play


@dataclass(frozen=True, slots=True)
class Marked:
    """A session with the name it has on the charts.

    Attributes:
        label: short, for a chart.
        title: for a heading.
        session: its rounds.
    """

    label: str
    title: str
    session: Session


def marked(inputs: SpeedInputs) -> Marked | None:
    """What is to be marked; None when nothing is."""
    if inputs.mark == NOTHING:
        return None
    if inputs.mark == SESSION:
        session = cached_play(inputs.session).session
        return Marked("your session", "Your session on the step-through page", session)
    opened = shipped(inputs.mark)
    return Marked("recording", f"Recording: {opened.recording.title}", opened.session)
