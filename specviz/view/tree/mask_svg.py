"""Tree attention as a picture: row by row, what each node sees."""

from dataclasses import dataclass

from specviz.engine import TreeRound
from specviz.engine.tree.build import PROMPT
from specviz.view.tree.layout import drawn
from specviz.view.tree.marks import node_links, pick, row_links, short, states

MOST_ROWS = 128
"""Rows drawn; a larger mask is drawn in part and counted in words."""

_NAMED = 24
_ROOMY = 14
_WORDS = 64
_TOP = 30


@dataclass(frozen=True, slots=True)
class _Grid:
    """The nodes drawn, and pixels: a cell's side, and where the cells begin.

    ``cached`` is how many cells wide the cached text is drawn.
    """

    nodes: tuple[int, ...]

    @property
    def named(self) -> bool:
        return len(self.nodes) <= _NAMED

    @property
    def cell(self) -> int:
        if not self.named:
            return 12
        return 22 if len(self.nodes) <= _ROOMY else 18

    @property
    def cached(self) -> int:
        return 3 if self.named else 6

    @property
    def gutter(self) -> int:
        return 112 if self.named else 28

    @property
    def left(self) -> int:
        return self.gutter + self.cached * self.cell + 4

    @property
    def side(self) -> int:
        return len(self.nodes) * self.cell

    def square(self, x: int, row: int, cells: int = 1) -> str:
        """A filled rectangle of some cells, as SVG path data."""
        width, height = cells * self.cell - 2, self.cell - 2
        return f"M{x + 1} {_TOP + row * self.cell + 1}h{width}v{height}h{-width}z"


def mask_svg(step: TreeRound, verified: bool = True) -> str:
    """Draw the tree attention mask of a round as SVG.

    Row sees column: every node sees the cached text (one wide column), its ancestors and itself;
    siblings and cousins never. Rows of the accepted path are filled in its colour.

    Args:
        step: the round.
        verified: whether to show the verdict.

    Returns:
        One ``<svg>``. Rows and column names carry ``data-node`` and ``data-in`` (what lights
        them), rows ``data-pick`` (what they light).
    """
    grid = _Grid(tuple(drawn(step, MOST_ROWS)))
    marks, sees, links = states(step, verified), step.tree.mask, row_links(step.tree)
    rows = [_row(step, grid, sees[node], marks[node], links[node]) for node in grid.nodes]
    width, height = grid.left + grid.side + 2, _TOP + grid.side + 2
    return (
        f'<svg class="mask {"roomy" if grid.named else "dense"}" role="group" '
        f'aria-label="Tree attention mask" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{_columns(step, grid)}'
        f'<rect class="square" x="{grid.left}" y="{_TOP}" width="{grid.side}" '
        f'height="{grid.side}"/>{_depth_lines(step, grid)}{_cache(grid)}{"".join(rows)}</svg>'
    )


def _columns(step: TreeRound, grid: _Grid) -> str:
    """The names above the columns: the cached text, then the number of each node."""
    links = node_links(step.tree, grid.nodes)
    numbers = "".join(
        f'<text class="column" data-node="{node}" data-in="{links[node]}" '
        f"{_upright(grid, grid.left + i * grid.cell + grid.cell // 2)}>{node}</text>"
        for i, node in enumerate(grid.nodes)
    )
    middle = grid.gutter + grid.cached * grid.cell // 2
    words = "cached text" if grid.cached * grid.cell > _WORDS else "cached"
    return f'<text class="cached" x="{middle}" y="{_TOP - 8}">{words}</text>{numbers}'


def _upright(grid: _Grid, x: int) -> str:
    """Where the number of a column stands; narrow columns have theirs turned by a quarter."""
    y = _TOP - 8
    return f'x="{x}" y="{y}"' + ("" if grid.named else f' transform="rotate(-90 {x} {y})"')


def _depth_lines(step: TreeRound, grid: _Grid) -> str:
    """Thin lines where one depth ends and the next begins."""
    depths = [step.tree.positions[node] for node in grid.nodes]
    steps = [i * grid.cell for i in range(1, len(depths)) if depths[i] != depths[i - 1]]
    across = "".join(f"M{grid.left} {_TOP + at}h{grid.side}" for at in steps)
    down = "".join(f"M{grid.left + at} {_TOP}v{grid.side}" for at in steps)
    return f'<path class="depths" d="{across}{down}"/>'


def _cache(grid: _Grid) -> str:
    """The wide column that every row sees."""
    cells = "".join(grid.square(grid.gutter, row, grid.cached) for row in range(len(grid.nodes)))
    return f'<path class="cache" d="{cells}"/>'


def _row(step: TreeRound, grid: _Grid, sees: tuple[int, ...], state: str, links: str) -> str:
    """One row of the mask; ``sees`` are the nodes it sees, its own last."""
    node = sees[-1]
    words = f"Row {node} sees {', '.join(map(str, sees))}"
    row = grid.nodes.index(node)
    y = _TOP + row * grid.cell
    seen = "".join(
        grid.square(grid.left + grid.nodes.index(other) * grid.cell, row) for other in sees
    )
    return (
        f'<g class="row {state}" data-node="{node}" data-in="{links}" {pick(f"n{node}", words)}>'
        f'<rect class="hit" x="0" y="{y}" width="{grid.left + grid.side}" height="{grid.cell}"/>'
        f"{_name(step, grid, node, y + grid.cell // 2)}"
        f'<path class="seen" d="{seen}"/></g>'
    )


def _name(step: TreeRound, grid: _Grid, node: int, y: int) -> str:
    """The number of a row, and its token where there is room."""
    number = f'<text class="name" x="{grid.gutter - 6}" y="{y}">{node}</text>'
    if not grid.named:
        return number
    token = step.tree.candidates[node]
    text = "prompt" if token == PROMPT else short(token, 10)
    return f'<text class="token" x="4" y="{y}">{text}</text>{number}'
