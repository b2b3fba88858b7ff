"""Be the draft, without a browser."""

from urllib.parse import unquote_plus

from streamlit.testing.v1 import AppTest

from specviz.engine.inputs.game import games
from tests.pages.running import component_data, open_page, texts

GAME = "specviz/pages/game.py"


def shown(at: AppTest) -> str:
    return str(component_data(at, "specviz_picture")["html"])


def press(at: AppTest, label: str) -> None:
    next(button for button in at.button if button.label == label).click().run()
    assert not at.exception


def guess(at: AppTest, line: str) -> None:
    at.text_input(key="game_guess").set_value(line)
    press(at, "Verify")


def test_a_game_from_its_first_word_to_its_end() -> None:
    at = open_page(GAME)
    target = games()[0].target
    assert "48 words to come" in shown(at)
    for start in range(0, len(target), 17):
        guess(at, " ".join(target[start : start + 16]))
    assert "You beat both drafts" in " ".join(texts(at))
    assert " ".join(target[34:]) in shown(at)
    press(at, "Next text")
    assert "39 words to come" in shown(at)


def test_a_link_continues_where_it_was_left_and_its_faults_are_named() -> None:
    at = open_page(GAME, {"game": "3", "typed": "good evening everybody\n[]", "over": "7"})
    assert "good evening and" in shown(at)
    assert ">here<" in shown(at)
    assert [note.value.replace("\\", "") for note in at.info] == [
        "over=7 was ignored: type a whole number from 0 to 1."
    ]


def test_the_address_holds_the_guesses_and_never_the_text() -> None:
    at = open_page(GAME, {"game": "5"})
    guess(at, "once upon a time")
    address = unquote_plus(str(dict(at.query_params)))
    assert "once upon a time" in address
    assert "captain" not in address


def test_giving_up_shows_the_text_and_starting_again_hides_it() -> None:
    at = open_page(GAME, {"game": "5"})
    press(at, "Give up")
    assert "applaud" in shown(at)
    press(at, "Start again")
    assert "applaud" not in shown(at)
    assert "35 words to come" in shown(at)


def test_another_text_starts_from_its_first_word() -> None:
    at = open_page(GAME, {"typed": "the wheel"})
    at.button_group(key="game_choice").set_value(2).run()
    assert "39 words to come" in shown(at)
