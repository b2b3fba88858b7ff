"""A setup: everything a person chose or typed. A session is a pure function of it."""

from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

from specviz.engine.tokens import Split

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

    Example:
        >>> Setup(length=8).changed()
        {'length': 8}
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
