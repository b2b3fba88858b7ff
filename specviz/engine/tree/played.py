"""What playing the Medusa page gives: the session with its tree, and the chain beside it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from specviz.engine.tree.build import Heads
from specviz.engine.tree.session import HeadDrafter, TreeSession


@dataclass(frozen=True, slots=True)
class MedusaPlayed:
    """A session, what its heads offered, and the chain it is compared with.

    Attributes:
        session: the rounds with the tree that was chosen.
        chain: the same target and the same heads, but only the first candidate of each head, as
            many heads as the tree is deep.
        heads: what the heads offered in each round of ``session``.
        notes: one sentence for everything that was cut or left unused.
    """

    session: TreeSession
    chain: TreeSession
    heads: tuple[Heads, ...]
    notes: tuple[str, ...]


def heads_by_position(offered: Mapping[int, Heads]) -> HeadDrafter:
    """Heads at any position, from what they offered at some positions.

    A session that reaches other positions than the known ones gets there what the heads said
    before about the tokens ahead: those left out whose token is already known.

    Args:
        offered: what the heads offered, by the number of tokens emitted before.

    Example:
        >>> heads_by_position({0: [["a"], ["b"], ["c"]]})([], 1)
        [['b'], ['c']]
    """
    most = max(map(len, offered.values()), default=0)

    def propose(target: Sequence[str], start: int) -> Heads:
        for back in range(min(most, start) + 1):
            if start - back in offered:
                return offered[start - back][back:]
        return ()

    return propose
