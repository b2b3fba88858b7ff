"""Verifying a candidate tree, and sessions of them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specviz.engine.rounds import Status, verify
from specviz.engine.session import replay
from specviz.engine.tree.build import build_tree
from specviz.engine.tree.choices import MC_SIM_7B_63, chain, full_product
from specviz.engine.tree.session import replay_tree
from specviz.engine.tree.verify import verify_tree
from tests.strategies_tree import WORDS, choice_lists, head_rounds, targets, widths

TARGET = ["the", "cat", "sat", "on", "the", "mat"]
A, R, D, O = Status.ACCEPTED, Status.REJECTED, Status.DISCARDED, Status.OVERRUN  # noqa: E741


def round_of(heads, choices, start=0, target=TARGET):
    return verify_tree(target, start, build_tree(heads, choices, root="r"))


def test_the_longest_path_wins_and_the_bonus_follows_it():
    step = round_of([["a", "the"], ["cat", "dog"], ["ran"]], full_product([2, 2, 1]))
    assert step.path == (0, 2, 5)
    assert step.emitted == ("the", "cat", "sat")
    assert (step.accepted, step.bonus, step.end, step.is_correction) == (2, "sat", 3, True)
    assert step.statuses == (A, R, A, D, D, A, R, D, D, R, D)
    assert step.tree.paths[step.winner] == (0, 2, 5, 9)
    assert step.matched == (1, 2, 0, 0)
    assert step.draft == ("a", "the", "cat", "dog", "cat", "dog", "ran", "ran", "ran", "ran")


def test_when_nothing_matches_the_bonus_alone_is_emitted():
    step = round_of([["a", "b"], ["cat"]], full_product([2, 1]))
    assert (step.path, step.accepted, step.emitted) == ((0,), 0, ("the",))
    assert step.statuses == (A, R, R, D, D)
    assert step.matched == (0, 0)
    assert step.winner == 0


def test_a_path_matched_to_its_leaf_has_a_bonus_that_corrects_nothing():
    step = round_of([["the"], ["cat"]], chain(2))
    assert step.emitted == ("the", "cat", "sat")
    assert not step.is_correction


def test_past_the_end_of_the_target_there_is_no_bonus_and_the_rest_is_overrun():
    heads = [["on", "the"], ["mat", "cat"], ["and"], ["so"]]
    step = round_of(heads, full_product([2, 2, 1, 1]), start=4)
    assert step.emitted == ("the", "mat")
    assert (step.bonus, step.end, step.is_correction) == (None, 6, False)
    by_node = dict(zip(step.tree.choices, step.statuses[1:], strict=True))
    assert by_node[1, 0, 0] == by_node[1, 0, 0, 0] == O
    assert by_node[1, 1] == by_node[0,] == R
    assert by_node[1, 1, 0] == by_node[0, 0] == by_node[0, 0, 0, 0] == D


def test_a_candidate_listed_twice_ties_to_the_first_path():
    step = round_of([["the", "the"]], [[0], [1]])
    assert step.tree.paths == ((0, 2), (0, 1))
    assert (step.path, step.winner, step.matched) == ((0, 2), 0, (1, 1))
    assert step.statuses == (A, D, A)


def test_of_two_equal_candidates_the_one_whose_path_goes_further_wins():
    step = round_of([["the", "the"], ["cat"]], [[0], [1], [0, 0]])
    assert step.path == (0, 1, 3)


@pytest.mark.parametrize("start", [-1, 6, 7])
def test_a_round_past_the_target_does_not_exist(start):
    with pytest.raises(ValueError, match="the target has 6 tokens"):
        round_of([["the"]], chain(1), start=start)


def test_the_root_is_the_bonus_of_the_round_before():
    session = replay_tree(TARGET, [[["the"], ["dog"]]] * 2, chain(2))
    assert [step.tree.candidates[0] for step in session.rounds] == ["", "cat", "sat", "on", "the"]


def test_heads_that_run_out_leave_plain_rounds():
    session = replay_tree(TARGET, [[["the"], ["cat"]]], chain(2))
    assert [step.accepted for step in session.rounds] == [2, 0, 0, 0]
    assert (session.drafted, session.drafted_per_call) == (2, 0.5)


def test_a_session_without_text_has_no_rounds():
    session = replay_tree([], [], chain(2))
    assert (session.calls, session.tokens_per_call, session.drafted_per_call) == (0, None, None)


def test_a_drafter_may_offer_the_heads():
    session = replay_tree(TARGET, lambda target, start: [["x", target[start]]], [[0], [1]])
    assert (session.calls, session.accepted, session.drafted) == (3, 3, 6)
    assert session.running_tokens_per_call == (2.0, 2.0, 2.0)
    assert (session.saved_calls, session.acceptance_rate) == (3, 0.5)
    assert session.up_to(1).emitted == ("the", "cat")


@settings(deadline=None)
@given(targets, head_rounds, choice_lists())
def test_emitted_equals_the_target(target, heads, choices):
    session = replay_tree(target, heads, choices)
    assert session.emitted == tuple(target)
    assert all(step.end == step.start + len(step.emitted) for step in session.rounds)
    assert [step.start for step in session.rounds[1:]] == [s.end for s in session.rounds[:-1]]


@settings(deadline=None)
@given(targets, head_rounds)
def test_a_tree_of_one_candidate_a_head_counts_as_the_chain_does(target, heads):
    first = [[head[0] for head in offered if head] for offered in heads]
    tree = replay_tree(target, [[[guess] for guess in draft] for draft in first], chain(4))
    plain = replay(target, first)
    for one, other in zip(tree.rounds, plain.rounds, strict=True):
        assert (one.draft, one.accepted, one.bonus) == (other.draft, other.accepted, other.bonus)
        assert one.statuses[1:] == other.statuses
        assert one.is_correction == other.is_correction
    for count in ("calls", "accepted", "drafted", "saved_calls", "running_tokens_per_call"):
        assert getattr(tree, count) == getattr(plain, count)


@settings(deadline=None)
@given(targets.filter(bool), st.lists(st.permutations(WORDS), max_size=4), widths)
def test_a_full_product_accepts_the_leading_heads_that_hold_the_true_token(target, heads, taken):
    lists = [head[:width] for head, width in zip(heads, taken, strict=False)]
    step = verify_tree(target, 0, build_tree(lists, full_product(taken)))
    held = [token in head for token, head in zip(target, lists, strict=False)]
    assert step.accepted == [*held, False].index(False)


@settings(deadline=None)
@given(targets.filter(bool), head_rounds.filter(bool), choice_lists(), choice_lists())
def test_a_tree_that_contains_another_accepts_at_least_as_much(target, heads, choices, more):
    small = verify_tree(target, 0, build_tree(heads[0], choices))
    large = verify_tree(target, 0, build_tree(heads[0], [*choices, *more]))
    assert large.accepted >= small.accepted


@settings(deadline=None)
@given(targets.filter(bool), head_rounds.filter(bool), choice_lists())
def test_every_path_is_verified_as_if_it_were_alone(target, heads, choices):
    step = verify_tree(target, 0, build_tree(heads[0], choices))
    alone = [
        verify(target, 0, [step.tree.candidates[node] for node in path[1:]])
        for path in step.tree.paths
    ]
    assert step.matched == tuple(one.accepted for one in alone)
    assert step.emitted == max((one.emitted for one in alone), key=len)
    assert step.winner == step.matched.index(max(step.matched))


@settings(deadline=None)
@given(targets.filter(bool), head_rounds.filter(bool), choice_lists())
def test_statuses_agree_with_the_path(target, heads, choices):
    step = verify_tree(target, 0, build_tree(heads[0], choices))
    for node, (parent, status) in enumerate(zip(step.tree.parents, step.statuses, strict=True)):
        assert (status is A) == (node in step.path)
        if status is R:
            assert step.statuses[parent] is A
            depth = step.tree.positions[node]
            assert step.tree.candidates[node] != target[depth - 1]
        if status is O:
            assert step.statuses[parent] in (A, O)
            assert step.tree.positions[node] > len(target)


def test_the_published_tree_beats_the_chain_on_the_same_heads():
    heads = [[["x", "the"], ["y", "cat"], ["z", "sat"]], [["on", "x"], ["the", "y"], ["z"]]]
    tree, plain = replay_tree(TARGET, heads, MC_SIM_7B_63), replay_tree(TARGET, heads, chain(3))
    assert (tree.calls, plain.calls) == (2, 6)
    assert tree.tokens_per_call > plain.tokens_per_call
    assert tree.drafted_per_call > plain.drafted_per_call
