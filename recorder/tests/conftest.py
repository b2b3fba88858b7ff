"""A tiny Llama with random weights and a byte-level tokenizer, made in memory."""

import pytest
import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

from recorder.target import Run

END = 0
NOISE = 0.02
PROMPT = "the cat sat on the mat and the cat sat"


def tiny_llama():
    """Random weights, spread enough that greedy text wanders and still repeats itself."""
    torch.manual_seed(2)
    config = LlamaConfig(
        vocab_size=257,
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=4,
        num_attention_heads=4,
        num_key_value_heads=2,
        initializer_range=0.2,
        tie_word_embeddings=True,
        bos_token_id=None,
        eos_token_id=END,
        pad_token_id=END,
    )
    return LlamaForCausalLM(config).eval()


@pytest.fixture(scope="session")
def target():
    return tiny_llama()


@pytest.fixture(scope="session")
def draft():
    """The target with a little noise on its weights: right about half of the time."""
    noisy, noise = tiny_llama(), torch.Generator().manual_seed(3)
    with torch.no_grad():
        for weight in noisy.parameters():
            weight += NOISE * torch.randn(weight.shape, generator=noise)
    return noisy


@pytest.fixture(scope="session")
def tokenizer():
    """Every byte is a token; id 0 ends the text."""
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    vocabulary = {"<end>": END} | {letter: i for i, letter in enumerate(letters, start=1)}
    made = Tokenizer(models.BPE(vocab=vocabulary, merges=[]))
    made.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    made.decoder = decoders.ByteLevel()
    return PreTrainedTokenizerFast(tokenizer_object=made, eos_token="<end>", pad_token="<end>")


@pytest.fixture
def run(target):
    """Sixty tokens after a prompt that repeats itself, at most four guesses a round."""
    return Run(target, tuple(byte + 1 for byte in PROMPT.encode()), frozenset([END]), 60, 4)


@pytest.fixture(scope="session")
def folder(target, draft, tokenizer, tmp_path_factory):
    """Both models saved as Hugging Face folders: target/ and draft/."""
    folder = tmp_path_factory.mktemp("models")
    for name, model in (("target", target), ("draft", draft)):
        model.save_pretrained(folder / name)
        tokenizer.save_pretrained(folder / name)
    return folder
