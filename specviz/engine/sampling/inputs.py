"""What is chosen and typed on the sampling page, and how it is read from a link."""

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from itertools import zip_longest

from specviz.engine.inputs.fields import Reader, among, number, read_fields, text, whole
from specviz.engine.inputs.setup import MOST_CHARACTERS, MOST_SEED
from specviz.engine.sampling.presets import Preset
from specviz.engine.sampling.vocabulary import Table, parse_table

HOTTEST = 3.0
"""The highest temperature offered; engines rarely go above 2."""
MOST_GUESSES = 8
RUNS = (100, 1_000, 10_000, 50_000, 100_000, 200_000)
"""How many rounds can be run at once."""


Row = tuple[str, str, str]
"""A token, its target weight and its draft weight, as typed."""


@dataclass(frozen=True, slots=True)
class SamplingInputs:
    """What was chosen and typed.

    Attributes:
        tokens: the first column of the table, as one line of comma-separated values.
        target: the target's weights, one a token, in the same notation.
        draft: the draft's weights.
        target_temperature: T of the target, 0 to 3.
        draft_temperature: T of the draft, 0 to 3.
        length: guesses in the round by hand, 1 to 8.
        seed: which draws are made.
        rounds: how many rounds are run at once, one of RUNS.

    Example:
        >>> SamplingInputs(tokens="a,b", target="3,1", draft="1").rows
        (('a', '3', '1'), ('b', '1', ''))
    """

    tokens: str = "sat,slept,ran,barked"
    target: str = "50,30,15,5"
    draft: str = "35,40,5,20"
    target_temperature: float = 1.0
    draft_temperature: float = 1.0
    length: int = 3
    seed: int = 5
    rounds: int = 10_000

    @property
    def rows(self) -> tuple[Row, ...]:
        """The table as typed, bad rows included."""
        return typed_rows({name: getattr(self, name) for name in _COLUMNS})

    @property
    def table(self) -> Table:
        """The vocabulary that the table gives, and what is wrong with it."""
        return parse_table(self.rows)

    def changed(self) -> dict[str, object]:
        """The settings that differ from the defaults; the three columns stay together."""
        mine, default = asdict(self), asdict(SamplingInputs())
        if any(mine[name] != default[name] for name in _COLUMNS):
            default |= dict.fromkeys(_COLUMNS)
        return {name: value for name, value in mine.items() if value != default[name]}


_COLUMNS = ("tokens", "target", "draft")


def columns(rows: Iterable[Row]) -> dict[str, str]:
    """A typed table as the three settings that hold it.

    Example:
        >>> columns([("a, b", "3", "1"), ("c", "", "1")])
        {'tokens': '"a, b",c', 'target': '3,', 'draft': '1,1'}
    """
    lines = [_line(column) for column in zip(*rows, strict=True)] or ["", "", ""]
    return dict(zip(_COLUMNS, lines, strict=True))


def typed_rows(columns: Mapping[str, str]) -> tuple[Row, ...]:
    """The rows of a table that is held as three settings; short columns are filled up."""
    lines = [_cells(columns[name]) for name in _COLUMNS]
    return tuple((a, b, c) for a, b, c in zip_longest(*lines, fillvalue=""))


def preset_inputs(preset: Preset) -> dict[str, object]:
    """The settings that open a preset; the others stay as they are."""
    pair = preset.vocabulary
    weights = zip(pair.tokens, map(_plain, pair.target), map(_plain, pair.draft), strict=True)
    return {
        **columns(weights),
        "target_temperature": preset.target_temperature,
        "draft_temperature": preset.draft_temperature,
    }


def read_sampling(values: Mapping[str, object]) -> tuple[SamplingInputs, tuple[str, ...]]:
    """Read the settings of a link, keeping what is usable.

    Args:
        values: name -> value; numbers may be text.

    Returns:
        The inputs, with the default in place of every unusable value, and one sentence for each
        value that was ignored.

    Example:
        >>> read_sampling({"length": "99"})[1]
        ('length=99 was ignored: type a whole number from 1 to 8.',)
    """
    good, notes = read_fields(_READERS, values)
    return SamplingInputs(**good), notes


def _column(value: object) -> str:
    line = text(value)
    if len(line) > MOST_CHARACTERS:
        raise ValueError(f"use at most {MOST_CHARACTERS:,} characters for a column")
    return line


_READERS: dict[str, Reader] = {
    "tokens": _column,
    "target": _column,
    "draft": _column,
    "target_temperature": number(0, HOTTEST),
    "draft_temperature": number(0, HOTTEST),
    "length": whole(1, MOST_GUESSES),
    "seed": whole(0, MOST_SEED),
    "rounds": among(RUNS),
}
assert list(_READERS) == [field.name for field in fields(SamplingInputs)]


def _line(cells: Iterable[str]) -> str:
    out = io.StringIO()
    csv.writer(out).writerow(cells)
    return out.getvalue().removesuffix("\r\n")


def _cells(line: str) -> list[str]:
    return next(csv.reader(io.StringIO(line, newline="")), [])


def _plain(weight: float) -> str:
    return f"{weight:.12g}"
