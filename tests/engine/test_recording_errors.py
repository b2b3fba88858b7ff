"""What is wrong with a recording is said in one sentence that names the place."""

# ruff: noqa: E501
import json
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specviz.engine import recording as recordings
from specviz.engine.metrics import measure
from specviz.engine.metrics.tally import count
from specviz.engine.recording import (
    Kind,
    Recording,
    RecordingError,
    head_tokens,
    overrun_matches,
    read,
    to_session,
    write,
)
from tests.recordings import KINDS, greedy, medusa, sampling
from tests.strategies_real import mutated

SCHEMA = jsonschema.Draft202012Validator(
    json.loads(
        (Path(recordings.__file__).parent / "recording.schema.json").read_text(encoding="utf-8")
    )
)


def changed(make: Callable[[], Recording], path: str, value: object) -> str:
    """The text of a recording with one value set, or removed when it is ``...``."""
    document = json.loads(write(make()))
    *parents, last = path.split("/")
    at = document
    for part in parents:
        at = at[int(part)] if isinstance(at, list) else at[part]
    place = int(last) if isinstance(at, list) else last
    if value is ...:
        del at[place]
    else:
        at[place] = value
    return json.dumps(document)


LONG = "x" * 501
WRONG: list[tuple[Callable[[], Recording], str, object, str]] = [
    (greedy, "rounds/0/accepted", 5, "rounds[0].accepted is 5 but only 3 guesses were made"),
    (greedy, "rounds/1/accepted", 1, "rounds[1].accepted is 1 but only 0 guesses were made"),
    (sampling, "rounds/1/accepted", 2, "rounds[1].accepted is 2 but only 1 guess was made"),
    (medusa, "rounds/0/accepted", 3, "rounds[0].accepted is 3 but the tree is only 2 deep"),
    (greedy, "rounds/0/accepted", True, "rounds[0].accepted is true, not a whole number from 0 to 1000000"),
    (greedy, "rounds/0/emitted", ..., "rounds[0].emitted is missing"),
    (greedy, "rounds/0/emitted", [], "rounds[0].emitted has 0 entries, but needs at least 1"),
    (greedy, "rounds/0/emitted", [1, 2, 4, 5], "rounds[0].emitted has 4 tokens, but 2 accepted and the bonus make 3"),
    (greedy, "rounds/0/emitted", [1, 2], "rounds[0].emitted has no bonus, which only the last round may lack"),
    (greedy, "rounds/0/emitted", [1, 77], "rounds[0].emitted[1] is 77, but tokens has no text for it"),
    (greedy, "rounds/0/guesses/1/id", 77, "rounds[0].guesses[1].id is 77, but tokens has no text for it"),
    (greedy, "rounds/0/guesses/1/id", "the", 'rounds[0].guesses[1].id is "the", not a whole number from 0 to 2147483647'),
    (greedy, "rounds/0/guesses/1/draft_p", 1.5, "rounds[0].guesses[1].draft_p is 1.5, not a number from 0 to 1"),
    (greedy, "rounds/0/guesses/1/draft_top", None, "rounds[0].guesses[1].draft_top is null, not a list in brackets"),
    (greedy, "rounds/0/bonus_top", [[1, 0.5], [2]], "rounds[0].bonus_top[1] is a list, not a pair of token id and probability"),
    (greedy, "rounds/0/bonus_top", [[1, -0.5]], "rounds[0].bonus_top[0][1] is -0.5, not a number from 0 to 1"),
    (greedy, "rounds/0/bonus_top", [[77, 0.5]], "rounds[0].bonus_top[0][0] is 77, but tokens has no text for it"),
    (greedy, "rounds/0/bonus_top", [[1, 0.5]] * 65, "rounds[0].bonus_top has 65 entries, but at most 64 are allowed"),
    (greedy, "rounds/0", 3, "rounds[0] is 3, not an object in braces"),
    (greedy, "rounds", {}, "rounds is an object, not a list in brackets"),
    (greedy, "schema", "specviz.trace/1", 'schema is "specviz.trace/1", not "specviz.recording/1"'),
    (greedy, "kind", ["greedy"], 'kind is a list, not "greedy", "sampling" or "medusa"'),
    (greedy, "title", LONG, "title has 501 characters, but at most 500 are allowed"),
    (greedy, "title", "\ud800", "title holds half a surrogate pair, which is no character"),
    (greedy, "title", None, "title is null, not a text in quotes"),
    (greedy, "model/licence", "", "model.licence is empty, but needs a text"),
    (greedy, "settings/temperature", 0.7, "settings.temperature is 0.7, but must be 0 for kind greedy"),
    (sampling, "settings/temperature", 0, "settings.temperature is 0, but must be above 0 for kind sampling"),
    (sampling, "rounds/0/guesses/0/verdict", "maybe", 'rounds[0].guesses[0].verdict is "maybe", not "accepted", "rejected", "discarded" or "overrun"'),
    (sampling, "rounds/0/source", "luck", 'rounds[0].source is "luck", not "residual", "target" or null'),
    (medusa, "first_token", None, "first_token is missing, but a medusa recording needs it as its root"),
    (medusa, "settings/choices/1", [0], "settings.choices[1] is [0], which must stand before [0]"),
    (medusa, "settings/choices/3", [2, 0], "settings.choices[3] is [2, 0], but its prefix [2] is missing"),
    (medusa, "rounds/0/nodes", [{}], "rounds[0].nodes has 1 entry, but needs at least 5"),
    (medusa, "rounds/0/heads", [[[2, 0.5]], [[4, 0.5]]], "rounds[0].heads offers 1 of the 2 tokens that the tree uses of head 1"),
    (medusa, "rounds/0/heads", [[[2, 0.5], [3, 0.5]]], "rounds[0].heads offers 0 of the 1 tokens that the tree uses of head 2"),
    (medusa, "rounds/0/path", [0, 9], "rounds[0].path[1] is 9, not a whole number from 0 to 4"),
    (greedy, "recorded/date", "29.11.2026", 'recorded.date is "29.11.2026", not a date such as 2026-11-29'),
    (greedy, "tokens/01", "x", 'A key of tokens is "01", not a token id from 0 to 2147483647'),
    (greedy, "tokens/9999999999", "x", 'A key of tokens is "9999999999", not a token id from 0 to 2147483647'),
    (greedy, "tokens/1", {"bytes": "F0"}, 'tokens["1"].bytes is "F0", not lower-case hexadecimal, two digits a byte'),
    (greedy, "tokens/1", {}, 'tokens["1"].bytes is missing'),
    (greedy, "tokens/1", 5, 'tokens["1"] is 5, not a text in quotes'),
    (greedy, "drafter/details/n", {}, 'drafter.details["n"] is an object, not a number'),
    (greedy, "drafter/details/n", 10**400, 'drafter.details["n"] is 1000000000000000000000000000000000000..., not a number'),
    (greedy, "drafter/details/" + LONG, 1, "A key of drafter.details has 501 characters, but at most 500 are allowed"),
    (greedy, "recorded/versions/torch", False, 'recorded.versions["torch"] is false, not a text in quotes'),
    (greedy, "drafter/details/n", [1, "x"], 'drafter.details["n"][1] is "x", not a number'),
    (greedy, "baseline", [1, 2.5], "baseline[1] is 2.5, not a whole number from 0 to 2147483647"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "path", "value", "sentence"), WRONG)
