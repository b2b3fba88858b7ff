"""What the editor in the browser tells: edits of single rounds, read with suspicion."""

from collections.abc import Mapping
from dataclasses import dataclass

MOST_EDITS = 100
"""Edits read from one report; a browser keeps only those that were not answered yet."""


@dataclass(frozen=True, slots=True)
class Edit:
    """One field of one round, changed.

    Attributes:
        number: counts a viewer's edits, so that none is made twice.
        rest: True for what remains of the target, False for the round's line of guesses.
        index: the round, from 0.
        start: target tokens emitted before that round.
        text: what was typed.
    """

    number: int
    rest: bool
    index: int
    start: int
    text: str


def read_edits(report: object, session: str, seen: int, most: int) -> tuple[Edit, ...]:
    """The edits of a report that are still to be made, in order.

    Args:
        report: what the browser told; anything is possible.
        session: the session that the edits must be meant for: a browser that comes back after a
            restart tells once more what the one before has heard.
        seen: the number of the last edit that was made.
        most: the number of tokens in the target; a round that was to begin later (an edit made
            just before has shortened the text) begins there.

    Example:
        >>> told = {"number": 1, "rest": False, "index": 0, "start": 0, "text": "the, cat"}
        >>> read_edits({"session": "a", "edits": [told]}, "a", 0, 8)
        (Edit(number=1, rest=False, index=0, start=0, text='the, cat'),)
    """
    if not isinstance(report, Mapping) or report.get("session") != session:
        return ()
    told = report.get("edits")
    edits = [_edit(each, most) for each in told[:MOST_EDITS]] if isinstance(told, list) else []
    return tuple(edit for edit in edits if edit and edit.number > seen)


def _edit(told: object, most: int) -> Edit | None:
    """One edit, if every part of it is what it should be."""
    if not isinstance(told, Mapping):
        return None
    number, index, start = (told.get(name) for name in ("number", "index", "start"))
    if not (isinstance(number, int) and isinstance(index, int) and isinstance(start, int)):
        return None
    rest, text = told.get("rest"), told.get("text")
    if not isinstance(rest, bool) or not isinstance(text, str) or min(index, start) < 0:
        return None
    return Edit(number, rest, min(index, most), min(start, most), text)
