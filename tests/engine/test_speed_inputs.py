from dataclasses import replace

import pytest

from specviz.engine.inputs.setup import Setup
from specviz.engine.theory.inputs import (
    LONGEST,
    NOTHING,
    SpeedInputs,
    read_positions,
    read_speed,
)

OWN = SpeedInputs(a=0.35, g=7, c=0.25, v=1.5, rounds=1_000, tokens=9, race_mark=True)


@pytest.mark.parametrize(
    "inputs",
    [
        SpeedInputs(),
        OWN,
        replace(OWN, session=Setup(text="a b & c", draft="a x", length=7)),
        SpeedInputs(mark=NOTHING, positions="1 0.5", stickiness=0.3, seed=9),
    ],
)
def test_a_link_gives_the_inputs_back(inputs):
    query = {name: str(value) for name, value in inputs.changed().items()}
    assert read_speed(query) == (inputs, ())


def test_the_session_travels_only_while_it_is_marked():
    session = Setup(text="a b")
    assert SpeedInputs(session=session).changed() == {"session_text": "a b"}
    assert SpeedInputs(session=session, mark=NOTHING).changed() == {"mark": NOTHING}


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("a", "1.5", "type a number from 0 to 1"),
        ("g", "17", "type a whole number from 0 to 16"),
        ("v", "0.5", "type a number from 1 to 8"),
        ("tokens", "33", "type a whole number from 1 to 32"),
        ("mark", "no-such-recording", "choose one of session, nothing"),
        ("race_mark", "maybe", "type True or False"),
        ("positions", "0.5," * 51, "use at most 200 characters"),
        ("session_length", "99", "type a whole number from 1 to 16"),
        ("speed", "1", "there is no such setting"),
    ],
)
def test_a_bad_value_is_ignored_with_one_sentence(name, value, sentence):
    inputs, notes = read_speed({name: value})
    assert inputs == SpeedInputs()
    assert len(notes) == 1
    assert sentence in notes[0]


def test_positions_are_read_with_commas_or_spaces():
    assert read_positions("0.9,0.5  1").acceptance == (0.9, 0.5, 1.0)
    assert read_positions("0.9,0.5  1").notes == ()


def test_positions_that_cannot_be_used_get_a_sentence_each():
    typed = read_positions("0.9, x, -1, 0.5")
    assert typed.acceptance == (0.9, 0.5)
    assert typed.notes == (
        "“x” is not an acceptance: type a number from 0 to 1.",
        "“-1” is not an acceptance: type a number from 0 to 1.",
    )


def test_no_positions_and_too_many():
    assert "No acceptance is typed" in read_positions(" , ").notes[0]
    many = read_positions("1 " * (LONGEST + 1))
    assert many.acceptance == (1.0,) * LONGEST
    assert many.notes == ("Only the first 16 positions are used.",)