def test_the_sentence(
    make: Callable[[], Recording], path: str, value: object, sentence: str
) -> None:
    with pytest.raises(RecordingError) as caught:
        read(changed(make, path, value))
    assert str(caught.value) == sentence


TEXTS: list[tuple[str | bytes, str]] = [
    (b"\xff\xfe", "The file is not UTF-8 text"),
    ("\ud800", "The file is not UTF-8 text"),
    ("", "The file is not JSON: Expecting value at line 1, column 1"),
    ('{\n"kind" 3}', "The file is not JSON: Expecting ':' delimiter at line 2, column 8"),
    ("[1]", "The file is a list, not an object in braces"),
    ("{}", "schema is missing"),
    ('{"a": NaN}', "The file holds NaN, which is no number of JSON"),
    ('{"a": 1, "a": 2}', 'The key "a" stands twice in one object'),
    ('{"a":' + "9" * 5000 + "}", "The file holds a number of more than 4,300 digits"),
    ("[" * 300_000, "The file is not a recording: it is nested too deeply"),
    ("[" * 400_001, "The file has 400,001 lists in brackets, but at most 400,000 are allowed"),
    ("{" * 50_001, "The file has 50,001 objects in braces, but at most 50,000 are allowed"),
    ("," * 1_000_001, "The file has 1,000,001 commas, but at most 1,000,000 are allowed"),
    (" " * 5_000_001, "The file has 5,000,001 bytes, but at most 5 MB are allowed"),
]


@pytest.mark.parametrize(("text", "sentence"), TEXTS)
def test_what_is_no_recording_at_all(text: str | bytes, sentence: str) -> None:
    with pytest.raises(RecordingError) as caught:
        read(text)
    assert str(caught.value) == sentence


def test_a_byte_order_mark_is_no_error() -> None:
    assert read(b"\xef\xbb\xbf" + write(greedy()).encode()) == greedy()


def _outcome(text: str | bytes) -> Recording | None:
    """The recording, if there is one; else it must be one printable sentence."""
    try:
        return read(text)
    except RecordingError as error:
        sentence = str(error)
        assert sentence.isprintable()
        assert 0 < len(sentence) < 700
        return None


@settings(max_examples=150, deadline=None)
@given(st.data(), st.sampled_from(KINDS))
def test_a_damaged_recording_is_a_session_or_a_sentence(
    data: st.DataObject, make: Callable[[], Recording]
) -> None:
    text = json.dumps(data.draw(mutated(json.loads(write(make())))))
    recording = _outcome(text)
    if recording is None:
        return
    SCHEMA.validate(json.loads(text))
    session = to_session(recording)
    assert [step.accepted for step in session.rounds] == [s.accepted for s in recording.rounds]
    assert read(write(recording)) == recording
    assert len(head_tokens(recording)) == len(recording.rounds) * (recording.kind is Kind.MEDUSA)
    counts = count(
        session,
        overrun_matches=overrun_matches(recording),
        first_token=recording.first_token is not None,
        is_tree=recording.kind is Kind.MEDUSA,
    )
    assert measure(counts)[0].value == session.tokens_per_call


@settings(max_examples=60, deadline=None)
@given(st.data(), st.sampled_from(KINDS))
def test_damaged_text_is_a_session_or_a_sentence(
    data: st.DataObject, make: Callable[[], Recording]
) -> None:
    raw = bytearray(write(make()).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(raw) - 1))
        raw[place : place + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=3))
    _outcome(bytes(raw))


@pytest.mark.parametrize("unit", ["[[[[]]]],", '{"a":0},', "1e9,", '"ā",', '"é":{},'])
def test_a_file_full_of_brackets_takes_little_memory(unit: str) -> None:
    size = min(5_000_000 // len(unit.encode()), 999_000, 399_000 // max(1, unit.count("[")))
    text = ("[" + unit * min(size, 49_000 if "{" in unit else size) + "0]").encode()
    tracemalloc.start()
    assert _outcome(text) is None
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 200_000_000
