"""The sampling page's formulas as mathematics (TeX), with the numbers on screen substituted."""

from collections.abc import Sequence

from specviz.engine.sampling.distribution import temper, total_variation
from specviz.engine.sampling.rules import excess, expected_acceptance
from specviz.view.tex import equation, total

_LONGEST_NAME = 12


def name(token: str, x: int) -> str:
    r"""A token in a formula: its own letters when they are plain, else a numbered symbol.

    Typed text must not become TeX or Markdown.

    Example:
        >>> name("sat", 0), name("$x$", 1)
        ('\\text{sat}', 'x_{2}')
    """
    plain = token.isascii() and token.isalnum() and len(token) <= _LONGEST_NAME
    return rf"\text{{{token}}}" if plain else f"x_{{{x + 1}}}"


def example_token(p: Sequence[float], q: Sequence[float]) -> int:
    """The token that formulas are written out for: the one with most to resample."""
    left = excess(p, q)
    return max(range(len(p)), key=lambda x: (left[x], p[x]))


def temperature_formula(
    letter: str, tokens: Sequence[str], weights: Sequence[float], temperature: float, x: int
) -> str:
    r"""How weights become a distribution: the power 1/T, divided by the sum of all.

    Args:
        letter: "p" or "q".
        tokens: the vocabulary.
        weights: one a token.
        temperature: T, 0 or more.
        x: the token it is written out for.

    Example:
        >>> print(temperature_formula("p", ["a", "b"], [1.0, 2.0], 0.5, 1).partition("&= ")[2])
        \frac{2^{1/0.5}}{1^{1/0.5} + 2^{1/0.5}} \\[1em] &= 0.800 \end{aligned}
    """
    left, value = f"{letter}({name(tokens[x], x)})", f"{temper(weights, temperature)[x]:.3f}"
    if temperature == 0:
        return equation(left, rf"{value} \quad (T = 0\text{{: all on the largest}})")
    power = "" if temperature == 1 else f"^{{1/{temperature:g}}}"
    terms = total([f"{weight:g}{power}" for weight in weights])
    return equation(left, rf"\frac{{{weights[x]:g}{power}}}{{{terms}}}", value)


def residual_formula(tokens: Sequence[str], p: Sequence[float], q: Sequence[float], x: int) -> str:
    r"""The residual at one token.

    Example:
        >>> formula = residual_formula(["a", "b"], [0.25, 0.75], [0.5, 0.5], 1)
        >>> print(formula.partition("em] ")[2])
        &= \frac{0.750 - 0.500}{0.250} = 1.000 \end{aligned}
    """
    left, symbols = f"r({name(tokens[x], x)})", r"\frac{\max(p - q, 0)}{1 - \alpha}"
    if not excess(p, q)[x] > 0:
        return equation(left, symbols, r"\tfrac{0}{0}\text{, never needed: } p = q")
    rejected = 1 - expected_acceptance(p, q)
    numbers = rf"\frac{{{p[x]:.3f} - {q[x]:.3f}}}{{{rejected:.3f}}}"
    return equation(left, symbols, f"{numbers} = {excess(p, q)[x] / rejected:.3f}")


def emitted_formula(tokens: Sequence[str], p: Sequence[float], q: Sequence[float], x: int) -> str:
    r"""Why the output is p: accepted mass and resampled mass of one token.

    Example:
        >>> formula = emitted_formula(["a", "b"], [0.25, 0.75], [0.5, 0.5], 1)
        >>> print(formula.partition("em] ")[2])
        &= 0.500 + 0.250 \\[1em] &= 0.750 = p(\text{b}) \end{aligned}
    """
    word, left = name(tokens[x], x), excess(p, q)[x]
    numbers = f"{min(p[x], q[x]):.3f} + {left:.3f}"
    symbols = r"\min(p, q) + (1 - \alpha)\,r"
    return equation(rf"P(\text{{emit }}{word})", symbols, numbers, f"{p[x]:.3f} = p({word})")


def distance_formula(p: Sequence[float], counts: Sequence[int]) -> str:
    r"""Total variation of what was emitted from p.

    Example:
        >>> formula = distance_formula([0.5, 0.5], [6, 4])
        >>> print(formula.partition("em] ")[2].partition("em] ")[0])
        &= \tfrac{1}{2}\left(|0.600 - 0.500| + |0.400 - 0.500|\right) \\[1
    """
    shares = [n / sum(counts) for n in counts]
    terms = [f"|{share:.3f} - {a:.3f}|" for share, a in zip(shares, p, strict=True)]
    shown = " + ".join(terms if len(terms) == 2 else [terms[0], r"\dots"])  # phones are narrow
    symbols = r"\tfrac{1}{2} \sum_x |\hat p(x) - p(x)|"
    numbers = rf"\tfrac{{1}}{{2}}\left({shown}\right)"
    value = f"{total_variation(p, shares):.4f}"
    return equation(r"\text{distance}", symbols, numbers, value)
