"""Tokens as text: escaped, bounded, and with nothing invisible about them."""

from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.view.text import LONGEST_TOKEN, count, in_words, quoted, shown, visible


@pytest.mark.parametrize(
    ("token", "seen"),
    [
        ("the", "the"),
        (" on", "␣on"),
        ("on \n", "on␣↵"),
        ("\t", "⇥"),
        ("\r", "␍"),
        ("\u00a0", "⍽"),
        ("\u2003", "·"),
        ("\u200b", "·"),
        ("a\u200bb", "a·b"),
        ("\ufeffx", "·x"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u200d", "·"),
    ],
)
def test_what_cannot_be_seen_gets_a_sign(token: str, seen: str) -> None:
    assert visible(token) == seen


def test_markup_is_only_text() -> None:
    assert shown("<b>&\"'") == "&lt;b&gt;&amp;&quot;&#x27;"


def test_a_long_token_is_cut_before_it_is_escaped() -> None:
    assert shown("<" * 100) == "&lt;" * (LONGEST_TOKEN - 1) + "…"
    assert shown("a" * LONGEST_TOKEN) == "a" * LONGEST_TOKEN


@given(st.text(st.characters(codec="utf-8"), min_size=1))
def test_a_shown_token_never_holds_markup_and_is_never_blank(token: str) -> None:
    assert not set("<>\"'") & set(shown(token))
    assert len(unescape(shown(token))) <= LONGEST_TOKEN
    assert shown(token).strip()


def test_quoted_lists() -> None:
    assert quoted(["a"]) == "“a”"
    assert quoted(["a", "b", "c"]) == "“a”, “b” and “c”"
    assert quoted(list("abcdefghij")) == "“a”, “b”, “c”, “d”, “e”, “f”, “g”, “h” and 2 more"
    assert quoted(["x" * 100]) == f"“{'x' * (LONGEST_TOKEN - 1)}…”"


def test_right_to_left_tokens_cannot_turn_the_sentence_around() -> None:
    assert quoted(["שלום", "a"]) == "“\u2068שלום\u2069” and “a”"


def test_small_words() -> None:
    assert in_words([]) == ""
    assert in_words(["a"]) == "a"
    assert count(1, "guess", "guesses") == "1 guess"
    assert count(1200, "token") == "1,200 tokens"
