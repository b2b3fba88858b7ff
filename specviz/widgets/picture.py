"""One finished picture on screen, in the same style as the player's frames."""

import streamlit as st

from specviz.widgets.files import read, shared_css

_component = st.components.v2.component(
    "specviz_picture",
    html='<div class="player picture"><div class="frame"></div>'
    '<p class="live vh" aria-live="polite"></p></div>',
    css=shared_css("picture.css"),
    js=read("picture.js"),
)


def picture(html: str, key: str, says: str = "") -> None:
    """Show HTML that view/ has made.

    Args:
        html: the picture; every text in it is escaped already.
        key: the widget key.
        says: what a screen reader speaks when the picture changes, as plain text.
    """
    _component(data={"html": html, "says": says}, key=key)
