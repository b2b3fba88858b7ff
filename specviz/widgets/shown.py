"""Fields that show what Python works out, and that a viewer can change."""

from secrets import token_hex
from typing import Any

import streamlit as st

_REMEMBERED = 8


def field_key(name: str, place: int, value: str) -> str:
    """The key of a field that is to show a value: a new key whenever the field shows another one.

    Under one key, a message that was under way when Python changed the value would still carry the
    old value, and that would pass for an edit: two quick steps would write the guesses of one
    round into the next. A value that the viewer typed keeps its key, and so the focus.

    Args:
        name: of the field.
        place: what the value belongs to, such as the index of its round.
        value: what to show.
    """
    memory = _memory(name)
    key = _key(name, memory)
    if memory["place"] != place or st.session_state.get(key) != value:
        memory |= {"count": memory["count"] + 1, "place": place}
        key = _key(name, memory)
        st.session_state[key] = value
    memory["shown"][key] = value
    for old in list(memory["shown"])[:-_REMEMBERED]:
        del memory["shown"][old]
    return key


def is_edit(key: str) -> bool:
    """Whether a viewer changed a field; for the field's callback.

    A field that has gone calls back once more when a message that was under way brings its value:
    that is an edit only if the value is not the one it was given.
    """
    shown = _memory(key.rsplit("_", 2)[0])["shown"]
    return key in shown and shown[key] != st.session_state[key]


def _key(name: str, memory: dict[str, Any]) -> str:
    """A browser that comes back after a restart sends what it held under the keys of before."""
    return f"{name}_{memory['session']}_{memory['count']}"


def _memory(name: str) -> dict[str, Any]:
    key = f"{name}_shown"
    if key not in st.session_state:
        st.session_state[key] = {"session": token_hex(4), "count": 0, "place": None, "shown": {}}
    memory: dict[str, Any] = st.session_state[key]
    return memory
