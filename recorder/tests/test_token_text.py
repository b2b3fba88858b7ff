"""Ids -> text or raw bytes."""

from types import MappingProxyType

from recorder.token_text import TokenText
from specviz.engine.recording import RawBytes


def names(tokenizer, text):
    return [TokenText(tokenizer)(id_) for id_ in tokenizer.encode(text)]


def test_bytes_that_are_text_are_text(tokenizer):
    assert names(tokenizer, "a b\n") == ["a", " ", "b", "\n"]


def test_parts_of_a_letter_are_raw_bytes(tokenizer):
    assert names(tokenizer, "é") == [RawBytes(b"\xc3"), RawBytes(b"\xa9")]


def test_added_tokens_are_what_they_are_called(tokenizer):
    assert TokenText(tokenizer)(0) == "<end>"


class SentencePiece:
    """A tokenizer of the other common kind, reduced to what ``TokenText`` asks."""

    added_tokens_decoder = MappingProxyType({})
    pieces = ("▁the", "<0xE2>", "cat")

    def convert_ids_to_tokens(self, ids):
        if isinstance(ids, int):
            return self.pieces[ids]
        return [self.pieces[i] for i in ids if i < len(self.pieces)]


def test_sentencepiece_tokens():
    name = TokenText(SentencePiece())
    assert [name(i) for i in range(3)] == [" the", RawBytes(b"\xe2"), "cat"]
