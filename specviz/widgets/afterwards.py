"""What is heavy to load comes after the player's first frame, so that the frame is there early."""

from collections.abc import Callable

import streamlit as st

from specviz.widgets.files import read

READY = "player_was_painted"
"""The key under which a browser session remembers that its first frame was on screen."""

_component = st.components.v2.component(
    "specviz_afterwards",
    html="<div></div>",
    css="div { min-height: 262px; }",
    js=read("afterwards.js"),
)


def afterwards(draw: Callable[[], None], key: str) -> None:
    """Draw something once the first frame of the session's first player is on screen.

    Args:
        draw: draws it.
        key: the widget key of what keeps its place until then.
    """
    if st.session_state.get(READY):
        draw()
    else:
        _wait(draw, key)


@st.fragment
def _wait(draw: Callable[[], None], key: str) -> None:
    if st.session_state.get(READY):
        draw()
    else:
        _component(key=key, on_ready_change=_ready)


def _ready() -> None:
    st.session_state[READY] = True
