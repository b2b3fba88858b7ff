"""Messages that cross what Python fills in: here they are sent by hand."""

from tests.pages.running import component_data, open_app


def test_a_message_that_crossed_an_example_does_not_undo_it() -> None:
    at = open_app()
    at.selectbox(key="example").select("Long drafts, early misses").run()
    filled = at.text_area(key="text").value, at.slider(key="length").value
    at.text_area(key="text").set_value("the cat sat on the mat and slept")
    at.selectbox(key="drafter").select("typed")  # what stood there before
    at.run()
    assert at.selectbox(key="drafter").value == "noisy"
    assert (at.text_area(key="text").value, at.slider(key="length").value) == filled


def test_an_input_changed_by_hand_right_after_an_example_is_left_alone() -> None:
    at = open_app()
    at.selectbox(key="example").select("Long drafts, early misses").run()
    at.selectbox(key="drafter").select("typed").run()
    assert at.selectbox(key="drafter").value == "typed"
    assert component_data(at, "specviz_player")["total"] > 1
