"""A session: rounds in order, and every count over them."""

import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import accumulate

from specviz.engine.rounds import Round, verify

Drafter = Callable[[Sequence[str], int], Sequence[str]]
"""Makes the guesses of one round from (target, start); see drafters.py."""


@dataclass(frozen=True, slots=True)
class Session:
    """A target text and the rounds that emitted it.

    Example:
        >>> target = "the cat sat on the mat and slept".split()
        >>> session = replay(target, [["the", "cat", "dog"], ["on", "the", "moon"],
        ...                           ["and", "slept", "forever"]])
        >>> session.calls, len(session.emitted), round(session.tokens_per_call, 2)
        (3, 8, 2.67)
    """

    target: tuple[str, ...]
    rounds: tuple[Round, ...]

    @property
    def calls(self) -> int:
        """Big-model calls: one a round."""
        return len(self.rounds)

    @property
    def emitted(self) -> tuple[str, ...]:
        """Every token emitted, in order. Always equals the target: the method is lossless."""
        return tuple(token for step in self.rounds for token in step.emitted)

    @property
    def accepted(self) -> int:
        """Guesses accepted, over all rounds."""
        return sum(step.accepted for step in self.rounds)

    @property
    def drafted(self) -> int:
        """Guesses made, over all rounds; discarded and overrun guesses were drafted too."""
        return sum(len(step.draft) for step in self.rounds)

    @property
    def saved_calls(self) -> int:
        """Calls that standard decoding, one token a call, would have needed on top."""
        return sum(len(step.emitted) - 1 for step in self.rounds)

    @property
    def tokens_per_call(self) -> float | None:
        """Tokens emitted / big-model calls, last round included; None before any call."""
        return self.running_tokens_per_call[-1] if self.rounds else None

    @property
    def acceptance_rate(self) -> float | None:
        """Accepted / drafted; None (undefined, not 0) when nothing was drafted."""
        return self.accepted / self.drafted if self.drafted else None

    @property
    def running_tokens_per_call(self) -> tuple[float, ...]:
        """Tokens per call after each round: entry i covers rounds 0 to i."""
        totals = accumulate(len(step.emitted) for step in self.rounds)
        return tuple(total / calls for calls, total in enumerate(totals, start=1))

    def up_to(self, rounds: int) -> "Session":
        """The same session when only its first ``rounds`` rounds have happened."""
        return Session(self.target, self.rounds[:rounds])


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
    propose = drafts if callable(drafts) else _in_order(drafts)
    rounds = []
    start, size = 0, len(target)
    with _garbage_collection_paused():
        while start < size:
            step = verify(target, start, propose(target, start))
            rounds.append(step)
            start += step.accepted + 1  # past the size when the last round has no bonus
    return Session(target, tuple(rounds))


def _in_order(drafts: Iterable[Sequence[str]]) -> Drafter:
    """A drafter that hands out the given drafts, then empty ones."""
    remaining = iter(drafts)
    return lambda target, start: next(remaining, ())


@contextmanager
def _garbage_collection_paused() -> Iterator[None]:
    """Spare the rounds of a long session repeated searches for cycles: rounds form none.

    Without this, 10 times the tokens take 12.5 times as long (benchmarks/replay.py).
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
