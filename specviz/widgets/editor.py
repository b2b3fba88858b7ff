"""Edit the round on screen in place: its guesses, and what remains of the target."""

from collections.abc import Callable

import streamlit as st

from specviz.engine import Session
from specviz.engine.inputs.edits import edit_draft, edit_rest, line_of, offset
from specviz.engine.inputs.setup import Setup
from specviz.widgets.shown import field_key, is_edit
from specviz.widgets.state import current_setup, put_setup

_RERUN = "rerun_page"


def round_editor(setup: Setup, session: Session, at: int) -> None:
    """Two fields for the round at position ``at`` (at position 0: for the round to come)."""
    index = max(0, at - 1)
    if index >= session.calls:
        return
    start = session.rounds[index].start
    line, rest = line_of(setup, session, index), setup.text[offset(setup, start) :]
    draft_key = field_key("edit_draft", index, line)
    st.text_input(
        f"Guesses of round {index + 1}",
        key=draft_key,
        on_change=_changed_draft,
        args=(draft_key, index),
        placeholder="no guesses: standard decoding",
        help="Change them and press Enter: the whole session is played again.",
    )
    rest_field("edit_rest", index, rest, _changed_rest, start)


def rest_field(
    name: str, index: int, rest: str, on_change: Callable[[str, int], None], start: int
) -> None:
    """The field for what remains of the target.

    Args:
        name: of the field.
        index: the round it belongs to, from 0.
        rest: the text to show.
        on_change: a callback that gets the field's key and ``start``.
        start: target tokens emitted before the round.
    """
    key = field_key(name, index, rest)
    # A one-line field would drop the newlines of the text.
    field = st.text_area if "\n" in rest else st.text_input
    field(
        f"The target from round {index + 1} on",
        key=key,
        on_change=on_change,
        args=(key, start),
        help="Change what the big model says from here on and press Enter.",
    )


def rerun_page_if_edited() -> None:
    """Play the whole page again after an edit.

    Call it last in the fragment of the editor: the round is painted before the rest follows.
    """
    if st.session_state.pop(_RERUN, False):
        st.rerun(scope="app")


def play_again() -> None:
    """Have the whole page played again; for the callback of an edit."""
    st.session_state[_RERUN] = True


def _changed_draft(key: str, index: int) -> None:
    if is_edit(key):
        put_setup(edit_draft(current_setup(), index, st.session_state[key]))
        play_again()


def _changed_rest(key: str, start: int) -> None:
    if is_edit(key):
        put_setup(edit_rest(current_setup(), start, st.session_state[key]))
        play_again()
