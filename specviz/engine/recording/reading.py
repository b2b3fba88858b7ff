"""JSON text -> recording. The text is anyone's: every value is checked and bounded."""

import re
from collections.abc import Container
from dataclasses import replace

from specviz.engine.recording import head
from specviz.engine.recording.check import check, shortened
from specviz.engine.recording.fields import MAX_ID, MAX_TEXT, Field, RecordingError
from specviz.engine.recording.json_text import parse
from specviz.engine.recording.round_types import GuessRound, HeadsRound
from specviz.engine.recording.rounds import Choices, RoundReader
from specviz.engine.recording.types import Kind, RawBytes, Recording

SCHEMA = "specviz.recording/1"
_MAX_ROUNDS = 5_000
_MAX_TOKENS = 100_000
_ID = re.compile("0|[1-9][0-9]{0,9}")
_BYTES = re.compile("([0-9a-f]{2})+")


def read(text: str | bytes) -> Recording:
    """Read a recording from the text of its file.

    Counts in the file are not trusted: they are computed again from the ids, and where they
    differ the recording's ``notes`` say so. Keys the format does not name are ignored.

    Args:
        text: the file's content, at most 5 MB.

    Raises:
        RecordingError: what is wrong, in one sentence that names the place, such as
            ``rounds[3].accepted is 5 but only 4 guesses were made``. Nothing else is raised.
    """
    at = Field(parse(text))
    if at["schema"].value != SCHEMA:
        raise at["schema"].must(f'"{SCHEMA}"')
    kind = _kind(at["kind"])
    tokens = _tokens(at["tokens"])
    settings = head.settings(at["settings"], kind)
    first = at["first_token"].token(tokens) if at.tells("first_token") else None
    if kind is Kind.MEDUSA and first is None:
        raise RecordingError("first_token is missing, but a medusa recording needs it as its root")
    rounds, differences = _rounds(at["rounds"], kind, settings.choices, tokens)
    recording = Recording(
        kind=kind,
        model=head.model(at["model"]),
        drafter=head.drafter(at["drafter"]),
        tokenizer=head.tokenizer(at["tokenizer"]),
        settings=settings,
        prompt=head.prompt(at["prompt"], tokens),
        recorded=head.recorded(at["recorded"]),
        tokens=tokens,
        baseline=at["baseline"].token_list(tokens, head.MAX_IDS),
        rounds=rounds,
        first_token=first,
        title=at["title"].text() if at.has("title") else "",
        summary=at["summary"].text() if at.has("summary") else "",
    )
    return replace(recording, notes=shortened([*differences, *check(recording)]))


def _kind(at: Field) -> Kind:
    if at.value not in list(Kind):
        raise at.must('"greedy", "sampling" or "medusa"')
    return Kind(at.value)


def _tokens(at: Field) -> dict[int, str | RawBytes]:
    tokens = {}
    for key in at.keys(_MAX_TOKENS):
        if not _ID.fullmatch(key) or int(key) > MAX_ID:
            raise Field(key, "A key of tokens").must(f"a token id from 0 to {MAX_ID}")
        tokens[int(key)] = _token(at.entry(key))
    return tokens


def _token(at: Field) -> str | RawBytes:
    if isinstance(at.value, dict):
        data = at["bytes"].text(2 * MAX_TEXT)
        if not _BYTES.fullmatch(data):
            raise at["bytes"].must("lower-case hexadecimal, two digits a byte")
        return RawBytes(bytes.fromhex(data))
    return at.text()


def _rounds(
    at: Field, kind: Kind, choices: Choices, tokens: Container[int]
) -> tuple[tuple[GuessRound | HeadsRound, ...], list[str]]:
    """The rounds, and where their counts differ from their ids."""
    reader = RoundReader(tokens)
    items = at.items(_MAX_ROUNDS)
    last = len(items) - 1
    if kind is Kind.MEDUSA:
        heads = [reader.heads_round(item, choices, i == last) for i, item in enumerate(items)]
        return tuple(heads), reader.notes
    sampled = kind is Kind.SAMPLING
    guesses = [reader.guess_round(item, sampled, i == last) for i, item in enumerate(items)]
    return tuple(guesses), reader.notes
