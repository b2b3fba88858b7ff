"""Where the nodes of a candidate tree stand: depth to the right, candidates downwards."""

from dataclasses import dataclass

from specviz.engine import TreeRound

MOST_DRAWN = 256
"""Nodes drawn in one picture; a larger tree is drawn in part and counted in words."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of the nodes drawn, on a grid.

    A parent stands in the row of its first child, so the best candidates of all heads make a
    straight line and the root is at the top left. The bonus stands first among the children of
    the last accepted node.

    Attributes:
        places: node -> (column, row); the column is the depth.
        bonus: (column, row) of the bonus, or None.
        columns: how many columns the picture has; always one for a bonus after the last head.
        rows: how many rows; always one for the bonus, so that pictures do not jump.
    """

    places: dict[int, tuple[int, int]]
    bonus: tuple[int, int] | None
    columns: int
    rows: int


def layout(step: TreeRound, verified: bool = True, most: int = MOST_DRAWN) -> Layout:
    """Place the nodes of a round.

    Args:
        step: the round.
        verified: whether the verdict is in, so that there is a bonus.
        most: how many nodes to place at most.

    Returns:
        The layout; nodes left out have no place.
    """
    tree, positions = step.tree, step.tree.positions
    nodes = drawn(step, most)
    last = step.path[-1] if verified and step.bonus is not None else None
    inner = {tree.parents[node] for node in nodes}
    height = {node: 0 if node in inner else 1 for node in nodes}
    if last in inner:
        height[last] += 1
    for node in reversed(nodes[1:]):
        height[tree.parents[node]] += height[node]
    places, free = {0: (0, 0)}, {0: int(last == 0 and 0 in inner)}
    for node in nodes[1:]:
        depth, parent = positions[node], tree.parents[node]
        places[node] = (depth, free[parent])
        free[node] = free[parent] + int(node == last and node in inner)
        free[parent] += height[node]
    column, row = places[step.path[-1]]
    columns = max(positions[node] for node in nodes) + 2
    leaves = sum(1 for node in nodes if node not in inner)
    return Layout(places, None if last is None else (column + 1, row), columns, leaves + 1)


def drawn(step: TreeRound, most: int = MOST_DRAWN) -> list[int]:
    """The nodes to draw, in order: the accepted path, what stood beside it, then the shallowest.

    Every parent of a node drawn is drawn too.
    """
    parents = step.tree.parents
    on_path = set(step.path)
    beside = [node for node in range(len(parents)) if node == 0 or parents[node] in on_path]
    kept = dict.fromkeys([*step.path, *beside])
    chosen = set(list(kept)[:most])
    for node in range(len(parents)):
        if len(chosen) >= most:
            break
        if parents[node] in chosen:
            chosen.add(node)
    return sorted(chosen)
