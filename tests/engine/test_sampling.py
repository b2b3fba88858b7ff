from fractions import Fraction
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specviz.engine.sampling.round import SamplingRound
from specviz.engine.sampling.rules import (
    Rule,
    Step,
    accept_probability,
    excess,
    expected_acceptance,
    output_distribution,
    overlap,
    residual,
)
from tests.strategies_sampling import exact_pairs, float_pairs, uniforms

ZERO, ONE = Fraction(0), Fraction(1)


def cells(distribution):
    """Cut 0..1 where a draw changes: the middle and the width of each stretch."""
    edges = sorted({ZERO, *(sum(distribution[: i + 1]) for i in range(len(distribution)))})
    return [((a + b) / 2, b - a) for a, b in pairwise(edges)]


def steps(p, q):
    """Every way a step can go, with the exact measure of the uniform numbers that lead there."""
    for drawn, wide in cells(q):
        guess = Step(p, q, drawn, ZERO, ZERO).guess
        a = accept_probability(p, q, guess)
        for u, high in cells((a, 1 - a)):
            step = Step(p, q, drawn, u, ZERO)
            again = [(ZERO, ONE)] if step.accepted else cells(residual(p, q))
            for redrawn, deep in again:
                yield Step(p, q, drawn, u, redrawn), wide * high * deep


def test_a_guess_the_target_likes_as_much_is_always_accepted():
    assert accept_probability([0.6, 0.4], [0.5, 0.5], guess=0) == 1


def test_a_guess_the_draft_cannot_have_made_is_refused():
    with pytest.raises(ValueError, match="cannot be a guess"):
        accept_probability([0.5, 0.5], [1.0, 0.0], guess=1)


def test_hand_worked_residual():
    # p - q is (0.3, -0.4, 0.1): what q leaves is (0.3, 0, 0.1), which is 3 : 0 : 1.
    p = (Fraction(5, 10), Fraction(2, 10), Fraction(3, 10))
    q = (Fraction(2, 10), Fraction(6, 10), Fraction(2, 10))
    assert residual(p, q) == (Fraction(3, 4), 0, Fraction(1, 4))


def test_the_residual_of_equals_is_undefined_and_says_it_is_never_needed():
    with pytest.raises(ValueError, match="no guess is rejected"):
        residual([0.5, 0.5], [0.5, 0.5])


@given(exact_pairs().filter(lambda pair: pair[0] != pair[1]))
def test_the_residual_is_a_distribution_over_what_the_draft_underrates(pair):
    p, q = pair
    r = residual(p, q)
    assert sum(r) == 1
    assert all((r[x] > 0) == (p[x] > q[x]) for x in range(len(p)))


@given(exact_pairs())
def test_overlap_and_excess_put_the_target_back_together(pair):
    p, q = pair
    assert tuple(a + b for a, b in zip(overlap(p, q), excess(p, q), strict=True)) == p


@settings(deadline=None)
@given(exact_pairs())
def test_every_way_a_step_can_go_sums_to_exactly_the_target(pair):
    p, q = pair
    output = [ZERO] * len(p)
    for step, measure in steps(p, q):
        output[step.emitted] += measure
    assert tuple(output) == p
    assert output_distribution(p, q) == p


@settings(deadline=None)
@given(exact_pairs())
def test_every_way_a_guess_is_accepted_sums_to_alpha(pair):
    p, q = pair
    alpha = sum(measure for step, measure in steps(p, q) if step.accepted)
    assert alpha == expected_acceptance(p, q)


@given(exact_pairs())
def test_the_wrong_ways_land_where_their_own_enumeration_says(pair):
    p, q = pair
    resampled = [ZERO] * len(p)
    for x in range(len(p)):
        a = accept_probability(p, q, x) if q[x] else ZERO
        resampled[x] += q[x] * a
        for y in range(len(p)):
            resampled[y] += q[x] * (1 - a) * p[y]
    assert output_distribution(p, q, Rule.RESAMPLE_TARGET) == tuple(resampled)
    assert output_distribution(p, q, Rule.ACCEPT_ALL) == q


@given(exact_pairs().filter(lambda pair: pair[0] != pair[1]))
def test_accepting_every_guess_is_never_right(pair):
    p, q = pair
    assert output_distribution(p, q, Rule.ACCEPT_ALL) != p


def test_resampling_from_p_overrates_what_the_draft_overrates():
    p, q = (Fraction(1, 4), Fraction(3, 4)), (Fraction(1, 2), Fraction(1, 2))
    # Accepted 1/4 and 1/2; the rejected quarter is dealt out as p: 1/16 and 3/16.
    assert output_distribution(p, q, Rule.RESAMPLE_TARGET) == (Fraction(5, 16), Fraction(11, 16))


def test_nothing_in_common_means_every_guess_is_replaced_from_p():
    p, q = (Fraction(1, 3), Fraction(2, 3), ZERO), (ZERO, ZERO, ONE)
    assert expected_acceptance(p, q) == 0
    assert residual(p, q) == p
    assert not Step(p, q, drawn=0.5, u=0.0, redrawn=0.5).accepted


@given(uniforms, uniforms, uniforms)
def test_identical_distributions_accept_whatever_the_dice_say(drawn, u, redrawn):
    p = (0.5, 0.25, 0.25)
    step = Step(p, p, drawn, u, redrawn)
    assert step.accepted
    assert step.emitted == step.guess


@given(float_pairs(), uniforms, uniforms, uniforms)
def test_an_emitted_token_is_always_possible_for_the_target(pair, drawn, u, redrawn):
    p, q = pair
    assert p[Step(p, q, drawn, u, redrawn).emitted] > 0


@settings(deadline=None, max_examples=10)
@given(exact_pairs(2, 2), exact_pairs(2, 2), exact_pairs(2, 2))
def test_a_round_of_two_guesses_leaves_every_text_as_likely_as_the_target_makes_it(one, two, three):
    # The second position's distributions depend on the first token, as in a real model.
    after = (two, three)
    first, last = one[0], (ONE / 3, 2 * ONE / 3)
    texts = dict.fromkeys(product(range(2), repeat=2), ZERO)
    for step, measure in steps(*one):
        for follow, weight in steps(*after[step.guess]):
            round_ = SamplingRound((step, follow), last, drawn=ZERO)
            start = round_.emitted[:2]
            if len(start) == 2:
                texts[start] += measure * weight
            else:  # the next round begins here; its first token follows the target
                for token, chance in enumerate(after[start[0]][0]):
                    texts[start[0], token] += measure * weight * chance
    assert texts == {(x, y): first[x] * after[x][0][y] for x, y in texts}


@given(st.integers(0, 2), st.integers(0, 2), uniforms, uniforms, uniforms)
def test_at_temperature_zero_equal_tokens_are_accepted_and_others_replaced(
    target, guess, drawn, u, redrawn
):
    sure = [tuple(float(x == choice) for x in range(3)) for choice in (target, guess)]
    step = Step(*sure, drawn, u, redrawn)
    assert step.accepted == (target == guess)
    assert step.emitted == target
