"""Inputs that Python fills: an example, a file, an edit of the round on screen.

A message that the browser had sent before it heard of that still carries what stood in the inputs
before, and would undo it. Our own components wait for the answer (under_way.js); Streamlit's
widgets do not.
"""

import time
from collections.abc import Mapping

import streamlit as st

_FILLED = "inputs_filled"
_CROSSING_S = 2.5
"""How long a message may have been under way."""
_ALWAYS_SENT = {"text", "split", "drafter", "medusa_source"}
"""Keys of inputs that are on screen whatever the others say, so that every message has them."""


def fill(values: Mapping[str, object]) -> None:
    """Fill inputs, by their keys; from a callback, or before they are drawn."""
    state = st.session_state
    before = {key: state.get(key) for key in values}
    changed = {key: (before[key], value) for key, value in values.items() if value != before[key]}
    state[_FILLED] = (time.monotonic(), changed)
    for key, value in values.items():
        state[key] = value


def put_back() -> None:
    """Fill inputs once more if a message that crossed the answer has brought the old values.

    Call it before the inputs are drawn and before they are read. A viewer who changes an input
    by hand sends the new values of the others along, and is left alone.
    """
    when, changed = st.session_state.get(_FILLED, (0.0, {}))
    if time.monotonic() - when > _CROSSING_S:
        return
    state = st.session_state
    if any(state.get(key) == changed[key][1] for key in _ALWAYS_SENT & changed.keys()):
        return
    for key, (before, value) in changed.items():
        if before is not None and state.get(key) == before:
            state[key] = value
