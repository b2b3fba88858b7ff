"""The running chart on screen, in the colours of the page and large enough for its viewers."""

import pyarrow as pa
import streamlit as st

from specviz.engine import Session, TreeSession
from specviz.view.chart import chart_data, running_chart
from specviz.view.enlarged import enlarged
from specviz.widgets.afterwards import afterwards
from specviz.widgets.modes import PROJECTOR, is_on
from specviz.widgets.state import Position
from specviz.widgets.telling import edition_name


def running(
    session: Session | TreeSession,
    position: Position,
    key: str = "running",
    editor: str | None = None,
) -> None:
    """Show tokens per call round by round, the round on screen marked.

    Args:
        session: the rounds.
        position: the round on screen.
        key: the widget key of the chart.
        editor: the widget key of an editor whose answers (``at_once``) it shows.
    """
    if session.rounds:
        name = edition_name(editor) if editor else ""
        afterwards(lambda: _chart(session, position.at, name, key), f"{key}_waits")


def _chart(session: Session | TreeSession, at: int, edition: str, key: str) -> None:
    chart = running_chart(st.context.theme.type == "dark")
    shown = enlarged(chart) if is_on(PROJECTOR) else chart
    st.vega_lite_chart(chart_rows(session, at, edition), shown, key=key)


def chart_rows(session: Session | TreeSession, at: int, edition: str = "") -> pa.Table:
    """The rows of the chart as they travel; made from a DataFrame they would take twice as long."""
    return pa.table(chart_data(session, at, edition))
