"""All rounds as a table that leads the player to a round, without asking the server."""

import streamlit as st

from specviz.engine import Session
from specviz.widgets.cached import table_news
from specviz.widgets.files import read, shared_css
from specviz.widgets.telling import edition

_component = st.components.v2.component(
    "specviz_table",
    html='<div class="rounds-box" tabindex="0" role="region" aria-label="All rounds"></div>',
    css=shared_css(),
    js=read("news.js", "table.js"),
)


def rounds_table(session: Session, at: int, key: str, editor: str | None = None) -> None:
    """Show every round of a session, the one at position ``at`` marked.

    Args:
        session: the rounds.
        at: the position on screen.
        key: the widget key.
        editor: the widget key of an editor whose news (``table_news``) it takes.
    """
    data = {"table": table_news(session), "at": at, "edition": edition(editor or key)}
    _component(data=data, key=key)
