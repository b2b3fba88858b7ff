"""Medusa: the tree, the mask, and that the output equals plain decoding."""

import pytest
import torch

from recorder.cached import CachedModel
from recorder.heads import Heads, load, save
from recorder.medusa import best_choices, full_choices, record_medusa, tree_mask
from recorder.medusa_data import Text
from recorder.medusa_train import rank_accuracies, train
from recorder.target import Run, plain

CHOICES = ((0,), (1,), (2,), (0, 0), (0, 1), (1, 0), (0, 0, 0), (0, 0, 1))


@pytest.fixture(scope="module")
def text(target):
    """What the tiny target writes after 40 one-byte prompts, with its hidden states."""
    runs = [Run(target, (start,), frozenset([0]), 60) for start in range(1, 41)]
    answers = [torch.tensor(plain(run)) for run in runs]
    hidden = [_states(target, run.ids, answer) for run, answer in zip(runs, answers, strict=True)]
    numbers = torch.arange(40).repeat_interleave(torch.tensor([len(a) for a in answers]))
    return Text(torch.cat(answers), torch.cat(hidden), numbers)


def _states(target, prompt, answer):
    ids = torch.tensor([[*prompt, *answer.tolist()[:-1]]])
    with torch.inference_mode():
        return target.model(input_ids=ids).last_hidden_state[0, len(prompt) - 1 :]


@pytest.fixture(scope="module")
def heads(target, text):
    return train(target, text, count=3, epochs=30, seed=0)


def test_best_choices_take_the_most_likely_paths():
    assert best_choices([[0.6, 0.2], [0.5, 0.1]], 4) == ((0,), (1,), (0, 0), (1, 0))


def test_best_choices_hold_every_prefix():
    choices = best_choices([[0.5, 0.3], [0.9, 0.8], [0.9, 0.1]], 9)
    assert all(len(path) == 1 or path[:-1] in choices for path in choices)
    assert len(choices) == 9


def test_full_choices_are_every_combination_in_order():
    assert full_choices((2, 2)) == ((0,), (1,), (0, 0), (0, 1), (1, 0), (1, 1))


def test_a_node_sees_itself_and_its_ancestors():
    assert tree_mask(((0,), (1,), (1, 0))).int().tolist() == [
        [1, 0, 0, 0],
        [1, 1, 0, 0],
        [1, 0, 1, 0],
        [1, 0, 1, 1],
    ]


@pytest.mark.parametrize("limit", [1, 2, 3, 20, 60])
def test_output_equals_plain_decoding(target, heads, run, limit):
    run = Run(target, run.ids, run.end_ids, limit)
    first, rounds = record_medusa(run, heads, CHOICES)
    assert (first, *(token for step in rounds for token in step.emitted)) == plain(run)


def test_trained_heads_are_accepted_sometimes(heads, run):
    _, rounds = record_medusa(run, heads, CHOICES)
    assert 0 < sum(step.accepted for step in rounds) < 3 * len(rounds)


def test_every_node_was_computed_as_if_it_stood_alone(target, heads, run):
    """The target's view of each node equals a fresh pass over the path to it, with no tree."""
    first, rounds = record_medusa(run, heads, CHOICES)
    before = [*run.ids, first, *rounds[0].emitted]
    step = rounds[1]
    for node, path in enumerate(CHOICES, start=1):
        tokens = [step.heads[depth][rank][0] for depth, rank in enumerate(path)]
        p = CachedModel(target).feed([*before, *tokens]).softmax(-1)
        assert step.nodes[node].target_p == pytest.approx(float(p[-2, tokens[-1]]), abs=2e-5)
        assert step.nodes[node].target_top[0][1] == pytest.approx(float(p[-1].max()), abs=2e-5)


def test_training_is_deterministic_and_learns(target, text, heads):
    again = train(target, text, count=3, epochs=30, seed=0)
    pairs = zip(heads.state_dict().values(), again.state_dict().values(), strict=True)
    assert all(torch.equal(mine, other) for mine, other in pairs)
    untrained = Heads(target, heads.vocabulary, 3)
    before, after = (rank_accuracies(h, text) for h in (untrained, heads))
    assert all(sum(new) > sum(old) for new, old in zip(after, before, strict=True))


def test_a_head_looks_ahead_within_its_answer_only(target):
    answer = torch.tensor([0, 0, 0, 1, 1])
    text = Text(torch.tensor([5, 6, 7, 5, 6]), torch.zeros(5, 32), answer)
    heads = Heads(target, torch.tensor([6, 7]), 2)
    heads.logits = lambda hidden, head: torch.tensor([[1.0, 0.0]]).expand(len(hidden), 2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("recorder.medusa_train.RANKS", 2)
        # Head 1 of answers 5 6 7 and 5 6 guesses at 6, 7, 6; head 2 at 7 only.
        assert rank_accuracies(heads, text) == [[0.6667, 0.3333], [0.0, 1.0]]


def test_heads_survive_saving(target, heads, tmp_path):
    heads.facts = {"rank_accuracies": [[0.5]], "epochs": 3}
    save(heads, tmp_path / "heads.safetensors")
    again = load(target, tmp_path / "heads.safetensors")
    hidden = torch.randn(32, generator=torch.Generator().manual_seed(0))
    assert again.top(hidden, 5) == heads.top(hidden, 5)
    assert again.facts == heads.facts
