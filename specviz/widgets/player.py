"""The player on screen: one small component that shows finished frames and reports its position."""

from pathlib import Path
from typing import Any

import streamlit as st

from specviz.view.palette import css_variables
from specviz.view.recorded_lanes import choosing_css
from specviz.view.reel import Reel
from specviz.widgets.state import Position

_HERE = Path(__file__).parent
_ASSETS = _HERE.parents[1] / "assets"


def shared_css(*more: Path) -> str:
    """The palette, the shared style and some files more, as one sheet for a component."""
    sheets = (_ASSETS / "style.css", *more)
    return css_variables() + "".join(path.read_text(encoding="utf-8") for path in sheets)


_component = st.components.v2.component(
    "specviz_player",
    html=(_HERE / "player.html").read_text(encoding="utf-8"),
    css=shared_css(_HERE / "player.css", _ASSETS / "medusa.css", _ASSETS / "recorded.css")
    + choosing_css(),
    js=(_HERE / "player.js").read_text(encoding="utf-8"),
)


def player(reel: Reel, position: Position, *, unit: str, start: str) -> None:
    """Show a reel at a position and keep the two together.

    Args:
        reel: the frames.
        position: where to stand; the player reports to it where it has settled.
        unit: what one position is called ("Round").
        start: what position 0 is called.
    """
    data: dict[str, Any] = {
        "name": reel.name,
        "total": reel.total,
        "first": reel.first,
        "frames": reel.frames,
        "says": reel.says,
        "strip": reel.strip,
        "at": position.at,
        "jump": position.jump,
        "unit": unit,
        "start": start,
    }
    _component(data=data, key=position.key, on_place_change=position.settled)
