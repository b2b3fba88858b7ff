"""Finished HTML on the page, in the style of the player; its links can be acted on."""

from collections.abc import Callable

import streamlit as st

from specviz.widgets.files import read, read_assets, shared_css

_component = st.components.v2.component(
    "specviz_sheet",
    html='<div class="sheet"></div>',
    css=shared_css() + read_assets("recorded.css"),
    js=read("sheet.js"),
)


def sheet(html: str, key: str, on_choose: Callable[[str], None] | None = None) -> None:
    """Show HTML that view/ has made.

    Args:
        html: every text in it is escaped already.
        key: the widget key.
        on_choose: called with the name of a link (its data-choose) that was followed.
    """

    def chosen() -> None:
        name = st.session_state[key].chosen
        if on_choose is not None and isinstance(name, str):
            on_choose(name)

    _component(data={"html": html}, key=key, on_chosen_change=chosen)
