"""The player on screen: one small component that shows finished frames and reports its position."""

from dataclasses import asdict
from typing import Any

import streamlit as st

from specviz.view.ask import Quiz
from specviz.view.handout import PlayerParts
from specviz.view.recorded.lanes import choosing_css
from specviz.view.reel import Reel
from specviz.widgets.files import read, read_assets, shared_css
from specviz.widgets.modes import PROJECTOR, is_on
from specviz.widgets.state import Position

_SCRIPTS = ("predict.js", "projector.js", "pictures.js", "player.js")
_PAGE_SCRIPTS = ("under_way.js", "round_in_address.js", "player_on_page.js")

PARTS = PlayerParts(
    html=read("player.html"),
    css=shared_css("player.css", "projector.css"),
    script=read(*_SCRIPTS),
)
"""The player's own files: the page and the handout are made of the same ones."""

_PAGE_SHEETS = ("medusa.css", "recorded.css", "speed.css")
"""What the frames of single pages need besides."""

_component = st.components.v2.component(
    "specviz_player",
    html=PARTS.html,
    css=PARTS.css + read_assets(*_PAGE_SHEETS) + choosing_css(),
    js=PARTS.script + read(*_PAGE_SCRIPTS),
)


def player(
    reel: Reel,
    position: Position,
    *,
    unit: str,
    start: str,
    quiz: Quiz | None = None,
    search: str | None = None,
    push: bool = False,
) -> None:
    """Show a reel at a position and keep the two together.

    Args:
        reel: the frames.
        position: where to stand; the player reports to it where it has settled.
        unit: what one position is called ("Round").
        start: what position 0 is called.
        quiz: the questions to ask before each verdict; None shows the verdicts at once.
        search: what stands before the position in the address (``PageLink.keep``), for a player
            that writes the position there itself; None leaves that to Python.
        push: whether it is to write that now, because Python has not.
    """
    known = position.has(reel.name, reel.first)
    data: dict[str, Any] = {
        "name": reel.name,
        "total": reel.total,
        "first": reel.first,
        "at": position.at,
        "jump": position.jump,
        "projector": is_on(PROJECTOR),
        "unit": unit,
        "start": start,
        "search": search,
        "push": push,
        "quiz": quiz
        and {
            "name": quiz.name,
            "asks": [] if known else [ask and asdict(ask) for ask in quiz.asks],
            "state": position.quiz(quiz.name),
        },
    }
    if not known:
        data |= {"frames": reel.frames, "says": reel.says, "strip": reel.strip}
    _component(data=data, key=position.key, on_place_change=position.settled)
