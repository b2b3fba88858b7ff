"""The Share button: the link to exactly this screen."""

import streamlit as st

from specviz.engine.links import is_long, link
from specviz.engine.setup import Setup


def share(setup: Setup, at: int) -> None:
    """A button that opens the link, ready to copy."""
    with st.popover("Share"):
        st.markdown("This link opens exactly this screen: the texts, the guesses and the round.")
        st.code(link(st.context.url or "", setup, at), language=None, wrap_lines=True)
        if is_long(setup):
            st.caption(
                "The session is long, so it travels packed after the #. Copy all of it; "
                "some chat programs cut long links, and then the JSON file is the safer way."
            )
