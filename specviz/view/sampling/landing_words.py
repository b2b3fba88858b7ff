"""How far each rule lands from the target, as numbers."""

from specviz.engine.sampling.band import confidence_band
from specviz.engine.sampling.distribution import total_variation
from specviz.engine.sampling.rules import Rule, output_distribution

Numbers = tuple[float, ...]
Counts = tuple[tuple[Rule, tuple[int, ...]], ...]


def landing_table(p: Numbers, q: Numbers, counts: Counts) -> str:
    """A Markdown table: each rule's distance from p, measured and exact.

    Args:
        p: the target's distribution.
        q: the draft's distribution.
        counts: for each rule, how often each token was emitted.

    Example:
        >>> table = landing_table((0.5, 0.5), (1.0, 0.0), ((Rule.ACCEPT_ALL, (10, 0)),))
        >>> print(table.splitlines()[-1])
        | accept every guess | 0.5000 | 0.5000 | 2 of 2 |
    """
    head = (
        "| Rule | Distance from p, measured | Exact, without end | Tokens outside the band |",
        "|:--|--:|--:|--:|",
    )
    return "\n".join((*head, *(_row(p, q, rule, emitted) for rule, emitted in counts)))


def _row(p: Numbers, q: Numbers, rule: Rule, emitted: tuple[int, ...]) -> str:
    rounds = sum(emitted)
    seen = total_variation(p, tuple(count / rounds for count in emitted))
    exact = abs(total_variation(p, output_distribution(p, q, rule)))
    band = confidence_band(p, rounds)
    off = sum(not low <= n <= high for (low, high), n in zip(band, emitted, strict=True))
    return f"| {rule} | {seen:.4f} | {exact:.4f} | {off} of {len(p)} |"
