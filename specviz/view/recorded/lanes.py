"""A recorded round: the lanes of the step page, how likely each guess was, and why it ended so."""

from collections.abc import Mapping
from html import escape

from specviz.engine import Round, Status
from specviz.engine.recording import Guess, GuessRound
from specviz.view.glossary import term
from specviz.view.lanes import MOST_COLUMNS, chip
from specviz.view.palette import BONUS, LOOKS
from specviz.view.recorded.odds import gauge, sure, whys
from specviz.view.recorded.reasons import bonus_reasons, reasons_of
from specviz.view.sentences import bonus_note
from specviz.view.text import count, visible

Names = Mapping[int, str]
_EMPTY = '<span class="chip empty"><bdi class="token">&nbsp;</bdi><span class="sign"></span></span>'


def recorded_lanes(step: Round, recorded: GuessRound, names: Names, verified: bool = True) -> str:
    """One round as HTML.

    Args:
        step: the round as it is replayed.
        recorded: the same round as it was recorded.
        names: the token of every id.
        verified: whether the verdict is in; before it only the draft is shown.

    Returns:
        The lanes. Each column can be chosen (data-pick) and its reasons (data-in) are then shown
        in place of those of the column that decided the round.
    """
    guesses = list(zip(recorded.guesses, step.statuses, strict=True))[:MOST_COLUMNS]
    if not verified:
        return _frame([_waiting(guess, names) for guess, _ in guesses], step, "now ")
    sampled = any(guess.accept_p is not None for guess in recorded.guesses)
    columns = [
        _column(i, guess, status, step, names, sampled) for i, (guess, status) in enumerate(guesses)
    ]
    reasons = [
        reasons_of(i, guess, status, step, recorded, names)
        for i, (guess, status) in enumerate(guesses)
    ]
    if step.bonus is not None and not step.is_correction and len(guesses) < MOST_COLUMNS:
        columns.append(_bonus_column(len(guesses), step, recorded))
        reasons.append(bonus_reasons(len(guesses), step, recorded, names))
    return _frame(columns, step, "") + whys(reasons, "Point at a guess, or tap it, to see why.")


def choosing_css() -> str:
    """CSS that shows the reasons of the column under the pointer, or else of the one in focus."""
    columns = range(MOST_COLUMNS + 1)
    return "".join(
        f".recorded:has(.c{i}:{state}) .w{i} {{ visibility: visible; }}\n"
        for state in ("focus-visible", "hover")
        for i in columns
    )


def _column(
    index: int, guess: Guess, status: Status, step: Round, names: Names, sampled: bool
) -> str:
    word = names[guess.id]
    top = chip(word, status, LOOKS[status].sign)
    bottom = _EMPTY
    if status is Status.ACCEPTED:
        bottom = chip(word, "same", "same")
    elif status is Status.REJECTED:
        bottom = chip(step.bonus or "", BONUS, LOOKS[BONUS].sign, bonus_note(step))
    likely = None if status in (Status.DISCARDED, Status.OVERRUN) else guess.target_p
    sure_of = "" if guess.draft_p is None else _odds("draft", guess.draft_p)
    odds = sure_of + _odds("target", likely) + _draw(guess, sampled)
    label = (
        f"Position {index + 1}: guess {visible(word)}, {LOOKS[status].sign[2:]}; "
        f"draft {_told(guess.draft_p)}, target {_told(likely)}. Why?"
    )
    return _pickable(index, label, f"{top}{bottom}", odds)


def _told(p: float | None) -> str:
    return "unknown" if p is None else sure(p)


def _bonus_column(index: int, step: Round, recorded: GuessRound) -> str:
    """The bonus after the last guess; invisible odds keep it in line with its neighbours."""
    bottom = chip(step.bonus or "", BONUS, LOOKS[BONUS].sign, bonus_note(step))
    label = f"Position {index + 1}: no guess; bonus {visible(step.bonus or '')}. Why?"
    odds = "".join(_odds("target", None) for _ in _measured(recorded)) + _draw(
        Guess(0), recorded.source is not None and bool(recorded.guesses)
    )
    return _pickable(index, label, _EMPTY + bottom, f'<span class="blank">{odds}</span>')


def _measured(recorded: GuessRound) -> list[str]:
    """What stands under each guess: the target's probability, and the draft's if it has any."""
    some = any(guess.draft_p is not None for guess in recorded.guesses)
    return ["draft", "target"][not some :] if recorded.guesses else []


def _waiting(guess: Guess, names: Names) -> str:
    stack = chip(names[guess.id], "pending", "?") + chip("?", "empty")
    words = f"guess {visible(names[guess.id])}, not verified yet"
    sure_of = "" if guess.draft_p is None else _odds("draft", guess.draft_p)
    odds = f'<span class="odds">{sure_of}</span>'
    return (
        f'<li><span class="vh">{escape(words)}</span>'
        f'<span class="column" aria-hidden="true"><span class="stack">{stack}</span>{odds}</span>'
        "</li>"
    )


def _pickable(index: int, label: str, stack: str, odds: str) -> str:
    return (
        f'<li><span class="column c{index}" data-pick="g{index}" data-in="g{index}" role="button" '
        f'tabindex="0" aria-label="{escape(label, quote=True)}">'
        f'<span class="stack" aria-hidden="true">{stack}</span>'
        f'<span class="odds" aria-hidden="true">{odds}</span></span></li>'
    )


def _odds(who: str, p: float | None) -> str:
    return f"<span><i>{who}</i><b>{escape(sure(p))}</b>{gauge(p)}</span>"


def _draw(guess: Guess, sampled: bool) -> str:
    """The draw of a sampled guess against its acceptance probability; a dash if none was made."""
    if guess.u is None or guess.accept_p is None:
        return '<span class="draw"><i>u</i> <b>–</b></span>' if sampled else ""
    sign = "&lt;" if guess.u < guess.accept_p else "≥"
    return f'<span class="draw"><i>u</i> <b>{guess.u:.2f} {sign} {guess.accept_p:.2f}</b></span>'


def _frame(columns: list[str], step: Round, when: str) -> str:
    guesses = len(step.draft)
    left = guesses - MOST_COLUMNS
    more = f'<li class="more">and {count(left, "more position")}</li>' if left > 0 else ""
    does = (
        "gives the next token"
        if not guesses
        else "checks this guess"
        if guesses == 1
        else f"checks all {guesses:,} guesses"
    )
    likely = "<span>How likely</span>" if guesses else ""
    return (
        '<div class="lanes with-odds"><div class="lane-labels">'
        f"<span>{term('draft', 'Draft guesses')}</span><span>{term('target', 'Big model')}</span>"
        f'{likely}</div><div class="positions"><ol>{"".join(columns)}{more}</ol>'
        f'<p class="bracket">{when}{term("call", "one call")} {does}</p></div></div>'
    )
