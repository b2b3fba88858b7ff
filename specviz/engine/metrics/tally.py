"""The counts from which every engine's numbers are made, before and after trimming."""

from dataclasses import dataclass

from specviz.engine.rounds import Status
from specviz.engine.session import Session


@dataclass(frozen=True, slots=True)
class Tally:
    """What there is to count in one session.

    Attributes:
        calls: calls of the big model, one a round.
        emitted: tokens delivered by them.
        accepted: guesses accepted, up to the end of the output.
        drafted: guesses made.
        drafts: rounds with at least one guess.
        emitted_in_drafts: tokens delivered by those rounds.
        draft_length: the most guesses of any round.
        overrun_matches: guesses past the end of the output that the big model would have
            accepted; an engine that counts before it trims the output counts them as well.
        first_token: 1 when the prompt's own pass gave an output token before round 1, else 0.
        is_tree: whether the guesses were a candidate tree rather than a chain.
    """

    calls: int
    emitted: int
    accepted: int
    drafted: int
    drafts: int
    emitted_in_drafts: int
    draft_length: int
    overrun_matches: int = 0
    first_token: int = 0
    is_tree: bool = False

    @property
    def untrimmed_accepted(self) -> int:
        """Guesses accepted when the output is not cut at its end."""
        return self.accepted + self.overrun_matches

    @property
    def untrimmed_tokens(self) -> int:
        """Tokens made when the output is not cut: every call gives its accepted and one more."""
        return self.untrimmed_accepted + self.calls


def count(
    session: Session, *, overrun_matches: int = 0, first_token: bool = False, is_tree: bool = False
) -> Tally:
    """Count a session.

    Args:
        session: the session; for a tree, one whose drafts are paths of the tree.
        overrun_matches: overrun guesses that would have been accepted, were the output longer.
            A typed text ends where it ends, so there 0 is right; a recording knows the number
            (``recording.overrun_matches``).
        first_token: whether the prompt's own pass gave a token, as ``Recording.first_token``.
        is_tree: whether the session was made with a candidate tree.

    Raises:
        ValueError: more matches than there are overrun guesses.

    Example:
        >>> from specviz.engine import replay
        >>> count(replay("a b c".split(), [["a", "x"], []])).drafts
        1
    """
    rounds = session.rounds
    overrun = sum(step.statuses.count(Status.OVERRUN) for step in rounds[-1:])
    if not 0 <= overrun_matches <= overrun:
        raise ValueError(f"{overrun_matches} overrun matches, but {overrun} guesses are overrun")
    return Tally(
        calls=session.calls,
        emitted=len(session.emitted),
        accepted=session.accepted,
        drafted=session.drafted,
        drafts=sum(bool(step.draft) for step in rounds),
        emitted_in_drafts=sum(len(step.emitted) for step in rounds if step.draft),
        draft_length=max((len(step.draft) for step in rounds), default=0),
        overrun_matches=overrun_matches,
        first_token=int(first_token),
        is_tree=is_tree,
    )
