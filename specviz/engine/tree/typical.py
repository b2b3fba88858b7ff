"""Typical acceptance: Medusa's rule for sampling, which is not lossless."""

from collections.abc import Mapping, Sequence
from math import exp, log

from specviz.engine.tree.build import Tree
from specviz.engine.tree.verify import matched_lengths

Row = Mapping[str, float]
"""The big model's probabilities for the next token after one node; what is absent has 0."""


def entropy(row: Row) -> float:
    """The entropy of a probability row, in nats.

    Example:
        >>> round(entropy({"a": 0.5, "b": 0.5}), 4)
        0.6931
    """
    return -sum(p * log(p) for p in row.values() if p > 0)


def typical_threshold(row: Row, eps: float = 0.09, delta: float = 0.3) -> float:
    """The probability a candidate must exceed: ``min(eps, delta * exp(-H))``.

    H is the entropy of the row. A sure big model asks for ``eps``; the less sure it is, the less
    it asks (Cai et al. 2024, section 2.3.1).

    Example:
        >>> unsure = dict.fromkeys("abcdefgh", 1 / 8)
        >>> typical_threshold({"a": 1.0}), round(typical_threshold(unsure), 4)
        (0.09, 0.0375)
    """
    return min(eps, delta * exp(-entropy(row)))


def accept_typical(
    tree: Tree, rows: Sequence[Row], eps: float = 0.09, delta: float = 0.3
) -> tuple[int, ...]:
    """Choose the path that typical acceptance keeps.

    A child is accepted when its probability after its parent exceeds that parent's threshold.
    The longest accepted path wins; ties go to the likelier path (by summed log-probability),
    then to the first. The output is plausible to the big model but is *not* what it would have
    sampled: unlike greedy acceptance, this rule is not lossless.

    Args:
        tree: the candidate tree.
        rows: one probability row a node, the root's first.
        eps: the hard threshold, 0.09 in the published code.
        delta: the factor of the entropy-dependent threshold, 0.3 in the published code.

    Returns:
        The accepted nodes, from the root (always there) down.

    Raises:
        ValueError: there is not one row a node.

    Example:
        >>> from specviz.engine.tree.build import build_tree
        >>> tree = build_tree([["a", "b"]], [[0], [1]])
        >>> accept_typical(tree, [{"a": 0.4, "b": 0.6}, {}, {}])
        (0, 2)
    """
    if len(rows) != len(tree.parents):
        raise ValueError(f"{len(rows)} probability rows for {len(tree.parents)} nodes")
    limits = [typical_threshold(row, eps, delta) for row in rows]
    chances = [_chance(tree, rows, node) for node in range(len(rows))]
    right = [chances[node] > limits[parent] for node, parent in enumerate(tree.parents)]
    paths = tree.paths
    lengths = matched_lengths(paths, right)
    longest = max(lengths)
    tied = [path for path, length in zip(paths, lengths, strict=True) if length == longest]
    kept = [path[: longest + 1] for path in tied]
    return max(kept, key=lambda path: sum(log(chances[node]) for node in path[1:]))


def _chance(tree: Tree, rows: Sequence[Row], node: int) -> float:
    """The big model's probability of a node's token, given its parent."""
    return rows[tree.parents[node]].get(tree.candidates[node], 0.0) if node else 1.0
