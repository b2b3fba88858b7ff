"""One session, every engine's numbers: a panel for every page that shows a session."""

from collections.abc import Callable
from functools import lru_cache

import streamlit as st

from specviz.engine.metrics import Tally
from specviz.view.recorded.metrics_table import metrics_table
from specviz.widgets.sheet import sheet

_table = lru_cache(maxsize=64)(metrics_table)  # another guess often leaves the counts as they were


@st.fragment
def metrics_panel(counts: Callable[[], Tally], key: str = "metrics") -> None:
    """Show one session under each real engine's definitions, for who unfolds the panel.

    Args:
        counts: gives what there is to count in the session.
        key: the widget key of what is folded away.
    """
    panel = st.expander("One session, every engine's numbers", key=_panel(key), on_change="rerun")
    if panel.open:
        with panel:
            st.markdown(
                "The same rounds, counted as each engine counts them. Before two published numbers "
                "are compared, compare their formulas."
            )
            sheet(_table(counts()), key)


def metrics_are_shown(key: str = "metrics") -> bool:
    """Whether the viewer has unfolded the panel."""
    return bool(st.session_state.get(_panel(key)))


def _panel(key: str) -> str:
    return f"{key}_panel"
