"""Typed lists of choices."""

import json

import pytest
from hypothesis import given, settings

from specviz.engine.tree.choice_notation import format_choices, parse_choices
from specviz.engine.tree.choices import MAX_NODES, MC_SIM_7B_63, ChoicesError, sort_choices
from tests.strategies_tree import choice_lists

ONE_TREE = ((0,), (1,), (0, 1))


@pytest.mark.parametrize(
    "typed",
    [
        "0\n1\n0 1",
        "[0]\n[1]\n[0, 1]",
        "0 1\r\n\r\n1,\n 0 ",
        "[[0], [1], [0, 1]]",
        "[(0,), (1,),\n (0, 1)]",
        "(0) [1] [0,1]",
    ],
)
def test_the_same_choices_typed_in_several_ways(typed):
    assert parse_choices(typed).choices == ONE_TREE
    assert parse_choices(typed).notes == ()


@pytest.mark.parametrize("typed", ["", "\n \n", "[]"])
def test_nothing_typed_is_a_root_alone(typed):
    assert parse_choices(typed).choices == ()


def test_the_published_list_can_be_pasted():
    assert parse_choices(json.dumps(MC_SIM_7B_63)).choices == MC_SIM_7B_63


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("0\n\n0 1 0", "Line 3: 0 1 0 needs its prefix 0 1, which is missing. Add a line 0 1"),
        ("0\nzero", "Line 2: “zero” is not a rank. Type whole numbers from 0 to 9999"),
        ("-1", "Line 1: “-1” is not a rank"),
        ("9" * 5000, "Line 1: “99999999999999999999” is not a rank"),
        ("٣", "is not a rank"),
        ("0 " * 65, "Line 1 has 65 ranks: a choice has one rank a head, at most 64"),
    ],
)
def test_a_line_that_is_no_choice_is_named(typed, message):
    with pytest.raises(ChoicesError, match=message):
        parse_choices(typed)


def test_repeated_choices_count_once_and_are_named():
    read = parse_choices("0\n1\n0\n[1]")
    assert read.choices == ((0,), (1,))
    assert read.notes == ("Repeated choices count once: 0 (line 3), 1 (line 4).",)
    assert parse_choices("0\n" * 6).notes[0].endswith("0 (line 4) and 2 more.")


def test_more_choices_than_a_tree_may_have_are_left_out_from_the_deepest():
    typed = "\n".join(["0 0", "0 1", *map(str, range(MAX_NODES - 2))])
    read = parse_choices(typed)
    assert len(read.choices) == MAX_NODES - 1
    assert read.choices[-1] == (0, 0)
    assert read.notes == (
        "4,096 choices are too many: the first 4,095 are kept and the 1 deepest are left out. "
        "Take out lines to choose yourself.",
    )


@settings(deadline=None)
@given(choice_lists())
def test_what_is_written_reads_back(choices):
    assert parse_choices(format_choices(choices)).choices == sort_choices(choices)
