"""One round as two lanes of chips, one column a position: the guesses above, the target below."""

from collections.abc import Sequence
from html import escape

from specviz.engine import Round, Status
from specviz.view.glossary import term
from specviz.view.palette import BONUS, LOOKS, PENDING
from specviz.view.sentences import bonus_note
from specviz.view.text import count, shown

MOST_COLUMNS = 64
"""Columns drawn for one round; the rest is counted in words."""


def chip(token: str, state: str, sign: str = "", tip: str = "") -> str:
    """One token as a chip of HTML.

    Args:
        token: the token, any text.
        state: a key of the palette, or "same", "pending" or "empty" for a neutral chip.
        sign: what stands under the token.
        tip: a tooltip in plain text.
    """
    title = f' title="{escape(tip, quote=True)}"' if tip else ""
    return (
        f'<span class="chip {state}"{title}><bdi class="token">{shown(token)}</bdi>'
        f'<span class="sign">{escape(sign)}</span></span>'
    )


def lanes(step: Round) -> str:
    """A verified round as HTML: every guess over what the big model said at its position."""
    width = max(len(step.draft), len(step.emitted))
    columns = [_column(step, i) for i in range(min(width, MOST_COLUMNS))]
    return _frame(columns, width, _checked(len(step.draft))) + legend(
        step.statuses, step.bonus is not None
    )


def pending_lanes(step: Round) -> str:
    """A round before its verdict: the guesses, and nothing from the big model yet."""
    columns = [
        _stack(chip(guess, PENDING, "?"), chip("?", "empty"), f"guess {guess}, not verified yet")
        for guess in step.draft[:MOST_COLUMNS]
    ]
    return _frame(columns, len(step.draft), _checked(len(step.draft), "will check"))


def legend(statuses: Sequence[Status], bonus: bool) -> str:
    """The states of a round, each with its meaning on hover, tap or focus, as HTML."""
    states: list[str] = [state for state in Status if state in statuses]
    states += [BONUS] if bonus else []
    words = (f"<li>{term(state, LOOKS[state].sign)}</li>" for state in states)
    return f'<ul class="legend" aria-label="What the signs mean">{"".join(words)}</ul>'


def _column(step: Round, index: int) -> str:
    """Position ``index`` of the round: the guess, if any, and the target's token, if known."""
    place = f"Position {index + 1}: "
    if index >= len(step.draft):
        return _stack(_blank(), _bonus_chip(step), f"{place}no guess; bonus {step.bonus}")
    guess, status = step.draft[index], step.statuses[index]
    top = chip(guess, status, LOOKS[status].sign)
    if status is Status.ACCEPTED:
        return _stack(top, chip(guess, "same", "same"), f"{place}guess {guess}, accepted")
    if status is Status.REJECTED:
        words = f"{place}guess {guess}, rejected; bonus {step.bonus}"
        return _stack(top, _bonus_chip(step), words)
    return _stack(top, _blank(), f"{place}guess {guess}, {LOOKS[status].sign[2:]}")


def _bonus_chip(step: Round) -> str:
    return chip(step.bonus or "", BONUS, LOOKS[BONUS].sign, bonus_note(step))


def _blank() -> str:
    return (
        '<span class="chip empty"><bdi class="token">&nbsp;</bdi><span class="sign"></span></span>'
    )


def _stack(top: str, bottom: str, words: str) -> str:
    """One column; ``words`` is what a screen reader says of it."""
    return (
        f'<li><span class="vh">{escape(words)}</span>'
        f'<span class="stack" aria-hidden="true">{top}{bottom}</span></li>'
    )


def _frame(columns: list[str], width: int, does: str) -> str:
    """The lane labels, the columns and the bracket under them."""
    more = f'<li class="more">and {count(width - len(columns), "more position")}</li>'
    return (
        '<div class="lanes"><div class="lane-labels">'
        f"<span>{term('draft', 'Draft guesses')}</span><span>{term('target', 'Big model')}</span>"
        f'</div><div class="positions"><ol>{"".join(columns)}{more if width > len(columns) else ""}'
        f'</ol><p class="bracket">{term("call", "one call")} {does}</p></div></div>'
    )


def _checked(guesses: int, verb: str = "checks") -> str:
    if guesses == 0:
        return "gives the next token"
    return f"{verb} this guess" if guesses == 1 else f"{verb} all {guesses:,} guesses"
