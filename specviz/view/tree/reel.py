"""The reel of a session with Medusa heads: every round with its three pictures."""

from html import escape

from specviz.engine import Split, Totals, TreeSession
from specviz.view.reel import Reel, window
from specviz.view.strip import strip
from specviz.view.tree.counters import tree_counters
from specviz.view.tree.figures import tree_figures
from specviz.view.tree.lane import opening_tree, tree_lane
from specviz.view.tree.sentences import explain_tree, say_tree

_LARGEST, _SMALLEST = 100, 8
_NODES_SENT = 2_000
"""Nodes in one window of frames; a node takes about 1.3 kB of HTML in its three pictures."""


def tree_span(session: TreeSession, position: int) -> range:
    """The positions to send around one position: fewer of them the larger the trees are.

    Example:
        >>> from specviz.engine import replay_tree
        >>> tree_span(replay_tree("abc", [], []), 1)
        range(0, 4)
    """
    nodes = max((len(step.tree.candidates) for step in session.rounds[:8]), default=1)
    size = max(_SMALLEST, min(_LARGEST, _NODES_SENT // nodes))
    return window(position, session.calls + 1, size)


def tree_reel(session: TreeSession, split: Split, span: range, name: str) -> Reel:
    """The frames of some positions: frame 0 is before any call, frame i round i.

    Args:
        session: the rounds.
        split: how tokens are joined.
        span: the positions, as ``tree_span`` gives them.
        name: changes when the session does.
    """
    running = session.running
    return Reel(
        name=name,
        total=session.calls + 1,
        first=span.start,
        frames=tuple(_frame(session, running, at) for at in span),
        says=tuple(_say(session, at) for at in span),
        strip=strip(session, split, span),
    )


def _frame(session: TreeSession, running: tuple[Totals, ...], at: int) -> str:
    before = running[at - 1] if at else None
    counts = tree_counters(before, running[at], len(session.target))
    if not session.rounds:
        return f'<p class="explain">{escape(opening_tree(None))}</p>{counts}'
    step = session.rounds[max(0, at - 1)]
    words = explain_tree(step) if at else opening_tree(step)
    return (
        f'{tree_lane(step, verified=at > 0)}<p class="explain">{escape(words)}</p>{counts}'
        f"{tree_figures(step, verified=at > 0)}"
    )


def _say(session: TreeSession, at: int) -> str:
    if at:
        return say_tree(at, session.rounds[at - 1])
    return opening_tree(session.rounds[0] if session.rounds else None)
