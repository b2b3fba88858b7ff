"""Acceptance at the 1st, 2nd, ... guess of a round, as bars that say what they divide by."""

from html import escape

from specviz.engine import Session
from specviz.engine.metrics.positions import Position, acceptance_by_position
from specviz.view.recorded.odds import gauge

MOST_ROWS = 32


def positions_table(session: Session, unit: str = "Guess") -> str:
    """Acceptance by position as an HTML table, conditional and unconditional side by side.

    Args:
        session: the rounds.
        unit: what stands at a position: "Guess", or "Head" for Medusa heads.

    Returns:
        The table, or an empty text when nothing was ever drafted.
    """
    found = acceptance_by_position(session)
    if not found:
        return ""
    head = "".join(f'<th scope="col">{name}</th>' for name in _headings(unit))
    body = "".join(_row(f"{unit} {place}", each) for place, each in enumerate(found[:MOST_ROWS], 1))
    left = len(found) - MOST_ROWS
    more = f'<p class="more">{left:,} more positions are not drawn.</p>' if left > 0 else ""
    return (
        f'<table class="by-position"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
        f"{more}"
    )


def _headings(unit: str) -> tuple[str, str, str]:
    return (
        unit,
        "<b>Conditional</b><small>accepted / tested: all guesses before it were accepted</small>",
        "<b>Unconditional</b><small>accepted / all rounds with guesses</small>",
    )


def _row(name: str, at: Position) -> str:
    return (
        f'<tr><th scope="row">{escape(name)}</th>'
        f"{_cell(at.conditional, at.accepted, at.tested)}"
        f"{_cell(at.unconditional, at.accepted, at.rounds)}</tr>"
    )


def _cell(rate: float | None, accepted: int, of: int) -> str:
    words = "never tested" if rate is None else f"{accepted:,} of {of:,}"
    value = "–" if rate is None else f"{rate:.0%}"
    return f"<td>{gauge(rate)}<b>{value}</b> <small>{words}</small></td>"
