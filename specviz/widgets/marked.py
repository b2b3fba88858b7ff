"""The session that is marked on the charts: the step-through page's, or a recorded one."""

from dataclasses import dataclass
from functools import lru_cache

from specviz.engine.recording import to_session
from specviz.engine.recordings import chains
from specviz.engine.session import Session
from specviz.engine.speed_inputs import NOTHING, SESSION, SpeedInputs
from specviz.widgets.state import cached_play


@dataclass(frozen=True, slots=True)
class Marked:
    """A session with the name it has on the charts.

    Attributes:
        label: short, for a chart.
        title: for a sentence.
        session: its rounds.
    """

    label: str
    title: str
    session: Session


def marked(inputs: SpeedInputs) -> Marked | None:
    """What is to be marked; None when nothing is."""
    if inputs.mark == SESSION:
        session = cached_play(inputs.session).session
        return Marked("your session", "Your session on the step-through page", session)
    if inputs.mark == NOTHING:
        return None
    return _recorded(inputs.mark)


@lru_cache(maxsize=32)
def _recorded(name: str) -> Marked:
    found = chains()[name]
    return Marked("recording", f"Recording “{found.title}”", to_session(found))
