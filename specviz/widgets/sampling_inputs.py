"""The inputs of the sampling page: the table, temperatures, draft length, seed, rounds."""

from dataclasses import asdict, fields

import streamlit as st

from specviz.engine.inputs.setup import MOST_SEED
from specviz.engine.sampling.inputs import (
    HOTTEST,
    MOST_GUESSES,
    RUNS,
    SamplingInputs,
    preset_inputs,
    read_sampling,
)
from specviz.engine.sampling.presets import load_presets
from specviz.view.glossary import glossary
from specviz.widgets.seed import seed_input
from specviz.widgets.state import move_to
from specviz.widgets.weights import put_columns, typed_columns, weights_table

PLAYER = "sampling_player"
_DEFAULT = SamplingInputs()
_COLUMNS = {"tokens", "target", "draft"}
_OTHERS = [field.name for field in fields(SamplingInputs) if field.name not in _COLUMNS]


def current_sampling() -> SamplingInputs:
    """The inputs as the widgets hold them; the default where one has not been drawn yet."""
    state = st.session_state
    held = {name: state[_key(name)] for name in _OTHERS if state.get(_key(name)) is not None}
    return read_sampling(held | typed_columns())[0]


def put_sampling(inputs: SamplingInputs) -> None:
    """Fill every input. To be called before the widgets are drawn, or from a callback."""
    values = asdict(inputs)
    put_columns({name: values.pop(name) for name in ("tokens", "target", "draft")})
    for name, value in values.items():
        st.session_state[_key(name)] = value


def new_draws() -> None:
    """Raise the seed; a callback."""
    st.session_state[_key("seed")] = (current_sampling().seed + 1) % (MOST_SEED + 1)


def sampling_inputs() -> None:
    """Draw every input in the sidebar; their values are read with ``current_sampling``."""
    with st.sidebar:
        _preset_chooser()
        weights_table()
        _temperature("Target temperature", "target_temperature")
        _temperature("Draft temperature", "draft_temperature")
        st.slider(
            "Draft length γ",
            1,
            MOST_GUESSES,
            _DEFAULT.length,
            key=_key("length"),
            persist_state="session",
            help=f"Guesses in the round by hand. {glossary()['draft length']}",
        )
        st.select_slider(
            "Rounds to run at once",
            RUNS,
            _DEFAULT.rounds,
            format_func=lambda rounds: f"{rounds:,}",
            key=_key("rounds"),
            persist_state="session",
            help="How many single guesses are drawn, tested and replaced for the histogram.",
        )
        seed_input(_DEFAULT.seed, _key("seed"), "draws")


def _temperature(label: str, name: str) -> None:
    st.slider(
        label,
        0.0,
        HOTTEST,
        1.0,
        0.05,
        key=_key(name),
        persist_state="session",
        help="Each weight is raised to 1/T. Below 1 sharpens, above 1 flattens, 0 is greedy: "
        "all mass on the largest weight.",
    )


def _preset_chooser() -> None:
    titles = [preset.title for preset in load_presets()]
    st.selectbox(
        "Start from a preset",
        titles,
        index=None,
        placeholder=f"{len(titles)} presets, one idea each",
        key=_key("preset"),
        on_change=_open_preset,
    )


def _open_preset() -> None:
    chosen = [each for each in load_presets() if each.title == st.session_state[_key("preset")]]
    st.session_state[_key("preset")] = None
    if chosen:
        put_sampling(read_sampling(asdict(current_sampling()) | preset_inputs(chosen[0]))[0])
        move_to(1, PLAYER)


def _key(name: str) -> str:
    return f"sampling_{name}"
