"""The seed of everything a page draws at random."""

import streamlit as st

from specviz.engine.inputs.setup import MOST_SEED


def seed_input(default: int, key: str, what: str) -> None:
    """The field for a seed.

    Args:
        default: the page's own seed.
        key: the widget's key.
        what: what is drawn with it ("guesses").
    """
    st.number_input(
        "Seed",
        0,
        MOST_SEED,
        default,
        key=key,
        persist_state="session",
        help=f"The same seed makes the same {what}; a link keeps it.",
    )
