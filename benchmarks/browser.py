"""A headless browser whose pages carry a stopwatch."""

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, sync_playwright

_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_STOPWATCH = Path(__file__).with_name("stopwatch.js")


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium, or Playwright's own where there is none."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(_FLAGS)
        )
        try:
            yield browser
        finally:
            browser.close()


def first_paint(browser: Browser, url: str, goal: str) -> float:
    """Milliseconds from the navigation of a new page until something is on screen.

    Args:
        browser: the page gets an empty cache of its own.
        url: where to go.
        goal: a JavaScript condition that holds once the thing is on screen.
    """
    page = new_page(browser)
    page.add_init_script(f"window.first = stopwatch.painted(() => {goal}, 0)")
    page.goto(url)
    took = float(page.evaluate("first"))
    page.context.close()
    return took


def new_page(browser: Browser) -> Page:
    """A page with an empty cache of its own, for a laptop's screen."""
    page = browser.new_context(viewport={"width": 1440, "height": 1000}).new_page()
    page.add_init_script(path=_STOPWATCH)
    return page


def timed(page: Page, event: str, target: Locator, goals: Mapping[str, str]) -> dict[str, float]:
    """Click or press Enter, and time how long the page takes to show each goal.

    Args:
        page: the page, at rest.
        event: "click", or "keydown" for Enter.
        target: what to click or to press Enter in.
        goals: by name, a JavaScript condition that holds once the goal is on screen.

    Returns:
        Milliseconds from the event to the painted frame, by goal.
    """
    page.bring_to_front()
    page.evaluate("stopwatch.rest()")
    functions = ", ".join(f"{name}: () => {goal}" for name, goal in goals.items())
    page.evaluate(f"stopwatch.arm('{event}', {{{functions}}})")
    if event == "click":
        target.click()
    else:
        target.press("Enter")
    return dict(page.evaluate("stopwatch.read()"))
