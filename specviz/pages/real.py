"""Real sessions: recorded from real models, replayed token by token."""

from functools import partial

import streamlit as st

from specviz.engine import Session, Split
from specviz.engine.recording.opened import Opened
from specviz.view.markdown import plain
from specviz.view.recorded.gallery import about_html, gallery_html
from specviz.view.recorded.positions_table import positions_table
from specviz.view.recorded.reel import span_of
from specviz.view.rows import to_csv
from specviz.widgets.around import drawn, needs, redraw_if_left
from specviz.widgets.cached import cached_recorded
from specviz.widgets.metrics_panel import metrics_panel
from specviz.widgets.page_link import PageLink
from specviz.widgets.player import player
from specviz.widgets.recordings import (
    PLAYER,
    UPLOADED,
    choose,
    chosen,
    every_recording,
    link_settings,
    put_name,
    read_name,
    upload_recording,
)
from specviz.widgets.running import running
from specviz.widgets.share import share
from specviz.widgets.sheet import sheet
from specviz.widgets.state import Position
from specviz.widgets.table import rounds_table

_LINK = PageLink("real", read_name, put_name, link_settings, key=PLAYER)

_INTRO = (
    "Recorded from **SmolLM2-135M-Instruct**, a small model with 135 million parameters, on a CPU. "
    "The numbers are **tokens per call**, not speed. Choose what was asked."
)


def page() -> None:
    """The gallery, or the recording that was chosen from it."""
    st.title("Real sessions")
    notes = st.container()
    link = _LINK.open()
    opened = chosen()
    for note in link.notes(opened.session.calls if opened else 10**9):
        notes.info(plain(note))
    if opened is None:
        st.markdown(_INTRO)
        sheet(gallery_html(every_recording()), "real_gallery", on_choose=choose)
        _LINK.keep("", 1)
    else:
        _recording(opened)
    upload_recording()


def _recording(opened: Opened) -> None:
    st.button("← All recordings", on_click=choose, args=("",))
    sheet(about_html(opened.recording), "real_about")
    for note in opened.recording.notes:
        st.warning(plain(f"{note}."))
    position = Position(opened.session.calls + 1, PLAYER)
    drawn(PLAYER, needs(position))
    _stage()
    _share(opened, position)
    running(opened.session, position, key="real_running")
    if opened.session.rounds:
        with st.expander("All rounds", expanded=True):
            _all_rounds(opened, position.at)
        with st.expander("Acceptance by position", expanded=True):
            unit = "Head" if opened.trees else "Guess"
            sheet(positions_table(opened.session, unit), "real_positions")
        metrics_panel(lambda: opened.tally, "real_metrics_panel")


def _all_rounds(opened: Opened, at: int) -> None:
    if opened.trees:
        st.caption("Of each candidate tree one path stands here: the accepted one, to its leaf.")
    rounds_table(opened.session, at, key="real_table")
    left, right = st.columns(2)
    left.download_button(
        "Rounds as CSV",
        data=partial(_csv, opened.session),
        file_name="specviz-rounds.csv",
        mime="text/csv",
        on_click="ignore",
        width="stretch",
    )
    right.download_button(
        "Recording as JSON",
        data=opened.text,
        file_name=f"{opened.name.replace(' ', '-')}.json",
        mime="application/json",
        on_click="ignore",
        width="stretch",
    )


def _csv(session: Session) -> bytes:
    return to_csv(session, Split.BPE).encode("utf-8-sig")


@st.fragment
def _stage() -> None:
    """The player and the address: they alone are drawn again when the player settles."""
    opened = chosen()
    if opened is None:
        return
    position = Position(opened.session.calls + 1, PLAYER)
    linked = bool(link_settings(opened.name))
    search = _LINK.keep(opened.name, position.at if linked else 1)
    reel = cached_recorded(opened, span_of(opened, position.at))
    player(
        reel,
        position,
        unit="Round",
        start="Before any call",
        search=search if linked else None,
    )
    redraw_if_left(PLAYER, needs(position))


def _share(opened: Opened, position: Position) -> None:
    with st.container(horizontal=True, vertical_alignment="center"):
        if opened.name == UPLOADED:
            st.button("Share", disabled=True)
            st.caption("A link cannot carry your file: send the file itself.")
        else:
            share(lambda: (link_settings(opened.name), position.at))


page()
