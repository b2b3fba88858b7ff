"""The Share button: the link to exactly this screen."""

from collections.abc import Mapping

import streamlit as st

from specviz.engine.links import is_long, link


def share(settings: Mapping[str, object], at: int) -> None:
    """A button that opens the link, ready to copy.

    Args:
        settings: the page's inputs that differ from their defaults.
        at: the position on screen.
    """
    with st.popover("Share"):
        st.markdown("This link opens exactly this screen: the texts, the guesses and the round.")
        st.code(link(st.context.url or "", settings, at), language=None, wrap_lines=True)
        if is_long(settings):
            st.caption(
                "The session is long, so it travels packed after the #. Copy all of it; "
                "some chat programs cut long links, and then the JSON file is the safer way."
            )
