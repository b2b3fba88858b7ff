"""Heads that rank the true token at a chosen accuracy."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specviz.engine.tree.choices import chain, full_product
from specviz.engine.tree.head_drafter import ranked_heads
from specviz.engine.tree.session import replay_tree
from tests.strategies_tree import targets

LONG = [f"w{number % 50}" for number in range(2000)]


def test_perfect_heads_are_always_right():
    session = replay_tree(LONG[:12], ranked_heads([1, 1, 1], width=2), chain(3))
    assert (session.calls, session.tokens_per_call) == (3, 4.0)


def test_heads_without_accuracy_or_luck_never_hold_the_true_token():
    draft = ranked_heads([0, 0], width=4, later=0)
    offered = [draft(LONG, start) for start in range(100)]
    for start, heads in enumerate(offered):
        for head, candidates in enumerate(heads):
            assert LONG[start + head] not in candidates
            assert len(set(candidates)) == len(candidates) == 4


def test_the_true_token_stands_where_the_probabilities_say():
    draft = ranked_heads([0.6], width=4, later=0.5)
    ranks = [draft(LONG, start)[0] for start in range(2000)]
    found = [
        list(heads).index(LONG[at]) if LONG[at] in heads else None for at, heads in enumerate(ranks)
    ]
    shares = [found.count(rank) / len(found) for rank in (0, 1, 2, 3, None)]
    for share, expected in zip(shares, (0.6, 0.2 / 3, 0.2 / 3, 0.2 / 3, 0.2), strict=True):
        assert share == pytest.approx(expected, abs=0.03)


def test_more_heads_and_higher_accuracy_change_nothing_else():
    few, many = ranked_heads([0.5], 3, seed=7), ranked_heads([0.5, 0.5], 3, seed=7)
    assert all(few(LONG, at) == many(LONG, at)[:1] for at in range(50))
    better = ranked_heads([0.9], 3, seed=7)
    moved = [at for at in range(50) if few(LONG, at) != better(LONG, at)]
    assert moved
    assert all(better(LONG, at)[0][0] == LONG[at] for at in moved)


def test_another_seed_gives_other_heads():
    assert ranked_heads([0.5], 5, seed=1)(LONG, 0) != ranked_heads([0.5], 5, seed=2)(LONG, 0)


@pytest.mark.parametrize("bad", [[1.5], [-0.1], [float("nan")]])
def test_an_accuracy_is_a_probability(bad):
    with pytest.raises(ValueError, match="from 0 to 1"):
        ranked_heads(bad, 2)


def test_a_head_offers_something():
    with pytest.raises(ValueError, match="at least 1 candidate"):
        ranked_heads([0.5], 0)


@settings(deadline=None)
@given(targets, st.lists(st.floats(0, 1), max_size=4), st.integers(1, 4), st.integers(0, 9))
def test_heads_are_repeatable_and_never_guess_past_the_end(target, accuracy, width, seed):
    draft = ranked_heads(accuracy, width, seed)
    for start in range(len(target)):
        heads = draft(target, start)
        assert heads == ranked_heads(accuracy, width, seed)(target, start)
        assert len(heads) == min(len(accuracy), len(target) - start)
        assert all(len(head) <= width and set(head) <= set(target) for head in heads)
    shape = full_product([width] * len(accuracy))
    assert replay_tree(target, draft, shape).emitted == tuple(target)


class Counted(tuple[str, ...]):
    """Words that count how often they are looked at."""

    looks = 0

    def __getitem__(self, place):
        self.looks += 1
        return super().__getitem__(place)


def test_no_more_words_are_drawn_than_a_head_offers():
    different, few = Counted(f"w{number}" for number in range(2000)), Counted("abab" * 500)
    assert len(ranked_heads([0], width=16, later=0)(different, 0)[0]) == 16
    assert different.looks < 16 * 2
    assert ranked_heads([0], width=16, later=0)(few, 0) == (("b",),)
    assert few.looks < 32
