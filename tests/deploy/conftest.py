from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.conftest import browser_type_launch_args as browser_type_launch_args


@pytest.fixture
def new_viewer(browser: Browser) -> Iterator[Callable[[], BrowserContext]]:
    """Makes browsers of different viewers, each with cookies of its own."""
    made: list[BrowserContext] = []

    def make() -> BrowserContext:
        made.append(browser.new_context())
        made[-1].set_default_timeout(30_000)
        return made[-1]

    yield make
    for context in made:
        context.close()
