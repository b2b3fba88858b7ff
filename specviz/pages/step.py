"""Step through a session: the target text, the guesses, and every round."""

from collections.abc import Hashable, Iterator
from dataclasses import replace
from itertools import count

import streamlit as st

from specviz.engine import Session
from specviz.engine.inputs.examples import examples
from specviz.engine.inputs.read_setup import read_setup
from specviz.engine.inputs.setup import Setup
from specviz.engine.metrics import tally
from specviz.view.glossary import glossary
from specviz.view.markdown import plain
from specviz.widgets.around import drawn, needs, redraw_if_left
from specviz.widgets.cached import cached_play, cached_quiz, cached_reel
from specviz.widgets.chooser import teach
from specviz.widgets.downloads import DOWNLOADS, downloads, upload
from specviz.widgets.folded import folded, is_open
from specviz.widgets.inputs import setup_inputs
from specviz.widgets.metrics_panel import METRICS, metrics_panel
from specviz.widgets.modes import PREDICT, is_on, predict_switch
from specviz.widgets.page_link import PageLink
from specviz.widgets.player import player
from specviz.widgets.round_editor import EDITOR, round_editor
from specviz.widgets.running import running
from specviz.widgets.share import SHARE, share
from specviz.widgets.state import Position, current_setup, put_setup
from specviz.widgets.table import rounds_table

_LINK = PageLink("step", read_setup, put_setup, Setup.changed)
_PAGE, _STAGE = "step", "step_session"

_COUNTED = f"""
1. One round is one big-model call. The prompt is processed before round 1 and is not counted.
2. **Accepted** guesses are the leading ones that equal the target's tokens, up to the first miss.
3. The same call adds one **bonus** token, unless the target text has ended.
4. **Tokens per call** = tokens emitted / big-model calls, the last round included.
5. **Acceptance rate** = accepted / drafted. {glossary()["acceptance rate"]}
6. What is emitted is always the target text, token for token: the method is lossless.
"""


def page() -> None:
    """Controls, then the engine, then the views."""
    st.title("Speculative decoding, step by step")
    notes = st.container()
    link = _LINK.open()
    setup_inputs(folded=is_on(PREDICT))
    setup = current_setup()
    played = cached_play(setup)
    said = link.notes(played.session.calls)
    for note in said:
        notes.info(plain(note))
    with st.container(horizontal=True, vertical_alignment="center"):
        predicting = predict_switch()
        share(_shown)
    drawn(_PAGE, _surroundings(setup, played.session, said))
    _session(count())
    if played.session.rounds:
        with st.expander("All rounds", expanded=True):
            _table(played.session, predicting)
            downloads()
    if not predicting:
        metrics_panel(_tally)
    folded("How it is counted", _counted, "counted")
    with st.sidebar:
        upload()


def _counted() -> None:
    st.markdown(_COUNTED)


def _shown() -> tuple[dict[str, object], int]:
    """What a link to this screen carries."""
    setup = current_setup()
    return setup.changed(), Position(cached_play(setup).session.calls + 1).at


def _tally() -> tally.Tally:
    return tally.count(cached_play(current_setup()).session)


def _surroundings(setup: Setup, session: Session, said: tuple[str, ...]) -> Hashable:
    """What is around the session, of what an edit of a line of guesses may change.

    Args:
        setup: the inputs.
        session: what they play.
        said: what is said there about the link that was opened; an edit ends it.
    """
    looks = any(map(is_open, (SHARE, METRICS, DOWNLOADS)))
    seen = setup if looks else replace(setup, draft="")
    return seen, said, bool(session.rounds)


def _table(session: Session, predicting: bool) -> None:
    """Every round at once, unless that would tell what is being asked."""
    if predicting:
        st.caption("The table tells every verdict: it is here again without predict first.")
    else:
        rounds_table(session, Position(session.calls + 1).at, key="table", editor=EDITOR)


@st.fragment
def _session(times: Iterator[int]) -> None:
    """What shows the guesses: it is drawn again, without the page, after an edit of a line.

    Args:
        times: counts how often it has been drawn since the page was.
    """
    alone = next(times) > 0
    predicting = is_on(PREDICT)
    setup = current_setup()
    played = cached_play(setup)
    session = played.session
    if alone:
        redraw_if_left(_PAGE, _surroundings(setup, session, ()))
    notes = st.container()  # always there, as that of teach
    for note in played.notes:
        notes.info(plain(note))
    position = Position(session.calls + 1)
    teach(examples(), setup, told=not predicting)
    drawn(_STAGE, needs(position))
    _stage(iter([alone]))
    if not predicting:
        round_editor(setup, session, position.at, alone, _LINK.search(setup))
        running(session, position, editor=EDITOR)


@st.fragment
def _stage(edited: Iterator[bool]) -> None:
    """The player and the address: they alone are drawn again when the player settles.

    Args:
        edited: whether it is drawn for an edit; nothing more from its second run on.
    """
    push = next(edited, False)
    setup = current_setup()
    session = cached_play(setup).session
    position = Position(session.calls + 1)
    quiz = cached_quiz(session, position.at) if is_on(PREDICT) else None
    search = _LINK.keep(setup, position.at, by_player=push)
    player(
        cached_reel(session, setup.split, position.at),
        position,
        unit="Round",
        start="Before any call",
        quiz=quiz,
        search=search,
        push=push,
    )
    if quiz:
        st.caption("The chart and the text show what you have seen so far.")
        running(session.up_to(position.revealed(quiz.name)), position)
    redraw_if_left(_STAGE, needs(position))


page()
