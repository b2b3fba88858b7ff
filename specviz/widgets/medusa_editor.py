"""Edit the round on screen in place: what its heads offer, and what remains of the target."""

import streamlit as st

from specviz.engine.inputs.edits import offset
from specviz.engine.tree.edits import as_setup, edit_heads, edit_text, line_of_heads, typed_heads
from specviz.engine.tree.inputs import HeadSource, MedusaInputs
from specviz.engine.tree.played import MedusaPlayed
from specviz.widgets.editor import play_again
from specviz.widgets.medusa_state import current_medusa, put_medusa

_HEADS, _REST = "medusa_edit_heads", "medusa_edit_rest"


def heads_editor(inputs: MedusaInputs, played: MedusaPlayed, at: int) -> None:
    """Two fields for the round at position ``at`` (at position 0: for the round to come)."""
    index = max(0, at - 1)
    if index >= played.session.calls:
        return
    start = played.session.rounds[index].start
    if inputs.source is HeadSource.RECORDED:
        inputs = typed_heads(inputs)
    st.session_state[_HEADS] = line_of_heads(inputs, played.heads, index)
    st.session_state[_REST] = inputs.text[offset(as_setup(inputs), start) :]
    st.text_input(
        f"Heads of round {index + 1}",
        key=_HEADS,
        on_change=_changed_heads,
        args=(index,),
        placeholder="no candidates: standard decoding",
        help="Candidates by commas, heads by |. Press Enter: the whole session is played again.",
    )
    # A one-line field would drop the newlines of the text.
    field = st.text_area if "\n" in st.session_state[_REST] else st.text_input
    field(
        f"The target from round {index + 1} on",
        key=_REST,
        on_change=_changed_rest,
        args=(start,),
        help="Change what the big model says from here on and press Enter.",
    )


def _changed_heads(index: int) -> None:
    put_medusa(edit_heads(current_medusa(), index, st.session_state[_HEADS]))
    play_again()


def _changed_rest(start: int) -> None:
    put_medusa(edit_text(current_medusa(), start, st.session_state[_REST]))
    play_again()
