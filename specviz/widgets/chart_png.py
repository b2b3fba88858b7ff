"""The chart as a PNG: the browser draws it from the SVG, so that no library is needed for it."""

from pathlib import Path

import streamlit as st

from specviz.view.palette import css_variables

_HERE = Path(__file__).parent

_component = st.components.v2.component(
    "specviz_chart_png",
    html='<button type="button">Chart as PNG</button>',
    css=css_variables() + (_HERE / "chart_png.css").read_text(encoding="utf-8"),
    js=(_HERE / "chart_png.js").read_text(encoding="utf-8"),
)


def chart_png(svg: str) -> None:
    """A button that saves a chart as a picture, twice as large as it is drawn.

    Args:
        svg: the chart as a file of its own (``view.svg_chart``).
    """
    _component(data={"svg": svg}, key="chart_png", width="content")
