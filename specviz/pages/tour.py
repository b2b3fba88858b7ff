"""The guided tour: short stops over the worked example, each with a question."""

from contextlib import suppress

import streamlit as st
from streamlit.errors import StreamlitAPIException

from specviz.engine.inputs.tour import Stop, read_stop, stops
from specviz.view.chart import running_chart
from specviz.view.markdown import plain
from specviz.view.tour import tour_picture, worked_example
from specviz.widgets.page_link import PageLink
from specviz.widgets.picture import picture
from specviz.widgets.running import chart_rows
from specviz.widgets.state import FIRST

_STOP = "tour_stop"


def _go(number: int) -> None:
    st.session_state[_STOP] = number


_LINK = PageLink(
    "tour",
    read_stop,
    _go,
    lambda number: {"stop": number} if number != 1 else {},
    key="tour_player",
)


def page() -> None:
    """Where the tour stands, the picture, and its question."""
    st.title("A tour in ten stops")
    for note in _LINK.open().said:
        st.info(plain(note))
    number = _choose()
    _LINK.keep(number, FIRST)
    stop = stops()[number - 1]
    st.subheader(f"{number}. {stop.title}", anchor=False)
    st.markdown(stop.text)
    _show(stop)
    _ask(stop, number)
    _further(stop)
    _buttons(number)


def _choose() -> int:
    return (
        st.segmented_control(
            "Stop",
            range(1, len(stops()) + 1),
            required=True,
            key=_STOP,
            persist_state="session",
        )
        or 1
    )


def _show(stop: Stop) -> None:
    if stop.picture == "chart":
        session, dark = worked_example(), st.context.theme.type == "dark"
        st.vega_lite_chart(
            chart_rows(session, session.calls), running_chart(dark), key="tour_chart"
        )
    else:
        picture(tour_picture(stop.picture), "tour_picture")


def _ask(stop: Stop, number: int) -> None:
    """The question, and one sentence as soon as it is answered."""
    choice = st.radio(
        f"**{stop.question}**",
        stop.choices,
        index=None,
        key=f"tour_answer_{number}",
        persist_state="session",
    )
    if choice is not None:
        say = st.success if choice == stop.answer else st.info
        say(stop.feedback(choice))


def _further(stop: Stop) -> None:
    """The page that goes further, where this build has it."""
    if stop.page:
        with suppress(StreamlitAPIException):  # the navigation does not have it
            st.page_link(f"specviz/pages/{stop.page}.py", label=stop.label)


def _buttons(number: int) -> None:
    with st.container(horizontal=True, vertical_alignment="center"):
        if number > 1:
            st.button("Back", on_click=_go, args=(number - 1,), shortcut="Left", key="tour_back")
        if number < len(stops()):
            st.button(
                "Next stop",
                type="primary",
                on_click=_go,
                args=(number + 1,),
                shortcut="Right",
                key="tour_next",
            )
        last = number == len(stops())
        st.page_link(
            "specviz/pages/step.py",
            label="Start stepping yourself" if last else "Skip the tour",
        )


page()
