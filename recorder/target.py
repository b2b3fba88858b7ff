"""What every recording loop asks of the target: settings, plain decoding, lists of the best."""

from dataclasses import dataclass

import torch

from recorder.cached import CachedModel
from specviz.engine.recording import Guess


@dataclass(frozen=True, slots=True)
class Run:
    """One thing to record.

    Attributes:
        model: the target.
        ids: the processed prompt, chat template included.
        end_ids: tokens that end the output.
        limit: most tokens of output.
        length: most guesses a round.
    """

    model: torch.nn.Module
    ids: tuple[int, ...]
    end_ids: frozenset[int]
    limit: int = 100
    length: int = 4


TOP = 5
DIGITS = 5


def plain(run):
    """Plain greedy decoding, one call a token: the baseline of every recording."""
    model, output = CachedModel(run.model), []
    logits = model.feed(list(run.ids))[-1]
    while True:
        output.append(int(logits.argmax()))
        if len(output) == run.limit or output[-1] in run.end_ids:
            return tuple(output)
        logits = model.feed(output[-1:])[-1]


def top(probabilities, count=TOP):
    """The most likely tokens, (id, probability), as recordings hold them."""
    values, ids = probabilities.topk(min(count, len(probabilities)))
    pairs = zip(ids.tolist(), values.tolist(), strict=True)
    return tuple((token, round(p, DIGITS)) for token, p in pairs if p > 0)


def guess(id_, p, q):
    """A greedy round's guess: the target's and the draft's view of it; ``q`` may be None."""
    return Guess(
        id_,
        draft_p=None if q is None else round(float(q[id_]), DIGITS),
        target_p=round(float(p[id_]), DIGITS),
        draft_top=() if q is None else top(q),
        target_top=top(p),
    )


def finished(run, output):
    """Whether the output has reached its limit or an end token."""
    return len(output) >= run.limit or (bool(output) and output[-1] in run.end_ids)
