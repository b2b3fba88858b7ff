"""Every round as an editor offers it: its line, and where what remains of the target begins."""

from hypothesis import given

from specviz.engine.inputs.edits import line_of, offset, offsets
from specviz.engine.inputs.play import play
from specviz.engine.inputs.rounds_to_edit import session_to_edit
from specviz.engine.inputs.setup import Setup, Source
from specviz.engine.recording.shipped import shipped
from specviz.engine.tokens import Split
from specviz.engine.tree.heads_to_edit import heads_to_edit
from specviz.engine.tree.inputs import HeadSource, MedusaInputs
from specviz.engine.tree.play import play_medusa
from tests.strategies_setup import SETUPS


def test_the_rounds_of_the_worked_example() -> None:
    setup = Setup()
    rounds = session_to_edit(setup, play(setup).session, range(4))
    assert rounds.lines == ("the, cat, dog", "on, the, moon", "and, slept, forever")
    assert rounds.starts == (0, 3, 6)
    assert [rounds.text[start:] for start in rounds.offsets] == [
        "the cat sat on the mat and slept",
        "on the mat and slept",
        "and slept",
    ]
    assert rounds.tokens == 8


def test_a_window_begins_with_the_round_of_its_first_position() -> None:
    setup = Setup(text=" ".join("abcdefgh"), draft="")
    rounds = session_to_edit(setup, play(setup).session, range(3, 5))
    assert (rounds.first, rounds.starts) == (2, (2, 3))
    assert session_to_edit(Setup(text=""), play(Setup(text="")).session, range(1)).lines == ()


def test_emoji_and_bytes_are_counted_in_characters() -> None:
    setup = Setup(text="😀 ok 😀", split=Split.BPE, drafter=Source.LOOKUP)
    session = play(setup).session
    rounds = session_to_edit(setup, session, range(session.calls + 1))
    assert all(setup.text[at:] in setup.text for at in rounds.offsets)
    assert offsets(Setup(text="😀b", split=Split.CHARACTERS), (0, 1, 2)) == (0, 1, 2)


@given(SETUPS)
def test_every_round_is_what_the_editing_rules_say(setup: Setup) -> None:
    session = play(setup).session
    rounds = session_to_edit(setup, session, range(session.calls + 1))
    for index, step in enumerate(session.rounds):
        assert rounds.lines[index] == line_of(setup, session, index)
        assert rounds.offsets[index] == offset(setup, step.start)


def test_typed_heads_and_recorded_ones() -> None:
    inputs = MedusaInputs()
    typed = heads_to_edit(inputs, play_medusa(inputs), range(4))
    assert typed.lines == tuple(inputs.heads.split("\n"))
    recorded = MedusaInputs(source=HeadSource.RECORDED, recording="medusa-story")
    session = shipped("medusa-story").session
    written = heads_to_edit(recorded, play_medusa(recorded), range(session.calls + 1))
    assert written.text == "".join(session.target)
    assert len(written.lines) == session.calls
