"""Train Medusa heads on the target's own text and measure them on held-out answers."""

import torch
import torch.nn.functional as F  # noqa: N812 - the name PyTorch's own documentation uses
from tqdm import tqdm

from recorder.heads import Heads

BATCH = 1024
RATE = 1e-3
DECAY = 0.8
"""How much less each further head counts in the loss (Medusa, section 2.2.1)."""
LEAST = 3
"""How often a token must occur in the text for the heads to guess it."""
RANKS = 10
"""Ranks of a head's list whose accuracy is measured."""


def train(model, text, count, epochs, seed):
    """Train ``count`` heads on a ``Text``; the same input gives the same heads."""
    torch.manual_seed(seed)
    vocabulary = _frequent(text.tokens)
    heads = Heads(model, vocabulary, count)
    labels = torch.stack([_labels(text, vocabulary, head) for head in heads.numbers], 1)
    labels[labels == UNKNOWN] = NOTHING
    steps = epochs * (len(labels) // BATCH)
    optimizer = torch.optim.AdamW(heads.parameters(), lr=RATE, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, steps, pct_start=0.1)
    bar = tqdm(_batches(len(labels), epochs), total=steps, unit=" steps", desc="train")
    for rows in bar:
        loss = _loss(heads, text.hidden[rows].float(), labels[rows])
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(heads.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        bar.set_postfix(loss=f"{loss.item():.3f}")
    return heads.eval()


@torch.inference_mode()
def rank_accuracies(heads, text):
    """How often rank r of head h is the token it guesses at: ``[heads][RANKS]``.

    A token outside the heads' vocabulary counts as missed. The first entry is the top-1
    accuracy; the first five added up are the top-5 accuracy.
    """
    return [_head_accuracies(heads, text, head) for head in heads.numbers]


def _head_accuracies(heads, text, head):
    labels = _labels(text, heads.vocabulary, head)
    rows = (labels != NOTHING).nonzero()[:, 0]
    guesses = [
        heads.logits(text.hidden[part].float(), head).topk(RANKS, -1).indices
        for part in rows.split(2048)
    ]
    hits = torch.cat(guesses) == labels[rows][:, None]
    return [round(value, 4) for value in hits.float().mean(0).tolist()]


NOTHING = -100
"""Label where an answer ends before the token a head would guess at; cross entropy's default."""
UNKNOWN = -1
"""Label of a token outside the heads' vocabulary: no head can guess it."""


def _frequent(tokens):
    """Ids that occur often enough, in order: rare ones cost time and are hardly ever guessed."""
    ids, counts = tokens.unique(return_counts=True)
    return ids[counts >= LEAST]


def _labels(text, vocabulary, head):
    """The vocabulary's column that a head should guess at each position.

    ``tokens[t]`` is what the target itself gives at t; head 0 guesses ``tokens[t + 1]``.
    """
    ahead = head + 1
    labels = torch.full((len(text.tokens),), NOTHING)
    tokens = text.tokens[ahead:]
    columns = torch.searchsorted(vocabulary, tokens).clamp(max=len(vocabulary) - 1)
    columns[vocabulary[columns] != tokens] = UNKNOWN
    same = text.answer[ahead:] == text.answer[:-ahead]
    labels[:-ahead][same] = columns[same]
    return labels


def _batches(count, epochs):
    for _ in range(epochs):
        yield from torch.randperm(count)[: count // BATCH * BATCH].split(BATCH)


def _loss(heads, hidden, labels):
    total = torch.zeros(())
    for head in heads.numbers:
        with torch.autocast("cpu", torch.bfloat16):
            logits = heads.logits(hidden, head)
        total = total + F.cross_entropy(logits.float(), labels[:, head]) * DECAY**head
    return total
