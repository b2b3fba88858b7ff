"""The running chart on screen, in the colours of the page and large enough for its viewers."""

import pyarrow as pa
import streamlit as st

from specviz.engine import Session, TreeSession
from specviz.view.chart import chart_data, running_chart
from specviz.view.enlarged import enlarged
from specviz.widgets.modes import PROJECTOR, is_on


def running(session: Session | TreeSession, at: int, key: str = "running") -> None:
    """Show tokens per call round by round, the round at position ``at`` marked."""
    if session.rounds:
        chart = running_chart(st.context.theme.type == "dark")
        shown = enlarged(chart) if is_on(PROJECTOR) else chart
        data = pa.table(chart_data(session, at))  # what travels; a DataFrame takes twice as long
        st.vega_lite_chart(data, shown, key=key)
