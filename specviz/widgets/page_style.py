"""The style of the page around the components."""

from functools import cache
from pathlib import Path

import streamlit as st

_SHEET = Path(__file__).parents[2] / "assets" / "page.css"


def page_style() -> None:
    """Apply assets/page.css to the page."""
    st.html(_style())


@cache
def _style() -> str:
    return f"<style>{_SHEET.read_text(encoding='utf-8')}</style>"
