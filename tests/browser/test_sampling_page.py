"""The sampling page: every control, and the numbers worked out again in the test."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.app import App
from tests.browser.test_accessibility import violations
from tests.browser.test_small_screen import PHONE, fits

P, Q = [0.5, 0.3, 0.15, 0.05], [0.35, 0.4, 0.05, 0.2]
TOKENS = ["sat", "slept", "ran", "barked"]


def open_page(app: App, query: str = "") -> App:
    return app.open(f"{app.base}/sampling{query}")


def formula(app: App, start: str) -> Locator:
    """The TeX of a formula, as the page keeps it for screen readers."""
    return app.page.locator("annotation").filter(has_text=re.compile(start)).first


def drag(app: App, label: str, *keys: str) -> None:
    slider = app.page.get_by_role("slider", name=label)
    for key in keys:
        slider.press(key)


def type_into_cell(app: App, row: int, column: int, text: str) -> None:
    """Overwrite a cell of the table; its rows are 35 pixels high."""
    grid = app.page.get_by_test_id("stDataFrame").locator(".dvn-scroller")
    cell = app.page.get_by_test_id(f"glide-cell-{column + 1}-{row}")
    grid.click(position={"x": (80, 150, 200)[column], "y": 35 * (row + 1) + 17})
    expect(cell).to_have_attribute("aria-selected", "true")
    app.page.keyboard.press("Enter")
    app.page.locator(".gdg-input").fill(text)
    app.page.keyboard.press("Enter")
    expect(cell).to_have_text(text)


def overlap(p: list[float], q: list[float]) -> str:
    return f"{sum(map(min, p, q)):.3f}"


def test_the_overlap_of_the_default_table(app: App) -> None:
    open_page(app)
    expect(formula(app, r"\\alpha &=")).to_contain_text(f"&= {overlap(P, Q)} ")
    expect(formula(app, r"r\(\\text\{sat\}\)")).to_contain_text("= 0.600")  # 0.15 of 0.25


def test_a_weight_is_edited_in_the_table(app: App) -> None:
    open_page(app)
    type_into_cell(app, row=3, column=1, text="25")
    p = [50 / 120, 30 / 120, 15 / 120, 25 / 120]
    expect(formula(app, r"\\alpha &=")).to_contain_text(f"&= {overlap(p, Q)} ")
    app.address_says(tokens=",".join(TOKENS), target="50,30,15,25", draft="35,40,5,20")


def test_a_bad_weight_gets_a_sentence_and_stays_typed(app: App) -> None:
    open_page(app)
    type_into_cell(app, row=1, column=2, text="many")
    expect(app.notes).to_contain_text("Row 2 (slept): the draft weight many is not a number")
    app.address_says(draft="35,many,5,20")
    p, q = [50 / 70, 15 / 70, 5 / 70], [35 / 60, 5 / 60, 20 / 60]
    expect(formula(app, r"\\alpha &=")).to_contain_text(f"&= {overlap(p, q)} ")


def test_a_table_that_is_left_and_come_back_to_is_as_it_was(app: App) -> None:
    open_page(app)
    type_into_cell(app, row=3, column=1, text="25")
    app.address_says(target="50,30,15,25")
    app.page.get_by_role("link", name="Speed-up").click()
    expect(app.page.get_by_role("heading", name="Speed-up: when is it worth it?")).to_be_visible()
    app.page.get_by_role("link", name="Sampling").click()
    app.address_says(target="50,30,15,25")
    type_into_cell(app, row=0, column=1, text="60")
    app.address_says(target="60,30,15,25")


@pytest.mark.parametrize(
    ("label", "keys", "alpha"),
    [
        ("Target temperature", ["Home"], Q[0]),  # all of p on sat
        ("Draft temperature", ["Home"], P[1]),  # all of q on slept
    ],
)
def test_a_temperature_of_zero(app: App, label: str, keys: list[str], alpha: float) -> None:
    open_page(app)
    drag(app, label, *keys)
    expect(formula(app, r"\\alpha &=")).to_contain_text(f"&= {alpha:.3f} ")


def test_a_preset_fills_everything(app: App) -> None:
    open_page(app)
    app.choose("Start from a preset", "Disjoint support")
    expect(formula(app, r"\\alpha &=")).to_contain_text("&= 0.000 ")
    expect(app.page.get_by_text("Nothing the draft ever guesses")).to_be_visible()
    app.step("last")
    expect(app.explain).to_contain_text("0 accepted, 1 bonus, 1 emitted by one call")


def drawn(chances: list[float], u: float) -> int:
    running = [sum(chances[: x + 1]) for x in range(len(chances))]
    return next(x for x, end in enumerate(running) if u < end)


@pytest.mark.parametrize("seed", [5, 8, 42])
def test_a_round_by_hand_follows_the_rule(app: App, seed: int) -> None:
    """The same draws, with the rule written out once more."""
    dice = random.Random(seed)
    emitted = []
    draws = [(dice.random(), dice.random(), dice.random()) for _ in range(3)]
    for guess_u, u, again in draws:
        x = drawn(Q, guess_u)
        if u >= min(1, P[x] / Q[x]):
            rest = [max(p - q, 0) for p, q in zip(P, Q, strict=True)]
            emitted.append(drawn([each / sum(rest) for each in rest], again))
            break
        emitted.append(x)
    else:
        emitted.append(drawn(P, dice.random()))
    open_page(app, f"?seed={seed}").step("last")
    expect(app.explain).to_contain_text(f"{len(emitted)} emitted by one call")
    chips = app.page.locator(".player .chip:not(.rejected) .token")
    expect(chips).to_have_text([TOKENS[x] for x in emitted])


def test_stepping_shows_the_draw_the_test_and_the_verdict(app: App) -> None:
    open_page(app)
    expect(app.explain).to_contain_text("that is guess 1")
    app.step("next")
    expect(app.page.locator(".player .formula").first).to_have_text(
        "min(1, p(slept) / q(slept)) = min(1, 0.300 / 0.400) = 0.750"
    )
    expect(app.page.locator(".player .formula").last).to_contain_text("accepted")
    app.address_says(round="2")


def test_new_draws_and_more_guesses(app: App) -> None:
    open_page(app)
    before = app.explain.inner_text()
    app.page.get_by_role("button", name="New draws").click()
    app.address_says(seed="6")
    expect(app.explain).not_to_have_text(before)
    drag(app, "Draft length γ", "End")
    app.address_says(length="8")
    expect(formula(app, "tokens per call")).to_contain_text(
        f"= {sum(0.75**i for i in range(9)):.2f} "
    )


def test_many_rounds_land_on_p(app: App) -> None:
    open_page(app)
    drag(app, "Rounds to run at once", "End")
    expect(app.page.get_by_role("heading", name="200,000 rounds of one guess")).to_be_visible()
    table = app.page.get_by_role("table")
    expect(table.get_by_role("row").nth(1)).to_contain_text("0 of 4")
    measured = [
        float(table.get_by_role("row").nth(row).get_by_role("cell").nth(1).inner_text())
        for row in (1, 2, 3)
    ]
    rejected = 1 - sum(map(min, P, Q))
    mixed = [min(p, q) + rejected * p for p, q in zip(P, Q, strict=True)]
    limits = [sum(abs(p - x) for p, x in zip(P, out, strict=True)) / 2 for out in (P, Q, mixed)]
    assert measured == pytest.approx(limits, abs=0.006)


def test_the_link_gives_the_same_screen(app: App, fresh_app: Callable[..., App]) -> None:
    open_page(app, "?seed=12&length=5&rounds=1000&target_temperature=0.5")
    type_into_cell(app, row=0, column=0, text="a, b")
    app.step("next", times=2)
    app.address_says(round="3", tokens='"a, b",slept,ran,barked')
    there = fresh_app().open(app.page.url)
    expect(there.label).to_have_text(app.label.inner_text())
    for part in (".player .frame", ".stMarkdown table"):
        expect(there.page.locator(part)).to_have_text(app.page.locator(part).text_content() or "")
    expect(there.page.locator("annotation")).to_have_text(
        app.page.locator("annotation").all_text_contents()
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_accessible(fresh_app: Callable[..., App], scheme: str) -> None:
    app = open_page(fresh_app(color_scheme=scheme), "?round=5")
    expect(app.page.get_by_test_id("stVegaLiteChart").locator("canvas, svg")).to_have_count(2)
    expect(app.page.get_by_role("table")).to_be_visible()
    assert violations(app.page) == []


def test_it_fits_a_phone(fresh_app: Callable[..., App]) -> None:
    app = open_page(fresh_app(**PHONE), "?round=5")
    expect(app.page.get_by_role("table")).to_be_visible()
    assert fits(app)
