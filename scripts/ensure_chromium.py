"""Make sure that the browser tests have a Chromium: `python -m scripts.ensure_chromium`.

Playwright's own is taken where it can be installed, else the one on the PATH, else the system's
package where apt and the rights are at hand.
"""

import os
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

from tests.browser.chromium import working_chromium

_HELP = (
    "The browser tests need Chromium. Install it with your system's package manager so that "
    "`chromium` is on the PATH (Debian, Ubuntu: sudo apt-get install chromium), or run "
    "`python -m playwright install --with-deps chromium`; then run `make test` again."
)


def main() -> int:
    """Try one way after another until a Chromium starts; 0 once one does, else 1 with advice."""
    for install in (_nothing, _playwrights_own, _the_systems):
        install()
        with sync_playwright() as playwright:
            path = working_chromium(playwright.chromium)
        if path:
            print(f"Browser tests use {path}")
            return 0
    print(_HELP, file=sys.stderr)
    return 1


def _nothing() -> None:
    """One may be there already."""


def _playwrights_own() -> None:
    _try([sys.executable, "-m", "playwright", "install", "chromium"])


def _the_systems() -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        _try(["apt-get", "update"])
        _try(["apt-get", "install", "--yes", "--no-install-recommends", "chromium"])


def _try(command: list[str]) -> None:
    """Run a command that may fail: what counts is whether a Chromium starts afterwards."""
    print(f"Trying: {' '.join(command)}")
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    sys.exit(main())
