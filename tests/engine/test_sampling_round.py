import json
from itertools import accumulate
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine.rounds import Status, verify
from specviz.engine.sampling.distribution import normalise
from specviz.engine.sampling.round import SamplingRound, seeded_round
from specviz.engine.sampling.rules import Step, accept_probability, residual
from tests.strategies_sampling import float_pairs

CASES = Path(__file__).parents[1] / "cases" / "speculative_sampling.json"


def reference_cases():
    return json.loads(CASES.read_text(encoding="utf-8"))["cases"]


def middle(distribution, token):
    """A uniform number that draws this token: the middle of its stretch."""
    edges = [0.0, *accumulate(distribution)]
    return (edges[token] + edges[token + 1]) / 2 / edges[-1]


def played(case):
    """The reference's round: its guesses, its r values, its own second draw."""
    last = middle(case["residual"], case["sampled_token"])
    rows = zip(case["p"], case["q"], case["draft_tokens"], case["r"], strict=False)
    made = [Step(normalise(p), normalise(q), middle(q, guess), r, last) for p, q, guess, r in rows]
    return SamplingRound(tuple(made), normalise(case["p"][-1]), last)


def test_there_are_a_hundred_reference_cases():
    assert len(reference_cases()) == 100


@pytest.mark.parametrize("case", reference_cases(), ids=lambda case: str(case["id"]))
def test_the_round_is_the_one_transformers_plays(case):
    round_ = played(case)
    assert [step.guess for step in round_.steps] == case["draft_tokens"]
    assert [step.accept_probability for step in round_.steps] == pytest.approx(
        case["accept_prob"], abs=5e-6, rel=5e-5
    )
    assert round_.accepted == case["n_accepted"]
    assert list(round_.emitted) == case["emitted"]


@pytest.mark.parametrize("case", reference_cases(), ids=lambda case: str(case["id"]))
def test_the_bonus_is_drawn_from_the_distribution_transformers_draws_from(case):
    round_ = played(case)
    rejected = round_.steps[round_.accepted :]
    source = residual(rejected[0].p, rejected[0].q) if rejected else round_.last
    assert source == pytest.approx(case["residual"], abs=2e-5)


@given(float_pairs(), st.integers(0, 8), st.integers(0, 10**6))
def test_a_round_emits_its_accepted_guesses_and_one_token_more(pair, length, seed):
    round_ = seeded_round(*pair, length, seed)
    assert len(round_.emitted) == round_.accepted + 1
    assert round_.is_correction == (round_.accepted < length)
    assert round_.statuses.count(Status.ACCEPTED) == round_.accepted
    assert round_.statuses.count(Status.REJECTED) == round_.is_correction
    assert len(round_.statuses) == length


@given(float_pairs(), st.integers(0, 8), st.integers(0, 10**6))
def test_the_same_seed_repeats_the_same_draws(pair, length, seed):
    assert seeded_round(*pair, length, seed) == seeded_round(*pair, length, seed)


def test_a_seed_gives_these_numbers_on_every_machine():
    # A shared link must show a class the same draws everywhere.
    step = seeded_round((0.5, 0.5), (0.25, 0.75), length=1, seed=7).steps[0]
    assert (step.drawn, step.u) == (0.32383276483316237, 0.15084917392450192)


def test_a_round_without_guesses_draws_one_token_from_the_target():
    assert seeded_round((0.0, 1.0), (1.0, 0.0), length=0, seed=3).emitted == (1,)


@given(st.lists(st.integers(0, 2), min_size=5, max_size=5), st.lists(st.integers(0, 2), max_size=4))
def test_at_temperature_zero_the_rule_is_the_step_through_rule(target, draft):
    def sure(token):
        return tuple(float(x == token) for x in range(3))

    made = [Step(sure(t), sure(d), 0.5, 0.5, 0.5) for t, d in zip(target, draft, strict=False)]
    sampled = SamplingRound(tuple(made), sure(target[len(draft)]), 0.5)
    counted = verify([str(t) for t in target], 0, [str(d) for d in draft])
    assert sampled.accepted == counted.accepted
    assert tuple(map(str, sampled.emitted)) == counted.emitted
    assert sampled.statuses == counted.statuses


def test_the_round_stops_at_the_first_rejection_even_if_a_later_guess_would_pass():
    torn, sure = (0.5, 0.5), (1.0, 0.0)
    passes, fails = Step(torn, torn, 0.1, 0.9, 0.0), Step(torn, sure, 0.1, 0.9, 0.0)
    assert accept_probability(torn, sure, 0) == 0.5
    round_ = SamplingRound((passes, fails, passes), torn, 0.1)
    assert round_.statuses == (Status.ACCEPTED, Status.REJECTED, Status.DISCARDED)
    assert round_.emitted == (0, 1)
