"""Small probability distributions: normalise, temper, draw, compare."""

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import TypeVar

Number = TypeVar("Number", float, Fraction)
"""Floats for the page, fractions for exact proofs: the same code serves both."""


def normalise(weights: Sequence[Number]) -> tuple[Number, ...]:
    """Divide weights by their sum.

    Args:
        weights: one finite weight of 0 or more a token.

    Returns:
        The distribution: as many numbers, summing to 1.

    Raises:
        ValueError: a weight is negative or not finite, or no weight is above 0.

    Example:
        >>> normalise([1.0, 3.0])
        (0.25, 0.75)
    """
    if any(not 0 <= weight < math.inf for weight in weights):
        raise ValueError("Weights must be numbers of 0 or more.")
    total = sum(weights)
    if not 0 < total < math.inf:
        raise ValueError("At least one weight must be above 0, and their sum must be finite.")
    return tuple(weight / total for weight in weights)


def temper(weights: Sequence[float], temperature: float) -> tuple[float, ...]:
    """Apply a sampling temperature: p(x) becomes p(x)^(1/T), normalised.

    For a softmax over logits this is the same as dividing the logits by T. T = 1 changes nothing,
    T above 1 flattens, T below 1 sharpens. T = 0 is greedy decoding, the limit: all mass on the
    largest weight, on the first of them when several are largest.

    Args:
        weights: one weight of 0 or more a token.
        temperature: T, 0 or more.

    Returns:
        The distribution at that temperature.

    Raises:
        ValueError: the temperature is negative or not finite, or the weights are unusable.

    Example:
        >>> temper([1.0, 2.0], temperature=0.5)
        (0.2, 0.8)
        >>> temper([1.0, 2.0, 2.0], temperature=0)
        (0.0, 1.0, 0.0)
    """
    if not 0 <= temperature < math.inf:
        raise ValueError("The temperature must be a number of 0 or more; 0 means greedy.")
    distribution = normalise(weights)
    largest = max(distribution)
    if temperature == 0:
        winner = distribution.index(largest)
        return tuple(float(x == winner) for x in range(len(distribution)))
    return normalise([(p / largest) ** (1 / temperature) for p in distribution])


def draw(distribution: Sequence[float], u: float) -> int:
    """Draw a token with a given uniform number: the first whose running total exceeds it.

    Args:
        distribution: probabilities, summing to 1.
        u: a uniform number, 0 <= u < 1.

    Returns:
        The index of the token drawn; its probability is never 0.

    Example:
        >>> draw([0.2, 0.0, 0.8], u=0.2)
        2
    """
    running = 0.0 * u  # a fraction when u is one
    last = 0
    for token, probability in enumerate(distribution):
        running += probability
        if probability > 0:
            last = token
        if u < running:
            return token
    return last  # rounding left the total just below 1


def total_variation(p: Sequence[Number], q: Sequence[Number]) -> Number:
    """The distance of two distributions: half the sum of absolute differences, from 0 to 1.

    It is the largest difference in probability the two give to any set of tokens, and
    1 - total_variation(p, q) is the expected acceptance (Leviathan et al. 2023, section 3.2).

    Example:
        >>> total_variation([0.5, 0.5], [1.0, 0.0])
        0.5
    """
    return sum((abs(a - b) for a, b in zip(p, q, strict=True)), start=p[0] * 0) / 2
