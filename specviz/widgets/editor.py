"""Edit the round on screen in place: its guesses, and what remains of the target."""

from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from typing import Any

import streamlit as st

from specviz.engine.inputs.edited import Edit, read_edits
from specviz.engine.inputs.rounds_to_edit import RoundsToEdit
from specviz.widgets.player import shared_css

_HERE = Path(__file__).parent

_component = st.components.v2.component(
    "specviz_editor",
    html=(_HERE / "editor.html").read_text(encoding="utf-8"),
    css=shared_css(_HERE / "editor.css"),
    js="".join(
        (_HERE / name).read_text(encoding="utf-8") for name in ("under_way.js", "editor.js")
    ),
)


def editor(
    rounds: RoundsToEdit,
    at: int,
    key: str,
    make: Callable[[Edit], None],
    *,
    label: str,
    placeholder: str,
    help: str,
) -> None:
    """Fields for the round on screen (at position 0: for the round to come).

    They follow the player in the browser. An edit plays the whole page again; draw the editor
    outside of fragments.

    Args:
        rounds: what can be edited.
        at: the position on screen.
        key: the widget's key.
        make: makes one edit, from a callback.
        label: what stands before the number of the round ("Guesses of round").
        placeholder: what an empty line means.
        help: one sentence on how to edit.
    """
    memory = _memory(key)
    data: dict[str, Any] = {
        "session": memory["session"],
        "seen": memory["seen"],
        "at": at,
        "first": rounds.first,
        "lines": rounds.lines,
        "starts": rounds.starts,
        "offsets": rounds.offsets,
        "text": rounds.text,
        "label": label,
        "placeholder": placeholder,
        "help": help,
    }

    def edited() -> None:
        report = st.session_state[key].edits
        for edit in read_edits(report, memory["session"], memory["seen"], rounds.tokens):
            memory["seen"] = edit.number
            make(edit)

    _component(data=data, key=key, on_edits_change=edited)


def _memory(key: str) -> dict[str, Any]:
    """Which edits were made; a new session has another name than the one before a restart."""
    name = f"{key}_edits"
    if name not in st.session_state:
        st.session_state[name] = {"session": token_hex(4), "seen": 0}
    memory: dict[str, Any] = st.session_state[name]
    return memory
