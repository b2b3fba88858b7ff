"""The handout: small, closed, and made of the app's own frames."""

import json
import zlib
from base64 import b64decode, b64encode
from hashlib import sha256
from html.parser import HTMLParser
from typing import Any

import pytest

from specviz.engine import Session, Split, replay
from specviz.engine.inputs.play import play
from specviz.engine.inputs.setup import Setup, Source
from specviz.view.handout import handout, session_handout
from specviz.view.reel import session_reel
from specviz.widgets.player import PARTS

HOSTILE = Setup(
    text="</script><script>alert(1)</script> \u2028 {policy} \ud800", draft="<img/src=x>"
)
TEXT = " ".join(f"word{number % 37}" for number in range(900))


class Parts(HTMLParser):
    """The tags of a file with their attributes, and the text in each script and style."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, str] = {}
        self._now = ""
        self.feed(content)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._now = (dict(attrs).get("type") or tag) if tag in ("script", "style") else ""

    def handle_data(self, data: str) -> None:
        if self._now:
            self.texts[self._now] = self.texts.get(self._now, "") + data

    def handle_endtag(self, tag: str) -> None:
        self._now = ""


def made(setup: Setup, rounds: int = 9999) -> str:
    return session_handout(play(setup).session.up_to(rounds), setup.split, PARTS)


def carried(content: str) -> dict[str, Any]:
    packed = Parts(content).texts["text/plain"]
    data: dict[str, Any] = json.loads(zlib.decompress(b64decode(packed)))
    return data


def test_its_frames_are_those_of_the_page() -> None:
    setup = Setup()
    reel = session_reel(play(setup).session, setup.split, 1)
    data = carried(made(setup))
    assert tuple(data["frames"]) == reel.frames
    assert tuple(data["says"]) == reel.says
    assert data["strip"] == reel.strip


def test_its_player_is_that_of_the_page() -> None:
    parts = Parts(made(Setup()))
    assert parts.texts["module"].startswith(PARTS.script)
    assert parts.texts["style"].startswith(PARTS.css)
    assert PARTS.html in made(Setup())


def test_its_policy_names_its_one_script_and_its_one_style() -> None:
    parts = Parts(made(Setup()))
    policy = next(attrs["content"] for tag, attrs in parts.tags if attrs.get("http-equiv"))
    assert policy is not None
    assert "unsafe" not in policy
    assert policy.startswith("default-src 'none'; ")
    for directive, text in (("script-src", "module"), ("style-src", "style")):
        code = b64encode(sha256(parts.texts[text].encode()).digest()).decode()
        assert f"{directive} 'sha256-{code}'; " in policy


@pytest.mark.parametrize("setup", [Setup(), HOSTILE, Setup(text="")], ids=["plain", "hostile", "0"])
def test_it_asks_for_nothing_and_needs_no_style_attribute(setup: Setup) -> None:
    content = made(setup)
    carries = carried(content)
    for part in (content, carries["strip"], *carries["frames"]):
        for tag, attrs in Parts(part).tags:
            assert not {"src", "href", "style", "srcset"} & set(attrs)
            assert not any(name.startswith("on") for name in attrs)
            assert tag not in {"link", "img", "iframe", "base", "form"}


def test_what_was_typed_makes_no_element_in_the_file() -> None:
    plain, hostile = (Parts(made(setup)).tags for setup in (Setup(text="a b c d"), HOSTILE))
    assert [tag for tag, _ in hostile if tag == "script"] == ["script", "script"]
    assert {tag for tag, _ in hostile} == {tag for tag, _ in plain}


@pytest.mark.parametrize("length", [1, 4, 16])
def test_forty_rounds_stay_under_200_kb(length: int) -> None:
    setup = Setup(text=TEXT, drafter=Source.NOISY, length=length, match=0.6)
    assert play(setup).session.calls >= 40
    assert len(made(setup, 40).encode()) < 200_000


def test_a_long_session_is_cut_and_says_so() -> None:
    content = session_handout(replay(["a"] * 201), Split.WORDS, PARTS)
    assert carried(content)["total"] == 201
    assert "the first 200 of 201 rounds" in content
    assert "“Rounds as CSV” has all of them" in content
    whole = session_handout(replay(["a"] * 200), Split.WORDS, PARTS)
    assert carried(whole)["total"] == 201
    assert "Rounds as CSV" not in whole


def test_no_chart_without_rounds() -> None:
    assert "<svg" not in session_handout(Session((), ()), Split.WORDS, PARTS)


def test_a_reel_that_is_only_a_window_is_refused() -> None:
    reel = session_reel(replay(["a"] * 300), Split.WORDS, 1)
    with pytest.raises(ValueError, match="needs every frame"):
        handout(reel, PARTS, intro="", chart="", unit="Round", start="Before")
