"""Equations as TeX that fit a narrow column: one line for each step."""

from collections.abc import Sequence

_MOST_TERMS = 4


def equation(left: str, *steps: str) -> str:
    r"""An equation with each further step on a line of its own.

    Example:
        >>> print(equation("a", "b + c", "2"))
        \begin{aligned} a &= b + c \\[1em] &= 2 \end{aligned}
    """
    lines = r" \\[1em] ".join(f"&= {step}" for step in steps)
    return rf"\begin{{aligned}} {left} {lines} \end{{aligned}}"


def total(terms: Sequence[str], most: int = _MOST_TERMS) -> str:
    r"""The terms of a sum; the middle of a long one is left out.

    Example:
        >>> total(["1", "2", "3", "4", "5"], most=3)
        '1 + \\dots + 5'
    """
    kept = list(terms)
    if len(kept) > most:
        kept = [*kept[: most - 2], r"\dots", kept[-1]]
    return " + ".join(kept)
