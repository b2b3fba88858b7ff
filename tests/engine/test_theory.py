import math
from fractions import Fraction
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specviz.engine.theory.break_even import (
    acceptance_ceiling,
    break_even_acceptance,
    break_even_cost,
    length_ceiling,
)
from specviz.engine.theory.formulas import (
    LONGEST_DRAFT,
    best_length,
    expected_tokens,
    expected_tokens_by_position,
    speedup,
)
from specviz.engine.theory.sticky import mean_acceptance, sticky_acceptance
from tests.strategies_sampling import exact_probabilities, probabilities

lengths = st.integers(0, LONGEST_DRAFT)
costs = st.floats(0, 4)
verify_costs = st.floats(0.1, 4)


def enumerated(acceptance):
    """Tokens per call by listing every pattern of verdicts with its exact probability."""
    total = Fraction(0)
    for verdicts in product((True, False), repeat=len(acceptance)):
        chance = math.prod(
            a if passed else 1 - a for a, passed in zip(acceptance, verdicts, strict=True)
        )
        emitted = (*verdicts, False).index(False) + 1
        total += chance * emitted
    return total


@given(exact_probabilities.filter(lambda a: a < 1), st.integers(0, 20))
def test_the_closed_form_of_the_paper(a, g):
    assert expected_tokens(a, g) == (1 - a ** (g + 1)) / (1 - a)


@settings(deadline=None, max_examples=40)
@given(st.lists(exact_probabilities, max_size=6))
def test_every_pattern_of_verdicts_listed(acceptance):
    assert expected_tokens_by_position(acceptance) == enumerated(acceptance)


@given(lengths)
def test_the_limits_of_acceptance(g):
    assert expected_tokens(0.0, g) == 1
    assert expected_tokens(1.0, g) == g + 1


@given(probabilities)
def test_no_guesses_is_one_token_a_call(a):
    assert expected_tokens(a, 0) == 1
    assert speedup(a, 0, 0.3, 1.0) == 1


def test_next_to_one_the_sum_stays_accurate_where_the_quotient_does_not():
    a = 1 - 1e-15
    assert expected_tokens(a, 4) == pytest.approx(5, abs=1e-13)


@given(probabilities, lengths)
def test_tokens_per_call_stay_below_both_ceilings(a, g):
    tokens = expected_tokens(a, g)
    assert 1 <= tokens <= length_ceiling(g) * (1 + 1e-12)
    assert tokens <= acceptance_ceiling(a) * (1 + 1e-12)


def test_long_drafts_tend_to_the_ceiling_of_acceptance():
    assert expected_tokens(0.5, 64) == pytest.approx(acceptance_ceiling(0.5))
    assert acceptance_ceiling(1.0) == math.inf


def test_a_hand_worked_speedup():
    # a = 1/2, g = 2: 7/4 tokens for a cost of 2/10 + 1 passes.
    assert speedup(Fraction(1, 2), 2, Fraction(1, 10), Fraction(1)) == Fraction(35, 24)


@given(probabilities, lengths)
def test_a_free_draft_gives_tokens_per_call_as_speedup(a, g):
    assert speedup(a, g, 0.0, 1.0) == expected_tokens(a, g)


@settings(deadline=None, max_examples=40)
@given(exact_probabilities, st.fractions(0, 2, max_denominator=8))
def test_no_draft_length_beats_the_best(a, c):
    best = best_length(a, c, Fraction(1))
    assert best.speedup == max(speedup(a, g, c, Fraction(1)) for g in range(LONGEST_DRAFT + 1))
    assert best.speedup == speedup(a, best.length, c, Fraction(1))
    assert all(speedup(a, g, c, Fraction(1)) < best.speedup for g in range(best.length))


@settings(deadline=None, max_examples=40)
@given(exact_probabilities, st.fractions(0, 2, max_denominator=8))
def test_once_the_curve_falls_it_never_rises_so_the_bound_of_the_search_is_safe(a, c):
    curve = [speedup(a, g, c, Fraction(1)) for g in range(20)]
    falls = [after < before for before, after in pairwise(curve)]
    assert falls == sorted(falls)


