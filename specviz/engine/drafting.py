"""What every drafter needs: bounds on a draft, and a memory for the target at hand."""

from collections.abc import Callable, Sequence
from typing import TypeVar

MAX_DRAFT_LENGTH = 16
"""The most guesses a drafter makes in one round."""

Tokens = tuple[str, ...]
Fact = TypeVar("Fact")


def check_length(length: int) -> None:
    """Refuse a draft length that no drafter offers.

    Raises:
        ValueError: the length is not 1 to 16.

    Example:
        >>> check_length(20)
        Traceback (most recent call last):
        ValueError: the draft length is 20: choose 1 to 16
    """
    if not 1 <= length <= MAX_DRAFT_LENGTH:
        raise ValueError(f"the draft length is {length}: choose 1 to {MAX_DRAFT_LENGTH}")


def room(length: int, target: Sequence[str], start: int) -> int:
    """Guesses to make at ``start`` without running past the end of the target.

    Example:
        >>> room(4, ("the", "cat", "sat"), 1)
        2
    """
    return min(length, len(target) - start)


def remembering_last(learn: Callable[[Tokens], Fact]) -> Callable[[Sequence[str]], Fact]:
    """Make ``learn`` work once, not once a round, while the target stays the same tuple.

    Example:
        >>> size = remembering_last(len)
        >>> size(("the", "cat"))
        2
    """
    last: tuple[Tokens, Fact] | None = None

    def recall(target: Sequence[str]) -> Fact:
        nonlocal last
        tokens = tuple(target)  # the very same object when it is a tuple already
        memory = last
        if memory is None or memory[0] is not tokens:
            memory = last = (tokens, learn(tokens))
        return memory[1]

    return recall
