"""Be the draft in a browser: typing, the hidden text, links, back and forward."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from specviz.engine.inputs.game import games
from tests.browser.app import App


def start(app: App, query: str = "") -> Page:
    app.page.goto(f"{app.base}/game{query}")
    expect(app.page.locator(".picture .strip").first).to_be_visible()
    return app.page


def told(page: Page) -> Locator:
    return page.locator(".picture .strip")


def guess(page: Page, words: str) -> None:
    field = page.get_by_role("textbox", name="What comes next?")
    field.fill(words)
    field.press("Enter")


def score(page: Page, who: str) -> Locator:
    return page.locator("table.score tbody tr").filter(has_text=who).locator("td")


def test_a_guess_gets_its_verdict_its_sentence_and_its_score(app: App) -> None:
    page = start(app)
    guess(page, "the wheel goes round")
    expect(told(page)).to_have_text("the wheel goes up … 44 words to come")
    expect(page.locator(".picture .explain")).to_contain_text(
        "“the”, “wheel” and “goes” match, “round” does not match “up”: 3 accepted, 1 bonus"
    )
    expect(score(page, "You")).to_have_text(["1", "3 of 4 (75%)", "4.00"])
    expect(score(page, "Prompt lookup")).to_have_text(["4", "0 of 0", "1.00"])


def test_keys_alone_play_round_after_round(app: App) -> None:
    page = start(app)
    guess(page, "the wheel goes round")
    expect(told(page)).to_contain_text("44 words")
    expect(page.get_by_role("textbox", name="What comes next?")).to_be_focused()
    page.keyboard.type("and the wheel goes")
    page.keyboard.press("Enter")
    expect(told(page)).to_contain_text("39 words")
    expect(score(page, "You").last).to_have_text("4.50")


def test_the_words_to_come_are_nowhere_in_the_page(app: App) -> None:
    for number, game in enumerate(games(), 1):
        page = start(app, f"?game={number}")
        guess(page, "zzz")
        expect(told(page)).to_contain_text(f"{len(game.target) - 1} words to come")
        html = re.sub(r"<[^>]+>|\s+", " ", page.content() + told(page).evaluate(_ROOT)).lower()
        said, come = game.target[:1], game.target[1:]
        for words in zip(come, come[1:], come[2:], strict=False):
            assert " ".join(words) not in html, (said, words)


_ROOT = "element => element.getRootNode().host ? element.getRootNode().innerHTML : ''"


def test_reload_back_and_forward_keep_every_guess(app: App) -> None:
    page = start(app)
    guess(page, "the wheel")
    expect(told(page)).to_contain_text("45 words")
    guess(page, "up and the wheel")
    expect(told(page)).to_contain_text("40 words")
    app.address_says(typed="the wheel\nup and the wheel")
    page.reload()
    expect(told(page)).to_contain_text("the wheel goes up and the wheel goes")
    page.go_back()
    expect(told(page)).to_contain_text("45 words")
    page.go_forward()
    expect(told(page)).to_contain_text("40 words")


def test_a_link_continues_on_another_device_and_hides_the_text(
    app: App, fresh_app: Callable[..., App]
) -> None:
    page = start(app, "?game=5")
    guess(page, "the old man")
    expect(told(page)).to_contain_text("the old captain")
    app.address_says(game="5", typed="the old man")
    assert "captain" not in page.url
    other = start(fresh_app(), "?" + page.url.partition("?")[2])
    expect(told(other)).to_contain_text("the old captain")


def test_a_friend_starts_on_the_same_text_from_its_first_word(
    app: App, fresh_app: Callable[..., App]
) -> None:
    page = start(app, "?game=3&typed=good")
    page.get_by_role("button", name="Challenge a friend").click()
    code = page.get_by_test_id("stCode")
    expect(code).to_have_text(f"{app.base}/game?game=3")
    friend = fresh_app().page
    friend.goto(code.inner_text().strip())
    expect(told(friend)).to_have_text(re.compile("47 words to come"))


def test_the_end_compares_everybody_and_opens_the_session(app: App) -> None:
    page = start(app, "?typed=the wheel")
    page.get_by_role("button", name="Give up").click()
    expect(told(page)).to_contain_text("the boat goes all around the town")
    expect(page.locator("table.score caption")).to_have_text("In the end: all 48 words")
    expect(page.locator("table.score tbody tr")).to_have_count(3)
    page.get_by_role("link", name="Step through your session").click()
    expect(app.label).to_have_text("Round 1 of 46")
    app.signs("the ✓ accepted", "the same", "wheel ✓ accepted", "wheel same", "goes +1 bonus")
