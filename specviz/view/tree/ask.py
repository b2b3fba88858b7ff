"""Predict first on the Medusa page: which path wins, asked before each verdict."""

from zlib import crc32

from specviz.engine import Totals, TreeRound, TreeSession
from specviz.view.ask import MOST_CHOICES, Ask, Quiz, choices_html, count_answer, counts_html
from specviz.view.text import side_by_side
from specviz.view.tree.counters import tree_counters
from specviz.view.tree.figures import pending_figures
from specviz.view.tree.lane import tree_lane

WHICH = "Which path wins?"
_RULE = "The longest match wins, the first of those that match equally far."
HOW_MANY = "How many tokens of the winning path match?"
NONE = "0"
"""The answer that no candidate of head 1 matches."""


def tree_quiz(session: TreeSession, span: range) -> Quiz:
    """The questions for the same frames that ``tree_reel`` makes of a span."""
    running, size = session.running, len(session.target)
    asks = tuple(_ask(session.rounds[at - 1], running[at - 1], size) if at else None for at in span)
    told = [(step.tree.candidates, step.tree.parents) for step in session.rounds]
    return Quiz(f"{crc32(repr((session.target, told)).encode()):x}", asks)


def winning(step: TreeRound) -> str:
    """The right answer to "which path wins": the path's number in the list, or none.

    Example:
        >>> from specviz.engine import build_tree, verify_tree
        >>> tree = build_tree([["a", "b"]], [[0], [1]])
        >>> [winning(verify_tree([said], 0, tree)) for said in ("a", "b", "c")]
        ['2', '1', '0']
    """
    return str(step.winner + 1) if step.accepted else NONE


def _ask(step: TreeRound, before: Totals, size: int) -> Ask | None:
    if not step.draft:
        return None
    named = 1 < len(step.tree.paths) < MOST_CHOICES
    answer = winning(step) if named else count_answer(step.accepted)
    asked = _which(step) if named else counts_html(HOW_MANY, step.tree.positions[-1])
    html = (
        f"{tree_lane(step, verified=False)}{asked}{tree_counters(None, before, size)}"
        f"{pending_figures(step)}"
    )
    return Ask(html, answer, WHICH if named else HOW_MANY)


def _which(step: TreeRound) -> str:
    """A button a path, numbered as in the list of paths, and one for no match at all."""
    paths, tokens = step.tree.paths, step.tree.candidates
    choices = [(NONE, f"{NONE}: none matches")]
    for number, path in enumerate(paths, start=1):
        label = side_by_side([tokens[node] for node in path[1:]])
        choices.append((str(number), f"{number}: {label}"))
    rest = ", Tab and Enter for the rest," if len(paths) > 9 else ""
    hint = f"{_RULE} Press 0 to {min(len(paths), 9)} to answer{rest} or Enter to see the verdict."
    return choices_html(WHICH, choices, hint)
