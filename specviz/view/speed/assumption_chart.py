"""Where the formula of one acceptance for all positions fits a simulation, and where it misses."""

from functools import lru_cache
from typing import Any

import altair as alt

from specviz.engine import Status
from specviz.engine.theory.formulas import expected_tokens, expected_tokens_by_position
from specviz.view.chart_style import edge, finished, rows
from specviz.view.palette import BONUS
from specviz.view.speed.layers import Dot, Plot, dots_layer

ONE = "one acceptance for all positions (their mean)"
EACH = "each position's own acceptance"


@lru_cache(maxsize=64)
def assumption_chart(
    acceptance: tuple[float, ...], mean: float, dots: tuple[Dot, ...], dark: bool
) -> dict[str, Any]:
    """Tokens per call against draft length: two formulas and a simulation.

    Args:
        acceptance: for each position, the probability that its guess is accepted given that all
            before it were (for sticky verdicts: ``sticky_acceptance``).
        mean: the share of guesses that pass on their own, which the simple formula uses.
        dots: simulated tokens per call, with standard errors.
        dark: whether it stands on a dark page.

    Returns:
        A Vega-Lite dictionary with the simple formula dashed and the exact one solid.
    """
    data: list[dict[str, Any]] = [
        {"g": g, "y": float(tokens), "formula": name}
        for g in range(len(acceptance) + 1)
        for name, tokens in (
            (EACH, expected_tokens_by_position(acceptance[:g])),
            (ONE, expected_tokens(mean, g)),
        )
    ]
    top = 1.15 * max([float(row["y"]) for row in data] + [dot.tokens for dot in dots])
    plot = Plot(max(1, len(acceptance)), top, "Tokens per call", dark)
    layers = [_lines(data, plot), *dots_layer(dots, lambda dot: 1.0, plot)]
    return finished(alt.layer(*layers), dark, 320, _caption(data))


def _lines(data: list[dict[str, Any]], plot: Plot) -> Any:
    names, colours = [EACH, ONE], [edge(BONUS, plot.dark), edge(Status.REJECTED, plot.dark)]
    return (
        alt.Chart(rows(data))
        .mark_line(strokeWidth=3)
        .encode(
            x=plot.x,
            y=plot.y,
            color=alt.Color("formula:N", title=None, scale=_scale(names, colours)),
            strokeDash=alt.StrokeDash("formula:N", title=None, scale=_scale(names, _DASHES)),
            tooltip=[
                alt.Tooltip("formula:N", title="Formula with"),
                alt.Tooltip("g:Q", title="Draft length g"),
                alt.Tooltip("y:Q", title=plot.title, format=".3f"),
            ],
        )
    )


_DASHES = [[1, 0], [6, 4]]


def _scale(names: list[str], values: list[Any]) -> alt.Scale:
    return alt.Scale(domain=names, range=values)


def _caption(data: list[dict[str, Any]]) -> str:
    each, one = data[-2]["y"], data[-1]["y"]
    miss = f"misses by {abs(one - each):.2f}" if abs(one - each) >= 0.005 else "fits"
    return (
        f"At g = {data[-1]['g']} the simple formula gives {one:.2f} tokens per call,\n"
        f"the exact one {each:.2f}: the simple one {miss}.\n"
        "Squares: simulated, ± two standard errors."
    )
