"""Read a setup from a link, a file or an example: everything in it may be wrong."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from enum import StrEnum
from typing import Any

from specviz.engine.drafters import MAX_DRAFT_LENGTH
from specviz.engine.setup import MOST_SEED, Setup, Source
from specviz.engine.tokens import Split


def read_setup(values: Mapping[str, object]) -> tuple[Setup, tuple[str, ...]]:
    """Read a setup, keeping what is usable.

    Args:
        values: field name -> value; numbers may be text.

    Returns:
        The setup, with the default in place of every unusable value, and one sentence for each
        value that was ignored.

    Example:
        >>> read_setup({"length": "99"})[1]
        ('length=99 was ignored: type a whole number from 1 to 16.',)
    """
    good: dict[str, Any] = {}
    notes = []
    for name, value in values.items():
        try:
            good[name] = _READERS[name](value)
        except KeyError:
            notes.append(f"“{_brief(name)}” was ignored: there is no such setting.")
        except ValueError as error:
            notes.append(f"{name}={_brief(value)} was ignored: {error}.")
    return Setup(**good), tuple(notes)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("give a text")
    return value.encode("utf-8", "replace").decode("utf-8")


def _whole(low: int, high: int) -> Callable[[object], int]:
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


def _share(value: object) -> float:
    try:
        number = float(value) if isinstance(value, int | float | str) else -1.0
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:
        raise ValueError("type a number from 0 to 1")
    return number


def _one_of(kind: type[StrEnum]) -> Callable[[object], StrEnum]:
    def read(value: object) -> StrEnum:
        names = [member.value for member in kind]
        if value not in names:
            raise ValueError(f"choose one of {', '.join(names)}")
        return kind(str(value))

    return read


def _brief(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else f"{text[:39]}…"


_READERS: dict[str, Callable[[object], object]] = {
    "text": _text,
    "draft": _text,
    "split": _one_of(Split),
    "drafter": _one_of(Source),
    "length": _whole(1, MAX_DRAFT_LENGTH),
    "match": _share,
    "seed": _whole(0, MOST_SEED),
    "second": _text,
    "prompt": _text,
}
assert list(_READERS) == [field.name for field in fields(Setup)]
