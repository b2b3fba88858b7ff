"""What a recording says of itself before its rounds: JSON -> dataclasses."""

import re
from collections.abc import Container
from typing import Any

from specviz.engine.recording.fields import Field
from specviz.engine.recording.types import (
    Detail,
    Drafter,
    Kind,
    Model,
    Prompt,
    Recorded,
    Settings,
    Tokenizer,
)

MAX_IDS = 200_000
_DATE = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")


def model(at: Field) -> Model:
    """The big model."""
    name, licence = at["name"].text(least=1), at["licence"].text(least=1)
    return Model(name, licence, _text(at, "source"), _whole(at, "parameters", 1, 10**15))


def drafter(at: Field) -> Drafter:
    """Who guessed."""
    details: dict[str, Any] = at["details"].keys(64) if at.has("details") else {}
    return Drafter(
        at["type"].text(least=1),
        _text(at, "name"),
        _text(at, "licence"),
        tuple((_key(at["details"], key), _detail(at["details"].entry(key))) for key in details),
    )


def tokenizer(at: Field) -> Tokenizer:
    """Whose token ids."""
    name = at["name"].text(least=1)
    return Tokenizer(name, _text(at, "licence"), _whole(at, "vocabulary", 1, 10**8))


def settings(at: Field, kind: Kind) -> Settings:
    """How it was run, the candidate tree of a medusa recording included."""
    temperature = at["temperature"].number(0, 100)
    if (temperature > 0) is not (kind is Kind.SAMPLING):
        rule = "above 0" if kind is Kind.SAMPLING else "0"
        raise at["temperature"].error(f"is {temperature:g}, but must be {rule} for kind {kind}")
    return Settings(
        temperature=temperature,
        draft_length=_whole(at, "draft_length", 0, 256),
        choices=_choices(at["choices"]) if kind is Kind.MEDUSA else (),
        seed=_whole(at, "seed", 0, 2**63 - 1),
        max_new_tokens=_whole(at, "max_new_tokens", 1, 10**6),
    )


def _choices(at: Field) -> tuple[tuple[int, ...], ...]:
    """The candidate tree: sorted, without repeats, every prefix in it."""
    choices: list[tuple[int, ...]] = []
    for item in at.items(4095, least=1):
        choice = tuple(rank.whole(0, 255) for rank in item.items(16, least=1))
        if choices and (len(choice), choice) <= (len(choices[-1]), choices[-1]):
            raise item.error(f"is {list(choice)}, which must stand before {list(choices[-1])}")
        choices.append(choice)
    found = {(), *choices}
    for item, choice in zip(at.items(4095), choices, strict=True):
        if choice[:-1] not in found:
            raise item.error(f"is {list(choice)}, but its prefix {list(choice[:-1])} is missing")
    return tuple(choices)


def prompt(at: Field, tokens: Container[int]) -> Prompt:
    """What was asked."""
    ids = at["ids"].token_list(tokens, MAX_IDS)
    return Prompt(at["text"].text(200_000), ids, _text(at, "template"))


def recorded(at: Field) -> Recorded:
    """When, on what, with which versions."""
    if not _DATE.fullmatch(at["date"].text()):
        raise at["date"].must("a date such as 2026-11-29")
    versions: dict[str, Any] = at["versions"].keys(64) if at.has("versions") else {}
    named = ((_key(at["versions"], key), at["versions"].entry(key).text()) for key in versions)
    return Recorded(at["date"].value, _text(at, "device"), tuple(named))


def _detail(at: Field) -> Detail:
    if isinstance(at.value, str):
        return at.text()
    if isinstance(at.value, list):
        return tuple(item.any_number() for item in at.items(64))
    return at.any_number()


def _key(at: Field, key: str) -> str:
    return Field(key, f"A key of {at.place}").text()


def _text(at: Field, key: str) -> str:
    return at[key].text() if at.has(key) else ""


def _whole(at: Field, key: str, least: int, most: int) -> int | None:
    return at[key].whole(least, most) if at.tells(key) else None
