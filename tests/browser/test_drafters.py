"""Automatic drafts on the page, and their guesses turned into typed ones."""

from playwright.sync_api import expect

from tests.browser.app import App

GUESSES = "Draft guesses, one line a round"


def test_prompt_lookup_copies_what_followed_before(app: App) -> None:
    app.open(text="a b c a b c")
    app.choose("Guesses come from", "Prompt lookup")
    app.at(1, of=5)
    expect(app.explain).to_contain_text("No guesses")
    app.step("last")
    expect(app.explain).to_contain_text("“b” and “c” match and the target text has ended")
    app.write("Prompt, processed", "a b c")
    app.address_says(prompt="a b c", drafter="prompt-lookup")


def test_a_noisy_draft_that_is_always_right(app: App) -> None:
    app.open(match="1.0", seed="5")
    app.choose("Guesses come from", "A noisy draft")
    app.at(1, of=2)
    app.step("last")
    app.counts("7 of 7 guesses", "4.00", "8", "2")


def test_the_draft_length_of_a_noisy_draft(app: App) -> None:
    app.open(drafter="noisy", match="1.0", length="7")
    app.at(1, of=1)
    app.page.get_by_role("slider", name="Draft length").press("ArrowLeft")
    app.at(1, of=2)
    app.address_says(length="6")


def test_a_second_text_guesses_position_by_position(app: App) -> None:
    app.open()
    app.choose("Guesses come from", "A second text")
    app.write("The draft model's own text", "the cat lay on the mat and slept")
    app.at(1, of=2)
    expect(app.explain).to_contain_text("“lay” does not match “sat”: 2 accepted, 1 bonus")


def test_guesses_are_turned_into_typed_ones_and_edited(app: App) -> None:
    app.open(drafter="second-text", second="the cat lay on the mat and slept", length="4")
    app.page.get_by_role("button", name="Turn these into typed guesses").click()
    expect(app.field(GUESSES)).to_have_value("the, cat, lay, on\non, the, mat, and")
    app.at(1, of=2)
    app.write(GUESSES, "the, cat, sat, on")
    expect(app.explain).to_contain_text("4 accepted, 1 bonus")
