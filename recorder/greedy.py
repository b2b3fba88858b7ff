"""Record greedy speculative decoding: a guess stays if it is the target's most likely token."""

from recorder.cached import CachedModel
from recorder.target import finished, guess, top
from specviz.engine.recording import GuessRound


def most_likely(logits):
    """Choose greedily; returns (token, distribution)."""
    return int(logits.argmax()), logits.softmax(-1)


def record_greedy(run, drafter):
    """The rounds of one session; a round is one call of the target.

    The prompt but its last token is processed before round 1. The last token is fed together
    with the first guesses: the target then says what follows it and each of them.
    """
    target, context, rounds = CachedModel(run.model), list(run.ids), []
    if len(context) > 1:
        target.feed(context[:-1])
    while not finished(run, context[len(run.ids) :]):
        room = run.limit - (len(context) - len(run.ids)) - 1
        proposals = drafter.propose(context, min(run.length, room), most_likely)
        logits = target.feed([context[-1], *(proposal.id for proposal in proposals)])
        rounds.append(_round(proposals, logits))
        context += rounds[-1].emitted
        target.keep(len(context) - 1)
    return tuple(rounds)


def _round(proposals, logits):
    ids, choices = [proposal.id for proposal in proposals], logits.argmax(-1).tolist()
    accepted = 0
    while accepted < len(ids) and ids[accepted] == choices[accepted]:
        accepted += 1
    probabilities = logits.softmax(-1)
    pairs = zip(proposals, probabilities[:-1], strict=True)
    guesses = tuple(guess(proposal.id, p, proposal.q) for proposal, p in pairs)
    emitted = (*ids[:accepted], choices[accepted])
    return GuessRound(guesses, emitted, bonus_top=top(probabilities[accepted]))
