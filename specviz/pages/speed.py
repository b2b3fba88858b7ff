"""When it pays: tokens per call and speed-up, checked by simulation and raced on one clock."""

import streamlit as st

from specviz.engine.rounds import Round
from specviz.engine.theory.clock import chance_rounds, leading
from specviz.engine.theory.inputs import (
    LONGEST,
    LONGEST_RACE,
    SpeedInputs,
    read_speed,
)
from specviz.engine.theory.measured import Measured, measured
from specviz.view.markdown import plain
from specviz.view.speed.charts import speedup_chart, tokens_chart
from specviz.view.speed.formulas import ceilings_formula, speedup_formula, tokens_formula
from specviz.view.speed.layers import Dot
from specviz.view.speed.words import break_even, ceilings, fastest, measured_words, verdict
from specviz.view.text import count
from specviz.widgets.assumption import assumption
from specviz.widgets.cached import cached_race
from specviz.widgets.draws import draws_heading
from specviz.widgets.marked import Marked, marked
from specviz.widgets.page_link import PageLink
from specviz.widgets.papers import papers
from specviz.widgets.player import player
from specviz.widgets.share import share
from specviz.widgets.simulations import simulated_dots
from specviz.widgets.speed_inputs import (
    PLAYER,
    current_speed,
    new_draws,
    put_speed,
    speed_inputs,
    use_marked,
)
from specviz.widgets.state import Position

_LINK = PageLink("speed", read_speed, put_speed, SpeedInputs.changed, PLAYER)


def page() -> None:
    """Controls, then the engine, then the views."""
    st.title("Speed-up: when is it worth it?")
    notes = st.container()
    link = _LINK.open()
    speed_inputs()
    inputs = current_speed()
    shown = marked(inputs)
    for note in link.notes(cached_race(_rounds(inputs, shown), inputs.c, inputs.v).total - 1):
        notes.warning(plain(note))
    _theory(inputs, shown)
    draws_heading("The race, on one clock", inputs.seed, new_draws)
    _stage()
    _own(inputs, shown)
    assumption(inputs, _dark())
    seen = measured(shown.session) if shown else None
    papers(seen.tokens_per_call if seen else None, _dark())


def _theory(inputs: SpeedInputs, shown: Marked | None) -> None:
    """The two curves, what they say in words, and their formulas with the numbers on screen."""
    a, g, c, v = inputs.a, inputs.g, inputs.c, inputs.v
    st.markdown(verdict(a, g, c, v))
    dots = simulated_dots((a,) * LONGEST, inputs.rounds, inputs.seed) + _dot(shown)
    left, right = st.columns(2, gap="medium")
    left.vega_lite_chart(speedup_chart(a, g, c, v, dots, _dark()), key="speedup")
    left.latex(speedup_formula(a, g, c, v))
    left.markdown(f"{fastest(a, c, v)}\n\n{break_even(a, g, c, v)}")
    right.vega_lite_chart(tokens_chart(a, g, dots, _dark()), key="tokens_per_call")
    right.latex(tokens_formula(a, g))
    right.markdown(ceilings(a, g))
    right.latex(ceilings_formula(a, g))


@st.fragment
def _stage() -> None:
    """The race: it alone is drawn again when the player settles."""
    inputs = current_speed()
    shown = marked(inputs)
    rounds = _rounds(inputs, shown)
    reel = cached_race(rounds, inputs.c, inputs.v)
    position = Position(reel.total, PLAYER)
    _LINK.keep(inputs, position.at)
    if shown and inputs.race_mark and len(rounds) < shown.session.calls:
        st.info(
            f"A race is legible up to about {LONGEST_RACE} tokens, so it shows the first "
            f"{count(len(rounds), 'round')} of {shown.session.calls:,}."
        )
    player(reel, position, unit="Moment", start="Time 0")
    with st.container(horizontal=True, vertical_alignment="bottom"):
        share(lambda: (inputs.changed(), position.at))


def _own(inputs: SpeedInputs, shown: Marked | None) -> None:
    """What was measured in the marked session, beside the formula."""
    if shown is None:
        return
    st.subheader(shown.title)
    seen = measured(shown.session)
    if seen is None:
        st.markdown("It has no calls yet: type a target text on the step-through page.")
        return
    st.markdown(measured_words(seen))
    st.button(
        "Use its a and g",
        on_click=use_marked,
        args=(shown.session,),
        disabled=seen.judged_acceptance is None,
        help="Moves the sliders, so that the formula can be compared with the marked square.",
    )


def _rounds(inputs: SpeedInputs, shown: Marked | None) -> tuple[Round, ...]:
    """The rounds that run the race."""
    if shown and inputs.race_mark:
        return leading(shown.session.rounds, LONGEST_RACE)
    return chance_rounds(inputs.a, inputs.g, inputs.tokens, inputs.seed)


def _dot(shown: Marked | None) -> tuple[Dot, ...]:
    seen: Measured | None = measured(shown.session) if shown else None
    if shown is None or seen is None:
        return ()
    return (Dot(seen.length, seen.tokens_per_call, label=shown.label),)


def _dark() -> bool:
    return st.context.theme.type == "dark"


page()
