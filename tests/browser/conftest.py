"""A running app, a browser that finds its Chromium, and a watch over both."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from tests.browser.app import App
from tests.browser.chromium import FLAGS, working_chromium
from tests.browser.server import Server
from tests.browser.watch import Watch

# Generous: the machine may be busy. Every wait ends as soon as what is awaited is there.
_PATIENCE_MS = 15_000
expect.set_options(timeout=_PATIENCE_MS)


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], browser_type: BrowserType
) -> dict[str, Any]:
    """Playwright's own Chromium where it is installed, else the one on the PATH."""
    path = working_chromium(browser_type)
    assert path, "no Chromium starts: run `make programs`, which installs one or says how"
    return {**browser_type_launch_args, "args": FLAGS, "executable_path": path}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The app, started once."""
    running = Server(tmp_path_factory.mktemp("server") / "log.txt")
    yield running
    running.stop()


@pytest.fixture
def watch(server: Server) -> Iterator[Watch]:
    """Fails the test on a console error, a foreign request or a traceback."""
    watching = Watch(server)
    yield watching
    assert not watching.problems()


@pytest.fixture
def new_context(
    watch: Watch, new_context: Callable[..., BrowserContext]
) -> Callable[..., BrowserContext]:
    """Makes browser contexts, each watched."""

    def make(**options: Any) -> BrowserContext:
        context = new_context(**options)
        context.set_default_timeout(_PATIENCE_MS)
        watch.context(context)
        return context

    return make


@pytest.fixture(scope="session")
def shared_context(
    browser: Browser, browser_context_args: dict[str, Any]
) -> Iterator[BrowserContext]:
    """One context for every test that needs no browser of its own.

    It has the app's scripts compiled, which is most of the time that a page takes to open. Every
    tab is a session of its own all the same.
    """
    context = browser.new_context(**browser_context_args)
    context.set_default_timeout(_PATIENCE_MS)
    yield context
    context.close()


@pytest.fixture
def page(
    shared_context: BrowserContext, watch: Watch, request: pytest.FixtureRequest
) -> Iterator[Page]:
    """A fresh tab, watched; it leaves a picture when its test fails."""
    watch.context(shared_context)
    tab = shared_context.new_page()
    yield tab
    call = getattr(request.node, "rep_call", None)
    if watch.problems() or (call and call.failed):
        tab.screenshot(path=_picture(request))
    watch.leave(shared_context)
    tab.close()


def _picture(request: pytest.FixtureRequest) -> Path:
    """Where the pictures of pytest-playwright go too."""
    name = re.sub(r"[^\w]+", "-", request.node.nodeid).strip("-")
    return Path(request.config.getoption("--output")) / name / "test-failed-1.png"


@pytest.fixture
def app(page: Page, server: Server) -> App:
    """The app in a fresh browser tab, not opened yet."""
    return App(page, server.url)


@pytest.fixture
def fresh_app(new_context: Callable[..., BrowserContext], server: Server) -> Callable[..., App]:
    """Makes the app as somebody else sees it: in another browser, with its own options."""
    return lambda **options: App(new_context(**options).new_page(), server.url)
