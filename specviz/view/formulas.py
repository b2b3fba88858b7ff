"""Formulas as mathematics (TeX), with the numbers on screen substituted."""

from specviz.engine.break_even import acceptance_ceiling
from specviz.engine.sampling import expected_acceptance
from specviz.engine.theory import expected_tokens, speedup

_MOST_TERMS = 4


def alpha_formula(p: tuple[float, ...], q: tuple[float, ...]) -> str:
    r"""Expected acceptance.

    Example:
        >>> alpha_formula((0.25, 0.75), (0.5, 0.5))
        '\\alpha = \\sum_x \\min(p(x), q(x)) = 0.250 + 0.500 = 0.750'
    """
    terms = [f"{min(a, b):.3f}" for a, b in zip(p, q, strict=True)]
    if len(terms) > _MOST_TERMS:
        terms = [*terms[: _MOST_TERMS - 1], r"\dots", terms[-1]]
    total = expected_acceptance(p, q)
    return rf"\alpha = \sum_x \min(p(x), q(x)) = {' + '.join(terms)} = {total:.3f}"


def tokens_formula(a: float, g: int) -> str:
    r"""Expected tokens per call; at a = 1, where the quotient is 0/0, its limit.

    Example:
        >>> tokens_formula(0.5, 2)
        '\\frac{1 - a^{g+1}}{1 - a} = \\frac{1 - 0.5^{3}}{1 - 0.5} = 1.75'
    """
    if a == 1:
        return rf"\lim_{{a \to 1}} \frac{{1 - a^{{g+1}}}}{{1 - a}} = g + 1 = {g + 1}"
    quotient = rf"\frac{{1 - {a:g}^{{{g + 1}}}}}{{1 - {a:g}}}"
    return rf"\frac{{1 - a^{{g+1}}}}{{1 - a}} = {quotient} = {expected_tokens(a, g):.2f}"


def speedup_formula(a: float, g: int, c: float, v: float) -> str:
    r"""Speed-up over standard decoding.

    Example:
        >>> speedup_formula(0.5, 2, c=0.25, v=1.0)
        '\\frac{\\text{tokens per call}}{g c + v} = \\frac{1.75}{2 \\cdot 0.25 + 1} = 1.17'
    """
    top = f"{expected_tokens(a, g):.2f}"
    numbers = rf"\frac{{{top}}}{{{g} \cdot {c:g} + {v:g}}}"
    return rf"\frac{{\text{{tokens per call}}}}{{g c + v}} = {numbers} = {speedup(a, g, c, v):.2f}"


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
