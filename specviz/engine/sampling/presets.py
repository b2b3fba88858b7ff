"""Presets for the sampling page: one file each under assets/sampling/."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from specviz.engine.sampling.vocabulary import Vocabulary, parse_table

FOLDER = Path(__file__).parents[3] / "assets" / "sampling"


@dataclass(frozen=True, slots=True)
class Preset:
    """A vocabulary worth looking at, and what it teaches.

    Attributes:
        name: the file's name without its number and ending; stands in links.
        title: what the page calls it.
        teaches: one or two sentences for the class.
        vocabulary: tokens and weights.
        target_temperature: T for the target, 0 or more.
        draft_temperature: T for the draft, 0 or more.
    """

    name: str
    title: str
    teaches: str
    vocabulary: Vocabulary
    target_temperature: float
    draft_temperature: float


def load_presets(folder: Path = FOLDER) -> tuple[Preset, ...]:
    """Read every preset of a folder, in the order of the file names.

    Raises:
        ValueError: a file does not hold a usable preset; the sentence names the file.

    Example:
        >>> load_presets()[0].name
        'usual'
    """
    return tuple(_load(path) for path in sorted(folder.glob("*.toml")))


def _load(path: Path) -> Preset:
    fields = tomllib.loads(path.read_text(encoding="utf-8"))
    rows = zip(fields["tokens"], fields["target"], fields["draft"], strict=True)
    table = parse_table(rows)
    if table.vocabulary is None or table.problems:
        raise ValueError(f"{path.name}: {' '.join(table.problems)}")
    return Preset(
        name=path.stem.partition("-")[2],
        title=fields["title"],
        teaches=fields["teaches"],
        vocabulary=table.vocabulary,
        target_temperature=float(fields["target_temperature"]),
        draft_temperature=float(fields["draft_temperature"]),
    )
