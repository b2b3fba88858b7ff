"""Sessions too long for a readable link: kept in the part of the address after the #."""

from pathlib import Path
from typing import Literal

import streamlit as st

from specviz.engine.links import is_long, pack, unpack
from specviz.engine.read_setup import read_setup
from specviz.engine.setup import Setup
from specviz.widgets.state import current_setup, put_setup

_FLAG = "long"
_STATE, _NOTES, _ASK = "long_session", "long_notes", "long_ask"

_component = st.components.v2.component(
    "specviz_long_link",
    html="<span></span>",
    js=(Path(__file__).parent / "long_link.js").read_text(encoding="utf-8"),
)


def read_long_link() -> None:
    """Take the setup from a long link; call it before the inputs are drawn.

    While the browser has not told yet what stands after the #, the page stops here.
    """
    flagged, long = _FLAG in st.query_params, bool(st.session_state.get(_STATE))
    if flagged and not long:
        st.session_state[_ASK] = st.session_state.get(_ASK, 0) + 1
        st.info("Opening the shared session …")
        _mount(packed="", waiting=True)
        st.stop()
    if long and not flagged:  # the browser went back to a short session
        st.session_state[_STATE] = False
        put_setup(read_setup({k: v for k, v in st.query_params.items() if k != "round"})[0])


def keep_long_link(setup: Setup) -> tuple[str, ...]:
    """Keep the address in step with the setup.

    Returns:
        What is to be said about the link that was opened, once.
    """
    long = is_long(setup)
    st.session_state[_STATE] = long
    if long:
        st.query_params[_FLAG] = "1"
    elif _FLAG in st.query_params:
        del st.query_params[_FLAG]
    _mount(packed=pack(setup) if long else "", waiting=False)
    return tuple(st.session_state.pop(_NOTES, ()))


def binding() -> Literal["query-params"] | None:
    """How a text input is tied to the address: not at all once the texts are too long for it."""
    return None if is_long(current_setup()) else "query-params"


def _mount(packed: str, waiting: bool) -> None:
    data = {"packed": packed, "waiting": waiting, "ask": st.session_state.get(_ASK, 0)}
    _component(data=data, key="long_link", on_packed_change=_read)


def _read() -> None:
    report = st.session_state.long_link.packed
    try:
        setup, st.session_state[_NOTES] = unpack(str(report["text"]))
    except (ValueError, TypeError, KeyError) as error:
        setup, st.session_state[_NOTES] = Setup(), (str(error),)
    put_setup(setup)
    st.session_state[_STATE] = True
