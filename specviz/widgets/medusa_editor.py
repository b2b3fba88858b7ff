"""Edit the round on screen in place: what its heads offer, and what remains of the target."""

import streamlit as st

from specviz.engine.inputs.edits import offset
from specviz.engine.tree.edits import as_setup, edit_heads, edit_text, line_of_heads, typed_heads
from specviz.engine.tree.inputs import HeadSource, MedusaInputs
from specviz.engine.tree.played import MedusaPlayed
from specviz.widgets.editor import play_again, rest_field
from specviz.widgets.medusa_state import current_medusa, put_medusa
from specviz.widgets.shown import field_key, is_edit


def heads_editor(inputs: MedusaInputs, played: MedusaPlayed, at: int) -> None:
    """Two fields for the round at position ``at`` (at position 0: for the round to come)."""
    index = max(0, at - 1)
    if index >= played.session.calls:
        return
    start = played.session.rounds[index].start
    if inputs.source is HeadSource.RECORDED:
        inputs = typed_heads(inputs)
    rest = inputs.text[offset(as_setup(inputs), start) :]
    heads_key = field_key("medusa_edit_heads", index, line_of_heads(inputs, played.heads, index))
    st.text_input(
        f"Heads of round {index + 1}",
        key=heads_key,
        on_change=_changed_heads,
        args=(heads_key, index),
        placeholder="no candidates: standard decoding",
        help="Candidates by commas, heads by |. Press Enter: the whole session is played again.",
    )
    rest_field("medusa_edit_rest", index, rest, _changed_rest, start)


def _changed_heads(key: str, index: int) -> None:
    if is_edit(key):
        put_medusa(edit_heads(current_medusa(), index, st.session_state[key]))
        play_again()


def _changed_rest(key: str, start: int) -> None:
    if is_edit(key):
        put_medusa(edit_text(current_medusa(), start, st.session_state[key]))
        play_again()
