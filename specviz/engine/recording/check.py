"""Where the numbers of a recording disagree with each other."""

from collections.abc import Iterator, Sequence

from specviz.engine.recording.round_types import GuessRound, HeadsRound, Top
from specviz.engine.recording.types import Kind, Recording
from specviz.engine.rounds import Round, Status

_MOST_NOTES = 20


def check(recording: Recording) -> tuple[str, ...]:
    """Check a recording against its own data.

    Greedy and medusa: the output equals plain greedy decoding, and every emitted token is the
    big model's first choice at its place. Sampling: each acceptance probability is
    min(1, p/q), each verdict follows from the draw, and the bonus comes from the residual
    exactly after a rejection. Rounded probabilities are allowed for.

    Returns:
        One sentence a difference; none for a sound recording.
    """
    notes = list(_against_baseline(recording))
    for index, step in enumerate(recording.rounds):
        place = f"rounds[{index}]"
        if recording.kind is not Kind.SAMPLING:
            notes += _first_choices(step, place)
        elif isinstance(step, GuessRound):
            notes += _draws(step, place)
    return tuple(notes)


def shortened(notes: Sequence[str]) -> tuple[str, ...]:
    """The first 20 notes, and how many more there are."""
    more = len(notes) - _MOST_NOTES
    return (*notes[:_MOST_NOTES], *([f"and {more} more differences"] if more > 0 else []))


def _against_baseline(recording: Recording) -> Iterator[str]:
    if recording.kind is Kind.SAMPLING:
        return
    first = () if recording.first_token is None else (recording.first_token,)
    output, baseline = (*first, *recording.output), recording.baseline
    if len(baseline) < len(output):
        yield f"The output has {len(output)} tokens, but plain greedy decoding {len(baseline)}"
    for index, (given, plain) in enumerate(zip(output, baseline, strict=False)):
        if given != plain:
            yield f"The output differs from plain greedy decoding at token {index}"
            return


def _first_choices(step: GuessRound | HeadsRound, place: str) -> Iterator[str]:
    """Emitted tokens that were not the big model's first choice."""
    for token, (where, top) in zip(step.emitted, _target_tops(step), strict=False):
        best = max((p for _, p in top), default=None)
        if best is not None and (token, best) not in top:
            yield f"{place}.{where} has another first choice than the emitted token {token}"


def _target_tops(step: GuessRound | HeadsRound) -> list[tuple[str, Top]]:
    """The big model's most likely tokens at the place of each emitted token, and their field."""
    if isinstance(step, HeadsRound):
        return [(f"nodes[{node}].target_top", step.nodes[node].target_top) for node in step.path]
    guesses = enumerate(step.guesses[: step.accepted])
    tops = [(f"guesses[{index}].target_top", guess.target_top) for index, guess in guesses]
    return [*tops, ("bonus_top", step.bonus_top)]


def _draws(step: GuessRound, place: str) -> Iterator[str]:
    """Acceptance probabilities, verdicts and source that do not follow from the draws."""
    for index, verdict in enumerate(statuses(step)):
        guess, where = step.guesses[index], f"{place}.guesses[{index}]"
        if guess.verdict is not verdict:
            yield f"{where}.verdict is {guess.verdict or 'null'}, but the ids give {verdict}"
        if guess.accept_p is None:
            continue
        if guess.draft_p and guess.target_p is not None:
            right = min(1.0, guess.target_p / guess.draft_p)
            if abs(guess.accept_p - right) > 1e-3 + 2e-5 / guess.draft_p:
                yield f"{where}.accept_p is {guess.accept_p:g}, but min(1, p/q) is {right:.5g}"
        if guess.u is not None and _contradicts(guess.u - guess.accept_p, verdict):
            yield f"{where}.u is {guess.u:g}, which does not make it {verdict}"
    rejected = step.bonus is not None and step.accepted < len(step.guesses)
    right_source = "residual" if rejected else "target" if step.bonus is not None else None
    if step.source != right_source:
        yield f"{place}.source is {step.source or 'null'}, but must be {right_source or 'null'}"


def _contradicts(above: float, verdict: Status) -> bool:
    """Whether a draw so far above the acceptance probability cannot have that verdict."""
    return (
        above > 1e-4 if verdict is Status.ACCEPTED else above < -1e-4 and verdict is Status.REJECTED
    )


def statuses(step: GuessRound) -> tuple[Status, ...]:
    """What became of each guess, from the ids alone.

    Example:
        >>> from specviz.engine.recording.round_types import Guess
        >>> [str(status) for status in statuses(GuessRound((Guess(5), Guess(6)), (5, 9)))]
        ['accepted', 'rejected']
    """
    draft = tuple(str(guess.id) for guess in step.guesses)
    return Round(0, draft, step.accepted, None if step.bonus is None else str(step.bonus)).statuses
