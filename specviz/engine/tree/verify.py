"""One round over a candidate tree: the big model verifies every path in one call."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from specviz.engine.rounds import Status
from specviz.engine.tree.build import Tree


@dataclass(frozen=True, slots=True)
class TreeRound:
    """One big-model call over one candidate tree.

    A round counts as on the step-through page. The root is the token before ``start``: the last
    round's bonus, always right because the big model's own LM head chose it. In the first round
    it is the token that the prompt's pass gave, which comes before the target text; neither is
    counted here. Depth 1 of the tree guesses the token at ``start``, depth 2 the next, and the
    same call gives the bonus, which becomes the root of the next tree.

    Attributes:
        start: target tokens emitted before this round.
        tree: what the heads proposed.
        path: the accepted nodes, from the root (always there) down.
        bonus: the big model's own token after that path, or None when the target is exhausted.

    Example:
        >>> from specviz.engine.tree.build import build_tree
        >>> tree = build_tree([["cat", "dog"], ["sat", "ran"]], [[0], [1], [0, 0], [1, 1]])
        >>> step = verify_tree(["dog", "ran", "off"], 0, tree)
        >>> step.path, step.accepted, step.emitted
        ((0, 2, 4), 2, ('dog', 'ran', 'off'))
    """

    start: int
    tree: Tree
    path: tuple[int, ...]
    bonus: str | None

    @property
    def accepted(self) -> int:
        """How many guesses were accepted: the depth of the accepted path."""
        return len(self.path) - 1

    @property
    def draft(self) -> tuple[str, ...]:
        """Every candidate the big model looked at: one a node, the root left out."""
        return self.tree.candidates[1:]

    @property
    def emitted(self) -> tuple[str, ...]:
        """The tokens this call adds to the output: the accepted path, then the bonus."""
        kept = tuple(self.tree.candidates[node] for node in self.path[1:])
        return kept if self.bonus is None else (*kept, self.bonus)

    @property
    def end(self) -> int:
        """Target tokens emitted once this round is over."""
        return self.start + self.accepted + (self.bonus is not None)

    @property
    def is_correction(self) -> bool:
        """Whether the bonus stands where rejected candidates stood (else it follows the path)."""
        return self.bonus is not None and self.path[-1] in self.tree.parents

    @property
    def matched(self) -> tuple[int, ...]:
        """For each root-to-leaf path, how many of its candidates matched before one did not."""
        right = _right(self.tree, self.emitted[: self.accepted])
        return matched_lengths(self.tree.paths, right)

    @property
    def winner(self) -> int:
        """Which root-to-leaf path won: the longest match, the first of those that tie."""
        return self.matched.index(self.accepted)

    @property
    def statuses(self) -> tuple[Status, ...]:
        """One status a node; the root, right from the start, counts as accepted.

        A candidate that matched while another path won (a head listed it twice) is discarded.
        """
        found: list[Status] = []
        for node, parent in enumerate(self.tree.parents):
            found.append(
                Status.ACCEPTED if node in self.path else self._missed(node, found[parent])
            )
        return tuple(found)

    def _missed(self, node: int, above: Status) -> Status:
        """The status of a node off the accepted path, given its parent's."""
        parent, tokens = self.tree.parents[node], self.tree.candidates
        if above is not Status.ACCEPTED:
            return Status.OVERRUN if above is Status.OVERRUN else Status.DISCARDED
        if parent == self.path[-1]:
            return Status.OVERRUN if self.bonus is None else Status.REJECTED
        taken = self.path[self.path.index(parent) + 1]
        return Status.DISCARDED if tokens[node] == tokens[taken] else Status.REJECTED


def verify_tree(target: Sequence[str], start: int, tree: Tree) -> TreeRound:
    """Verify a candidate tree against the target, as one call of the big model does.

    From the root, a child is accepted when its token equals the target's at that position; the
    longest match wins and ties go to the first path (Cai et al. 2024, section 2.3.1, in its
    greedy case). A tree of one path counts exactly as ``verify`` counts its tokens.

    Args:
        target: every token of the target text.
        start: how many of them were emitted before this round, 0 <= start < len(target).
        tree: the candidates; depth d guesses the token at ``start + d - 1``.

    Returns:
        The finished round. When no candidate matches, the bonus alone is emitted.

    Raises:
        ValueError: there is no target token left at ``start``; such a round does not exist.

    Example:
        >>> from specviz.engine.tree.build import build_tree
        >>> verify_tree(["sat"], 0, build_tree([["ran"]], [[0]])).emitted
        ('sat',)
    """
    size = len(target)
    if not 0 <= start < size:
        raise ValueError(f"no target token at position {start}: the target has {size} tokens")
    right = _right(tree, target[start : start + tree.positions[-1]])
    paths = tree.paths
    lengths = matched_lengths(paths, right)
    longest = max(lengths)
    path, end = paths[lengths.index(longest)][: longest + 1], start + longest
    return TreeRound(start, tree, path, target[end] if end < size else None)


def matched_lengths(paths: Sequence[tuple[int, ...]], right: Sequence[bool]) -> tuple[int, ...]:
    """How far each root-to-leaf path goes before a node that is not right.

    Args:
        paths: the root-to-leaf paths of a tree.
        right: for each node, whether it is accepted once its parent is; the root's is unused.

    Returns:
        One count a path, the root left out.

    Example:
        >>> matched_lengths([(0, 1, 3), (0, 2)], [True, True, False, False])
        (1, 0)
    """
    return tuple(sum(1 for _ in takewhile(right.__getitem__, path[1:])) for path in paths)


def _right(tree: Tree, wanted: Sequence[str]) -> list[bool]:
    """For each node, whether it holds the token wanted at its depth; ``wanted[0]`` is depth 1's."""
    nodes = zip(tree.positions, tree.candidates, strict=True)
    return [0 < depth <= len(wanted) and token == wanted[depth - 1] for depth, token in nodes]
