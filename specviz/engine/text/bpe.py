"""Byte-level BPE with SmolLM2's vocabulary: how a real language model cuts text into tokens.

The vocabulary is assets/smollm2/smollm2_bpe.bin.gz: a length (uint32), that many bytes of JSON
(special tokens, base bytes, number of merges), then one pair of ids (two uint16) a merge. Ids
count up: special tokens, base bytes, merges in the order they were learnt.
"""

import gzip
import json
import struct
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from specviz.engine.text.bpe_merge import merge, pieces
from specviz.engine.text.raw_bytes import join_bytes, token_bytes, token_text

_ASSET = Path(__file__).parents[3] / "assets" / "smollm2" / "smollm2_bpe.bin.gz"


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """A byte-level BPE vocabulary.

    Attributes:
        entries: the bytes of every id, in id order. The 256 after ``size`` are single bytes:
            ids for bytes that the model has no entry for.
        base: id of each of the 256 bytes.
        merges: pair of ids -> merged id.
        size: how many entries the model itself has.
    """

    entries: tuple[bytes, ...]
    base: tuple[int, ...]
    merges: Mapping[tuple[int, int], int]
    size: int


@cache
def smollm2() -> Vocabulary:
    """SmolLM2's vocabulary of 49,152 entries, read on first use and shared from then on.

    Source: tokenizer.json of HuggingFaceTB/SmolLM2-135M-Instruct (Apache-2.0).
    """
    raw = gzip.decompress(_ASSET.read_bytes())
    start = 4 + int.from_bytes(raw[:4], "little")
    header = json.loads(raw[4:start])
    pairs = tuple(struct.iter_unpack("<HH", raw[start:]))
    entries = [name.encode() for name in header["specials"]]
    base = {byte: len(entries) + index for index, byte in enumerate(header["base"])}
    entries += [bytes([byte]) for byte in header["base"]]
    merges = {pair: len(entries) + index for index, pair in enumerate(pairs)}
    for left, right in pairs:
        entries.append(entries[left] + entries[right])
    size = len(entries)
    entries += [bytes([byte]) for byte in range(256)]
    ids = tuple(base.get(byte, size + byte) for byte in range(256))
    return Vocabulary(tuple(entries), ids, MappingProxyType(merges), size)


def encode(text: str) -> tuple[int, ...]:
    """The token ids of a text, as the model's own tokenizer gives them.

    21 bytes have no entry (six control characters, and bytes found only in code points that no
    character has). The model's tokenizer drops them and may merge what stood around them; here
    byte b gets the id 49152 + b, which is no id of the model, so that no text is ever lost.
    The names of special tokens, such as ``<|im_end|>``, are text like any other.

    Example:
        >>> encode("the cat sat")
        (1195, 2644, 2643)
    """
    vocabulary = smollm2()
    ids: list[int] = []
    for piece in pieces(text):
        base = [vocabulary.base[byte] for byte in piece.encode("utf-8", "surrogatepass")]
        ids += merge(base, vocabulary.merges)
    return tuple(ids)


def decode(ids: Iterable[int]) -> bytes:
    """The bytes of token ids, the inverse of ``encode``.

    Raises:
        ValueError: an id is not one of the vocabulary's.

    Example:
        >>> decode([1195, 2644])
        b'the cat'
    """
    entries = smollm2().entries
    ids = tuple(ids)
    for token in ids:
        if not 0 <= token < len(entries):
            raise ValueError(f"there is no token {token}: ids go from 0 to {len(entries) - 1}")
    return b"".join(entries[token] for token in ids)


def split(text: str) -> tuple[str, ...]:
    """Cut a text into the model's tokens, each with its own spaces.

    Where every token is text, ``"".join`` gives the text back. A character may be cut across
    tokens, though, and half a character is no string: such a part is written ``‹f0 9f›`` (see
    raw_bytes.py), so use ``join`` below, which gives every text back exactly.

    Example:
        >>> split("the cat 🦭")
        ('the', ' cat', '‹20 f0 9f›', '‹a6›', '‹ad›')
    """
    entries = smollm2().entries
    return tuple(token_text(entries[token]) for token in encode(text))


def join(tokens: Sequence[str]) -> str:
    r"""Put the tokens of ``split`` together again, byte for byte.

    Half a character that its other half does not follow reads ``\xf0``.

    Example:
        >>> join(split("the cat 🦭"))
        'the cat 🦭'
    """
    return join_bytes([token_bytes(token) for token in tokens])
