"""The page of real sessions without a browser."""

import pytest
from streamlit.testing.v1 import AppTest

from specviz.engine.recording.shipped import names, shipped
from specviz.view.recorded.reel import recorded_reel, span_of
from tests.pages.running import component_data, open_page, texts

PAGE = "specviz/pages/real.py"


def open_real(**query: str) -> AppTest:
    at = open_page(PAGE, query)
    assert at.title[0].value == "Real sessions"
    return at


def test_the_gallery_has_every_recording() -> None:
    at = open_real()
    html = component_data(at, "specviz_sheet")["html"]
    assert all(f'data-choose="{name}"' in html for name in names())
    assert any("not speed" in text for text in texts(at))


@pytest.mark.parametrize("name", names())
def test_a_recording_opens_in_the_player(name: str) -> None:
    at = open_real(recording=name, round="2")
    data = component_data(at, "specviz_player")
    opened = shipped(name)
    reel = recorded_reel(opened, span_of(opened, 2))
    assert (data["total"], data["at"]) == (opened.session.calls + 1, 2)
    assert tuple(data["frames"]) == reel.frames
    assert not at.warning


def test_an_unknown_name_gives_one_sentence_and_the_gallery() -> None:
    at = open_real(recording="../secret", round="3")
    assert [note.value.replace("\\", "") for note in at.info] == [
        "recording=../secret was ignored: choose one of the recordings below."
    ]
    assert 'class="gallery"' in component_data(at, "specviz_sheet")["html"]


def test_a_round_that_does_not_exist_is_named() -> None:
    name = names()[0]
    at = open_real(recording=name, round="9999")
    assert "round=9999 was ignored" in at.info[0].value.replace("\\", "")
    assert component_data(at, "specviz_player")["at"] == shipped(name).session.calls


def test_back_to_the_gallery() -> None:
    at = open_real(recording=names()[0])
    next(button for button in at.button if button.label == "← All recordings").click().run()
    assert 'class="gallery"' in component_data(at, "specviz_sheet")["html"]
