"""A recording that is open, and the ones that come with the product."""

import pytest

from specviz.engine.recording import Kind, RecordingError, head_tokens, write
from specviz.engine.recording.opened import open_recording
from specviz.engine.recording.shipped import names, shipped
from specviz.engine.tree.session import replay_tree
from tests.recordings import greedy, medusa, sampling

SHIPPED = pytest.mark.parametrize("name", names())


def test_there_are_recordings() -> None:
    assert len(names()) >= 8


@SHIPPED
def test_a_shipped_recording_opens_without_notes(name: str) -> None:
    opened = shipped(name)
    assert opened.recording.notes == ()
    assert opened.name == name
    assert opened.session.calls == len(opened.recording.rounds)
    assert (opened.trees is not None) is (opened.recording.kind is Kind.MEDUSA)
    assert shipped(name) is opened


def test_an_unknown_name() -> None:
    with pytest.raises(KeyError):
        shipped("../style")


def test_a_chain_has_no_trees() -> None:
    opened = open_recording(write(greedy()).encode(), "mine")
    assert opened.trees is None
    assert (opened.tally.drafted, opened.tally.overrun_matches, opened.tally.is_tree) == (
        6,
        1,
        False,
    )
    assert opened.names[2] == " cat"


def test_the_trees_are_those_that_the_engine_would_verify() -> None:
    opened = open_recording(write(medusa()).encode(), "mine")
    assert opened.trees is not None
    recording = opened.recording
    replayed = replay_tree(
        opened.session.target, head_tokens(recording), recording.settings.choices
    )
    found = [(step.start, step.path, step.bonus, step.emitted) for step in opened.trees.rounds]
    assert found == [(s.start, s.path, s.bonus, s.emitted) for s in replayed.rounds]
    assert [step.tree.candidates[0] for step in opened.trees.rounds] == ["the", " on", "the"]
    assert opened.tally.is_tree
    assert opened.tally.first_token == 1


def test_a_bad_file() -> None:
    with pytest.raises(RecordingError):
        open_recording(write(sampling()).encode()[:50], "mine")
