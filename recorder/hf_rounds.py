"""What transformers' loop shows of one round -> a recorded round."""

from dataclasses import dataclass, replace

import torch

from recorder.sampling import EXACT, judge, with_bonus
from recorder.target import guess, top
from specviz.engine.recording import Guess, GuessRound
from specviz.engine.rounds import Status


@dataclass(slots=True)
class Call:
    """One call of the target, before its result is known.

    Attributes:
        start: tokens before this round, prompt included.
        guesses: ids of the draft.
        logits: [1, guesses, vocabulary] of the draft model, None where there is none.
        draws: sampling: one uniform number a guess.
    """

    start: int
    guesses: list[int]
    logits: torch.Tensor | None
    draws: list[float] | None = None


def greedy_round(call, emitted, scores):
    """A round in which the target's most likely tokens were compared with the guesses."""
    p, q = scores.softmax(-1), _draft_probabilities(call)
    guesses = tuple(guess(id_, p[i], q[i]) for i, id_ in enumerate(call.guesses))
    step = GuessRound(guesses, tuple(emitted))
    return replace(step, bonus_top=() if step.bonus is None else top(p[step.accepted]))


def sampling_round(call, emitted, scores):
    """A round of speculative sampling; see sampling.py."""
    p, q = scores.softmax(-1), _draft_probabilities(call)
    step = GuessRound(tuple(Guess(id_) for id_ in call.guesses), tuple(emitted))
    tested = step.accepted + (step.bonus is not None)
    pairs = enumerate(call.guesses)
    guesses = [_judged(id_, p[i], q[i], call.draws[i] if i < tested else None) for i, id_ in pairs]
    if step.bonus is None:
        over = (replace(late, verdict=Status.OVERRUN) for late in guesses[step.accepted :])
        return replace(step, guesses=(*guesses[: step.accepted], *over))
    at = step.accepted
    rejected = q[at] if at < len(guesses) else None
    return with_bonus(tuple(guesses), at, p[at], rejected, lambda _: step.bonus)


def _draft_probabilities(call):
    """One row a guess; None in each row's place where the draft gives no probabilities."""
    if call.logits is None:
        return [None] * len(call.guesses)
    return call.logits[0].float().softmax(-1)


def _judged(id_, p, q, u):
    accept = min(1.0, float(p[id_] / q[id_]))
    return judge(id_, q, p, None if u is None else round(u, EXACT), accept)
