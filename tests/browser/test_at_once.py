"""An edit is on screen before the page has even heard of it, and stays right when it has."""

import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.app import App

GUESSES = "Draft guesses, one line a round"
BETTER = "the, cat, sat"
EDITED = f"{BETTER}\non, the, moon\nand, slept, forever"
DRAWN = """word => [...document.querySelectorAll('.stVegaLiteChart .role-mark.mark-rect path')]
    .some(bar => bar.__data__.datum.guesses.includes(word))"""


class Line:
    """What a page tells Streamlit, which can be held back.

    Args:
        page: a tab that has not been opened yet.
    """

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] = []
        self._holding = False
        page.route_web_socket(re.compile("_stcore/stream"), self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._server = page.connect_to_server()
        page.on_message(self._told)
        self._server.on_message(page.send)

    def _told(self, message: str | bytes) -> None:
        if self._holding:
            self.held.append(message)
        else:
            self._server.send(message)

    def hold(self) -> None:
        """Pass nothing on from now."""
        self._holding = True

    def release(self) -> None:
        """Pass on what was held back, and everything that follows."""
        self._holding = False
        for message in self.held:
            self._server.send(message)
        self.held.clear()


@pytest.fixture
def line(app: App) -> Line:
    """The line of the app's tab, which passes everything on at first."""
    held = Line(app.page)
    app.open()
    expect(app.field("Guesses of round 1")).to_be_visible()
    expect(app.page.locator(".stVegaLiteChart .mark-rect path").first).to_be_attached()
    expect(app.table).to_be_visible()
    return held


def test_everything_shows_an_edit_that_the_page_has_not_heard_of(app: App, line: Line) -> None:
    line.hold()
    app.write("Guesses of round 1", BETTER)
    expect(app.explain).to_contain_text("3 accepted, 1 bonus")
    app.counts("3 of 3", "4.00", "4", "1")
    expect(app.table).to_contain_text("3 of 3")
    expect(app.field(GUESSES)).to_have_value(EDITED)
    app.page.wait_for_function(DRAWN, arg="“sat”")
    app.address_says(draft=EDITED)
    line.release()
    shown = app.screen()
    app.page.reload()
    expect(app.explain).to_contain_text("3 accepted, 1 bonus")
    expect(app.field(GUESSES)).to_have_value(EDITED)
    assert app.screen() == shown


def test_the_page_hears_of_both_edits(app: App, line: Line) -> None:
    line.hold()
    app.write("Guesses of round 1", "the")
    expect(app.explain).to_contain_text("1 accepted, 1 bonus")
    app.write("The target from round 1 on", "the dog sat")
    line.release()
    app.at(1, of=2)
    expect(app.field("Target text")).to_have_value("the dog sat")
    app.address_says(text="the dog sat", draft="the\non, the, moon\nand, slept, forever")


@pytest.mark.parametrize(
    ("label", "text", "now", "says"),
    [
        ("Guesses of round 1", BETTER, {"draft": EDITED}, "3 accepted, 1 bonus"),
        ("The target from round 1 on", "the cat ran", {"text": "the cat ran"}, "match “ran”"),
    ],
    ids=["guesses", "the rest"],
)
def test_back_at_once_undoes_the_edit(
    app: App, line: Line, label: str, text: str, now: dict[str, str], says: str
) -> None:
    entries = app.page.evaluate("history.length")
    line.hold()
    app.write(label, text)
    app.address_says(**now)
    app.page.go_back()
    line.release()
    app.address_says(**dict.fromkeys(now, ""))
    expect(app.explain).to_contain_text("match “sat”: 2 accepted, 1 bonus")
    expect(app.field(GUESSES)).to_have_value("the, cat, dog\non, the, moon\nand, slept, forever")
    app.page.go_forward()
    expect(app.explain).to_contain_text(says)
    app.address_says(**now)
    assert app.page.evaluate("history.length") == entries + 1


def test_back_before_the_answer_undoes_the_edit(app: App) -> None:
    app.page.route("**/specviz/edit", never)
    app.open()
    app.step("next")
    app.address_says(round="2")
    app.write("Guesses of round 2", "on, the, mat, and")
    app.page.go_back()
    app.at(1, of=3)
    expect(app.field(GUESSES)).to_have_value("the, cat, dog\non, the, moon\nand, slept, forever")
    app.address_says(round="", draft="")


def test_a_second_edit_replaces_the_first_in_the_chart(app: App, line: Line) -> None:
    app.write("Guesses of round 1", "the, cat, first")
    app.page.wait_for_function(DRAWN, arg="first")
    app.write("Guesses of round 1", "the, cat, second")
    app.page.wait_for_function(DRAWN, arg="second")
    assert not app.page.evaluate(DRAWN, "first")


def nothing(route: Route) -> None:
    route.fulfill(status=204)


def the_hosts_own_page(route: Route) -> None:
    route.fulfill(status=200, content_type="text/html", body="<p>not here</p>")


def never(route: Route) -> None:
    """No answer at all."""


@pytest.mark.parametrize("answer", [nothing, the_hosts_own_page, never])
def test_without_an_answer_the_page_shows_the_edit(app: App, answer: object) -> None:
    app.page.route("**/specviz/edit", answer)  # type: ignore[arg-type]
    app.open()
    app.write("Guesses of round 1", BETTER)
    expect(app.explain).to_contain_text("3 accepted, 1 bonus")
    expect(app.table).to_contain_text("3 of 3")
    expect(app.field(GUESSES)).to_have_value(EDITED)
    app.address_says(draft=EDITED)


def test_who_leaves_before_the_answer_keeps_the_edit(app: App) -> None:
    app.page.route("**/specviz/edit", never)
    app.open()
    app.write("Guesses of round 1", BETTER)
    app.page.get_by_role("link", name="Glossary").click(delay=60)
    expect(app.page.get_by_role("heading", name="Glossary")).to_be_visible()
    app.page.get_by_role("link", name="Step through").click()
    expect(app.explain).to_contain_text("3 accepted, 1 bonus")
    expect(app.field(GUESSES)).to_have_value(EDITED)
