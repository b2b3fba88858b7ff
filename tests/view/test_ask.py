"""Predict first: what is asked before a verdict, and which answer is right."""

from specviz.engine import Split, replay, tokenize
from specviz.view.ask import MORE, MOST_CHOICES, choices_html, session_quiz
from specviz.view.reel import session_reel

TARGET = tokenize("the cat sat on the mat and slept")
SESSION = replay(TARGET, [["the", "cat", "dog"], [], ["the", "mat"]])


def test_each_round_with_guesses_is_asked_and_the_right_answer_is_what_was_accepted() -> None:
    asks = session_quiz(SESSION, 1).asks
    assert [ask and ask.answer for ask in asks] == [None, "2", None, "2", None]


def test_there_is_one_ask_for_each_frame_also_when_frames_travel_in_windows() -> None:
    session = replay("a b " * 400, [["a"]] * 300)
    reel, quiz = session_reel(session, Split.WORDS, 500), session_quiz(session, 500)
    assert len(quiz.asks) == len(reel.frames) < session.calls
    known = [at for at, ask in enumerate(quiz.asks, reel.first) if ask]
    assert known == [at for at in range(reel.first, reel.first + 200) if at <= 300]


def test_an_ask_does_not_hold_the_bonus_or_a_verdict() -> None:
    html = session_quiz(SESSION, 1).asks[1]
    assert html is not None
    for secret in ("sat", "accepted<", "rejected", "3.00"):
        assert secret not in html.html.replace("will be accepted", "")


def test_every_count_has_a_button_up_to_sixteen_and_one_stands_for_more() -> None:
    tokens = [str(i) for i in range(40)]
    ask = session_quiz(replay(tokens, [tokens[:20]]), 1).asks[1]
    assert ask is not None
    assert ask.html.count("data-answer") == MOST_CHOICES + 2
    assert ask.answer == MORE


def test_typed_text_is_escaped_in_the_question_and_in_the_choices() -> None:
    ask = session_quiz(replay(["a"], [["<u>", "'x'"]]), 1).asks[1]
    assert ask is not None
    assert "<u>" not in ask.html
    assert "<i>" not in choices_html("<i>?", [("' onclick='x", "<i>")], "<i>")
    assert "' onclick" not in choices_html("?", [("' onclick='x", "x")], "")


def test_the_name_of_a_quiz_stays_with_its_session() -> None:
    again = replay(TARGET, [["the", "cat", "dog"], [], ["the", "mat"]])
    assert session_quiz(again, 2).name == session_quiz(SESSION, 1).name
    assert session_quiz(replay(TARGET), 1).name != session_quiz(SESSION, 1).name
