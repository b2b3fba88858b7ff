"""The answer to every question of the tour can be read off its picture."""

import pytest

from specviz.engine.inputs.tour import stops
from specviz.view.chart import chart_data
from specviz.view.tour import tour_picture, worked_example


@pytest.mark.parametrize(
    ("stop", "words"),
    [
        (1, '<b>8</b> <span class="change">+1</span><small>standard decoding: 8 calls'),
        (2, "<b>0</b><small>of 8"),
        (3, '<b>1</b> <span class="change">+1</span><small>standard decoding'),
        (4, "1 accepted, 1 bonus"),
        (5, '<bdi class="token">sat</bdi><span class="sign">+1 bonus'),
        (6, "2 accepted, no bonus"),
        (7, ">2.67</td>"),
        (10, "8 / 10.2 = <b>0.78</b>"),
    ],
)
def test_the_answer_is_on_screen(stop: int, words: str) -> None:
    assert words in tour_picture(stops()[stop - 1].picture)


def test_the_line_of_the_chart_falls_in_the_round_that_is_the_answer() -> None:
    running = list(chart_data(worked_example(), 3)["running"])
    falls = [at for at in range(1, 3) if running[at] < running[at - 1]]
    assert [f"Round {at + 1}" for at in falls] == [stops()[7].answer]


def test_one_path_wins_and_gets_the_bonus() -> None:
    html = tour_picture("paths")
    winner = [row for row in html.split("<li>") if "+1 bonus" in row]
    assert len(winner) == 1
    assert winner[0].count("✓ accepted") == 2
    assert "discarded" in html


def test_guesses_after_the_first_mismatch_are_discarded() -> None:
    assert tour_picture("miss").count('class="chip discarded') == 2


def test_every_picture_exists_and_an_unknown_one_is_an_error() -> None:
    for stop in stops():
        assert stop.picture == "chart" or tour_picture(stop.picture)
    with pytest.raises(KeyError):
        tour_picture("round 9")
