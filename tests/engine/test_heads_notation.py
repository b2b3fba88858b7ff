import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine import Split
from specviz.engine.tree.heads_notation import HeadRounds, format_heads, parse_heads
from tests.strategies import SIGNS, TEXTS, head_rounds, words

SPLITS = list(Split)


@pytest.mark.parametrize("split", SPLITS)
@pytest.mark.parametrize(
    ("typed", "rounds"),
    [
        ("a, b | c, d | e", ((("a", "b"), ("c", "d"), ("e",)),)),
        ("a\nb | c\n", ((("a",),), (("b",), ("c",)))),
        ("", ()),
        ("\n[]\n  \n", ((), (), ())),
        ("|", (((), ()),)),
        ("a || b", ((("a",), (), ("b",)),)),
        (",", (((),),)),
        ("a,, b,", ((("a", "b"),),)),
        (r"\|, \,, \\ | \n, \t", ((("|", ",", "\\"), ("\n", "\t")),)),
        (r"\s | \d", (((" ",), ("\\d",)),)),
    ],
)
def test_by_hand(typed: str, rounds: HeadRounds, split: Split) -> None:
    assert parse_heads(typed, split) == (rounds, ())


def test_words_need_no_commas() -> None:
    assert parse_heads("the cat\tdog | sat") == (((("the", "cat", "dog"), ("sat",)),), ())


def test_other_tokens_keep_their_inner_spaces() -> None:
    rounds, _ = parse_heads(r" \sthe cat , a ", Split.CHARACTERS)
    assert rounds == (((" the cat", "a"),),)


def test_a_repeated_candidate_counts_once_and_is_noted() -> None:
    assert parse_heads("a\nb | c, d, c, c") == (
        ((("a",),), (("b",), ("c", "d"))),
        ("Line 2, head 2 offers a candidate twice: it counts once.",),
    )


def test_the_notes_are_few_however_many_repetitions() -> None:
    _, notes = parse_heads("a, a | b, b\n" * 100)
    assert len(notes) == 6
    assert notes[-1] == "The same holds for 195 more."


@pytest.mark.parametrize("split", SPLITS)
@pytest.mark.parametrize(
    "rounds",
    [(), ((),), (((),),), (((), ()),), ((("[]",),),), ((("a",),), ()), ((), (("a",), ()))],
)
def test_the_emptiest_rounds_round_trip(rounds: HeadRounds, split: Split) -> None:
    assert parse_heads(format_heads(rounds, split), split) == (rounds, ())


@given(head_rounds(words()))
def test_words_round_trip(rounds: HeadRounds) -> None:
    assert parse_heads(format_heads(rounds)) == (rounds, ())


@given(head_rounds(st.text(min_size=1, max_size=3) | st.text(SIGNS + " \r\n\t", min_size=1)))
def test_other_tokens_round_trip(rounds: HeadRounds) -> None:
    assert parse_heads(format_heads(rounds, Split.CHARACTERS), Split.CHARACTERS) == (rounds, ())


@given(TEXTS | st.text(SIGNS + " \n"), st.sampled_from(SPLITS))
def test_anything_typed_is_read(typed: str, split: Split) -> None:
    rounds, _ = parse_heads(typed, split)
    assert all(candidate for heads in rounds for head in heads for candidate in head)
    assert parse_heads(format_heads(rounds, split), split) == (rounds, ())
