"""The built-in examples: one file each under assets/, each teaching one thing."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Generic, TypeVar

from specviz.engine.inputs.read_setup import read_setup
from specviz.engine.inputs.setup import Setup
from specviz.engine.tree.inputs import MedusaInputs, read_medusa

_ASSETS = Path(__file__).parents[3] / "assets"
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Example(Generic[S]):
    """A setup worth looking at.

    Attributes:
        title: its name in the list of examples.
        teaches: the one thing it shows, in a sentence or two.
        setup: what is typed and chosen when it is opened.
    """

    title: str
    teaches: str
    setup: S


@cache
def examples() -> tuple[Example[Setup], ...]:
    """Every example of the step-through page, in the order of the file names.

    Raises:
        ValueError: a file holds a setting that does not exist or cannot be used.

    Example:
        >>> examples()[0].setup == Setup()
        True
    """
    return _read_all("examples", read_setup)


@cache
def medusa_examples() -> tuple[Example[MedusaInputs], ...]:
    """Every example of the Medusa page, in the order of the file names.

    Raises:
        ValueError: a file holds a setting that does not exist or cannot be used.

    Example:
        >>> medusa_examples()[0].setup == MedusaInputs()
        True
    """
    return _read_all("medusa_examples", read_medusa)


def _read_all(
    folder: str, read: Callable[[Mapping[str, object]], tuple[S, tuple[str, ...]]]
) -> tuple[Example[S], ...]:
    found = []
    for path in sorted((_ASSETS / folder).glob("*.toml")):
        values = tomllib.loads(path.read_text(encoding="utf-8"))
        title, teaches = values.pop("title"), values.pop("teaches")
        setup, notes = read(values)
        if notes:
            raise ValueError(f"{path.name}: {notes[0]}")
        found.append(Example(title, teaches, setup))
    return tuple(found)
