"""Take a session home: rounds, session, handout and chart; and open the session again."""

from collections.abc import Callable
from functools import partial

import streamlit as st
from streamlit.runtime.uploaded_file_manager import UploadedFile

from specviz.engine.inputs.play import play
from specviz.engine.inputs.session_file import read_session, write_session
from specviz.engine.inputs.setup import Setup
from specviz.view.handout import session_handout
from specviz.view.markdown import plain
from specviz.view.rows import to_csv
from specviz.view.svg_chart import svg_chart
from specviz.widgets.cached import cached_play
from specviz.widgets.chart_png import chart_png
from specviz.widgets.player import PARTS
from specviz.widgets.state import current_setup, move_to, put_setup

DOWNLOADS = "downloads"
"""The widget key of the box."""

_MESSAGES = "upload_messages"


@st.fragment
def downloads() -> None:
    """A box of buttons for the files; each is only made when it is asked for."""
    box = st.popover("Download", key=DOWNLOADS, on_change="rerun")
    if box.open:  # filled only for who looks at it
        with box:
            _files(current_setup())


def _files(setup: Setup) -> None:
    _file("Rounds as CSV", "specviz-rounds.csv", "text/csv", partial(_csv, setup))
    _file("Session as JSON", "specviz-session.json", "application/json", partial(_json, setup))
    _file(
        "Handout as HTML",
        "specviz-handout.html",
        "text/html",
        partial(_handout, setup),
        help="One file that steps through this session offline and prints all its rounds.",
    )
    _file("Chart as SVG", "specviz-chart.svg", "image/svg+xml", partial(_chart, setup))
    chart_png(svg_chart(cached_play(setup).session))


def _file(
    label: str, name: str, mime: str, make: Callable[[], bytes], help: str | None = None
) -> None:
    st.download_button(label, make, name, mime, on_click="ignore", help=help, width="stretch")


def _csv(setup: Setup) -> bytes:
    return to_csv(play(setup).session, setup.split).encode("utf-8-sig")


def _json(setup: Setup) -> bytes:
    return write_session(setup).encode()


def _handout(setup: Setup) -> bytes:
    return session_handout(play(setup).session, setup.split, PARTS).encode()


def _chart(setup: Setup) -> bytes:
    return svg_chart(play(setup).session).encode()


def upload() -> None:
    """A drop field for a session file; what is wrong with one is said under it."""
    st.file_uploader(
        "Open a session file (JSON, up to 5 MB)",
        type="json",
        key="session_file",
        on_change=_opened,
        max_upload_size=5,
    )
    for message in st.session_state.get(_MESSAGES, ()):
        st.warning(plain(message))


def _opened() -> None:
    file = st.session_state.session_file
    st.session_state[_MESSAGES] = ()
    if not isinstance(file, UploadedFile):  # taken away, or lost with the connection
        return
    try:
        setup, notes = read_session(file.getvalue())
    except ValueError as error:
        st.session_state[_MESSAGES] = (str(error),)
        return
    put_setup(setup)
    move_to(1)
    st.session_state[_MESSAGES] = notes
