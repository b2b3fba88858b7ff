"""What a recording holds, in the order the file holds it; see recording.py."""

from dataclasses import dataclass, field
from enum import StrEnum

from specviz.engine.recording.round_types import GuessRound, HeadsRound


class Kind(StrEnum):
    """How the recorded session decided what to accept."""

    GREEDY = "greedy"
    """A draft's guesses, each compared with the big model's most likely token."""
    SAMPLING = "sampling"
    """Speculative sampling: accept with min(1, p/q), else resample the residual."""
    MEDUSA = "medusa"
    """A tree of candidates from extra heads, compared greedily; no draft model."""


@dataclass(frozen=True, slots=True)
class RawBytes:
    """A token whose bytes alone are not UTF-8 text, such as a third of an emoji."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Model:
    """The target: whose weights, under which licence, from where."""

    name: str
    licence: str
    source: str = ""
    parameters: int | None = None


Detail = str | float | tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Drafter:
    """Who guessed: ``type`` is prompt-lookup, skip-layers, model, medusa-heads or another name."""

    type: str
    name: str = ""
    licence: str = ""
    details: tuple[tuple[str, Detail], ...] = ()


@dataclass(frozen=True, slots=True)
class Tokenizer:
    """Whose token ids these are; ``vocabulary`` counts its entries."""

    name: str
    licence: str = ""
    vocabulary: int | None = None


@dataclass(frozen=True, slots=True)
class Settings:
    """How it was run. ``choices`` is the candidate tree (medusa only); see ``HeadsRound``."""

    temperature: float = 0.0
    draft_length: int | None = None
    choices: tuple[tuple[int, ...], ...] = ()
    seed: int | None = None
    max_new_tokens: int | None = None


@dataclass(frozen=True, slots=True)
class Prompt:
    """What was asked, the chat template's name, and the ids the big model processed."""

    text: str
    ids: tuple[int, ...]
    template: str = ""


@dataclass(frozen=True, slots=True)
class Recorded:
    """When (YYYY-MM-DD), on what, and with which library versions."""

    date: str
    device: str = ""
    versions: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Recording:
    """One recorded session; see recording.py.

    Attributes:
        tokens: every id used anywhere -> its text, or its raw bytes.
        first_token: the output token that the prompt's own pass gave, if rounds start after it.
            No call is counted for it. Medusa always has one: the first tree's root.
        baseline: what plain greedy decoding gives for the prompt, ``first_token`` included.
        summary: what it shows, in one sentence.
        notes: where the file's counts or probabilities disagree with its ids.
    """

    kind: Kind
    model: Model
    drafter: Drafter
    tokenizer: Tokenizer
    settings: Settings
    prompt: Prompt
    recorded: Recorded
    tokens: dict[int, str | RawBytes]
    baseline: tuple[int, ...]
    rounds: tuple[GuessRound | HeadsRound, ...]
    first_token: int | None = None
    title: str = ""
    summary: str = ""
    notes: tuple[str, ...] = field(default=(), compare=False)

    @property
    def output(self) -> tuple[int, ...]:
        """Ids the rounds emitted, in order; ``first_token`` is before them, not among them."""
        return tuple(token for step in self.rounds for token in step.emitted)
