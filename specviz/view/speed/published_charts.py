"""Published figures as charts: like for like, and paper by paper."""

from functools import lru_cache
from typing import Any

import altair as alt

from specviz.engine import Status
from specviz.engine.theory.published import Figure
from specviz.view.chart_style import edge, finished, ink, muted, rows
from specviz.view.palette import BONUS

WARNING = (
    "Not comparable across papers: models, hardware, texts and baselines differ. "
    "Each is what its authors state against their own baseline."
)


@lru_cache(maxsize=8)
def alike_chart(
    figures: tuple[Figure, ...], own_tokens_per_call: float | None, dark: bool
) -> dict[str, Any]:
    """Tokens per call against speed-up, for methods measured alike.

    Args:
        figures: figures of one group, each with tokens per call.
        own_tokens_per_call: the session on screen, drawn as a line (its speed-up depends on the
            hardware); None for no line.
        dark: whether it stands on a dark page.

    Returns:
        A Vega-Lite dictionary with the line on which speed-up would equal tokens per call.
    """
    data = [_row(figure) | {"crowded": _is_crowded(figure, figures)} for figure in figures]
    top = max(*(row["tokens"] for row in data), own_tokens_per_call or 0) * 1.12
    scale = alt.Scale(domain=[1, top], nice=False)
    x = alt.X("tokens:Q", title="Tokens per call", scale=scale)
    height = alt.Scale(domain=[1, 1.25 * max(row["high"] for row in data)], nice=False)
    y = alt.Y("high:Q", title="Speed-up over standard decoding (×)", scale=height)
    base = alt.Chart(rows(data)).encode(x=x, y=y, tooltip=_tips())
    colour = edge(BONUS, dark)
    points = base.mark_point(filled=True, size=110, color=colour, opacity=1)
    layers = [*_diagonal(x, y, 1.25 * max(row["high"] for row in data), dark), points]
    layers += _names(base, dark)
    if own_tokens_per_call is not None:
        layers += _own(own_tokens_per_call, x, dark)
    return finished(alt.layer(*layers), dark, 340, _ALIKE)


_ALIKE = (
    "One benchmark, one machine, one model.\n"
    "Tokens per call is not speed-up: the further below\n"
    "the dashed line, the more the drafts cost."
)


_RANGES = "From the lowest to the highest speed-up that each paper states."


@lru_cache(maxsize=8)
def ranges_chart(figures: tuple[Figure, ...], dark: bool) -> dict[str, Any]:
    """Speed-ups as the papers state them, one row a figure.

    Returns:
        A Vega-Lite dictionary: a bar from the lowest to the highest speed-up stated, or a point.
    """
    data = [_row(figure) for figure in figures]
    top = 1.25 * max(row["high"] for row in data)
    base = alt.Chart(rows(data)).encode(
        y=alt.Y("method:N", sort=None, title=None, axis=alt.Axis(labelLimit=220)),
        x=alt.X(
            "low:Q",
            title="Speed-up over standard decoding (×), as stated",
            scale=alt.Scale(domain=[0, top], nice=False),
        ),
        tooltip=_tips(),
    )
    bars = base.mark_bar(color=edge(BONUS, dark), height=6).encode(x2=alt.X2("high"))
    ends = base.mark_point(filled=True, size=90, color=edge(BONUS, dark), opacity=1)
    words = base.mark_text(align="left", dx=10, color=ink(dark), fontWeight=600)
    floor = alt.Chart(rows([{"low": 1.0}])).mark_rule(strokeDash=[6, 4], color=muted(dark))
    layers = (
        floor.encode(x=alt.X("low:Q")),
        bars,
        ends,
        ends.encode(x=alt.X("high:Q")),
        words.encode(x=alt.X("high:Q"), text=alt.Text("stated:N")),
    )
    return finished(alt.layer(*layers), dark, 40 * len(data), _RANGES)


def _row(figure: Figure) -> dict[str, Any]:
    return {
        "method": figure.method,
        "setting": figure.setting,
        "source": figure.source,
        "stated": figure.speedup,
        "low": figure.low,
        "high": figure.high,
        "tokens": figure.tokens_per_call,
    }


def _is_crowded(figure: Figure, figures: tuple[Figure, ...]) -> bool:
    """Whether another point stands where this one's name would be written, to its right."""
    at = figure.tokens_per_call or 0
    return any(
        0 < (other.tokens_per_call or 0) - at < 1 and abs(other.high - figure.high) < 0.1
        for other in figures
    )


def _names(base: alt.Chart, dark: bool) -> list[Any]:
    """Each method's name beside its point, or above it where there is no room."""
    beside = base.transform_filter("!datum.crowded").mark_text(align="left", dx=9, color=ink(dark))
    above = base.transform_filter("datum.crowded").mark_text(dy=-13, color=ink(dark))
    return [beside.encode(text=alt.Text("method:N")), above.encode(text=alt.Text("method:N"))]


def _tips() -> list[alt.Tooltip]:
    return [
        alt.Tooltip("method:N", title="Method"),
        alt.Tooltip("stated:N", title="Speed-up"),
        alt.Tooltip("tokens:Q", title="Tokens per call"),
        alt.Tooltip("setting:N", title="Setting"),
        alt.Tooltip("source:N", title="Source"),
    ]


def _diagonal(x: alt.X, y: alt.Y, end: float, dark: bool) -> list[Any]:
    data = rows(
        [{"tokens": at, "high": at, "text": "speed-up = tokens per call"} for at in (1.0, end)]
    )
    base = alt.Chart(data).encode(x=x, y=y)
    line = base.mark_line(strokeDash=[7, 5], strokeWidth=1.5, color=muted(dark))
    last = base.transform_filter(f"datum.tokens === {end}")
    text = last.mark_text(align="left", dx=-2, dy=10, color=muted(dark)).encode(
        text=alt.Text("text:N")
    )
    return [line, text]


def _own(tokens: float, x: alt.X, dark: bool) -> list[Any]:
    data = rows([{"tokens": tokens, "text": f"this session: {tokens:.2f}"}])
    base = alt.Chart(data).encode(x=x)
    colour = edge(Status.ACCEPTED, dark)
    text = base.mark_text(align="left", dx=6, dy=-8, y="height", color=colour, fontWeight=700)
    return [base.mark_rule(color=colour, strokeWidth=2), text.encode(text=alt.Text("text:N"))]
