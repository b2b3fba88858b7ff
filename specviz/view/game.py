"""You are the draft model: what is known of the text, the last verdict, and the score."""

from collections.abc import Mapping
from html import escape

from specviz.engine import Session, Split, join
from specviz.engine.inputs.game import is_finished
from specviz.view.counters import percent, ratio
from specviz.view.glossary import term
from specviz.view.lanes import lanes
from specviz.view.sentences import explain
from specviz.view.text import count

_HEADINGS = ("", "Big-model calls", "Accepted", "Tokens per call")


def known(session: Session) -> str:
    """The text as far as it has been emitted, as HTML; nothing of what is to come is in it.

    Args:
        session: the rounds played; its target is the whole text.
    """
    steps = session.rounds
    before = escape(join(session.emitted[: steps[-1].start], Split.WORDS)) if steps else ""
    now = escape(join(steps[-1].emitted, Split.WORDS)) if steps else ""
    left = len(session.target) - len(session.emitted)
    rest = f"<em class='gap'>… {count(left, 'word')} to come</em>" if left else ""
    return (
        "<div class='strip' role='region' aria-label='The text so far'>"
        f"<span class='done'>{before}</span> <span class='now'>{now}</span> {rest}</div>"
    )


def verdict(session: Session) -> str:
    """The last round as lanes with its sentence, as HTML; what to do when there is none yet."""
    if not session.rounds:
        return (
            "<p class='explain'>Nothing is emitted yet. Type what you think the big model says "
            "first: one word or several.</p>"
        )
    step = session.rounds[-1]
    return lanes(step) + f"<p class='explain'>{escape(explain(step))}</p>"


def spoken(session: Session) -> str:
    """One plain sentence after a round, for screen readers."""
    if not session.rounds:
        return ""
    step = session.rounds[-1]
    left = len(session.target) - len(session.emitted)
    return f"{explain(step)} {count(left, 'word')} to come."


def scoreboard(yours: Session, others: Mapping[str, Session]) -> str:
    """Everybody's counts over the same beginning of the text, as an HTML table.

    Args:
        yours: the player's rounds.
        others: the rivals' sessions by name, over as many words as the player has emitted.
    """
    caption = (
        f"In the end: all {len(yours.target)} words"
        if is_finished(yours)
        else f"So far: the first {count(len(yours.emitted), 'word')}"
    )
    heads = (term("tokens per call", name) if "per call" in name else name for name in _HEADINGS)
    head = "".join(f"<th scope='col'>{name}</th>" for name in heads)
    body = "".join(_row(name, each) for name, each in {"You": yours, **others}.items())
    return (
        f"<table class='rounds score'><caption>{caption}</caption>"
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    )


def result(yours: Session, others: Mapping[str, Session]) -> str:
    """One sentence that ranks the player, as plain text."""
    mine = yours.calls
    beaten = [name for name, each in others.items() if mine < each.calls]
    level = [name for name, each in others.items() if mine == each.calls]
    words = f"{count(mine, 'call')} for {count(len(yours.target), 'word')}"
    if len(beaten) == len(others):
        return f"{words}: nobody needed fewer. You beat both drafts."
    if beaten or level:
        names = " and ".join(name.lower() for name in beaten + level)
        return f"{words}: {'you beat' if beaten and not level else 'at least as good as'} {names}."
    return f"{words}: both drafts needed fewer calls this time."


def _row(name: str, session: Session) -> str:
    totals = session.totals
    accepted = f"{totals.accepted} of {totals.drafted}"
    if totals.acceptance_rate is not None:
        accepted += f" ({percent(totals.acceptance_rate)})"
    kind = " class='mine'" if name == "You" else ""
    return (
        f"<tr{kind}><th scope='row'>{escape(name)}</th><td>{totals.calls}</td>"
        f"<td>{accepted}</td><td><b>{ratio(totals.tokens_per_call)}</b></td></tr>"
    )
