"""The guesses of all rounds in one field, which follows the edits of single rounds.

It is a component because those edits do not draw the page again, and a text area of Streamlit
learns what Python has put into it only when it is drawn.
"""

import streamlit as st

from specviz.engine.inputs.edited import Edit
from specviz.widgets.files import read, shared_css
from specviz.widgets.telling import edition, make_told

_component = st.components.v2.component(
    "specviz_lines",
    html=read("lines.html"),
    css=shared_css("fields.css"),
    js=read("under_way.js", "telling.js", "news.js", "lines.js"),
)


def draft_lines(draft: str, key: str, label: str, help: str, editor: str) -> None:
    """A field for the typed guesses, one line a round; a change is ``state[key]`` from then on.

    Args:
        draft: the guesses.
        key: where the session state keeps them.
        label: what stands above the field.
        help: how to type them, as HTML.
        editor: the widget key of the editor of single rounds.
    """
    widget = f"{key}_lines"
    data = {
        **edition(widget),
        "edition": edition(editor),
        "draft": draft,
        "label": label,
        "help": help,
    }

    def put(edit: Edit) -> None:
        st.session_state[key] = edit.text

    _component(data=data, key=widget, on_edits_change=lambda: make_told(widget, 0, put))
