"""Every round as an editor offers it: its line, and where what remains of the target begins."""

from hypothesis import given

from specviz.engine.inputs.edits import offsets
from specviz.engine.inputs.play import play
from specviz.engine.inputs.rounds_to_edit import session_to_edit
from specviz.engine.inputs.setup import Setup
from specviz.engine.recording.shipped import shipped
from specviz.engine.text.raw_bytes import token_bytes
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


def test_emoji_are_counted_in_characters() -> None:
    assert offsets(Setup(text="😀b", split=Split.CHARACTERS), (0, 1, 2)) == (0, 1, 2)


@given(SETUPS)
def test_what_stands_before_a_round_is_what_was_emitted_before_it(setup: Setup) -> None:
    session = play(setup).session
    rounds = session_to_edit(setup, session, range(session.calls + 1))
    assert len(rounds.lines) == session.calls
    for step, at in zip(session.rounds, rounds.offsets, strict=True):
        before, kept = session.target[: step.start], setup.text[:at]
        if setup.split is Split.WORDS:
            assert tuple(kept.split()) == before
        else:  # a token may end inside a character, which is then not kept
            emitted = b"".join(map(token_bytes, before))
            assert emitted.startswith(kept.encode())
            assert len(emitted) - len(kept.encode()) < 4


def test_typed_heads_and_recorded_ones() -> None:
    inputs = MedusaInputs()
    typed = heads_to_edit(inputs, play_medusa(inputs), range(4))
    assert typed.lines == tuple(inputs.heads.split("\n"))
    recorded = MedusaInputs(source=HeadSource.RECORDED, recording="medusa-story")
    session = shipped("medusa-story").session
    written = heads_to_edit(recorded, play_medusa(recorded), range(session.calls + 1))
    assert written.text == "".join(session.target)
    assert len(written.lines) == session.calls
