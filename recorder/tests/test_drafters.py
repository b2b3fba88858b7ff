"""Drafters: what they propose, and that every greedy session equals plain decoding."""

import pytest
import torch

from recorder.cached import CachedModel
from recorder.drafters import ModelDrafter, PromptLookup, without_layers
from recorder.greedy import most_likely, record_greedy
from recorder.target import plain

END = frozenset([0])


def looked_up(context, length, longest=3):
    proposals = PromptLookup(END, longest).propose(context, length, most_likely)
    return [proposal.id for proposal in proposals]


def test_prompt_lookup_copies_what_followed_the_longest_repeat():
    assert looked_up([1, 2, 3, 4, 9, 2, 3], 3) == [4, 9, 2]


def test_prompt_lookup_takes_the_first_of_two_places():
    assert looked_up([5, 7, 5, 8, 5], 1) == [7]


def test_prompt_lookup_stops_before_the_end_token():
    assert looked_up([5, 7, 0, 8, 5], 4) == [7]


def test_prompt_lookup_without_a_repeat_guesses_nothing():
    assert looked_up([1, 2, 3, 4], 4) == []


def test_prompt_lookup_of_no_guesses():
    assert looked_up([5, 7, 5], 0) == []


def test_skipping_no_layer_is_the_target_itself(run):
    whole = ModelDrafter(without_layers(run.model, ()), END)
    rounds = record_greedy(run, whole)
    assert {step.accepted for step in rounds} == {4}
    assert len(rounds) == 12


def test_skipping_layers_leaves_the_target_as_it_was(run):
    ids = list(run.ids)
    before = CachedModel(run.model).feed(ids)
    short = CachedModel(without_layers(run.model, (1, 2))).feed(ids)
    assert torch.equal(before, CachedModel(run.model).feed(ids))
    assert not torch.equal(before, short)


def test_skipping_a_layer_that_is_not_there_is_refused(target):
    with pytest.raises(SystemExit, match="numbered 0 to 3"):
        without_layers(target, (4,))


def drafters(run, draft):
    return {
        "prompt-lookup": PromptLookup(END),
        "skip-layers": ModelDrafter(without_layers(run.model, (2,)), END),
        "model": ModelDrafter(draft, END),
    }


@pytest.mark.parametrize("name", ["prompt-lookup", "skip-layers", "model"])
def test_greedy_sessions_equal_plain_decoding(run, draft, name):
    rounds = record_greedy(run, drafters(run, draft)[name])
    assert tuple(token for step in rounds for token in step.emitted) == plain(run)
    accepted, drafted = (sum(n) for n in zip(*map(counts, rounds), strict=True))
    assert 0 < accepted < drafted, "a test model that always or never agrees shows nothing"


def counts(step):
    return step.accepted, len(step.guesses)


def test_a_guess_carries_both_views_of_it(run, draft):
    step = record_greedy(run, ModelDrafter(draft, END))[0]
    first = step.guesses[0]
    assert first.draft_top[0] == (first.id, first.draft_p)
    logits = CachedModel(run.model).feed(list(run.ids))[-1].softmax(-1)
    assert first.target_p == pytest.approx(float(logits[first.id]), abs=2e-5)
    assert first.target_top[0][0] == int(logits.argmax())


def test_the_last_round_is_never_cut(run, draft):
    rounds = record_greedy(run, ModelDrafter(draft, END))
    assert all(step.bonus is not None for step in rounds)
    assert len(rounds[-1].guesses) < 4 or rounds[-1].accepted < 4 or len(rounds[-1].emitted) == 5
