"""Speculative sampling: accept with min(1, p/q), resample the residual, and land on p."""

import streamlit as st

from specviz.engine.sampling.band import chance_distance
from specviz.engine.sampling.inputs import SamplingInputs, preset_inputs, read_sampling
from specviz.engine.sampling.presets import load_presets
from specviz.engine.sampling.round import SamplingRound, seeded_round
from specviz.engine.sampling.rules import Rule, expected_acceptance
from specviz.engine.sampling.vocabulary import Vocabulary
from specviz.view.markdown import plain
from specviz.view.sampling.formulas import (
    distance_formula,
    emitted_formula,
    example_token,
    residual_formula,
    temperature_formula,
)
from specviz.view.sampling.landing_chart import landing_chart
from specviz.view.sampling.landing_words import landing_table
from specviz.view.sampling.overlap_chart import overlap_chart
from specviz.view.speed.formulas import alpha_formula, tokens_formula
from specviz.widgets.cached import cached_sampling
from specviz.widgets.draws import draws_heading
from specviz.widgets.page_link import PageLink
from specviz.widgets.player import player
from specviz.widgets.sampling_inputs import (
    PLAYER,
    current_sampling,
    new_draws,
    put_sampling,
    sampling_inputs,
)
from specviz.widgets.share import share
from specviz.widgets.simulations import emitted_counts
from specviz.widgets.state import Position

_LINK = PageLink("sampling", read_sampling, put_sampling, SamplingInputs.changed, PLAYER)
_MOST_PROBLEMS = 5


def page() -> None:
    """Controls, then the engine, then the views."""
    st.title("Sampling: does it change what the model says?")
    st.markdown(
        "No, at any temperature. The draft draws a guess $x$ from $q$; the target accepts it with "
        "probability $\\min(1, p(x)/q(x))$, and on a rejection draws from the residual instead. "
        "What comes out follows $p$ exactly, as if there had been no draft."
    )
    notes = st.container()
    link = _LINK.open()
    sampling_inputs()
    inputs = current_sampling()
    table = inputs.table
    for note in link.notes(_total(inputs) - 1) + table.problems[:_MOST_PROBLEMS]:
        notes.warning(plain(note))
    if len(table.problems) > _MOST_PROBLEMS:
        notes.warning(f"{len(table.problems) - _MOST_PROBLEMS} more rows cannot be used.")
    with st.container():  # keeps its place, so that what follows does not move
        _teach(inputs)
    if table.vocabulary is not None:
        _proof(inputs, table.vocabulary)
        draws_heading("One round by hand", inputs.seed, new_draws)
    _stage()
    if table.vocabulary is not None:
        _landing(inputs, table.vocabulary)


def _teach(inputs: SamplingInputs) -> None:
    """What the preset on screen is there to show."""
    for preset in load_presets():
        mine = preset_inputs(preset)
        if all(getattr(inputs, name) == value for name, value in mine.items()):
            st.markdown(f"**{preset.title}.** {preset.teaches}")


def _proof(inputs: SamplingInputs, words: Vocabulary) -> None:
    """The picture of the proof, and its formulas with the numbers of one token."""
    p, q = words.distributions(inputs.target_temperature, inputs.draft_temperature)
    x = example_token(p, q)
    st.subheader("What is accepted, and what is resampled")
    left, right = st.columns([3, 2], gap="large", vertical_alignment="center")
    left.vega_lite_chart(overlap_chart(words.tokens, p, q, _dark()), key="overlap")
    with right:
        st.markdown("The chance that a guess is accepted is the overlap of the two:")
        st.latex(alpha_formula(p, q))
        st.markdown("A rejected guess is replaced by a draw from the residual $r$:")
        st.latex(residual_formula(words.tokens, p, q, x))
        st.markdown("Accepted and resampled mass together make $p$, for every token:")
        st.latex(emitted_formula(words.tokens, p, q, x))
    with st.expander("How the weights became p and q"):
        temperatures = inputs.target_temperature, inputs.draft_temperature
        for letter, weights, hot in zip(
            "pq", (words.target, words.draft), temperatures, strict=True
        ):
            st.latex(temperature_formula(letter, words.tokens, weights, hot, x))


@st.fragment
def _stage() -> None:
    """The round by hand: it alone is drawn again when the player settles."""
    inputs = current_sampling()
    words = inputs.table.vocabulary
    position = Position(_total(inputs), PLAYER)
    _LINK.keep(inputs, position.at)
    if words is None:
        return
    played = _round(inputs, words)
    player(cached_sampling(words.tokens, played), position, unit="Step", start="Before any draw")
    with st.container(horizontal=True, vertical_alignment="bottom"):
        share(lambda: (inputs.changed(), position.at))
    alpha = round(expected_acceptance(*_pair(inputs, words)), 3)
    st.markdown(
        f"Such a call emits on average, with $a = \\alpha$ and $g = \\gamma = {inputs.length}$:"
    )
    st.latex(tokens_formula(alpha, inputs.length))


def _landing(inputs: SamplingInputs, words: Vocabulary) -> None:
    """Many rounds at once: where each rule's tokens land."""
    p, q = _pair(inputs, words)
    st.subheader(f"{inputs.rounds:,} rounds of one guess at once")
    counts = emitted_counts(p, q, inputs.rounds, inputs.seed)
    st.vega_lite_chart(landing_chart(words.tokens, p, counts, _dark()), key="landing")
    st.markdown(landing_table(p, q, counts))
    st.markdown(
        f"With {inputs.rounds:,} rounds chance alone puts even a fair draw from p at a distance of "
        f"about {chance_distance(p, inputs.rounds):.4f}. The distance of speculative sampling, "
        "written out:"
    )
    st.latex(distance_formula(p, dict(counts)[Rule.SPECULATIVE]))


def _pair(inputs: SamplingInputs, words: Vocabulary) -> tuple[tuple[float, ...], tuple[float, ...]]:
    return words.distributions(inputs.target_temperature, inputs.draft_temperature)


def _round(inputs: SamplingInputs, words: Vocabulary) -> SamplingRound:
    return seeded_round(*_pair(inputs, words), inputs.length, inputs.seed)


def _total(inputs: SamplingInputs) -> int:
    """How many positions the player has; 1 while the table cannot be used."""
    words = inputs.table.vocabulary
    return 1 if words is None else cached_sampling(words.tokens, _round(inputs, words)).total


def _dark() -> bool:
    return st.context.theme.type == "dark"


page()
