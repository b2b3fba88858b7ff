"""A session: rounds in order, each with one draft."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from specviz.engine.counts import Counts, in_order, rounds_of
from specviz.engine.rounds import Round, verify

Drafter = Callable[[Sequence[str], int], Sequence[str]]
"""Makes the guesses of one round from (target, start); see drafters.py."""


@dataclass(frozen=True, slots=True)
class Session(Counts[Round]):
    """A target text and the rounds that emitted it; every count is in counts.py.

    Example:
        >>> target = "the cat sat on the mat and slept".split()
        >>> session = replay(target, [["the", "cat", "dog"], ["on", "the", "moon"],
        ...                           ["and", "slept", "forever"]])
        >>> session.calls, len(session.emitted), round(session.tokens_per_call, 2)
        (3, 8, 2.67)
    """


def replay(target: Iterable[str], drafts: Iterable[Sequence[str]] | Drafter = ()) -> Session:
    """Play rounds until the target is exhausted.

    Args:
        target: every token of the target text; may be empty (no round exists then).
        drafts: the guesses of each round in order, or a drafter ``(target, start) -> guesses``.
            Drafts left over when the target ends are not played. When drafts run out first,
            the rest is decoded one token a call.

    Returns:
        The session; its ``emitted`` equals ``target``.

    Example:
        >>> [len(step.emitted) for step in replay("a b c d".split(), [["a", "b"]]).rounds]
        [3, 1]
    """
    target = tuple(target)
    propose = drafts if callable(drafts) else in_order(drafts)
    rounds = rounds_of(target, lambda start: verify(target, start, propose(target, start)))
    return Session(target, rounds)
