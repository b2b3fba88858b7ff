"""The sampling page without a browser: every preset, bad tables, seeds and temperatures."""

import re

import pytest
from streamlit.testing.v1 import AppTest

from specviz.engine.sampling.inputs import SamplingInputs, preset_inputs
from specviz.engine.sampling.presets import Preset, load_presets
from tests.pages.running import component_data, open_page, texts

PAGE = "specviz/pages/sampling.py"
PRESETS = pytest.mark.parametrize("preset", load_presets(), ids=lambda preset: preset.name)


def page(**query: object) -> AppTest:
    return open_page(PAGE, {name: str(value) for name, value in query.items()})


def formulas(at: AppTest) -> str:
    return " ".join(element.value for element in at.latex)


def alpha(at: AppTest) -> float:
    found = re.search(r"\\alpha &= .*?&= ([\d.]+) \\end", formulas(at), re.DOTALL)
    assert found
    return float(found[1])


def acceptance(preset: Preset) -> float:
    """The overlap of two columns at a temperature of 1 or 0, worked out independently."""
    pair = preset.vocabulary
    if preset.target_temperature == 0:
        return float(pair.target.index(max(pair.target)) == pair.draft.index(max(pair.draft)))
    columns = ((w / sum(column) for w in column) for column in (pair.target, pair.draft))
    return sum(map(min, *columns))


@PRESETS
def test_a_preset_opens_and_says_what_it_teaches(preset: Preset) -> None:
    at = page(**preset_inputs(preset))
    assert at.title[0].value.startswith("Sampling")
    assert f"**{preset.title}.** {preset.teaches}" in texts(at)
    assert alpha(at) == pytest.approx(acceptance(preset), abs=0.0006)
    assert not at.warning


def test_the_right_way_lands_on_p_and_the_wrong_ways_do_not() -> None:
    at = page(rounds=200_000)
    table = next(text for text in texts(at) if text.startswith("| Rule"))
    right, all_, resample = [line.split(" | ") for line in table.splitlines()[2:]]
    assert float(right[1]) < 0.005
    assert right[3] == "0 of 4 |"
    # By hand: |50-35| + |30-40| + |15-5| + |5-20| = 50, and half of it.
    assert float(all_[2]) == 0.25
    assert float(all_[1]) == pytest.approx(0.25, abs=0.01)
    assert float(resample[1]) > 0.05


def test_a_bad_row_gets_a_sentence_and_the_rest_is_used() -> None:
    at = page(tokens="cat,dog,cow", target="1,-2,3", draft="1,1,1")
    assert [note.value for note in at.warning] == [
        r"Row 2 \(dog\)\: the target weight \-2 is negative\; type a number of 0 or more\."
    ]
    assert alpha(at) == 0.75  # cat 1/4 and cow 3/4 against a half each


def test_a_table_that_cannot_be_used_says_so_and_stays_in_the_link() -> None:
    at = page(tokens="cat", target="1", draft="1")
    assert [note.value for note in at.warning] == [
        r"The table needs at least 2 usable rows\; add a token with two weights\."
    ]
    assert not at.latex
    assert at.query_params["tokens"] in ("cat", ["cat"])


def test_many_bad_rows_are_summed_up() -> None:
    at = page(tokens="a,b,c" + ",b" * 20, target="1,1,1" + ",1" * 20, draft="1,1,1" + ",1" * 20)
    assert len(at.warning) == 6
    assert at.warning[-1].value.startswith("15 more")


def test_typed_text_is_shown_as_it_is() -> None:
    at = page(tokens="![x](http://example.org/x.png),b", target="-1,1", draft="1,1")
    assert r"\!\[x\]\(http\:\/\/example\.org…" in at.warning[0].value


def test_new_draws_raise_the_seed_and_change_the_round() -> None:
    at = page()
    before = component_data(at, "specviz_player")["frames"]
    next(button for button in at.button if button.label == "New draws").click().run()
    assert at.number_input(key="sampling_seed").value == SamplingInputs().seed + 1
    assert component_data(at, "specviz_player")["frames"] != before


def test_temperatures_change_the_overlap() -> None:
    at = page()
    at.slider(key="sampling_target_temperature").set_value(0.0)
    at.slider(key="sampling_draft_temperature").set_value(0.0).run()
    assert alpha(at) == 0  # the target's first choice is sat, the draft's is slept
    at.slider(key="sampling_target_temperature").set_value(0.5)
    at.slider(key="sampling_draft_temperature").set_value(1.0).run()
    squares = [50**2, 30**2, 15**2, 5**2]
    p = [square / sum(squares) for square in squares]
    assert alpha(at) == pytest.approx(sum(map(min, p, [0.35, 0.4, 0.05, 0.2])), abs=0.0006)


def test_opening_a_preset_fills_the_inputs_and_keeps_the_others() -> None:
    at = page(seed=9, length=5)
    at.selectbox(key="sampling_preset").select("Greedy (T = 0)").run()
    assert at.slider(key="sampling_target_temperature").value == 0
    assert at.number_input(key="sampling_seed").value == 9
    assert at.slider(key="sampling_length").value == 5
    assert alpha(at) == 0


def test_what_is_left_out_of_a_link_is_said() -> None:
    at = page(length="99", rounds="7", round="12345")
    said = " ".join(note.value for note in at.warning)
    assert "type a whole number from 1 to 8" in said
    assert "choose one of 100" in said
    assert "12345 was ignored" in said
