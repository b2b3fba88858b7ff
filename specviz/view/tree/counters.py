"""The running counts of a session with candidate trees: what was emitted and what it took."""

from specviz.engine import Totals
from specviz.view.counters import drift, ratio, tile
from specviz.view.glossary import term
from specviz.view.text import count


def tree_counters(before: Totals | None, now: Totals, size: int) -> str:
    """The counts after a round as HTML tiles, each with what that round changed.

    Tokens verified a call stand beside tokens emitted a call: more candidates are not free.

    Args:
        before: the counts before the round; None when no round has been played.
        now: the counts after it.
        size: tokens in the whole target.
    """
    change = before or now
    verified, emitted = ratio(now.drafted_per_call), ratio(now.tokens_per_call)
    tiles = (
        tile("Tokens emitted", f"{now.emitted:,}", f"of {size:,}", now.emitted - change.emitted),
        tile(
            term("call", "Big-model calls"),
            f"{now.calls:,}",
            f"standard decoding: {count(now.emitted, 'call')}",
            now.calls - change.calls,
        ),
        tile(
            term("tokens per call", "Tokens per call"),
            emitted,
            drift(change.tokens_per_call, now.tokens_per_call),
            kind="headline",
        ),
        tile(
            term("candidate", "Candidates verified a call"),
            verified,
            f"for {emitted} tokens emitted a call",
        ),
        tile(
            "Candidates verified in all",
            f"{now.drafted:,}",
            f"{now.accepted:,} of them accepted",
            now.drafted - change.drafted,
        ),
    )
    return f'<dl class="tiles">{"".join(tiles)}</dl>'
