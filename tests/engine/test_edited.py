"""Edits that a browser tells: each is made once, and nothing else is taken for one."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine.inputs.edited import MOST_EDITS, Edit, read_edits

TOLD = {"number": 3, "rest": False, "index": 1, "start": 3, "text": "on, the, mat"}
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


def report(*edits: object, session: str = "now") -> dict[str, object]:
    return {"session": session, "edits": list(edits)}


def test_an_edit_is_read_once() -> None:
    assert read_edits(report(TOLD), "now", 2, 8) == (Edit(3, False, 1, 3, "on, the, mat"),)
    assert read_edits(report(TOLD), "now", 3, 8) == ()


def test_edits_that_were_not_answered_are_told_together() -> None:
    later = {**TOLD, "number": 4, "rest": True, "text": "on a log"}
    assert [edit.number for edit in read_edits(report(TOLD, later), "now", 3, 8)] == [4]
    assert [edit.number for edit in read_edits(report(TOLD, later), "now", 0, 8)] == [3, 4]


def test_what_was_told_to_the_session_before_a_restart_is_not_made_again() -> None:
    assert read_edits(report(TOLD, session="before"), "now", 0, 8) == ()


@pytest.mark.parametrize(
    "change",
    [
        {"number": "3"},
        {"rest": 1},
        {"index": -1},
        {"start": -1},
        {"start": 1.5},
        {"text": None},
    ],
)
def test_an_edit_with_an_impossible_part_is_left_out(change: dict[str, Any]) -> None:
    assert read_edits(report({**TOLD, **change}, TOLD), "now", 0, 8) == (
        Edit(3, False, 1, 3, "on, the, mat"),
    )


def test_an_edit_of_a_text_that_has_become_shorter_is_made_at_its_end() -> None:
    (edit,) = read_edits(report({**TOLD, "rest": True, "start": 10**9, "index": 99}), "now", 0, 8)
    assert (edit.start, edit.index) == (8, 8)


def test_no_more_than_a_browser_would_tell_is_read() -> None:
    many = [{**TOLD, "number": number} for number in range(1, 1000)]
    assert len(read_edits(report(*many), "now", 0, 8)) == MOST_EDITS


@given(ANYTHING | st.builds(report, ANYTHING, ANYTHING))
def test_anything_can_be_told(told: object) -> None:
    assert all(0 <= edit.index <= 8 for edit in read_edits(told, "now", 0, 8))
