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


def test_what_was_typed_is_applied_when_the_field_is_left(app: App) -> None:
    app.open()
    app.field("Guesses of round 1").fill("the, cat, sat")
    app.step("next")
    app.at(2, of=3)
    app.address_says(round="2", draft="the, cat, sat\non, the, moon\nand, slept, forever")
    app.step("previous")
    expect(app.field("Guesses of round 1")).to_have_value("the, cat, sat")
    expect(app.explain).to_contain_text("3 accepted, 1 bonus")


def test_a_field_that_is_being_typed_in_stays_with_its_round(app: App) -> None:
    app.open()
    expect(app.table).to_be_visible()
    app.step("play")
    field = app.field("Guesses of round 1")
    field.fill("a")
    app.at(3, of=3)
    expect(field).to_have_value("a")
    field.press("Enter")
    app.address_says(draft="a\non, the, moon\nand, slept, forever")
    expect(app.field("Guesses of round 3")).to_be_visible()


def test_several_lines_that_remain_are_kept(app: App) -> None:
    app.open(text="the cat\nsat on 😀 the mat", draft="the, cat", round=2)
    rest = app.field("The target from round 2 on")
    expect(rest).to_have_value("on 😀 the mat")
    app.step("previous")
    rest = app.field("The target from round 1 on")
    expect(rest).to_have_value("the cat\nsat on 😀 the mat")
    rest.fill("the dog\nran")
    rest.press("Control+Enter")
    app.address_says(text="the dog\nran")
    expect(app.explain).to_contain_text("“cat” does not match “dog”")


def test_recorded_and_typed_heads_are_edited_in_place(app: App) -> None:
    app.page.goto(f"{app.base}/medusa?round=2")
    app.at(2, of=3)
    app.write("Heads of round 2", "the | mat | and")
    expect(app.explain).to_contain_text("3 accepted")
    expect(app.field("What the heads offer")).to_have_value(
        "the, a, one | dog, cat | sat, ran\nthe | mat | and\n"
        "slept, sat, ran | soundly, well | until, for"
    )
    app.page.goto(f"{app.base}/medusa?source=recorded&recording=medusa-story&round=2")
    app.write("Heads of round 2", "nothing")
    expect(app.field("What the heads offer")).to_be_visible()
    expect(app.explain).to_contain_text("1 candidate")


def test_leaving_a_field_for_a_switch_keeps_the_edit(app: App) -> None:
    app.open()
    app.field("Guesses of round 1").fill("the, cat, zoo")
    app.page.get_by_text("Predict first").click(delay=60)
    app.address_says(predict="true", draft="the, cat, zoo\non, the, moon\nand, slept, forever")
    expect(app.page.locator(".player .chip.pending .token")).to_have_text(["the", "cat", "zoo"])


def test_leaving_a_field_for_another_page_keeps_its_address_clean(app: App) -> None:
    app.open()
    app.field("Guesses of round 1").fill("the, cat, zoo")
    app.page.get_by_role("link", name="Medusa heads").click(delay=60)
    expect(app.page.get_by_role("heading", name="Medusa heads")).to_be_visible()
    app.page.wait_for_url("**/medusa")
    app.page.get_by_role("link", name="Step through").click()
    app.address_says(draft="the, cat, zoo\non, the, moon\nand, slept, forever")
