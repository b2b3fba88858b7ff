"""Choices and the tree they make."""

import pytest
from hypothesis import given, settings

from specviz.engine.tree.build import build_tree
from specviz.engine.tree.choices import (
    MAX_HEADS,
    MAX_NODES,
    MC_SIM_7B_63,
    ChoicesError,
    chain,
    full_product,
    product_note,
    sort_choices,
)
from tests.strategies_tree import choice_lists, widths

VECTOR = [[0], [0, 0], [0, 1], [0, 2], [1], [1, 0], [1, 1], [1, 2]]
HEADS = [["a", "b"], ["c", "d", "e"]]


def bits(row, size):
    return "".join(str(int(node in row)) for node in range(size))


def test_the_vector_of_the_published_code():
    tree = build_tree(HEADS, VECTOR, root="r")
    assert tree.positions == (0, 1, 1, 2, 2, 2, 2, 2, 2)
    assert tree.paths == ((0, 2, 8), (0, 2, 7), (0, 2, 6), (0, 1, 5), (0, 1, 4), (0, 1, 3))
    assert bits(tree.mask[3], 9) == "110100000"
    assert bits(tree.mask[8], 9) == "101000001"
    assert tree.candidates == ("r", "a", "b", "c", "d", "e", "c", "d", "e")
    assert tree.parents == (-1, 0, 0, 1, 1, 1, 2, 2, 2)
    assert tree.children == ((1, 2), (3, 4, 5), (6, 7, 8), (), (), (), (), (), ())


def test_the_published_sparse_tree():
    tree = build_tree([list("abcdefghij")] * 4, MC_SIM_7B_63)
    assert (len(tree.choices), len(tree.candidates), len(tree.paths)) == (63, 64, 42)
    assert [tree.positions.count(depth) for depth in range(6)] == [1, 10, 28, 23, 2, 0]
    assert tree.mask_cells == sum(map(len, tree.mask)) == 207
    assert tree.paths[0] == (0, 1, 11, 39, 63)
    assert tree.paths[-1] == (0, 1, 19)


def test_a_choice_that_wants_more_than_a_head_offers_makes_no_node_nor_its_descendants():
    choices = [[0], [2], [2, 0], [0, 0], [0, 0, 0]]
    tree = build_tree([["a", "b"], ["c"]], choices)
    assert tree.choices == ((0,), (0, 0))
    assert tree.candidates == ("", "a", "c")


def test_no_choices_make_a_root_alone():
    tree = build_tree(HEADS, [], root="r")
    assert (tree.candidates, tree.paths, tree.mask) == (("r",), ((0,),), ((0,),))


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ([[0], [0, 1, 0]], "The choice 0 1 0 needs its prefix 0 1, which is missing"),
        ([[1, 0]], "add 1 or leave out 1 0"),
        ([[0], [-1]], "-1 has a negative rank: ranks count from 0"),
        ([[]], "A choice has one rank a head, 1 to 64 of them, not 0"),
        ([[0] * size for size in range(1, MAX_HEADS + 2)], "not 65"),
        ([[rank] for rank in range(MAX_NODES)], "a tree of 4,097 nodes: leave out 1,"),
    ],
)
def test_choices_that_make_no_tree_say_why(choices, message):
    with pytest.raises(ChoicesError, match=message):
        build_tree(HEADS, choices)


def test_the_largest_tree_is_allowed_and_duplicates_count_once():
    choices = [[rank] for rank in range(MAX_NODES - 1)]
    assert len(sort_choices(choices + choices)) == MAX_NODES - 1


def test_full_products():
    assert full_product([2, 1]) == ((0,), (1,), (0, 0), (1, 0))
    assert chain(3) == ((0,), (0, 0), (0, 0, 0))
    assert full_product([]) == chain(0) == ()
    assert product_note([3, 2, 2]) is None


def test_a_product_too_large_is_cut_and_says_so():
    cut = full_product([10, 10, 10, 10])
    assert len(cut) == MAX_NODES - 1
    assert sort_choices(cut) == cut
    note = product_note([10, 10, 10, 10])
    assert "11,111 nodes" in note
    assert "7,015 deepest are left out" in note
    assert "fewer heads" in note


def test_a_product_of_absurd_width_costs_no_more():
    assert full_product([10**12, 5])[-1] == (MAX_NODES - 2,)


@pytest.mark.parametrize("bad", [[0], [2, -1], [1] * (MAX_HEADS + 1)])
def test_a_product_of_no_candidates_is_refused(bad):
    with pytest.raises(ChoicesError, match="at least 1 candidate"):
        full_product(bad)


@settings(deadline=None)
@given(widths)
def test_a_full_product_is_sorted_and_complete(taken):
    choices = full_product(taken)
    assert sort_choices(choices) == choices
    paths = build_tree([["x"] * width for width in taken], choices).paths
    leaves = 1
    for width in taken:
        leaves *= width
    assert len(paths) == leaves


@settings(deadline=None)
@given(choice_lists())
def test_a_row_of_the_mask_is_a_node_and_its_ancestors(choices):
    tree = build_tree([list("abcd")] * 4, choices)
    sees = {0: (0,)}
    for node, choice in enumerate(tree.choices, start=1):
        prefixes = [choice[:size] for size in range(1, len(choice) + 1)]
        sees[node] = (0, *(tree.choices.index(prefix) + 1 for prefix in prefixes))
    assert tree.mask == tuple(sees[node] for node in range(len(tree.mask)))


@settings(deadline=None)
@given(choice_lists())
def test_paths_are_found_by_walking_the_choices_backwards(choices):
    tree = build_tree([list("abcd")] * 4, choices)
    taken = []
    for choice in reversed(tree.choices):
        if not any(other[: len(choice)] == choice for other in taken):
            taken.append(choice)
    ends = [tree.choices[path[-1] - 1] for path in tree.paths if path != (0,)]
    assert ends == taken
