"""Where speculative decoding is exactly as fast as standard decoding, and how far it can go."""

import math

from specviz.engine.theory.formulas import expected_tokens, speedup

_HALVINGS = 60
"""Each halves the interval of acceptances; 60 reach the last digit of a float."""


def break_even_acceptance(g: int, c: float, v: float) -> float | None:
    """The least acceptance at which speculative decoding is as fast as standard decoding.

    The speed-up rises with acceptance, from 1/(g*c + v) at 0 to (g + 1)/(g*c + v) at 1, so it
    crosses 1 at most once and halving the interval finds where.

    Args:
        g: draft length.
        c: cost of one draft step, in ordinary target passes.
        v: cost of one verify pass, in ordinary target passes.

    Returns:
        The acceptance, 0 to 1; None when even perfect guesses do not pay.

    Raises:
        ValueError: a value is out of range.

    Example:
        >>> round(break_even_acceptance(1, c=0.25, v=1.0), 9)
        0.25
    """
    if speedup(0.0, g, c, v) >= 1:
        return 0.0
    if speedup(1.0, g, c, v) < 1:
        return None
    slower, faster = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (slower + faster) / 2
        if speedup(middle, g, c, v) < 1:
            slower = middle
        else:
            faster = middle
    return faster


def break_even_cost(a: float, g: int, v: float) -> float | None:
    """The dearest draft step that still pays: (tokens per call - v) / g.

    Returns:
        The cost in ordinary target passes; None when even a free draft does not pay, or when
        nothing is drafted (g = 0).

    Raises:
        ValueError: a value is out of range.

    Example:
        >>> break_even_cost(0.5, 2, v=1.0)
        0.375
    """
    if speedup(a, g, 0.0, v) < 1 or g == 0:
        return None
    return (expected_tokens(a, g) - v) / g


def length_ceiling(g: int) -> int:
    """Tokens per call can never exceed this for draft length g: every guess, and the bonus.

    Example:
        >>> length_ceiling(4)
        5
    """
    return g + 1


def acceptance_ceiling(a: float) -> float:
    """Tokens per call can never exceed this for acceptance a, however long the draft.

    It is the limit of (1 - a^(g+1)) / (1 - a) for long drafts: 1/(1 - a), without end at a = 1.

    Example:
        >>> acceptance_ceiling(0.75)
        4.0
    """
    expected_tokens(a, 1)  # refuses an acceptance outside 0 to 1
    return math.inf if a == 1 else 1 / (1 - a)
