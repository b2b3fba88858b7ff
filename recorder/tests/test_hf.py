"""The context manager against transformers' own generate."""

import pytest
import torch
from transformers import GenerationConfig

from recorder.hf import record_generate
from recorder.tests.conftest import PROMPT, tiny_llama
from specviz.engine.recording import check, read
from specviz.engine.rounds import verify


@pytest.fixture
def model():
    """A model of its own that never ends by itself, so every round is whole but the last."""
    endless = tiny_llama()
    endless.generation_config = GenerationConfig(eos_token_id=None, pad_token_id=0)
    return endless


@pytest.fixture
def assistant(draft):
    draft.generation_config = GenerationConfig(
        eos_token_id=None,
        pad_token_id=0,
        num_assistant_tokens=4,
        num_assistant_tokens_schedule="constant",
        assistant_confidence_threshold=0.0,
    )
    return draft


@pytest.fixture
def inputs(tokenizer):
    return dict(tokenizer(PROMPT, return_tensors="pt", return_token_type_ids=False))


def recorded(model, tokenizer, inputs, **arguments):
    with record_generate(model, tokenizer) as recorder:
        out = model.generate(**inputs, max_new_tokens=40, **arguments)
    return recorder, out[0, inputs["input_ids"].shape[1] :].tolist()


def sessions(model, tokenizer, inputs, assistant):
    yield recorded(model, tokenizer, inputs, do_sample=False, assistant_model=assistant)
    yield recorded(model, tokenizer, inputs, do_sample=False, prompt_lookup_num_tokens=4)


def test_the_rounds_are_those_of_transformers(model, tokenizer, inputs, assistant):
    for recorder, out in sessions(model, tokenizer, inputs, assistant):
        assert [token for step in recorder.rounds for token in step.emitted] == out
        assert [step.accepted for step in recorder.rounds] == recorder.matches
        assert 0 < sum(recorder.matches) < sum(len(step.guesses) for step in recorder.rounds)


def test_our_own_rule_counts_the_same(model, tokenizer, inputs, assistant):
    for recorder, out in sessions(model, tokenizer, inputs, assistant):
        start, target = 0, tuple(map(str, out))
        for step, matches in zip(recorder.rounds, recorder.matches, strict=True):
            guesses = tuple(str(guess.id) for guess in step.guesses)
            assert verify(target, start, guesses).accepted == matches
            start += len(step.emitted)


def test_what_is_saved_reads_back_without_a_note(model, tokenizer, inputs, assistant, tmp_path):
    for number, (recorder, out) in enumerate(sessions(model, tokenizer, inputs, assistant)):
        path = tmp_path / f"{number}.json"
        recorder.save(path, title="a session")
        recording = read(path.read_text(encoding="utf-8"))
        assert (recording.notes, check(recording)) == ((), ())
        assert list(recording.baseline) == out
        assert recording.prompt.text == PROMPT
        assert recording.drafter.type == ["model", "prompt-lookup"][number]


def test_sampling_is_what_it_would_have_been_unrecorded(
    model, tokenizer, inputs, assistant, tmp_path
):
    arguments = {"do_sample": True, "temperature": 0.7, "assistant_model": assistant}
    torch.manual_seed(4)
    alone = model.generate(**inputs, max_new_tokens=40, **arguments)[0].tolist()
    torch.manual_seed(4)
    recorder, out = recorded(model, tokenizer, inputs, **arguments)
    assert out == alone[-len(out) :]
    assert [step.accepted for step in recorder.rounds] == recorder.matches
    recorder.save(tmp_path / "s.json")
    recording = read((tmp_path / "s.json").read_text(encoding="utf-8"))
    assert (recording.notes, check(recording)) == ((), ())
    assert recording.settings.temperature == 0.7


def test_the_end_token_may_be_an_accepted_guess(model, tokenizer, inputs, assistant, tmp_path):
    _, out = recorded(model, tokenizer, inputs, do_sample=False, assistant_model=assistant)
    for end in list(dict.fromkeys(out))[:6]:
        model.generation_config.eos_token_id = assistant.generation_config.eos_token_id = end
        arguments = {"do_sample": False, "assistant_model": assistant}
        recorder, short = recorded(model, tokenizer, inputs, **arguments)
        assert short == out[: out.index(end) + 1]
        recorder.save(tmp_path / "end.json")
        recording = read((tmp_path / "end.json").read_text(encoding="utf-8"))
        assert (recording.notes, check(recording)) == ((), ())


def test_the_model_is_left_as_it_was(model, tokenizer, inputs):
    recorded(model, tokenizer, inputs, do_sample=False, prompt_lookup_num_tokens=4)
    assert "generate" not in vars(model)
    assert "_get_candidate_generator" not in vars(model)


def test_prompt_lookup_by_sampling_is_refused(model, tokenizer, inputs):
    with pytest.raises(ValueError, match="Use do_sample=False"):
        recorded(model, tokenizer, inputs, do_sample=True, prompt_lookup_num_tokens=4)
    assert "generate" not in vars(model)


def test_nothing_recorded_is_said(model, tokenizer, tmp_path):
    with record_generate(model, tokenizer) as recorder:
        pass
    with pytest.raises(ValueError, match="Nothing was recorded"):
        recorder.save(tmp_path / "nothing.json")
