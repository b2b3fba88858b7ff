"""The inputs of the speed-up page: acceptance, draft length, costs, and what is simulated."""

from dataclasses import asdict, fields

import streamlit as st

from specviz.engine.inputs.setup import MOST_SEED, Setup
from specviz.engine.recording.shipped import shipped
from specviz.engine.sampling.inputs import RUNS
from specviz.engine.session import Session
from specviz.engine.theory.inputs import (
    DEAREST_VERIFY,
    LONGEST,
    LONGEST_RACE,
    NOTHING,
    SESSION,
    SpeedInputs,
    chains,
    read_speed,
)
from specviz.engine.theory.measured import measured
from specviz.view.glossary import glossary
from specviz.widgets.seed import seed_input
from specviz.widgets.state import current_setup, put_setup

PLAYER = "race_player"
_DEFAULT = SpeedInputs()
_NAMES = [field.name for field in fields(SpeedInputs) if field.name != "session"]


def current_speed() -> SpeedInputs:
    """The inputs as the widgets hold them; the default where one has not been drawn yet."""
    state = st.session_state
    held = {name: state[_key(name)] for name in _NAMES if state.get(_key(name)) is not None}
    session = {f"session_{name}": value for name, value in asdict(current_setup()).items()}
    return read_speed(held | session)[0]


def put_speed(inputs: SpeedInputs) -> None:
    """Fill every input. To be called before the widgets are drawn, or from a callback.

    A session that came with them goes to the step-through page; without one, its own stays.
    """
    for name in _NAMES:
        st.session_state[_key(name)] = getattr(inputs, name)
    if inputs.mark == SESSION and inputs.session != Setup():
        put_setup(inputs.session)


def new_draws() -> None:
    """Raise the seed; a callback."""
    st.session_state[_key("seed")] = (current_speed().seed + 1) % (MOST_SEED + 1)


def speed_inputs() -> None:
    """Draw every input in the sidebar; their values are read with ``current_speed``."""
    with st.sidebar:
        _share("Acceptance a", "a", "The chance that a guess is accepted when all before it were.")
        _whole("Draft length g", "g", 0, LONGEST, glossary()["draft length"])
        _share(
            "Cost of a draft step c",
            "c",
            "In ordinary target passes. 0.1: the draft model is ten times as fast as the target.",
        )
        st.slider(
            "Cost of a verify pass v",
            1.0,
            DEAREST_VERIFY,
            _DEFAULT.v,
            0.1,
            key=_key("v"),
            persist_state="session",
            help="In ordinary target passes. 1 while the target is bound by memory; more when "
            "many texts are served at once and the extra positions cost compute.",
        )
        _marks()
        _simulation()


def _marks() -> None:
    """Which session is marked, and whether it runs the race."""
    titles = {SESSION: "The step-through page’s session", NOTHING: "Nothing"}
    titles |= {name: f"Recording: {shipped(name).recording.title}" for name in chains()}
    st.selectbox(
        "Marked on the charts",
        list(titles),
        format_func=lambda name: titles[name],
        key=_key("mark"),
        persist_state="session",
        help="A session of your own or a recorded one, beside what the formula says. Recorded "
        "candidate trees are left out: they have no single draft length.",
    )
    _whole("Tokens in the race", "tokens", 1, LONGEST_RACE, "Both lanes emit this many tokens.")
    st.toggle(
        "Race the marked session",
        key=_key("race_mark"),
        persist_state="session",
        disabled=st.session_state.get(_key("mark")) == NOTHING,
        help="Its own rounds run the race; otherwise chance accepts each guess with a.",
    )


def _simulation() -> None:
    """What the dots are made of, and where the formula is put to the test."""
    st.text_input(
        "Acceptance by position",
        _DEFAULT.positions,
        key=_key("positions"),
        persist_state="session",
        help=f"Up to {LONGEST} numbers from 0 to 1: for guess 1, guess 2, and so on.",
    )
    _share(
        "Stickiness",
        "stickiness",
        "How often a guess repeats the verdict of the one before it instead of a fresh one.",
    )
    st.select_slider(
        "Simulated rounds behind each square",
        RUNS,
        _DEFAULT.rounds,
        format_func=lambda rounds: f"{rounds:,}",
        key=_key("rounds"),
        persist_state="session",
    )
    seed_input(_DEFAULT.seed, _key("seed"), "draws")


def use_marked(session: Session) -> None:
    """Move the sliders a and g to what was measured in a session; a callback."""
    seen = measured(session)
    if seen is not None and seen.judged_acceptance is not None:
        st.session_state[_key("a")] = round(seen.judged_acceptance, 2)
        st.session_state[_key("g")] = min(LONGEST, round(seen.length))


def _share(label: str, name: str, tip: str) -> None:
    default = float(getattr(_DEFAULT, name))
    st.slider(label, 0.0, 1.0, default, 0.01, key=_key(name), persist_state="session", help=tip)


def _whole(label: str, name: str, low: int, high: int, tip: str) -> None:
    default = int(getattr(_DEFAULT, name))
    st.slider(label, low, high, default, key=_key(name), persist_state="session", help=tip)


def _key(name: str) -> str:
    return f"speed_{name}"
