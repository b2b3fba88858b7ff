"""One round as a picture of its candidate tree: the root on the left, a column for each head."""

from dataclasses import dataclass

from specviz.engine import TreeRound
from specviz.engine.tree.build import PROMPT
from specviz.view.palette import BONUS
from specviz.view.tree.layout import Layout, layout
from specviz.view.tree.marks import (
    describe,
    is_lit,
    named,
    node_links,
    pick,
    short,
    sign_and_word,
    states,
    title,
)

_HEAD = 46
_MARGIN = 6
_LARGE = 24


@dataclass(frozen=True, slots=True)
class _Size:
    """Pixels: of a node's box, and from one box to the next; ``letters`` fit in a box."""

    width: int
    height: int
    column: int
    row: int
    letters: int

    def corner(self, place: tuple[int, int]) -> tuple[int, int]:
        return _MARGIN + place[0] * self.column, _HEAD + place[1] * self.row


_ROOMY = _Size(width=132, height=30, column=172, row=38, letters=10)
_DENSE = _Size(width=104, height=20, column=126, row=23, letters=8)


def tree_svg(step: TreeRound, verified: bool = True) -> str:
    """Draw the candidate tree of a round as SVG.

    The accepted path is bold, discarded and overrun nodes are grey, rejected tokens are struck
    through, and the bonus hangs on the last accepted node. State is told by colour, border and
    sign. Colours come from assets/medusa.css.

    Args:
        step: the round.
        verified: whether to show the verdict; before it, every node is pending.

    Returns:
        One ``<svg>``. Nodes carry ``data-node``, nodes and edges ``data-in`` (what lights them),
        nodes ``data-pick`` (what they light).
    """
    grid = layout(step, verified)
    size = _DENSE if grid.rows > _LARGE else _ROOMY
    marks, links = states(step, verified), node_links(step.tree, grid.places)
    width = _MARGIN + grid.columns * size.column
    height = _HEAD + grid.rows * size.row
    parts = [
        *_headings(step, grid, size),
        *_edges(step, grid, size, marks, links),
        *(_node(step, grid, size, node, marks[node], links[node]) for node in grid.places),
        _bonus(step, grid, size),
    ]
    kind = "dense" if size is _DENSE else "roomy"
    return (
        f'<svg class="tree {kind}" role="group" aria-label="Candidate tree" width="{width}" '
        f'height="{height}" viewBox="0 0 {width} {height}">{"".join(parts)}</svg>'
    )


def _headings(step: TreeRound, grid: Layout, size: _Size) -> list[str]:
    """What each column guesses: a head and a position of the target text, counted from 1."""
    place = f"token {step.start}" if step.start else "before the text"
    labels = [("root", place)]
    for depth in range(1, grid.columns - 1):
        labels.append((f"head {depth}", f"token {step.start + depth}"))
    xs = [size.corner((depth, 0))[0] for depth in range(len(labels))]
    return [
        f'<text class="heading" x="{x}" y="16">{head}</text>'
        f'<text class="place" x="{x}" y="33">{where}</text>'
        for x, (head, where) in zip(xs, labels, strict=True)
    ]


def _edges(
    step: TreeRound, grid: Layout, size: _Size, marks: tuple[str, ...], links: tuple[str, ...]
) -> list[str]:
    """Every edge, those of the accepted path last so that nothing covers them."""
    parents = step.tree.parents
    nodes = sorted((node for node in grid.places if node), key=lambda node: is_lit(marks[node]))
    edges = [
        f'<path class="edge {marks[node]}" data-in="{links[node]}" '
        f'd="{_elbow(grid.places[parents[node]], grid.places[node], size)}"/>'
        for node in nodes
    ]
    if grid.bonus:
        line = _elbow(grid.places[step.path[-1]], grid.bonus, size)
        edges.append(f'<path class="edge {BONUS}" d="{line}"/>')
    return edges


def _elbow(start: tuple[int, int], end: tuple[int, int], size: _Size) -> str:
    x, y = size.corner(start)
    to_x, to_y = size.corner(end)
    half = size.height // 2
    left, middle = x + size.width, x + (size.width + size.column) // 2
    if y == to_y:
        return f"M{left} {y + half}H{to_x}"
    return f"M{left} {y + half}H{middle}V{to_y + half}H{to_x}"


def _node(step: TreeRound, grid: Layout, size: _Size, node: int, state: str, links: str) -> str:
    token, words = step.tree.candidates[node], describe(step, node, state)
    text = "prompt" if token == PROMPT else short(token, size.letters)
    box = _box(size, grid.places[node], text, sign_and_word(state)[0], str(node or ""))
    return (
        f'<g class="node {state}" data-node="{node}" data-in="{links}" '
        f"{pick(f'n{node}', words)}>{title(words)}{box}</g>"
    )


def _bonus(step: TreeRound, grid: Layout, size: _Size) -> str:
    if grid.bonus is None or step.bonus is None:
        return ""
    words = f"Bonus {named(step.bonus)}: the big model's own token, the root of the next tree"
    x, y = size.corner(grid.bonus)
    inner = (
        f'<rect class="inner" x="{x + 3}" y="{y + 3}" width="{size.width - 6}" '
        f'height="{size.height - 6}" rx="3"/>'
    )
    box = _box(size, grid.bonus, short(step.bonus, size.letters), "+1", "", inner)
    return f'<g class="node {BONUS}" role="img">{title(words)}{box}</g>'


def _box(
    size: _Size, place: tuple[int, int], text: str, sign: str, number: str, inner: str = ""
) -> str:
    """A rectangle with a sign on the left, the token in the middle and the number on the right."""
    x, y = size.corner(place)
    line = y + size.height // 2
    right, middle = x + size.width - 5, x + size.width // 2
    return (
        f'<rect x="{x}" y="{y}" width="{size.width}" height="{size.height}" rx="5"/>{inner}'
        f'<text class="sign" x="{x + 6}" y="{line}">{sign}</text>'
        f'<text class="token" x="{middle}" y="{line}">{text}</text>'
        f'<text class="number" x="{right}" y="{line}">{number}</text>'
    )
