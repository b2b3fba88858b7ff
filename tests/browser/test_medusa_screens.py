"""The Medusa page on a laptop and on a phone, in light and dark, for every viewer."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.app import App
from tests.browser.test_accessibility import violations
from tests.browser.test_medusa_page import PUBLISHED, open_medusa
from tests.browser.test_small_screen import PHONE, fits


def test_the_published_tree_is_legible_on_a_laptop(fresh_app: Callable[..., App]) -> None:
    app = open_medusa(fresh_app(viewport={"width": 1440, "height": 900}), **PUBLISHED)
    expect(app.page.locator(".of-mask figcaption")).to_contain_text("207 of 4,096 cells")
    expect(app.page.locator(".of-paths figcaption")).to_contain_text("42 paths")
    nodes = app.page.locator(".tree .node[data-node]")
    expect(nodes).to_have_count(64)
    sizes = nodes.locator("text.token").evaluate_all(
        "es => es.map(e => parseFloat(getComputedStyle(e).fontSize))"
    )
    assert min(sizes) >= 12
    for picture in (".of-tree .scroll", ".of-mask .scroll"):
        assert app.page.locator(picture).evaluate("e => e.scrollWidth <= e.clientWidth")
    assert clipped(app) == []


def clipped(app: App) -> list[str]:
    """Tokens of the tree that are wider than their box."""
    found: list[str] = app.page.locator(".tree .node").evaluate_all(
        "es => es.filter(e => e.querySelector('.token').getBBox().width "
        "> e.querySelector('rect').getBBox().width).map(e => e.textContent)"
    )
    return found


@pytest.mark.parametrize("query", [{}, PUBLISHED], ids=["worked example", "64 nodes"])
def test_a_phone_scrolls_the_pictures_and_not_the_page(
    fresh_app: Callable[..., App], query: dict[str, object]
) -> None:
    phone = open_medusa(fresh_app(**PHONE), **query)
    expect(phone.page.locator(".stVegaLiteChart svg.marks").first).to_be_visible()
    expect(phone.page.locator(".compare table")).to_be_visible()
    assert fits(phone)
    phone.button("next").tap()
    expect(phone.label).to_contain_text("Round 2")
    phone.page.locator(".paths .choose").nth(1).tap()
    expect(phone.page.locator(".tree .node.picked")).not_to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "query", [{"round": 2}, {"round": 0}, PUBLISHED], ids=["round 2", "round 0", "64 nodes"]
)
def test_accessibility(
    fresh_app: Callable[..., App], scheme: str, query: dict[str, object]
) -> None:
    app = open_medusa(fresh_app(color_scheme=scheme), **query)
    expect(app.page.locator(".stVegaLiteChart svg.marks").first).to_be_visible()
    app.page.get_by_text("Typical acceptance: a rule").click()
    expect(app.field("Children of one node")).to_be_visible()
    assert violations(app.page) == []
