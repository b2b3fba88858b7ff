"""Predict first on the Medusa page: which path wins, by keys, with nothing given away."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from specviz.engine.recording.shipped import shipped
from tests.browser.app import App
from tests.browser.test_medusa_page import HEADS, open_medusa


def question(app: App) -> Locator:
    return app.page.locator(".player .question")


def verdict(app: App) -> Locator:
    return app.page.locator(".player .frame > .verdict")


def ready(app: App) -> App:
    """The first question is on screen and the keys are heard."""
    expect(question(app)).to_have_text("Which path wins?")
    expect(app.page.get_by_text("The chart and the text show")).to_be_visible()
    return app


def test_keys_alone_answer_which_path_wins(app: App) -> None:
    ready(open_medusa(app, predict="true"))
    expect(app.page.locator(".player [data-answer]")).to_have_count(13)
    app.page.keyboard.press("3")
    expect(verdict(app)).to_have_text("You said 3: one dog ran; it is 10: the cat sat.")
    expect(app.page.locator(".paths .won")).to_be_visible()
    app.page.keyboard.press("Enter")
    expect(question(app)).to_be_visible()
    app.page.locator("[data-answer='7']").press("Enter")
    expect(verdict(app)).to_have_text("✓ Right: 7: the mat on.")
    expect(app.page.locator(".player .score")).to_have_text("Your score: 1 of 2 right.")


def test_nothing_on_screen_gives_the_winner_away(app: App) -> None:
    ready(open_medusa(app, predict="true"))
    expect(app.page.locator(".tree .node.pending")).to_have_count(21)
    expect(app.page.locator(".tree .node.accepted, .tree .node.bonus, .won")).to_have_count(0)
    expect(app.explain).to_have_count(0)
    expect(app.strip).not_to_contain_text(re.compile(r"\w"), use_inner_text=True)
    expect(app.page.locator(".compare")).to_have_count(0)
    charts = app.page.get_by_test_id("stVegaLiteChart")
    expect(charts).to_have_count(1)  # that of typical acceptance
    expect(app.field("The target from round")).to_have_count(0)
    expect(app.field(HEADS)).not_to_be_visible()
    app.step("next")
    expect(charts).to_have_count(2)


def test_none_matches_is_an_answer_and_one_key_reveals_for_a_class(app: App) -> None:
    ready(open_medusa(app, predict="true", text="a b c", heads="x, y | b\nc, d"))
    app.page.keyboard.press("0")
    expect(verdict(app)).to_have_text("✓ Right: 0: none matches.")
    app.page.keyboard.press("PageDown")
    expect(question(app)).to_be_visible()
    app.page.keyboard.press("PageDown")
    expect(app.explain).to_contain_text("No candidate of head 1 matches")
    expect(app.page.locator(".player .score")).to_have_count(1)


def test_a_recorded_session_is_predicted_and_a_link_keeps_it(
    app: App, fresh_app: Callable[..., App]
) -> None:
    open_medusa(app)
    app.choose("Candidates come from", "Recorded heads of a real model")
    app.choose("Recording", "Medusa heads: a story")
    app.at(1, of=shipped("medusa-story").session.calls)
    app.address_says(source="recorded", recording="medusa-story")
    there = fresh_app().open(app.page.url + "&predict=true")
    ready(there)
    expect(there.page.locator(".player [data-answer]")).to_have_count(7)
    expect(there.page.get_by_text("asked: Write a short story")).to_be_visible()
    app.page.get_by_role("link", name="Open it in Real sessions").click()
    expect(app.page.get_by_role("heading", name="Real sessions")).to_be_visible()
    app.address_says(recording="medusa-story")
