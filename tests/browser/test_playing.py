"""Play, pause and speed: in the browser alone; the address follows once it has stopped."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.app import App


def sent_frames(page: Page) -> list[object]:
    """Every message that the page sends to the server from now on; call it before opening."""
    sent: list[object] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(frame))

    page.on("websocket", listen)
    return sent


def test_playing_asks_the_server_nothing_until_it_stops(app: App) -> None:
    sent = sent_frames(app.page)
    app.open(text=" ".join("abcdefgh"), draft="", round=1)
    app.page.locator(".speed").select_option("4")
    expect(app.page.get_by_test_id("stVegaLiteChart").locator("canvas, svg")).to_be_visible()
    expect(app.page.locator("[data-test-script-state=notRunning]")).to_be_attached()
    before = len(sent)
    app.step("play")
    expect(app.label).to_have_text(re.compile("Round [2-7] of 8"))
    assert len(sent) == before
    app.at(8, of=8)
    expect(app.button("play")).to_have_text("▶ Play")
    app.address_says(round="8")
    assert len(sent) > before


def test_pause_stops_and_the_page_follows(app: App) -> None:
    app.open(text=" ".join("abcdefghijklmnopqrst"), draft="", round=1)
    app.page.locator(".speed").select_option("4")
    app.step("play")
    expect(app.label).to_have_text(re.compile("Round [2-9] of 20"))
    expect(app.button("play")).to_have_attribute("aria-pressed", "true")
    app.step("play")
    expect(app.button("play")).to_have_attribute("aria-pressed", "false")
    stopped = app.label.inner_text()
    number = stopped.split()[1]
    app.address_says(round=number)
    expect(app.field(f"Guesses of round {number}")).to_be_visible()
    expect(app.label).to_have_text(stopped)


def test_play_at_the_end_starts_over(app: App) -> None:
    app.open(round=3)
    app.page.locator(".speed").select_option("4")
    app.step("play")
    expect(app.button("play")).to_have_attribute("aria-pressed", "true")
    expect(app.label).not_to_have_text("Round 3 of 3")
    app.at(3, of=3)
    expect(app.button("play")).to_have_attribute("aria-pressed", "false")


def test_the_speed_can_be_changed_while_playing(app: App) -> None:
    app.open(text=" ".join("abcdefgh"), draft="", round=1)
    app.page.locator(".speed").select_option("0.5")
    app.step("play")
    app.page.locator(".speed").select_option("4")
    app.at(8, of=8)


def test_playing_honours_reduced_motion(fresh_app: Callable[..., App]) -> None:
    app = fresh_app(reduced_motion="reduce")
    app.open()
    moving = app.page.evaluate(
        """() => {
          const root = [...document.querySelectorAll('*')].map(e => e.shadowRoot)
            .find(r => r?.querySelector('.player'));
          return [...root.querySelectorAll('*')].filter(e => {
            const s = getComputedStyle(e);
            return s.animationName !== 'none' || (parseFloat(s.transitionDuration) || 0) > 0.01
              || s.scrollBehavior === 'smooth';
          }).map(e => e.className);
        }"""
    )
    assert moving == []
