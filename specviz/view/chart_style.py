"""What every chart of these pages shares: paper, type and axes, on light and dark pages."""

from textwrap import wrap
from typing import Any

import altair as alt

from specviz.view.palette import LOOKS, PAPER, Paper

ONE_PICTURE: dict[str, Any] = {"aria": False, "mark": {"aria": False}}
"""Vega-Lite configuration: screen readers hear the chart's description, not every mark of it."""


def ink(dark: bool) -> str:
    """The colour of main lines and labels."""
    return PAPER[Paper.TEXT][dark]


def muted(dark: bool) -> str:
    """The colour of secondary lines and labels."""
    return PAPER[Paper.MUTED][dark]


def edge(state: str, dark: bool) -> str:
    """The strong colour of a token state."""
    return LOOKS[state].edge(dark)


def rows(values: list[dict[str, Any]]) -> alt.InlineData:
    """Rows as data that travels inside the chart.

    They go in as a tuple: Altair copies lists deeply, once for every layer, but not tuples.
    """
    return alt.InlineData(values=tuple(values))


def finished(chart: Any, dark: bool, height: int, caption: str) -> dict[str, Any]:
    """A chart as a Vega-Lite dictionary with the shared look, as wide as its container.

    Args:
        chart: an Altair chart without configuration.
        dark: whether it stands on a dark page.
        height: of the plot, in pixels.
        caption: one sentence over the plot that says what to see; also its description for
            screen readers.
    """
    spec: dict[str, Any] = chart.to_dict(validate=False)
    return spec | {
        "title": _lines(caption),
        "description": caption.replace("\n", " "),
        "height": height,
        "width": "container",
        "autosize": {"type": "fit-x", "contains": "padding"},  # the height is the plot's alone
        "background": "transparent",
        "config": _config(dark),
    }


def _config(dark: bool) -> dict[str, Any]:
    """The look as Vega-Lite configuration; as a dictionary, for Altair copies charts to set it."""
    text, soft, line = ink(dark), muted(dark), PAPER[Paper.LINE][dark]
    labels = {"labelColor": text, "titleColor": text, "labelFontSize": 13, "titleFontSize": 13}
    return {
        **ONE_PICTURE,
        "axis": labels
        | {"titleFontWeight": 600, "gridColor": line, "domainColor": soft, "tickColor": soft},
        "legend": labels
        | {"labelLimit": 420, "symbolSize": 140, "orient": "top", "direction": "vertical"},
        "title": {
            "anchor": "start",
            "frame": "bounds",
            "color": text,
            "fontSize": 13,
            "fontWeight": "normal",
            "offset": 10,
        },
        "text": {"fontSize": 13},
        "view": {"stroke": None},
    }


def _lines(caption: str) -> list[str]:
    """The caption in lines short enough for a phone; charts do not wrap their titles."""
    return [part for line in caption.split("\n") for part in wrap(line, 56)]


def token_axis(names: list[str]) -> alt.X:
    """The vocabulary along the bottom, in its own order."""
    angle = 0 if len(names) <= 6 and max(map(len, names)) <= 8 else -40
    return alt.X(
        "token:N",
        sort=names,
        title="Next token",
        axis=alt.Axis(labelAngle=angle, labelLimit=110),
        scale=alt.Scale(paddingInner=0.3, paddingOuter=0.15),
    )
