import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine import replay
from specviz.engine.drafters import (
    MAX_DRAFT_LENGTH,
    lookup,
    noisy,
    prompt_lookup,
    second_text,
)
from tests.strategies import DRAFT_LENGTHS, PROBABILITIES, SEEDS, TARGETS, WORDS

CASES = json.loads(
    (Path(__file__).parents[1] / "cases" / "transformers_assisted.json").read_text()
)["cases"]
LOOKUP_CASES = [case for case in CASES if case["method"].startswith("prompt_lookup")]
END_OF_TEXT = "2"
TEXT = ("the", "cat", "sat", "on", "the", "cat", "mat")


@pytest.mark.parametrize(
    ("tokens", "length", "guesses"),
    [
        ("", 3, ""),
        ("a", 3, ""),
        ("a b", 3, ""),
        ("a a", 3, "a"),
        ("a b a", 3, "b a"),
        ("a b a", 1, "b"),
        ("a x c a y d a", 2, "x c"),
        ("b a x a y b a", 2, "x a"),
        ("c b a x b a y c b a", 2, "x b"),
        ("a x b a y b a c d b a c", 2, "d b"),
    ],
)
def test_lookup_by_hand(tokens: str, length: int, guesses: str) -> None:
    assert lookup(tokens.split(), length) == tuple(guesses.split())


def test_a_longer_n_gram_wins_over_an_earlier_one() -> None:
    context = ["a", "x", "b", "a", "y", "b", "a"]
    assert lookup(context, 1, max_ngram=1) == ("x",)
    assert lookup(context, 1, max_ngram=2) == ("y",)


@pytest.mark.parametrize("case", LOOKUP_CASES, ids=lambda case: case["prompt"])
def test_lookup_guesses_what_transformers_guessed(case: dict[str, Any]) -> None:
    sizes = {
        "length": case["prompt_lookup_num_tokens"],
        "max_ngram": case["max_matching_ngram_size"],
    }
    context = list(map(str, case["prompt_ids"]))
    for step in case["rounds"]:
        assert until_the_end_of_text(lookup(context, **sizes)) == list(map(str, step["guesses"]))
        context += map(str, step["emitted"])


def until_the_end_of_text(guesses: tuple[str, ...]) -> list[str]:
    """Transformers cuts its draft before the token that would end the text."""
    return list(guesses[: guesses.index(END_OF_TEXT)] if END_OF_TEXT in guesses else guesses)


@given(TARGETS, st.lists(WORDS, max_size=5), DRAFT_LENGTHS, st.integers(1, 4))
def test_prompt_lookup_is_lookup_in_what_came_before(
    target: list[str], prompt: list[str], length: int, max_ngram: int
) -> None:
    drafter = prompt_lookup(length, prompt=prompt, max_ngram=max_ngram)
    tokens = tuple(target)
    for start in range(len(tokens)):
        expected = lookup((*prompt, *tokens[:start]), length, max_ngram)
        assert drafter(tokens, start) == expected[: len(tokens) - start]


def test_a_drafter_may_change_its_target() -> None:
    drafter = prompt_lookup(2)
    assert drafter(TEXT, 5) == ("cat", "sat")
    assert drafter(["b", "b", "a"], 2) == ("b",)
    assert drafter(TEXT, 5) == ("cat", "sat")


def test_a_perfect_draft_and_a_hopeless_one() -> None:
    assert replay(TEXT, noisy(3, 1.0, seed=1)).calls == 2
    hopeless = replay(TEXT, noisy(3, 0.0, seed=1))
    assert hopeless.calls == len(TEXT)
    assert {guess for step in hopeless.rounds for guess in step.draft} <= {*TEXT}


def test_a_wrong_guess_can_be_any_other_token() -> None:
    drafter = noisy(1, 0.0, seed=3)
    target = ("a", "b", "c") * 30
    wrong = {(target[start], drafter(target, start)[0]) for start in range(90)}
    assert wrong == {(x, y) for x in "abc" for y in "abc" if x != y}


def test_a_wrong_guess_when_the_target_repeats_one_token() -> None:
    assert noisy(2, 0.0, seed=1)(("a", "a", "a"), 0) == ("a?", "a?")


def test_noise_comes_near_its_probability() -> None:
    target = ("a", "b") * 500
    drafter = noisy(1, 0.7, seed=11)
    right = sum(drafter(target, start) == (target[start],) for start in range(1000))
    assert 650 <= right <= 750


def test_a_seed_gives_the_same_noise_for_ever() -> None:
    guesses = noisy(6, 0.5, seed=42)(TEXT, 0)
    assert guesses == ("the", "cat", "the", "on", "the", "on")


@given(TARGETS, DRAFT_LENGTHS, PROBABILITIES, PROBABILITIES, SEEDS)
def test_noise_is_repeatable_and_monotone(
    target: list[str], length: int, one: float, other: float, seed: int
) -> None:
    low, high = sorted((one, other))
    for start in range(len(target)):
        less, more = (noisy(length, match, seed)(target, start) for match in (low, high))
        assert more == noisy(length, high, seed)(target, start)
        assert more[:1] == noisy(1, high, seed)(target, start)
        truth = target[start : start + length]
        assert all(b == t for a, b, t in zip(less, more, truth, strict=True) if a == t)


def test_a_second_text_is_aligned_position_by_position() -> None:
    drafter = second_text(3, ("the", "dog", "sat", "on"))
    assert drafter(TEXT, 0) == ("the", "dog", "sat")
    assert drafter(TEXT, 3) == ("on",)
    assert drafter(TEXT, 4) == ()


@given(TARGETS, st.lists(WORDS, max_size=15), DRAFT_LENGTHS, PROBABILITIES, SEEDS)
def test_no_drafter_passes_the_end_or_its_length(
    target: list[str], second: list[str], length: int, match: float, seed: int
) -> None:
    drafters = [prompt_lookup(length), noisy(length, match, seed), second_text(length, second)]
    for drafter in drafters:
        session = replay(target, drafter)
        assert session.emitted == tuple(target)
        assert all(len(step.draft) <= length for step in session.rounds)
        assert all(step.start + len(step.draft) <= len(target) for step in session.rounds)


@pytest.mark.parametrize("length", [0, -1, MAX_DRAFT_LENGTH + 1])
def test_a_draft_length_out_of_range_is_refused(length: int) -> None:
    message = rf"^the draft length is {length}: choose 1 to 16$"
    for make in (prompt_lookup, lambda n: noisy(n, 0.5, 1), lambda n: second_text(n, TEXT)):
        with pytest.raises(ValueError, match=message):
            make(length)
    with pytest.raises(ValueError, match=message):
        lookup(TEXT, length)


@pytest.mark.parametrize("match", [-0.1, 1.1, float("nan")])
def test_a_probability_out_of_range_is_refused(match: float) -> None:
    with pytest.raises(ValueError, match=rf"^the match probability is {match}: choose 0 to 1$"):
        noisy(3, match, seed=1)


def test_an_n_gram_without_tokens_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^the longest n-gram is 0: choose 1 or more$"):
        lookup(TEXT, 3, max_ngram=0)
    with pytest.raises(ValueError, match=r"^the longest n-gram is 0: choose 1 or more$"):
        prompt_lookup(3, max_ngram=0)
