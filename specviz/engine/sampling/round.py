"""A whole round of speculative sampling: several guesses, one big-model call."""

from dataclasses import dataclass
from itertools import takewhile
from random import Random

from specviz.engine.rounds import Status
from specviz.engine.sampling.distribution import draw
from specviz.engine.sampling.rules import Step


@dataclass(frozen=True, slots=True)
class SamplingRound:
    """One big-model call over several guesses, each tested in turn.

    The first rejection ends the round: its replacement is the bonus, and later guesses are
    discarded. When every guess is accepted the bonus is drawn from p after the last of them
    (Leviathan et al. 2023, algorithm 1; Chen et al. 2023, algorithm 2).

    Attributes:
        steps: one a guess, in order; may be empty (plain decoding).
        last: the target's distribution after the last guess.
        drawn: the uniform number that draws the bonus from ``last``.

    Example:
        >>> sure, torn = (1.0, 0.0), (0.5, 0.5)
        >>> steps = (Step(sure, sure, 0.3, 0.9, 0.5), Step(torn, sure, 0.3, 0.8, 0.5))
        >>> round_ = SamplingRound(steps, last=torn, drawn=0.7)
        >>> round_.accepted, round_.bonus, round_.emitted
        (1, 1, (0, 1))
    """

    steps: tuple[Step, ...]
    last: tuple[float, ...]
    drawn: float

    @property
    def accepted(self) -> int:
        """How many leading guesses are accepted."""
        return sum(1 for _ in takewhile(lambda step: step.accepted, self.steps))

    @property
    def is_correction(self) -> bool:
        """Whether the bonus stands where a rejected guess stood (else it follows the last one)."""
        return self.accepted < len(self.steps)

    @property
    def bonus(self) -> int:
        """The big model's own token of this call."""
        if self.is_correction:
            return self.steps[self.accepted].emitted
        return draw(self.last, self.drawn)

    @property
    def emitted(self) -> tuple[int, ...]:
        """The accepted guesses, then the bonus."""
        return (*(step.guess for step in self.steps[: self.accepted]), self.bonus)

    @property
    def statuses(self) -> tuple[Status, ...]:
        """One status a guess: accepted, then at most one rejected, then discarded."""
        missed = [Status.REJECTED] + [Status.DISCARDED] * len(self.steps)
        return tuple(([Status.ACCEPTED] * self.accepted + missed)[: len(self.steps)])


def seeded_round(
    p: tuple[float, ...], q: tuple[float, ...], length: int, seed: int
) -> SamplingRound:
    """A round with the same p and q at every position; the same seed repeats the same draws.

    Args:
        p: the target's distribution.
        q: the draft's distribution.
        length: how many guesses, 0 or more.
        seed: any whole number.

    Example:
        >>> seeded_round((0.5, 0.5), (0.5, 0.5), length=3, seed=1).accepted
        3
    """
    random = Random(seed)
    steps = (Step(p, q, random.random(), random.random(), random.random()) for _ in range(length))
    return SamplingRound(tuple(steps), p, random.random())
