"""Closed forms: how many tokens a call gives, and when that is faster."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from specviz.engine.sampling.distribution import Number

LONGEST_DRAFT = 64
"""The longest draft searched. Engines use 2 to 10; even 64 guesses cost 64 draft steps a call."""


def expected_tokens_by_position(acceptance: Sequence[Number]) -> Number | int:
    """Expected tokens per call when each position has its own acceptance.

    Guess i is emitted when it and every guess before it are accepted, and one bonus always is:
    1 + a1 + a1*a2 + ... + a1*a2*...*ag.

    Args:
        acceptance: for each position, the probability that its guess is accepted given that all
            before it were.

    Returns:
        Tokens per call, from 1 to len(acceptance) + 1; exact for fractions.

    Raises:
        ValueError: a probability is outside 0 to 1.

    Example:
        >>> expected_tokens_by_position([0.5, 0.5])
        1.75
    """
    tokens: Number | int = 1
    for a in reversed(acceptance):
        check("acceptance", a, 0, 1)
        tokens = 1 + a * tokens
    return tokens


def expected_tokens(a: Number, g: int) -> Number | int:
    """Expected tokens per call: (1 - a^(g+1)) / (1 - a), and g + 1 when a is 1.

    Source: Leviathan et al. 2023, equation 1. It is the sum 1 + a + a^2 + ... + a^g, and is
    computed as that sum: exact for fractions and accurate next to a = 1, where the quotient
    is 0/0.

    Args:
        a: acceptance, the probability that a guess is accepted, the same for every guess.
        g: draft length, guesses a call, 0 to LONGEST_DRAFT.

    Raises:
        ValueError: a or g is out of range.

    Example:
        >>> expected_tokens(0.5, 2), expected_tokens(1.0, 4)
        (1.75, 5.0)
    """
    return expected_tokens_by_position([a] * _length(g))


def speedup(a: Number, g: int, c: Number, v: Number) -> Number:
    """Speed-up over standard decoding: expected tokens per call / (g*c + v).

    Source: Leviathan et al. 2023, theorem 3.8, with the verify pass's cost v in place of 1.

    Args:
        a: acceptance, 0 to 1.
        g: draft length, 0 to LONGEST_DRAFT.
        c: cost of one draft step, 0 or more, in ordinary target passes.
        v: cost of one verify pass, above 0, in ordinary target passes. 1 when memory-bound;
            more when the batch is large.

    Returns:
        Above 1: faster than standard decoding. Below 1: slower.

    Raises:
        ValueError: a value is out of range.

    Example:
        >>> speedup(0.5, 2, c=0.25, v=1.0)
        1.1666666666666667
    """
    return expected_tokens(a, g) / _round_cost(g, c, v)


@dataclass(frozen=True, slots=True)
class Best:
    """The draft length that is fastest.

    Attributes:
        length: the draft length g.
        speedup: the speed-up it gives; 1 or less means standard decoding is as good or better.
    """

    length: int
    speedup: float | Fraction

    @property
    def at_limit(self) -> bool:
        """Whether longer drafts than the longest searched might be faster still."""
        return self.length == LONGEST_DRAFT


def best_length(a: Number, c: Number, v: Number) -> Best:
    """The fastest draft length for given costs, by trying every g from 0 to LONGEST_DRAFT.

    Nothing is assumed about the shape of the curve; of equals the shortest wins. The bound loses
    nothing unless the answer is the bound itself: the curve, once it falls, never rises again,
    because the gain of one more guess, a^(g+1) * (g*c + v) - c * tokens(g), shrinks with g.

    Raises:
        ValueError: a value is out of range.

    Example:
        >>> best_length(0.8, c=0.1, v=1.0).length
        6
    """
    tries = [speedup(a, g, c, v) for g in range(LONGEST_DRAFT + 1)]
    fastest = max(tries)
    return Best(tries.index(fastest), fastest)


def _round_cost(g: int, c: Number, v: Number) -> Number:
    """The wall-clock cost of one round, in ordinary target passes: g*c + v."""
    check("draft cost", c, 0, math.inf)
    check("verify cost", v, 0, math.inf)
    if v == 0:
        raise ValueError("The verify cost must be above 0; an ordinary pass costs 1.")
    return _length(g) * c + v


def _length(g: int) -> int:
    if g not in range(LONGEST_DRAFT + 1):
        raise ValueError(f"The draft length must be a whole number from 0 to {LONGEST_DRAFT}.")
    return g


def check(name: str, value: float | Fraction, low: int, high: float) -> None:
    """Refuse a value outside low..high (NaN and infinity included) with one sentence."""
    if not (low <= value <= high and value < math.inf):
        span = f"from {low} to {high}" if high < math.inf else f"of {low} or more"
        raise ValueError(f"The {name} must be a number {span}.")
