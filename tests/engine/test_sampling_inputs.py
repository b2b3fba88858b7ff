import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine.sampling.inputs import (
    SamplingInputs,
    columns,
    preset_inputs,
    read_sampling,
    typed_rows,
)
from specviz.engine.sampling.presets import load_presets

cells = st.text(max_size=12)
tables = st.lists(st.tuples(cells, cells, cells), max_size=14)


@given(tables)
def test_whatever_is_typed_into_the_table_comes_back_from_the_link(rows):
    held = columns(rows)
    assert typed_rows(held) == tuple(rows)
    assert SamplingInputs(**held).rows == tuple(rows)


def test_an_empty_table_says_what_it_needs():
    table = SamplingInputs(**columns([])).table
    assert table.vocabulary is None
    assert "at least 2 usable rows" in table.problems[0]


def test_short_columns_are_rows_with_a_missing_weight():
    table = read_sampling({"tokens": "a,b,c", "target": "1,1,1", "draft": "1,1"})[0].table
    assert table.vocabulary.tokens == ("a", "b")
    assert table.problems == (
        "Row 3 (c): the draft weight is missing; type a number of 0 or more.",
    )


@pytest.mark.parametrize("preset", load_presets(), ids=lambda preset: preset.name)
def test_a_preset_survives_the_link(preset):
    inputs, notes = read_sampling(preset_inputs(preset))
    again, more = read_sampling({name: str(value) for name, value in inputs.changed().items()})
    assert (again, notes, more) == (inputs, (), ())
    assert inputs.table.vocabulary == preset.vocabulary


def test_the_defaults_are_the_first_preset_and_make_an_empty_link():
    assert read_sampling(preset_inputs(load_presets()[0]))[0] == SamplingInputs()
    assert SamplingInputs().changed() == {}


def test_the_three_columns_travel_together():
    assert set(SamplingInputs(draft="1,1,1,1").changed()) == {"tokens", "target", "draft"}


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("target_temperature", "9", "type a number from 0 to 3"),
        ("draft_temperature", "nan", "type a number from 0 to 3"),
        ("draft_temperature", "warm", "type a number from 0 to 3"),
        ("rounds", "12345678", "choose one of 100, 1,000, 10,000, 50,000, 100,000, 200,000"),
        ("length", "0", "type a whole number from 1 to 8"),
        ("tokens", "a," * 10_001, "use at most 20,000 characters for a column"),
    ],
)
def test_a_bad_value_is_ignored_with_one_sentence(name, value, sentence):
    inputs, notes = read_sampling({name: value})
    assert inputs == SamplingInputs()
    assert len(notes) == 1
    assert sentence in notes[0]
