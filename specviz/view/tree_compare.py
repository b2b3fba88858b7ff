"""Chain against tree, from the same heads and target: what was emitted and what it took."""

from typing import Any

from specviz.engine import TreeSession
from specviz.view.counters import ratio
from specviz.view.text import count

HEADINGS = (
    "",
    "Big-model calls",
    "Tokens emitted a call",
    "Candidates verified a call",
    "Candidates verified in all",
)


def compare_table(tree: TreeSession, chain: TreeSession) -> str:
    """The counts of both, and of standard decoding, as a Markdown table."""
    size = len(tree.target)
    lines = [
        HEADINGS,
        ("---", *["--:"] * 4),
        _line("**Tree**", tree),
        _line("**Chain** (first candidate of each head)", chain),
        ("Standard decoding (no heads)", f"{size:,}", "1.00", "0.00", "0"),
    ]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def compare_words(tree: TreeSession, chain: TreeSession) -> str:
    """What the comparison says, in one or two sentences of plain text.

    Example:
        >>> from specviz.engine import replay_tree
        >>> session = replay_tree(["a", "b"], [[["a"]]], [[0]])
        >>> compare_words(session, session)  # doctest: +NORMALIZE_WHITESPACE
        'Tree and chain both need 1 call, 2.00 tokens a call. The tree makes the big model look at
        1 candidate in all, the chain at 1.'
    """
    looked = (
        f"The tree makes the big model look at {count(tree.drafted, 'candidate')} in all, "
        f"the chain at {chain.drafted:,}."
    )
    if tree.calls == chain.calls:
        both = f"both need {count(tree.calls, 'call')}, {ratio(tree.tokens_per_call)} tokens a call"
        return f"Tree and chain {both}. {looked}"
    return (
        f"The tree emits {ratio(tree.tokens_per_call)} tokens a call, the chain "
        f"{ratio(chain.tokens_per_call)}: {count(tree.calls, 'call')} against {chain.calls:,}. "
        f"{looked} {_price(tree, chain)}"
    )


def compare_rows(tree: TreeSession, chain: TreeSession) -> list[dict[str, Any]]:
    """The comparison as rows for a chart: way, kind ("emitted" or "verified") and amount a call."""
    ways = (("Tree", tree), ("Chain", chain))
    kinds = ("tokens emitted a call", "candidates verified a call")
    return [
        {"way": way, "kind": kind, "amount": amount or 0.0}
        for way, session in ways
        for kind, amount in zip(
            kinds, (session.tokens_per_call, session.drafted_per_call), strict=True
        )
    ]


def _price(tree: TreeSession, chain: TreeSession) -> str:
    saved, more = chain.calls - tree.calls, tree.drafted - chain.drafted
    if saved <= 0 or more <= 0:
        return "Here the chain goes deeper: a tree must hold the best candidate of every head."
    return f"Each call saved costs {more / saved:,.1f} more candidates to verify."


def _line(name: str, session: TreeSession) -> tuple[str, ...]:
    return (
        name,
        f"{session.calls:,}",
        ratio(session.tokens_per_call),
        ratio(session.drafted_per_call),
        f"{session.drafted:,}",
    )
