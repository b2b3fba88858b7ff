"""The Medusa page without a browser: every example, lists that cannot be read, edits and links."""

import pytest
from streamlit.testing.v1 import AppTest

from specviz.engine.inputs.examples import Example, medusa_examples
from specviz.engine.recording.shipped import shipped
from specviz.engine.tree.inputs import HeadSource, MedusaInputs, Shape
from specviz.engine.tree.play import play_medusa
from specviz.view.tree.compare import compare_words
from specviz.view.tree.sentences import say_tree
from tests.pages.running import component_data, has_component, open_app, texts

EXAMPLES = pytest.mark.parametrize("example", medusa_examples(), ids=lambda each: each.title)


def open_medusa(query: dict[str, str] | None = None) -> AppTest:
    """The Medusa page as a link opens it; fails if it raised anything."""
    at = open_app()
    for name, value in (query or {}).items():
        at.query_params[name] = value
    at.switch_page("specviz/pages/medusa.py").run()
    assert not at.exception
    return at


def says(at: AppTest) -> list[str]:
    """What the player says of each position."""
    spoken: list[str] = component_data(at, "specviz_player")["says"]
    return spoken


@EXAMPLES
def test_an_example_opens_and_is_compared_with_the_chain(example: Example[MedusaInputs]) -> None:
    changed = example.setup.changed()
    at = open_medusa({name: str(value) for name, value in changed.items()})
    played = play_medusa(example.setup)
    assert at.title[0].value.startswith("Medusa heads")
    assert f"**{example.title}.** {example.teaches}" in texts(at)
    assert compare_words(played.session, played.chain) in texts(at)
    assert component_data(at, "specviz_player")["total"] == played.session.calls + 1
    assert not at.info


def test_the_worked_example_without_any_link() -> None:
    assert says(open_medusa())[1:] == [
        "Round 1: 21 candidates on 12 paths; accepted the cat sat; bonus on; emitted 4.",
        "Round 2: 21 candidates on 12 paths; accepted the mat; bonus and; emitted 3.",
        "Round 3: 21 candidates on 12 paths; accepted slept; no bonus; emitted 1.",
    ]


def test_choosing_an_example_fills_every_input() -> None:
    at = open_medusa({"round": "3"})
    at.selectbox(key="medusa_example").select("The published tree of 64 nodes").run()
    assert at.selectbox(key="medusa_shape").value == Shape.SPARSE
    assert at.text_input(key="medusa_accuracy").value == "0.7, 0.55, 0.45, 0.35"
    assert component_data(at, "specviz_player")["at"] == 1


def test_a_missing_prefix_is_named_and_the_pictures_stay() -> None:
    at = open_medusa({"shape": "custom", "choices": "0\n0 0"})
    before = says(at)
    at.text_area(key="medusa_choices").set_value("0\n0 0\n1 2").run()
    assert [warning.value.replace("\\", "") for warning in at.warning] == [
        "Line 3: 1 2 needs its prefix 1, which is missing. Add a line 1, or leave out line 3. "
        "Until then the last usable list is shown."
    ]
    assert says(at) == before
    at.text_area(key="medusa_choices").set_value("0\n0 0\n1\n1 2").run()
    assert not at.warning
    assert says(at) != before


def test_an_unusable_list_does_not_hold_back_other_changes() -> None:
    at = open_medusa({"source": "ranked"})
    at.text_input(key="medusa_accuracy").set_value("0.5, lots").run()
    assert "“lots” cannot be used" in at.warning[0].value
    at.text_area(key="medusa_text").set_value("only three words").run()
    assert len(says(at)) <= 4
    assert at.text_input(key="medusa_accuracy").value == "0.5, lots"


def test_unusable_parts_of_a_link_are_named() -> None:
    at = open_medusa({"choices": "1 1", "width": "99", "round": "77"})
    assert sorted(
        note.value.replace("\\", "").partition(" was ignored")[0] for note in at.info
    ) == [
        "choices=1 1",
        "round=77",
        "width=99",
    ]


def test_every_round_can_be_edited_where_it_is() -> None:
    data = component_data(open_medusa({"round": "2"}), "specviz_editor")
    assert data["lines"][1] == "a, the, its | mat, hat | in, on"
    assert data["text"][data["offsets"][1] :] == "the mat and slept"


def test_ranked_heads_become_typed_ones() -> None:
    at = open_medusa({"source": "ranked", "width": "3"})
    before = says(at)
    (button,) = [each for each in at.button if each.label == "Turn these into typed candidates"]
    button.click().run()
    assert at.selectbox(key="medusa_source").value == HeadSource.TYPED
    assert says(at) == before


def test_the_demonstration_of_typical_acceptance() -> None:
    at = open_medusa()
    assert "“sat”, “slept”, “ran” and “lay” are accepted" in at.text[0].value
    at.text_input(key="medusa_chances").set_value("sat 97, ran 3").run()
    assert at.text[0].value.startswith("“sat” is accepted")
    at.text_input(key="medusa_chances").set_value("sat").run()
    assert "“sat” has no weight" in at.warning[0].value
    assert at.text[0].value.startswith("“sat” is accepted")


def test_recorded_heads_bring_their_own_text_and_tree() -> None:
    at = open_medusa({"source": "recorded", "recording": "medusa-story"})
    recorded = shipped("medusa-story")
    assert recorded.trees is not None
    assert says(at)[1:] == [
        say_tree(number, step) for number, step in enumerate(recorded.trees.rounds, start=1)
    ]
    assert not [each for each in at.text_area if each.key == "medusa_text"]
    assert "lighthouse keeper" in " ".join(texts(at))
    assert not at.info


def test_a_recorded_session_is_turned_into_a_typed_one() -> None:
    at = open_medusa()
    at.selectbox(key="medusa_source").set_value(HeadSource.RECORDED).run()
    at.selectbox(key="medusa_recording").set_value("medusa-question").run()
    before = says(at)
    (button,) = [each for each in at.button if each.label == "Turn these into typed candidates"]
    button.click().run()
    assert at.selectbox(key="medusa_source").value == HeadSource.TYPED
    assert at.selectbox(key="medusa_shape").value == Shape.CUSTOM
    assert says(at)[1:] == before[1:]


def test_a_recorded_session_is_written_out_for_editing() -> None:
    at = open_medusa({"source": "recorded", "recording": "medusa-story"})
    data = component_data(at, "specviz_editor")
    recorded = shipped("medusa-story")
    assert data["text"] == "".join(recorded.session.target)
    assert data["offsets"][0] == 0
    assert len(data["lines"]) == recorded.session.calls


def test_predict_first_asks_which_path_wins_and_tells_nothing_else() -> None:
    at = open_medusa({"predict": "true"})
    asks = component_data(at, "specviz_player")["quiz"]["asks"]
    assert [ask and ask["says"] for ask in asks] == [None, *["Which path wins?"] * 3]
    assert "Inputs: they tell the answers" in [each.label for each in at.expander]
    assert not has_component(at, "specviz_editor")
    assert not [text for text in texts(at) if text.startswith("The tree emits")]
    at.toggle(key="predict").set_value(False).run()
    assert has_component(at, "specviz_editor")
    assert component_data(at, "specviz_player")["quiz"] is None
    assert [text for text in texts(at) if text.startswith("The tree emits")]


def test_the_other_page_keeps_its_own_text() -> None:
    at = open_medusa({"text": "a b"})
    at.query_params.clear()  # as a browser does when it changes the page
    at.switch_page("specviz/pages/step.py").run()
    assert at.text_area(key="text").value == "the cat sat on the mat and slept"
