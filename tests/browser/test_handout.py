"""The handout steps from a file, offline, and prints every round."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from specviz.engine.inputs.play import play
from specviz.engine.inputs.setup import Setup
from specviz.view.handout import session_handout
from specviz.widgets.player import PARTS
from tests.browser.app import App

Open = Callable[..., Page]
_VIOLATIONS = """
window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => violations.push(event.type));
"""


@pytest.fixture
def opened(browser: Browser, tmp_path: Path) -> Iterator[Open]:
    """Opens the handout of a setup from its file, offline; fails on anything said or asked."""
    said: list[str] = []
    asked: list[str] = []
    context = browser.new_context(offline=True)
    context.add_init_script(_VIOLATIONS)
    context.on("console", lambda message: said.append(message.text))
    context.on("weberror", lambda problem: said.append(str(problem.error)))
    context.on("request", lambda request: asked.append(request.url))

    def make(setup: Setup | None = None, hash_: str = "") -> Page:
        setup = setup or Setup()
        file = tmp_path / "handout.html"
        file.write_text(session_handout(play(setup).session, setup.split, PARTS), "utf-8")
        page = context.new_page()
        page.goto(f"{file.as_uri()}{hash_}")
        expect(page.locator("#stage .label")).not_to_be_empty()
        return page

    yield make
    for page in context.pages:
        assert page.evaluate("violations") == []
    context.close()
    assert said == []
    assert all(url.startswith("file:") and url.endswith("handout.html") for url in asked)


def label(page: Page, text: str) -> None:
    expect(page.locator("#stage .label")).to_have_text(text)


def test_keys_step_and_the_address_follows(opened: Open) -> None:
    page = opened()
    label(page, "Round 1 of 3")
    page.keyboard.press("ArrowRight")
    label(page, "Round 2 of 3")
    expect(page.locator("#stage .explain")).to_contain_text("“moon” does not match “mat”")
    page.wait_for_url("**#round=2")
    page.keyboard.press("End")
    label(page, "Round 3 of 3")
    page.wait_for_url("**#round=3")


def test_a_deep_link_opens_its_round(opened: Open) -> None:
    page = opened(hash_="#round=2")
    label(page, "Round 2 of 3")
    page.evaluate("location.hash = '#round=3'")
    label(page, "Round 3 of 3")
    page.evaluate("location.hash = '#round=0'")
    label(page, "Before any call")


@pytest.mark.parametrize(("hash_", "round_"), [("#round=99", 3), ("#round=-1", 1), ("#x", 1)])
def test_a_wrong_link_opens_a_round_all_the_same(opened: Open, hash_: str, round_: int) -> None:
    label(opened(hash_=hash_), f"Round {round_} of 3")


def test_the_chart_marks_the_round_and_leads_to_it(opened: Open) -> None:
    page = opened()
    marks = page.locator(".chart [data-at]")
    expect(marks.nth(0)).to_have_class("now")
    expect(marks.nth(1)).to_have_class("later")
    marks.nth(1).locator("rect").first.click()
    label(page, "Round 2 of 3")
    expect(marks.nth(0)).to_have_class("past")
    expect(marks.nth(1).locator(".value")).to_be_visible()


def test_paper_has_every_round_and_no_buttons(opened: Open) -> None:
    page = opened(hash_="#round=2")
    pages = page.locator("#all section")
    expect(pages.first).to_be_hidden()
    page.emulate_media(media="print")
    expect(page.locator("#stage")).to_be_hidden()
    expect(pages.locator("h2")).to_have_text(
        ["Before any call", "Round 1 of 3", "Round 2 of 3", "Round 3 of 3"]
    )
    for each in pages.all():
        expect(each.locator(".explain")).to_be_visible()


def test_it_follows_the_colour_scheme(opened: Open) -> None:
    page = opened()
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    page.emulate_media(color_scheme="light")
    assert page.evaluate(paper) == "rgb(255, 255, 255)"
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(paper) == "rgb(20, 22, 27)"


def test_hostile_text_stays_text(opened: Open) -> None:
    page = opened(Setup(text="</script><img/src=x/onerror=alert(1)> {policy} b", draft="<b>x"))
    expect(page.locator("#stage .strip")).to_contain_text("</script><img/src=x/onerror=alert(1)>")
    expect(page.locator("img")).to_have_count(0)


def test_an_empty_session(opened: Open) -> None:
    page = opened(Setup(text=""))
    label(page, "Before any call")
    expect(page.locator("#stage .explain")).to_contain_text("The target text is empty")


def test_the_projector_works_here_too(opened: Open) -> None:
    page = opened()
    page.keyboard.press("p")
    expect(page.locator("header")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("header")).to_be_visible()


def test_the_page_hands_it_out(app: App, tmp_path: Path) -> None:
    app.open()
    content = app.download("Handout as HTML", tmp_path).read_text("utf-8")
    setup = Setup()
    assert content == session_handout(play(setup).session, setup.split, PARTS)
