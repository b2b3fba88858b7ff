"""What is marked on the charts of the theory: the chosen point, the best one, the slow region."""

from typing import Any

import altair as alt

from specviz.engine import Status
from specviz.view.chart_style import edge, ink, rows
from specviz.view.speed.layers import Plot


def chosen_point(g: int, height: float, unit: str, plot: Plot) -> list[Any]:
    """A ring and a number on the chosen point."""
    base = alt.Chart(rows([{"g": g, "y": height, "text": f"{height:.2f}{unit}"}])).encode(
        x=plot.x, y=plot.y
    )
    ring = base.mark_point(size=260, strokeWidth=3, color=ink(plot.dark), filled=False, opacity=1)
    text = base.mark_text(dy=-20, fontSize=14, fontWeight=700, color=ink(plot.dark))
    return [ring, text.encode(text=alt.Text("text:N"))]


def best_point(g: int, height: float, plot: Plot) -> list[Any]:
    """A diamond on the fastest draft length, and a thin line down to it."""
    base = alt.Chart(rows([{"g": g, "y": height, "text": f"best g = {g}"}])).encode(x=alt.X("g:Q"))
    colour = edge(Status.ACCEPTED, plot.dark)
    line = base.mark_rule(strokeDash=[3, 3], color=colour, strokeWidth=1.5).encode(y=plot.y)
    diamond = base.mark_point(shape="diamond", filled=True, size=190, color=colour, opacity=1)
    text = base.mark_text(baseline="top", align="left", dx=6, dy=2, color=colour, fontWeight=700)
    at_top = text.encode(y=alt.datum(plot.top), text=alt.Text("text:N"))
    return [line, diamond.encode(y=plot.y), at_top]


def slower_region(plot: Plot) -> list[Any]:
    """Below 1: shaded and named, with the line of standard decoding on top."""
    colour = edge(Status.REJECTED, plot.dark)
    data = [{"g": 0, "to": plot.right, "y": 1.0, "text": "slower than standard decoding"}]
    base = alt.Chart(rows(data)).encode(y=plot.y)
    area = base.mark_rect(color=colour, opacity=0.16).encode(
        x=alt.X("g:Q"), x2=alt.X2("to"), y2=alt.datum(0)
    )
    line = base.mark_rule(color=colour, strokeWidth=1.5, strokeDash=[6, 4])
    text = base.mark_text(
        align="left", baseline="bottom", dx=6, dy=-6, color=colour, fontWeight=600
    )
    at_bottom = text.encode(x=alt.X("g:Q"), y=alt.datum(0), text=alt.Text("text:N"))
    return [area, line, at_bottom]
