"""A heading over something drawn at random, with the button for other draws beside it."""

from collections.abc import Callable

import streamlit as st


def draws_heading(text: str, seed: int, new_draws: Callable[[], None]) -> None:
    """Draw it outside fragments: the seed is an input, so other draws concern the whole page.

    Args:
        text: the heading.
        seed: the seed on screen.
        new_draws: raises it; a callback.
    """
    with st.container(horizontal=True, vertical_alignment="center"):
        st.subheader(text, width="content")
        tip = f"Raises the seed, now {seed}; everything else stays."
        st.button("New draws", on_click=new_draws, help=tip)
