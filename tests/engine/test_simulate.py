"""Statistical tests. Seeds are fixed, so they pass or fail the same way on every run; the stated
false-alarm rate is the share of seeds at which a correct simulation would have failed."""

import math

import pytest

from specviz.engine.sampling.band import ALARM, confidence_band
from specviz.engine.sampling.rules import Rule, output_distribution
from specviz.engine.simulate import (
    MOST_ROUNDS,
    Estimate,
    simulate_emitted,
    simulate_tokens_per_call,
)
from specviz.engine.theory.formulas import expected_tokens_by_position
from specviz.engine.theory.sticky import sticky_acceptance

P, Q = (0.5, 0.25, 0.125, 0.125, 0.0), (0.125, 0.125, 0.25, 0.25, 0.25)
SETTINGS = [
    ([0.8] * 5, 0.0),
    ([0.3] * 2, 0.0),
    ([0.95] * 12, 0.0),
    ([0.9, 0.7, 0.4, 0.2], 0.0),
    ([0.7] * 5, 0.6),
]


def theory(acceptance, stickiness):
    if stickiness:
        acceptance = sticky_acceptance(acceptance, stickiness)
    return expected_tokens_by_position(acceptance)


def errors(acceptance, stickiness):
    """How many standard errors each of 100 seeds lands from the formula."""
    truth = theory(acceptance, stickiness)
    runs = [simulate_tokens_per_call(acceptance, 4_000, seed, stickiness) for seed in range(100)]
    return [(run.mean - truth) / run.standard_error for run in runs]


@pytest.mark.parametrize(("acceptance", "stickiness"), SETTINGS)
def test_runs_land_within_their_own_error_bars_as_often_as_they_should(acceptance, stickiness):
    # The sum of 100 squared normal deviates is chi-squared with 100 degrees of freedom:
    # it lies outside 51.4 to 172 with a probability of about 1 in 100,000 (each side half).
    assert 51.4 < sum(error**2 for error in errors(acceptance, stickiness)) < 172


@pytest.mark.parametrize(("acceptance", "stickiness"), SETTINGS)
def test_runs_are_not_off_to_one_side(acceptance, stickiness):
    # The mean of 100 deviates leaves 0.45 with a probability of about 1 in 100,000.
    assert abs(sum(errors(acceptance, stickiness)) / 100) < 0.45


@pytest.mark.parametrize(("acceptance", "stickiness"), SETTINGS[3:])
def test_the_iid_formula_misses_where_its_assumption_fails(acceptance, stickiness):
    mean = sum(acceptance) / len(acceptance)
    iid = expected_tokens_by_position([mean] * len(acceptance))
    run = simulate_tokens_per_call(acceptance, 20_000, 1, stickiness)
    assert abs(run.mean - iid) > 10 * run.standard_error


def test_certain_verdicts_leave_no_error():
    for acceptance, tokens in (([1.0] * 4, 5), ([0.0] * 4, 1), ([], 1)):
        run = simulate_tokens_per_call(acceptance, 1_000, seed=0)
        assert (run.mean, run.standard_error) == (tokens, 0)


def test_a_fully_sticky_round_is_all_or_nothing():
    # 1 token with probability 0.6, 6 with 0.4: mean 3, variance 6.
    run = simulate_tokens_per_call([0.4] * 5, 100_000, seed=1, stickiness=1.0)
    assert run.standard_error == pytest.approx(math.sqrt(6 / 100_000), rel=0.02)
    assert abs(run.mean - 3) < 4.5 * run.standard_error  # alarm: 7 in 1,000,000


def test_one_round_has_no_error_bar():
    assert math.isnan(Estimate(rounds=1, total=3, squares=9).standard_error)


def test_the_same_seed_repeats_the_same_run():
    run = simulate_tokens_per_call([0.5] * 3, 30_000, seed=5)
    assert run == simulate_tokens_per_call([0.5] * 3, 30_000, seed=5)
    assert run != simulate_tokens_per_call([0.5] * 3, 30_000, seed=6)


@pytest.mark.parametrize("rule", list(Rule))
def test_each_rule_lands_in_the_band_of_its_own_output(rule):
    # The alarm of one band is at most 1 in 100; more than 5 of 100 seeds outside it has a
    # probability below 6 in 10,000.
    band = confidence_band(output_distribution(P, Q, rule), 20_000)
    outside = 0
    for seed in range(100):
        counts = simulate_emitted(P, Q, rule, 20_000, seed)
        assert sum(counts) == 20_000
        outside += any(not low <= n <= high for n, (low, high) in zip(counts, band, strict=True))
    assert outside <= 5


@pytest.mark.parametrize("rule", [Rule.ACCEPT_ALL, Rule.RESAMPLE_TARGET])
def test_the_wrong_ways_leave_the_band_of_the_target(rule):
    counts = simulate_emitted(P, Q, rule, 20_000, seed=1)
    band = confidence_band(P, 20_000)
    assert any(not low <= n <= high for n, (low, high) in zip(counts, band, strict=True))


def test_nothing_the_target_forbids_is_emitted():
    assert simulate_emitted(P, Q, Rule.SPECULATIVE, 50_000, seed=2)[-1] == 0


def test_identical_distributions_need_no_residual():
    counts = simulate_emitted(P, P, Rule.SPECULATIVE, 50_000, seed=2)
    band = confidence_band(P, 50_000)
    assert all(low <= n <= high for n, (low, high) in zip(counts, band, strict=True))


def test_progress_is_told_from_the_first_chunk_to_the_last():
    shares = []
    simulate_emitted(P, Q, Rule.SPECULATIVE, 100_000, seed=1, progress=shares.append)
    assert shares == sorted(shares)
    assert len(shares) > 3
    assert shares[-1] == 1


@pytest.mark.parametrize("rounds", [0, -1, MOST_ROUNDS + 1])
def test_too_few_or_too_many_rounds_are_refused(rounds):
    with pytest.raises(ValueError, match="from 1 to 200,000"):
        simulate_tokens_per_call([0.5], rounds, seed=1)
    with pytest.raises(ValueError, match="from 1 to 200,000"):
        simulate_emitted(P, Q, Rule.SPECULATIVE, rounds, seed=1)


@pytest.mark.parametrize(("acceptance", "stickiness"), [([1.2], 0), ([0.5], -1), ([math.nan], 0)])
def test_impossible_chances_are_refused(acceptance, stickiness):
    with pytest.raises(ValueError, match="numbers from 0 to 1"):
        simulate_tokens_per_call(acceptance, 10, 1, stickiness)


def binomial(p, rounds, count):
    return math.comb(rounds, count) * p**count * (1 - p) ** (rounds - count)


@pytest.mark.parametrize("rounds", [1, 10, 60])
@pytest.mark.parametrize("p", [0.0, 0.02, 0.5, 0.9, 1.0])
def test_the_band_is_the_narrowest_that_keeps_its_promise(p, rounds):
    low, high = confidence_band((p, 1 - p), rounds)[0]
    tail = ALARM / 4
    assert sum(binomial(p, rounds, k) for k in range(low)) <= tail
    assert sum(binomial(p, rounds, k) for k in range(low + 1)) > tail
    assert sum(binomial(p, rounds, k) for k in range(high + 1, rounds + 1)) <= tail
    assert sum(binomial(p, rounds, k) for k in range(high, rounds + 1)) > tail
