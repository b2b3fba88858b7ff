"""On a slow network messages cross: nothing typed is lost and nothing is edited by itself."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import WebSocket, expect

from benchmarks.delay import delayed
from tests.browser.app import App
from tests.browser.server import Server
from tests.browser.watch import Watch

GUESSES, TARGET = "Draft guesses, one line a round", "Target text"
ROUND_TRIP_S = 0.4


@pytest.fixture
def far_app(fresh_app: Callable[..., App], server: Server, watch: Watch) -> Iterator[App]:
    """The app at the other end of a long line."""
    app = fresh_app()
    with delayed(server.port, ROUND_TRIP_S) as port:
        app.base = f"http://127.0.0.1:{port}"
        watch.own.append(app.base)
        yield app
        app.page.close()


def test_two_texts_typed_within_one_round_trip_are_both_kept(far_app: App) -> None:
    far_app.open()
    expect(far_app.table).to_be_visible()
    far_app.write(TARGET, "a b c d e f g")
    far_app.write(GUESSES, "a b c d e f")
    far_app.at(1, of=1)
    expect(far_app.explain).to_contain_text("6 accepted, 1 bonus")
    expect(far_app.field(TARGET)).to_have_value("a b c d e f g")
    far_app.address_says(text="a b c d e f g", draft="a b c d e f")


def test_two_steps_within_one_round_trip_edit_nothing(far_app: App) -> None:
    sockets: list[WebSocket] = []
    far_app.page.on("websocket", lambda socket: sockets.append(socket))
    far_app.open()
    expect(far_app.field("Guesses of round 1")).to_be_visible()
    with sockets[0].expect_event("framesent"):
        far_app.step("next")
    far_app.step("next")  # the first one is under way and has not arrived
    far_app.address_says(round="3", draft="")
    expect(far_app.field("Guesses of round 3")).to_have_value("and, slept, forever")
    far_app.step("previous")
    far_app.address_says(round="2", draft="")
    expect(far_app.field("Guesses of round 2")).to_have_value("on, the, moon")
    typed = "the, cat, dog\non, the, moon\nand, slept, forever"
    expect(far_app.field(GUESSES)).to_have_value(typed)


def test_two_rounds_edited_within_one_round_trip_are_both_kept(far_app: App) -> None:
    far_app.open()
    expect(far_app.field("Guesses of round 1")).to_be_visible()
    far_app.write("Guesses of round 1", "a")
    far_app.write("The target from round 1 on", "the cat ran off")
    far_app.address_says(text="the cat ran off", draft="a\non, the, moon\nand, slept, forever")
    expect(far_app.field("Guesses of round 1")).to_have_value("a")
    expect(far_app.field(TARGET)).to_have_value("the cat ran off")


def test_an_edit_and_a_step_within_one_round_trip_are_both_kept(far_app: App) -> None:
    far_app.open()
    expect(far_app.field("Guesses of round 1")).to_be_visible()
    far_app.field("Guesses of round 1").fill("the, cat, sat")
    far_app.step("next")  # which leaves the field, and settles before the edit has been answered
    edited = "the, cat, sat\non, the, moon\nand, slept, forever"
    far_app.address_says(round="2", draft=edited)
    expect(far_app.field(GUESSES)).to_have_value(edited)
    expect(far_app.explain).to_contain_text("“on” does not match")


def test_an_example_and_a_step_within_one_round_trip_are_both_kept(far_app: App) -> None:
    far_app.open()
    expect(far_app.field("Guesses of round 1")).to_be_visible()
    far_app.choose("Start from an example", "Long drafts, early misses")
    far_app.step("next")
    expect(far_app.sidebar.get_by_text("Draft length")).to_be_visible()
    far_app.step("next")
    far_app.address_says(drafter="noisy", length="8", round="2")
    expect(far_app.sidebar.get_by_text("Draft length")).to_be_visible()


def test_an_edit_and_a_text_of_the_sidebar_within_one_round_trip_are_both_kept(
    far_app: App,
) -> None:
    far_app.open()
    expect(far_app.table).to_be_visible()
    far_app.write("Guesses of round 1", "the, cat, sat")
    far_app.write(TARGET, "the cat sat on a log and slept")
    edited = "the, cat, sat\non, the, moon\nand, slept, forever"
    far_app.address_says(text="the cat sat on a log and slept", draft=edited)
    expect(far_app.field(GUESSES)).to_have_value(edited)
    expect(far_app.field("Guesses of round 1")).to_have_value("the, cat, sat")
