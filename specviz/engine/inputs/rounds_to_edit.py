"""What an editor needs to offer every round of a session for editing."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from specviz.engine.inputs.edits import line_of, offsets
from specviz.engine.inputs.setup import Setup
from specviz.engine.session import Session


@dataclass(frozen=True, slots=True)
class RoundsToEdit:
    """A window of rounds.

    Attributes:
        first: the index of its first round, from 0.
        lines: by round, its guesses as they are or would be typed.
        starts: by round, the target tokens emitted before it.
        offsets: by round, where what remains of the target begins in ``text``, in characters.
        text: the target as typed.
        tokens: how many tokens the target has.
    """

    first: int
    lines: tuple[str, ...]
    starts: tuple[int, ...]
    offsets: tuple[int, ...]
    text: str
    tokens: int


def rounds_to_edit(
    setup: Setup, starts: tuple[int, ...], tokens: int, span: range, line: Callable[[int], str]
) -> RoundsToEdit:
    """The rounds whose positions are in ``span``.

    Args:
        setup: the text and how it is split.
        starts: by round, the target tokens emitted before it.
        tokens: how many tokens the target has.
        span: positions on screen; round i stands at position i + 1.
        line: the line of a round, by its index.
    """
    shown = range(max(0, span.start - 1), min(len(starts), span.stop - 1))
    begin = tuple(starts[index] for index in shown)
    places = offsets(setup, begin)
    lines = tuple(map(line, shown))
    return RoundsToEdit(shown.start, lines, begin, places, setup.text, tokens)


@lru_cache(maxsize=32)
def session_to_edit(setup: Setup, session: Session, span: range) -> RoundsToEdit:
    """The rounds of the step-through page.

    Example:
        >>> from specviz.engine.inputs.play import play
        >>> session_to_edit(Setup(), play(Setup()).session, range(4)).offsets
        (0, 12, 23)
    """
    starts = tuple(step.start for step in session.rounds)

    def line(index: int) -> str:
        return line_of(setup, session, index)

    return rounds_to_edit(setup, starts, len(session.target), span, line)
