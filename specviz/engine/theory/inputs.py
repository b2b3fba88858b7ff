"""What is chosen and typed on the speed-up page, and how it is read from a link."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from functools import cache

from specviz.engine.inputs.fields import Reader, among, number, read_fields, share, text, whole
from specviz.engine.inputs.read_setup import read_setup
from specviz.engine.inputs.setup import MOST_SEED, Setup
from specviz.engine.recording.shipped import names, shipped
from specviz.engine.sampling.inputs import RUNS

LONGEST = 16
"""The longest draft offered; engines use 2 to 10."""
DEAREST_VERIFY = 8.0
LONGEST_RACE = 32
"""Tokens a race is legible with."""

SESSION, NOTHING = "session", "nothing"
"""What is marked on the charts: the step-through page's session, nothing, or a recording's name."""
_OWN = "session_"
_MOST_CHARACTERS = 200


@dataclass(frozen=True, slots=True)
class SpeedInputs:
    """What was chosen and typed.

    Attributes:
        a: acceptance, 0 to 1.
        g: draft length, 0 to 16.
        c: cost of one draft step, 0 to 1, in ordinary target passes.
        v: cost of one verify pass, 1 to 8, in ordinary target passes.
        rounds: simulated rounds behind each dot, one of RUNS.
        seed: which draws are made.
        positions: acceptance by position, as typed.
        stickiness: how often a guess repeats the verdict before it, 0 to 1.
        tokens: how many tokens the race emits, 1 to 32.
        mark: the session marked on the charts: SESSION, NOTHING or the name of a recording.
        race_mark: whether the marked session runs the race instead of chance.
        session: the step-through page's session.

    Example:
        >>> SpeedInputs(a=0.5).changed()
        {'a': 0.5}
    """

    a: float = 0.8
    g: int = 4
    c: float = 0.1
    v: float = 1.0
    rounds: int = 10_000
    seed: int = 1
    positions: str = "0.9, 0.8, 0.6, 0.4, 0.2"
    stickiness: float = 0.0
    tokens: int = 24
    mark: str = SESSION
    race_mark: bool = False
    session: Setup = field(default_factory=Setup)

    def changed(self) -> dict[str, object]:
        """The settings that differ from the defaults; the session's only when it is marked."""
        mine, default = asdict(self), asdict(SpeedInputs())
        del mine["session"]
        found = {name: value for name, value in mine.items() if value != default[name]}
        if self.mark == SESSION:
            found |= {f"{_OWN}{name}": value for name, value in self.session.changed().items()}
        return found


def read_speed(values: Mapping[str, object]) -> tuple[SpeedInputs, tuple[str, ...]]:
    """Read the settings of a link, keeping what is usable.

    Args:
        values: name -> value; numbers may be text. Names that begin with ``session_`` are those
            of the step-through page.

    Returns:
        The inputs, with the default in place of every unusable value, and one sentence for each
        value that was ignored.

    Example:
        >>> read_speed({"session_length": "8", "tokens": "99"})[1]
        ('tokens=99 was ignored: type a whole number from 1 to 32.',)
    """
    own = {n.removeprefix(_OWN): value for n, value in values.items() if n.startswith(_OWN)}
    session, said = read_setup(own)
    rest = {name: value for name, value in values.items() if not name.startswith(_OWN)}
    good, notes = read_fields(_READERS, rest)
    return SpeedInputs(**good, session=session), notes + said


@cache
def chains() -> tuple[str, ...]:
    """The recordings that can be marked: those of candidate trees have no single draft length.

    Example:
        >>> "lookup-json" in chains()
        True
    """
    return tuple(name for name in names() if shipped(name).trees is None)


def _short(value: object) -> str:
    line = text(value)
    if len(line) > _MOST_CHARACTERS:
        raise ValueError(f"use at most {_MOST_CHARACTERS} characters")
    return line


def _mark(value: object) -> str:
    known = [SESSION, NOTHING, *chains()]
    if value not in known:
        raise ValueError(f"choose one of {', '.join(known)}")
    return str(value)


def _yes_no(value: object) -> bool:
    if str(value) not in ("True", "False"):
        raise ValueError("type True or False")
    return str(value) == "True"


_READERS: dict[str, Reader] = {
    "a": share,
    "g": whole(0, LONGEST),
    "c": share,
    "v": number(1, DEAREST_VERIFY),
    "rounds": among(RUNS),
    "seed": whole(0, MOST_SEED),
    "positions": _short,
    "stickiness": share,
    "tokens": whole(1, LONGEST_RACE),
    "mark": _mark,
    "race_mark": _yes_no,
}
assert [*_READERS, "session"] == [field.name for field in fields(SpeedInputs)]


@dataclass(frozen=True, slots=True)
class Typed:
    """Acceptance by position as it was understood, and what is to be said about it."""

    acceptance: tuple[float, ...]
    notes: tuple[str, ...]


def read_positions(typed: str) -> Typed:
    """Read acceptances separated by commas or spaces.

    Returns:
        Up to 16 numbers from 0 to 1; one sentence for each entry that was left out.

    Example:
        >>> read_positions("0.9, 2 0.5").acceptance
        (0.9, 0.5)
    """
    found: list[float] = []
    notes: list[str] = []
    for entry in typed.replace(",", " ").split():
        try:
            found.append(share(entry))
        except ValueError as error:
            notes.append(f"“{entry[:20]}” is not an acceptance: {error}.")
    if len(found) > LONGEST:
        notes.append(f"Only the first {LONGEST} positions are used.")
    if not found:
        notes.append("No acceptance is typed; type numbers from 0 to 1, such as 0.9, 0.6, 0.3.")
    return Typed(tuple(found[:LONGEST]), tuple(notes))
