"""Chain against tree, from the same heads and target: what was emitted and what it took."""

from dataclasses import dataclass

from specviz.engine import TreeSession
from specviz.view.counters import ratio
from specviz.view.text import count

_HEADINGS = ("Big-model calls", "Tokens emitted a call", "Candidates verified a call", "In all")


@dataclass(frozen=True, slots=True)
class _Way:
    """One way of decoding the target: its name, its calls, and what all of them verified."""

    name: str
    calls: int
    emitted: float
    verified: float
    drafted: int


def compare_table(tree: TreeSession, chain: TreeSession) -> str:
    """The counts of both, and of standard decoding, as HTML with a bar beside each ratio.

    Its style is in assets/page.css.
    """
    size = len(tree.target)
    ways = (
        _way("Tree", tree),
        _way("Chain: first candidate of each head", chain),
        _Way("Standard decoding: no heads", size, 1.0, 0.0, 0),
    )
    heads = "".join(f'<th scope="col">{name}</th>' for name in ("", *_HEADINGS))
    most = max(way.emitted for way in ways), max(1.0, *(way.verified for way in ways))
    rows = "".join(_row(way, *most) for way in ways)
    return (
        '<div class="compare" tabindex="0" role="region" aria-label="Chain against tree">'
        f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


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


def _price(tree: TreeSession, chain: TreeSession) -> str:
    saved, more = chain.calls - tree.calls, tree.drafted - chain.drafted
    if saved < 0:
        return "Here the candidates beside the chain save no call."
    if more <= 0:
        return "Here the tree saves calls with no more candidates than the chain."
    return f"Each call saved costs {more / saved:,.1f} more candidates to verify."


def _way(name: str, session: TreeSession) -> _Way:
    emitted, verified = session.tokens_per_call or 0.0, session.drafted_per_call or 0.0
    return _Way(name, session.calls, emitted, verified, session.drafted)


def _row(way: _Way, most_emitted: float, most_verified: float) -> str:
    emitted = _bar("emitted", way.emitted, most_emitted)
    verified = _bar("verified", way.verified, most_verified)
    return (
        f'<tr><th scope="row">{way.name}</th><td>{way.calls:,}</td>{emitted}{verified}'
        f"<td>{way.drafted:,}</td></tr>"
    )


def _bar(kind: str, amount: float, most: float) -> str:
    """A ratio with a bar as long as its share of the largest one."""
    return (
        f'<td class="{kind}"><span>{ratio(amount)}</span>'
        f'<i style="width: {amount / most:.1%}"></i></td>'
    )
