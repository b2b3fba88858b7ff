"""What stands around the player and is drawn only with the whole page, since steps leave it alone.

The chart's mark, the editor and the table follow the player in the browser. A few things they
cannot know; then the whole page is drawn again.
"""

import streamlit as st

from specviz.view.reel import window
from specviz.widgets.modes import PROJECTOR, is_on
from specviz.widgets.share import share_is_open
from specviz.widgets.state import Position

_DRAWN = "drawn_around_the_player"


def drawn(position: Position) -> None:
    """Note what the page is drawn for; call it before the fragment of the player."""
    st.session_state[_DRAWN] = _needs(position)


def redraw_if_left(position: Position) -> None:
    """Draw the whole page if the player has left what it was drawn for.

    Call it last in the fragment of the player.
    """
    if st.session_state.get(_DRAWN) != _needs(position):
        st.rerun()


def _needs(position: Position) -> tuple[range, bool, int | None]:
    """The window of rounds, the size of the chart, and the link of an open Share box."""
    shared = position.at if share_is_open() else None
    return window(position.at, position.total), is_on(PROJECTOR), shared
