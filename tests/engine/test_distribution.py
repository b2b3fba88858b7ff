from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine.sampling.distribution import draw, normalise, temper, total_variation
from specviz.engine.sampling.rules import expected_acceptance
from tests.strategies_sampling import exact_pairs, float_pairs, uniforms, weights


def test_weights_need_not_sum_to_one():
    assert normalise([2, 6, 0]) == (0.25, 0.75, 0)


@given(weights)
def test_a_distribution_of_fractions_sums_to_exactly_one(counts):
    assert sum(normalise([Fraction(count) for count in counts])) == 1


@pytest.mark.parametrize("bad", [[1.0, -0.5], [float("nan"), 1.0], [float("inf"), 1.0]])
def test_a_weight_that_is_no_weight_is_refused(bad):
    with pytest.raises(ValueError, match="numbers of 0 or more"):
        normalise(bad)


@pytest.mark.parametrize("bad", [[], [0.0, 0.0], [1e308, 1e308]])
def test_weights_without_a_usable_sum_are_refused(bad):
    with pytest.raises(ValueError, match="above 0"):
        normalise(bad)


def test_temperature_one_changes_nothing():
    assert temper([3.0, 1.0], 1.0) == (0.75, 0.25)


def test_half_the_temperature_squares_and_double_takes_the_root():
    assert temper([1.0, 3.0], 0.5) == pytest.approx((0.1, 0.9))
    assert temper([1.0, 9.0], 2.0) == pytest.approx((0.25, 0.75))


def test_temperature_zero_is_greedy_and_the_first_of_equals_wins():
    assert temper([1.0, 4.0, 4.0], 0) == (0.0, 1.0, 0.0)


@given(weights.filter(lambda w: w.count(max(w)) == 1))
def test_low_temperatures_tend_to_the_greedy_limit(counts):
    assert temper([float(c) for c in counts], 1e-4) == pytest.approx(temper(counts, 0))


@pytest.mark.parametrize("temperature", [1e-300, 5e-324, 1e300])
def test_extreme_temperatures_still_give_a_distribution(temperature):
    assert sum(temper([1.0, 2.0, 0.0], temperature)) == pytest.approx(1)


@pytest.mark.parametrize("temperature", [-0.1, float("nan"), float("inf")])
def test_an_impossible_temperature_is_refused(temperature):
    with pytest.raises(ValueError, match="temperature must be"):
        temper([1.0, 2.0], temperature)


@given(weights, uniforms)
def test_what_is_drawn_is_possible(counts, u):
    p = normalise([float(count) for count in counts])
    assert p[draw(p, u)] > 0


@given(weights)
def test_a_stretch_of_uniform_numbers_as_wide_as_its_probability_draws_each_token(counts):
    total = sum(counts)
    p = [Fraction(count, total) for count in counts]
    drawn = [draw(p, Fraction(2 * i + 1, 2 * total)) for i in range(total)]
    assert [drawn.count(token) for token in range(len(p))] == counts


def test_rounding_at_the_top_never_draws_an_impossible_token():
    assert draw([0.3, 0.6999999999999, 0.0], u=0.99999999999999) == 1


@given(exact_pairs())
def test_total_variation_is_what_the_expected_acceptance_leaves(pair):
    p, q = pair
    assert total_variation(p, q) == 1 - expected_acceptance(p, q)


@given(float_pairs(), st.data())
def test_no_set_of_tokens_differs_by_more_than_the_total_variation(pair, data):
    p, q = pair
    some = data.draw(st.sets(st.integers(0, len(p) - 1)))
    difference = abs(sum(p[x] for x in some) - sum(q[x] for x in some))
    assert difference <= total_variation(p, q) + 1e-12
