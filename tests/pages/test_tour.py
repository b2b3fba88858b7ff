"""The tour, without a browser."""

import pytest
from streamlit.testing.v1 import AppTest

from specviz.engine.inputs.tour import stops
from tests.pages.running import component_data, open_page, texts

TOUR = "specviz/pages/tour.py"
NUMBERS = range(1, len(stops()) + 1)


def heading(at: AppTest) -> str:
    return str(at.subheader[0].value)


@pytest.mark.parametrize("number", NUMBERS)
def test_each_stop_has_its_link_text_picture_and_question(number: int) -> None:
    at = open_page(TOUR, {"stop": str(number)})
    stop = stops()[number - 1]
    assert heading(at) == f"{number}. {stop.title}"
    assert stop.text in texts(at)
    assert at.radio[0].label == f"**{stop.question}**"
    assert at.get("vega_lite_chart") if stop.picture == "chart" else component_data(at, "picture")


def test_an_answer_is_answered_at_once_and_remembered() -> None:
    at = open_page(TOUR)
    at.radio[0].set_value("3").run()
    assert at.info[0].value.startswith("Not quite: one token a call")
    at.radio[0].set_value("8").run()
    assert at.success[0].value.startswith("Right: one token a call")
    at.button(key="tour_next").click().run()
    assert heading(at) == "2. Guesses"
    at.button(key="tour_back").click().run()
    assert at.radio[0].value == "8"


def test_the_last_stop_has_no_next_and_the_first_no_back() -> None:
    keys = {button.key for button in open_page(TOUR, {"stop": "10"}).button}
    assert "tour_back" in keys
    assert "tour_next" not in keys
    keys = {button.key for button in open_page(TOUR).button}
    assert "tour_next" in keys
    assert "tour_back" not in keys


def test_a_stop_that_does_not_exist_is_named() -> None:
    at = open_page(TOUR, {"stop": "eleven"})
    assert (
        at.info[0].value.replace("\\", "")
        == "stop=eleven was ignored: type a whole number from 1 to 10."
    )
    assert heading(at).startswith("1.")
