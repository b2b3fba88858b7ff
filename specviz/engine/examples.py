"""The built-in examples: one file each under assets/examples/, each teaching one thing."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from specviz.engine.read_setup import read_setup
from specviz.engine.setup import Setup

_FOLDER = Path(__file__).parents[2] / "assets" / "examples"


@dataclass(frozen=True, slots=True)
class Example:
    """A setup worth looking at.

    Attributes:
        title: its name in the list of examples.
        teaches: the one thing it shows, in a sentence or two.
        setup: what is typed and chosen when it is opened.
    """

    title: str
    teaches: str
    setup: Setup


@cache
def examples() -> tuple[Example, ...]:
    """Every example, in the order of the file names.

    Raises:
        ValueError: a file holds a setting that does not exist or cannot be used.

    Example:
        >>> examples()[0].setup == Setup()
        True
    """
    return tuple(_read(path) for path in sorted(_FOLDER.glob("*.toml")))


def _read(path: Path) -> Example:
    values = tomllib.loads(path.read_text(encoding="utf-8"))
    title, teaches = values.pop("title"), values.pop("teaches")
    setup, notes = read_setup(values)
    if notes:
        raise ValueError(f"{path.name}: {notes[0]}")
    return Example(title, teaches, setup)
