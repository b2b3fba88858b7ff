"""A session as a file: it opens again, and nothing else is taken for one."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine.inputs.session_file import MOST_BYTES, SCHEMA, read_session, write_session
from specviz.engine.inputs.setup import MOST_CHARACTERS, Setup, Source
from specviz.engine.tokens import Split
from tests.strategies_setup import JSON_VALUES, SETUPS


@given(SETUPS)
def test_a_file_opens_to_the_setup_that_was_saved(setup: Setup) -> None:
    assert read_session(write_session(setup).encode()) == (setup, ())


def test_the_counts_are_there_for_other_programs() -> None:
    content = json.loads(write_session(Setup()))
    assert content["schema"] == SCHEMA
    assert content["counts"] == {
        "calls": 3,
        "emitted": 8,
        "accepted": 6,
        "drafted": 9,
        "tokens_per_call": pytest.approx(8 / 3),
        "acceptance_rate": pytest.approx(6 / 9),
    }
    assert content["rounds"][2] == {
        "start": 6,
        "draft": ["and", "slept", "forever"],
        "statuses": ["accepted", "accepted", "overrun"],
        "accepted": 2,
        "bonus": None,
        "emitted": ["and", "slept"],
    }


def test_a_session_full_of_brackets_opens_again() -> None:
    brackets = Setup(
        text="{" * MOST_CHARACTERS,
        second="[" * MOST_CHARACTERS,
        split=Split.CHARACTERS,
        drafter=Source.SECOND,
        length=1,
    )
    assert read_session(write_session(brackets).encode()) == (brackets, ())


def test_a_session_without_rounds_has_undefined_counts() -> None:
    counts = json.loads(write_session(Setup(text="")))["counts"]
    assert counts["tokens_per_call"] is None
    assert counts["acceptance_rate"] is None


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "not JSON text"),
        (b"\xff\xfe", "not JSON text"),
        (write_session(Setup()).encode()[:-20], "not JSON text"),
        (b"[" * 100_000, "not JSON text"),
        (b"[1]", "does not say"),
        (b'{"schema": "other"}', "does not say"),
        (f'{{"schema": "{SCHEMA}"}}'.encode(), "has no “setup”"),
        (b" " * (MOST_BYTES + 1), "larger than 5 MB"),
        (b"[" + b"[[[]]]," * 100_001 + b"0]", "too many lists"),
    ],
    ids=["empty", "binary", "cut", "deep", "list", "other", "no setup", "large", "many"],
)
def test_what_is_no_session_file_is_refused(content: bytes, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        read_session(content)


def test_unusable_values_are_named() -> None:
    content = json.dumps({"schema": SCHEMA, "setup": {"length": 99, "text": "a"}})
    setup, notes = read_session(content.encode())
    assert setup == Setup(text="a")
    assert notes == ("length=99 was ignored: type a whole number from 1 to 16.",)


@given(st.binary(max_size=60) | JSON_VALUES.map(lambda value: json.dumps(value).encode()))
def test_no_content_breaks_the_reader(content: bytes) -> None:
    with pytest.raises(ValueError, match="The file"):
        read_session(content)
