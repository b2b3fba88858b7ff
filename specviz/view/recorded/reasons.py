"""Why one guess of a recorded round ended as it did: a sentence over both models' top lists."""

from collections.abc import Mapping
from html import escape

from specviz.engine import Round, Status
from specviz.engine.recording import Guess, GuessRound
from specviz.view.palette import LOOKS
from specviz.view.recorded.odds import Top, sure, top_list
from specviz.view.recorded.words import why, why_bonus
from specviz.view.text import visible

Names = Mapping[int, str]
_NO_DRAFT = "No probabilities: this drafter copies text instead of predicting it."
_NO_TARGET = "The recording does not hold them."


def reasons_of(
    index: int, guess: Guess, status: Status, step: Round, recorded: GuessRound, names: Names
) -> str:
    """Both top lists and a sentence; what was computed on a wrong token is not shown."""
    known = status not in (Status.DISCARDED, Status.OVERRUN)
    name = f"Guess {index + 1} “{visible(names[guess.id])}”: {LOOKS[status].sign[2:]}"
    words = why(guess, status, step.bonus or "", names)
    lists = top_list("Draft", guess.draft_top, names, guess.id, guess.draft_p, _NO_DRAFT)
    if known:
        top: Top = guess.target_top
        lists += top_list("Big model", top, names, guess.id, guess.target_p, _NO_TARGET)
    if status is Status.REJECTED and recorded.source == "residual":
        mass = sure(recorded.residual_mass)
        lists += top_list(
            f"Residual (mass {escape(mass)})", recorded.bonus_top, names, None, None, _NO_TARGET
        )
    first = status is Status.REJECTED or (step.bonus is None and index == len(step.draft) - 1)
    return _panel(index, name, words, lists, first)


def bonus_reasons(index: int, step: Round, recorded: GuessRound, names: Names) -> str:
    """Where the bonus after the last guess comes from, as the panel of column ``index``."""
    bonus = step.bonus or ""
    lists = top_list("Big model", recorded.bonus_top, names, None, None, _NO_TARGET)
    return _panel(index, f"Bonus “{visible(bonus)}”", why_bonus(recorded, bonus), lists, first=True)


def _panel(index: int, name: str, words: str, lists: str, first: bool) -> str:
    return (
        f'<div class="why w{index}{" first" if first else ""}" data-in="g{index}">'
        f"<h4>{escape(name)}</h4><p>{escape(words)}</p>"
        f'<div class="lists">{lists}</div></div>'
    )
