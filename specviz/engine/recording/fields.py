"""Untrusted JSON values, read with their place, so that an error can name it."""

import re
from collections.abc import Container
from math import isfinite
from typing import Any

Top = tuple[tuple[int, float], ...]
MAX_ID = 2**31 - 1
MAX_TEXT = 500
_HALF_PAIR = re.compile("[\ud800-\udfff]")


class RecordingError(ValueError):
    """What is wrong with a recording: one sentence that names the place."""


class Field:
    """A value of a JSON document and its place in it, such as ``rounds[3].accepted``."""

    __slots__ = ("place", "value")

    def __init__(self, value: Any, place: str = "") -> None:
        self.value = value
        self.place = place

    def must(self, what: str) -> RecordingError:
        """The error of a value that is not what it must be."""
        return RecordingError(f"{self.place or 'The file'} is {shown(self.value)}, not {what}")

    def error(self, problem: str) -> RecordingError:
        """The error of a value of the right kind that cannot be: its place, then the problem."""
        return RecordingError(f"{self.place} {problem}")

    def has(self, key: str) -> bool:
        """Whether an object has a key."""
        return key in self.keys()

    def tells(self, key: str) -> bool:
        """Whether an object has a key with a value other than null."""
        return self.keys().get(key) is not None

    def keys(self, most: int = 1_000_000) -> dict[str, Any]:
        """The value, which must be an object with at most so many keys."""
        if type(self.value) is not dict:
            raise self.must("an object in braces")
        self._limit(len(self.value), most)
        found: dict[str, Any] = self.value
        return found

    def __getitem__(self, key: str) -> "Field":
        """A key of an object, which must be there."""
        place = f"{self.place}.{key}" if self.place else key
        if key not in self.keys():
            raise RecordingError(f"{place} is missing")
        return Field(self.value[key], place)

    def entry(self, key: str) -> "Field":
        """A key of an object whose keys are data: ``tokens["17"]``."""
        return Field(self.keys()[key], f"{self.place}[{shown(key)}]")

    def values(self, most: int, least: int = 0) -> list[Any]:
        """The value, which must be a list of so many items."""
        if type(self.value) is not list:
            raise self.must("a list in brackets")
        self._limit(len(self.value), most)
        if len(self.value) < least:
            raise self.error(f"has {_entries(len(self.value))}, but needs at least {least}")
        return self.value

    def items(self, most: int, least: int = 0) -> list["Field"]:
        """The items of a list, each with its place."""
        values = self.values(most, least)
        return [Field(value, f"{self.place}[{i}]") for i, value in enumerate(values)]

    def text(self, most: int = MAX_TEXT, least: int = 0) -> str:
        """The value, which must be a text of so many characters."""
        if type(self.value) is not str:
            raise self.must("a text in quotes")
        if len(self.value) > most:
            raise self.error(f"has {len(self.value)} characters, but at most {most} are allowed")
        if len(self.value) < least:
            raise self.error("is empty, but needs a text")
        if _HALF_PAIR.search(self.value):
            raise self.error("holds half a surrogate pair, which is no character")
        return self.value

    def whole(self, least: int, most: int) -> int:
        """The value, which must be a whole number in a range."""
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.must(f"a whole number from {least} to {most}")
        return self.value

    def number(self, least: float, most: float) -> float:
        """The value, which must be a number in a range."""
        if type(self.value) not in (int, float) or not least <= self.value <= most:
            raise self.must(f"a number from {least:g} to {most:g}")
        return float(self.value)

    def any_number(self) -> float:
        """The value, which must be a number that a float can hold."""
        try:
            if type(self.value) in (int, float) and isfinite(self.value):
                return float(self.value)
        except OverflowError:
            pass
        raise self.must("a number")

    def token(self, known: Container[int]) -> int:
        """The value, which must be the id of a token that ``tokens`` names."""
        token = self.whole(0, MAX_ID)
        if token not in known:
            raise self.error(f"is {token}, but tokens has no text for it")
        return token

    def token_list(self, known: Container[int], most: int, least: int = 0) -> tuple[int, ...]:
        """The value, which must be a list of token ids."""
        values = self.values(most, least)
        if not all(type(value) is int and value in known for value in values):
            for item in self.items(most):
                item.token(known)
        return tuple(values)

    def top(self, known: Container[int], most: int = 64) -> Top:
        """The value, which must be a list of [token id, probability]."""
        rows = self.values(most)
        if not all(_is_pair(row, known) for row in rows):
            for item in self.items(most):
                self._pair_error(item, known)
        return tuple([(token, float(p)) for token, p in rows])

    def _pair_error(self, item: "Field", known: Container[int]) -> None:
        """Raise what is wrong with one [token id, probability], if anything is."""
        if type(item.value) is not list or len(item.value) != 2:
            raise item.must("a pair of token id and probability")
        token, p = item.items(2)
        token.token(known)
        p.number(0, 1)

    def _limit(self, size: int, most: int) -> None:
        if size > most:
            raise self.error(f"has {_entries(size)}, but at most {most} are allowed")


def _is_pair(row: Any, known: Container[int]) -> bool:
    """Whether a value is a [token id, probability]; the common case, so quick."""
    return (
        type(row) is list
        and len(row) == 2
        and type(row[0]) is int
        and row[0] in known
        and type(row[1]) in (float, int)
        and 0 <= row[1] <= 1
    )


def _entries(size: int) -> str:
    return "1 entry" if size == 1 else f"{size} entries"


def shown(value: Any) -> str:
    """A value as a sentence may quote it: printable and short."""
    if isinstance(value, dict | list):
        return "an object" if isinstance(value, dict) else "a list"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    text = f'"{ascii(value)[1:-1]}"' if isinstance(value, str) else str(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
