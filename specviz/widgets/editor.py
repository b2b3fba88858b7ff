"""Edit the round on screen in place: its guesses, and what remains of the target."""

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from specviz.engine.inputs.edited import Edit
from specviz.engine.inputs.rounds_to_edit import RoundsToEdit
from specviz.widgets.files import read, shared_css
from specviz.widgets.telling import edition, make_told

_component = st.components.v2.component(
    "specviz_editor",
    html=read("editor.html"),
    css=shared_css("fields.css"),
    js=read("under_way.js", "telling.js", "news.js", "at_once.js", "editor.js"),
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
    news: Mapping[str, object] | None = None,
    search: str | None = None,
) -> None:
    """Fields for the round on screen (at position 0: for the round to come).

    They follow the player in the browser. An edit draws again what the editor is drawn in: its
    fragment, or else the page.

    Args:
        rounds: what can be edited.
        at: the position on screen.
        key: the widget's key.
        make: makes one edit, from a callback.
        label: what stands before the number of the round ("Guesses of round").
        placeholder: what an empty line means.
        help: one sentence on how to edit.
        news: what an edit has changed in parts of the page that are not drawn again for it; they
            find it by name (news.js).
        search: the page's query without the round, if an edit's screen can be asked for before
            the page is drawn (server/at_once.py).
    """
    data: dict[str, Any] = {
        **edition(key),
        "at": at,
        "first": rounds.first,
        "lines": rounds.lines,
        "starts": rounds.starts,
        "offsets": rounds.offsets,
        "text": rounds.text,
        "label": label,
        "placeholder": placeholder,
        "help": help,
        "news": news,
        "search": search,
    }
    _component(data=data, key=key, on_edits_change=lambda: make_told(key, rounds.tokens, make))
