"""Edits that components of the page tell (telling.js): each is made once, also after a restart."""

from collections.abc import Callable, Mapping
from secrets import token_hex
from typing import TypedDict

import streamlit as st

from specviz.engine.inputs.edited import Edit, read_edits
from specviz.widgets.state import WROTE


class Edition(TypedDict):
    """Which edits are made.

    Attributes:
        session: a new session has another name than the one before a restart.
        seen: the number of the last edit.
    """

    session: str
    seen: int


def edition(key: str) -> Edition:
    """The edits of the component with a widget key that were made so far."""
    name = f"{key}_edits"
    if name not in st.session_state:
        st.session_state[name] = Edition(session=token_hex(4), seen=0)
    made: Edition = st.session_state[name]
    return made


def edition_name(key: str) -> str:
    """The edition of a component in one word, as telling.js writes it too."""
    made = edition(key)
    return f"{made['session']}-{made['seen']}"


def make_told(key: str, most: int, make: Callable[[Edit], None]) -> None:
    """Make the edits that a component tells and that are not made yet; from its callback.

    Args:
        key: the widget key of the component.
        most: the number of tokens in the target.
        make: makes one edit.
    """
    made, report = edition(key), st.session_state[key].edits
    st.session_state[WROTE] = report.get("wrote") if isinstance(report, Mapping) else None
    for edit in read_edits(report, made["session"], made["seen"], most):
        made["seen"] = edit.number
        make(edit)
