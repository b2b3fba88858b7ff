"""What happens when, on one wall clock: draft steps and verify passes against standard decoding.

One unit of time is one ordinary target pass.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate, takewhile
from random import Random

from specviz.engine.rounds import Round, Status

ROUNDING = 1e-9
"""Sums of costs that differ by less are the same moment."""


@dataclass(frozen=True, slots=True)
class Lap:
    """One round on the clock: its draft steps, then its verify pass.

    Attributes:
        start: when the first draft step begins.
        draft_cost: how long one draft step takes.
        verify_cost: how long the verify pass takes.
        statuses: one a guess.
        before: tokens emitted before this round.
        emitted: tokens this round emits, when its verify pass ends.

    Example:
        >>> lap = Lap(2.0, 0.25, 1.0, (Status.ACCEPTED, Status.REJECTED), before=3, emitted=2)
        >>> lap.drafted, lap.end, lap.after
        (2.5, 3.5, 5)
    """

    start: float
    draft_cost: float
    verify_cost: float
    statuses: tuple[Status, ...]
    before: int
    emitted: int

    @property
    def drafted(self) -> float:
        """When the last draft step ends and the verify pass begins."""
        return self.start + self.draft_cost * len(self.statuses)

    @property
    def end(self) -> float:
        """When the verify pass ends and the tokens are emitted."""
        return self.drafted + self.verify_cost

    @property
    def after(self) -> int:
        """Tokens emitted once this round is over."""
        return self.before + self.emitted


def laps(rounds: Iterable[Round], c: float, v: float) -> tuple[Lap, ...]:
    """Put rounds on the clock, one after the other.

    Args:
        rounds: finished rounds, in order.
        c: cost of one draft step, in ordinary target passes.
        v: cost of one verify pass, in ordinary target passes. A round without guesses is an
            ordinary pass and costs 1.

    Returns:
        One lap a round; nothing overlaps.

    Example:
        >>> [lap.end for lap in laps([Round(0, ("a", "b"), 2, "c"), Round(3, (), 0, "d")], 0.1, 1)]
        [1.2, 2.2]
    """
    rounds = tuple(rounds)
    costs = [v if step.draft else 1.0 for step in rounds]
    ends = accumulate(c * len(step.draft) + cost for step, cost in zip(rounds, costs, strict=True))
    starts = (0.0, *ends)
    return tuple(
        Lap(start, c, cost, step.statuses, step.start, len(step.emitted))
        for start, cost, step in zip(starts, costs, rounds, strict=False)
    )


@dataclass(frozen=True, slots=True)
class Race:
    """Draft and verify against standard decoding, which emits one token per unit of time.

    Example:
        >>> run = Race(laps([Round(0, ("a",), 1, "b")], c=0.25, v=1))
        >>> run.moments, run.emitted(1.25), run.standard(1.25)
        ((0.0, 0.25, 1.25, 2.0), 2, 1)
    """

    laps: tuple[Lap, ...]

    @property
    def size(self) -> int:
        """How many tokens both lanes emit."""
        return self.laps[-1].after if self.laps else 0

    @property
    def end(self) -> float:
        """When draft and verify has emitted them all; standard decoding takes ``size``."""
        return self.laps[-1].end if self.laps else 0.0

    @property
    def moments(self) -> tuple[float, ...]:
        """0, whenever a draft or a verify pass ends, then each standard token still missing."""
        events = [time for lap in self.laps for time in (lap.drafted, lap.end)]
        rest = range(int(self.end + ROUNDING) + 1, self.size + 1)
        return tuple(sorted({0.0, *events, *map(float, rest)}))

    def emitted(self, time: float) -> int:
        """Tokens that draft and verify has emitted by a time."""
        return sum(lap.emitted for lap in self.laps if lap.end <= time)

    def standard(self, time: float) -> int:
        """Tokens that standard decoding has emitted by a time."""
        return min(self.size, int(time + ROUNDING))


def chance_rounds(a: float, g: int, tokens: int, seed: int) -> tuple[Round, ...]:
    """Rounds in which chance accepts each guess with probability a, until a text is emitted.

    Drafts never reach past the end of the text.

    Args:
        a: acceptance, 0 to 1.
        g: draft length, 0 or more.
        tokens: how long the text is; its tokens are called "1", "2", ...
        seed: any whole number; the same seed repeats the same rounds.

    Example:
        >>> [len(step.emitted) for step in chance_rounds(1.0, 3, tokens=10, seed=1)]
        [4, 4, 2]
    """
    random = Random(seed)
    target = [str(number) for number in range(1, tokens + 1)]
    rounds: list[Round] = []
    start = 0
    while start < tokens:
        verdicts = [random.random() < a for _ in range(min(g, tokens - start))]
        accepted = (*verdicts, False).index(False)
        draft = (*target[start : start + accepted], *["×"] * (len(verdicts) - accepted))
        bonus = target[start + accepted] if start + accepted < tokens else None
        rounds.append(Round(start, draft, accepted, bonus))
        start += accepted + 1
    return tuple(rounds)


def leading(rounds: Iterable[Round], tokens: int) -> tuple[Round, ...]:
    """The leading rounds that emit up to ``tokens`` tokens together; at least the first round.

    Example:
        >>> rounds = chance_rounds(1.0, 3, tokens=10, seed=1)
        >>> len(leading(rounds, 9)), len(leading(rounds, 1))
        (2, 1)
    """
    rounds = tuple(rounds)
    return tuple(takewhile(lambda step: step.end <= tokens, rounds)) or rounds[:1]
