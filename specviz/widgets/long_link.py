"""The browser's side of the address: what stands after its #, and its back and forward."""

from collections.abc import Mapping
from urllib.parse import parse_qsl

import streamlit as st

from specviz.engine.inputs.links import is_long, pack, unpack
from specviz.widgets.address import RUNS, told
from specviz.widgets.files import read

_ASK, _ANSWER, _TRIP = "long_link_ask", "long_link_answer", "long_link_trip"

_component = st.components.v2.component(
    "specviz_long_link",
    html="<span></span>",
    js=read("under_way.js", "long_link.js"),
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
        _mount("", query="", waiting=True)
        st.stop()
    try:
        return unpack(answer), ()
    except ValueError as error:
        return {}, (str(error),)


def keep_long_link(settings: Mapping[str, object], query: str) -> None:
    """Keep the address in step with the settings.

    Args:
        settings: the page's inputs; those too long for a query stand after the #.
        query: what stands before it.
    """
    _mount(pack(settings) if is_long(settings) else "", query, waiting=False)


def _mount(packed: str, query: str, waiting: bool) -> None:
    data = {
        "packed": packed,
        "query": query,
        "waiting": waiting,
        "ask": st.session_state.get(_ASK, 0),
        "trip": st.session_state.get(_TRIP, 0),
        "run": st.session_state.get(RUNS, 0),  # the component looks again after every page run
    }
    _component(data=data, key="long_link", on_packed_change=_answered, on_trip_change=_went)


def _answered() -> None:
    report = st.session_state.long_link.packed
    text = report.get("text", "") if isinstance(report, Mapping) else ""
    st.session_state[_ANSWER] = str(text)


def _went() -> None:
    """The browser went back or forward within a page."""
    report = st.session_state.long_link.trip
    if isinstance(report, Mapping):
        st.session_state[_TRIP] = report.get("number", 0)
        st.session_state[_ANSWER] = str(report.get("text", ""))
        told(dict(parse_qsl(str(report.get("query", "")), keep_blank_values=True)))
