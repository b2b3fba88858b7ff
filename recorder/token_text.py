"""What a token id stands for, as recordings hold it: text, or raw bytes where it is partial."""

from specviz.engine.recording import RawBytes


class TokenText:
    """Turns ids of one Hugging Face tokenizer into text or ``RawBytes``."""

    def __init__(self, tokenizer):
        self.tokenizer = tokenizer
        self.added = {id_: str(token) for id_, token in tokenizer.added_tokens_decoder.items()}
        pieces = tokenizer.convert_ids_to_tokens(range(2000))
        self.byte_level = any(piece is not None and "Ġ" in piece for piece in pieces)

    def __call__(self, id_):
        """The text of one id, with its own spaces."""
        if id_ in self.added:
            return self.added[id_]
        data = self._bytes(self.tokenizer.convert_ids_to_tokens(id_) or f"<{id_}>")
        try:
            return data.decode()
        except UnicodeDecodeError:
            return RawBytes(data)

    def _bytes(self, token):
        if self.byte_level and all(character in _BYTES for character in token):
            return bytes(_BYTES[character] for character in token)
        if len(token) == 6 and token.startswith("<0x") and token.endswith(">"):
            return bytes.fromhex(token[3:5])
        return token.replace("▁", " ").encode()


def _byte_letters():
    """The letters that GPT-2's tokenizer and its heirs write bytes with (openai/gpt-2)."""
    plain = [*range(33, 127), *range(161, 173), *range(174, 256)]
    others = [byte for byte in range(256) if byte not in plain]
    letters = {chr(byte): byte for byte in plain}
    return letters | {chr(256 + place): byte for place, byte in enumerate(others)}


_BYTES = _byte_letters()
