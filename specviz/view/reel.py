"""A reel: everything the player shows, computed once as HTML; the player only turns its pages."""

from dataclasses import dataclass
from html import escape

from specviz.engine import Session, Split, Totals
from specviz.view.counters import counters
from specviz.view.lanes import lanes, pending_lanes
from specviz.view.sentences import explain, opening, say
from specviz.view.strip import strip

WINDOW = 200
"""Frames sent at once; longer sessions travel in windows around the position."""


@dataclass(frozen=True, slots=True)
class Reel:
    """A window of frames.

    Attributes:
        name: changes when the session does, so that a player drops frames of another session.
        total: how many frames there are in all; positions run from 0 to total - 1.
        first: the position of the first frame of this window.
        frames: HTML, one a position.
        says: one plain sentence a position, for screen readers.
        strip: HTML of the emitted text, in segments marked with the position that emits them.
    """

    name: str
    total: int
    first: int
    frames: tuple[str, ...]
    says: tuple[str, ...]
    strip: str = ""


def window(position: int, total: int, size: int = WINDOW) -> range:
    """The positions to send around one position: all of them while they fit.

    Windows move in steps of a quarter of their size, so that neighbours share one.

    Example:
        >>> window(1, 4), window(500, 2000)
        (range(0, 4), range(400, 600))
    """
    if total <= size:
        return range(total)
    step = size // 4
    first = max(0, min((position + step // 2) // step * step - size // 2, total - size))
    return range(first, first + size)


def session_reel(session: Session, split: Split, position: int, size: int = WINDOW) -> Reel:
    """The frames of a session around one position: frame 0 is before any call, frame i round i."""
    span = window(position, session.calls + 1, size)
    running = session.running
    return Reel(
        name=f"{hash((session, split)):x}",
        total=session.calls + 1,
        first=span.start,
        frames=tuple(_frame(session, running, at) for at in span),
        says=tuple(_say(session, at) for at in span),
        strip=strip(session, split, span),
    )


def _frame(session: Session, running: tuple[Totals, ...], at: int) -> str:
    if at == 0:
        waiting = pending_lanes(session.rounds[0]) if session.rounds else ""
        words = f'<p class="explain">{escape(opening(session))}</p>'
        return waiting + words + counters(None, running[0], len(session.target))
    step = session.rounds[at - 1]
    words = f'<p class="explain">{escape(explain(step))}</p>'
    return lanes(step) + words + counters(running[at - 1], running[at], len(session.target))


def _say(session: Session, at: int) -> str:
    return opening(session) if at == 0 else say(at, session.rounds[at - 1])
