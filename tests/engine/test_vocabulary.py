import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine.sampling.presets import load_presets
from specviz.engine.sampling.rules import expected_acceptance
from specviz.engine.sampling.vocabulary import Vocabulary, parse_table

GOOD = [("cat", 3, 1), ("dog", 1, 1)]


def test_numbers_and_text_both_make_weights():
    table = parse_table([(" cat ", "3", 1.0), ("dog", 1, " 1 ")])
    assert table.vocabulary == Vocabulary(("cat", "dog"), (3.0, 1.0), (1.0, 1.0))
    assert table.problems == ()


def test_rows_left_empty_are_skipped_without_a_word():
    blank = [(None, None, None), ("", math.nan, " ")]
    assert parse_table([*blank, *GOOD]).problems == ()


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        (("cow", -1, 1), "Row 3 (cow): the target weight -1 is negative"),
        (("cow", 1, "-2.5"), "Row 3 (cow): the draft weight -2.5 is negative"),
        (("cow", "many", 1), "Row 3 (cow): the target weight many is not a number"),
        (("cow", 1, "nan"), "Row 3 (cow): the draft weight nan is not a number"),
        (("cow", True, 1), "Row 3 (cow): the target weight True is not a number"),
        (("cow", None, 1), "Row 3 (cow): the target weight is missing"),
        (("cow", 1, math.nan), "Row 3 (cow): the draft weight is missing"),
        (("cow", math.inf, 1), "Row 3 (cow): the target weight is too large"),
        (("cow", 1, 1_000_001), "Row 3 (cow): the draft weight is too large"),
        (("cat", 1, 1), "Row 3 (cat): this token is already in the table"),
        (("", 1, 1), "Row 3: it has no token"),
        (("x" * 25, 1, 1), "Row 3 (xxxxxxxxxxxxxxxxxxxxxxx…): the token is too long"),
    ],
)
def test_a_bad_row_gets_one_sentence_and_the_rest_is_used(row, sentence):
    table = parse_table([*GOOD, row])
    assert len(table.problems) == 1
    assert table.problems[0].startswith(sentence)
    assert table.vocabulary.tokens == ("cat", "dog")


def test_a_token_may_be_called_none_or_nan():
    assert parse_table([("None", 1, 1), ("nan", 1, 1)]).vocabulary.tokens == ("None", "nan")


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ([], "needs at least 2 usable rows"),
        (GOOD[:1], "needs at least 2 usable rows"),
        ([("cat", 0, 1), ("dog", 0, 1)], "Every target weight is 0"),
        ([("cat", 1, 0), ("dog", 1, 0)], "Every draft weight is 0"),
    ],
)
def test_rows_that_make_no_vocabulary_get_a_sentence_too(rows, sentence):
    table = parse_table(rows)
    assert table.vocabulary is None
    assert sentence in table.problems[-1]


def test_a_table_holds_twelve_tokens_and_no_more():
    table = parse_table([(f"t{i}", 1, 1) for i in range(14)])
    assert len(table.vocabulary.tokens) == 12
    assert len(table.problems) == 2
    assert "at most 12 tokens" in table.problems[0]


cell = st.one_of(st.none(), st.floats(), st.integers(), st.text(max_size=30), st.booleans())


@given(st.lists(st.tuples(cell, cell, cell), max_size=15))
def test_whatever_is_typed_gives_a_vocabulary_or_a_sentence(rows):
    table = parse_table(rows)
    assert len(table.problems) <= len(rows) + 1
    if table.vocabulary is None:
        assert table.problems
    else:
        assert len(set(table.vocabulary.tokens)) == len(table.vocabulary.tokens)
        p, q = table.vocabulary.distributions()
        assert sum(p) == pytest.approx(1)
        assert sum(q) == pytest.approx(1)


def test_weights_that_differ_by_rounding_alone_make_equal_distributions():
    p, q = Vocabulary(("a", "b", "c"), (0.1, 0.2, 0.3), (1.0, 2.0, 3.0)).distributions()
    assert p == q


def test_each_model_has_its_own_temperature():
    pair = Vocabulary(("a", "b"), (1.0, 3.0), (1.0, 3.0))
    p, q = pair.distributions(target_temperature=0, draft_temperature=1)
    assert (p, q) == ((0.0, 1.0), (0.25, 0.75))


def test_the_presets_teach_what_they_say():
    alpha = {}
    for preset in load_presets():
        p, q = preset.vocabulary.distributions(preset.target_temperature, preset.draft_temperature)
        alpha[preset.name] = expected_acceptance(p, q)
        assert preset.title
        assert preset.teaches.endswith(".")
    assert list(alpha) == [
        "usual",
        "identical",
        "sharp-target",
        "sure-and-wrong",
        "disjoint",
        "greedy",
    ]
    assert alpha["identical"] == 1
    assert alpha["disjoint"] == 0
    assert alpha["greedy"] == 0
    assert 0 < alpha["sure-and-wrong"] < alpha["sharp-target"] < 0.5


def test_a_preset_that_cannot_be_used_names_its_file(tmp_path):
    text = 'title="x"\nteaches="x"\ntokens=["a"]\ntarget=[1]\ndraft=[1]\n'
    (tmp_path / "1-bad.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"1-bad\.toml: The table needs"):
        load_presets(tmp_path)
