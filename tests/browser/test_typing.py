"""Type a target and guesses: the session follows, and nothing typed is lost."""

import pytest
from playwright.sync_api import expect

from tests.browser.app import App

TARGET, GUESSES = "Target text", "Draft guesses, one line a round"


def test_a_typed_target_is_played(app: App) -> None:
    app.open()
    app.write(TARGET, "the cat ran off")
    app.at(1, of=2)
    app.signs(
        "the ✓ accepted", "the same", "cat ✓ accepted", "cat same", "dog ✗ rejected", "ran +1 bonus"
    )
    expect(app.field(GUESSES)).to_have_value("the, cat, dog\non, the, moon\nand, slept, forever")
    app.address_says(text="the cat ran off")


@pytest.mark.parametrize("line", ["the, cat, sat", "the cat sat", "[the, cat, sat]"])
def test_the_forms_of_a_line_mean_the_same(app: App, line: str) -> None:
    app.open()
    app.write(GUESSES, line)
    app.at(1, of=5)
    expect(app.explain).to_contain_text("“the”, “cat” and “sat” match: 3 accepted, 1 bonus")
    expect(app.notes).to_contain_text("Rounds 2 to 5 had no typed guesses")


def test_an_empty_line_is_a_round_without_guesses(app: App) -> None:
    app.open()
    app.write(GUESSES, "the\n\non the")
    app.step("next")
    app.at(2, of=5)
    expect(app.explain).to_contain_text("No guesses: the call gives the big model's own “sat”")


def test_characters_as_tokens(app: App) -> None:
    app.open(text="cat", draft="cab")
    app.choose("Tokens", "Characters")
    app.at(1, of=1)
    app.signs("c ✓ accepted", "c same", "a ✓ accepted", "a same", "b ✗ rejected", "t +1 bonus")
    app.address_says(split="characters", text="cat")


def test_a_shorter_target_keeps_the_guesses_and_clamps_the_round(app: App) -> None:
    app.open(round=3)
    app.at(3, of=3)
    app.write(TARGET, "the cat sat on the")
    app.at(2, of=2)
    app.address_says(round="2")
    expect(app.field(GUESSES)).to_have_value("the, cat, dog\non, the, moon\nand, slept, forever")


def test_a_longer_target_keeps_the_round(app: App) -> None:
    app.open(round=2)
    app.write(TARGET, "the cat sat on the mat and slept all day")
    app.at(2, of=4)
    app.address_says(round="2")


def test_every_example_can_be_chosen(app: App) -> None:
    app.open(round=3)
    app.choose("Start from an example", "Everything accepted")
    app.at(1, of=3)
    expect(app.page.get_by_text("Every guess is right")).to_be_visible()
    expect(app.field(TARGET)).to_have_value("to be or not to be that is the question whether tis")


def test_leaving_an_example_does_not_build_the_player_anew(app: App) -> None:
    app.open(round=2)
    app.at(2, of=3)
    app.player.evaluate("player => { player.seen = true }")
    app.write(TARGET, "the cat sat on the moon")
    app.at(2, of=2)
    assert app.player.evaluate("player => player.seen")
