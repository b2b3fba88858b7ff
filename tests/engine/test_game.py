"""The texts to guess, the player's rounds, and the drafts to beat."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine import replay
from specviz.engine.drafters import prompt_lookup
from specviz.engine.inputs.game import (
    Attempt,
    games,
    is_finished,
    read_attempt,
    rivals,
    rounds_of,
    with_line,
)

NUMBERS = range(1, len(games()) + 1)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_text_has_25_to_60_words_and_says_what_makes_it_easy_or_hard(number: int) -> None:
    game = games()[number - 1]
    assert 25 <= len(game.target) <= 60
    assert game.title
    assert game.prompt
    assert game.why


def test_the_texts_get_harder_to_copy() -> None:
    first, last = rivals(1, 48)["Prompt lookup"], rivals(len(games()), 35)["Prompt lookup"]
    assert (first.tokens_per_call or 0) > 1.5
    assert last.tokens_per_call == 1


def test_a_fresh_attempt_has_no_rounds() -> None:
    assert rounds_of(Attempt()).rounds == ()
    assert not is_finished(rounds_of(Attempt()))


def test_each_typed_line_is_one_round_counted_by_hand() -> None:
    session = rounds_of(Attempt(typed="the wheel goes round\nand the wheel goes down\n[]"))
    assert [(step.accepted, step.bonus) for step in session.rounds] == [
        (3, "up"),
        (5, "the"),
        (0, "wheel"),
    ]


def test_capital_letters_of_a_phone_count_as_small_ones() -> None:
    assert rounds_of(Attempt(typed="The Wheel")).rounds[0].accepted == 2


def test_a_call_takes_sixteen_guesses() -> None:
    assert len(rounds_of(Attempt(typed="the " * 30)).rounds[0].draft) == 16


def test_a_line_without_words_is_a_round_without_guesses() -> None:
    attempt = with_line(with_line(Attempt(), ""), " the\twheel ")
    assert attempt.typed == "[]\nthe wheel"
    assert [len(step.draft) for step in rounds_of(attempt).rounds] == [0, 2]


def test_giving_up_finishes_the_text_one_token_a_call() -> None:
    session = rounds_of(Attempt(typed="the wheel", over=1))
    assert is_finished(session)
    assert {len(step.draft) for step in session.rounds[1:]} == {0}


def test_an_attempt_survives_its_link() -> None:
    attempt = Attempt(3, "good evening\n[]", 1)
    assert read_attempt(attempt.changed()) == (attempt, ())


def test_what_cannot_be_used_in_a_link_is_named_and_long_text_is_cut() -> None:
    attempt, notes = read_attempt({"game": "0", "over": "2", "typed": "a " * 20_000})
    assert (attempt.game, attempt.over, len(attempt.typed)) == (1, 0, 20_000)
    assert notes == (
        f"game=0 was ignored: type a whole number from 1 to {len(games())}.",
        "over=2 was ignored: type a whole number from 0 to 1.",
    )


@given(st.sampled_from(list(NUMBERS)), st.lists(st.text(max_size=30), max_size=6))
def test_whatever_is_typed_emits_the_beginning_of_the_text(number: int, lines: list[str]) -> None:
    attempt = Attempt(number)
    for line in lines:
        attempt = with_line(attempt, line)
    session = rounds_of(attempt)
    assert session.emitted == session.target[: len(session.emitted)]
    assert len(session.rounds) == len(lines)


@pytest.mark.parametrize("number", NUMBERS)
def test_rivals_guess_the_same_however_much_of_the_text_counts(number: int) -> None:
    target = games()[number - 1].target
    whole = rivals(number, len(target))
    assert whole["Prompt lookup"] == replay(target, prompt_lookup(4))
    for name, part in rivals(number, 20).items():
        assert part.emitted == target[:20]
        for step, same in zip(part.rounds, whole[name].rounds, strict=False):
            assert step.start == same.start
            assert step.draft == same.draft[: 20 - step.start]
