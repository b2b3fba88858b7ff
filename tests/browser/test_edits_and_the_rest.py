"""After an edit of one round's guesses only what shows them is drawn; the rest follows as well."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.app import App

GUESSES = "Draft guesses, one line a round"
BETTER = "the, cat, sat"
EDITED = f"{BETTER}\non, the, moon\nand, slept, forever"


def edited(app: App) -> App:
    """The worked example with a better guess in round 1."""
    app.open()
    expect(app.page.get_by_test_id("stVegaLiteChart")).to_be_visible()
    app.write("Guesses of round 1", BETTER)
    expect(app.explain).to_contain_text("3 accepted, 1 bonus")
    return app


def test_the_words_about_the_example_leave_with_it(app: App) -> None:
    app.open()
    about = app.page.get_by_text("The worked example.", exact=True)
    expect(about).to_be_visible()
    app.write("Guesses of round 1", BETTER)
    expect(about).to_have_count(0)


def test_a_table_that_was_folded_away_knows_the_edit(app: App) -> None:
    app.open()
    expect(app.table).to_be_visible()
    app.page.get_by_text("All rounds", exact=True).click()
    expect(app.table).to_be_hidden()
    app.write("Guesses of round 1", BETTER)
    expect(app.explain).to_contain_text("3 accepted, 1 bonus")
    app.page.get_by_text("All rounds", exact=True).click()
    expect(app.table).to_contain_text("3 of 3")


def test_files_and_links_carry_the_edit(app: App, tmp_path: Path) -> None:
    edited(app)
    assert json.dumps(EDITED)[1:-1] in app.download("Session as JSON", tmp_path).read_text("utf-8")
    app.page.keyboard.press("Escape")
    link = app.share_link()
    app.open(link)
    expect(app.field("Guesses of round 1")).to_have_value(BETTER)


def test_an_open_panel_counts_the_edit(app: App) -> None:
    app.open()
    app.page.get_by_text("One session, every engine's numbers").click()
    first = app.page.locator(".metrics tbody tr").first
    expect(first).to_contain_text("2.67")
    app.write("Guesses of round 1", "dog")
    expect(first).to_contain_text("1.00")


def test_an_edit_can_bring_a_note(app: App) -> None:
    app.open()
    app.write("Guesses of round 1", "the, cat, sat, on, the, mat, and, slept")
    app.at(1, of=1)
    expect(app.notes).to_contain_text("not used")


def test_back_undoes_an_edit(app: App) -> None:
    edited(app)
    app.address_says(draft=EDITED)
    app.page.go_back()
    expect(app.explain).to_contain_text("2 accepted, 1 bonus")
    expect(app.field("Guesses of round 1")).to_have_value("the, cat, dog")
    expect(app.field(GUESSES)).to_have_value("the, cat, dog\non, the, moon\nand, slept, forever")
    app.page.go_forward()
    expect(app.explain).to_contain_text("3 accepted, 1 bonus")


def test_all_guesses_can_be_typed_after_one_was_edited(app: App) -> None:
    edited(app)
    expect(app.field(GUESSES)).to_have_value(EDITED)
    app.write(GUESSES, "the\ncat, sat")
    expect(app.explain).to_contain_text("“the” matches: 1 accepted, 1 bonus")
    expect(app.field("Guesses of round 1")).to_have_value("the")
    app.write("Guesses of round 1", "a")
    expect(app.field(GUESSES)).to_have_value("a\ncat, sat")


def test_inside_another_page_the_address_follows_an_edit(app: App) -> None:
    app.page.goto(f"{app.base}/_stcore/health")
    app.page.set_content(f'<iframe src="{app.base}/" width="1300" height="900"></iframe>')
    inside = app.page.frame_locator("iframe")
    inside.get_by_role("textbox", name="Guesses of round 1").fill(BETTER)
    inside.get_by_role("textbox", name="Guesses of round 1").press("Enter")
    expect(inside.locator(".player .explain")).to_contain_text("3 accepted, 1 bonus")
    app.page.frames[1].wait_for_url(lambda url: "draft=the%2C+cat%2C+sat" in url)


def test_what_was_said_about_the_link_leaves_with_an_edit(app: App) -> None:
    app.open(round="x")
    expect(app.notes).to_contain_text("round=x was ignored")
    app.write("Guesses of round 1", BETTER)
    expect(app.page.get_by_text("round=x was ignored")).to_have_count(0)
