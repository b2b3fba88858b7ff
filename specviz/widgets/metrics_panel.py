"""One session, every engine's numbers: a panel for every page that shows a session."""

from collections.abc import Callable
from functools import lru_cache

import streamlit as st

from specviz.engine.metrics import Tally
from specviz.view.recorded.metrics_table import metrics_table
from specviz.widgets.folded import folded
from specviz.widgets.sheet import sheet

METRICS = "metrics_panel"
"""The widget key of the panel."""

_table = lru_cache(maxsize=64)(metrics_table)  # another guess often leaves the counts as they were


def metrics_panel(counts: Callable[[], Tally], key: str = METRICS) -> None:
    """Show one session under each real engine's definitions, folded away at first.

    Args:
        counts: gives what there is to count in the session.
        key: the widget key.
    """

    def fill() -> None:
        st.markdown(
            "The same rounds, counted as each engine counts them. Before two published numbers "
            "are compared, compare their formulas."
        )
        sheet(_table(counts()), f"{key}_table")

    folded("One session, every engine's numbers", fill, key)
