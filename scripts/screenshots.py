"""Make the README's screenshots anew from the running app: `make screenshots`."""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import FLAGS, working_chromium
from tests.browser.server import ROOT, Server

FOLDER = ROOT / "assets" / "screenshots"

# name -> (address, width, height, colour scheme, what must be on screen)
SHOTS = {
    "step-light": ("/", 1440, 900, "light", ".player .explain"),
    "step-dark": ("/?round=2", 1440, 900, "dark", ".player .explain"),
    "step-phone": ("/", 390, 844, "light", ".player .explain"),
    "projector": ("/?projector=true&round=2", 1440, 900, "light", ".player .explain"),
    "medusa": ("/medusa", 1440, 1180, "light", ".player svg"),
    "real": ("/real?recording=skip-story&round=5", 1440, 1000, "light", ".player .explain"),
    "sampling": ("/sampling", 1440, 900, "light", ".stVegaLiteChart svg"),
    "speed": ("/speed", 1440, 900, "dark", ".stVegaLiteChart svg"),
}


def main() -> None:
    """Start the app, take every screenshot, stop."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "log.txt")
        try:
            path = working_chromium(playwright.chromium)
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            for name in SHOTS:
                _take(browser, server.url, name)
        finally:
            server.stop()


def _take(browser: Browser, base: str, name: str) -> None:
    address, width, height, scheme, awaited = SHOTS[name]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
    )
    page.goto(base + address)
    expect(page.locator(awaited).first).to_be_visible(timeout=30_000)
    expect(page.get_by_test_id("stSkeleton")).to_have_count(0, timeout=30_000)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1_500)  # fonts and charts settle; a picture is looked at, not asserted
    page.screenshot(path=FOLDER / f"{name}.png")
    page.close()


if __name__ == "__main__":
    main()
