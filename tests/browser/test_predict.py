"""Predict first: every verdict waits for an answer or for Next, and a score is kept."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.app import App

FIRST_QUESTION = "How many of “the”, “cat” and “dog” will be accepted?"


def question(app: App) -> Locator:
    return app.page.locator(".player .question")


def verdict(app: App) -> Locator:
    return app.page.locator(".player .verdict")


def score(app: App) -> Locator:
    return app.page.locator(".player .score")


def ready(app: App) -> App:
    """The first question is on screen and the keys are heard."""
    expect(question(app)).to_have_text(FIRST_QUESTION)
    expect(app.page.get_by_text("The chart and the text show")).to_be_visible()
    return app


def test_the_question_comes_before_the_verdict(app: App) -> None:
    ready(app.open(predict="true"))
    app.signs("the ?", "cat ?", "dog ?")
    expect(app.page.locator(".player [data-answer]")).to_have_text(["0", "1", "2", "3"])
    expect(app.explain).to_have_count(0)
    expect(app.tile("Tokens emitted").locator("b")).to_have_text("0")


def test_keys_alone_answer_reveal_and_go_on(app: App) -> None:
    ready(app.open(predict="true"))
    app.page.keyboard.press("2")
    expect(verdict(app)).to_have_text("✓ Right: 2.")
    expect(app.explain).to_contain_text("“dog” does not match “sat”: 2 accepted")
    expect(score(app)).to_have_text("Your score: 1 of 1 right.")
    app.page.keyboard.press("Enter")
    expect(question(app)).to_contain_text("“on”, “the” and “moon”")
    app.page.keyboard.press("3")
    expect(verdict(app)).to_have_text("You said 3; it is 2.")
    expect(score(app)).to_have_text("Your score: 1 of 2 right.")
    app.page.keyboard.press(" ")
    app.at(3, of=3)


def test_next_and_the_clicker_reveal_without_counting(app: App) -> None:
    ready(app.open(predict="true"))
    app.step("next")
    app.at(1, of=3)
    expect(app.explain).to_contain_text("2 accepted")
    app.page.keyboard.press("PageDown")
    app.at(2, of=3)
    expect(question(app)).to_be_visible()
    app.page.keyboard.press("PageDown")
    expect(app.explain).to_contain_text("“moon” does not match “mat”")
    expect(score(app)).to_have_count(0)


def test_the_last_round_is_asked_too_and_then_there_is_no_next(app: App) -> None:
    app.open(predict="true", round=3)
    expect(question(app)).to_contain_text("“and”, “slept” and “forever”")
    expect(app.button("next")).to_have_attribute("aria-disabled", "false")
    app.step("next")
    expect(app.explain).to_contain_text("the target text has ended")
    expect(app.button("next")).to_have_attribute("aria-disabled", "true")


def test_a_button_answers_and_the_focus_goes_on_to_next(app: App) -> None:
    ready(app.open(predict="true"))
    app.page.locator("[data-answer='2']").click()
    expect(verdict(app)).to_have_text("✓ Right: 2.")
    expect(app.button("next")).to_be_focused()


def test_the_focus_on_an_answer_stays_when_the_server_has_caught_up(app: App) -> None:
    ready(app.open(predict="true"))
    app.page.keyboard.press("2")
    app.page.keyboard.press("Enter")
    answer = app.page.locator("[data-answer='1']")
    answer.focus()
    app.address_says(round="2")
    expect(app.page.get_by_text("Predict first", exact=True)).to_be_visible()
    app.page.wait_for_load_state("networkidle")
    expect(answer).to_be_focused()
    app.page.keyboard.press("Enter")
    expect(verdict(app)).to_have_text("You said 1; it is 2.")


def test_going_back_shows_what_was_revealed_and_counts_nothing_twice(app: App) -> None:
    ready(app.open(predict="true"))
    app.page.keyboard.press("1")
    app.page.keyboard.press("ArrowRight")
    expect(question(app)).to_contain_text("moon")
    app.page.keyboard.press("ArrowLeft")
    expect(verdict(app)).to_have_text("You said 1; it is 2.")
    expect(app.explain).to_contain_text("2 accepted")
    app.page.keyboard.press("2")
    expect(score(app)).to_have_text("Your score: 0 of 1 right.")


def test_nothing_else_on_screen_gives_the_answer_away(app: App) -> None:
    ready(app.open(predict="true"))
    expect(app.table).to_have_count(0)
    expect(app.page.get_by_test_id("stVegaLiteChart")).to_have_count(0)
    expect(app.strip).not_to_contain_text(re.compile(r"\w"), use_inner_text=True)
    expect(app.page.get_by_text("8 tokens / 3 calls")).to_have_count(0)
    expect(app.field("The target from round")).to_have_count(0)
    expect(app.field("Target text")).not_to_be_visible()


def test_the_chart_grows_with_what_was_revealed(app: App) -> None:
    ready(app.open(predict="true"))
    app.page.keyboard.press("2")
    expect(app.page.get_by_test_id("stVegaLiteChart")).to_be_visible()
    expect(app.strip).to_have_text("the cat sat", use_inner_text=True)


def test_the_switch_and_the_link_are_one(app: App, fresh_app: Callable[..., App]) -> None:
    app.open()
    app.page.get_by_text("Predict first", exact=True).click()
    ready(app).address_says(predict="true")
    ready(fresh_app().open(app.page.url))
    app.page.get_by_text("Predict first", exact=True).click()
    expect(app.table).to_be_visible()
    expect(app.explain).to_contain_text("2 accepted")
    assert "predict" not in app.page.url


def test_a_wrong_value_in_the_link_is_named(app: App) -> None:
    app.open(predict="maybe")
    expect(app.notes).to_contain_text("predict=maybe was ignored: type predict=true to turn it on.")
    expect(app.explain).to_be_visible()
