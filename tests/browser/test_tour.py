"""The tour in a browser: stepping, links, keys, answers."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.app import App


def start(app: App, query: str = "") -> Page:
    app.page.goto(f"{app.base}/tour{query}")
    expect(title(app.page)).to_be_visible()
    return app.page


def title(page: Page) -> Locator:
    return page.get_by_role("heading", level=3)


def test_a_stop_shows_its_picture_and_answers_at_once(app: App) -> None:
    page = start(app, "?stop=4")
    expect(title(page)).to_have_text("4. The first mismatch")
    expect(page.locator(".picture .chip.discarded")).to_have_count(2)
    page.get_by_test_id("stRadio").get_by_text("2", exact=True).click()
    expect(app.notes).to_contain_text("Not quite: only “on” stands before the first mismatch")
    page.get_by_test_id("stRadio").get_by_text("1", exact=True).click()
    expect(app.notes).to_contain_text("Right: only “on”")


def test_keys_lead_from_stop_to_stop(app: App) -> None:
    page = start(app)
    expect(page.locator(".picture .lanes")).to_be_visible()
    expect(page.get_by_role("button", name="Next stop")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    page.keyboard.press("ArrowRight")
    expect(title(page)).to_have_text("2. Guesses")
    expect(page.locator(".picture .chip.pending")).to_have_count(3)
    page.get_by_role("button", name="Next stop").focus()
    page.keyboard.press("Enter")
    expect(title(page)).to_have_text("3. One call")


def test_back_forward_reload_and_links_keep_the_stop(
    app: App, fresh_app: Callable[..., App]
) -> None:
    page = start(app)
    page.get_by_role("button", name="Next stop").click()
    expect(title(page)).to_have_text("2. Guesses")
    app.address_says(stop="2")
    page.get_by_test_id("stButtonGroup").get_by_text("7", exact=True).click()
    expect(title(page)).to_have_text("7. Tokens per call")
    app.address_says(stop="7")
    page.go_back()
    expect(title(page)).to_have_text("2. Guesses")
    page.go_forward()
    expect(title(page)).to_have_text("7. Tokens per call")
    page.reload()
    expect(title(page)).to_have_text("7. Tokens per call")
    expect(title(start(fresh_app(), "?stop=7"))).to_have_text("7. Tokens per call")


def test_the_tour_can_be_left_and_taken_up_again(app: App) -> None:
    page = start(app, "?stop=5")
    page.get_by_test_id("stRadio").get_by_text("sat", exact=True).click()
    expect(app.notes).to_contain_text("Right:")
    page.get_by_role("link", name="Skip the tour").click()
    app.at(1, of=3)
    page.get_by_role("link", name="Tour", exact=True).click()
    expect(title(page)).to_have_text("5. The bonus")
    expect(app.notes).to_contain_text("Right:")


def test_the_chart_is_on_its_stop(app: App) -> None:
    page = start(app, "?stop=8")
    expect(page.get_by_test_id("stVegaLiteChart")).to_be_visible()


def test_the_tour_fits_a_phone(fresh_app: Callable[..., App]) -> None:
    phone = fresh_app(viewport={"width": 390, "height": 844})
    for stop in (4, 7, 9, 10):
        page = start(phone, f"?stop={stop}")
        expect(page.locator(".picture .frame > *").first).to_be_visible()
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert page.evaluate(wide) <= 0
