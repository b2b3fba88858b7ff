"""A session as a sequence of rounds, and every count over it: drafts and trees count alike."""

import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Generic, Self, TypeVar

from specviz.engine.totals import Step, Totals

S = TypeVar("S", bound=Step)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Counts(Generic[S]):
    """A target text, the rounds that emitted it, and the counts over them.

    Attributes:
        target: every token of the target text.
        rounds: the rounds in order, one big-model call each.
    """

    target: tuple[str, ...]
    rounds: tuple[S, ...]

    @property
    def running(self) -> tuple[Totals, ...]:
        """The counts after 0, 1, 2, ... rounds: entry i covers the first i rounds."""
        return tuple(accumulate(self.rounds, Totals.plus, initial=Totals()))

    @property
    def totals(self) -> Totals:
        """The counts over the whole session."""
        return self.running[-1]

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
        return self.totals.accepted

    @property
    def drafted(self) -> int:
        """Guesses made, over all rounds; discarded and overrun guesses were drafted too."""
        return self.totals.drafted

    @property
    def tokens_per_call(self) -> float | None:
        """Tokens emitted / big-model calls, last round included; None before any call."""
        return self.totals.tokens_per_call

    @property
    def drafted_per_call(self) -> float | None:
        """Guesses the big model looked at in one call, on average; None before any call."""
        return self.totals.drafted_per_call

    @property
    def acceptance_rate(self) -> float | None:
        """Accepted / drafted; None (undefined, not 0) when nothing was drafted."""
        return self.totals.acceptance_rate

    @property
    def saved_calls(self) -> int:
        """Calls that standard decoding, one token a call, would have needed on top."""
        return self.totals.saved_calls

    @property
    def running_tokens_per_call(self) -> tuple[float, ...]:
        """Tokens per call after each round: entry i covers rounds 0 to i."""
        return tuple(now.emitted / now.calls for now in self.running[1:])

    def up_to(self, rounds: int) -> Self:
        """The same session when only its first ``rounds`` rounds have happened."""
        return replace(self, rounds=self.rounds[:rounds])


def rounds_of(target: Sequence[str], step_at: Callable[[int], S]) -> tuple[S, ...]:
    """Make rounds until the target is exhausted.

    Args:
        target: every token of the target text; may be empty (no round exists then).
        step_at: makes the round that begins at a position; it must emit at least one token.

    Returns:
        The rounds in order.
    """
    rounds: list[S] = []
    start, size = 0, len(target)
    with _garbage_collection_paused():
        while start < size:
            step = step_at(start)
            rounds.append(step)
            start = step.end
    return tuple(rounds)


def in_order(rounds: Iterable[Sequence[T]]) -> Callable[[Sequence[str], int], Sequence[T]]:
    """A drafter ``(target, start) -> guesses`` that hands out what is given, then nothing.

    Example:
        >>> propose = in_order([["the", "cat"]])
        >>> propose([], 0), propose([], 3)
        (['the', 'cat'], ())
    """
    remaining = iter(rounds)
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
