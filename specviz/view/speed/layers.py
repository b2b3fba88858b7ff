"""The layers that the charts of the theory share: curves, marks, dots and shaded regions."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import altair as alt

from specviz.view.chart_style import edge, ink, muted, rows
from specviz.view.palette import BONUS

OTHERS = (0.3, 0.5, 0.7, 0.8, 0.9)
"""Acceptances drawn beside the chosen one."""


@dataclass(frozen=True, slots=True)
class Dot:
    """A measured point on a chart: tokens per call at a draft length, with its standard error."""

    length: float
    tokens: float
    error: float = 0.0
    label: str = "simulation"


@dataclass(frozen=True, slots=True)
class Plot:
    """The frame that all layers of one chart are drawn in.

    Attributes:
        end: the longest draft length drawn.
        top: the largest height drawn.
        title: what the height is, in words.
        dark: whether it stands on a dark page.
    """

    end: int
    top: float
    title: str
    dark: bool

    @property
    def right(self) -> float:
        """Where the plot ends: room for the names of the curves is left."""
        return self.end * 1.1

    @property
    def x(self) -> alt.X:
        """Draft length along the bottom."""
        ticks = list(range(0, self.end + 1, 1 if self.end <= 20 else 4))
        return alt.X(
            "g:Q",
            title="Draft length g (guesses a call)",
            scale=alt.Scale(domain=[0, self.right], nice=False),
            axis=alt.Axis(values=ticks, format="d", grid=False),
        )

    @property
    def y(self) -> alt.Y:
        """The height, from 0."""
        scale = alt.Scale(domain=[0, self.top], nice=False)
        return alt.Y("y:Q", title=self.title, scale=scale)


def curves(a: float, height: Callable[[float, int], float], plot: Plot) -> list[Any]:
    """One curve an acceptance, labelled at its end; the chosen one strong."""
    near = [other for other in OTHERS if abs(other - a) >= 0.08]
    data = [
        {"g": n, "y": float(height(other, n)), "a": f"a = {other:g}", "chosen": other == a}
        for other in (*near, a)
        for n in range(plot.end + 1)
    ]
    base = alt.Chart(rows(data)).encode(
        x=plot.x,
        y=plot.y,
        detail=alt.Detail("a:N"),
        tooltip=[
            alt.Tooltip("a:N", title="Acceptance"),
            alt.Tooltip("g:Q", title="Draft length g"),
            alt.Tooltip("y:Q", title=plot.title, format=".3f"),
        ],
    )
    others = base.transform_filter("!datum.chosen")
    chosen = base.transform_filter("datum.chosen")
    strong = edge(BONUS, plot.dark)
    ends = f"datum.g === {plot.end}"
    return [
        others.mark_line(color=muted(plot.dark), strokeWidth=1.4, opacity=0.8, point=False),
        others.transform_filter(ends)
        .mark_text(color=muted(plot.dark), align="left", dx=6)
        .encode(text=alt.Text("a:N")),
        chosen.mark_line(color=strong, strokeWidth=3),
        chosen.mark_point(color=strong, filled=True, size=36, opacity=1),
        chosen.transform_filter(ends)
        .mark_text(color=strong, fontWeight=700, align="left", dx=6)
        .encode(text=alt.Text("a:N")),
    ]


def ceiling(points: list[tuple[float, float]], label: str, plot: Plot) -> list[Any]:
    """A dashed line that tokens per call never cross, named at its last point (g, height)."""
    data = rows([{"g": g, "y": y, "text": label} for g, y in points])
    base = alt.Chart(data).encode(x=plot.x, y=plot.y)
    line = base.mark_line(strokeDash=[7, 5], strokeWidth=1.5, color=ink(plot.dark))
    last = base.transform_filter(f"datum.g === {points[-1][0]}")
    at_end = points[-1][0] > 0
    text = last.mark_text(
        align="right" if at_end else "left", dx=-4 if at_end else 4, dy=-9, color=ink(plot.dark)
    )
    return [line, text.encode(text=alt.Text("text:N"))]


def dots_layer(dots: tuple[Dot, ...], cost: Callable[[Dot], float], plot: Plot) -> list[Any]:
    """Measured points with error bars of two standard errors, divided by what a round costs."""
    if not dots:
        return []
    data = [
        {
            "g": dot.length,
            "y": dot.tokens / cost(dot),
            "low": (dot.tokens - 2 * dot.error) / cost(dot),
            "high": (dot.tokens + 2 * dot.error) / cost(dot),
            "label": dot.label,
            "error": dot.error / cost(dot),
        }
        for dot in dots
    ]
    base = alt.Chart(rows(data)).encode(
        x=alt.X("g:Q"),
        tooltip=[
            alt.Tooltip("label:N", title="Measured"),
            alt.Tooltip("g:Q", title="Draft length g"),
            alt.Tooltip("y:Q", title=plot.title, format=".3f"),
            alt.Tooltip("error:Q", title="Standard error", format=".4f"),
        ],
    )
    bars = base.mark_rule(color=ink(plot.dark), strokeWidth=2).encode(
        y=alt.Y("low:Q"), y2=alt.Y2("high")
    )
    points = base.mark_point(filled=True, shape="square", size=46, color=ink(plot.dark), opacity=1)
    named = base.transform_filter("datum.label !== 'simulation'")
    names = named.mark_text(dy=16, color=ink(plot.dark), fontWeight=600)
    return [bars, points.encode(y=plot.y), names.encode(y=plot.y, text=alt.Text("label:N"))]
