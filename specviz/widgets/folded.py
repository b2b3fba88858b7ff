"""Parts of a page that are folded away at first, and filled only while a viewer looks at them."""

from collections.abc import Callable

import streamlit as st


@st.fragment
def folded(label: str, fill: Callable[[], None], key: str) -> None:
    """A part that the viewer can unfold.

    Args:
        label: what it is called.
        fill: draws what is in it.
        key: its widget key.
    """
    part = st.expander(label, key=key, on_change="rerun")
    if part.open:
        with part:
            fill()


def is_open(key: str) -> bool:
    """Whether the viewer looks at the part, or the box, with a widget key."""
    return bool(st.session_state.get(key))
