"""Which recording is on screen: a shipped one, or one that the viewer has uploaded."""

from collections.abc import Mapping

import streamlit as st
from streamlit.runtime.uploaded_file_manager import UploadedFile

from specviz.engine.inputs.fields import read_fields
from specviz.engine.recording import RecordingError
from specviz.engine.recording.opened import Opened, open_recording
from specviz.engine.recording.shipped import names, shipped
from specviz.view.markdown import plain
from specviz.widgets.state import move_to

PLAYER = "real_player"
"""The widget key of the player on this page."""

UPLOADED = "your file"
"""The name of the uploaded recording; with a space, which no shipped one has."""

_CHOSEN, _FILE, _PROBLEM = "real_recording", "real_uploaded", "real_problem"


def read_name(values: Mapping[str, object]) -> tuple[str, tuple[str, ...]]:
    """The recording that a link names, or an empty name with a sentence why it is ignored."""
    good, ignored = read_fields({"recording": _known}, values)
    return str(good.get("recording", "")), ignored


def _known(value: object) -> str:
    if value not in names():
        raise ValueError("choose one of the recordings below")
    return str(value)


def link_settings(name: str) -> dict[str, object]:
    """What of a choice travels in a link: the name of a shipped recording."""
    return {"recording": name} if name in names() else {}


def put_name(name: str) -> None:
    """Show a recording; an empty name is the gallery. The position is left as it is."""
    st.session_state[_CHOSEN] = name


def choose(name: str) -> None:
    """Show a recording from its first round; a callback of the gallery."""
    put_name(name)
    move_to(1, PLAYER)


def chosen() -> Opened | None:
    """The recording on screen; None for the gallery."""
    name = st.session_state.get(_CHOSEN, "")
    if name == UPLOADED:
        uploaded: Opened | None = st.session_state.get(_FILE)
        return uploaded
    return shipped(name) if name in names() else None


def every_recording() -> list[Opened]:
    """The uploaded recording, if there is one, then the shipped ones."""
    uploaded = st.session_state.get(_FILE)
    return [*([uploaded] if uploaded else []), *map(shipped, names())]


def upload_recording() -> None:
    """A drop field for a recording; what is wrong with one is said under it."""
    st.file_uploader(
        "Open a recording of your own (JSON, up to 5 MB)",
        type="json",
        key="recording_file",
        on_change=_opened,
        max_upload_size=5,
        help="The recorder writes such files from your own model, see recorder/README.md. "
        "Every count in the file is computed again from its tokens.",
    )
    if st.session_state.recording_file is not None and _PROBLEM in st.session_state:
        st.warning(plain(st.session_state[_PROBLEM]))


def _opened() -> None:
    """Callback of the drop field: show the file, or keep everything and say what is wrong."""
    file = st.session_state.recording_file
    st.session_state.pop(_PROBLEM, None)
    if not isinstance(file, UploadedFile):  # taken away, or lost with the connection
        return
    try:
        st.session_state[_FILE] = open_recording(file.getvalue(), UPLOADED)
    except RecordingError as error:
        st.session_state[_PROBLEM] = f"{error}."
        return
    choose(UPLOADED)
