"""One round: the draft guesses, the big model verifies all of them in one call."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Status(StrEnum):
    """What the big model made of one guess."""

    ACCEPTED = "accepted"
    """Equals the target's token, and so did every guess before it."""
    REJECTED = "rejected"
    """The first guess that differs from the target's token."""
    DISCARDED = "discarded"
    """Stands after the rejected guess, so nothing was learnt about it."""
    OVERRUN = "overrun"
    """Stands past the end of the target, everything before it having matched."""


@dataclass(frozen=True, slots=True)
class Round:
    """One big-model call over one draft.

    Attributes:
        start: target tokens emitted before this round.
        draft: the guesses, in order; may be empty (plain decoding).
        accepted: how many leading guesses equal the target's tokens.
        bonus: the big model's own token of the same call, or None when the target is exhausted.

    Example:
        >>> Round(start=0, draft=("the", "cat", "dog"), accepted=2, bonus="sat").emitted
        ('the', 'cat', 'sat')
    """

    start: int
    draft: tuple[str, ...]
    accepted: int
    bonus: str | None

    @property
    def emitted(self) -> tuple[str, ...]:
        """The tokens this call adds to the output: the accepted guesses, then the bonus."""
        kept = self.draft[: self.accepted]
        return kept if self.bonus is None else (*kept, self.bonus)

    @property
    def end(self) -> int:
        """Target tokens emitted once this round is over."""
        return self.start + self.accepted + (self.bonus is not None)

    @property
    def statuses(self) -> tuple[Status, ...]:
        """One status a guess, in the order of the draft."""
        if self.bonus is None:
            rest = [Status.OVERRUN] * (len(self.draft) - self.accepted)
        else:
            rest = [Status.REJECTED] + [Status.DISCARDED] * (len(self.draft) - self.accepted - 1)
            rest = rest[: len(self.draft) - self.accepted]
        return (*[Status.ACCEPTED] * self.accepted, *rest)

    @property
    def is_correction(self) -> bool:
        """Whether the bonus stands where a rejected guess stood (else it follows the last one)."""
        return self.bonus is not None and self.accepted < len(self.draft)


def verify(target: Sequence[str], start: int, draft: Sequence[str]) -> Round:
    """Verify one draft against the target, as one call of the big model does.

    The longest matching prefix is accepted; the same call gives one token more, the bonus,
    unless the target has ended (Leviathan et al. 2023, algorithm 1, in its greedy case).

    Args:
        target: every token of the target text.
        start: how many of them were emitted before this round, 0 <= start < len(target).
        draft: the guesses for the positions start, start + 1, ...; may be empty, may run past
            the end of the target.

    Returns:
        The finished round.

    Raises:
        ValueError: there is no target token left at ``start``; such a round does not exist.

    Example:
        >>> target = "the cat sat on the mat and slept".split()
        >>> verify(target, 0, ["the", "cat", "dog"])
        Round(start=0, draft=('the', 'cat', 'dog'), accepted=2, bonus='sat')
    """
    size = len(target)
    if not 0 <= start < size:
        raise ValueError(f"no target token at position {start}: the target has {size} tokens")
    draft = tuple(draft)
    end = start
    for guess in draft:
        if end == size or guess != target[end]:
            break
        end += 1
    return Round(start, draft, end - start, target[end] if end < size else None)
