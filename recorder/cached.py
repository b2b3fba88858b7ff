"""A language model with its key-value cache: feed tokens, take tokens back."""

import torch
from transformers import DynamicCache


class CachedModel:
    """Remembers what was fed; ``ids`` always equals what the cache holds."""

    def __init__(self, model):
        self.model = model
        self.ids = []
        self.cache = DynamicCache()

    @torch.inference_mode()
    def feed(self, ids):
        """Append ``ids`` and return the logits after each of them, ``[len(ids), vocabulary]``."""
        out = self.model(input_ids=torch.tensor([ids]), cache=self.cache, use_cache=True)
        self.ids += ids
        return out.logits[0].float()

    def keep(self, length):
        """Forget everything after the first ``length`` tokens."""
        surplus = len(self.ids) - length
        if surplus > 0:
            self.cache.crop(-surplus)
            del self.ids[length:]

    def follow(self, context):
        """Make the cache hold all of ``context``; return the logits after its last token."""
        same = 0
        for mine, token in zip(self.ids, context[:-1], strict=False):
            if mine != token:
                break
            same += 1
        self.keep(same)
        return self.feed(list(context[same:]))[-1]
