"""Speculative sampling: accept with min(1, p/q), resample the residual.

p is the target's distribution over the next token, q the draft's, over the same tokens in the
same order; a token is its index. Every function is exact when given fractions.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from specviz.engine.sampling.distribution import Number, draw, normalise


class Rule(StrEnum):
    """What is done with a guess: the right way, and two wrong ways people try."""

    SPECULATIVE = "speculative sampling"
    """Accept with probability min(1, p/q), else draw from the residual."""
    ACCEPT_ALL = "accept every guess"
    """The output then follows q: the draft model does all the talking."""
    RESAMPLE_TARGET = "resample from p"
    """Right test, wrong second draw: tokens the draft favours are emitted too often."""


def accept_probability(p: Sequence[Number], q: Sequence[Number], guess: int) -> Number:
    """The probability that a guess drawn from q is accepted: min(1, p(x)/q(x)).

    Source: Leviathan et al. 2023, section 2.3; Chen et al. 2023, algorithm 2.

    Raises:
        ValueError: q gives the guess no probability, so the draft cannot have drawn it.

    Example:
        >>> accept_probability([0.2, 0.8], [0.4, 0.6], guess=0)
        0.5
    """
    if not q[guess] > 0:
        raise ValueError("The draft gives this token probability 0, so it cannot be a guess.")
    one = q[guess] / q[guess]
    return min(one, p[guess] / q[guess])


def overlap(p: Sequence[Number], q: Sequence[Number]) -> tuple[Number, ...]:
    """The mass that is drawn from q and accepted, token by token: min(p(x), q(x)).

    Example:
        >>> overlap([0.2, 0.8], [0.5, 0.5])
        (0.2, 0.5)
    """
    return tuple(min(a, b) for a, b in zip(p, q, strict=True))


def expected_acceptance(p: Sequence[Number], q: Sequence[Number]) -> Number:
    """Alpha, the probability that a guess is accepted: the sum of min(p(x), q(x)).

    Source: Leviathan et al. 2023, section 3.2.

    Example:
        >>> expected_acceptance([0.25, 0.75], [0.5, 0.5])
        0.75
    """
    return sum(overlap(p, q), start=p[0] * 0)


def excess(p: Sequence[Number], q: Sequence[Number]) -> tuple[Number, ...]:
    """What q leaves of p: max(p(x) - q(x), 0). Added to the overlap it gives p back.

    Example:
        >>> excess([0.25, 0.75], [0.5, 0.5])
        (0.0, 0.25)
    """
    return tuple(max(a - b, a * 0) for a, b in zip(p, q, strict=True))


def residual(p: Sequence[Number], q: Sequence[Number]) -> tuple[Number, ...]:
    """The distribution a rejected guess is replaced from: max(p - q, 0), normalised.

    Source: Leviathan et al. 2023, section 2.3 (p'(x)); Chen et al. 2023, equation 4.

    Raises:
        ValueError: p and q are the same. The residual is then 0/0, and never needed: every
            guess is accepted.

    Example:
        >>> residual([0.25, 0.75], [0.5, 0.5])
        (0.0, 1.0)
    """
    left = excess(p, q)
    if not any(left):
        raise ValueError("p and q are the same: no guess is rejected, so there is no residual.")
    return normalise(left)


def output_distribution(
    p: Sequence[Number], q: Sequence[Number], rule: Rule = Rule.SPECULATIVE
) -> tuple[Number, ...]:
    """The distribution of the token that one guess ends in, under a rule.

    The accepted mass is the overlap. A rejection happens with probability
    1 - alpha = sum of the excess, and the residual is the excess divided by that sum, so the
    right way emits overlap + excess = p (Leviathan et al. 2023, appendix A.1).

    Example:
        >>> p, q = (0.25, 0.75), (0.5, 0.5)
        >>> [output_distribution(p, q, rule) for rule in Rule]
        [(0.25, 0.75), (0.5, 0.5), (0.3125, 0.6875)]
    """
    if rule is Rule.ACCEPT_ALL:
        return tuple(q)
    second = excess(p, q)
    if rule is Rule.RESAMPLE_TARGET:
        rejected = sum(second, start=p[0] * 0)
        second = tuple(rejected * a for a in p)
    return tuple(a + b for a, b in zip(overlap(p, q), second, strict=True))


@dataclass(frozen=True, slots=True)
class Step:
    """One guess by hand: drawn, tested, kept or replaced. Three uniform numbers decide it all.

    Attributes:
        p: the target's distribution.
        q: the draft's distribution.
        drawn: the uniform number that draws the guess from q.
        u: the uniform number of the test.
        redrawn: the uniform number that draws from the residual if the guess is rejected.

    Example:
        >>> step = Step(p=(0.25, 0.75), q=(0.5, 0.5), drawn=0.1, u=0.6, redrawn=0.3)
        >>> step.guess, step.accept_probability, step.accepted, step.emitted
        (0, 0.5, False, 1)
    """

    p: tuple[float, ...]
    q: tuple[float, ...]
    drawn: float
    u: float
    redrawn: float

    @property
    def guess(self) -> int:
        """The token x that the draft draws from q."""
        return draw(self.q, self.drawn)

    @property
    def accept_probability(self) -> float:
        """min(1, p(x)/q(x)) of the guess."""
        return accept_probability(self.p, self.q, self.guess)

    @property
    def accepted(self) -> bool:
        """The verdict: u is below the acceptance probability."""
        return self.u < self.accept_probability

    @property
    def emitted(self) -> int:
        """The token this step ends in: the guess, or its replacement from the residual."""
        return self.guess if self.accepted else draw(residual(self.p, self.q), self.redrawn)
