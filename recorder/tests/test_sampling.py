"""Speculative sampling: decisions follow from the draws, and draws follow from the seed."""

import pytest
import torch

from recorder.cached import CachedModel
from recorder.drafters import ModelDrafter, PromptLookup, Proposal
from recorder.sampling import Sampler, record_sampling, sampled_round
from specviz.engine.rounds import Status

END = frozenset([0])


def test_one_seed_gives_one_session(run, draft):
    sessions = [
        record_sampling(run, ModelDrafter(draft, END), Sampler(0.7, seed)) for seed in (1, 1, 2)
    ]
    assert sessions[0] == sessions[1]
    assert sessions[0] != sessions[2]


def test_verdicts_follow_from_the_draws(run, draft):
    rounds = record_sampling(run, ModelDrafter(draft, END), Sampler(0.7, 1))
    verdicts = [guess.verdict for step in rounds for guess in step.guesses]
    assert set(verdicts) == {Status.ACCEPTED, Status.REJECTED, Status.DISCARDED}
    for guess in (guess for step in rounds for guess in step.guesses if guess.u is not None):
        assert guess.accept_p == pytest.approx(min(1, guess.target_p / guess.draft_p), abs=1e-5)
        assert (guess.u <= guess.accept_p) == (guess.verdict is Status.ACCEPTED)


def test_the_bonus_comes_from_the_residual_after_a_rejection(run, draft):
    for step in record_sampling(run, ModelDrafter(draft, END), Sampler(0.7, 1)):
        rejected = step.accepted < len(step.guesses)
        assert step.source == ("residual" if rejected else "target")
        assert (step.residual_mass is not None) == rejected


def test_a_looked_up_guess_is_certain_of_itself(run):
    rounds = record_sampling(run, PromptLookup(END), Sampler(0.7, 1))
    guesses = [guess for step in rounds for guess in step.guesses]
    assert {guess.draft_p for guess in guesses} == {1.0}
    assert all(guess.accept_p in (None, guess.target_p) for guess in guesses)


def test_sampled_tokens_follow_the_target(run):
    """The first token of 3000 sessions against the target's own distribution."""
    sampler = Sampler(1.0, 5)
    logits = CachedModel(run.model).feed(list(run.ids))[-1]
    p = sampler.distribution(logits)
    q = p.roll(1) * 0.5 + p * 0.5
    seen = torch.zeros(len(p))
    for _ in range(3000):
        seen[_first_token(p, q, sampler)] += 1
    assert float((seen / 3000 - p).abs().sum()) / 2 < 0.1


def _first_token(p, q, sampler):
    proposal = Proposal(sampler.draw(q), q)
    return sampled_round([proposal], torch.stack([p, p]), sampler).emitted[0]
