"""Step with keys, those of presentation clickers among them, without stealing any from a text."""

import pytest
from playwright.sync_api import expect

from tests.browser.app import App


@pytest.mark.parametrize(
    ("key", "round_"),
    [("ArrowRight", 3), ("ArrowLeft", 1), ("PageDown", 3), ("PageUp", 1), ("Home", 0), ("End", 3)],
)
def test_a_key_steps(app: App, key: str, round_: int) -> None:
    app.open(round=2)
    app.page.keyboard.press(key)
    app.at(round_, of=3)
    app.address_says(round=str(round_) if round_ != 1 else "")


def test_keys_step_while_the_slider_has_the_focus(app: App) -> None:
    app.open(round=1)
    app.slider.focus()
    app.page.keyboard.press("ArrowRight")
    app.at(2, of=3)
    app.page.keyboard.press("End")
    app.at(3, of=3)


@pytest.mark.parametrize("label", ["Target text", "Draft guesses, one line a round"])
def test_keys_in_a_text_belong_to_the_text(app: App, label: str) -> None:
    app.open(round=2)
    field = app.field(label)
    field.click()
    for key in ("Home", "End", "ArrowRight", "ArrowLeft", "PageUp", "PageDown"):
        app.page.keyboard.press(key)
    app.page.keyboard.press("Control+Home")
    app.page.keyboard.press("ArrowRight")
    app.page.keyboard.type("X")
    expect(field).to_have_value(r := field.input_value())
    assert r[1] == "X"
    app.at(2, of=3)


def test_keys_in_the_editor_and_an_open_select_box_do_not_step(app: App) -> None:
    app.open(round=2)
    app.field("Guesses of round 2").click()
    app.page.keyboard.press("Home")
    app.page.keyboard.press("ArrowRight")
    app.at(2, of=3)
    app.field("Tokens").click()
    app.page.keyboard.press("End")
    app.page.keyboard.press("Escape")
    app.at(2, of=3)


def test_keys_with_a_modifier_belong_to_the_browser(app: App) -> None:
    app.open(round=2)
    app.page.keyboard.press("Shift+ArrowRight")
    app.page.keyboard.press("Control+Home")
    app.at(2, of=3)


def test_a_held_key_ends_at_the_last_round(app: App) -> None:
    app.open(text=" ".join("abcdefghij"), draft="", round=1)
    for _ in range(20):
        app.page.keyboard.down("ArrowRight")
    app.page.keyboard.up("ArrowRight")
    app.at(10, of=10)
    app.address_says(round="10")


def test_the_keyboard_alone_reaches_every_control_of_the_player(app: App) -> None:
    app.open(round=1)
    app.button("first").focus()
    reached = []
    for _ in range(7):
        app.page.keyboard.press("Tab")
        reached.append(
            app.page.evaluate(
                "() => { let e = document.activeElement; while (e.shadowRoot?.activeElement) "
                "e = e.shadowRoot.activeElement; return e.dataset.do || e.className }"
            )
        )
    assert reached == ["previous", "next", "last", "play", "speed", "projector", "at"]
