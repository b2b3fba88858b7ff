"""What the notations share: lines, units, and escapes for signs that mean something."""

import re
from collections.abc import Iterable, Iterator, Sequence

_LETTERS = {"\n": "n", "\r": "r", "\t": "t", " ": "s"}
_MEANINGS = {letter: char for char, letter in _LETTERS.items()}


def split_lines(typed: str) -> list[str]:
    r"""The typed lines. Only newlines end a line, and the one at the end starts no other.

    Example:
        >>> split_lines("the cat\r\n\ndog\n")
        ['the cat', '', 'dog']
    """
    return typed.replace("\r\n", "\n").removesuffix("\n").split("\n") if typed else []


def scan(line: str, signs: str) -> list[str]:
    r"""Cut a line into units: single characters, and escapes of two characters.

    Args:
        line: what was typed.
        signs: the signs that a backslash escapes, besides ``\n \r \t \s`` and the backslash. A
            backslash before anything else is a unit of its own: a plain backslash.

    Returns:
        The units in order; joined, they are the line.

    Example:
        >>> scan(r"a\,\x", ",")
        ['a', '\\,', '\\', 'x']
    """
    return re.findall(rf"\\[nrts\\{re.escape(signs)}]|.", line, re.DOTALL)


def plain(units: Iterable[str]) -> str:
    r"""The text that units stand for: every escape replaced by the character it means.

    Example:
        >>> plain(["a", r"\s", r"\,"])
        'a ,'
    """
    return "".join(_MEANINGS.get(unit[-1], unit[-1]) if unit[1:] else unit for unit in units)


def escape(text: str, signs: str) -> str:
    r"""Write a text so that ``plain(scan(...))`` gives it back without a bare sign in it.

    Args:
        text: any text.
        signs: the characters that must not stand bare, besides newlines, tabs and backslashes.

    Example:
        >>> print(escape("a, b", ", "))
        a\,\sb
    """
    special = {*signs, "\n", "\r", "\t", "\\"}
    return "".join(f"\\{_LETTERS.get(char, char)}" if char in special else char for char in text)


def split_at(units: Sequence[str], separator: str) -> Iterator[list[str]]:
    """Yield the runs of units between separators, empty runs too.

    Example:
        >>> list(split_at("a,,b", ","))
        [['a'], [], ['b']]
    """
    run: list[str] = []
    for unit in units:
        if unit == separator:
            yield run
            run = []
        else:
            run.append(unit)
    yield run


def strip(units: Sequence[str]) -> Sequence[str]:
    r"""The units without plain spaces at either end; a space typed as an escape stays.

    Example:
        >>> strip([" ", r"\s", "a", " "])
        ['\\s', 'a']
    """
    solid = [index for index, unit in enumerate(units) if unit != " "]
    return units[solid[0] : solid[-1] + 1] if solid else []
