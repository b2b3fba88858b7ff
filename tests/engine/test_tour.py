"""The stops of the tour."""

from specviz.engine.inputs.tour import read_stop, stops


def test_there_are_at_most_ten_stops_in_the_order_of_the_lesson() -> None:
    assert [stop.title for stop in stops()] == [
        "The floor of 1",
        "Guesses",
        "One call",
        "The first mismatch",
        "The bonus",
        "The last round",
        "Tokens per call",
        "The chart",
        "Medusa",
        "When it pays",
    ]


def test_every_question_has_its_answer_among_the_choices() -> None:
    for stop in stops():
        assert stop.answer in stop.choices
        assert len(set(stop.choices)) >= 3
        assert stop.feedback(stop.answer).startswith("Right: ")
        wrong = next(choice for choice in stop.choices if choice != stop.answer)
        assert stop.feedback(wrong) == f"Not quite: {stop.because}"


def test_the_stop_in_a_link_is_checked() -> None:
    assert read_stop({"stop": "4"}) == (4, ())
    assert read_stop({}) == (1, ())
    assert read_stop({"stop": "x"}) == (
        1,
        ("stop=x was ignored: type a whole number from 1 to 10.",),
    )
