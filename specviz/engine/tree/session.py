"""A session with Medusa heads: rounds in order, each with one candidate tree."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from specviz.engine.counts import Counts, in_order, rounds_of
from specviz.engine.tree.build import PROMPT, Heads, grow
from specviz.engine.tree.choices import sort_choices
from specviz.engine.tree.verify import TreeRound, verify_tree

HeadDrafter = Callable[[Sequence[str], int], Heads]
"""Makes what the heads offer in one round from (target, start); see head_drafter.py."""


@dataclass(frozen=True, slots=True)
class TreeSession(Counts[TreeRound]):
    """A target text and the tree rounds that emitted it; every count is in counts.py.

    ``drafted`` counts every candidate the big model looked at: one a node, the roots left out.

    Example:
        >>> heads = [["a", "x"], ["y", "b"]]
        >>> session = replay_tree("a b c".split(), [heads], [[0], [1], [0, 0], [0, 1]])
        >>> session.calls, session.tokens_per_call, session.drafted_per_call
        (1, 3.0, 4.0)
    """


def replay_tree(
    target: Iterable[str],
    heads: Iterable[Heads] | HeadDrafter,
    choices: Iterable[Sequence[int]],
) -> TreeSession:
    """Play rounds with one shape of candidate tree until the target is exhausted.

    Args:
        target: every token of the target text; may be empty (no round exists then).
        heads: what the heads offer in each round, in order, or a drafter
            ``(target, start) -> heads``. When they run out before the target does, the rest is
            decoded one token a call.
        choices: the shape of the tree, the same in every round. A round whose heads offer less
            gets a smaller tree.

    Returns:
        The session; its ``emitted`` equals ``target``.

    Raises:
        ChoicesError: the choices make no tree, such as when a prefix is missing.

    Example:
        >>> [step.emitted for step in replay_tree(["a", "b"], [], [[0]]).rounds]
        [('a',), ('b',)]
    """
    target = tuple(target)
    ordered = sort_choices(choices)
    propose = heads if callable(heads) else in_order(heads)

    def step_at(start: int) -> TreeRound:
        root = target[start - 1] if start else PROMPT
        return verify_tree(target, start, grow(propose(target, start), ordered, root))

    return TreeSession(target, rounds_of(target, step_at))
