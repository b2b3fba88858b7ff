"""The speed-up page without a browser: numbers against independent sums, marks, bad input."""

import re

import pytest
from streamlit.testing.v1 import AppTest

from specviz.engine.theory.inputs import SpeedInputs, chains
from specviz.view.speed.published_charts import WARNING
from tests.pages.running import component_data, open_app, open_page, texts

PAGE = "specviz/pages/speed.py"


def page(**query: object) -> AppTest:
    return open_page(PAGE, {name: str(value) for name, value in query.items()})


def formulas(at: AppTest) -> list[str]:
    return [element.value for element in at.latex]


def tokens_per_call(a: float, g: int) -> float:
    return sum(a**i for i in range(g + 1))


@pytest.mark.parametrize(
    ("a", "g", "c", "v"),
    [(0.8, 4, 0.1, 1.0), (0.3, 9, 0.25, 2.5), (1.0, 3, 0.0, 1.0), (0, 2, 1, 1)],
)
def test_the_numbers_are_those_of_the_formula(a: float, g: int, c: float, v: float) -> None:
    at = page(a=a, g=g, c=c, v=v)
    tokens = tokens_per_call(a, g)
    assert f"**{tokens:.2f}** tokens" in texts(at)[0]
    assert f"**{tokens / (g * c + v):.2f}×**" in texts(at)[0]
    speedup, per_call, ceilings = formulas(at)[:3]
    assert f"= {tokens / (g * c + v):.2f} " in speedup
    assert f"= {tokens:.2f} " in per_call or f"= {g + 1} " in per_call
    assert f"g + 1 = {g + 1}" in ceilings


def test_sliders_move_the_numbers() -> None:
    at = page()
    at.slider(key="speed_a").set_value(0.5)
    at.slider(key="speed_g").set_value(2)
    at.slider(key="speed_c").set_value(0.25)
    at.slider(key="speed_v").set_value(2.0).run()
    assert texts(at)[0].startswith("A call gives **1.75** tokens and costs 2.5 ordinary passes")
    assert "slower than standard decoding" in texts(at)[0]


def test_the_session_of_the_step_through_page_is_marked_and_can_be_used() -> None:
    at = open_app({"text": "a b c d", "draft": "a x\nc x"})
    at.query_params.clear()  # as a click in the navigation does
    at.switch_page(PAGE).run()
    said = next(text for text in texts(at) if "tokens per call**" in text)
    # a, then b instead of x; c, then d instead of x: 2 accepted of 4, all judged.
    assert "2 calls, 4 tokens emitted: **2.00 tokens per call** with 2.00 guesses" in said
    assert "50% (2 of 4 drafted)" in said
    next(button for button in at.button if button.label == "Use its a and g").click().run()
    assert (at.slider(key="speed_a").value, at.slider(key="speed_g").value) == (0.5, 2)


def test_the_marked_session_travels_in_the_link() -> None:
    at = page(session_text="a b c d", session_draft="a x\nc x", session_length="99")
    assert "2 calls, 4 tokens emitted" in " ".join(texts(at))
    assert "length\\=99 was ignored" in at.warning[0].value


def test_nothing_can_be_marked() -> None:
    at = page(mark="nothing")
    assert not any(head.value.startswith("Your session") for head in at.subheader)
    assert at.toggle(key="speed_race_mark").disabled


@pytest.mark.parametrize("name", chains())
def test_every_recording_can_be_marked_and_raced(name: str) -> None:
    at = page(mark=name, race_mark=True)
    assert any(head.value.startswith("Recording: ") for head in at.subheader)
    last = component_data(at, "specviz_player")["says"][-1]
    emitted = re.search(r"Both have emitted all (\d+)", last)
    assert emitted
    assert 1 <= int(emitted[1]) <= 32


def test_a_race_that_is_cut_says_so() -> None:
    at = page(mark="lookup-json", race_mark=True)
    assert at.info[0].value.startswith("A race is legible up to about 32 tokens")
    assert not page(tokens=32).info
    assert "type a whole number from 1 to 32" in page(tokens=33).warning[0].value


def test_acceptance_by_position_misses_the_simple_formula() -> None:
    at = page(positions="1, 0")
    exact, simple = formulas(at)[3:5]
    assert r"&= 2.00 \end{aligned}" in exact  # the first always, the second never, and one
    assert "= 1.75 " in simple  # a = 1/2, g = 2
    even = page(positions="0.5, 0.5")
    assert r"&= 1.75 \end{aligned}" in formulas(even)[3]


def test_positions_that_cannot_be_used_get_a_sentence() -> None:
    at = page(positions="x")
    said = [note.value for note in at.warning]
    assert any("“x” is not an acceptance" in each for each in said)
    assert any("No acceptance is typed" in each for each in said)


def test_published_figures_come_with_a_warning_and_their_sources() -> None:
    at = page()
    assert WARNING in [note.value for note in at.warning]
    table = next(text for text in texts(at) if text.startswith("| Method"))
    assert "| EAGLE-3 | 3.02× | 5.71 |" in table
    assert "| Lookahead | 1.3× | 1.63 |" in table
    assert "[Li et al. 2025, EAGLE-3, arXiv version 3, abstract](https://arxiv.org/" in table


def test_new_draws_raise_the_seed_and_change_the_race() -> None:
    at = page()
    before = component_data(at, "specviz_player")["says"]
    next(button for button in at.button if button.label == "New draws").click().run()
    assert at.number_input(key="speed_seed").value == SpeedInputs().seed + 1
    assert component_data(at, "specviz_player")["says"] != before
