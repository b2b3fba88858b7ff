"""Rounds -> a ``specviz.recording/1`` file."""

import datetime
import platform
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from recorder.token_text import TokenText
from specviz.engine.recording import (
    Drafter,
    GuessRound,
    Model,
    Prompt,
    Recorded,
    Recording,
    Settings,
    Tokenizer,
    write,
)


@dataclass(frozen=True, slots=True)
class Facts:
    """What a file says beside its rounds."""

    model: Model
    drafter: Drafter
    tokenizer: Tokenizer
    settings: Settings
    prompt: Prompt
    title: str = ""
    summary: str = ""


def build(kind, facts, tokenizer, baseline, rounds, first_token=None):
    """Put a recording together; the token table holds every id that is used."""
    recording = Recording(
        kind=kind,
        model=facts.model,
        drafter=facts.drafter,
        tokenizer=facts.tokenizer,
        settings=facts.settings,
        prompt=facts.prompt,
        recorded=_recorded(),
        tokens={},
        baseline=baseline,
        rounds=rounds,
        first_token=first_token,
        title=facts.title,
        summary=facts.summary,
    )
    name = TokenText(tokenizer)
    recording.tokens.update({id_: name(id_) for id_ in sorted(_used(recording))})
    return recording


def save(recording, path):
    """Write a recording; what is written has been read back by ``write``."""
    Path(path).write_text(write(recording), encoding="utf-8")


def check_lossless(recording):
    """Greedy output must equal plain decoding, token for token.

    Raises:
        AssertionError: it does not; the message names the first place.
    """
    first = () if recording.first_token is None else (recording.first_token,)
    output = (*first, *recording.output)
    for place, (mine, plain) in enumerate(zip(output, recording.baseline, strict=False)):
        assert mine == plain, f"token {place} is {mine}, but plain decoding gives {plain}"
    lengths = len(output), len(recording.baseline)
    assert lengths[0] == lengths[1], f"{lengths[0]} tokens, but plain decoding gives {lengths[1]}"


def _recorded():
    libraries = ("torch", "transformers")
    return Recorded(
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
        device="CPU, float32",
        versions=(("python", platform.python_version()), *((n, version(n)) for n in libraries)),
    )


def _used(recording):
    """Every token id the recording mentions."""
    used = {*recording.prompt.ids, *recording.baseline, *recording.output}
    used |= set() if recording.first_token is None else {recording.first_token}
    for step in recording.rounds:
        tops = _guess_tops(step) if isinstance(step, GuessRound) else _tree_tops(step)
        used |= {id_ for top in tops for id_, _ in top}
    return used


def _guess_tops(step):
    yield [(guess.id, 0.0) for guess in step.guesses]
    yield step.bonus_top
    for guess in step.guesses:
        yield guess.draft_top
        yield guess.target_top


def _tree_tops(step):
    yield from step.heads
    for node in step.nodes:
        yield node.target_top
