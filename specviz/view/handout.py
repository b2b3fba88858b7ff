"""The handout: a session as one HTML file that steps offline, with the app's own player.

The player and the frames are those of the app, so that the two can never disagree. The file asks
for nothing and runs only what it carries: its Content-Security-Policy names the hashes of its one
script and its one style sheet (W3C, Content Security Policy Level 3, section 2.3.1).
"""

import json
import zlib
from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path

from specviz.engine import Session, Split
from specviz.view.reel import Reel, session_reel
from specviz.view.svg_chart import MOST_ROUNDS, chart_words, inline_chart

_HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class PlayerParts:
    """What a player is made of.

    Attributes:
        html: its toolbar and its empty frame.
        css: its style sheet, the palette included.
        script: a JavaScript module that defines ``mount(root, report)``.
    """

    html: str
    css: str
    script: str


def session_handout(session: Session, split: Split, parts: PlayerParts) -> str:
    """The handout of a step-through session.

    Args:
        session: its rounds; the first 200 are in the file, which then says so.
        split: how its tokens are joined.
        parts: the app's player.
    """
    drawn = session.up_to(MOST_ROUNDS)
    reel = session_reel(drawn, split, 0, size=MOST_ROUNDS + 1)
    intro = f"{chart_words(session)}."
    if drawn.calls < session.calls:
        intro += " The file “Rounds as CSV” has all of them."
    chart = inline_chart(session) if session.calls else ""
    return handout(reel, parts, intro=intro, chart=chart, unit="Round", start="Before any call")


def handout(
    reel: Reel, parts: PlayerParts, *, intro: str, chart: str, unit: str, start: str
) -> str:
    """Any reel as one HTML file.

    Args:
        reel: every frame, none left out. Frames must need no ``style`` attributes: the file's
            policy forbids them.
        parts: the app's player.
        intro: a sentence under the heading, as plain text.
        chart: an inline SVG whose ``[data-at]`` parts belong to positions; may be empty.
        unit: what one position is called ("Round").
        start: what position 0 is called.

    Returns:
        The file's text.

    Raises:
        ValueError: the reel is only a window of a longer one.
    """
    if len(reel.frames) != reel.total:
        raise ValueError("A handout needs every frame: make the reel with a larger size.")
    css = parts.css + _text("handout.css")
    script = f"{parts.script}\n{_text('handout.js')}"
    return _text("handout.html").format(
        policy=_policy(script, css),
        css=css,
        script=script,
        intro=escape(intro),
        player=parts.html,
        chart=chart,
        frames=_pack({**_data(reel), "unit": unit, "start": start}),
    )


def _data(reel: Reel) -> dict[str, object]:
    """What the player is given, as on the page."""
    return {
        "name": "handout",
        "total": reel.total,
        "first": reel.first,
        "frames": reel.frames,
        "says": reel.says,
        "strip": reel.strip,
        "jump": 0,
    }


def _pack(data: dict[str, object]) -> str:
    """JSON, deflated, as base64: frames repeat each other, so this is a tenth of the size."""
    content = json.dumps(data, ensure_ascii=False).encode("utf-8", "replace")
    return b64encode(zlib.compress(content, 9)).decode()


def _policy(script: str, css: str) -> str:
    return (
        f"default-src 'none'; script-src '{_hash(script)}'; style-src '{_hash(css)}'; "
        "base-uri 'none'; form-action 'none'"
    )


def _hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def _text(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8")
