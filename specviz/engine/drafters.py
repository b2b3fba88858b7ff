"""Automatic drafts: functions that guess the next tokens, round by round."""

from collections.abc import Sequence
from random import Random

from specviz.engine.drafting import MAX_DRAFT_LENGTH, Tokens, check_length, remembering_last, room
from specviz.engine.lookup import lookup, prompt_lookup
from specviz.engine.session import Drafter

__all__ = ["MAX_DRAFT_LENGTH", "lookup", "noisy", "prompt_lookup", "second_text"]


def noisy(length: int, match: float, seed: int) -> Drafter:
    """A drafter that knows the target but errs at random.

    Each guess is the target's token with probability ``match``, else another token of the
    target, all of them equally likely. The guesses depend on the seed, the round's start and the
    position only, so playing a round again gives the same guesses. With the same seed, a higher
    ``match`` keeps every right guess right.

    Args:
        length: guesses a round, 1 to 16.
        match: the probability that a guess is right, 0 to 1.
        seed: any whole number.

    Returns:
        The drafter.

    Raises:
        ValueError: the length or ``match`` is out of range.

    Example:
        >>> noisy(3, match=1.0, seed=7)("the cat sat on the mat".split(), 1)
        ('cat', 'sat', 'on')
    """
    check_length(length)
    if not 0 <= match <= 1:
        raise ValueError(f"the match probability is {match}: choose 0 to 1")
    vocabulary = remembering_last(_vocabulary)

    def draft(target: Sequence[str], start: int) -> Tokens:
        known, places = vocabulary(target)
        random = Random(f"{seed}/{start}")
        guesses = []
        for token in target[start : start + length]:
            hit, pick = random.random(), random.random()
            guesses.append(token if hit < match else _other(token, known, places, pick))
        return tuple(guesses)

    return draft


def second_text(length: int, second: Sequence[str]) -> Drafter:
    """A drafter that reads its guesses from a second text, position by position.

    The guess for target position i is token i of the second text; where that text has ended,
    nothing is guessed.

    Args:
        length: guesses a round, 1 to 16.
        second: the tokens of the draft model's own text.

    Returns:
        The drafter.

    Raises:
        ValueError: the length is out of range.

    Example:
        >>> second_text(2, "the dog sat".split())("the cat sat on".split(), 1)
        ('dog', 'sat')
    """
    check_length(length)
    tokens = tuple(second)
    return lambda target, start: tokens[start : start + room(length, target, start)]


def _vocabulary(target: Tokens) -> tuple[Tokens, dict[str, int]]:
    """The distinct tokens in order of appearance, and the place of each among them."""
    known = tuple(dict.fromkeys(target))
    return known, {token: place for place, token in enumerate(known)}


def _other(token: str, known: Tokens, places: dict[str, int], pick: float) -> str:
    """A token of the vocabulary that is not ``token``; ``pick`` in [0, 1) says which."""
    if len(known) == 1:
        return f"{token}?"
    place = int(pick * (len(known) - 1))
    return known[place + (place >= places[token])]
