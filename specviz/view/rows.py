"""A session as rows, one a round: for the table on the page, the CSV and the chart."""

import csv
from dataclasses import dataclass
from html import escape
from io import StringIO

from specviz.engine import Round, Session, Split, join
from specviz.view.palette import BONUS
from specviz.view.text import shown

MOST_ROWS = 2_000
"""Rows drawn on the page; the CSV has all of them."""

PART_ROWS = 100
"""Rows of one part; a longer table comes in parts that open one by one, so that it stays quick."""

HEADINGS = ("Round", "Guesses", "Accepted", "Bonus", "Emitted", "Tokens", "Tokens per call")


@dataclass(frozen=True, slots=True)
class Row:
    """One round and the tokens per call up to it."""

    number: int
    step: Round
    running: float


def rows(session: Session) -> tuple[Row, ...]:
    """Every round in order, numbered from 1."""
    pairs = zip(session.rounds, session.running_tokens_per_call, strict=True)
    return tuple(Row(number, step, running) for number, (step, running) in enumerate(pairs, 1))


def to_csv(session: Session, split: Split) -> str:
    """The session as CSV text, one line a round.

    Cells that a spreadsheet would run as a formula are prefixed with an apostrophe.

    Example:
        >>> from specviz.engine import replay
        >>> print(to_csv(replay(["a", "b"], [["a"]]), Split.WORDS).splitlines()[1])
        1,a,1,b,a b,2,2.0000
    """
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow(HEADINGS)
    for row in rows(session):
        step = row.step
        guesses, emitted = join(step.draft, split), join(step.emitted, split)
        cells = (_safe(guesses), step.accepted, _safe(step.bonus or ""), _safe(emitted))
        writer.writerow((row.number, *cells, len(step.emitted), f"{row.running:.4f}"))
    return out.getvalue()


def table_html(session: Session) -> str:
    """The rounds as an HTML table; each row carries the position that it leads to.

    A long session comes as several tables, each in a part that can be opened.
    """
    every = rows(session)
    if len(every) <= PART_ROWS:
        return _table(every)
    drawn = every[:MOST_ROWS]
    parts = [_part(drawn[i : i + PART_ROWS]) for i in range(0, len(drawn), PART_ROWS)]
    left = len(every) - MOST_ROWS
    more = f"<p class='more'>{left:,} more rounds are in the CSV.</p>" if left > 0 else ""
    return "".join(parts) + more


def _part(some: tuple[Row, ...]) -> str:
    summary = f"Rounds {some[0].number:,} to {some[-1].number:,}"
    return f"<details><summary>{summary}</summary>{_table(some)}</details>"


def _table(some: tuple[Row, ...]) -> str:
    head = "".join(f"<th{_kind(i)} scope='col'>{name}</th>" for i, name in enumerate(HEADINGS))
    body = "".join(map(_row, some))
    return f"<table class='rounds'><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _row(row: Row) -> str:
    step = row.step
    pairs = zip(step.draft, step.statuses, strict=True)
    guesses = " ".join(_token(guess, status) for guess, status in pairs) or "–"
    bonus = "–" if step.bonus is None else _token(step.bonus, BONUS)
    emitted = " ".join(shown(token) for token in step.emitted)
    button = f"<button type='button' aria-label='Show round {row.number}'>{row.number}</button>"
    cells = (
        button,
        guesses,
        f"{step.accepted} of {len(step.draft)}",
        bonus,
        emitted,
        f"{len(step.emitted)}",
        f"{row.running:.2f}",
    )
    inner = "".join(f"<td{_kind(i)}>{cell}</td>" for i, cell in enumerate(cells))
    return f"<tr data-goto='{row.number}'>{inner}</tr>"


def _kind(column: int) -> str:
    return " class='number'" if column in (2, 5, 6) else " class='tokens'" if column else ""


def _token(token: str, state: str) -> str:
    return f"<bdi class='{escape(state)}'>{shown(token)}</bdi>"


def _safe(cell: str) -> str:
    return f"'{cell}" if cell[:1] in ("=", "+", "-", "@", "\t", "\r") else cell
