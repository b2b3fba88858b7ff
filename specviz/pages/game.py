"""You are the draft model: guess what a hidden text says next, and be compared with two drafts."""

import streamlit as st

from specviz.engine import Session
from specviz.engine.inputs.game import (
    RIVAL_LENGTH,
    RIVAL_MATCH,
    Attempt,
    games,
    is_finished,
    read_attempt,
    with_line,
)
from specviz.engine.inputs.links import query
from specviz.engine.inputs.setup import Setup
from specviz.engine.notation import format_drafts
from specviz.view.game import known, result, scoreboard, spoken, verdict
from specviz.view.markdown import plain
from specviz.widgets.cached import cached_rivals, cached_rounds
from specviz.widgets.page_link import PageLink
from specviz.widgets.picture import picture
from specviz.widgets.share import share
from specviz.widgets.state import FIRST

_STATE, _CHOICE, _GUESS = "game_attempt", "game_choice", "game_guess"
_LONGEST_LINE = 200


def _put(attempt: Attempt) -> None:
    st.session_state[_STATE] = attempt
    st.session_state[_CHOICE] = attempt.game


_LINK = PageLink("game", read_attempt, _put, Attempt.changed, key="game_player")


def page() -> None:
    """The text to guess, the last verdict, the guess to make, and the score."""
    st.title("You are the draft model")
    for note in _LINK.open().said:
        st.info(plain(note))
    attempt: Attempt = st.session_state.setdefault(_STATE, Attempt())
    _choose()
    session = cached_rounds(attempt)
    _LINK.keep(attempt, FIRST)
    shown = known(session) + ("" if attempt.over else verdict(session))
    picture(shown, "game_picture", spoken(session))
    if is_finished(session):
        _end(attempt, session)
    else:
        _guess(attempt)
        if session.rounds:
            others = cached_rivals(attempt.game, len(session.emitted))
            picture(scoreboard(session, others), "game_score")
    _about()
    with st.container(horizontal=True):
        share(lambda: (attempt.changed(), FIRST))
        _challenge(attempt)


def _choose() -> None:
    numbers = range(1, len(games()) + 1)
    number = st.segmented_control(
        "Text, the easiest first",
        numbers,
        required=True,
        format_func=lambda number: f"{number} {games()[number - 1].title}",
        key=_CHOICE,
        persist_state="session",
        on_change=lambda: _put(Attempt(st.session_state[_CHOICE])),
    )
    game = games()[(number or 1) - 1]
    st.markdown(f"The big model was asked: *{game.prompt}*  \n{game.why}")


def _guess(attempt: Attempt) -> None:
    """The field for the next words: Enter makes the call."""
    with (
        st.form("game_form", clear_on_submit=True),
        st.container(horizontal=True, vertical_alignment="bottom"),
    ):
        st.text_input(
            "What comes next?",
            key=_GUESS,
            max_chars=_LONGEST_LINE,
            autocomplete="off",
            placeholder="your next words; nothing is a call without guesses",
            help="Words with a space between them, up to 16. One call checks all of them: "
            "the first wrong one ends the round.",
        )
        st.form_submit_button("Verify", type="primary", on_click=_verify)
    with st.container(horizontal=True):
        st.button("Give up", on_click=_put, args=(Attempt(attempt.game, attempt.typed, over=1),))
        st.button("Start again", on_click=_put, args=(Attempt(attempt.game),))


def _verify() -> None:
    _put(with_line(st.session_state[_STATE], st.session_state[_GUESS] or ""))


def _end(attempt: Attempt, session: Session) -> None:
    """The whole text is known: everybody's session is compared."""
    if attempt.over:
        st.info("You gave up: the rest was decoded one token a call.")
    others = cached_rivals(attempt.game, len(session.target))
    st.markdown(f"**{result(session, others)}**")
    picture(scoreboard(session, others), "game_score")
    st.page_link(
        "specviz/pages/step.py",
        label="Step through your session",
        query_params={name: str(value) for name, value in _setup(session).changed().items()},
    )
    with st.container(horizontal=True):
        st.button("Start again", on_click=_put, args=(Attempt(attempt.game),))
        if attempt.game < len(games()):
            st.button("Next text", type="primary", on_click=_put, args=(Attempt(attempt.game + 1),))


def _setup(session: Session) -> Setup:
    """The player's session as the step-through page plays it."""
    drafts = [step.draft for step in session.rounds]
    return Setup(
        text=games()[st.session_state[_STATE].game - 1].text.strip(),
        draft=format_drafts(drafts, session.target),
    )


def _about() -> None:
    st.caption(
        f"Prompt lookup copies from the text so far, up to {RIVAL_LENGTH} words a call. The noisy "
        f"draft guesses {RIVAL_LENGTH} words a call, each right with probability {RIVAL_MATCH}. "
        "Everybody is counted over the same words."
    )


def _challenge(attempt: Attempt) -> None:
    with st.popover("Challenge a friend"):
        st.markdown("This link starts somebody else on the same text, from its first word.")
        address = f"{st.context.url or ''}?{query({'game': attempt.game}, FIRST)}"
        st.code(address.removesuffix("&round=1"), language=None, wrap_lines=True)


page()
