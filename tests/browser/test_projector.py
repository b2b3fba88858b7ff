"""Projector mode: large tokens, the player and the picture, nothing else; kept by the address."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.app import App

BACK_ROW_PX = 35  # 2.2rem


def size(part: Locator) -> float:
    text = part.evaluate("part => getComputedStyle(part).fontSize")
    return float(text.removesuffix("px"))


def on(app: App) -> None:
    expect(app.sidebar).to_be_hidden()
    for gone in (app.table, app.page.locator("h1"), app.field("Guesses of round")):
        expect(gone).to_be_hidden()
    expect(app.page.get_by_role("button", name="Share")).to_be_hidden()
    expect(app.button("projector")).to_have_attribute("aria-pressed", "true")
    expect(app.page.get_by_test_id("stVegaLiteChart").first).to_be_visible()


def off(app: App) -> None:
    expect(app.sidebar).to_be_visible()
    for back in (app.table, app.page.locator("h1"), app.field("Guesses of round")):
        expect(back).to_be_visible()
    expect(app.button("projector")).to_have_attribute("aria-pressed", "false")


def test_one_key_enters_and_leaves(app: App) -> None:
    app.open(round=2)
    app.page.keyboard.press("p")
    on(app)
    app.address_says(projector="true", round="2")
    app.page.keyboard.press("p")
    off(app)
    app.address_says(projector="", round="2")


def test_escape_leaves_and_never_enters(app: App) -> None:
    app.open(projector="true")
    on(app)
    app.page.keyboard.press("Escape")
    off(app)
    app.page.keyboard.press("Escape")
    off(app)


def test_the_button_does_the_same(app: App) -> None:
    app.open()
    app.step("projector")
    on(app)
    app.step("projector")
    off(app)


def test_p_in_a_text_is_a_letter(app: App) -> None:
    app.open()
    field = app.field("Target text")
    field.press("End")
    field.press("p")
    expect(field).to_have_value("the cat sat on the mat and sleptp")
    off(app)


@pytest.mark.parametrize("width", [1440, 1024])
def test_the_back_row_can_read_it(fresh_app: Callable[..., App], width: int) -> None:
    app = fresh_app(viewport={"width": width, "height": 768}).open(projector="true")
    on(app)
    assert size(app.page.locator(".player .chip .token").first) >= BACK_ROW_PX
    assert size(app.tile("Tokens per call").locator("b")) >= 2 * BACK_ROW_PX
    overflow = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not app.page.evaluate(overflow)


def test_clicker_keys_step(app: App) -> None:
    app.open(projector="true", round="1")
    app.page.keyboard.press("PageDown")
    app.at(2, of=3)
    app.address_says(projector="true", round="2")
    app.page.keyboard.press("PageUp")
    app.at(1, of=3)
    on(app)


def test_it_survives_reload_and_travels_in_a_link(app: App, fresh_app: Callable[..., App]) -> None:
    app.open(text="a b c d", round="2")
    app.page.keyboard.press("p")
    app.address_says(projector="true", text="a b c d")
    app.page.reload()
    app.at(2, of=4)
    on(app)
    there = fresh_app().open(app.page.url)
    there.at(2, of=4)
    on(there)


def test_back_leaves_what_forward_enters(app: App) -> None:
    app.open(round=2)
    app.page.keyboard.press("p")
    app.address_says(projector="true")
    app.page.go_back()
    off(app)
    app.page.go_forward()
    on(app)


def test_history_leads_from_one_projected_session_to_another(app: App) -> None:
    app.open()
    app.page.keyboard.press("p")
    app.address_says(projector="true")
    app.page.keyboard.press("p")
    app.address_says(projector="")
    app.write("Target text", "a b c d e")
    app.address_says(text="a b c d e")
    app.page.locator("h1").click()
    app.page.keyboard.press("p")
    app.address_says(text="a b c d e", projector="true")
    app.page.evaluate("history.go(-3)")
    app.address_says(text="", projector="true")
    expect(app.page.locator(".player .label")).to_have_text("Round 1 of 3")
    on(app)
    app.page.keyboard.press("PageDown")
    app.at(2, of=3)


def test_a_long_session_keeps_it(app: App, fresh_app: Callable[..., App]) -> None:
    app.open()
    app.write("Target text", " ".join(f"word{number}" for number in range(1500)))
    app.page.wait_for_url("**#s=*")
    expect(app.player).to_have_count(1)  # the old one is still there for a moment
    expect(app.label).to_have_text("Round 1 of 1500")
    app.page.locator("h1").click()
    app.page.keyboard.press("p")
    app.address_says(projector="true", long="1")
    app.page.wait_for_url("**#s=*")
    there = fresh_app().open(app.page.url)
    expect(there.label).to_have_text("Round 1 of 1500")
    on(there)


def test_a_phone_keeps_its_inputs(fresh_app: Callable[..., App]) -> None:
    phone = fresh_app(viewport={"width": 390, "height": 844}).open(projector="true")
    expect(phone.page.locator("h1")).to_be_visible()
    expect(phone.button("projector")).to_have_attribute("aria-pressed", "false")


def test_another_value_is_ignored_in_words(app: App) -> None:
    app.open(projector="yes")
    off(app)
    expect(app.notes).to_contain_text("projector=yes was ignored: type projector=true")
