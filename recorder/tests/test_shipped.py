"""The recordings in assets/recordings, without a model."""

import json
from pathlib import Path

import pytest

from recorder.shipped import SESSIONS, TRANSLATE
from recorder.verify import problems
from specviz.engine.recording import read

FOLDER = Path(__file__).parents[2] / "assets" / "recordings"


def test_every_session_is_shipped_and_nothing_else():
    assert {path.stem for path in FOLDER.glob("*.json")} == set(SESSIONS)


@pytest.mark.parametrize("name", SESSIONS)
def test_a_shipped_recording_is_sound_and_says_what_it_shows(name):
    path = FOLDER / f"{name}.json"
    assert problems(path) == []
    assert path.stat().st_size < 150_000
    data = json.loads(path.read_text(encoding="utf-8"))
    _, prompt, title, summary, *_ = SESSIONS[name]
    assert [data["title"], data["summary"], data["prompt"]["text"]] == [title, summary, prompt]


def test_the_failure_is_one_token_a_call():
    recording = read((FOLDER / "lookup-translate.json").read_text(encoding="utf-8"))
    assert recording.prompt.text == TRANSLATE
    assert len(recording.output) == len(recording.rounds)
    assert any(step.guesses for step in recording.rounds)
