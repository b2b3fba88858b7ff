"""The chart as a PNG: the browser draws it from the SVG, so that no library is needed for it."""

import streamlit as st

from specviz.view.palette import css_variables
from specviz.widgets.files import read

_component = st.components.v2.component(
    "specviz_chart_png",
    html='<button type="button">Chart as PNG</button>',
    css=css_variables() + read("chart_png.css"),
    js=read("chart_png.js"),
)


def chart_png(svg: str) -> None:
    """A button that saves a chart as a picture, twice as large as it is drawn.

    Args:
        svg: the chart as a file of its own (``view.svg_chart``).
    """
    _component(data={"svg": svg}, key="chart_png", width="stretch")
