"""The address bar: what it brings is read once, what is on screen is written as one entry.

Every input of a page is written together. (Widgets bound one by one would make one history entry
each when an example fills several, and would drop what they cannot use without a word.)
"""

from collections.abc import Mapping

import streamlit as st

from specviz.widgets.state import FIRST, move_to

_STREAMLIT = {"embed", "embed_options"}
_PAGE = "page_on_screen"


def read_address(page: str, key: str = "player") -> dict[str, str] | None:
    """What the address says, when that is news: an opened link, or the browser's back or forward.

    Moves the page's player to the round that it names. Call it before the inputs are drawn.

    Args:
        page: the page's name.
        key: the widget key of the page's player.

    Returns:
        The query by name, or None when it is what this page wrote itself, or when a viewer
        came back from another page (whose inputs are then as they were left).
    """
    given = _given()
    came_back = st.session_state.get(_PAGE) not in (None, page) and not given
    visit(page)
    if given == st.session_state.get(_memory(page)) or (came_back and _memory(page) in _known()):
        return None
    st.session_state[_memory(page)] = given
    raw = given.get("round", str(FIRST))
    move_to(int(raw[:9]) if raw.isascii() and raw.isdigit() else FIRST, key)
    return given


def visit(page: str) -> None:
    """Remember that a page without inputs is on screen: the one left keeps what it holds."""
    st.session_state[_PAGE] = page


def write_address(page: str, wanted: Mapping[str, object], at: int) -> None:
    """Bring the address up to date, as one history entry, if it is not.

    Args:
        page: the page's name.
        wanted: the inputs that differ from their defaults.
        at: the position on screen.
    """
    query = {name: str(value) for name, value in wanted.items()}
    if at != FIRST:
        query["round"] = str(at)
    st.session_state[_memory(page)] = query
    if query != _given():
        st.query_params.from_dict(query)


def round_note(given: dict[str, str], last: int) -> tuple[str, ...]:
    """What is to be said about a round in the address that does not exist.

    Args:
        given: the query by name.
        last: the last position of the session.
    """
    raw = given.get("round")
    if raw is None or (raw.isascii() and raw.isdigit() and int(raw[:9]) <= last):
        return ()
    return (f"round={_short(raw)} was ignored: this session has rounds 0 to {last}.",)


def _short(raw: str) -> str:
    return raw if len(raw) <= 20 else f"{raw[:19]}…"


def _given() -> dict[str, str]:
    return {name: st.query_params[name] for name in st.query_params if name not in _STREAMLIT}


def _memory(page: str) -> str:
    return f"{page}_address"


def _known() -> set[str]:
    return {str(name) for name in st.session_state}
