"""All rounds as a table that leads the player to a round, without asking the server."""

from pathlib import Path

import streamlit as st

from specviz.engine import Session
from specviz.view.rows import table_html
from specviz.widgets.player import shared_css

_component = st.components.v2.component(
    "specviz_table",
    html='<div class="rounds-box" tabindex="0" role="region" aria-label="All rounds"></div>',
    css=shared_css(),
    js=(Path(__file__).parent / "table.js").read_text(encoding="utf-8"),
)


def rounds_table(session: Session, at: int, key: str) -> None:
    """Show every round of a session, the one at position ``at`` marked."""
    _component(data={"name": f"{hash(session):x}", "html": table_html(session), "at": at}, key=key)
