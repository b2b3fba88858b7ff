"""Read single settings from a link, a file or an example: everything in them may be wrong."""

import math
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any

Reader = Callable[[object], object]
"""Gives the usable value of one setting, or raises ValueError that says what to type instead."""


def read_fields(
    readers: Mapping[str, Reader], values: Mapping[str, object]
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Read settings, keeping what is usable.

    Args:
        readers: the name of every setting there is, and how its value is read.
        values: name -> value as given; numbers may be text.

    Returns:
        The usable values by name, and one sentence for each value that was ignored.

    Example:
        >>> read_fields({"length": whole(1, 16)}, {"length": "99"})
        ({}, ('length=99 was ignored: type a whole number from 1 to 16.',))
    """
    good: dict[str, Any] = {}
    notes = []
    for name, value in values.items():
        if name not in readers:
            notes.append(f"“{_brief(name)}” was ignored: there is no such setting.")
            continue
        try:
            good[name] = readers[name](value)
        except ValueError as error:
            notes.append(f"{name}={_brief(value)} was ignored: {error}.")
    return good, tuple(notes)


def text(value: object) -> str:
    """Read any text; what cannot be encoded is replaced."""
    if not isinstance(value, str):
        raise ValueError("give a text")
    return value.encode("utf-8", "replace").decode("utf-8")


def whole(low: int, high: int) -> Callable[[object], int]:
    """A reader of whole numbers from ``low`` to ``high``."""

    def read(value: object) -> int:
        sentence = f"type a whole number from {low:,} to {high:,}"
        try:
            number = int(value) if isinstance(value, int | str) else None
        except ValueError:
            number = None
        if number is None or not low <= number <= high:
            raise ValueError(sentence)
        return number

    return read


def number(low: float, high: float) -> Callable[[object], float]:
    """A reader of numbers from ``low`` to ``high``, fractions included."""

    def read(value: object) -> float:
        try:
            given = float(value) if isinstance(value, int | float | str) else math.nan
        except (ValueError, OverflowError):
            given = math.nan
        if not low <= given <= high:
            raise ValueError(f"type a number from {low:g} to {high:g}")
        return given

    return read


share = number(0, 1)
"""Reads a number from 0 to 1."""


def among(numbers: Sequence[int]) -> Callable[[object], int]:
    """A reader of a whole number that is one of a few."""

    def read(value: object) -> int:
        found = [each for each in numbers if str(each) == str(value)]
        if not found:
            raise ValueError(f"choose one of {', '.join(f'{each:,}' for each in numbers)}")
        return found[0]

    return read


def one_of(kind: type[StrEnum]) -> Callable[[object], StrEnum]:
    """A reader of the values of an enumeration."""

    def read(value: object) -> StrEnum:
        names = [member.value for member in kind]
        if value not in names:
            raise ValueError(f"choose one of {', '.join(names)}")
        return kind(str(value))

    return read


def _brief(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else f"{text[:39]}…"
