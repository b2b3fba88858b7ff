"""Record Medusa heads: a tree of candidates, verified in one call (arXiv 2401.10774).

The root of a round's tree is the bonus of the round before (at first: the token that the
prompt's own pass gave). It is already part of the output, so a round emits the accepted
candidates and one new bonus.
"""

from itertools import product

import torch
from transformers import DynamicCache

from recorder.target import DIGITS, finished, top
from specviz.engine.recording import HeadsRound, Node

NODE_TOP = 3


def best_choices(rank_accuracies, size):
    """The ``size`` paths most likely to be right, every prefix included.

    A path of ranks (r0, r1, ...) is taken to be right with the product of each head's accuracy
    at that rank (Medusa, section 2.3.3, "optimized tree construction").

    Example: heads right 60% and 20% of the time at ranks 0 and 1, second head 50% and 10%:

        >>> best_choices([[0.6, 0.2], [0.5, 0.1]], 3)
        ((0,), (1,), (0, 0))
    """
    chosen, open_paths = [], {(rank,): p for rank, p in enumerate(rank_accuracies[0])}
    while len(chosen) < size and open_paths:
        path = max(open_paths, key=open_paths.__getitem__)
        reached = open_paths.pop(path)
        chosen.append(path)
        if len(path) < len(rank_accuracies):
            further = enumerate(rank_accuracies[len(path)])
            open_paths |= {(*path, rank): reached * p for rank, p in further}
    return tuple(sorted(chosen, key=lambda path: (len(path), path)))


def full_choices(widths):
    """Every combination of the first ``widths[d]`` tokens of head d (Medusa, section 2.1.2).

    Example:
        >>> full_choices((2, 1))
        ((0,), (1,), (0, 0), (1, 0))
    """
    depths = range(1, len(widths) + 1)
    return tuple(path for depth in depths for path in product(*map(range, widths[:depth])))


def tree_mask(choices):
    """``[nodes, nodes]``: whether a node (row) sees another: itself and its ancestors."""
    paths = [(), *choices]
    rows = [[path[: len(other)] == other for other in paths] for path in paths]
    return torch.tensor(rows)


def record_medusa(run, heads, choices):
    """First token and rounds of one session; ``run.length`` does not matter."""
    session = _Session(run.model, choices)
    hidden = session.feed_prompt(run.ids)
    first = int(session.logits(hidden).argmax())
    output, rounds = [first], []
    while not finished(run, output):
        offered = heads.top(hidden, _width(choices))
        step, hidden = session.round(output[-1], offered)
        emitted = _until_end(step.emitted, run, len(output))
        rounds.append(HeadsRound(choices, step.heads, step.nodes, emitted))
        output += emitted
    return first, tuple(rounds)


def _width(choices):
    """How many tokens of a head's list are kept: all that the tree uses, at least five."""
    return max(5, 1 + max(max(path) for path in choices))


def _until_end(emitted, run, before):
    """Cut what a round gives at the limit and after an end token."""
    ends = [place for place, token in enumerate(emitted, start=1) if token in run.end_ids]
    return emitted[: min([run.limit - before, *ends])]


class _Session:
    """The target's cache and the tree's shape."""

    def __init__(self, model, choices):
        self.model, self.choices, self.cache = model, choices, DynamicCache()
        self.length = 0
        self.mask = tree_mask(choices)
        self.depths = torch.tensor([0, *(len(path) for path in choices)])
        paths = [(), *choices]
        self.parents = [paths.index(path[:-1]) for path in choices]

    @torch.inference_mode()
    def feed_prompt(self, ids):
        """Process the prompt; return the hidden state after its last token."""
        self.length = len(ids)
        return self._hidden(torch.tensor([list(ids)]))[-1]

    @torch.inference_mode()
    def logits(self, hidden):
        """The target's own scores for the next token."""
        return self.model.get_output_embeddings()(hidden).float()

    @torch.inference_mode()
    def round(self, root, offered):
        """Verify one tree; return the round and the hidden state to guess on from."""
        offered = offered[: int(self.depths.max())]
        tokens = [root, *(offered[len(path) - 1][path[-1]][0] for path in self.choices)]
        hidden = self._tree_hidden(tokens)
        probabilities = self.logits(hidden).softmax(-1)
        path = self._accepted(tokens, probabilities.argmax(-1).tolist())
        self._keep(path)
        emitted = (*(tokens[node] for node in path[1:]), int(probabilities[path[-1]].argmax()))
        nodes = self._nodes(tokens, probabilities)
        return HeadsRound(self.choices, _rounded(offered), nodes, emitted), hidden[path[-1]]

    def _tree_hidden(self, tokens):
        """Feed the tree: every node sees the context, its ancestors and itself."""
        nodes, before = len(tokens), self.length
        seen = torch.cat([torch.ones(nodes, before, dtype=torch.bool), self.mask], 1)
        bias = torch.zeros(seen.shape).masked_fill(~seen, torch.finfo(torch.float32).min)
        positions = (self.length + self.depths)[None]
        return self._hidden(torch.tensor([tokens]), bias[None, None], positions)

    def _hidden(self, ids, mask=None, positions=None):
        decoder = self.model.base_model
        out = decoder(
            input_ids=ids,
            attention_mask=mask,
            position_ids=positions,
            cache=self.cache,
            use_cache=True,
        )
        return out.last_hidden_state[0]

    def _accepted(self, tokens, choices):
        """The longest path from the root along which every token is the target's choice."""
        path = [0]
        for node, parent in enumerate(self.parents, start=1):
            if parent == path[-1] and tokens[node] == choices[parent]:
                path.append(node)
        return path

    def _keep(self, path):
        """Keep only the accepted path's entries of the cache."""
        kept = [*range(self.length), *(self.length + node for node in path)]
        for layer in self.cache.layers:
            layer.keys, layer.values = layer.keys[:, :, kept], layer.values[:, :, kept]
        self.length = len(kept)

    def _nodes(self, tokens, probabilities):
        """The target's view of every node."""
        tops = [top(p, NODE_TOP) for p in probabilities]
        chances = [
            round(float(probabilities[parent, tokens[node]]), DIGITS)
            for node, parent in enumerate(self.parents, start=1)
        ]
        return (Node(target_top=tops[0]), *map(Node, chances, tops[1:]))


def _rounded(offered):
    return tuple(tuple((token, round(p, DIGITS)) for token, p in head) for head in offered)
