import pytest
import regex
from hypothesis import assume, given

from specviz.engine.text.graphemes import graphemes
from tests.strategies import MIXED_TEXTS, TEXTS

# A spacing mark between an emoji and its joiner: a limit that the docstring names.
BEYOND_US = regex.compile(r"\p{Extended_Pictographic}\p{M}*\p{Mc}\p{M}*\u200d")
# A linker that follows no consonant joins nothing in rule GB9c; the regex package joins it.
BEYOND_REGEX = regex.compile(
    r"(?<![\u0915-\u0939\u0995-\u09b9\u09df][\p{Mn}\u200d]*)[\u094d\u09cd]"
)


@pytest.mark.parametrize(
    "whole",
    [
        "e\u0301",
        "\r\n",
        "\U0001f44d\U0001f3fd",
        "\U0001f469\u200d\u2764\ufe0f\u200d\U0001f468",
        "\U0001f642\u200d\u2194\ufe0f",
        "\U0001f1e9\U0001f1ea",
        "\U0001f3f4\U000e0067\U000e0062\U000e007f",
        "\u1112\u1161\u11ab",
        "\ud55c",
        "\ua960\ud7b0\ud7cb",
        "\u0915\u094d\u0937\u093f",
        "\u0e19\u0e49\u0e33",
        "\uff76\uff9e",
    ],
)
def test_one_perceived_character(whole: str) -> None:
    assert list(graphemes(f"a{whole}b")) == ["a", whole, "b"]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("\n\u0301", ["\n", "\u0301"]),
        ("\u200b\u0301", ["\u200b", "\u0301"]),
        ("\n\r", ["\n", "\r"]),
        ("\U0001f1e9" * 3, ["\U0001f1e9" * 2, "\U0001f1e9"]),
        ("\U0001f1e9\u200d\U0001f44d", ["\U0001f1e9\u200d", "\U0001f44d"]),
        ("\u2194\u200d\u200d\u2194", ["\u2194\u200d\u200d", "\u2194"]),
        ("a\u200d\U0001f44d", ["a\u200d", "\U0001f44d"]),
        ("a\u094d\u0915", ["a\u094d", "\u0915"]),
        ("\u094d\u0915", ["\u094d", "\u0915"]),
        ("\uac01\u1161", ["\uac01", "\u1161"]),
        ("\u11a8\u1100", ["\u11a8", "\u1100"]),
    ],
)
def test_where_one_ends(text: str, parts: list[str]) -> None:
    assert list(graphemes(text)) == parts


@given(MIXED_TEXTS)
def test_agrees_with_the_regex_package(text: str) -> None:
    assume(not BEYOND_US.search(text) and not BEYOND_REGEX.search(text))
    assert list(graphemes(text)) == regex.findall(r"\X", text)


@given(TEXTS)
def test_nothing_is_lost(text: str) -> None:
    parts = list(graphemes(text))
    assert "".join(parts) == text
    assert all(parts)


@given(MIXED_TEXTS)
def test_each_part_is_one(text: str) -> None:
    assert all(list(graphemes(part)) == [part] for part in graphemes(text))
