"""The player on screen: one small component that shows finished frames and reports its position."""

from pathlib import Path
from typing import Any

import streamlit as st

from specviz.view.palette import css_variables
from specviz.view.reel import Reel

_HERE = Path(__file__).parent
_ASSETS = _HERE.parents[1] / "assets"


def shared_css(*more: Path) -> str:
    """The palette, the shared style and some files more, as one sheet for a component."""
    sheets = (_ASSETS / "style.css", *more)
    return css_variables() + "".join(path.read_text(encoding="utf-8") for path in sheets)


_component = st.components.v2.component(
    "specviz_player",
    html=(_HERE / "player.html").read_text(encoding="utf-8"),
    css=shared_css(_HERE / "player.css"),
    js=(_HERE / "player.js").read_text(encoding="utf-8"),
)


def player(reel: Reel, *, at: int, jump: int, unit: str, start: str, key: str) -> int:
    """Show a reel at a position.

    Args:
        reel: the frames.
        at: the position that Python knows; the browser's own wins unless ``jump`` changed.
        jump: a counter; raise it to move the browser to ``at``.
        unit: what one position is called ("Round").
        start: what position 0 is called.
        key: the widget's key.

    Returns:
        The position on which the browser has settled.
    """
    data: dict[str, Any] = {
        "name": reel.name,
        "total": reel.total,
        "first": reel.first,
        "frames": reel.frames,
        "says": reel.says,
        "strip": reel.strip,
        "at": at,
        "jump": jump,
        "unit": unit,
        "start": start,
    }
    result = _component(data=data, key=key, default={"at": at}, on_at_change=_settled)
    return int(result.at)


def _settled() -> None:
    """A callback must exist for the position to be kept; the page reads it from the result."""
