"""An axe-core audit: no serious or critical violation from our own elements."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.app import App


def violations(page: Page) -> list[str]:
    """Every serious or critical violation, one line an element."""
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{each['id']} ({each['impact']}): {node['target']} {node['html'][:200]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


SCREENS = {
    "round 1": "?round=1",
    "round 0": "?round=0",
    "past the end": "?text=a+b+c&draft=a+x+y%0Ab+c+d&round=2",
    "nothing typed": "?text=",
    "predict first": "?predict=true",
    "medusa": "medusa",
    "tour": "tour",
    "real sessions": "real",
    "game": "game",
    "glossary": "glossary",
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("address", SCREENS.values(), ids=SCREENS)
def test_no_serious_violation(fresh_app: Callable[..., App], scheme: str, address: str) -> None:
    app = fresh_app(color_scheme=scheme)
    app.page.goto(f"{app.base}/{address}")
    expect(app.page.get_by_role("heading", level=1)).to_be_visible()
    expect(app.page.locator("[data-test-script-state=notRunning]")).to_be_attached()
    expect(app.page.get_by_test_id("stSkeleton")).to_have_count(0)
    assert violations(app.page) == []


def test_no_serious_violation_while_sharing(app: App) -> None:
    app.open()
    app.share_link()
    assert violations(app.page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("address", "ready"),
    [
        ("?predict=true", ".player .ask"),
        ("game?typed=the wheel goes round", "table.score"),
        ("game?over=1", "table.score"),
        ("tour?stop=4", ".picture .lanes"),
        ("tour?stop=7", ".picture table"),
        ("tour?stop=9", ".picture .paths"),
    ],
)
def test_the_pages_for_the_class(
    fresh_app: Callable[..., App], scheme: str, address: str, ready: str
) -> None:
    app = fresh_app(color_scheme=scheme)
    app.page.goto(f"{app.base}/{address}")
    expect(app.page.locator(ready).first).to_be_visible()
    expect(app.page.get_by_test_id("stStatusWidget")).to_have_count(0)
    assert violations(app.page) == []
