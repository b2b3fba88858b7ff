"""Where the counts of a fair draw should lie: an exact confidence band."""

import math
from collections.abc import Sequence

ALARM = 0.01
"""How often a correct simulation leaves the band at one token or more, at most."""


def confidence_band(p: Sequence[float], rounds: int) -> tuple[tuple[int, int], ...]:
    """For each token, the counts a correct simulation stays within.

    All tokens together leave the band in at most ALARM of all runs. Each count is binomial; the
    allowed alarm is shared out equally over tokens and over the two sides (Bonferroni).

    Args:
        p: the distribution tokens are drawn from.
        rounds: how many are drawn.

    Returns:
        A lowest and a highest count for each token, both inside the band.

    Example:
        >>> confidence_band([0.5, 0.5], rounds=100)
        ((36, 64), (36, 64))
    """
    tail = ALARM / (2 * len(p))
    return tuple((_low(a, rounds, tail), rounds - _low(1 - a, rounds, tail)) for a in p)


def chance_distance(p: Sequence[float], rounds: int) -> float:
    """The total variation distance from p that a fair draw has by chance alone, on average.

    Each share is off by sqrt(2 p (1 - p) / (pi n)) on average: the mean absolute deviation of a
    binomial share (de Moivre), in its normal limit. The distance is half their sum.

    Args:
        p: the distribution tokens are drawn from.
        rounds: how many are drawn.

    Example:
        >>> round(chance_distance([0.5, 0.5], rounds=10_000), 4)
        0.004
    """
    return sum(math.sqrt(2 * a * (1 - a) / (math.pi * rounds)) for a in p) / 2


def _low(p: float, rounds: int, tail: float) -> int:
    """The largest count k with P(count < k) at most ``tail``."""
    if p <= 0 or p >= 1:
        return 0 if p <= 0 else rounds
    mean, spread = rounds * p, math.sqrt(rounds * p * (1 - p))
    count = max(0, math.floor(mean - 12 * spread - 40))  # below lies less than 1e-30
    mass = math.exp(_log_binomial(p, rounds, count))
    while mass <= tail:
        count += 1
        mass += math.exp(_log_binomial(p, rounds, count))
    return count


def _log_binomial(p: float, rounds: int, count: int) -> float:
    """The logarithm of the probability of exactly ``count`` out of ``rounds``."""
    ways = math.lgamma(rounds + 1) - math.lgamma(count + 1) - math.lgamma(rounds - count + 1)
    return ways + count * math.log(p) + (rounds - count) * math.log1p(-p)
