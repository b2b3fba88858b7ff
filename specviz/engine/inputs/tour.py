"""The guided tour: its stops, one file each under assets/tour/, in the order of their names."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from specviz.engine.inputs.fields import read_fields, whole

_FOLDER = Path(__file__).parents[3] / "assets" / "tour"


@dataclass(frozen=True, slots=True)
class Stop:
    """One stop of the tour.

    Attributes:
        title: a few words.
        picture: the name of what it shows (see view/tour.py), or "chart".
        text: what is to be seen, as Markdown.
        question: its answer can be read off the screen.
        choices: the possible answers.
        answer: the right one of the choices.
        because: why it is right; the end of a sentence.
        page: the address of a page that goes further, or empty.
        label: what the link to that page says.
    """

    title: str
    picture: str
    text: str
    question: str
    choices: tuple[str, ...]
    answer: str
    because: str
    page: str = ""
    label: str = ""

    def feedback(self, choice: str) -> str:
        """One sentence about an answer.

        Example:
            >>> stops()[0].feedback("8")[:29]
            'Right: one token a call means'
        """
        return f"{'Right' if choice == self.answer else 'Not quite'}: {self.because}"


@cache
def stops() -> tuple[Stop, ...]:
    """Every stop, in order."""
    files = sorted(_FOLDER.glob("*.toml"))
    return tuple(_read(tomllib.loads(file.read_text(encoding="utf-8"))) for file in files)


def read_stop(values: Mapping[str, object]) -> tuple[int, tuple[str, ...]]:
    """Read the number of a stop from a link.

    Returns:
        The number, 1 when there is no usable one, and one sentence for each value ignored.

    Example:
        >>> read_stop({"stop": "4"}), read_stop({"stop": "11"})[1]
        ((4, ()), ('stop=11 was ignored: type a whole number from 1 to 10.',))
    """
    good, notes = read_fields({"stop": whole(1, len(stops()))}, values)
    return good.get("stop", 1), notes


def _read(values: dict[str, Any]) -> Stop:
    return Stop(**{**values, "choices": tuple(values["choices"])})
