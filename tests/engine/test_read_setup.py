"""Settings from anywhere: what is usable is kept, what is not is named."""

from dataclasses import asdict, fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine.inputs.read_setup import read_setup
from specviz.engine.inputs.setup import MOST_SEED, Setup, Source
from specviz.engine.tokens import Split
from tests.strategies_setup import JSON_VALUES, SETUPS


@given(SETUPS)
def test_a_setup_reads_back_from_its_values_and_from_text(setup: Setup) -> None:
    assert read_setup(asdict(setup)) == (setup, ())
    assert read_setup({name: str(value) for name, value in asdict(setup).items()}) == (setup, ())


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("length", "0", "length=0 was ignored: type a whole number from 1 to 16."),
        ("length", 17, "length=17 was ignored: type a whole number from 1 to 16."),
        ("length", "x", "length=x was ignored: type a whole number from 1 to 16."),
        ("length", 2.5, "length=2.5 was ignored: type a whole number from 1 to 16."),
        ("seed", -1, "seed=-1 was ignored: type a whole number from 0 to 999,999."),
        ("seed", MOST_SEED + 1, "seed=1000000 was ignored: type a whole number from 0 to 999,999."),
        ("match", "1.5", "match=1.5 was ignored: type a number from 0 to 1."),
        ("match", "nan", "match=nan was ignored: type a number from 0 to 1."),
        ("match", "high", "match=high was ignored: type a number from 0 to 1."),
        ("match", None, "match=None was ignored: type a number from 0 to 1."),
        ("split", "bytes", "split=bytes was ignored: choose one of words, characters, bpe."),
        (
            "drafter",
            "magic",
            "drafter=magic was ignored: choose one of typed, prompt-lookup, noisy, second-text.",
        ),
        ("text", 7, "text=7 was ignored: give a text."),
        ("text", ["a"], "text=['a'] was ignored: give a text."),
        ("colour", "blue", "“colour” was ignored: there is no such setting."),
    ],
)
def test_what_is_unusable_is_named_and_the_default_stands(
    name: str, value: object, sentence: str
) -> None:
    assert read_setup({name: value}) == (Setup(), (sentence,))


def test_a_long_wrong_value_is_cut_in_the_sentence() -> None:
    note = read_setup({"length": "9" * 10_000})[1][0]
    assert len(note) < 120
    assert note.startswith("length=999")


def test_good_values_beside_bad_ones_are_kept() -> None:
    setup, notes = read_setup({"text": "a b", "length": "99", "split": "characters"})
    assert setup == Setup(text="a b", split=Split.CHARACTERS)
    assert len(notes) == 1


def test_lone_surrogates_are_replaced() -> None:
    assert read_setup({"text": "a\ud800b"})[0].text == "a?b"


NAMES = st.sampled_from([field.name for field in fields(Setup)]) | st.text(max_size=5)


@given(st.dictionaries(NAMES, JSON_VALUES, max_size=6))
def test_any_values_give_a_setup_that_can_be_used(values: dict[str, object]) -> None:
    setup, notes = read_setup(values)
    assert 1 <= setup.length <= 16
    assert 0 <= setup.match <= 1
    assert 0 <= setup.seed <= MOST_SEED
    assert setup.drafter in Source
    assert setup.split in Split
    assert len(notes) <= len(values)
