"""Sessions too long for a readable link: kept in the part of the address after the #."""

from collections.abc import Mapping
from pathlib import Path

import streamlit as st

from specviz.engine.inputs.links import is_long, pack, unpack
from specviz.widgets.modes import modes

_ASK, _ANSWER = "long_link_ask", "long_link_answer"

_component = st.components.v2.component(
    "specviz_long_link",
    html="<span></span>",
    js=(Path(__file__).parent / "long_link.js").read_text(encoding="utf-8"),
)


def read_long_link() -> tuple[Mapping[str, object], tuple[str, ...]]:
    """The settings that stands after the # of the address.

    While the browser has not told yet, the page stops here; it runs again when it has.

    Returns:
        The settings, none of them checked yet, and what is to be said about the link.
    """
    answer = st.session_state.pop(_ANSWER, None)
    if answer is None:
        st.session_state[_ASK] = st.session_state.get(_ASK, 0) + 1
        st.info("Opening the shared session …")
        _mount("", at=-1, waiting=True)
        st.stop()
    try:
        return unpack(answer), ()
    except ValueError as error:
        return {}, (str(error),)


def keep_long_link(settings: Mapping[str, object], at: int) -> None:
    """Keep what stands after the # in step with the settings and the position on screen."""
    _mount(pack(settings) if is_long(settings) else "", at, waiting=False)


def _mount(packed: str, at: int, waiting: bool) -> None:
    data = {
        "packed": packed,
        "at": at,
        "modes": modes(),  # whatever else changes the query must run the script again
        "waiting": waiting,
        "ask": st.session_state.get(_ASK, 0),
    }
    _component(data=data, key="long_link", on_packed_change=_answered)


def _answered() -> None:
    report = st.session_state.long_link.packed
    text = report.get("text", "") if isinstance(report, Mapping) else ""
    st.session_state[_ANSWER] = str(text)
