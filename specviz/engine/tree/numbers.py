"""Lists of numbers as people type them on the Medusa page."""

import math
from collections.abc import Callable
from typing import TypeVar

from specviz.engine.sampling.distribution import normalise

MOST_HEADS = 16
"""The most heads that a list of numbers may describe."""
MOST_WIDTH = 64
"""The most candidates of one head that a full product may take."""
MOST_CHILDREN = 12
"""The most children of a node in the demonstration of typical acceptance."""

N = TypeVar("N", int, float)


def parse_accuracy(typed: str) -> tuple[float, ...]:
    """Read the accuracy of each head.

    Args:
        typed: one number from 0 to 1 a head, separated by commas or spaces.

    Returns:
        One probability a head.

    Raises:
        ValueError: something else was typed; the message says what to type instead.

    Example:
        >>> parse_accuracy("0.6, 0.4 0.3")
        (0.6, 0.4, 0.3)
    """
    return _numbers(
        typed, float, 1, "type one number from 0 to 1 for each head, such as 0.6, 0.4, 0.3", low=0
    )


def parse_widths(typed: str) -> tuple[int, ...]:
    """Read how many candidates a full product takes of each head; brackets may stand around.

    Raises:
        ValueError: something else was typed; the message says what to type instead.

    Example:
        >>> parse_widths("[3, 2, 2]")
        (3, 2, 2)
    """
    words = f"type one whole number from 1 to {MOST_WIDTH} for each head, such as 3, 2, 2"
    return _numbers(typed.strip().strip("[]()"), int, MOST_WIDTH, words, low=1)


def parse_chances(typed: str) -> tuple[tuple[str, float], ...]:
    """Read the children of a node with their weights, and make probabilities of the weights.

    Args:
        typed: a token and its weight for each child, children separated by commas or lines.

    Returns:
        Token and probability of each child; the probabilities sum to 1.

    Raises:
        ValueError: something else was typed; the message says what to type instead.

    Example:
        >>> parse_chances("sat 6, ran 2")
        (('sat', 0.75), ('ran', 0.25))
    """
    pieces = [piece.rsplit(None, 1) for piece in typed.replace("\n", ",").split(",")]
    pairs = [piece for piece in pieces if piece]
    if not 0 < len(pairs) <= MOST_CHILDREN:
        raise ValueError(f"Type 1 to {MOST_CHILDREN} children with weights, such as sat 6, ran 2.")
    tokens = [pair[0].strip() for pair in pairs]
    if len(set(tokens)) < len(tokens):
        raise ValueError("Each child is another token: type every token once.")
    chances = normalise([_weight(pair) for pair in pairs])
    return tuple(zip(tokens, chances, strict=True))


def _numbers(
    typed: str, kind: Callable[[str], N], most: int, words: str, low: int
) -> tuple[N, ...]:
    pieces = typed.replace(",", " ").split()
    if not 0 < len(pieces) <= MOST_HEADS:
        raise ValueError(f"{len(pieces):,} heads: there may be 1 to {MOST_HEADS}; {words}.")
    return tuple(_number(piece, kind, most, words, low) for piece in pieces)


def _number(piece: str, kind: Callable[[str], N], most: int, words: str, low: int) -> N:
    try:
        number = kind(piece)
    except ValueError:
        number = kind("-1")
    if not low <= number <= most:  # also false for nan
        raise ValueError(f"“{piece[:20]}” cannot be used: {words}.")
    return number


def _weight(pair: list[str]) -> float:
    """The weight at the end of a child; ``pair`` is its token and its weight."""
    try:
        weight = float(pair[1]) if len(pair) > 1 else -1.0
    except ValueError:
        weight = -1.0
    if not 0 <= weight < math.inf:
        shown = " ".join(pair)[:20]
        raise ValueError(f"“{shown}” has no weight: end each child with a number, such as sat 6.")
    return weight
