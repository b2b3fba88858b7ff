"""Text <-> tokens. Tokens are plain strings and compare as such."""

from collections.abc import Sequence
from enum import StrEnum

from specviz.engine.text import bpe
from specviz.engine.text.graphemes import graphemes


class Split(StrEnum):
    """How a text is cut into tokens."""

    WORDS = "words"
    """What ``str.split()`` gives: white space only separates, punctuation stays with its word."""
    CHARACTERS = "characters"
    """What a reader perceives as one character; spaces and newlines are tokens too."""
    BPE = "bpe"
    """The tokens of a real language model (SmolLM2), each with its own spaces; see bpe.py."""


def tokenize(text: str, split: Split = Split.WORDS) -> tuple[str, ...]:
    """Cut a text into tokens.

    Args:
        text: any text.
        split: the kind of token.

    Returns:
        The tokens in order; empty for an empty (for words: blank) text.

    Example:
        >>> tokenize("the cat sat.")
        ('the', 'cat', 'sat.')
        >>> tokenize("hi !", Split.CHARACTERS)
        ('h', 'i', ' ', '!')
        >>> tokenize("the cat sat.", Split.BPE)
        ('the', ' cat', ' sat', '.')
    """
    if split is Split.WORDS:
        return tuple(text.split())
    if split is Split.BPE:
        return bpe.split(text)
    return tuple(graphemes(text))


def join(tokens: Sequence[str], split: Split = Split.WORDS) -> str:
    """Put tokens together again.

    Args:
        tokens: tokens of one split.
        split: the split they came from.

    Returns:
        The text. Words get one space between them; for every other split this is the exact
        inverse of ``tokenize``.

    Example:
        >>> join(("the", "cat"))
        'the cat'
    """
    if split is Split.BPE:
        return bpe.join(tokens)
    return (" " if split is Split.WORDS else "").join(tokens)
