"""What stands around a part of the page that can be drawn again alone, and when it must be too.

Steps draw only the player again, edits only the session. What is around them follows in the
browser, or does not change; for the few things that must change too, the whole page is drawn.
"""

from collections.abc import Hashable

import streamlit as st

from specviz.view.reel import window
from specviz.widgets.folded import is_open
from specviz.widgets.modes import PROJECTOR, is_on
from specviz.widgets.share import SHARE
from specviz.widgets.state import Position


def drawn(part: str, state: Hashable) -> None:
    """Note what the surroundings of a part are drawn for; call it before the part is drawn."""
    st.session_state[f"around_{part}"] = state


def redraw_if_left(part: str, state: Hashable) -> None:
    """Draw the whole page if the surroundings of a part were drawn for something else."""
    if st.session_state.get(f"around_{part}") != state:
        st.rerun()


def needs(position: Position) -> Hashable:
    """What a player's surroundings depend on, of what changes as the player steps.

    Returns:
        The window of rounds, the size of the chart, and the link of an open Share box.
    """
    shared = position.at if is_open(SHARE) else None
    return window(position.at, position.total), is_on(PROJECTOR), shared
