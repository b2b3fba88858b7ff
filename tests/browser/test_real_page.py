"""Real sessions in a browser: gallery, player, reasons, links, phone, accessibility."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, expect

from specviz.engine.recording.shipped import FOLDER, shipped
from tests.browser.app import App
from tests.browser.test_accessibility import violations
from tests.browser.test_small_screen import PHONE, fits

STORY = "skip-story"
LAST = shipped(STORY).session.calls


def gallery(app: App) -> App:
    app.page.goto(f"{app.base}/real")
    expect(app.page.locator(".gallery .card").first).to_be_visible()
    return app


def opened(app: App, **query: object) -> App:
    app.page.goto(f"{app.base}/real?{urlencode({'recording': STORY, **query})}")
    expect(app.label).not_to_be_empty()
    return app


def panel(app: App) -> Locator:
    """The reasons that are on screen: all others lie invisible in the same place."""
    return app.page.locator(".why:visible")


def test_from_the_gallery_to_a_round_and_back(app: App) -> None:
    gallery(app)
    app.page.locator(f"[data-choose={STORY}]").press("Enter")
    app.at(1, of=LAST)
    app.address_says(recording=STORY, round="")
    app.step("next")
    app.address_says(recording=STORY, round="2")
    app.page.get_by_role("button", name="← All recordings").click()
    expect(app.page.locator(".gallery")).to_be_visible()
    app.address_says(recording="", round="")
    app.page.go_back()
    app.at(2, of=LAST)


def test_both_top_lists_by_keyboard(app: App) -> None:
    opened(app, round=2)
    expect(panel(app)).to_have_count(1)
    decided = panel(app).locator("h4").inner_text()
    assert "rejected" in decided
    app.page.locator(".column.c0").focus()
    app.page.keyboard.press("Tab")
    app.page.keyboard.press("Shift+Tab")
    expect(panel(app).locator("h4")).to_contain_text("Guess 1")
    expect(panel(app).locator("h5")).to_have_text(["Draft", "Big model"])
    app.page.keyboard.press("Enter")
    expect(app.page.locator(".column.c0")).to_have_class("column c0 chosen picked")


def test_both_top_lists_by_pointer_and_tap(app: App, fresh_app: Callable[..., App]) -> None:
    opened(app, round=2)
    app.page.locator(".column.c3").hover()
    expect(panel(app).locator("h4")).to_contain_text("Guess 4")
    app.page.mouse.move(0, 0)
    expect(panel(app).locator("h4")).to_contain_text("rejected")
    phone = opened(fresh_app(**PHONE), round=2)
    phone.page.locator(".column.c0").tap()
    expect(panel(phone).locator("h4")).to_contain_text("Guess 1")
    expect(panel(phone)).to_have_count(1)


def test_the_link_opens_the_same_screen_elsewhere(app: App, fresh_app: Callable[..., App]) -> None:
    opened(app, round=3)
    app.at(3, of=LAST)
    there = fresh_app()
    there.page.goto(app.share_link())
    there.at(3, of=LAST)
    frame = there.page.locator(".player .frame")
    expect(frame).to_have_text(app.page.locator(".player .frame").inner_text(), use_inner_text=True)


def test_an_unknown_recording_gives_one_sentence_and_the_gallery(app: App) -> None:
    app.page.goto(f"{app.base}/real?recording=nowhere")
    expect(app.notes).to_contain_text(
        "recording=nowhere was ignored: choose one of the recordings below."
    )
    expect(app.page.locator(".gallery")).to_be_visible()


def test_the_file_comes_back_as_it_is(app: App, tmp_path: Path) -> None:
    saved = opened(app).download("Recording as JSON", tmp_path, boxed=False)
    assert saved.read_bytes() == (FOLDER / f"{STORY}.json").read_bytes()


def test_every_engines_numbers(app: App) -> None:
    opened(app)
    app.page.get_by_text("One session, every engine's numbers").click()
    expect(app.page.locator(".metrics tbody tr").first).to_contain_text("tokens per call")
    expect(app.page.locator(".metrics")).to_contain_text("sgl-project/sglang")


@pytest.mark.parametrize("query", ["", f"?recording={STORY}&round=3"], ids=["gallery", "player"])
def test_a_phone_does_not_scroll_sideways(fresh_app: Callable[..., App], query: str) -> None:
    phone = fresh_app(**PHONE)
    phone.page.goto(f"{phone.base}/real{query}")
    expect(phone.page.locator(".explain" if query else ".gallery")).to_be_visible()
    if query:
        phone.page.get_by_text("One session, every engine's numbers").tap()
        expect(phone.page.locator(".metrics")).to_be_visible()
    assert fits(phone)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "query", ["", f"?recording={STORY}&round=6", "?recording=sampling-story&round=2"]
)
def test_accessibility(fresh_app: Callable[..., App], scheme: str, query: str) -> None:
    app = fresh_app(color_scheme=scheme)
    app.page.goto(f"{app.base}/real{query}")
    expect(app.page.locator(".explain" if query else ".gallery")).to_be_visible()
    if query:
        app.page.get_by_text("One session, every engine's numbers").click()
        expect(app.page.locator(".metrics")).to_be_visible()
        expect(app.page.get_by_test_id("stVegaLiteChart").locator("canvas, svg")).to_be_visible()
    assert violations(app.page) == []
