"""The JSON file opens again; what is no session file is refused in words."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from specviz.engine.inputs.session_file import write_session
from specviz.engine.inputs.setup import Setup, Source
from tests.browser.app import App

WHOLE = write_session(Setup()).encode()


def upload(app: App, content: bytes, name: str = "session.json") -> None:
    app.sidebar.locator("input[type=file]").set_input_files(
        [{"name": name, "mimeType": "application/json", "buffer": content}]
    )


def test_a_downloaded_session_opens_again(
    app: App, fresh_app: Callable[..., App], tmp_path: Path
) -> None:
    app.open(drafter="noisy", match="0.5", seed="9", text="one two three four five six")
    saved = app.download("Session as JSON", tmp_path).read_bytes()
    there = fresh_app().open(round=2)
    upload(there, saved)
    expect(there.field("Target text")).to_have_value("one two three four five six")
    there.at(1, of=int(app.label.inner_text().split()[-1]))
    assert there.screen() == app.screen()
    there.address_says(drafter="noisy", match="0.5", seed="9", round="")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (WHOLE[: len(WHOLE) // 2], "The file is not JSON text"),
        (bytes(range(256)) * 20, "The file is not JSON text"),
        (b"", "The file is not JSON text"),
        (b"[" * 100_000, "The file is not JSON text"),
        (b'{"schema": "something/else"}', "it is not a session file"),
        (b'{"schema": "specviz.session/1", "setup": 3}', "The file has no “setup”"),
    ],
    ids=["truncated", "binary", "empty", "deep", "another", "no setup"],
)
def test_what_is_no_session_is_refused_in_words(app: App, content: bytes, sentence: str) -> None:
    app.open(round=2)
    upload(app, content)
    expect(app.notes.filter(has_text=sentence)).to_be_visible()
    app.at(2, of=3)
    expect(app.field("Target text")).to_have_value("the cat sat on the mat and slept")


def test_unusable_values_of_a_file_are_named(app: App) -> None:
    app.open()
    content = write_session(Setup(text="a b c", drafter=Source.NOISY, length=3))
    upload(app, content.replace('"length": 3', '"length": 99').encode())
    expect(app.notes.filter(has_text="length=99 was ignored")).to_be_visible()
    expect(app.field("Target text")).to_have_value("a b c")
