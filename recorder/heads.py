"""Medusa heads: small networks that guess tokens further ahead from one hidden state.

Shape as in Medusa-1 (arXiv 2401.10774, section 2.1.1): a residual block, then the target's own
output matrix, frozen and shared. A square matrix between the two, started as the identity,
lets every head look at the hidden state its own way. The output is limited to tokens
that the training text holds several times, which makes training much faster on a CPU.
"""

import json

import torch
import torch.nn.functional as F  # noqa: N812 - the name PyTorch's own documentation uses
from safetensors import safe_open
from safetensors.torch import save_file
from torch import nn


class Head(nn.Module):
    """One head: residual block, then a square matrix; untrained it passes its input on."""

    def __init__(self, width):
        super().__init__()
        self.block = nn.Linear(width, width)
        self.turn = nn.Linear(width, width, bias=False)
        nn.init.zeros_(self.block.weight)
        nn.init.zeros_(self.block.bias)
        nn.init.eye_(self.turn.weight)

    def forward(self, hidden):
        """``hidden[n, width]`` -> ``[n, width]``, to be multiplied with the output matrix."""
        return self.turn(hidden + F.silu(self.block(hidden)))


class Heads(nn.Module):
    """All heads of one target.

    Attributes:
        vocabulary: [v] ids of the tokens the heads can guess.
        output: [v, width] the target's output matrix, those rows only; never trained.
        facts: what training measured: see ``medusa_train.py``.
    """

    def __init__(self, model, vocabulary, count, facts=None):
        super().__init__()
        matrix = model.get_output_embeddings().weight.detach()
        self.vocabulary, self.output = vocabulary, matrix[vocabulary]
        self.heads = nn.ModuleList(Head(matrix.shape[1]) for _ in range(count))
        self.facts = facts or {}

    def logits(self, hidden, head):
        """One head's scores, ``[n, width] -> [n, v]``; columns follow ``vocabulary``."""
        return F.linear(self.heads[head](hidden), self.output)

    @torch.inference_mode()
    def top(self, hidden, count):
        """For every head its ``count`` most likely (token id, probability) pairs."""
        return [self._top(self.logits(hidden[None], head)[0], count) for head in self.numbers]

    @property
    def numbers(self):
        """0, 1, ...: head 0 guesses the token after the next one."""
        return range(len(self.heads))

    def _top(self, logits, count):
        values, columns = logits.softmax(-1).topk(count)
        ids = self.vocabulary[columns].tolist()
        return list(zip(ids, values.tolist(), strict=True))


def save(heads, path):
    """Write the heads and what training measured to one file."""
    tensors = {f"heads.{name}": value for name, value in heads.heads.state_dict().items()}
    tensors["vocabulary"] = heads.vocabulary
    save_file(tensors, path, metadata={"facts": json.dumps(heads.facts)})


def load(model, path):
    """Read heads written by ``save``; ``model`` lends its output matrix."""
    with safe_open(path, "pt") as file:
        tensors = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118
        facts = json.loads(file.metadata()["facts"])
    vocabulary = tensors.pop("vocabulary")
    count = len({name.split(".")[1] for name in tensors})
    heads = Heads(model, vocabulary, count, facts)
    heads.load_state_dict(tensors)
    return heads.eval()
