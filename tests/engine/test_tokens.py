from hypothesis import given

from specviz.engine import Split, join, tokenize
from tests.strategies import TEXTS


def test_words_keep_their_punctuation() -> None:
    assert tokenize(" the  cat,\n sat. ") == ("the", "cat,", "sat.")
    assert join(("the", "cat,", "sat.")) == "the cat, sat."


def test_characters_keep_spaces_and_newlines() -> None:
    assert tokenize("hi\n !", Split.CHARACTERS) == ("h", "i", "\n", " ", "!")


def test_an_empty_text_has_no_tokens() -> None:
    assert [tokenize("", split) for split in Split] == [() for _ in Split]
    assert tokenize(" \n ") == ()


@given(TEXTS)
def test_characters_round_trip(text: str) -> None:
    assert join(tokenize(text, Split.CHARACTERS), Split.CHARACTERS) == text


@given(TEXTS)
def test_words_round_trip_up_to_white_space(text: str) -> None:
    assert join(tokenize(text)).split() == text.split()
    assert tokenize(join(tokenize(text))) == tokenize(text)
