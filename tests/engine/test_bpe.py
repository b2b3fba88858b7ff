"""Byte-level BPE: the model's own tokens, and every text given back."""

import random
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from tokenizers import Tokenizer, models, pre_tokenizers

from specviz.engine import Split, join, tokenize
from specviz.engine.text import bpe
from specviz.engine.text.bpe_merge import merge, pieces
from specviz.engine.text.raw_bytes import is_partial, join_bytes, token_bytes, token_text
from tests.strategies_real import NO_ENTRY, any_text, known_text


def _letters() -> dict[int, str]:
    """The printable letter that byte-level BPE writes for each byte (GPT-2's encoder.py)."""
    plain = [*range(33, 127), *range(161, 173), *range(174, 256)]
    others = [byte for byte in range(256) if byte not in plain]
    return {byte: chr(byte) for byte in plain} | {
        byte: chr(256 + index) for index, byte in enumerate(others)
    }


@pytest.fixture(scope="module")
def library() -> Tokenizer:
    """The tokenizers library with our vocabulary and SmolLM2's own pre-split."""
    vocabulary, letters = bpe.smollm2(), _letters()
    names = ["".join(letters[byte] for byte in entry) for entry in vocabulary.entries]
    names = names[: vocabulary.size]
    pairs = [(names[left], names[right]) for left, right in vocabulary.merges]
    ids = {name: index for index, name in enumerate(names)}
    tokenizer = Tokenizer(models.BPE(ids, pairs))
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Digits(individual_digits=True),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=True),
        ]
    )
    return tokenizer


@settings(max_examples=150, deadline=None)
@given(known_text)
@example("don't  'll 's\n\n x\x1c\x85\u3000 9½²Ⅷ一 _a_ 🦭👩‍👩‍👧 é’")
def test_gives_the_same_ids_as_the_tokenizers_library(library: Tokenizer, text: str) -> None:
    assert list(bpe.encode(text)) == library.encode(text).ids


def test_gives_the_same_ids_on_thousands_of_random_texts(library: Tokenizer) -> None:
    rng = random.Random(4)
    pool = [chr(code) for code in [*range(32, 127), *range(0xA0, 0x180), *range(0x3041, 0x3097)]]
    pool += [" "] * 60 + ["'s", "'ll", "the", "ing", "🦭", "\n", "\t"] * 6
    for _ in range(2000):
        text = "".join(rng.choices(pool, k=rng.randint(1, 40)))
        assert list(bpe.encode(text)) == library.encode(text).ids, text


def test_gives_the_same_ids_on_real_texts(library: Tokenizer) -> None:
    sources = sorted(Path(random.__file__).parent.glob("*.py"))[:20]
    for source in sources:
        text = source.read_text(encoding="utf-8")[:8000]
        assert list(bpe.encode(text)) == library.encode(text).ids, source.name


@settings(deadline=None)
@given(any_text)
@example("\ud83e\udd89 \udc80 ‹f0 9f› " + NO_ENTRY)
def test_every_text_comes_back(text: str) -> None:
    tokens = tokenize(text, Split.BPE)
    assert join(tokens, Split.BPE) == text
    assert bpe.decode(bpe.encode(text)) == text.encode("utf-8", "surrogatepass")
    if not any(map(is_partial, tokens)):
        assert "".join(tokens) == text


@settings(deadline=None)
@given(any_text)
def test_tokens_can_always_be_printed(text: str) -> None:
    "".join(tokenize(text, Split.BPE)).encode()


def test_vocabulary_has_the_published_shape() -> None:
    vocabulary = bpe.smollm2()
    assert (vocabulary.size, len(vocabulary.merges)) == (49152, 48900)
    assert sum(token < vocabulary.size for token in vocabulary.base) == 235
    assert vocabulary is bpe.smollm2()


def test_each_entry_has_a_token_string_of_its_own() -> None:
    entries = bpe.smollm2().entries[: bpe.smollm2().size]
    tokens = [token_text(entry) for entry in entries]
    assert len(set(tokens)) == len(entries)
    assert [token_bytes(token) for token in tokens] == list(entries)


def test_bytes_without_an_entry_are_tokens_with_ids_past_the_vocabulary() -> None:
    assert bpe.split("a\x04b") == ("a", "\x04", "b")
    assert bpe.encode("\x04") == (49152 + 4,)


def test_digits_stand_alone_and_words_carry_their_space() -> None:
    assert tokenize("in 2024, it's", Split.BPE) == ("in", " ", "2", "0", "2", "4", ",", " it", "'s")


def test_special_token_names_are_plain_text() -> None:
    assert bpe.encode("<|im_end|>") != (2,)
    assert bpe.decode([2]) == b"<|im_end|>"


def test_part_of_a_character_is_written_as_bytes() -> None:
    assert bpe.split("🦭") == ("‹f0 9f›", "‹a6›", "‹ad›")
    assert not is_partial("‹41›")
    assert token_bytes("‹41›") == "‹41›".encode()
    assert token_text(b"\xe2\x82") == "‹e2 82›"


def test_a_part_without_its_rest_is_readable() -> None:
    assert bpe.join(bpe.split("🦭")[:2]) == "\\xf0\\x9f\\xa6"
    assert join_bytes([]) == ""


@pytest.mark.parametrize("token", [-1, 49152 + 256])
def test_an_unknown_id_is_named(token: int) -> None:
    with pytest.raises(ValueError, match=f"there is no token {token}: ids go from 0 to 49407"):
        bpe.decode([token])


def test_empty_text_has_no_tokens() -> None:
    assert tokenize("", Split.BPE) == ()
    assert join((), Split.BPE) == ""
    assert merge([], {}) == []
    assert list(pieces("")) == []


class _CountedMerges(dict[tuple[int, int], int]):
    """Counts how often a pair was looked up."""

    lookups = 0

    def __contains__(self, pair: object) -> bool:
        self.lookups += 1
        return super().__contains__(pair)


def test_one_endless_word_takes_a_few_steps_a_letter() -> None:
    merges = _CountedMerges(bpe.smollm2().merges)
    letters = [bpe.smollm2().base[byte] for byte in b"banana" * 10_000]
    merged = merge(letters, merges)
    assert bpe.decode(merged) == b"banana" * 10_000
    assert merges.lookups < 3 * len(letters)


def test_the_vocabulary_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        bpe.smollm2().merges[1, 2] = 3  # type: ignore[index]
