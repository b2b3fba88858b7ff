"""Record speculative sampling (Leviathan et al., arXiv 2211.17192, algorithm 1).

A guess x drawn from the draft's q stays with probability min(1, p(x) / q(x)). The first one
that does not is replaced by a draw from the residual, max(0, p - q) normalised. The output is
distributed as the target's own.
"""

import torch

from recorder.cached import CachedModel
from recorder.target import finished, top
from specviz.engine.recording import Guess, GuessRound
from specviz.engine.rounds import Status

EXACT = 9
"""Digits kept of the numbers a decision is made from."""


class Sampler:
    """Draws at one temperature from one seed."""

    def __init__(self, temperature, seed):
        self.temperature = temperature
        self.generator = torch.Generator().manual_seed(seed)

    def distribution(self, logits):
        """Probabilities at this temperature."""
        return (logits.double() / self.temperature).softmax(-1)

    def choose(self, logits):
        """Draw a token; returns (token, distribution)."""
        distribution = self.distribution(logits)
        return self.draw(distribution), distribution

    def draw(self, distribution):
        """One token id from a distribution."""
        return int(torch.multinomial(distribution, 1, generator=self.generator))

    def uniform(self):
        """One number in [0, 1)."""
        return round(float(torch.rand((), generator=self.generator, dtype=torch.double)), EXACT)


def record_sampling(run, drafter, sampler):
    """The rounds of one session; counted as in ``record_greedy``."""
    target, context, rounds = CachedModel(run.model), list(run.ids), []
    if len(context) > 1:
        target.feed(context[:-1])
    while not finished(run, context[len(run.ids) :]):
        room = run.limit - (len(context) - len(run.ids)) - 1
        proposals = drafter.propose(context, min(run.length, room), sampler.choose)
        logits = target.feed([context[-1], *(proposal.id for proposal in proposals)])
        rounds.append(sampled_round(proposals, sampler.distribution(logits), sampler))
        context += rounds[-1].emitted
        target.keep(len(context) - 1)
    return tuple(rounds)


def sampled_round(proposals, targets, sampler):
    """Test the proposals in order, then draw the bonus; ``targets`` has one row more."""
    guesses, accepted = [], 0
    for proposal, p in zip(proposals, targets[:-1], strict=True):
        tested = accepted == len(guesses)
        guesses.append(_guess(proposal, p, sampler.uniform() if tested else None))
        accepted += guesses[-1].verdict is Status.ACCEPTED
    q = _q(proposals[accepted], targets[accepted]) if accepted < len(proposals) else None
    return with_bonus(tuple(guesses), accepted, targets[accepted], q, sampler.draw)


def with_bonus(guesses, accepted, p, q, draw):
    """Draw the bonus: from the residual where a guess was rejected (``q``), else from p."""
    residual = p if q is None else (p - q).clamp(min=0)
    mass = float(residual.sum())
    bonus = draw(residual / mass)
    return GuessRound(
        guesses,
        emitted=(*(guess.id for guess in guesses[:accepted]), bonus),
        bonus_top=top(residual / mass),
        source="target" if q is None else "residual",
        residual_mass=None if q is None else round(mass, EXACT),
    )


def _guess(proposal, p, u):
    q = _q(proposal, p)
    accept = min(1.0, float(p[proposal.id] / q[proposal.id]))
    return judge(proposal.id, q, p, u, accept)


def judge(token, q, p, u, accept):
    """One guess and what became of it; ``u`` is None where it was not tested."""
    verdict = Status.DISCARDED
    if u is not None:
        verdict = Status.ACCEPTED if u <= accept else Status.REJECTED
    return Guess(
        token,
        draft_p=round(float(q[token]), EXACT),
        target_p=round(float(p[token]), EXACT),
        draft_top=top(q),
        target_top=top(p),
        u=u,
        accept_p=None if u is None else round(accept, EXACT),
        verdict=verdict,
    )


def _q(proposal, p):
    """The draft's distribution; a guess that is looked up is certain of itself."""
    if proposal.q is not None:
        return proposal.q
    return torch.zeros_like(p).index_fill(0, torch.tensor([proposal.id]), 1.0)
