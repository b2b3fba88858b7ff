"""What one viewer's Medusa page remembers: its inputs, as the widgets hold them."""

from dataclasses import asdict, fields

import streamlit as st

from specviz.engine.tree.inputs import MedusaInputs, read_medusa
from specviz.widgets.filled import fill, put_back

PLAYER = "medusa_player"
_GOOD = "medusa_usable"
_NAMES = tuple(field.name for field in fields(MedusaInputs))


def key_of(name: str) -> str:
    """The widget key of a field: other pages have fields of the same name."""
    return f"medusa_{name}"


def current_medusa() -> MedusaInputs:
    """The inputs as the widgets hold them.

    A list that cannot be read keeps its last usable state, so that the pictures stay.
    """
    put_back()
    state = st.session_state
    held = {name: state[key_of(name)] for name in _NAMES if state.get(key_of(name)) is not None}
    inputs, _ = read_medusa(held, state.get(_GOOD))
    state[_GOOD] = inputs
    return inputs


def put_medusa(inputs: MedusaInputs) -> None:
    """Fill every input. To be called before the widgets are drawn, or from a callback."""
    st.session_state[_GOOD] = inputs
    fill({key_of(name): value for name, value in asdict(inputs).items()})
