"""The inputs of the Medusa page: the text, what the heads offer, and the shape of the tree."""

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from specviz.engine.inputs.examples import medusa_examples
from specviz.engine.inputs.setup import MOST_CHARACTERS
from specviz.engine.recording.shipped import shipped
from specviz.engine.tree.choice_notation import parse_choices
from specviz.engine.tree.edits import typed_heads
from specviz.engine.tree.inputs import MOST_RANKED, HeadSource, MedusaInputs, Shape
from specviz.engine.tree.numbers import parse_accuracy, parse_widths
from specviz.engine.tree.recorded import tree_recordings
from specviz.view.glossary import glossary
from specviz.view.markdown import plain
from specviz.widgets.chooser import example_chooser
from specviz.widgets.filled import put_back
from specviz.widgets.inputs import SPLITS
from specviz.widgets.medusa_state import PLAYER, current_medusa, key_of, put_medusa
from specviz.widgets.seed import seed_input

_DEFAULT = MedusaInputs()
_SOURCES = {
    HeadSource.TYPED: "I type them",
    HeadSource.RANKED: "Heads of a chosen accuracy",
    HeadSource.RECORDED: "Recorded heads of a real model",
}
_SHAPES = {
    Shape.PRODUCT: "Full product of the first candidates",
    Shape.ALL: "Full product of everything offered",
    Shape.CHAIN: "Chain: first candidate of each head",
    Shape.SPARSE: "mc_sim_7b_63: the published 64 nodes",
    Shape.CUSTOM: "My own list of choices",
}
_HEADS_HELP = (
    "One line a round: `cat, dog | sat, ran | on`. Heads are separated by `|`, the candidates of "
    "a head by commas, the best first. An empty line is a round without candidates."
)
_CHOICES_HELP = (
    "One choice a line, as ranks counted from 0: `0 1` is the second candidate of head 2 below "
    "the first of head 1. Every prefix of a choice must be a choice too. A published list in "
    "brackets can be pasted as it is."
)
_ACCURACY_HELP = (
    "One number from 0 to 1 for each head: how often its first candidate is the target's token. "
    "Half of the other times it is a later candidate."
)


def medusa_inputs(folded: bool = False) -> None:
    """Draw every input in the sidebar; their values are read with ``current_medusa``.

    Args:
        folded: fold them away, because they tell what is still to come.
    """
    put_back()
    with st.sidebar, st.expander("Inputs: they tell the answers") if folded else st.container():
        example_chooser(medusa_examples(), put_medusa, "medusa_example", PLAYER)
        if current_medusa().source is HeadSource.RECORDED:
            _recorded()
        else:
            _chosen()


def _chosen() -> None:
    """A target, heads and a tree of one's own."""
    label = f"Target text (up to {MOST_CHARACTERS:,} characters)"
    _area("text", label, 120, f"{glossary()['target']} Ctrl+Enter applies.")
    _choice("Tokens", "split", SPLITS, "How texts are cut into tokens.")
    _source()
    if current_medusa().source is HeadSource.TYPED:
        _area("heads", "What the heads offer, one line a round", 140, _HEADS_HELP)
    else:
        _ranked()
    _choice("Shape of the tree", "shape", _SHAPES, glossary()["candidate tree"])
    shape = current_medusa().shape
    if shape is Shape.PRODUCT:
        _line("widths", "Candidates taken of each head", parse_widths, "`3, 2, 2` for 3 heads.")
    elif shape is Shape.CUSTOM:
        _area("choices", "Choices, one a line", 200, _CHOICES_HELP)
        _complain("choices", parse_choices)


def _recorded() -> None:
    """A recording, which has a target, heads and a tree of its own."""
    _source()
    titles = {name: shipped(name).recording.title for name in tree_recordings()}
    _choice("Recording", "recording", titles, "The target text and the tree are the recording's.")
    _write_out()


def _source() -> None:
    _choice("Candidates come from", "source", _SOURCES, glossary()["head"])


def _ranked() -> None:
    _line("accuracy", "Accuracy of each head", parse_accuracy, _ACCURACY_HELP)
    st.slider(
        "Candidates a head offers",
        1,
        MOST_RANKED,
        _DEFAULT.width,
        key=key_of("width"),
        persist_state="session",
        help=glossary()["candidate"],
    )
    seed_input(_DEFAULT.seed, key_of("seed"), "candidates")
    _write_out()


def _write_out() -> None:
    st.button(
        "Turn these into typed candidates",
        on_click=_turn_into_typed,
        help="Writes the same candidates out, one line a round, so that you can edit them.",
    )


def _turn_into_typed() -> None:
    put_medusa(typed_heads(current_medusa()))


def _choice(label: str, name: str, names: Mapping[Any, str], tip: str) -> None:
    st.selectbox(
        label,
        list(names),
        index=list(names).index(getattr(_DEFAULT, name)),
        format_func=lambda value: names[value],
        key=key_of(name),
        persist_state="session",
        help=tip,
    )


def _area(name: str, label: str, height: int, tip: str) -> None:
    st.text_area(
        label,
        value=getattr(_DEFAULT, name),
        key=key_of(name),
        persist_state="session",
        height=height,
        help=tip,
    )


def _line(name: str, label: str, parse: Callable[[str], object], tip: str) -> None:
    st.text_input(
        label,
        value=getattr(_DEFAULT, name),
        key=key_of(name),
        persist_state="session",
        help=tip,
    )
    _complain(name, parse)


def _complain(name: str, parse: Callable[[str], object]) -> None:
    """Say what is wrong with a list, next to it."""
    try:
        parse(st.session_state[key_of(name)])
    except ValueError as error:
        st.warning(plain(f"{error} Until then the last usable list is shown."))
