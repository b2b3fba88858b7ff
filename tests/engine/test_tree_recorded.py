"""Recorded heads as the source of the Medusa page's candidates."""

from dataclasses import replace

import pytest

from specviz.engine import Split
from specviz.engine.recording.shipped import names, shipped
from specviz.engine.tree.edits import edit_heads, edit_text, line_of_heads, typed_heads
from specviz.engine.tree.inputs import HeadSource, MedusaInputs, Shape, read_medusa
from specviz.engine.tree.play import play_medusa
from specviz.engine.tree.recorded import tree_recordings

RECORDED = pytest.mark.parametrize("name", tree_recordings())


def inputs_of(name: str) -> MedusaInputs:
    return MedusaInputs(source=HeadSource.RECORDED, recording=name)


def test_only_sessions_of_medusa_heads_can_be_chosen() -> None:
    assert set(tree_recordings()) == {name for name in names() if name.startswith("medusa-")}
    assert MedusaInputs().recording in tree_recordings()


@pytest.mark.parametrize("name", ["skip-code", "../secret", ""])
def test_any_other_name_is_refused_with_what_to_type(name: str) -> None:
    inputs, (note,) = read_medusa({"source": "recorded", "recording": name})
    assert inputs.recording == MedusaInputs().recording
    assert note.endswith("ignored: type one of medusa-question, medusa-steps, medusa-story.")


@RECORDED
def test_the_session_is_the_recorded_one(name: str) -> None:
    played = play_medusa(inputs_of(name))
    assert played.session == shipped(name).trees
    assert played.session.emitted == played.chain.emitted == played.session.target
    assert inputs_of(name).tokens is Split.BPE


@RECORDED
def test_the_tree_needs_fewer_calls_than_the_chain_of_the_same_heads(name: str) -> None:
    played = play_medusa(inputs_of(name))
    assert played.session.calls < played.chain.calls < len(played.session.target)


@RECORDED
def test_written_out_it_plays_the_same_and_no_line_is_left_over(name: str) -> None:
    recorded, typed = play_medusa(inputs_of(name)), play_medusa(typed_heads(inputs_of(name)))
    assert typed.notes == ()
    assert typed.session.target == recorded.session.target
    assert [step.path for step in typed.session.rounds] == [
        step.path for step in recorded.session.rounds
    ]
    assert typed.heads == recorded.heads
    assert typed.chain == recorded.chain


def test_an_edit_writes_the_recording_out_first() -> None:
    inputs = inputs_of("medusa-steps")
    heads = play_medusa(inputs).heads
    assert edit_heads(inputs, 1, line_of_heads(inputs, heads, 1)) == typed_heads(inputs)
    edited = edit_text(inputs, 0, "Tea")
    assert edited == replace(typed_heads(inputs), text="Tea")
    assert edited.shape is Shape.CUSTOM
