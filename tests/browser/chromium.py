"""Find a Chromium that runs: Playwright's own where it is installed, else one on the PATH."""

import shutil
from pathlib import Path

from playwright.sync_api import BrowserType, Error

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def working_chromium(browser_type: BrowserType) -> str | None:
    """The path of the first Chromium that starts; None if there is none."""
    paths = (browser_type.executable_path, shutil.which("chromium"))
    return next((path for path in paths if path and _starts(browser_type, path)), None)


def _starts(browser_type: BrowserType, path: str) -> bool:
    if not Path(path).exists():
        return False
    try:
        browser_type.launch(executable_path=path, args=FLAGS).close()
    except Error:
        return False  # for one, a download whose system libraries are missing
    return True
