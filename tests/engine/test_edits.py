"""Editing one round in place keeps everything else."""

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from specviz.engine.inputs.edits import edit_draft, edit_rest, line_of
from specviz.engine.inputs.play import play
from specviz.engine.inputs.setup import Setup, Source
from specviz.engine.tokens import Split
from tests.strategies_setup import SETUPS


def test_one_line_is_replaced() -> None:
    edited = edit_draft(Setup(), 1, "on, the, mat")
    assert edited == Setup(draft="the, cat, dog\non, the, mat\nand, slept, forever")


def test_lines_that_were_not_typed_yet_are_filled_in() -> None:
    assert edit_draft(Setup(draft="a"), 3, "x").draft == "a\n\n\nx"


def test_an_emptied_line_is_a_round_without_guesses() -> None:
    edited = edit_draft(Setup(), 2, "")
    assert play(edited).session.rounds[2].draft == ()
    assert play(edited).session.calls == 4


def test_pasted_lines_become_one() -> None:
    assert edit_draft(Setup(), 0, "the\ncat\r\nsat").draft.split("\n")[0] == "the cat sat"


def test_automatic_guesses_are_written_out_first() -> None:
    edited = edit_draft(Setup(drafter=Source.NOISY, match=1.0, length=3), 1, "a")
    assert edited.drafter is Source.TYPED
    assert edited.draft == "the, cat, sat\na"


@pytest.mark.parametrize(
    ("start", "text"),
    [
        (0, "  END"),
        (1, "  the\n END"),
        (2, "  the\n cat END"),
        (3, "  the\n cat sat  END"),
        (99, "  the\n cat sat  END"),
    ],
)
def test_what_was_typed_before_stays_as_it_was(start: int, text: str) -> None:
    assert edit_rest(Setup(text="  the\n cat sat  "), start, "END").text == text


def test_characters_are_kept_one_by_one() -> None:
    setup = Setup(text="e\u0301a b", split=Split.CHARACTERS)
    assert edit_rest(setup, 1, "X").text == "e\u0301X"
    assert edit_rest(setup, 3, "X").text == "e\u0301a X"


def test_the_line_of_a_round() -> None:
    session = play(Setup()).session
    assert line_of(Setup(), session, 1) == "on, the, moon"
    assert line_of(Setup(draft="the"), session, 2) == ""
    noisy = Setup(drafter=Source.NOISY, match=1.0, length=3)
    assert line_of(noisy, play(noisy).session, 1) == "the, mat, and"


@given(SETUPS, st.data())
def test_the_tokens_before_the_edit_stay(setup: Setup, data: st.DataObject) -> None:
    setup = replace(setup, split=Split.WORDS)
    target = play(setup).session.target
    assume(target)
    start = data.draw(st.integers(0, len(target) - 1))
    assert play(edit_rest(setup, start, "X")).session.target == (*target[:start], "X")


@given(SETUPS, st.data())
def test_the_text_is_cut_between_two_characters(setup: Setup, data: st.DataObject) -> None:
    setup = replace(setup, split=Split.CHARACTERS)
    target = play(setup).session.target
    start = data.draw(st.integers(0, len(target)))
    assert edit_rest(setup, start, "").text == "".join(target[:start])


@given(SETUPS, st.data())
def test_writing_a_line_as_it_is_keeps_the_session(setup: Setup, data: st.DataObject) -> None:
    session = play(setup).session
    assume(session.rounds and "\r" not in setup.draft)  # no text field holds a bare return
    index = data.draw(st.integers(0, session.calls - 1))
    again = edit_draft(setup, index, line_of(setup, session, index))
    assert play(again).session == session
