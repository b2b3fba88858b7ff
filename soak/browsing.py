"""Hostile links and files in a real browser: no script of theirs runs, and no page breaks."""

from random import Random

from playwright.sync_api import Dialog, Error, Page

from benchmarks.browser import chromium, new_page
from benchmarks.servers import Server
from soak.cases import AlarmError
from soak.links import link, long_link
from soak.uploads import RECORDING, SESSION, hostile_texts
from soak.watch import Seen, Watch

_AT_REST = "[data-testid=stApp][data-test-script-state=notRunning]"
_PATIENCE_MS = 60_000


def browse(server: Server, count: int, seed: int) -> Seen:
    """Open links of which every third is a long one, and drop a file after every second."""
    watch = Watch(server, "browser")
    with chromium() as browser:
        page = new_page(browser)
        troubles: list[str] = []
        page.on("dialog", lambda dialog: _dismiss(dialog, troubles))
        page.on("pageerror", lambda error: troubles.append(f"script error: {error}"))
        for number in range(count):
            problem: Exception | None = None
            try:
                _case(page, watch, Random(f"{seed} browser {number}"), number)
                _check(page, troubles)
            except (Error, AlarmError) as error:
                problem = error
            if failure := watch.judge(f"browser {number}", problem):
                print(failure, end="\n\n", flush=True)
            troubles.clear()
    return watch.seen


def _dismiss(dialog: Dialog, troubles: list[str]) -> None:
    troubles.append(f"a dialog opened: {dialog.message}")
    dialog.dismiss()


def _case(page: Page, watch: Watch, random: Random, number: int) -> None:
    made = long_link(random) if number % 3 == 0 else link(random)
    while len(str(made)) > 50_000 and not made.hash:  # the server hangs up on these
        made = link(random)
    page.goto("about:blank")
    with watch.clock():
        page.goto(watch.server.url + str(made)[1:])
        _wait(page)
    if number % 2 and made.page in ("", "real"):
        kind = SESSION if made.page == "" else RECORDING
        content = hostile_texts(random, kind)
        file = {"name": "f.json", "mimeType": "application/json", "buffer": content}
        page.locator("input[type=file]").set_input_files([file])
        page.wait_for_timeout(300)  # the upload has to begin before its end can be awaited
        _wait(page)


def _wait(page: Page) -> None:
    page.wait_for_selector(_AT_REST, timeout=_PATIENCE_MS, state="attached")
    page.wait_for_selector("[data-testid=stHeading]", timeout=_PATIENCE_MS, state="attached")


def _check(page: Page, troubles: list[str]) -> None:
    if page.evaluate("window.__pwned !== undefined"):
        troubles.append("a script of the link ran")
    if page.locator("[data-testid=stException]").count():
        troubles.append("the page shows an exception")
    if troubles:
        raise AlarmError("; ".join(troubles))
