"""Acceptance by position: how the 1st, 2nd, ... guess of a round fares."""

from dataclasses import dataclass

from specviz.engine.rounds import Status
from specviz.engine.session import Session


@dataclass(frozen=True, slots=True)
class Position:
    """The guesses at one position of the draft, over all rounds of a session.

    Attributes:
        rounds: rounds with at least one guess, at whatever position.
        tested: rounds in which this guess was accepted or rejected, not discarded or overrun.
        accepted: rounds in which it was accepted.
    """

    rounds: int
    tested: int
    accepted: int

    @property
    def unconditional(self) -> float:
        """Accepted / rounds with guesses; never rises from one position to the next.

        Source: vllm-project/vllm, vllm/v1/spec_decode/metrics.py, per-position acceptance rate.
        """
        return self.accepted / self.rounds

    @property
    def conditional(self) -> float | None:
        """Accepted / tested: given that all guesses before were accepted; None if never tested."""
        return self.accepted / self.tested if self.tested else None


def acceptance_by_position(session: Session) -> tuple[Position, ...]:
    """Acceptance at the 1st, 2nd, ... position of the draft, as far as any draft went.

    Example:
        >>> from specviz.engine import replay
        >>> first, second = acceptance_by_position(replay("a b c d".split(), [["a", "x"], ["c"]]))
        >>> first.unconditional, second.unconditional, second.conditional
        (1.0, 0.0, 0.0)
    """
    drafts = [step.statuses for step in session.rounds if step.draft]
    longest = max(map(len, drafts), default=0)
    positions = []
    for place in range(longest):
        here = [statuses[place] for statuses in drafts if len(statuses) > place]
        accepted = here.count(Status.ACCEPTED)
        positions.append(Position(len(drafts), accepted + here.count(Status.REJECTED), accepted))
    return tuple(positions)
