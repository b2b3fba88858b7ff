"""A session: rounds in order, and every count over them."""

import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import accumulate

from specviz.engine.rounds import Round, verify

Drafter = Callable[[Sequence[str], int], Sequence[str]]
"""Makes the guesses of one round from (target, start); see drafters.py."""


@dataclass(frozen=True, slots=True)
class Totals:
    """The counts of the rounds played so far.

    Attributes:
        calls: big-model calls, one a round.
        emitted: tokens emitted.
        accepted: guesses accepted.
        drafted: guesses made; discarded and overrun guesses were drafted too.

    Example:
        >>> Totals(calls=3, emitted=8, accepted=6, drafted=9).tokens_per_call
        2.6666666666666665
    """

    calls: int = 0
    emitted: int = 0
    accepted: int = 0
    drafted: int = 0

    @property
    def tokens_per_call(self) -> float | None:
        """Emitted / calls, last round included; None before any call."""
        return self.emitted / self.calls if self.calls else None

    @property
    def acceptance_rate(self) -> float | None:
        """Accepted / drafted; None (undefined, not 0) when nothing was drafted."""
        return self.accepted / self.drafted if self.drafted else None

    @property
    def saved_calls(self) -> int:
        """Calls that standard decoding, one token a call, would have needed on top."""
        return self.emitted - self.calls

    def plus(self, step: Round) -> "Totals":
        """The counts once one more round has been played."""
        return Totals(
            self.calls + 1,
            self.emitted + step.end - step.start,
            self.accepted + step.accepted,
            self.drafted + len(step.draft),
        )


@dataclass(frozen=True, slots=True)
class Session:
    """A target text and the rounds that emitted it.

    Example:
        >>> target = "the cat sat on the mat and slept".split()
        >>> session = replay(target, [["the", "cat", "dog"], ["on", "the", "moon"],
        ...                           ["and", "slept", "forever"]])
        >>> session.calls, len(session.emitted), round(session.tokens_per_call, 2)
        (3, 8, 2.67)
    """

    target: tuple[str, ...]
    rounds: tuple[Round, ...]

    @property
    def running(self) -> tuple[Totals, ...]:
        """The counts after 0, 1, 2, ... rounds: entry i covers the first i rounds."""
        return tuple(accumulate(self.rounds, Totals.plus, initial=Totals()))

    @property
    def totals(self) -> Totals:
        """The counts over the whole session."""
        return self.running[-1]

    @property
    def calls(self) -> int:
        """Big-model calls: one a round."""
        return len(self.rounds)

    @property
    def emitted(self) -> tuple[str, ...]:
        """Every token emitted, in order. Always equals the target: the method is lossless."""
        return tuple(token for step in self.rounds for token in step.emitted)

    @property
    def accepted(self) -> int:
        """Guesses accepted, over all rounds."""
        return self.totals.accepted

    @property
    def drafted(self) -> int:
        """Guesses made, over all rounds; discarded and overrun guesses were drafted too."""
        return self.totals.drafted

    @property
    def tokens_per_call(self) -> float | None:
        """Tokens emitted / big-model calls, last round included; None before any call."""
        return self.totals.tokens_per_call

    @property
    def acceptance_rate(self) -> float | None:
        """Accepted / drafted; None (undefined, not 0) when nothing was drafted."""
        return self.totals.acceptance_rate

    @property
    def saved_calls(self) -> int:
        """Calls that standard decoding, one token a call, would have needed on top."""
        return self.totals.saved_calls

    def up_to(self, rounds: int) -> "Session":
        """The same session when only its first ``rounds`` rounds have happened."""
        return Session(self.target, self.rounds[:rounds])

    @property
    def running_tokens_per_call(self) -> tuple[float, ...]:
        """Tokens per call after each round: entry i covers rounds 0 to i."""
        return tuple(now.emitted / now.calls for now in self.running[1:])


def replay(target: Iterable[str], drafts: Iterable[Sequence[str]] | Drafter = ()) -> Session:
    """Play rounds until the target is exhausted.

    Args:
        target: every token of the target text; may be empty (no round exists then).
        drafts: the guesses of each round in order, or a drafter ``(target, start) -> guesses``.
            Drafts left over when the target ends are not played. When drafts run out first,
            the rest is decoded one token a call.

    Returns:
        The session; its ``emitted`` equals ``target``.

    Example:
        >>> [len(step.emitted) for step in replay("a b c d".split(), [["a", "b"]]).rounds]
        [3, 1]
    """
    target = tuple(target)
    propose = drafts if callable(drafts) else _in_order(drafts)
    rounds = []
    start, size = 0, len(target)
    with _garbage_collection_paused():
        while start < size:
            step = verify(target, start, propose(target, start))
            rounds.append(step)
            start += step.accepted + 1  # past the size when the last round has no bonus
    return Session(target, tuple(rounds))


def _in_order(drafts: Iterable[Sequence[str]]) -> Drafter:
    """A drafter that hands out the given drafts, then empty ones."""
    remaining = iter(drafts)
    return lambda target, start: next(remaining, ())


@contextmanager
def _garbage_collection_paused() -> Iterator[None]:
    """Spare the rounds of a long session repeated searches for cycles: rounds form none.

    Without this, 10 times the tokens take 12.5 times as long (benchmarks/replay.py).
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
