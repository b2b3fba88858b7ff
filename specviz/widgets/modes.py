"""Ways of showing a page that are no part of its session; every link can carry them."""

from collections.abc import Mapping

import streamlit as st

ON = "true"
"""What a mode in an address is set to."""

PREDICT, PROJECTOR = "predict", "projector"
MODES = (PREDICT, PROJECTOR)
"""Names in the address, and keys of the session state."""


def is_on(mode: str) -> bool:
    """Whether a mode is on."""
    return bool(st.session_state.get(mode))


def turn(mode: str, on: bool) -> None:
    """Turn a mode on or off, from a callback or before its switch is drawn."""
    st.session_state[mode] = on


def modes() -> dict[str, str]:
    """The modes that are on, as parts of an address."""
    return {mode: ON for mode in MODES if is_on(mode)}


def read_modes(given: Mapping[str, object]) -> tuple[str, ...]:
    """Turn on the modes that an address names and turn off the others, before they are drawn.

    Returns:
        One sentence for each value that cannot be used.
    """
    notes = []
    for mode in MODES:
        value = str(given.get(mode, "false"))[:20]
        turn(mode, value == ON)
        if value not in (ON, "false"):
            notes.append(f"{mode}={value} was ignored: type {mode}={ON} to turn it on.")
    return tuple(notes)


def predict_switch() -> bool:
    """The switch of predict first; gives whether it is on."""
    return st.toggle(
        "Predict first",
        key=PREDICT,
        persist_state="session",
        help="Stops before each verdict and asks what it will be. Answer with a button or a "
        "number key; Enter, Space or Next shows the verdict without counting, for a class that "
        "answers aloud.",
    )
