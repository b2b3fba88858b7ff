"""Tokens as text that can be shown: escaped, bounded, and with white space made visible."""

from collections.abc import Sequence
from html import escape
from unicodedata import bidirectional

_VISIBLE = {" ": "␣", "\n": "↵", "\r": "␍", "\t": "⇥", "\u00a0": "⍽"}
_UNSEEN = {"\u200b", "\u200c", "\u200d", "\u2060", "\ufeff"}
_TURNS = {"R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI"}
LONGEST_TOKEN = 60


def visible(token: str) -> str:
    r"""A token as it can be seen: white space at its edges and invisible characters get a sign.

    Example:
        >>> visible(" on"), visible("\n")
        ('␣on', '↵')
    """
    inner = token.strip()
    if not inner:
        return "".join(_sign(char) for char in token)
    start = token.index(inner)
    left, right = token[:start], token[start + len(inner) :]
    return "".join(map(_sign, left)) + _plain(inner) + "".join(map(_sign, right))


def shown(token: str) -> str:
    """A token as HTML text: visible, escaped, and cut to 60 characters with an ellipsis."""
    text = visible(token)
    if len(text) > LONGEST_TOKEN:
        text = text[: LONGEST_TOKEN - 1] + "…"
    return escape(text)


def quoted(tokens: Sequence[str], most: int = 8) -> str:
    """Tokens as a quoted list in a sentence, as plain text (escape it before it becomes HTML).

    Example:
        >>> quoted(["the", "cat"])
        '“the” and “cat”'
        >>> quoted(list("abcd"), most=2)
        '“a”, “b” and 2 more'
    """
    words = [f"“{_isolated(_cut(visible(token)))}”" for token in tokens[:most]]
    if len(tokens) > most:
        return f"{', '.join(words)} and {len(tokens) - most:,} more"
    return in_words(words)


def side_by_side(tokens: Sequence[str], longest: int = 20) -> str:
    """Tokens one after the other, as the plain text of a label; long ones are cut.

    Example:
        >>> side_by_side(["the", " cat"])
        'the ␣cat'
    """
    return " ".join(_isolated(_cut(visible(token), longest)) for token in tokens)


def in_words(parts: Sequence[str]) -> str:
    """Join parts as a sentence does: commas, and an "and" before the last."""
    *head, last = parts or [""]
    return f"{', '.join(head)} and {last}" if head else last


def count(number: int, noun: str, plural: str = "") -> str:
    """A count with its noun in the right number.

    Example:
        >>> count(1, "call"), count(2, "guess", "guesses")
        ('1 call', '2 guesses')
    """
    return f"{number:,} {noun if number == 1 else plural or noun + 's'}"


def _sign(char: str) -> str:
    return _VISIBLE.get(char, "·" if char.isspace() or char in _UNSEEN else char)


def _plain(inner: str) -> str:
    """Invisible characters inside a token are drawn, unless they join an emoji or a ligature."""
    kept = {"\u200c", "\u200d"} if len(inner) > 1 else set()
    return "".join(char if char in kept else _sign(char) for char in inner)


def _cut(text: str, longest: int = LONGEST_TOKEN) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _isolated(text: str) -> str:
    """Text that runs from right to left, or turns direction, cannot disturb what stands around."""
    turns = any(bidirectional(char) in _TURNS for char in text)
    return f"\u2068{text}\u2069" if turns else text
