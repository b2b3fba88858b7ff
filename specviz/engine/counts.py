"""Every count over rounds, whatever the rounds verified: a draft or a candidate tree."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Generic, Protocol, Self, TypeVar


class Step(Protocol):
    """What the counts need to know of one round, that is of one big-model call."""

    @property
    def draft(self) -> tuple[str, ...]:
        """Every guess the call looked at."""

    @property
    def accepted(self) -> int:
        """How many guesses were accepted."""

    @property
    def emitted(self) -> tuple[str, ...]:
        """The tokens the call adds to the output."""

    @property
    def end(self) -> int:
        """Target tokens emitted once the round is over."""


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
    def drafted_per_call(self) -> float | None:
        """Guesses the big model looked at in one call, on average; None before any call."""
        return self.drafted / self.calls if self.rounds else None

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

    def up_to(self, rounds: int) -> Self:
        """The same session when only its first ``rounds`` rounds have happened."""
        return replace(self, rounds=self.rounds[:rounds])


def play(target: Sequence[str], step_at: Callable[[int], S]) -> tuple[S, ...]:
    """Play rounds until the target is exhausted.

    Args:
        target: every token of the target text; may be empty (no round exists then).
        step_at: makes the round that begins at a position; it must emit at least one token.

    Returns:
        The rounds in order.
    """
    rounds: list[S] = []
    start = 0
    while start < len(target):
        rounds.append(step_at(start))
        start = rounds[-1].end
    return tuple(rounds)


def in_order(rounds: Iterable[Sequence[T]]) -> Callable[[Sequence[str], int], Sequence[T]]:
    """A drafter ``(target, start) -> guesses`` that hands out what is given, then nothing."""
    remaining = iter(rounds)
    return lambda target, start: next(remaining, ())
