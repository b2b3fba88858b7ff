"""Edit the round on screen in place: its guesses, and what remains of the target."""

from playwright.sync_api import expect

from tests.browser.app import App

GUESSES, TARGET = "Draft guesses, one line a round", "Target text"


def test_the_editor_follows_the_round(app: App) -> None:
    app.open()
    expect(app.field("Guesses of round 1")).to_have_value("the, cat, dog")
    app.step("next")
    expect(app.field("Guesses of round 2")).to_have_value("on, the, moon")
    expect(app.field("The target from round 2 on")).to_have_value("on the mat and slept")


def test_edited_guesses_are_played_and_the_round_stays(app: App) -> None:
    app.open(round=2)
    app.write("Guesses of round 2", "on, the, mat")
    app.at(2, of=3)
    expect(app.explain).to_contain_text("“on”, “the” and “mat” match: 3 accepted, 1 bonus")
    expect(app.field(GUESSES)).to_have_value("the, cat, dog\non, the, mat\nand, slept, forever")
    expect(app.table).to_contain_text("3 of 3")
    app.address_says(round="2", draft="the, cat, dog\non, the, mat\nand, slept, forever")


def test_an_edited_rest_changes_the_target_from_there_on(app: App) -> None:
    app.open(round=2)
    app.write("The target from round 2 on", "on the moon")
    app.at(2, of=2)
    expect(app.explain).to_contain_text(
        "“on”, “the” and “moon” match and the target text has ended"
    )
    expect(app.field(TARGET)).to_have_value("the cat sat on the moon")


def test_editing_an_automatic_draft_writes_it_out(app: App) -> None:
    app.open(drafter="noisy", match="1.0", length="3")
    app.write("Guesses of round 1", "the, dog")
    app.at(1, of=7)  # its second line is now one position early
    expect(app.explain).to_contain_text("“the” matches, “dog” does not match “cat”")
    expect(app.field(GUESSES)).to_be_visible()


def test_at_the_start_the_first_round_is_edited(app: App) -> None:
    app.open(round=0)
    app.write("Guesses of round 1", "a cat")
    app.at(0, of=8)
    expect(app.page.locator(".player .chip.pending .token")).to_have_text(["a", "cat"])
