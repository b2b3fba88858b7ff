"""What happened in a round, in words and with the very tokens on screen."""

from specviz.engine import Round, Session, Status
from specviz.view.text import count, quoted, visible


def explain(step: Round) -> str:
    """One or two sentences that say what the big model made of the draft, as plain text.

    Example:
        >>> explain(Round(0, ("the", "cat", "dog"), 2, "sat"))  # doctest: +NORMALIZE_WHITESPACE
        '“the” and “cat” match, “dog” does not match “sat”: 2 accepted, 1 bonus, 3 tokens from
        one call.'
    """
    if not step.draft:
        return (
            f"No guesses: the call gives the big model's own {quoted(step.emitted)} and nothing "
            "more, 1 token from one call. This is standard decoding."
        )
    return f"{_matches(step)}: {_outcome(step)}{_leftover(step)}"


def say(number: int, step: Round) -> str:
    """The sentence a screen reader speaks when round ``number`` (from 1) is shown.

    Example:
        >>> say(1, Round(0, ("the", "dog"), 1, "cat"))
        'Round 1: guessed the, dog; accepted 1; bonus cat; emitted 2.'
    """
    guesses = ", ".join(visible(guess) for guess in step.draft[:16]) or "nothing"
    more = f" and {len(step.draft) - 16} more" if len(step.draft) > 16 else ""
    bonus = "no bonus" if step.bonus is None else f"bonus {visible(step.bonus)}"
    return (
        f"Round {number}: guessed {guesses}{more}; accepted {step.accepted}; {bonus}; "
        f"emitted {len(step.emitted)}."
    )


def opening(session: Session) -> str:
    """What is to be said at round 0, before any call, as plain text."""
    if not session.rounds:
        return "The target text is empty: type some words and every round appears here."
    draft = session.rounds[0].draft
    waiting = f"The first guesses are {quoted(draft)}." if draft else "Round 1 has no guesses."
    return (
        "Nothing is emitted yet: the prompt is processed and no call has been counted. "
        f"{waiting} Step on to make the first call."
    )


def bonus_note(step: Round) -> str:
    """Which of the two kinds of bonus this round has."""
    if step.bonus is None:
        return "No bonus: the target text has ended."
    if step.is_correction:
        return (
            "The big model's own token, in place of the rejected guess "
            "(also called the recovered or correction token)."
        )
    return "The big model's own token, after the last guess: the same call gave it for free."


def _matches(step: Round) -> str:
    accepted, rejected = step.draft[: step.accepted], step.statuses.count(Status.REJECTED)
    match = f"{quoted(accepted)} {'matches' if step.accepted == 1 else 'match'}"
    if rejected:
        miss = (
            f"{quoted(step.draft[step.accepted :][:1])} does not match {quoted([step.bonus or ''])}"
        )
        return f"{match}, {miss}" if accepted else miss
    return match if step.bonus is not None else f"{match} and the target text has ended"


def _outcome(step: Round) -> str:
    accepted = f"{step.accepted} accepted" if step.accepted else "nothing accepted"
    bonus = "no bonus" if step.bonus is None else "1 bonus"
    floor = ", no more than standard decoding" if len(step.emitted) == 1 else ""
    return f"{accepted}, {bonus}, {count(len(step.emitted), 'token')} from one call{floor}."


def _leftover(step: Round) -> str:
    discarded = [g for g, s in zip(step.draft, step.statuses, strict=True) if s is Status.DISCARDED]
    overrun = [g for g, s in zip(step.draft, step.statuses, strict=True) if s is Status.OVERRUN]
    if discarded:
        verb = "is" if len(discarded) == 1 else "are"
        return f" {quoted(discarded, 4)} after it {verb} discarded."
    if overrun:
        verb = "stands" if len(overrun) == 1 else "stand"
        return f" {quoted(overrun, 4)} {verb} past the end."
    return ""
