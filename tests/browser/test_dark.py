"""Dark and light follow the system, with the palette's own colours."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from specviz.engine import Status
from specviz.view.palette import BONUS, LOOKS
from tests.browser.app import App

FILL = "e => getComputedStyle(e).backgroundColor"


def rgb(colour: str) -> str:
    return "rgb({}, {}, {})".format(*bytes.fromhex(colour[1:]))


@pytest.mark.parametrize(
    ("scheme", "page"), [("light", "#ffffff"), ("dark", "#14161b")], ids=["light", "dark"]
)
def test_the_chips_and_the_page_follow_the_scheme(
    fresh_app: Callable[..., App], scheme: str, page: str
) -> None:
    app = fresh_app(color_scheme=scheme).open()
    expect(app.page.get_by_test_id("stApp")).to_have_css("background-color", rgb(page))
    for state in (Status.ACCEPTED, Status.REJECTED, BONUS):
        fill, text, edge = getattr(LOOKS[state], scheme)
        chip = app.page.locator(f".player .chip.{state}").first
        expect(chip).to_have_css("background-color", rgb(fill))
        expect(chip).to_have_css("color", rgb(text))
        expect(chip).to_have_css("border-top-color", rgb(edge))


def test_states_differ_without_colour(app: App) -> None:
    app.open(text="a b c", draft="a x y\nc d")
    signs = app.page.locator(".player .chip .sign")
    expect(signs.filter(has_text="✓ accepted")).to_have_count(1)
    expect(signs.filter(has_text="✗ rejected")).to_have_count(1)
    expect(signs.filter(has_text="– discarded")).to_have_count(1)
    expect(app.page.locator(".chip.discarded")).to_have_css("border-top-style", "dashed")
    expect(app.page.locator(".chip.bonus")).to_have_css("border-top-style", "double")
    app.step("next")
    expect(app.page.locator(".chip.overrun")).to_have_css("border-top-style", "dotted")
