"""A session as rows: the CSV file and the table."""

import csv

import pytest
from hypothesis import given

from specviz.engine import Session, Split, replay
from specviz.view.rows import HEADINGS, MOST_ROWS, rows, table_html, to_csv
from tests.strategies import DRAFT_LISTS, TARGETS

WORKED = replay(
    ["the", "cat", "sat", "on", "the", "mat", "and", "slept"],
    [["the", "cat", "dog"], ["on", "the", "moon"], ["and", "slept", "forever"]],
)


def read(session: Session, split: Split = Split.WORDS) -> list[list[str]]:
    return list(csv.reader(to_csv(session, split).splitlines()))


def test_the_csv_of_the_worked_example() -> None:
    assert read(WORKED) == [
        list(HEADINGS),
        ["1", "the cat dog", "2", "sat", "the cat sat", "3", "3.0000"],
        ["2", "on the moon", "2", "mat", "on the mat", "3", "3.0000"],
        ["3", "and slept forever", "2", "", "and slept", "2", "2.6667"],
    ]


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\t", "\r"])
def test_a_cell_is_never_a_formula(sign: str) -> None:
    line = to_csv(replay([f"{sign}x", "b"], [[f"{sign}x"]]), Split.CHARACTERS)
    cells = next(iter(list(csv.reader(line.splitlines(keepends=True)))[1:]))
    assert cells[1] == f"'{sign}x"
    assert cells[4].startswith(f"'{sign}x")


def test_commas_quotes_and_newlines_stay_within_their_cell() -> None:
    found = list(csv.reader(to_csv(replay(['a,"b"\n']), Split.CHARACTERS).splitlines(True)))
    assert found[1][3] == 'a,"b"\n'


@given(TARGETS, DRAFT_LISTS)
def test_rows_add_up_to_the_session(target: list[str], drafts: list[list[str]]) -> None:
    session = replay(target, drafts)
    found = read(session)[1:]
    assert len(found) == session.calls == len(rows(session))
    assert sum(int(row[2]) for row in found) == session.accepted
    assert sum(int(row[5]) for row in found) == len(target)
    assert " ".join(row[4] for row in found).split() == target


def test_the_table_leads_to_every_round() -> None:
    html = table_html(WORKED)
    assert html.count("<tr data-goto=") == 3
    assert "data-goto='3'" in html
    assert "<bdi class='rejected'>dog</bdi>" in html
    assert "<bdi class='bonus'>sat</bdi>" in html
    assert "<bdi class='overrun'>forever</bdi>" in html
    assert "2.67" in html


def test_a_long_table_comes_in_parts() -> None:
    html = table_html(replay(["a"] * 250))
    assert html.count("<table") == html.count("<details") == 3
    assert "<summary>Rounds 201 to 250</summary>" in html
    assert "<details" not in table_html(replay(["a"] * 100))


def test_the_table_is_escaped_and_bounded() -> None:
    hostile = "<script>'\""
    assert "<script" not in table_html(replay([hostile], [[hostile]]))
    assert "more rounds" not in table_html(WORKED)
    html = table_html(replay(["a"] * (MOST_ROWS + 5)))
    assert html.count("<tr data-goto=") == MOST_ROWS
    assert "5 more rounds are in the CSV." in html
