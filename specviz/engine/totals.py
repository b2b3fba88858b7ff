"""The counts of the rounds played so far, whatever a round verifies."""

from dataclasses import dataclass
from typing import Protocol


class Step(Protocol):
    """What the counts need to know of one round, that is of one big-model call."""

    @property
    def start(self) -> int:
        """Target tokens emitted before the round."""

    @property
    def end(self) -> int:
        """Target tokens emitted once the round is over."""

    @property
    def draft(self) -> tuple[str, ...]:
        """Every guess the call looked at."""

    @property
    def accepted(self) -> int:
        """How many guesses were accepted."""

    @property
    def emitted(self) -> tuple[str, ...]:
        """The tokens the call adds to the output."""


@dataclass(frozen=True, slots=True)
class Totals:
    """The counts of the rounds played so far.

    Attributes:
        calls: big-model calls, one a round.
        emitted: tokens emitted.
        accepted: guesses accepted.
        drafted: guesses made; discarded and overrun guesses were drafted too.

    Example:
        >>> Totals(calls=3, emitted=8, accepted=6, drafted=9).tokens_per_call
        2.6666666666666665
    """

    calls: int = 0
    emitted: int = 0
    accepted: int = 0
    drafted: int = 0

    @property
    def tokens_per_call(self) -> float | None:
        """Emitted / calls, last round included; None before any call."""
        return self.emitted / self.calls if self.calls else None

    @property
    def drafted_per_call(self) -> float | None:
        """Guesses the big model looked at in one call, on average; None before any call."""
        return self.drafted / self.calls if self.calls else None

    @property
    def acceptance_rate(self) -> float | None:
        """Accepted / drafted; None (undefined, not 0) when nothing was drafted."""
        return self.accepted / self.drafted if self.drafted else None

    @property
    def saved_calls(self) -> int:
        """Calls that standard decoding, one token a call, would have needed on top."""
        return self.emitted - self.calls

    def plus(self, step: Step) -> "Totals":
        """The counts once one more round has been played."""
        return Totals(
            self.calls + 1,
            self.emitted + step.end - step.start,
            self.accepted + step.accepted,
            self.drafted + len(step.draft),
        )
