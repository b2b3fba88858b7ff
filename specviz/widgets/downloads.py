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
from specviz.widgets.chart_png import chart_png
from specviz.widgets.player import PARTS
from specviz.widgets.state import cached_play, move_to, put_setup

_MESSAGES = "upload_messages"


_HELD = "downloads_of"


def hold(setup: Setup) -> list[Setup]:
    """Note what the files are made of from now on, also by buttons that are on screen already."""
    held: list[Setup] = st.session_state.setdefault(_HELD, [setup])
    held[0] = setup
    return held


def downloads(setup: Setup, editor: str) -> None:
    """Buttons for the files; each is only made when it is asked for.

    Args:
        setup: the session (see ``hold``).
        editor: the widget key of the editor whose news the picture takes.
    """
    held = hold(setup)
    with st.container(horizontal=True):
        _file("Rounds as CSV", "specviz-rounds.csv", "text/csv", partial(_csv, held))
        _file("Session as JSON", "specviz-session.json", "application/json", partial(_json, held))
        _file(
            "Handout as HTML",
            "specviz-handout.html",
            "text/html",
            partial(_handout, held),
            help="One file that steps through this session offline and prints all its rounds.",
        )
        _file("Chart as SVG", "specviz-chart.svg", "image/svg+xml", partial(_chart, held))
        chart_png(svg_chart(cached_play(setup).session), editor)


def _file(
    label: str, name: str, mime: str, make: Callable[[], bytes], help: str | None = None
) -> None:
    st.download_button(label, make, name, mime, on_click="ignore", help=help)


def _csv(held: list[Setup]) -> bytes:
    [setup] = held
    return to_csv(play(setup).session, setup.split).encode("utf-8-sig")


def _json(held: list[Setup]) -> bytes:
    return write_session(held[0]).encode()


def _handout(held: list[Setup]) -> bytes:
    [setup] = held
    return session_handout(play(setup).session, setup.split, PARTS).encode()


def _chart(held: list[Setup]) -> bytes:
    return svg_chart(play(held[0]).session).encode()


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
