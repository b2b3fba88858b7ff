"""Take a session home as CSV or JSON, and open the JSON again."""

import streamlit as st

from specviz.engine.play import play
from specviz.engine.session_file import read_session, write_session
from specviz.engine.setup import Setup
from specviz.view.rows import to_csv
from specviz.widgets.state import move_to, put_setup

_MESSAGES = "upload_messages"


def downloads(setup: Setup) -> None:
    """Buttons for the files; each is only made when it is asked for."""
    left, right = st.columns(2)
    left.download_button(
        "Rounds as CSV",
        data=lambda: to_csv(play(setup).session, setup.split).encode("utf-8-sig"),
        file_name="specviz-rounds.csv",
        mime="text/csv",
        on_click="ignore",
        width="stretch",
    )
    right.download_button(
        "Session as JSON",
        data=lambda: write_session(setup).encode(),
        file_name="specviz-session.json",
        mime="application/json",
        on_click="ignore",
        width="stretch",
    )


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
        st.warning(message)


def _opened() -> None:
    file = st.session_state.session_file
    st.session_state[_MESSAGES] = ()
    if file is None:
        return
    try:
        setup, notes = read_session(file.getvalue())
    except ValueError as error:
        st.session_state[_MESSAGES] = (str(error),)
        return
    put_setup(setup)
    move_to(1)
    st.session_state[_MESSAGES] = notes
