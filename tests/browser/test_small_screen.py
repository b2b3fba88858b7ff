"""On a phone, 390 pixels wide: no sideways scrolling, and everything within reach."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.app import App

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIXTEEN = " ".join(f"token{i}" for i in range(40))


@pytest.fixture
def phone(fresh_app: Callable[..., App]) -> App:
    """The app on a phone."""
    return fresh_app(**PHONE)


def fits(app: App) -> bool:
    """Whether nothing of the page reaches past the right edge of the screen."""
    return bool(
        app.page.evaluate(
            "() => [document.documentElement, document.querySelector('[data-testid=stMain]')]"
            ".every(e => e.scrollWidth <= e.clientWidth) "
            "&& document.documentElement.scrollWidth <= 390"
        )
    )


@pytest.mark.parametrize(
    "query",
    [
        {},
        {"text": SIXTEEN, "drafter": "noisy", "length": "16", "match": "0.95"},
        {"text": "a" * 500, "draft": "b" * 500},
        {"text": "שלום עולם مرحبا بالعالم", "draft": "שלום עולם"},
    ],
    ids=["worked example", "sixteen guesses", "one endless token", "right to left"],
)
def test_the_page_does_not_scroll_sideways(phone: App, query: dict[str, str]) -> None:
    phone.open(**query)
    expect(phone.page.get_by_test_id("stVegaLiteChart").locator("canvas, svg")).to_be_visible()
    expect(phone.table).to_be_visible()
    assert fits(phone)


def test_the_inputs_are_one_tap_away(phone: App) -> None:
    phone.open()
    expect(phone.field("Target text")).not_to_be_in_viewport()
    phone.page.get_by_test_id("stExpandSidebarButton").tap()
    expect(phone.field("Target text")).to_be_in_viewport()
    phone.write("Target text", "the cat ran off")
    phone.page.get_by_test_id("stSidebarCollapseButton").get_by_role("button").tap()
    phone.at(1, of=2)
    expect(phone.field("Target text")).not_to_be_in_viewport()


def test_every_button_of_the_player_is_large_enough_to_tap(phone: App) -> None:
    phone.open()
    for action in ("first", "previous", "next", "last", "play"):
        box = phone.button(action).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert min(box["width"], box["height"]) >= 40
    phone.button("next").tap()
    phone.at(2, of=3)


def test_share_opens_within_the_screen(phone: App) -> None:
    phone.open()
    phone.share_link()
    box = phone.page.get_by_test_id("stPopoverBody").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390


def test_the_glossary_fits_too(phone: App) -> None:
    phone.page.goto(f"{phone.base}/glossary")
    expect(phone.page.get_by_text("tree attention")).to_be_visible()
    assert fits(phone)
