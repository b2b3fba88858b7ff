"""The running counts after a round, and what that round added to each."""

from specviz.engine import Totals
from specviz.view.glossary import term
from specviz.view.text import count


def ratio(value: float | None) -> str:
    """Tokens per call with two decimals; a dash before any call.

    Example:
        >>> ratio(8 / 3), ratio(None)
        ('2.67', '–')
    """
    return "–" if value is None else f"{value:.2f}"


def percent(value: float | None) -> str:
    """A rate as a percentage; a dash where it is undefined."""
    return "–" if value is None else f"{value:.0%}"


def counters(before: Totals | None, now: Totals, size: int) -> str:
    """The counts after a round as HTML tiles, each with what that round changed.

    Args:
        before: the counts before the round; None when no round has been played.
        now: the counts after it.
        size: tokens in the whole target.
    """
    change = before or now
    emitted = now.emitted - change.emitted
    guesses = count(now.drafted, "guess", "guesses")
    floor = f"standard decoding: {count(now.emitted, 'call')}"
    tiles = (
        tile("Tokens emitted", f"{now.emitted:,}", f"of {size:,}", emitted),
        tile(term("call", "Big-model calls"), f"{now.calls:,}", floor, now.calls - change.calls),
        tile(
            term("tokens per call", "Tokens per call"),
            ratio(now.tokens_per_call),
            drift(before.tokens_per_call if before else None, now.tokens_per_call),
            kind="headline",
        ),
        tile(
            term("acceptance rate", "Acceptance rate"),
            percent(now.acceptance_rate),
            f"{now.accepted:,} of {guesses}",
        ),
        tile(
            "Calls saved",
            f"{now.saved_calls:,}",
            "against one token a call",
            now.saved_calls - change.saved_calls,
        ),
    )
    return f'<dl class="tiles">{"".join(tiles)}</dl>'


def drift(before: float | None, now: float | None) -> str:
    """How much a round moved the tokens per call, beside the floor of standard decoding."""
    if before is None or now is None:
        return "standard decoding: 1"
    return f"{now - before:+.2f} this round; floor: 1"


def tile(name: str, value: str, note: str, change: int = 0, kind: str = "") -> str:
    """One count as HTML.

    Args:
        name: what is counted; HTML.
        value: the count.
        note: what stands under it.
        change: what the round added; 0 shows nothing.
        kind: "headline" for the tile that matters most.
    """
    added = f' <span class="change">{change:+,}</span>' if change else ""
    return (
        f'<div class="tile {kind}"><dt>{name}</dt><dd><b>{value}</b>{added}'
        f"<small>{note}</small></dd></div>"
    )
