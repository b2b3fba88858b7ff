"""The words are explained: a glossary one click away, tooltips, and how it is counted."""

from playwright.sync_api import expect

from specviz.view.glossary import glossary
from tests.browser.app import App


def test_the_glossary_is_one_click_away_and_defines_every_word(app: App) -> None:
    app.open()
    app.page.get_by_role("link", name="Glossary").click()
    expect(app.page.get_by_role("heading", name="Glossary")).to_be_visible()
    text = app.page.get_by_test_id("stMain")
    for word, meaning in glossary().items():
        expect(text).to_contain_text(f"{word}: {meaning}")


def test_a_term_on_screen_tells_its_meaning_on_focus_and_hover(app: App) -> None:
    app.open()
    shown = "e => getComputedStyle(e, '::after').content"
    for word in ("draft", "target", "call", "tokens per call", "acceptance rate"):
        term = app.page.locator(f'.player .term[data-tip="{glossary()[word]}"]').first
        assert term.evaluate(shown) in ("none", "normal")
        term.focus()
        assert glossary()[word][:40] in term.evaluate(shown)
    term = app.page.locator(".player .term").first
    app.button("next").focus()
    assert term.evaluate(shown) in ("none", "normal")
    term.hover()
    assert term.evaluate(shown) not in ("none", "normal")


def test_the_kind_of_bonus_is_told(app: App) -> None:
    app.open()
    expect(app.page.locator(".player .chip.bonus")).to_have_attribute(
        "title",
        "The big model's own token, in place of the rejected guess "
        "(also called the recovered or correction token).",
    )


def test_how_it_is_counted_stands_on_the_page(app: App) -> None:
    app.open()
    app.page.get_by_text("How it is counted").click()
    expect(app.page.get_by_text("One round is one big-model call.")).to_be_visible()
    expect(app.page.get_by_text("the last round included").first).to_be_visible()
