"""Why each guess of a recorded round was accepted or rejected, in words, as plain text."""

from collections.abc import Mapping

from specviz.engine import Round, Status
from specviz.engine.recording import Guess, GuessRound
from specviz.view.recorded.odds import sure
from specviz.view.sentences import explain
from specviz.view.text import count, quoted

_LEARNT_NOTHING = (
    "It stands after the rejected guess. What the big model computed here was built on a wrong "
    "token, so nothing was learnt about it."
)
_PAST = "The output had ended before it, so it is neither accepted nor rejected."


def why(guess: Guess, status: Status, bonus: str, names: Mapping[int, str]) -> str:
    """Why a guess ended as it did.

    Args:
        guess: what both models thought of it.
        status: what became of it.
        bonus: the token that was emitted in its place, if it was rejected.
        names: the token of every id.

    Example:
        >>> why(Guess(7, None, 0.1, (), ((8, 0.6),)), Status.REJECTED, "dog", {7: "cat", 8: "dog"})
        'The big model finds “dog” likelier (60%) than “cat” (10%). So “dog” is emitted instead.'
    """
    if status is Status.DISCARDED:
        return _LEARNT_NOTHING
    if status is Status.OVERRUN:
        return _PAST
    if guess.accept_p is not None:
        return _sampled(guess, status, bonus)
    word = quoted([names[guess.id]])
    if status is Status.ACCEPTED:
        return f"{word} is the big model's own first choice{_in_brackets(guess.target_p)}."
    best = guess.target_top[0][1] if guess.target_top else None
    than = f" than {word}{_in_brackets(guess.target_p)}"
    instead = f"So {quoted([bonus])} is emitted instead."
    return f"The big model finds {quoted([bonus])} likelier{_in_brackets(best)}{than}. {instead}"


def why_bonus(step: GuessRound, bonus: str) -> str:
    """Where a bonus after the last guess comes from."""
    if step.source is not None:
        return (
            f"Every guess was accepted, so {quoted([bonus])} is drawn from the big model's own p."
        )
    best = step.bonus_top[0][1] if step.bonus_top else None
    first = f"{quoted([bonus])} is the big model's first choice here{_in_brackets(best)}"
    return f"{first}: the same call gave it for free."


def explain_recorded(step: Round, recorded: GuessRound) -> str:
    """The round in one or two sentences; a sampled one is not told as a comparison of tokens."""
    rejected = step.statuses.count(Status.REJECTED)
    if recorded.source is None or not step.draft:
        return explain(step)
    outcome = (
        f"{step.accepted} accepted, 1 bonus, {count(len(step.emitted), 'token')} from one call."
    )
    if not rejected:
        return f"The draws accept {quoted(step.draft)}: {outcome}"
    kept = f"The draws accept {quoted(step.draft[: step.accepted])} and reject "
    miss = quoted(step.draft[step.accepted : step.accepted + 1])
    start = f"{kept if step.accepted else 'The draw rejects '}{miss}"
    return f"{start}; {quoted([step.bonus or ''])} is drawn from the residual: {outcome}"


def _sampled(guess: Guess, status: Status, bonus: str) -> str:
    """The acceptance test with its numbers."""
    p, q, u = guess.target_p, guess.draft_p, guess.u
    chance = f"{guess.accept_p:.3f}"
    if p is not None and q:
        chance = f"min(1, p/q) = min(1, {p:.3f} / {q:.3f}) = {chance}"
    drawn = "" if u is None else f", and u = {u:.3f} is {'' if _below(status) else 'not '}below it"
    if _below(status):
        return f"It passes with probability {chance}{drawn}: accepted."
    left = f"{quoted([bonus])} is drawn from the residual max(0, p − q)."
    return f"It passes with probability {chance}{drawn}: rejected. {left}"


def _below(status: Status) -> bool:
    return status is Status.ACCEPTED


def _in_brackets(p: float | None) -> str:
    return "" if p is None else f" ({sure(p)})"
