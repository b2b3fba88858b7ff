"""Who guesses: prompt lookup, the target with layers left out, or a second model.

A drafter proposes at most ``length`` tokens after a context. Where it would guess the
end-of-text token it stops before it, as transformers' prompt lookup does.
"""

import copy
from dataclasses import dataclass
from typing import Protocol

import torch

from recorder.cached import CachedModel


@dataclass(frozen=True, slots=True)
class Proposal:
    """One guess; ``q`` is the distribution it comes from, None where there is none."""

    id: int
    q: torch.Tensor | None = None


class Drafter(Protocol):
    """What a recording loop needs of a drafter.

    ``choose`` turns logits into (token, distribution): greedily or by sampling.
    """

    def propose(self, context, length, choose):
        """At most ``length`` proposals for the tokens after ``context``."""


class PromptLookup:
    """Guess what followed the same last few tokens earlier on.

    The longest run of at most ``longest`` tokens counts, and of its places the first, as in
    ``PromptLookupCandidateGenerator`` of transformers.
    """

    def __init__(self, end_ids, longest=3):
        self.end_ids, self.longest = end_ids, longest

    def propose(self, context, length, choose):
        """Proposals without a distribution; none where nothing repeats."""
        del choose
        for size in range(min(self.longest, len(context) - 1), 0, -1):
            last = context[-size:]
            for start in range(len(context) - size):
                if context[start : start + size] == last:
                    return self._before_end(context[start + size :][:length])
        return []

    def _before_end(self, ids):
        ends = [place for place, token in enumerate(ids) if token in self.end_ids]
        return [Proposal(token) for token in ids[: ends[0] if ends else None]]


class ModelDrafter:
    """Guess with a model that shares the target's tokenizer."""

    def __init__(self, model, end_ids):
        self.model, self.end_ids = CachedModel(model), end_ids

    def propose(self, context, length, choose):
        """One call of the draft model a guess."""
        context, proposals = list(context), []
        while len(proposals) < length:
            token, q = choose(self.model.follow(context))
            if token in self.end_ids:
                break
            proposals.append(Proposal(token, q))
            context.append(token)
        return proposals


def without_layers(model, skipped):
    """A copy of ``model`` that leaves out the layers numbered in ``skipped`` (from 0).

    The weights are shared, so the copy takes no memory of its own (Draft & Verify,
    arXiv 2309.08168, calls it self-speculative decoding).
    """
    count = len(model.model.layers)
    wrong = [number for number in skipped if not 0 <= number < count]
    if wrong:
        raise SystemExit(f"--skip {wrong[0]}: the layers are numbered 0 to {count - 1}.")
    kept = [layer for number, layer in enumerate(model.model.layers) if number not in skipped]
    draft = _shell(model)
    draft.model = _shell(model.model)
    draft.config = copy.deepcopy(model.config)
    draft.config.num_hidden_layers = len(kept)
    draft.model.layers = torch.nn.ModuleList(_renumbered(layer, i) for i, layer in enumerate(kept))
    return draft


def _shell(module):
    """A shallow copy whose table of parts can be changed without touching the original."""
    shell = copy.copy(module)
    shell._modules = dict(module._modules)
    return shell


def _renumbered(layer, number):
    """The layer, its attention told its new place, which says where its cache entries go."""
    layer = _shell(layer)
    layer.self_attn = _shell(layer.self_attn)
    layer.self_attn.layer_idx = number
    return layer
