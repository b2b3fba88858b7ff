"""Ways of showing a page that are no part of its session; every link can carry them."""

from collections.abc import Mapping

import streamlit as st

MODES = ("predict",)
"""Names in the address; each is also the key of the switch that turns the mode on."""


def is_on(mode: str) -> bool:
    """Whether a mode is on."""
    return bool(st.session_state.get(mode))


def modes() -> dict[str, object]:
    """The modes that are on, as parts of an address."""
    return {mode: 1 for mode in MODES if is_on(mode)}


def read_modes(given: Mapping[str, object]) -> tuple[str, ...]:
    """Turn on the modes that an address names and turn off the others, before they are drawn.

    Returns:
        One sentence for each value that cannot be used.
    """
    notes = []
    for mode in MODES:
        value = str(given.get(mode, "0"))[:20]
        st.session_state[mode] = value == "1"
        if value not in ("0", "1"):
            notes.append(f"{mode}={value} was ignored: type {mode}=1 to turn it on.")
    return tuple(notes)


def predict_switch() -> bool:
    """The switch of predict first; gives whether it is on."""
    return st.toggle(
        "Predict first",
        key="predict",
        persist_state="session",
        help="Stops before each verdict and asks what it will be. Answer with a button or a "
        "number key; Enter, Space or Next shows the verdict without counting, for a class that "
        "answers aloud.",
    )
