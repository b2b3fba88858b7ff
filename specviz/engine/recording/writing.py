"""Recording -> JSON text."""

import json
from typing import Any

from specviz.engine.recording.reading import SCHEMA, read
from specviz.engine.recording.round_types import Guess, GuessRound, HeadsRound, Node, Top
from specviz.engine.recording.types import Drafter, Kind, RawBytes, Recording


def write(recording: Recording) -> str:
    """Write a recording as JSON, one line a round, so that a change reads well in a diff.

    The text is read back before it is returned: what was written can always be opened.

    Raises:
        RecordingError: the recording breaks a rule of the format, or takes more than 5 MB; the
            sentence names the place.
    """
    fields = {key: _dump(value) for key, value in _head(recording).items()}
    lines = ",\n".join(_dump(_round(step, recording.kind)) for step in recording.rounds)
    fields["rounds"] = f"[\n{lines}\n]"
    text = "{\n" + ",\n".join(f'"{key}": {value}' for key, value in fields.items()) + "\n}\n"
    read(text)
    return text


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _head(recording: Recording) -> dict[str, Any]:
    """Everything but the rounds."""
    model, tokenizer, prompt = recording.model, recording.tokenizer, recording.prompt
    names = {token: _name(text) for token, text in sorted(recording.tokens.items())}
    return {
        "schema": SCHEMA,
        "kind": recording.kind,
        "title": recording.title,
        **({"summary": recording.summary} if recording.summary else {}),
        "model": {
            "name": model.name,
            "licence": model.licence,
            "source": model.source,
            "parameters": model.parameters,
        },
        "drafter": _drafter(recording.drafter),
        "tokenizer": {
            "name": tokenizer.name,
            "licence": tokenizer.licence,
            "vocabulary": tokenizer.vocabulary,
        },
        "settings": _settings(recording),
        "prompt": {"text": prompt.text, "template": prompt.template, "ids": prompt.ids},
        "recorded": {
            "date": recording.recorded.date,
            "device": recording.recorded.device,
            "versions": dict(recording.recorded.versions),
        },
        "tokens": names,
        "first_token": recording.first_token,
        "baseline": recording.baseline,
    }


def _name(text: str | RawBytes) -> str | dict[str, str]:
    return {"bytes": text.data.hex()} if isinstance(text, RawBytes) else text


def _drafter(drafter: Drafter) -> dict[str, Any]:
    return {
        "type": drafter.type,
        "name": drafter.name,
        "licence": drafter.licence,
        "details": dict(drafter.details),
    }


def _settings(recording: Recording) -> dict[str, Any]:
    settings = recording.settings
    tree = {"choices": settings.choices} if recording.kind is Kind.MEDUSA else {}
    return {
        "draft_length": settings.draft_length,
        **tree,
        "temperature": settings.temperature,
        "seed": settings.seed,
        "max_new_tokens": settings.max_new_tokens,
    }


def _round(step: GuessRound | HeadsRound, kind: Kind) -> dict[str, Any]:
    counts = {"accepted": step.accepted, "bonus": step.bonus, "emitted": step.emitted}
    if isinstance(step, HeadsRound):
        nodes = [_node(node) for node in step.nodes]
        return {"heads": step.heads, "nodes": nodes, "path": step.path, **counts}
    sampled = kind is Kind.SAMPLING
    guesses = [_guess(guess, sampled) for guess in step.guesses]
    drawn = {"source": step.source, "residual_mass": step.residual_mass} if sampled else {}
    return {"guesses": guesses, **counts, "bonus_top": step.bonus_top, **drawn}


def _node(node: Node) -> dict[str, float | Top | None]:
    return {"target_p": node.target_p, "target_top": node.target_top}


def _guess(guess: Guess, sampled: bool) -> dict[str, Any]:
    drawn = {"u": guess.u, "accept_p": guess.accept_p, "verdict": guess.verdict}
    return {
        "id": guess.id,
        "draft_p": guess.draft_p,
        "target_p": guess.target_p,
        "draft_top": guess.draft_top,
        "target_top": guess.target_top,
        **(drawn if sampled else {}),
    }
