"""Charts of the theory: tokens per call and speed-up against draft length."""

from functools import lru_cache
from typing import Any

import altair as alt

from specviz.engine.theory.break_even import acceptance_ceiling
from specviz.engine.theory.formulas import best_length, expected_tokens, speedup
from specviz.engine.theory.inputs import LONGEST
from specviz.view.chart_style import finished
from specviz.view.speed.layers import OTHERS, Dot, Plot, ceiling, curves, dots_layer
from specviz.view.speed.marks import best_point, chosen_point, slower_region


@lru_cache(maxsize=64)
def tokens_chart(a: float, g: int, dots: tuple[Dot, ...], dark: bool) -> dict[str, Any]:
    """Expected tokens per call against draft length, for several acceptances.

    Args:
        a: the chosen acceptance; its curve is drawn strong.
        g: the chosen draft length; its point is marked.
        dots: simulated or measured points; error bars reach two standard errors either way.
        dark: whether it stands on a dark page.

    Returns:
        A Vega-Lite dictionary with both ceilings, g + 1 and 1/(1 - a), as dashed lines.
    """
    end = max(LONGEST, g)
    top = 1.12 * max(expected_tokens(max(a, *OTHERS), end), *(dot.tokens for dot in dots), 2.0)
    plot = Plot(end, float(top), "Tokens per call", dark)
    layers = [
        *_ceilings(a, plot),
        *curves(a, lambda other, length: expected_tokens(other, length), plot),
        *dots_layer(dots, lambda dot: 1.0, plot),
        *chosen_point(g, float(expected_tokens(a, g)), "", plot),
    ]
    caption = (
        f"a = {a:g}, g = {g}: {expected_tokens(a, g):.2f} tokens per call.\n"
        f"{_ceiling(a)}{_dots_note(dots)}"
    )
    return finished(alt.layer(*layers), dark, 320, caption)


@lru_cache(maxsize=64)
def speedup_chart(
    a: float, g: int, c: float, v: float, dots: tuple[Dot, ...], dark: bool
) -> dict[str, Any]:
    """Speed-up over standard decoding against draft length, for several acceptances.

    Args:
        a: the chosen acceptance.
        g: the chosen draft length.
        c: cost of one draft step, in ordinary target passes.
        v: cost of one verify pass, in ordinary target passes.
        dots: simulated or measured tokens per call; divided by the cost of a round here.
        dark: whether it stands on a dark page.

    Returns:
        A Vega-Lite dictionary; below 1 it is shaded as slower than standard decoding.
    """
    best = best_length(a, c, v)
    end = max(LONGEST, g, min(best.length, 2 * LONGEST))
    known = [speedup(other, n, c, v) for other in (a, *OTHERS) for n in range(end + 1)]
    scaled = [dot.tokens / (dot.length * c + v) for dot in dots]
    top = 1.12 * max(*known, *scaled, 1.5)
    plot = Plot(end, float(top), "Speed-up over standard decoding (×)", dark)
    layers = [
        *slower_region(plot),
        *curves(a, lambda other, length: speedup(other, length, c, v), plot),
        *best_point(best.length, float(best.speedup), plot),
        *dots_layer(dots, lambda dot: dot.length * c + v, plot),
        *chosen_point(g, speedup(a, g, c, v), "×", plot),
    ]
    more = " or longer" if best.at_limit else ""
    verdict = (
        f"Fastest at g = {best.length}{more}: {best.speedup:.2f}×."
        if best.speedup > 1
        else "No draft length beats standard decoding."
    )
    now = f"g = {g}: {speedup(a, g, c, v):.2f}× as fast as standard decoding."
    caption = f"{now}\n{verdict}{_dots_note(dots)}"
    return finished(alt.layer(*layers), dark, 320, caption)


def _ceiling(a: float) -> str:
    if a == 1:
        return "Every guess is accepted: g + 1 tokens a call."
    return f"No draft length gives more than 1/(1 − a) = {acceptance_ceiling(a):.2f}."


def _dots_note(dots: tuple[Dot, ...]) -> str:
    return "\nSquares: simulated, ± two standard errors." if dots else ""


def _ceilings(a: float, plot: Plot) -> list[Any]:
    """G + 1 as far as it fits, and 1/(1 - a) where it does."""
    reach = min(plot.end, int(plot.top - 1))
    lines = ceiling([(n, n + 1) for n in range(reach + 1)], "g + 1", plot)
    flat = acceptance_ceiling(a)
    if flat <= plot.top:
        label = f"1/(1 − a) = {flat:.2f}"
        lines += ceiling([(plot.end, flat), (0, flat)], label, plot)
    return lines
