"""All rounds as a table that leads to a round."""

from playwright.sync_api import expect

from tests.browser.app import App


def test_a_click_on_a_row_shows_its_round(app: App) -> None:
    app.open()
    app.table.locator("tbody tr").nth(2).click()
    app.at(3, of=3)
    app.address_says(round="3")
    expect(app.table.locator("[aria-current]")).to_have_count(1)
    expect(app.table.locator("[aria-current]")).to_contain_text("forever")


def test_the_keyboard_reaches_the_round_too(app: App) -> None:
    app.open()
    app.page.get_by_role("button", name="Show round 2").press("Enter")
    app.at(2, of=3)


def test_the_row_of_the_round_on_screen_is_marked(app: App) -> None:
    app.open()
    expect(app.table.locator("[aria-current]")).to_contain_text("dog")
    app.step("next")
    expect(app.table.locator("[aria-current]")).to_contain_text("moon")
    app.step("first")
    app.at(0, of=3)
    expect(app.table.locator("[aria-current]")).to_have_count(0)
