"""From a setup to its session, with a sentence about what was cut or left unused."""

import pytest
from hypothesis import given

from specviz.engine.inputs.play import cut, play, typed
from specviz.engine.inputs.setup import MOST_CHARACTERS, Setup, Source
from specviz.engine.tokens import Split, join, tokenize
from tests.strategies_setup import SETUPS


def drafts(setup: Setup) -> list[tuple[str, ...]]:
    return [step.draft for step in play(setup).session.rounds]


def test_the_default_is_the_worked_example() -> None:
    played = play(Setup())
    assert [(step.accepted, len(step.emitted)) for step in played.session.rounds] == [
        (2, 3),
        (2, 3),
        (2, 2),
    ]
    assert played.session.tokens_per_call == pytest.approx(8 / 3)
    assert played.notes == ()


def test_prompt_lookup_reads_the_prompt() -> None:
    setup = Setup(text="a b c", drafter=Source.LOOKUP, prompt="a b c a", length=2)
    assert drafts(setup) == [("b", "c"), ("c",)] or drafts(setup)[0] == ("b", "c")


def test_a_noisy_draft_that_is_always_right() -> None:
    setup = Setup(drafter=Source.NOISY, match=1.0, length=3)
    assert drafts(setup) == [("the", "cat", "sat"), ("the", "mat", "and")]


def test_a_second_text_in_characters() -> None:
    setup = Setup(text="cat", second="cut", drafter=Source.SECOND, length=2, split=Split.CHARACTERS)
    assert drafts(setup) == [("c", "u"), ("t",)]


@pytest.mark.parametrize(
    ("draft", "notes"),
    [
        ("", ("No guesses are typed: the whole text was decoded one token a call.",)),
        ("a b", ("Round 2 had no typed guesses: the rest was decoded one token a call.",)),
        (
            "b",
            ("Rounds 2 to 4 had no typed guesses: the rest was decoded one token a call.",),
        ),
        (
            "b\nx",
            ("Rounds 3 and 4 had no typed guesses: the rest was decoded one token a call.",),
        ),
        ("a b c\nx", ("Line 2 is not used: the target text ended in round 1.",)),
        ("a b c\nx\ny", ("Lines 2 and 3 are not used: the target text ended in round 1.",)),
        ("a b c\nx\ny\nz", ("Lines 2 to 4 are not used: the target text ended in round 1.",)),
        ("a b c", ()),
    ],
)
def test_too_few_and_too_many_lines_are_told(draft: str, notes: tuple[str, ...]) -> None:
    assert play(Setup(text="a b c d", draft=draft)).notes == notes


def test_without_a_target_nothing_is_said_about_the_guesses() -> None:
    assert play(Setup(text="", draft="a\nb")) == play(Setup(text=" ", draft=""))
    assert play(Setup(text="")).notes == ()


@pytest.mark.parametrize(
    ("field", "label"),
    [
        ("text", "target text"),
        ("draft", "guesses"),
        ("second", "second text"),
        ("prompt", "prompt"),
    ],
)
def test_a_text_that_is_too_long_is_cut_and_told(field: str, label: str) -> None:
    setup, notes = cut(Setup(**{field: "a" * (MOST_CHARACTERS + 5)}))
    assert getattr(setup, field) == "a" * MOST_CHARACTERS
    assert notes == (
        f"The {label}: only the first 20,000 of 20,005 characters are used; "
        "type a shorter text to use all of it.",
    )
    assert cut(Setup(**{field: "a" * MOST_CHARACTERS}))[1] == ()


@given(SETUPS)
def test_every_setup_plays_and_emits_its_target(setup: Setup) -> None:
    session = play(setup).session
    assert session.emitted == tokenize(setup.text, setup.split)
    if setup.split is Split.WORDS:
        assert join(session.emitted, setup.split) == " ".join(setup.text.split())
    else:
        assert join(session.emitted, setup.split) == setup.text


@given(SETUPS)
def test_guesses_written_out_are_the_same_guesses(setup: Setup) -> None:
    written = typed(setup)
    assert written.drafter is Source.TYPED
    assert play(written).session == play(setup).session
