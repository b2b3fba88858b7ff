"""Medusa heads -> candidates -> one candidate tree."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from specviz.engine.tree.choices import Choice, sort_choices

Heads = Sequence[Sequence[str]]
"""What the heads offer for one round: the candidates of each head, best first."""

PROMPT = ""
"""Stands at the root of the first round: a token that comes before the target text."""


@dataclass(frozen=True, slots=True)
class Tree:
    """A candidate tree, the input of one big-model call.

    Node 0 is the root: the token before the tree's positions, already known to be right. Nodes
    are numbered by depth, then by choice, so a parent always has a smaller number than its
    children.

    Attributes:
        candidates: the token of each node.
        parents: the parent of each node; -1 for the root.
        choices: the choice behind each node but the root: choice i made node i + 1.

    Example:
        >>> tree = build_tree([["cat", "dog"], ["sat"]], [[0], [1], [0, 0]], root="the")
        >>> tree.candidates, tree.paths, tree.mask
        (('the', 'cat', 'dog', 'sat'), ((0, 1, 3), (0, 2)), ((0,), (0, 1), (0, 2), (0, 1, 3)))
    """

    candidates: tuple[str, ...]
    parents: tuple[int, ...]
    choices: tuple[Choice, ...]

    @property
    def positions(self) -> tuple[int, ...]:
        """The depth of each node: its position in the text, counted from the root's."""
        return (0, *map(len, self.choices))

    @property
    def children(self) -> tuple[tuple[int, ...], ...]:
        """The children of each node, best rank first."""
        found: list[list[int]] = [[] for _ in self.parents]
        for node, parent in enumerate(self.parents[1:], start=1):
            found[parent].append(node)
        return tuple(map(tuple, found))

    @property
    def mask(self) -> tuple[tuple[int, ...], ...]:
        """Tree attention: row i lists the nodes that node i sees, itself and its ancestors.

        Siblings and cousins are never seen, so every path is verified as if it were alone
        (Cai et al. 2024, section 2.1.2). Read from left to right, row i is also the way from
        the root to node i. The cached text, which every node sees, is not listed.
        """
        rows: list[tuple[int, ...]] = [(0,)]
        for node, parent in enumerate(self.parents[1:], start=1):
            rows.append((*rows[parent], node))
        return tuple(rows)

    @property
    def mask_cells(self) -> int:
        """How many cells of the mask are seen, of ``len(candidates) ** 2``."""
        return len(self.candidates) + sum(map(len, self.choices))

    @property
    def paths(self) -> tuple[tuple[int, ...], ...]:
        """The root-to-leaf paths as node numbers, in the order the published code gives them.

        That order walks the sorted choices backwards and skips each prefix of a path already
        taken; what is left are the leaves, last one first.
        """
        inner = set(self.parents)
        rows = self.mask
        return tuple(rows[node] for node in reversed(range(len(rows))) if node not in inner)


def build_tree(heads: Heads, choices: Iterable[Sequence[int]], root: str = PROMPT) -> Tree:
    """Build the candidate tree of one round.

    A head knows nothing of what the other heads chose: every node at depth d whose last rank is
    r holds candidate r of head d (Cai et al. 2024, section 2.1.2).

    Args:
        heads: the candidates of each head, best first. Head 1 stands at index 0.
        choices: which combinations to take, as paths of 0-based ranks. A choice that wants more
            than a head offers makes no node, and neither does anything below it.
        root: the token before the tree's positions.

    Returns:
        The tree; its ``choices`` are those that made a node.

    Raises:
        ChoicesError: the choices make no tree, such as when a prefix is missing.

    Example:
        >>> build_tree([["cat", "dog"], ["sat", "ran"]], [[0], [0, 1]]).candidates
        ('', 'cat', 'ran')
    """
    return grow(heads, sort_choices(choices), root)


def grow(heads: Heads, ordered: Sequence[Choice], root: str) -> Tree:
    """``build_tree`` for choices that ``sort_choices`` has put in order already."""
    nodes: dict[Choice, int] = {(): 0}
    candidates, parents = [root], [-1]
    for choice in ordered:
        depth, rank = len(choice), choice[-1]
        parent = nodes.get(choice[:-1])
        if parent is None or depth > len(heads) or rank >= len(heads[depth - 1]):
            continue
        nodes[choice] = len(candidates)
        candidates.append(heads[depth - 1][rank])
        parents.append(parent)
    return Tree(tuple(candidates), tuple(parents), tuple(nodes)[1:])
