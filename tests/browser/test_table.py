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


def test_of_a_long_table_the_part_with_the_round_is_open(app: App) -> None:
    app.open(text=" ".join("ab" * 120), drafter="noisy", match="0.0", length="1", round="100")
    parts = app.page.locator(".rounds-box details")
    expect(parts).to_have_count(3)
    opened = app.page.locator(".rounds-box details[open] summary")
    expect(opened).to_have_text(["Rounds 1 to 100"])
    app.step("next")
    expect(opened).to_have_text(["Rounds 101 to 200"])
    expect(app.page.locator(".rounds-box [aria-current]")).to_contain_text("101")
    parts.last.locator("summary").click()
    app.page.get_by_role("button", name="Show round 240").click()
    app.at(240, of=240)
    expect(opened).to_have_text(["Rounds 201 to 240"])
