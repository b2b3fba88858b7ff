"""The numbers and the colours of the running chart."""

import json
from typing import Any

import pytest

from specviz.engine import Status, replay
from specviz.view.chart import chart_data, running_chart
from specviz.view.palette import BONUS, LOOKS

WORKED = replay(
    ["the", "cat", "sat", "on", "the", "mat", "and", "slept"],
    [["the", "cat", "dog"], ["on", "the", "moon"], ["and", "slept", "forever"]],
)


def layers(dark: bool) -> list[dict[str, Any]]:
    """Every layer that draws something, the nested ones too."""
    found = []
    waiting = [running_chart(dark)]
    while waiting:
        layer = waiting.pop(0)
        waiting += layer.get("layer", [])
        found += [layer] if "mark" in layer else []
    return found


def test_the_rows_of_the_worked_example() -> None:
    data = chart_data(WORKED, 2)
    assert data["round"] == (1, 2, 3)
    assert data["guesses"][0] == "“the”, “cat” and “dog”"
    assert data["accepted"] == (2, 2, 2)
    assert data["bonus_tokens"] == (1, 1, 0)
    assert data["bonus"] == ("“sat”", "“mat”", "none")
    assert data["tokens"] == (3, 3, 2)
    assert data["running"] == pytest.approx((3, 3, 8 / 3))
    assert data["on_screen"] == (2, 2, 2)


def test_a_round_without_guesses() -> None:
    assert chart_data(replay(["a"]), 1)["guesses"] == ("none",)


def test_a_long_session_shows_the_rounds_around_the_position() -> None:
    data = chart_data(replay(["a"] * 1000), 500)
    assert data["round"] == tuple(range(400, 600))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_bars_have_the_colours_of_the_chips(dark: bool) -> None:
    bars = next(each for each in layers(dark) if each["mark"]["type"] == "bar")
    scale = bars["encoding"]["color"]["scale"]
    assert scale["domain"] == ["accepted", "bonus"]
    assert scale["range"] == [LOOKS[Status.ACCEPTED].edge(dark), LOOKS[BONUS].edge(dark)]


def test_the_layers_are_bars_line_points_and_the_labelled_floor() -> None:
    kinds = [each["mark"]["type"] for each in layers(dark=False)]
    assert {"bar", "line", "point", "rule", "text"} <= set(kinds)
    floor = next(each for each in layers(dark=False) if each["mark"]["type"] == "rule")
    assert floor["encoding"]["y"]["datum"] == 1
    assert "standard decoding: 1" in json.dumps(running_chart(dark=False))


def test_the_chart_carries_no_data_of_its_own() -> None:
    assert "datasets" not in running_chart(dark=True)
    assert all("data" not in each for each in layers(dark=True))


def test_tooltips_tell_the_round() -> None:
    bars = layers(dark=False)[0]
    assert [tip["field"] for tip in bars["encoding"]["tooltip"]] == [
        "round",
        "guesses",
        "accepted",
        "bonus",
        "tokens",
        "running",
    ]
