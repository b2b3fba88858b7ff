"""The address bar: what it brings is read once, what is on screen is written as one entry.

Every input of a page is written together. (Widgets bound one by one would make one history entry
each when an example fills several, and would drop what they cannot use without a word.)
"""

from collections.abc import Mapping
from urllib.parse import urlencode

import streamlit as st

from specviz.widgets.state import FIRST, UNWRITTEN, WROTE, move_to

_STREAMLIT = {"embed", "embed_options"}
_PAGE, _TOLD, _LEFT = "page_on_screen", "address_told", "other_page_left"
RUNS = "page_runs"
"""The key under which the page runs of a session are counted."""


def read_address(page: str, key: str = "player") -> dict[str, str] | None:
    """What the address says, when that is news: an opened link, or the browser's back or forward.

    Moves the page's player to the round that it names. Call it before the inputs are drawn.

    The query that a run brings counts only when the page has just been opened. Later it may be
    older than what was written here meanwhile: the browser sent it before it heard of that.

    Args:
        page: the page's name.
        key: the widget key of the page's player.

    Returns:
        The query by name, or None when it is not news (a viewer who comes back from another page
        without a query finds the inputs as they were left).
    """
    st.session_state[RUNS] = st.session_state.get(RUNS, 0) + 1
    told_query = st.session_state.pop(_TOLD, None)
    given = told_query if told_query is not None else _opened(page)
    if given is not None:
        st.session_state[_memory(page)] = given
        raw = given.get("round", str(FIRST))
        move_to(int(raw[:9]) if raw.isascii() and raw.isdigit() else FIRST, key)
    return given


def visit(page: str) -> bool:
    """Note which page is on screen; the one left keeps what it holds.

    Returns:
        Whether it has just been opened.
    """
    before = st.session_state.get(_PAGE)
    st.session_state[_PAGE] = page
    st.session_state[_LEFT] = before not in (page, None)
    return bool(before != page)


def told(query: dict[str, str]) -> None:
    """Take what the browser's back or forward brought; to be called from a callback."""
    st.session_state[_TOLD] = _without_streamlits(query)


def is_told() -> bool:
    """Whether the browser went back or forward and no page has read where to yet."""
    return _TOLD in st.session_state


def write_address(
    page: str, wanted: Mapping[str, object], at: int, by_player: bool = False
) -> tuple[str, str]:
    """Bring the address up to date, as one history entry, unless it was written so already.

    Args:
        page: the page's name.
        wanted: the inputs that differ from their defaults.
        at: the position on screen.
        by_player: leave the writing to the player, which does it once its frame is painted; if it
            cannot, it says so (``UNWRITTEN``), and the run for that does it.

    Returns:
        The query as it stands in the address, and what of it stands before the position.
    """
    query = {name: str(value) for name, value in wanted.items()}
    before = urlencode(query)
    if at != FIRST:
        query["round"] = str(at)
    written = st.session_state.get(_memory(page))
    st.session_state[_memory(page)] = query
    unwritten = bool(st.session_state.pop(UNWRITTEN, False))
    by_player |= st.session_state.pop(WROTE, None) == before
    left = st.session_state.pop(_LEFT, False) and not query  # what that page wrote may come late
    if not by_player and (left or _is_news(query, written, unwritten)):
        st.query_params.from_dict(query)
    return urlencode(query), before


def _is_news(query: Mapping[str, str], written: Mapping[str, str] | None, unwritten: bool) -> bool:
    """Whether the browser's address is to be written: the player may have done it already.

    Once more from here, it could come after the viewer has gone back, and be an entry too many.

    Args:
        query: what the address is to be.
        written: what it was when it was last written.
        unwritten: whether the player has said that it could not write.
    """
    brought = _without_streamlits(st.query_params.to_dict())
    if query == written:
        return unwritten and brought != query
    moved = written is not None and _inputs(query) == _inputs(written)
    return not (moved and brought == query)


def _inputs(query: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in query.items() if name != "round"}


def _opened(page: str) -> dict[str, str] | None:
    """The query of a page that has just been opened, if it has one or was not open before.

    A page that is open again without a query gets its own back from the component of long_link.py,
    as the same history entry.
    """
    if not visit(page):
        return None
    given = _without_streamlits(st.query_params.to_dict())
    before = st.session_state.get(_memory(page))
    return given if before is None or (given and given != before) else None


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


def _without_streamlits(query: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in query.items() if name not in _STREAMLIT}


def _memory(page: str) -> str:
    return f"{page}_address"
