"""Verdicts that cluster: a guess tends to share the verdict of the guess before it."""

from collections.abc import Sequence
from itertools import accumulate

from specviz.engine.theory.formulas import check


def sticky_acceptance(acceptance: Sequence[float], stickiness: float) -> tuple[float, ...]:
    """Acceptance by position, given that all before were accepted, when verdicts are sticky.

    Each verdict repeats the one before it with probability ``stickiness`` and is otherwise
    fresh, so after an accepted guess the next passes more often: s + (1 - s) * a.

    Args:
        acceptance: each position's probability that a fresh verdict is "accepted".
        stickiness: s, 0 to 1.

    Raises:
        ValueError: a value is out of range.

    Example:
        >>> sticky_acceptance([0.5, 0.5, 0.5], stickiness=0.5)
        (0.5, 0.75, 0.75)
    """
    check("stickiness", stickiness, 0, 1)
    for a in acceptance:
        check("acceptance", a, 0, 1)
    after = (stickiness + (1 - stickiness) * a for a in acceptance[1:])
    return (*acceptance[:1], *after)


def mean_acceptance(acceptance: Sequence[float], stickiness: float) -> float:
    """The share of guesses whose own verdict is "accepted", whatever stands before them.

    It is what somebody measures who looks at guesses one by one, and what the formula of one
    acceptance for all positions would be given.

    Args:
        acceptance: as for ``sticky_acceptance``; at least one position.
        stickiness: s, 0 to 1.

    Example:
        >>> mean_acceptance([1.0, 0.0], stickiness=0.5)
        0.75
    """
    each = accumulate(acceptance, lambda last, a: stickiness * last + (1 - stickiness) * a)
    return sum(each) / len(acceptance)
