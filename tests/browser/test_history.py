"""Back, forward, reload and a restarted server: nothing is lost."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.app import App
from tests.browser.server import Server


def test_back_and_forward_go_through_the_rounds(app: App) -> None:
    app.open()
    for round_ in (2, 3):
        app.step("next")
        app.address_says(round=str(round_))
    app.page.go_back()
    app.at(2, of=3)
    expect(app.field("Guesses of round 2")).to_be_visible()
    app.page.go_back()
    app.at(1, of=3)
    app.page.go_forward()
    app.at(2, of=3)
    app.step("next")
    app.at(3, of=3)
    app.address_says(round="3")


def test_back_undoes_a_typed_text(app: App) -> None:
    app.open()
    app.write("Target text", "the cat")
    app.at(1, of=1)
    app.address_says(text="the cat")
    app.page.go_back()
    app.at(1, of=3)
    expect(app.field("Target text")).to_have_value("the cat sat on the mat and slept")


def test_quick_steps_are_one_entry_of_the_history(app: App) -> None:
    app.open(text=" ".join("abcdefghij"), draft="")
    before = app.page.evaluate("history.length")
    app.button("next").evaluate("button => { for (let i = 0; i < 5; i++) button.click() }")
    app.address_says(round="6")
    assert app.page.evaluate("history.length") == before + 1
    app.page.go_back()
    app.at(1, of=10)


def test_an_example_is_one_entry_of_the_history(app: App) -> None:
    app.open()
    before = app.page.evaluate("history.length")
    app.choose("Start from an example", "A draft model with its own mind")
    app.address_says(drafter="second-text")
    assert app.page.evaluate("history.length") == before + 1


def test_a_reload_keeps_texts_and_round(app: App) -> None:
    app.open()
    app.write("Target text", "the cat sat on a mat and slept")
    app.at(1, of=5)
    app.step("last")
    app.address_says(round="5", text="the cat sat on a mat and slept")
    seen = app.screen()
    app.page.reload()
    app.at(5, of=5)
    assert app.screen() == seen


def test_the_glossary_and_back_keeps_the_session(app: App) -> None:
    app.open()
    app.write("Target text", "the cat ran off")
    app.step("next")
    app.address_says(round="2", text="the cat ran off")
    app.page.get_by_role("link", name="Glossary").click()
    expect(app.page.get_by_role("heading", name="Glossary")).to_be_visible()
    app.page.get_by_role("link", name="Step through").click()
    app.at(2, of=2)
    expect(app.field("Target text")).to_have_value("the cat ran off")
    app.page.go_back()
    expect(app.page.get_by_role("heading", name="Glossary")).to_be_visible()


def test_a_restarted_server_goes_on_where_it_was(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "first.txt")
    try:
        with browser.new_context() as context:
            app = App(context.new_page(), server.url).open()
            app.write("Target text", "the cat sat on a mat")
            app.at(1, of=3)
            app.step("last")
            app.address_says(round="3")
            server.stop()
            server = Server(tmp_path / "second.txt", port=server.port)
            app.step("previous")
            app.address_says(round="2", text="the cat sat on a mat")
            expect(app.field("Guesses of round 2")).to_be_visible()
            app.at(2, of=3)
    finally:
        server.stop()


def test_the_menu_s_link_to_this_very_page_keeps_the_address(app: App) -> None:
    app.open(text="the cat ran off", round=2)
    app.at(2, of=2)
    app.page.get_by_role("link", name="Step through").click()
    app.address_says(text="the cat ran off", round="2")
    app.at(2, of=2)


def test_going_back_before_a_step_has_settled_leaves_screen_and_address_agreed(app: App) -> None:
    app.open()
    expect(app.table).to_be_visible()
    app.step("next")
    app.address_says(round="2")
    app.step("next")
    app.at(3, of=3)
    app.page.go_back()
    app.at(1, of=3)
    app.address_says(round="")
    app.step("next")
    app.address_says(round="2")
    app.at(2, of=3)
