"""The speed-up page: every control, and the numbers worked out again in the test."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from specviz.engine.recording.shipped import shipped
from tests.browser.app import App
from tests.browser.test_accessibility import violations
from tests.browser.test_sampling_page import drag, formula
from tests.browser.test_small_screen import PHONE, fits


def open_page(app: App, query: str = "") -> App:
    return app.open(f"{app.base}/speed{query}")


def tokens(a: float, g: int) -> float:
    return sum(a**i for i in range(g + 1))


def says(app: App, text: str) -> Locator:
    found = app.page.get_by_test_id("stMarkdown").filter(has_text=re.compile(re.escape(text)))
    expect(found.first).to_be_visible()
    return found


def shows(app: App, a: float, g: int, c: float, v: float) -> None:
    """Expect the formulas and the sentence with these numbers in them."""
    gain = tokens(a, g) / (g * c + v)
    expect(formula(app, "speed-up")).to_contain_text(f"= {gain:.2f} ")
    expect(formula(app, "tokens per call} &=")).to_contain_text(f"= {tokens(a, g):.2f} ")
    says(app, f"{gain:.2f}× as fast")


def test_the_numbers_on_opening(app: App) -> None:
    open_page(app)
    shows(app, 0.8, 4, 0.1, 1.0)
    best = max(range(65), key=lambda g: tokens(0.8, g) / (0.1 * g + 1))
    says(app, f"Best g: {best}, with {tokens(0.8, best) / (0.1 * best + 1):.2f}×.")
    says(app, "at most g + 1 = 5 tokens a call")
    says(app, "at most 1/(1 − a) = 5.00 with this acceptance")


@pytest.mark.parametrize(
    ("label", "key", "wanted"),
    [
        ("Acceptance a", "ArrowLeft", (0.79, 4, 0.1, 1.0)),
        ("Draft length g", "ArrowRight", (0.8, 5, 0.1, 1.0)),
        ("Cost of a draft step c", "ArrowRight", (0.8, 4, 0.11, 1.0)),
        ("Cost of a verify pass v", "ArrowRight", (0.8, 4, 0.1, 1.1)),
    ],
)
def test_a_slider_moves_the_numbers(
    app: App, label: str, key: str, wanted: tuple[float, int, float, float]
) -> None:
    open_page(app)
    drag(app, label, key)
    shows(app, *wanted)


def test_break_even_in_words(app: App) -> None:
    open_page(app, "?g=1&c=0.25&a=0.5")
    says(app, "with g = 1, it pays from an acceptance of 0.25 up")
    says(app, "it pays while a draft step costs at most 0.50 passes")
    open_page(app, "?g=1&a=0.1&c=1&v=4")
    says(app, "no draft length beats standard decoding")


def test_the_race_ends_when_the_sum_of_its_rounds_says(app: App) -> None:
    """With a = 1 every round emits g + 1 tokens for g * c + v."""
    open_page(app, "?a=1&g=4&c=0.25&v=1.5&tokens=20")
    app.step("last")
    # 4 rounds of 5 tokens, 2.5 passes each: 20 tokens in 10 passes.
    expect(app.explain).to_have_text(
        "Both have emitted all 20: 10 passes of time against 20, 2.00 times as fast."
    )
    app.step("first")
    expect(app.explain).to_contain_text("Time 0")
    app.step("next", times=2)
    expect(app.explain).to_have_text(
        "Time 2.5: the verify pass ends with 4 accepted and 5 tokens out. "
        "Standard decoding has emitted 2, draft and verify 5 of 20."
    )


def test_both_lanes_are_drawn_to_the_same_scale(app: App) -> None:
    open_page(app, "?a=1&g=4&c=0.25&v=2&tokens=20&round=8")
    one = app.page.locator(".race-lane .pass").first.bounding_box()
    verify = app.page.locator(".race-lane .verify").first.bounding_box()
    assert one
    assert verify
    assert verify["width"] == pytest.approx(2 * one["width"], rel=0.05)


def test_the_tokens_and_the_seed_of_the_race(app: App) -> None:
    open_page(app)
    drag(app, "Tokens in the race", "Home")
    expect(app.page.locator(".race-name").first).to_contain_text("of 1 token")
    drag(app, "Tokens in the race", "End")
    expect(app.page.locator(".race-name").first).to_contain_text("of 32 tokens")
    app.step("last")
    before = app.explain.inner_text()
    for seed in ("2", "3"):
        app.page.get_by_role("button", name="New draws").click()
        app.address_says(seed=seed)
    app.step("last")
    expect(app.explain).not_to_have_text(before)


def test_acceptance_by_position_and_stickiness(app: App) -> None:
    open_page(app)
    app.write("Acceptance by position", "1, 0.5, 0")
    says(app, "The formula with the mean acceptance, 0.500, gives")
    product = app.page.locator("annotation").filter(has_text="a_1 a_2")
    expect(product).to_contain_text("&= 2.50 ")  # 1 + 1 + 1/2 + 0
    drag(app, "Stickiness", "End")
    expect(product).to_contain_text("&= 4.00 ")  # whoever passes once passes always
    app.write("Acceptance by position", "often")
    expect(app.notes.filter(has_text="“often” is not an acceptance")).to_be_visible()


def test_the_session_of_the_step_through_page_is_on_the_charts(app: App) -> None:
    app.open(text="a b c d", draft="a x\nc x")
    app.page.get_by_role("link", name="Speed-up").click()
    says(app, "2 calls, 4 tokens emitted: 2.00 tokens per call with 2.00 guesses a call")
    app.page.get_by_role("button", name="Use its a and g").click()
    shows(app, 0.5, 2, 0.1, 1.0)
    app.page.get_by_test_id("stSidebar").get_by_text("Race the marked session").click()
    app.step("last")
    # Two rounds of two guesses at 0.1 and a pass at 1: 4 tokens in 2.4.
    expect(app.explain).to_contain_text("2.4 passes of time against 4, 1.67 times as fast")
    app.page.get_by_role("link", name="Step through").click()
    expect(app.field("Target text")).to_have_value("a b c d")


def test_a_recording_is_marked(app: App) -> None:
    open_page(app)
    title = f"Recording: {shipped('lookup-json').recording.title}"
    app.choose("Marked on the charts", title)
    expect(app.page.get_by_role("heading", name=title)).to_be_visible()
    app.choose("Marked on the charts", "Nothing")
    expect(app.page.get_by_role("heading", name="Recording:")).to_have_count(0)


def test_the_link_gives_the_same_screen(app: App, fresh_app: Callable[..., App]) -> None:
    open_page(app, "?a=0.65&g=6&c=0.2&v=1.3&tokens=18&seed=4&session_text=a+b+c&session_draft=a+b")
    app.step("next", times=3)
    app.address_says(round="4")
    there = fresh_app().open(app.page.url)
    expect(there.label).to_have_text(app.label.inner_text())
    expect(there.page.locator(".player .frame")).to_have_text(
        app.page.locator(".player .frame").text_content() or ""
    )
    expect(there.page.locator("annotation")).to_have_text(
        app.page.locator("annotation").all_text_contents()
    )
    says(there, "1 call, 3 tokens emitted")


def test_what_cannot_be_used_is_said(app: App) -> None:
    open_page(app, "?tokens=99&a=2&mark=<b>x</b>")
    said = app.notes.filter(has_text="ignored")
    expect(said.filter(has_text="tokens=99")).to_contain_text("a whole number from 1 to 32")
    expect(said.filter(has_text="a=2")).to_contain_text("a number from 0 to 1")
    expect(said.filter(has_text="mark=<b>x</b>")).to_be_visible()


def test_the_sources_are_linked(app: App) -> None:
    open_page(app)
    expect(app.notes.filter(has_text="Not comparable across papers")).to_be_visible()
    app.page.get_by_text("Sources", exact=True).click()
    links = app.page.get_by_role("table").get_by_role("link")
    expect(links).to_have_count(14)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_accessible(fresh_app: Callable[..., App], scheme: str) -> None:
    app = open_page(fresh_app(color_scheme=scheme), "?round=5")
    expect(app.page.get_by_test_id("stVegaLiteChart").locator("canvas, svg")).to_have_count(5)
    assert violations(app.page) == []


def test_it_fits_a_phone(fresh_app: Callable[..., App]) -> None:
    app = open_page(fresh_app(**PHONE), "?round=5")
    expect(app.page.get_by_test_id("stVegaLiteChart").locator("canvas, svg")).to_have_count(5)
    assert fits(app)