def test_the_best_of_hand_worked_costs():
    # a = 1/2, c = 1/2, v = 1: 1, 1.5/1.5, 1.75/2: nothing beats not drafting, and equals go short.
    best = best_length(Fraction(1, 2), Fraction(1, 2), Fraction(1))
    assert (best.length, best.speedup, best.at_limit) == (0, 1, False)


def test_a_free_draft_has_no_best_length_short_of_the_limit():
    assert best_length(Fraction(9, 10), Fraction(0), Fraction(1)).at_limit


@given(st.integers(1, LONGEST_DRAFT), costs, verify_costs)
def test_break_even_acceptance_is_where_slower_turns_faster(g, c, v):
    a = break_even_acceptance(g, c, v)
    if a is None:
        assert speedup(1.0, g, c, v) < 1
    elif a == 0:
        assert speedup(0.0, g, c, v) >= 1
    else:
        assert speedup(a, g, c, v) == pytest.approx(1, abs=1e-9)
        assert speedup(a, g, c, v) >= 1


@given(probabilities, lengths, verify_costs)
def test_break_even_cost_is_where_faster_turns_slower(a, g, v):
    c = break_even_cost(a, g, v)
    if c is None:
        assert g == 0 or speedup(a, g, 0.0, v) < 1
    else:
        assert c >= 0
        assert speedup(a, g, c, v) == pytest.approx(1)


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 6), exact_probabilities, exact_probabilities)
def test_sticky_verdicts_listed_one_by_one(g, a, s):
    """Walk the chain itself: each verdict repeats the last with probability s."""
    total = Fraction(0)
    for verdicts in product((True, False), repeat=g):
        chance, before = Fraction(1), None
        for passed in verdicts:
            fresh = a if passed else 1 - a
            chance *= fresh if before is None else s * (passed == before) + (1 - s) * fresh
            before = passed
        total += chance * ((*verdicts, False).index(False) + 1)
    assert expected_tokens_by_position(sticky_acceptance([a] * g, s)) == total


@settings(deadline=None, max_examples=40)
@given(st.lists(exact_probabilities, min_size=1, max_size=5), exact_probabilities)
def test_the_mean_acceptance_of_sticky_verdicts_listed_one_by_one(acceptance, s):
    passes = Fraction(0)
    for verdicts in product((True, False), repeat=len(acceptance)):
        chance, before = Fraction(1), None
        for a, passed in zip(acceptance, verdicts, strict=True):
            fresh = a if passed else 1 - a
            chance *= fresh if before is None else s * (passed == before) + (1 - s) * fresh
            before = passed
        passes += chance * sum(verdicts)
    assert mean_acceptance(acceptance, s) == passes / len(acceptance)


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: expected_tokens(1.5, 3), "acceptance must be a number from 0 to 1"),
        (lambda: expected_tokens(-0.1, 3), "acceptance must be"),
        (lambda: expected_tokens(math.nan, 3), "acceptance must be"),
        (lambda: expected_tokens(0.5, -1), "draft length must be a whole number from 0 to 64"),
        (lambda: expected_tokens(0.5, 65), "draft length must be"),
        (lambda: expected_tokens(0.5, 2.5), "draft length must be"),
        (lambda: speedup(0.5, 3, -0.1, 1.0), "draft cost must be a number of 0 or more"),
        (lambda: speedup(0.5, 3, math.inf, 1.0), "draft cost must be"),
        (lambda: speedup(0.5, 3, 0.1, 0.0), "verify cost must be above 0"),
        (lambda: speedup(0.5, 3, 0.1, math.nan), "verify cost must be"),
        (lambda: sticky_acceptance([0.5], 1.1), "stickiness must be a number from 0 to 1"),
        (lambda: acceptance_ceiling(1.1), "acceptance must be"),
    ],
)
def test_a_value_out_of_range_gets_one_sentence(call, sentence):
    with pytest.raises(ValueError, match=sentence):
        call()
