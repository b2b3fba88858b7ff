"""What an edit shows before the page is drawn is what the page then shows."""

import json
from typing import Any
from urllib.parse import parse_qsl, urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st
from streamlit.testing.v1 import AppTest

from specviz.engine.inputs.examples import Example, examples
from specviz.engine.inputs.links import MOST_READABLE
from specviz.engine.inputs.setup import Setup
from specviz.server.at_once import screen_after
from tests.pages.running import chart_rows, component_data, open_app
from tests.strategies_setup import JSON_VALUES, SETUPS

EXAMPLES = pytest.mark.parametrize("example", examples(), ids=lambda example: example.title)
LINE, REST = "the, cat, sat, on, the", "the cat ran off"


def edit(rest: bool, text: str, index: int = 0, start: int = 0) -> dict[str, Any]:
    return {"number": 1, "rest": rest, "index": index, "start": start, "text": text}


def asked(search: str, *edits: dict[str, Any], at: object = 1) -> dict[str, Any]:
    return {"search": search, "at": at, "session": "a", "edits": list(edits)}


@EXAMPLES
@pytest.mark.parametrize("told", [edit(False, LINE), edit(True, REST)], ids=["guesses", "rest"])
def test_the_page_shows_the_same(example: Example, told: dict[str, Any]) -> None:
    screen = screen_after(asked(urlencode(example.setup.changed()), told))
    assert screen is not None
    page = open_app(dict(parse_qsl(screen["player"]["search"], keep_blank_values=True)))
    del screen["editor"]["tokens"]
    assert json.loads(json.dumps(screen)) == on_page(page)


def on_page(page: AppTest) -> dict[str, Any]:
    """What the page's components and its chart were given, under the names of the answer."""
    player, editor = (component_data(page, f"specviz_{name}") for name in ("player", "editor"))
    shown = ("name", "total", "first", "frames", "says", "strip", "search")
    edited = ("first", "lines", "starts", "offsets", "text")
    return {
        "player": {name: player[name] for name in shown},
        "editor": {name: editor[name] for name in edited},
        "table": component_data(page, "specviz_table")["table"],
        "draft": page.session_state["draft"],
        "chart": [{**row, "edition": ""} for row in chart_rows(page)],
    }


def test_the_worked_example_with_a_better_guess() -> None:
    screen = screen_after(asked("", edit(False, "the, cat, sat")))
    assert screen is not None
    first = screen["chart"][0]
    assert (first["accepted"], first["bonus_tokens"], first["tokens"]) == (3, 1, 4)
    assert screen["draft"].startswith("the, cat, sat\n")


def test_several_edits_follow_each_other() -> None:
    second = {**edit(False, "moon"), "number": 2}
    screen = screen_after(asked("", edit(True, "moon"), second))
    assert screen is not None
    assert screen["editor"]["text"] == "moon"
    assert [row["accepted"] for row in screen["chart"]] == [1]


def test_the_position_stays_within_the_session() -> None:
    screen = screen_after(asked("", edit(True, "the cat"), at=3))
    assert screen is not None
    assert screen["player"]["total"] == 2
    assert {row["on_screen"] for row in screen["chart"]} == {1}


def test_projector_mode_stays_in_the_address() -> None:
    screen = screen_after(asked("projector=true&length=9", edit(False, "the")))
    assert screen is not None
    assert "length=9" in screen["player"]["search"]
    assert screen["player"]["search"].endswith("projector=true")


@pytest.mark.parametrize(
    "told",
    [
        asked("", edit(True, "")),
        asked(urlencode({"text": "a " * MOST_READABLE}), edit(False, "a")),
        asked("", edit(True, "word " * MOST_READABLE)),
        {},
        asked("", at="1"),
        {**asked(""), "search": None},
        {**asked(""), "session": 7},
    ],
    ids=["no rounds", "long link", "long edit", "nothing", "no place", "no query", "no session"],
)
def test_what_only_the_page_can_answer(told: dict[str, Any]) -> None:
    assert screen_after(told) is None


@given(told=st.dictionaries(st.sampled_from(["search", "at", "session", "edits"]), JSON_VALUES))
def test_anything_may_be_asked(told: dict[str, Any]) -> None:
    screen = screen_after({**asked(""), **told})
    assert screen is None or json.dumps(screen)


@given(setup=SETUPS, text=st.text(max_size=20), rest=st.booleans(), index=st.integers(0, 9))
def test_any_edit_of_any_setup(setup: Setup, text: str, rest: bool, index: int) -> None:
    told = asked(urlencode(setup.changed()), edit(rest, text, index, index), at=index)
    screen = screen_after(told)
    assert screen is None or json.dumps(screen).encode("ascii")
