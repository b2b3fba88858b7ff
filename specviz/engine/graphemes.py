"""Split text into the characters a reader perceives, after Unicode UAX #29."""

import unicodedata
from collections.abc import Iterator

_JOINER = "\u200d"
_MARKS = {"Mn", "Mc", "Me"}
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_FLAG_LETTERS = range(0x1F1E6, 0x1F200)
_TAGS = range(0xE0020, 0xE0080)
_LEADING, _VOWEL, _TRAILING = range(0x1100, 0x1160), range(0x1160, 0x11A8), range(0x11A8, 0x1200)
_SYLLABLES = range(0xAC00, 0xD7A4)


def graphemes(text: str) -> Iterator[str]:
    r"""Yield the user-perceived characters of a text, in order.

    Combining marks, emoji modifiers and joined emoji stay with what they modify, flags stay
    pairs, Hangul letters stay syllables. Concatenating the parts gives the text back exactly.
    Source: Unicode Standard Annex #29, rules GB3 to GB13, with the general categories of the
    standard library standing in for the property tables.

    Example:
        >>> [len(part) for part in graphemes("e\u0301a")]
        [2, 1]
    """
    part = ""
    for char in text:
        if part and not _continues(part, char):
            yield part
            part = ""
        part += char
    if part:
        yield part


def _continues(part: str, char: str) -> bool:
    """Whether ``char`` belongs to the perceived character that ``part`` has begun."""
    last = part[-1]
    if last == "\r" or unicodedata.category(last) in {"Cc", "Zl", "Zp"}:
        return last == "\r" and char == "\n"
    if _extends(char):
        return True
    if last == _JOINER:
        return unicodedata.category(char) == "So" and unicodedata.category(part[0]) == "So"
    if ord(char) in _FLAG_LETTERS:
        return len(part) == 1 and ord(last) in _FLAG_LETTERS
    return _same_syllable(ord(last), ord(char))


def _extends(char: str) -> bool:
    code = ord(char)
    return (
        char in (_JOINER, "\u200c")
        or unicodedata.category(char) in _MARKS
        or code in _SKIN_TONES
        or code in _TAGS
    )


def _same_syllable(last: int, code: int) -> bool:
    if last in _LEADING:
        return code in _LEADING or code in _VOWEL or code in _SYLLABLES
    open_syllable = last in _SYLLABLES and (last - _SYLLABLES.start) % 28 == 0
    if last in _VOWEL or open_syllable:
        return code in _VOWEL or code in _TRAILING
    return (last in _TRAILING or last in _SYLLABLES) and code in _TRAILING
