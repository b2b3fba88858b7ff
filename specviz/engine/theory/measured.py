"""A session as one point on the charts of the theory: what was measured in it."""

from dataclasses import dataclass

from specviz.engine.rounds import Status
from specviz.engine.session import Session


@dataclass(frozen=True, slots=True)
class Measured:
    """What a session gives to compare with the formula.

    Attributes:
        calls: big-model calls.
        emitted: tokens emitted by them.
        drafted: guesses made.
        accepted: guesses accepted.
        rejected: guesses rejected, at most one a call.

    Example:
        >>> seen = Measured(calls=3, emitted=8, drafted=9, accepted=6, rejected=2)
        >>> seen.length, seen.judged_acceptance
        (3.0, 0.75)
    """

    calls: int
    emitted: int
    drafted: int
    accepted: int
    rejected: int

    @property
    def tokens_per_call(self) -> float:
        """Emitted / calls, last round included."""
        return self.emitted / self.calls

    @property
    def length(self) -> float:
        """Guesses a call, on average."""
        return self.drafted / self.calls

    @property
    def acceptance_rate(self) -> float | None:
        """Accepted / drafted; None when nothing was drafted."""
        return self.accepted / self.drafted if self.drafted else None

    @property
    def judged_acceptance(self) -> float | None:
        """Accepted / (accepted + rejected), the formula's a; None when nothing was judged.

        Guesses after a rejection were drafted but not judged: the formula's a, the chance that a
        guess passes given that all before it did, knows nothing of them.
        """
        judged = self.accepted + self.rejected
        return self.accepted / judged if judged else None


def measured(session: Session) -> Measured | None:
    """Count a session; None when it has no calls.

    Example:
        >>> from specviz.engine.session import replay
        >>> measured(replay("a b c".split(), [["a", "x", "y"]])).length
        1.5
    """
    if not session.calls:
        return None
    rejected = sum(Status.REJECTED in step.statuses for step in session.rounds)
    now = session.totals
    return Measured(now.calls, now.emitted, now.drafted, now.accepted, rejected)
