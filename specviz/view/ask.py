"""Predict first: the question before a verdict, with a button for every answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from zlib import crc32

from specviz.engine import Round, Session, Totals
from specviz.view.counters import counters
from specviz.view.lanes import pending_lanes
from specviz.view.reel import window
from specviz.view.text import quoted

MOST_CHOICES = 16
"""Counts that have a button of their own; one button more stands for all above."""

MORE = "more"


@dataclass(frozen=True, slots=True)
class Ask:
    """What is on screen before one verdict.

    Attributes:
        html: the whole frame; each button carries its answer as data-answer.
        answer: the data-answer that is right.
        says: the question in plain text, for screen readers.
    """

    html: str
    answer: str
    says: str


@dataclass(frozen=True, slots=True)
class Quiz:
    """The questions of a reel.

    Attributes:
        name: changes when the session does, and stays when the server is started again.
        asks: one entry for each frame of the reel; None where there is nothing to ask.
    """

    name: str
    asks: tuple[Ask | None, ...]


def session_quiz(session: Session, position: int) -> Quiz:
    """The questions for the same frames that ``session_reel`` makes."""
    running, size = session.running, len(session.target)
    asks = tuple(
        _how_many(session.rounds[at - 1], running[at - 1], size) if at else None
        for at in window(position, session.calls + 1)
    )
    return Quiz(f"{crc32(repr(session).encode()):x}", asks)


def choices_html(question: str, choices: Sequence[tuple[str, str]], hint: str) -> str:
    """A question with its answers as buttons; any page may ask one.

    Args:
        question: plain text.
        choices: (answer, label) pairs; number keys choose the answers "0" to "9".
        hint: which keys answer, as plain text.

    Example:
        >>> "data-answer='1'" in choices_html("Which path wins?", [("1", "the cat")], "")
        True
    """
    buttons = "".join(
        f"<button type='button' data-answer='{escape(answer, quote=True)}'>{escape(label)}</button>"
        for answer, label in choices
    )
    return (
        f"<div class='ask'><p class='question'>{escape(question)}</p>"
        f"<div class='choices' role='group' aria-label='Your answer'>{buttons}</div>"
        f"<p class='hint'>{escape(hint)}</p></div>"
    )


def question(step: Round) -> str:
    """What is asked about a round that has guesses, as plain text.

    Example:
        >>> question(Round(0, ("the", "cat"), 1, "dog"))
        'How many of “the” and “cat” will be accepted?'
    """
    if len(step.draft) == 1:
        return f"Will {quoted(step.draft)} be accepted? 0 is no, 1 is yes."
    return f"How many of {quoted(step.draft)} will be accepted?"


def counts_html(asked: str, most: int) -> str:
    """A question whose answer is a count from 0 to ``most``, with a button for each.

    Example:
        >>> counts_html("How many?", 2).count("data-answer")
        3
    """
    choices = [(str(k), str(k)) for k in range(min(most, MOST_CHOICES) + 1)]
    if most > MOST_CHOICES:
        choices.append((MORE, f"more than {MOST_CHOICES}"))
    hint = f"Press 0 to {min(most, 9)} to answer, or Enter to see the verdict."
    return choices_html(asked, choices, hint)


def count_answer(count: int) -> str:
    """The right answer to ``counts_html``."""
    return MORE if count > MOST_CHOICES else str(count)


def _how_many(step: Round, before: Totals, size: int) -> Ask | None:
    if not step.draft:
        return None
    asked = counts_html(question(step), len(step.draft))
    html = pending_lanes(step) + asked + counters(None, before, size)
    return Ask(html, count_answer(step.accepted), question(step))
