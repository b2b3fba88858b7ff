"""Medusa heads: many candidates a position, one tree, one call."""

import streamlit as st

from specviz.engine.inputs.examples import medusa_examples
from specviz.engine.tree.inputs import HeadSource, MedusaInputs, read_medusa
from specviz.engine.tree.played import MedusaPlayed
from specviz.view.markdown import plain
from specviz.view.tree.compare import compare_table, compare_words
from specviz.view.tree.reel import tree_span
from specviz.widgets.around import drawn, needs, redraw_if_left
from specviz.widgets.cached import cached_medusa, medusa_quiz, medusa_reel
from specviz.widgets.chooser import teach
from specviz.widgets.medusa_editor import heads_editor
from specviz.widgets.medusa_inputs import medusa_inputs
from specviz.widgets.medusa_recorded import about_recorded
from specviz.widgets.medusa_state import PLAYER, current_medusa, put_medusa
from specviz.widgets.modes import PREDICT, is_on, predict_switch
from specviz.widgets.page_link import PageLink
from specviz.widgets.player import player
from specviz.widgets.running import running
from specviz.widgets.share import share
from specviz.widgets.state import Position
from specviz.widgets.typical import typical_demonstration

_LINK = PageLink("medusa", read_medusa, put_medusa, MedusaInputs.changed, PLAYER)

_DIFFERENCE = """
A separate draft model writes its guesses one after the other, each knowing the one before; Medusa
heads are extra outputs of the big model itself that guess several positions at once, and none of
them knows what the others chose, so their candidates are combined into a tree. The bonus of a call
comes from the big model's own LM head and is always right, so it needs no check and becomes the
root of the next tree (the first root comes from the prompt's pass).
"""


_BETWEEN = (
    "The heads were recorded where the tree's rounds began. Where the chain's rounds begin "
    "elsewhere, it uses what the heads said just before about the tokens ahead."
)


def page() -> None:
    """Controls, then the engine, then the views."""
    st.title("Medusa heads: many candidates, one tree, one call")
    st.markdown(_DIFFERENCE)
    notes = st.container()
    link = _LINK.open()
    medusa_inputs(folded=is_on(PREDICT))
    inputs = current_medusa()
    played = cached_medusa(inputs)
    for note in link.notes(played.session.calls) + played.notes:
        notes.info(plain(note))
    position = Position(played.session.calls + 1, PLAYER)
    with st.container(horizontal=True, vertical_alignment="center"):
        predicting = predict_switch()
        share(lambda: (inputs.changed(), position.at))
    teach(medusa_examples(), inputs, told=not predicting)
    about_recorded(inputs, told=not predicting)
    drawn(PLAYER, needs(position))
    if not predicting:
        heads_editor(inputs, played.session.calls, position.at)
    _stage()
    if not predicting:
        running(played.session, position, key="medusa_running")
    if played.session.rounds:
        _chain_against_tree(inputs, played, predicting)
    with st.expander("Typical acceptance: a rule for sampling that is not lossless"):
        typical_demonstration()


def _chain_against_tree(inputs: MedusaInputs, played: MedusaPlayed, predicting: bool) -> None:
    """Both ways of decoding side by side, unless that would tell what is being asked."""
    st.subheader("Chain against tree")
    if predicting:
        st.caption("This tells how the session ends: it is here again without predict first.")
        return
    st.html(compare_table(played.session, played.chain))
    st.markdown(compare_words(played.session, played.chain))
    if inputs.source is HeadSource.RECORDED:
        st.caption(_BETWEEN)


@st.fragment
def _stage() -> None:
    """The player and the address: they alone are drawn again when the player settles."""
    inputs = current_medusa()
    played = cached_medusa(inputs)
    session = played.session
    position = Position(session.calls + 1, PLAYER)
    search = _LINK.keep(inputs, position.at)
    span = tree_span(session, position.at)
    quiz = medusa_quiz(inputs, span) if is_on(PREDICT) else None
    player(
        medusa_reel(inputs, span),
        position,
        unit="Round",
        start="Before any call",
        quiz=quiz,
        search=search,
    )
    if quiz:
        st.caption("The chart and the text show what you have seen so far.")
        shown = session.up_to(position.revealed(quiz.name))
        running(shown, position, key="medusa_running")
    redraw_if_left(PLAYER, needs(position))


page()
