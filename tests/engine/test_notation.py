import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine import Split
from specviz.engine.notation import (
    Parsed,
    format_drafts,
    format_line,
    parse_drafts,
    parse_line,
)
from tests.strategies import PERCEIVED_CHARACTERS, SIGNS, TEXTS, drafts, words

TARGET = ("the", "cat", "sat")
WITH_COMMAS = ("the", "cat,", "sat")
TARGETS = st.sampled_from([TARGET, WITH_COMMAS])
CHARACTERS = Split.CHARACTERS


@pytest.mark.parametrize(
    "line",
    [
        "the, cat, dog",
        "the cat dog",
        "[the, cat, dog]",
        "[the cat dog]",
        " the,cat,,dog ,",
        "\t[ the, cat, dog ] ",
    ],
)
def test_forms_that_mean_the_same(line: str) -> None:
    assert parse_line(line, TARGET) == ("the", "cat", "dog")


@pytest.mark.parametrize("split", list(Split))
@pytest.mark.parametrize(
    ("typed", "rounds"),
    [("", 0), ("\n", 1), ("[]", 1), ("a", 1), ("a\n", 1), ("a\r\n\r\nb\r\n", 3), ("\n\n", 2)],
)
def test_one_line_a_round(typed: str, rounds: int, split: Split) -> None:
    assert len(parse_drafts(typed, TARGET, split).drafts) == rounds


@pytest.mark.parametrize("split", list(Split))
def test_rounds_without_guesses(split: Split) -> None:
    assert parse_drafts("a\n\n[]\n", TARGET, split).drafts == (("a",), (), ())
    assert format_drafts([("a",), (), ()], TARGET, split) == "a\n\n[]"
    assert format_drafts([], TARGET, split) == ""
    assert format_line((), TARGET, split) == ""


def test_commas_of_the_target_are_characters() -> None:
    assert parse_line("the cat, sat", WITH_COMMAS) == ("the", "cat,", "sat")
    assert parse_line("[the cat, sat]", WITH_COMMAS) == ("the", "cat,", "sat")
    assert parse_line(",", WITH_COMMAS) == (",",)
    assert parse_line("a, b", ("a", ","), CHARACTERS) == ("a", ",", " ", "b")


@pytest.mark.parametrize(
    ("line", "expected"),
    [("[a] [b]", ("[a]", "[b]")), ("[a", ("[a",)), ("[[a]]", ("[a]",)), ("[", ("[",))],
)
def test_only_brackets_around_the_whole_line_go(line: str, expected: tuple[str, ...]) -> None:
    assert parse_line(line, TARGET) == expected


def test_words_have_no_escapes() -> None:
    assert parse_line(r"\n \s [\]", TARGET) == (r"\n", r"\s", r"[\]")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a b ", ("a", " ", "b", " ")),
        (" a , b", ("a", "b")),
        (r"a,\s, \s\s ,b", ("a", " ", " ", " ", "b")),
        (r"\n\r\t\s", ("\n", "\r", "\t", " ")),
        (r"\r\n", ("\r\n",)),
        (r"\,\\\[\]", (",", "\\", "[", "]")),
        (r"\d\"", ("\\", "d", "\\", '"')),
        (r"\[a]", ("[", "a", "]")),
        ("[ a]", (" ", "a")),
        (r"[a\]", ("[", "a", "]")),
        (r"e\;x", ("e", "x")),
        (r"ab\;", ("ab",)),
    ],
)
def test_characters_by_hand(line: str, expected: tuple[str, ...]) -> None:
    assert parse_line(line, TARGET, CHARACTERS) == expected


@pytest.mark.parametrize(
    ("draft", "line"),
    [
        (("a", " ", "b"), "a b"),
        (("a", ",", "\n"), r"a\,\n"),
        (("[", "a", "]"), "[[a]]"),
        (("\\", "n"), r"\\n"),
        (("e", "\u0301"), "e\\;\u0301\\;"),
    ],
)
def test_characters_are_written_plainly(draft: tuple[str, ...], line: str) -> None:
    assert format_line(draft, TARGET, CHARACTERS) == line
    assert parse_line(line, TARGET, CHARACTERS) == draft


@pytest.mark.parametrize("split", list(Split))
@pytest.mark.parametrize(
    ("typed", "note"),
    [
        ("a\n,", "Line 2 has only commas, so it is a round without guesses."),
        ("[,]\na\n, ,", "Lines 1, 3 have only commas, so they are rounds without guesses."),
        (
            ",\n" * 9,
            "Lines 1, 2, 3, 4, 5 and 4 more have only commas, so they are rounds without guesses.",
        ),
    ],
)
def test_a_line_of_only_commas_is_noted(typed: str, note: str, split: Split) -> None:
    parsed = parse_drafts(typed, TARGET, split)
    assert parsed.notes == (note,)
    assert not parsed.drafts[-1]


def test_nothing_odd_means_no_notes() -> None:
    assert parse_drafts("the, cat,\n\n[]", TARGET) == Parsed((("the", "cat"), (), ()), ())


@given(drafts(words(forbidden=",")))
def test_words_round_trip(written: list[tuple[str, ...]]) -> None:
    typed = format_drafts(written, TARGET)
    assert parse_drafts(typed, TARGET) == Parsed(tuple(written), ())


@given(drafts(words()))
def test_words_with_commas_round_trip(written: list[tuple[str, ...]]) -> None:
    typed = format_drafts(written, WITH_COMMAS)
    assert parse_drafts(typed, WITH_COMMAS) == Parsed(tuple(written), ())


@given(st.lists(PERCEIVED_CHARACTERS, max_size=4), TARGETS)
def test_characters_round_trip(written: list[tuple[str, ...]], target: tuple[str, ...]) -> None:
    typed = format_drafts(written, target, CHARACTERS)
    assert parse_drafts(typed, target, CHARACTERS) == Parsed(tuple(written), ())


@given(drafts(st.text(SIGNS + " \r\n\te\u0301", min_size=1, max_size=4)), TARGETS)
def test_any_tokens_with_spaces_of_their_own_round_trip(
    written: list[tuple[str, ...]], target: tuple[str, ...]
) -> None:
    typed = format_drafts(written, target, CHARACTERS)
    assert parse_drafts(typed, target, CHARACTERS).drafts == tuple(written)


@given(PERCEIVED_CHARACTERS, TARGETS)
def test_a_line_round_trips(draft: tuple[str, ...], target: tuple[str, ...]) -> None:
    line = format_line(draft, target, CHARACTERS)
    assert "\n" not in line
    assert parse_line(line, target, CHARACTERS) == draft


@given(TEXTS | st.text(SIGNS + " \n"), TARGETS, st.sampled_from(Split))
def test_anything_typed_is_read(typed: str, target: tuple[str, ...], split: Split) -> None:
    parsed = parse_drafts(typed, target, split)
    assert all(token for draft in parsed.drafts for token in draft)
    again = parse_drafts(format_drafts(parsed.drafts, target, split), target, split)
    assert again.drafts == parsed.drafts
