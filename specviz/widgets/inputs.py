"""The inputs of a session: target text, kind of token, and where the guesses come from."""

from collections.abc import Mapping
from contextlib import nullcontext
from typing import Any

import streamlit as st

from specviz.engine import Split
from specviz.engine.drafters import MAX_DRAFT_LENGTH
from specviz.engine.inputs.examples import examples
from specviz.engine.inputs.play import typed
from specviz.engine.inputs.setup import MOST_CHARACTERS, Setup, Source
from specviz.view.glossary import glossary
from specviz.widgets.chooser import example_chooser
from specviz.widgets.filled import put_back
from specviz.widgets.lines import draft_lines
from specviz.widgets.round_editor import EDITOR
from specviz.widgets.seed import seed_input
from specviz.widgets.state import current_setup, put_setup

_DEFAULT = Setup()
_CAP = f"(up to {MOST_CHARACTERS:,} characters)"
SPLITS = {
    Split.WORDS: "Words",
    Split.CHARACTERS: "Characters",
    Split.BPE: "SmolLM2 BPE (a real model's tokens)",
}
_SOURCES = {
    Source.TYPED: "I type them",
    Source.LOOKUP: "Prompt lookup",
    Source.NOISY: "A noisy draft",
    Source.SECOND: "A second text",
}
_LINES_HELP = (
    "A line is <code>the, cat, dog</code> or <code>the cat dog</code> or "
    "<code>[the, cat, dog]</code>. An empty line is a round without guesses. If the target text "
    "contains commas, a line is split exactly as the target is. Ctrl+Enter applies."
)


def setup_inputs(folded: bool = False) -> None:
    """Draw every input in the sidebar; their values are read with ``current_setup``.

    Args:
        folded: fold them away, because they tell what is still to come.
    """
    put_back()
    with st.sidebar, st.expander("Inputs: they tell the answers") if folded else nullcontext():
        example_chooser(examples(), put_setup, "example", "player")
        st.text_area(
            f"Target text {_CAP}",
            value=_DEFAULT.text,
            key="text",
            persist_state="session",
            height=120,
            help=f"What the big model will say. {glossary()['target']} Ctrl+Enter applies.",
        )
        _choice("Tokens", "split", SPLITS, "How texts are cut into tokens.")
        _choice("Guesses come from", "drafter", _SOURCES, glossary()["draft"])
        source = current_setup().drafter
        if source is Source.TYPED:
            _typed_guesses()
        else:
            _automatic(source)


def _choice(label: str, key: str, names: Mapping[Any, str], tip: str) -> None:
    st.selectbox(
        label,
        list(names),
        index=list(names).index(getattr(_DEFAULT, key)),
        format_func=lambda value: names[value],
        key=key,
        persist_state="session",
        help=tip,
    )


def _typed_guesses() -> None:
    draft_lines(
        current_setup().draft,
        key="draft",
        label=f"Draft guesses, one line a round {_CAP}",
        help=_LINES_HELP,
        editor=EDITOR,
    )


def _automatic(source: Source) -> None:
    st.slider(
        "Draft length",
        1,
        MAX_DRAFT_LENGTH,
        _DEFAULT.length,
        key="length",
        persist_state="session",
        help=glossary()["draft length"],
    )
    if source is Source.NOISY:
        _noise()
    elif source is Source.LOOKUP:
        st.text_area(
            f"Prompt, processed before round 1 {_CAP}",
            key="prompt",
            persist_state="session",
            height=96,
            help="Prompt lookup copies what followed the last 3, 2 or 1 tokens when they first "
            "stood in the prompt or in the text emitted so far.",
        )
    else:
        st.text_area(
            f"The draft model's own text {_CAP}",
            key="second",
            persist_state="session",
            height=120,
            help="Token by token, its guess for a position is the token it has there.",
        )
    st.button(
        "Turn these into typed guesses",
        on_click=lambda: put_setup(typed(current_setup())),
        help="Writes the same guesses out, one line a round, so that you can edit them.",
    )


def _noise() -> None:
    st.slider(
        "Chance that a guess is right",
        0.0,
        1.0,
        _DEFAULT.match,
        0.05,
        key="match",
        persist_state="session",
        help="Each guess equals the target's token with this probability.",
    )
    seed_input(_DEFAULT.seed, "seed", "guesses")
