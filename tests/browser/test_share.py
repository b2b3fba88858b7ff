"""The Share box: link, iframe line, QR code."""

from collections.abc import Callable
from html import unescape
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, expect

from specviz.view.qr import qr_code
from tests.browser.app import App

ALT = "QR code of the link to this screen"


def loaded(picture: Locator) -> None:
    expect(picture).to_be_visible()
    assert picture.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 0


def test_the_code_is_that_of_the_link(app: App) -> None:
    app.open(text="a b c", round="2")
    link = app.share_link()
    picture = app.page.get_by_alt_text(ALT)
    loaded(picture)
    assert picture.get_attribute("src") == qr_code(link)


def test_the_large_code_fills_the_hall(app: App) -> None:
    app.open(projector="true", round="2")
    app.page.get_by_role("button", name="QR code").click()
    picture = app.page.get_by_role("dialog").get_by_alt_text(ALT)
    loaded(picture)
    base = app.base
    links = [f"{base}{slash}?projector=true&round=2" for slash in ("", "/")]
    assert picture.get_attribute("src") in [qr_code(link) for link in links]
    box = picture.bounding_box()
    assert box
    assert box["height"] > 0.7 * app.page.viewport_size["height"]  # type: ignore[index]
    app.page.keyboard.press("Escape")
    expect(app.page.get_by_role("dialog")).to_be_hidden()
    expect(app.button("projector")).to_have_attribute("aria-pressed", "true")


def test_a_key_shows_the_large_code(app: App) -> None:
    app.open()
    expect(app.page.get_by_role("button", name="QR code")).to_be_visible()
    app.page.locator("h1").click()
    app.page.keyboard.press("q")
    loaded(app.page.get_by_role("dialog").get_by_alt_text(ALT))


def test_a_link_too_long_for_a_code_is_said(app: App) -> None:
    app.open(text="word " * 700)
    app.share_link()
    expect(app.page.get_by_text("This link is too long for a QR code")).to_be_visible()
    expect(app.page.get_by_alt_text(ALT)).to_have_count(0)


def test_the_iframe_line_opens_this_screen_without_the_header(
    app: App, fresh_app: Callable[..., App]
) -> None:
    app.open(text="a b c", round="2")
    app.share_link()
    line = app.page.get_by_test_id("stCode").locator("code").nth(1).inner_text()
    address = unescape(line.partition('src="')[2].partition('"')[0])
    assert parse_qs(urlsplit(address).query)["embed"] == ["true"]
    there = fresh_app().open(address)
    there.at(2, of=3)
    expect(there.page.get_by_test_id("stHeader")).to_be_empty()
    there.step("next")
    there.address_says(embed="true", round="3")


def test_an_open_box_follows_the_round(app: App) -> None:
    app.open()
    expect(app.table).to_be_visible()
    assert app.share_link().endswith("round=1")
    app.page.keyboard.press("ArrowRight")
    app.at(2, of=3)
    expect(app.page.get_by_test_id("stCode").first).to_contain_text("round=2")
