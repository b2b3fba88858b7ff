"""A setup: everything a person chose or typed. A session is a pure function of it."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum
from typing import Any

from specviz.engine.drafters import MAX_DRAFT_LENGTH, noisy, prompt_lookup, second_text
from specviz.engine.notation import format_drafts, parse_drafts
from specviz.engine.session import Drafter, Session, replay
from specviz.engine.tokens import Split, tokenize

MOST_CHARACTERS = 20_000
"""Each text field is used up to this many characters."""

MOST_SEED = 999_999


class Source(StrEnum):
    """Where the guesses come from."""

    TYPED = "typed"
    LOOKUP = "prompt-lookup"
    NOISY = "noisy"
    SECOND = "second-text"


@dataclass(frozen=True, slots=True)
class Setup:
    """What was chosen and typed; the defaults are the worked example.

    Attributes:
        text: the target text.
        draft: typed guesses, one line a round; used when ``drafter`` is TYPED.
        split: how texts are cut into tokens.
        drafter: where the guesses come from.
        length: guesses a round of an automatic drafter, 1 to 16.
        match: for NOISY, the probability (0 to 1) that a guess is right.
        seed: for NOISY, which draws are made.
        second: for SECOND, the draft model's own text.
        prompt: for LOOKUP, text that was processed before round 1.
    """

    text: str = "the cat sat on the mat and slept"
    draft: str = "the, cat, dog\non, the, moon\nand, slept, forever"
    split: Split = Split.WORDS
    drafter: Source = Source.TYPED
    length: int = 4
    match: float = 0.7
    seed: int = 1
    second: str = ""
    prompt: str = ""

    def changed(self) -> dict[str, Any]:
        """The fields that differ from the worked example, as plain values."""
        mine, default = asdict(self), asdict(Setup())
        return {name: value for name, value in mine.items() if value != default[name]}


@dataclass(frozen=True, slots=True)
class Played:
    """A session and what is to be said about how its setup was read."""

    session: Session
    notes: tuple[str, ...]


def play(setup: Setup) -> Played:
    """Play the session of a setup.

    Args:
        setup: any setup; texts longer than 20,000 characters are used up to there.

    Returns:
        The session, and one sentence for everything that was cut or left unused.

    Example:
        >>> play(Setup()).session.calls
        3
    """
    setup, notes = _cut(setup)
    target = tokenize(setup.text, setup.split)
    if setup.drafter is not Source.TYPED:
        return Played(replay(target, _drafter(setup)), notes)
    parsed = parse_drafts(setup.draft, target, setup.split)
    session = replay(target, parsed.drafts)
    return Played(session, notes + parsed.notes + _unused(len(parsed.drafts), session))


def typed(setup: Setup) -> Setup:
    """The same session with its guesses written out, so that each can be edited."""
    session = play(setup).session
    drafts = [step.draft for step in session.rounds]
    while drafts and not drafts[-1]:
        drafts.pop()
    draft = format_drafts(drafts, session.target, setup.split)
    return replace(setup, drafter=Source.TYPED, draft=draft)


def read_setup(values: Mapping[str, object]) -> tuple[Setup, tuple[str, ...]]:
    """Read a setup from a link, a file or an example; everything in it may be wrong.

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


def _cut(setup: Setup) -> tuple[Setup, tuple[str, ...]]:
    labels = {"text": "target text", "draft": "guesses", "second": "second text", "prompt": "prompt"}
    sizes = {name: len(getattr(setup, name)) for name in labels}
    long = [name for name, size in sizes.items() if size > MOST_CHARACTERS]
    if not long:
        return setup, ()
    notes = tuple(
        f"The {labels[name]}: only the first {MOST_CHARACTERS:,} of {sizes[name]:,} characters "
        "are used; type a shorter text to use all of it."
        for name in long
    )
    return replace(setup, **{name: getattr(setup, name)[:MOST_CHARACTERS] for name in long}), notes


def _drafter(setup: Setup) -> Drafter:
    if setup.drafter is Source.LOOKUP:
        return prompt_lookup(setup.length, prompt=tokenize(setup.prompt, setup.split))
    if setup.drafter is Source.NOISY:
        return noisy(setup.length, setup.match, setup.seed)
    return second_text(setup.length, tokenize(setup.second, setup.split))


def _unused(lines: int, session: Session) -> tuple[str, ...]:
    calls = session.calls
    if lines > calls and calls:
        first = f"Line {calls + 1} is" if lines == calls + 1 else f"Lines {calls + 1} to {lines} are"
        return (f"{first} not used: the target text ended in round {calls}.",)
    if 0 < lines < calls:
        last = "Round" if lines + 1 == calls else f"Rounds {lines + 1} to"
        return (
            f"{last} {calls} had no typed guesses: the rest was decoded one token a call.",
        )
    return ()


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
