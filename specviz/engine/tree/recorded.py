"""Heads of a real model: a shipped recording as the source of candidates."""

from functools import lru_cache

from specviz.engine.recording import head_tokens
from specviz.engine.recording.shipped import names, shipped
from specviz.engine.tree.choices import Choice, chain
from specviz.engine.tree.played import MedusaPlayed, heads_by_position
from specviz.engine.tree.session import replay_tree


@lru_cache(maxsize=1)
def tree_recordings() -> tuple[str, ...]:
    """The names of the shipped recordings that Medusa heads made.

    Example:
        >>> "medusa-steps" in tree_recordings()
        True
    """
    return tuple(filter(has_trees, names()))


def has_trees(name: str) -> bool:
    """Whether there is a shipped recording of that name that Medusa heads made."""
    return name in names() and shipped(name).trees is not None


def recorded_choices(name: str) -> tuple[Choice, ...]:
    """The shape of the tree with which a session was recorded."""
    return shipped(name).recording.settings.choices


def play_recorded(name: str) -> MedusaPlayed:
    """A recorded session as the Medusa page plays it, and the chain beside it.

    The target is what the model said after the first token, which its prompt's pass gave. The
    chain reaches positions where no heads were recorded; see ``heads_by_position``.

    Args:
        name: one of ``tree_recordings()``.

    Example:
        >>> played = play_recorded("medusa-steps")
        >>> played.session.calls < played.chain.calls
        True
    """
    opened = shipped(name)
    session = opened.trees
    assert session is not None
    heads = head_tokens(opened.recording)
    starts = (step.start for step in session.rounds)
    propose = heads_by_position(dict(zip(starts, heads, strict=True)))
    depth = max(map(len, recorded_choices(name)), default=0)
    return MedusaPlayed(session, replay_tree(session.target, propose, chain(depth)), heads, ())
