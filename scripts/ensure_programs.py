"""Make sure that the tests have what they start: `python -m scripts.ensure_programs`.

Playwright's own Chromium is taken where it can be installed, else the one on the PATH, else the
system's package where apt and the rights are at hand. nginx is the system's, and so is jemalloc on
Linux, the allocator that hosts use.
"""

import os
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

from tests.browser.chromium import working_chromium
from tests.deploy.replicas import jemalloc, nginx_program

_JEMALLOC_HELP = (
    "The load benchmark needs jemalloc. Install it with your system's package manager "
    "(Debian, Ubuntu: sudo apt-get install libjemalloc2); then run the command again."
)
_NGINX_HELP = (
    "The tests of several replicas need nginx. Install it with your system's package manager "
    "(Debian, Ubuntu: sudo apt-get install nginx-light); then run `make test` again."
)
_HELP = (
    "The browser tests need Chromium. Install it with your system's package manager so that "
    "`chromium` is on the PATH (Debian, Ubuntu: sudo apt-get install chromium), or run "
    "`python -m playwright install --with-deps chromium`; then run `make test` again."
)


def main() -> int:
    """0 once everything is there, else 1 with advice."""
    needed = ((_chromium, _HELP), (_nginx, _NGINX_HELP), (_jemalloc, _JEMALLOC_HELP))
    for is_there, advice in needed:
        if not is_there():
            print(advice, file=sys.stderr)
            return 1
    return 0


def _chromium() -> bool:
    """Try one way after another until a Chromium starts."""
    for install in (_nothing, _playwrights_own, lambda: _the_systems("chromium")):
        install()
        with sync_playwright() as playwright:
            path = working_chromium(playwright.chromium)
        if path:
            print(f"Browser tests use {path}")
            return True
    return False


def _nginx() -> bool:
    if not nginx_program():
        _the_systems("nginx-light")
    return nginx_program() is not None


def _jemalloc() -> bool:
    if sys.platform == "linux" and not jemalloc():
        _the_systems("libjemalloc2")
    return sys.platform != "linux" or jemalloc() is not None


def _nothing() -> None:
    """One may be there already."""


def _playwrights_own() -> None:
    _try([sys.executable, "-m", "playwright", "install", "chromium"])


def _the_systems(package: str) -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        _try(["apt-get", "update"])
        _try(["apt-get", "install", "--yes", "--no-install-recommends", package])


def _try(command: list[str]) -> None:
    """Run a command that may fail: what counts is whether the program is there afterwards."""
    print(f"Trying: {' '.join(command)}")
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    sys.exit(main())
