"""A link opens the same screen in another browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from specviz.engine.inputs.examples import Example, examples
from specviz.engine.inputs.links import link
from specviz.engine.inputs.play import play
from specviz.engine.inputs.setup import Setup, Source
from specviz.view.sentences import explain
from tests.browser.app import App

TYPED = [
    Setup(text="a, b, c & d", draft="a, x, c"),
    Setup(text="x y x y x y", drafter=Source.LOOKUP, prompt="x y\nx", length=3),
    Setup(drafter=Source.NOISY, match=0.35, seed=77, length=16),
]


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.title)
def test_the_link_of_an_example_opens_it(app: App, example: Example) -> None:
    rounds = play(example.setup).session.rounds
    app.open(link(f"{app.base}/", example.setup.changed(), len(rounds)))
    app.at(len(rounds), of=len(rounds))
    expect(app.explain).to_have_text(explain(rounds[-1]))
    expect(app.page.get_by_text(f"{example.title}.", exact=True)).to_be_visible()
    expect(app.field("Target text")).to_have_value(example.setup.text)


@pytest.mark.parametrize("setup", TYPED, ids=lambda setup: setup.drafter.value)
def test_the_shared_link_gives_the_same_screen(
    app: App, fresh_app: Callable[..., App], setup: Setup
) -> None:
    app.open(link(f"{app.base}/", setup.changed(), 1))
    app.step("next")
    app.address_says(round="2")
    there = fresh_app().open(app.share_link())
    expect(there.label).to_have_text(app.label.inner_text())
    assert there.screen() == app.screen()


def test_the_address_bar_gives_the_same_screen(app: App, fresh_app: Callable[..., App]) -> None:
    app.open()
    app.write("Target text", "the cat ran & hid <here>")
    app.at(1, of=4)
    app.step("next")
    app.address_says(text="the cat ran & hid <here>", round="2")
    there = fresh_app().open(app.page.url)
    there.at(2, of=4)
    assert there.screen() == app.screen()


def test_a_long_session_travels_after_the_hash(app: App, fresh_app: Callable[..., App]) -> None:
    text = " ".join(f"word{i}" for i in range(1500))
    app.open()
    app.write("Target text", text)
    expect(app.label).to_have_text("Round 1 of 1500")
    app.step("next")
    app.address_says(long="1", round="2")
    shared = app.share_link()
    assert len(shared.partition("#")[0]) < 200
    there = fresh_app().open(shared)
    there.at(2, of=1500)
    expect(there.field("Target text")).to_have_value(text)
    app.page.wait_for_url(lambda url: "#s=" in url)
    app.page.reload()
    app.at(2, of=1500)
    expect(app.field("Target text")).to_have_value(text)
