"""The step-through page without a browser: every example, through app.py."""

import pytest

from specviz.engine.inputs.examples import Example, examples
from specviz.engine.inputs.play import play
from specviz.engine.inputs.setup import Setup, Source
from specviz.view.chart import chart_data
from specviz.view.reel import session_reel
from tests.pages.running import chart_rows, component_data, open_app, texts

EXAMPLES = pytest.mark.parametrize("example", examples(), ids=lambda example: example.title)


def query(setup: Setup, **more: object) -> dict[str, str]:
    return {name: str(value) for name, value in {**setup.changed(), **more}.items()}


@EXAMPLES
def test_an_example_opens_and_says_what_it_teaches(example: Example) -> None:
    at = open_app(query(example.setup))
    assert at.title[0].value == "Speculative decoding, step by step"
    assert f"**{example.title}.** {example.teaches}" in texts(at)
    assert at.text_area(key="text").value == example.setup.text


@EXAMPLES
def test_the_player_gets_every_frame_of_an_example(example: Example) -> None:
    at = open_app(query(example.setup))
    session = play(example.setup).session
    reel = session_reel(session, example.setup.split, 1)
    data = component_data(at, "specviz_player")
    assert data["total"] == session.calls + 1
    assert tuple(data["frames"]) == reel.frames
    assert data["at"] == 1


@EXAMPLES
def test_the_numbers_of_the_chart(example: Example) -> None:
    at = open_app(query(example.setup, round=2))
    session = play(example.setup).session
    shown = chart_rows(at)
    columns = chart_data(session, 2, shown[0]["edition"])
    assert shown == [
        dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)
    ]
    assert shown[-1]["running"] == pytest.approx(session.tokens_per_call)
    assert {row["on_screen"] for row in shown} == {2}


def test_the_worked_example_without_any_link() -> None:
    at = open_app()
    assert component_data(at, "specviz_player")["says"][1:] == [
        "Round 1: guessed the, cat, dog; accepted 2; bonus sat; emitted 3.",
        "Round 2: guessed on, the, moon; accepted 2; bonus mat; emitted 3.",
        "Round 3: guessed and, slept, forever; accepted 2; no bonus; emitted 2.",
    ]


def test_choosing_an_example_fills_every_input() -> None:
    at = open_app({"round": "3", "length": "9"})
    at.selectbox(key="example").select("Long drafts, early misses").run()
    assert at.selectbox(key="drafter").value == Source.NOISY
    assert at.slider(key="length").value == 8
    assert at.slider(key="match").value == 0.5
    assert component_data(at, "specviz_player")["at"] == 1


def test_turning_guesses_into_typed_ones() -> None:
    at = open_app({"drafter": "noisy", "match": "1.0", "length": "3"})
    next(each for each in at.button if each.label.startswith("Turn these")).click().run()
    assert component_data(at, "specviz_lines")["draft"] == "the, cat, sat\nthe, mat, and"
    assert at.selectbox(key="drafter").value == Source.TYPED


def test_unusable_parts_of_a_link_are_named_once() -> None:
    at = open_app({"round": "999", "length": "99", "colour": "blue"})
    assert sorted(note.value.replace("\\", "") for note in at.info) == [
        "length=99 was ignored: type a whole number from 1 to 16.",
        "round=999 was ignored: this session has rounds 0 to 3.",
        "“colour” was ignored: there is no such setting.",
    ]
    assert not at.text_area(key="text").set_value("the cat").run().info[1:]


def test_every_round_can_be_edited_where_it_is() -> None:
    data = component_data(open_app({"round": "2"}), "specviz_editor")
    assert data["at"] == 2
    assert data["lines"] == ["the, cat, dog", "on, the, moon", "and, slept, forever"]
    rests = [data["text"][start:] for start in data["offsets"]]
    assert rests == [data["text"], "on the mat and slept", "and slept"]


def test_the_glossary() -> None:
    at = open_app()
    at.switch_page("specviz/pages/glossary.py").run()
    assert not at.exception
    assert at.title[0].value == "Glossary"
    assert any(text.startswith("**bonus**: The one token of its own") for text in texts(at))
