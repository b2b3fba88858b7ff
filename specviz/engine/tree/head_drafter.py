"""Heads that need no model: they rank the true token at a chosen accuracy."""

import random
from collections.abc import Sequence

from specviz.engine.tree.build import Heads
from specviz.engine.tree.session import HeadDrafter

_TRIES_A_CANDIDATE = 20


def ranked_heads(
    accuracy: Sequence[float], width: int, seed: int = 0, later: float = 0.5
) -> HeadDrafter:
    """Heads that hold the true token first with a chosen probability.

    Head h puts the true token at rank 1 with probability ``accuracy[h]``. Otherwise, with
    probability ``later``, it stands at one of the later ranks, each as likely; else the head does
    not hold it. Every other candidate is another word of the target, frequent words more often.

    Args:
        accuracy: one probability a head, 0 to 1.
        width: candidates a head offers, 1 or more; fewer when the target has fewer words.
        seed: the same seed gives the same heads. A draw depends on (seed, start, head) alone, so
            more heads leave the first ones as they were, and a higher accuracy only moves true
            tokens to rank 1.
        later: the share of the remaining probability that goes to the later ranks, 0 to 1.

    Returns:
        A drafter ``(target, start) -> heads`` that never guesses past the end of the target.

    Raises:
        ValueError: a probability is outside 0 to 1, or the width is below 1.

    Example:
        >>> ranked_heads([1.0, 1.0, 1.0], width=1)(["a", "b", "c"], 1)
        (('b',), ('c',))
    """
    if not all(0 <= chance <= 1 for chance in (*accuracy, later)):
        raise ValueError("Type each accuracy as a number from 0 to 1, such as 0.6.")
    if width < 1:
        raise ValueError("A head offers at least 1 candidate.")

    last: Sequence[str] = ()
    different = 0

    def draft(target: Sequence[str], start: int) -> Heads:
        nonlocal last, different
        if target is not last:  # counted once a text, not once a round
            last, different = target, len(set(target))
        heads = enumerate(accuracy[: len(target) - start])
        return tuple(
            _candidates(target, start + head, random.Random(f"{seed}/{start}/{head}"), chance)
            for head, chance in heads
        )

    def _candidates(
        target: Sequence[str], position: int, rng: random.Random, chance: float
    ) -> tuple[str, ...]:
        true = target[position]
        rank = _rank(rng, chance, later, width)
        others = _others(target, true, rng, width, min(width, different - 1))
        if rank is None:
            return tuple(others)
        return tuple([*others[:rank], true, *others[rank:]][:width])

    return draft


def _rank(rng: random.Random, accuracy: float, later: float, width: int) -> int | None:
    """The 0-based rank of the true token, or None when the head does not hold it."""
    first, second, place = rng.random(), rng.random(), rng.random()
    if first < accuracy:
        return 0
    if width > 1 and second < later:
        return 1 + int(place * (width - 1))
    return None


def _others(
    target: Sequence[str], true: str, rng: random.Random, width: int, enough: int
) -> list[str]:
    """Different words of the target, the true one left out; it stops when it has ``enough``."""
    found: dict[str, None] = {}
    for _ in range(_TRIES_A_CANDIDATE * width):
        if len(found) == enough:
            break
        word = target[int(rng.random() * len(target))]
        if word != true:
            found[word] = None
    return list(found)
