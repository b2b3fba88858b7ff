"""Split text into the characters a reader perceives, after Unicode UAX #29."""

from collections.abc import Iterator
from unicodedata import category

_JOINER = "\u200d"
_NON_JOINER = "\u200c"
_MARKS = {"Mn", "Mc", "Me"}
_LETTERS_THAT_EXTEND = "\u0e33\u0eb3\uff9e\uff9f"
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_TAGS = range(0xE0020, 0xE0080)
_CONTROLS = {"Cc", "Cf", "Zl", "Zp"}

_FLAG_LETTERS = range(0x1F1E6, 0x1F200)
_EMOJI_BLOCKS = range(0x1F000, 0x1FB00)

_LEADING = {*range(0x1100, 0x1160), *range(0xA960, 0xA97D)}
_VOWELS = {*range(0x1160, 0x11A8), *range(0xD7B0, 0xD7C7)}
_TRAILING = {*range(0x11A8, 0x1200), *range(0xD7CB, 0xD7FC)}
_SYLLABLES = range(0xAC00, 0xD7A4)

# Devanagari, Bengali, Gujarati, Oriya, Telugu, Malayalam: one layout, block after block.
_INDIC_BLOCKS = (0x0900, 0x0980, 0x0A80, 0x0B00, 0x0C00, 0x0D00)
_LINKERS = {block + 0x4D for block in _INDIC_BLOCKS}
_CONSONANTS = {block + place for block in _INDIC_BLOCKS for place in range(0x15, 0x3A)} | {
    *(*range(0x0958, 0x0960), *range(0x0978, 0x0980), *range(0x09DC, 0x09E0), 0x09F0, 0x09F1),
    *(0x0AF9, *range(0x0B5C, 0x0B60), 0x0B71, *range(0x0C58, 0x0C5B), 0x0D3A),
}


def graphemes(text: str) -> Iterator[str]:
    r"""Yield the user-perceived characters of a text, in order.

    Combining marks, emoji modifiers and joined emoji stay with what they modify, flags stay
    pairs, Hangul letters stay syllables, Indic conjuncts stay whole. Concatenating the parts
    gives the text back exactly.

    Source: Unicode Standard Annex #29, rules GB3 to GB13, with the general categories of the
    standard library standing in for the property tables. That leaves these limits, none of
    which loses text:

    - GB9b: a sign that prepends (such as U+06DD, end of ayah) is a character of its own.
    - GB9a: the spacing marks that the table leaves out (in Burmese, Khamti, Tai Tham, Ahom)
      stay with their letter.
    - GB9c: conjuncts are joined in Devanagari, Bengali, Gujarati, Oriya, Telugu and Malayalam,
      not in other scripts, and not across the few spacing marks that count as Extend (U+09BE).
    - GB11: around a joiner, any symbol or sign of the emoji blocks counts as an emoji, spacing
      marks between them or not; U+203C, U+2049, U+2139, U+3030 and U+303D do not.

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
    if last.isascii() and char.isascii():
        return last == "\r" and char == "\n"
    if category(last) in _CONTROLS and not _extends(last):
        return False
    return _extends(char) or _joins(part, char) or _same_syllable(ord(last), ord(char))


def _extends(char: str) -> bool:
    """Rules GB9 and GB9a: marks, joiners and modifiers never stand alone."""
    return (
        category(char) in _MARKS
        or char in (_JOINER, _NON_JOINER)
        or char in _LETTERS_THAT_EXTEND
        or ord(char) in _SKIN_TONES
        or ord(char) in _TAGS
    )


def _joins(part: str, char: str) -> bool:
    """Rules GB9c and GB11 to GB13: conjuncts, joined emoji, flags."""
    if ord(char) in _FLAG_LETTERS:
        return len(part) == 1 and ord(part) in _FLAG_LETTERS
    if part[-1] == _JOINER and _is_emoji(char):
        return _ends_in_emoji(part[:-1])
    return ord(char) in _CONSONANTS and _ends_linked(part)


def _is_emoji(char: str) -> bool:
    if ord(char) in _EMOJI_BLOCKS:
        return ord(char) not in _FLAG_LETTERS and ord(char) not in _SKIN_TONES
    return category(char) in {"So", "Sm"}


def _ends_in_emoji(part: str) -> bool:
    """Whether nothing but marks and modifiers follows the last emoji of the part."""
    for char in reversed(part):
        if _is_emoji(char):
            return True
        if char == _JOINER:
            return False
    return False


def _ends_linked(part: str) -> bool:
    """Whether the part ends in a consonant and marks, a linker (virama) among them."""
    linked = False
    for char in reversed(part):
        if ord(char) in _CONSONANTS:
            return linked
        if category(char) != "Mn" and char != _JOINER:
            return False
        linked = linked or ord(char) in _LINKERS
    return False


def _same_syllable(last: int, code: int) -> bool:
    """Rules GB6 to GB8: Hangul letters that make one syllable."""
    if last in _LEADING:
        return code in _LEADING or code in _VOWELS or code in _SYLLABLES
    open_syllable = last in _SYLLABLES and (last - _SYLLABLES.start) % 28 == 0
    if last in _VOWELS or open_syllable:
        return code in _VOWELS or code in _TRAILING
    return (last in _TRAILING or last in _SYLLABLES) and code in _TRAILING
