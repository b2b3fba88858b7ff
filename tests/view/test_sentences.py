"""A round in words, with its very tokens."""

from hypothesis import given

from specviz.engine import Round, replay, verify
from specviz.view.sentences import bonus_note, explain, opening, say
from tests.strategies import DRAFT_LISTS, TARGETS

TARGET = ["the", "cat", "sat", "on", "the", "mat", "and", "slept"]


def told(start: int, draft: str) -> str:
    return explain(verify(TARGET, start, draft.split()))


def test_the_rounds_of_the_worked_example() -> None:
    assert told(0, "the cat dog") == (
        "“the” and “cat” match, “dog” does not match “sat”: "
        "2 accepted, 1 bonus, 3 tokens from one call."
    )
    assert told(6, "and slept forever") == (
        "“and” and “slept” match and the target text has ended: "
        "2 accepted, no bonus, 2 tokens from one call. “forever” stands past the end."
    )


def test_everything_accepted() -> None:
    assert told(0, "the cat sat") == (
        "“the”, “cat” and “sat” match: 3 accepted, 1 bonus, 4 tokens from one call."
    )
    assert told(0, "the") == "“the” matches: 1 accepted, 1 bonus, 2 tokens from one call."


def test_nothing_accepted_is_the_floor() -> None:
    assert told(0, "a b c") == (
        "“a” does not match “the”: nothing accepted, 1 bonus, 1 token from one call, "
        "no more than standard decoding. “b” and “c” after it are discarded."
    )


def test_one_discarded_guess() -> None:
    assert told(0, "the dog sat").endswith("“sat” after it is discarded.")


def test_no_guesses_are_standard_decoding() -> None:
    assert told(2, "") == (
        "No guesses: the call gives the big model's own “sat” and nothing more, "
        "1 token from one call. This is standard decoding."
    )


def test_many_guesses_past_the_end_are_counted() -> None:
    assert told(7, "slept a b c d e f").endswith(
        "“a”, “b”, “c”, “d” and 2 more stand past the end."
    )


def test_what_a_screen_reader_says() -> None:
    assert say(1, verify(TARGET, 0, ["the", "cat", "dog"])) == (
        "Round 1: guessed the, cat, dog; accepted 2; bonus sat; emitted 3."
    )
    assert say(2, Round(0, (), 0, "the")) == (
        "Round 2: guessed nothing; accepted 0; bonus the; emitted 1."
    )
    assert "guessed a, a" in say(3, Round(0, ("a",) * 20, 20, None))
    assert "and 4 more; accepted 20; no bonus; emitted 20." in say(
        3, Round(0, ("a",) * 20, 20, None)
    )


def test_before_any_call() -> None:
    assert "The first guesses are “the” and “cat”." in opening(replay(TARGET, [["the", "cat"]]))
    assert "Round 1 has no guesses." in opening(replay(TARGET))
    assert opening(replay(())).startswith("The target text is empty")


def test_which_bonus_it_is() -> None:
    assert "in place of the rejected guess" in bonus_note(verify(TARGET, 0, ["dog"]))
    assert "after the last guess" in bonus_note(verify(TARGET, 0, ["the"]))
    assert bonus_note(verify(TARGET, 7, ["slept"])) == "No bonus: the target text has ended."


@given(TARGETS, DRAFT_LISTS)
def test_every_sentence_counts_as_the_round_does(
    target: list[str], drafts: list[list[str]]
) -> None:
    for step in replay(target, drafts).rounds:
        size = len(step.emitted)
        assert f"{size} token{'s' * (size != 1)} from one call" in explain(step)
