"""Step with the buttons and the slider: at once, with no click lost and the focus kept."""

from playwright.sync_api import expect

from tests.browser.app import App

LONG = " ".join(f"w{i}" for i in range(30))


def test_first_previous_next_last(app: App) -> None:
    app.open()
    app.step("next")
    app.at(2, of=3)
    app.step("last")
    app.at(3, of=3)
    app.step("previous")
    app.at(2, of=3)
    app.step("first")
    app.at(0, of=3)
    expect(app.button("first")).to_have_attribute("aria-disabled", "true")
    expect(app.button("previous")).to_have_attribute("aria-disabled", "true")


def test_round_0_is_the_start_before_any_call(app: App) -> None:
    app.open(round=0)
    app.at(0, of=3)
    expect(app.explain).to_contain_text("Nothing is emitted yet")
    expect(app.page.locator(".player .chip.pending .token")).to_have_text(["the", "cat", "dog"])
    expect(app.tile("Tokens per call").locator("b")).to_have_text("–")
    expect(app.tile("Acceptance rate").locator("b")).to_have_text("–")
    expect(app.strip.locator(".now, .done")).to_have_count(0)


def test_ten_quick_clicks_are_ten_steps(app: App) -> None:
    app.open(text=LONG, draft="", round=1)
    app.button("next").evaluate("button => { for (let i = 0; i < 10; i++) button.click() }")
    app.at(11, of=30)
    app.address_says(round="11")


def test_ten_quick_clicks_of_a_mouse_are_ten_steps(app: App) -> None:
    app.open(text=LONG, draft="", round=1)
    app.button("next").click(click_count=10)
    app.at(11, of=30)
    app.address_says(round="11")


def test_the_slider_moves_through_the_rounds(app: App) -> None:
    app.open()
    app.slider.fill("3")
    app.at(3, of=3)
    expect(app.slider).to_have_attribute("aria-valuetext", "Round 3 of 3")
    app.address_says(round="3")


def test_the_focus_stays_on_the_button_at_the_last_round(app: App) -> None:
    app.open(round=2)
    app.button("next").focus()
    app.page.keyboard.press("Enter")
    app.at(3, of=3)
    expect(app.button("next")).to_have_attribute("aria-disabled", "true")
    app.address_says(round="3")
    expect(app.button("next")).to_be_focused()


def test_the_strip_marks_what_is_emitted_and_dims_the_rest(app: App) -> None:
    app.open(round=2)
    expect(app.strip.locator(".done")).to_have_text("the cat sat")
    expect(app.strip.locator(".now")).to_have_text("on the mat")
    expect(app.strip.locator(".rest")).to_have_text("and slept")


def test_one_sentence_a_round_is_spoken(app: App) -> None:
    app.open()
    app.step("next")
    expect(app.page.locator(".player [aria-live]")).to_have_text(
        "Round 2: guessed on, the, moon; accepted 2; bonus mat; emitted 3."
    )


def test_a_session_of_many_rounds_fetches_its_frames_as_it_goes(app: App) -> None:
    app.open(text=" ".join(["a"] * 900), draft="", round=1)
    app.step("last")
    app.at(900, of=900)
    expect(app.explain).to_contain_text("No guesses")
    app.step("first")
    app.at(0, of=900)
    expect(app.explain).to_contain_text("Nothing is emitted yet")
