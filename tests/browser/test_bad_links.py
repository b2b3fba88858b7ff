"""A link with anything in it: a usable page and a sentence about what was ignored."""

import pytest
from playwright.sync_api import expect

from tests.browser.app import App


@pytest.mark.parametrize(
    ("query", "round_", "sentence"),
    [
        ({"round": "999"}, 3, "round=999 was ignored: this session has rounds 0 to 3."),
        ({"round": "-1"}, 1, "round=-1 was ignored"),
        ({"round": "x"}, 1, "round=x was ignored"),
        ({"round": "9" * 5000}, 3, "round=9999999999999999999… was ignored"),
        ({"round": "<b id=pwned>"}, 1, "round=<b id=pwned> was ignored"),
        ({"colour": "blue"}, 1, "“colour” was ignored: there is no such setting."),
        ({"<img src=x>": "1"}, 1, "“<img src=x>” was ignored"),
        ({"**a** $b$ [c](d)": "1"}, 1, "“**a** $b$ [c](d)” was ignored"),
        ({"length": "99"}, 1, "length=99 was ignored: type a whole number from 1 to 16."),
        ({"match": "nan"}, 1, "match=nan was ignored"),
        ({"seed": "1e9"}, 1, "seed=1e9 was ignored"),
        ({"drafter": "magic"}, 1, "drafter=magic was ignored"),
        ({"split": "bytes"}, 1, "split=bytes was ignored"),
    ],
    ids=lambda value: str(value)[:24] if isinstance(value, dict) else "",
)
def test_what_is_ignored_is_said(
    app: App, query: dict[str, str], round_: int, sentence: str
) -> None:
    app.open(**query)
    app.at(round_, of=3)
    expect(app.notes).to_contain_text(sentence)
    app.no_script_ran()
    app.step("previous")
    app.at(round_ - 1, of=3)


def test_what_was_ignored_is_said_once(app: App) -> None:
    app.open(round=999)
    expect(app.notes).to_have_count(1)
    app.write("Target text", "the cat sat on a mat")
    expect(app.notes.filter(has_text="round=999")).to_have_count(0)


def test_a_damaged_long_link_shows_the_worked_example(app: App) -> None:
    app.open(f"{app.base}/?long=1&round=2#s=eJxdamaged")
    expect(app.notes).to_contain_text("This link is incomplete or damaged")
    expect(app.field("Target text")).to_have_value("the cat sat on the mat and slept")


def test_a_unit_of_a_link_that_is_no_text(app: App) -> None:
    app.open(f"{app.base}/?text=%FF%FE%00a&draft=%ED%A0%80")
    app.at(1, of=1)
