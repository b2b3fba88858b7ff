"""The Share box: the link to exactly this screen, its iframe line and its QR code."""

from collections.abc import Callable, Mapping
from html import escape

import streamlit as st

from specviz.engine.inputs.links import is_long, link
from specviz.view.qr import MOST_BYTES, qr_code
from specviz.widgets.modes import ON, modes

SHARE = "share"
"""The widget key of the box."""


@st.fragment
def share(shown: Callable[[], tuple[Mapping[str, object], int]]) -> None:
    """A button that opens the link, ready to copy, and one that shows its QR code large.

    Args:
        shown: gives the page's inputs that differ from their defaults, and the position on screen.
    """
    base = st.context.url or ""
    settings, at = shown()
    here = link(base, settings, at, modes())
    with st.container(horizontal=True, width="content"):
        box = st.popover("Share", key=SHARE, on_change="rerun")
        if box.open:  # filled only for who looks at it: most steps are not shared
            with box:
                _links(settings, at, here, base)
        if st.button("QR code", key="show_qr", help="Large, for phones in the room.", shortcut="q"):
            _large_qr(here)


def _links(settings: Mapping[str, object], at: int, here: str, base: str) -> None:
    st.markdown("This link opens exactly this screen: the texts, the guesses and the round.")
    st.code(here, language=None, wrap_lines=True)
    if is_long(settings):
        st.caption(
            "The session is long, so it travels packed after the #. Copy all of it; "
            "some chat programs cut long links, and then the JSON file is the safer way."
        )
    st.markdown("For slides and course pages, without the page's header:")
    framed = link(base, settings, at, {**modes(), "embed": ON})
    st.code(iframe(framed), language=None, wrap_lines=True)
    _qr(here, "12rem")


def iframe(address: str) -> str:
    """The HTML line that shows an address inside another page."""
    return (
        f'<iframe src="{escape(address)}" width="100%" height="800" loading="lazy" '
        'title="Speculative decoding, step by step"></iframe>'
    )


@st.dialog("Scan to open this screen", width="large")
def _large_qr(address: str) -> None:
    _qr(address, "min(100%, 78vh)")


def _qr(address: str, width: str) -> None:
    picture = qr_code(address)
    if picture is None:
        st.caption(
            f"This link is too long for a QR code (most: {MOST_BYTES:,} bytes): "
            "share the link itself or the JSON file."
        )
        return
    st.html(
        f'<img src="{escape(picture)}" alt="QR code of the link to this screen" '
        f'style="width: {width}; display: block; margin: auto">'
    )
