"""Formulas as mathematics (TeX), with the numbers on screen substituted."""

from collections.abc import Sequence
from itertools import accumulate
from operator import mul

from specviz.engine.sampling.rules import expected_acceptance
from specviz.engine.theory.break_even import acceptance_ceiling
from specviz.engine.theory.formulas import expected_tokens, expected_tokens_by_position, speedup
from specviz.view.tex import equation, total


def alpha_formula(p: tuple[float, ...], q: tuple[float, ...]) -> str:
    r"""Expected acceptance.

    Example:
        >>> print(alpha_formula((0.25, 0.75), (0.5, 0.5)).partition("&= ")[2])
        \sum_x \min(p(x), q(x)) \\[1em] &= 0.250 + 0.500 \\[1em] &= 0.750 \end{aligned}
    """
    terms = [f"{min(a, b):.3f}" for a, b in zip(p, q, strict=True)]
    value = f"{expected_acceptance(p, q):.3f}"
    return equation(r"\alpha", r"\sum_x \min(p(x), q(x))", total(terms), value)


def tokens_formula(a: float, g: int) -> str:
    r"""Expected tokens per call; at a = 1, where the quotient is 0/0, its limit.

    Example:
        >>> print(tokens_formula(0.5, 2).partition("em] ")[2])
        &= \frac{1 - 0.5^{3}}{1 - 0.5} = 1.75 \end{aligned}
    """
    name, symbols = r"\text{tokens per call}", r"\frac{1 - a^{g+1}}{1 - a}"
    if a == 1:
        return equation(name, rf"\lim_{{a \to 1}} {symbols}", f"g + 1 = {g + 1}")
    quotient = rf"\frac{{1 - {a:g}^{{{g + 1}}}}}{{1 - {a:g}}}"
    return equation(name, symbols, f"{quotient} = {expected_tokens(a, g):.2f}")


def speedup_formula(a: float, g: int, c: float, v: float) -> str:
    r"""Speed-up over standard decoding.

    Example:
        >>> print(speedup_formula(0.5, 2, c=0.25, v=1.0).partition("em] ")[2])
        &= \frac{1.75}{2 \cdot 0.25 + 1} = 1.17 \end{aligned}
    """
    numbers = rf"\frac{{{expected_tokens(a, g):.2f}}}{{{g} \cdot {c:g} + {v:g}}}"
    symbols = r"\frac{\text{tokens per call}}{g c + v}"
    return equation(r"\text{speed-up}", symbols, f"{numbers} = {speedup(a, g, c, v):.2f}")


def ceilings_formula(a: float, g: int) -> str:
    r"""The two hard ceilings of tokens per call.

    Example:
        >>> ceilings_formula(0.75, 4)
        'g + 1 = 5 \\qquad \\frac{1}{1 - a} = \\frac{1}{1 - 0.75} = 4.00'
    """
    if a == 1:
        return rf"g + 1 = {g + 1} \qquad \frac{{1}}{{1 - a}} = \infty"
    quotient = rf"\frac{{1}}{{1 - {a:g}}} = {acceptance_ceiling(a):.2f}"
    return rf"g + 1 = {g + 1} \qquad \frac{{1}}{{1 - a}} = {quotient}"


def product_formula(acceptance: Sequence[float]) -> str:
    r"""Tokens per call as the bonus plus each guess's chance to be reached and accepted.

    Example:
        >>> print(product_formula([0.5, 0.5]).partition("em] ")[2])
        &= 1 + 0.500 + 0.250 \\[1em] &= 1.75 \end{aligned}
    """
    terms = [f"{reached:.3f}" for reached in accumulate(acceptance, mul)]
    value = f"{expected_tokens_by_position(acceptance):.2f}"
    symbols = r"1 + a_1 + a_1 a_2 + \dots"
    return equation(r"\text{tokens per call}", symbols, total(["1", *terms]), value)
