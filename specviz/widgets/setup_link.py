"""The link of a page whose inputs are a setup: opened into the inputs, and kept up to date."""

import streamlit as st

from specviz.engine.links import is_long
from specviz.engine.read_setup import read_setup
from specviz.engine.setup import Setup
from specviz.widgets.address import read_address, round_note, write_address
from specviz.widgets.long_link import keep_long_link, read_long_link
from specviz.widgets.state import put_setup

_UNREAD = "link_not_read_yet"
_OWN = {"round", "long"}


class OpenedLink:
    """What is to be said about a link, or nothing when none was opened in this run.

    Args:
        given: the query by name; None when no link was opened.
        notes: sentences about the parts that were ignored.
    """

    def __init__(self, given: dict[str, str] | None, notes: tuple[str, ...] = ()) -> None:
        self._given, self._notes = given, notes

    def notes(self, last: int) -> tuple[str, ...]:
        """One sentence for each part that was ignored; ``last`` is the session's last round."""
        return () if self._given is None else self._notes + round_note(self._given, last)


def open_link(page: str) -> OpenedLink:
    """Fill the inputs from the address, if it has news; call it before they are drawn."""
    given = read_address(page)
    if given is not None:
        st.session_state[_UNREAD] = given
    given = st.session_state.get(_UNREAD)
    if given is None:
        return OpenedLink(None)
    if "long" in given:
        setup, notes = read_long_link()
    else:
        setup, notes = read_setup({k: v for k, v in given.items() if k not in _OWN})
    del st.session_state[_UNREAD]
    put_setup(setup)
    return OpenedLink(given, notes)


def keep_link(page: str, setup: Setup, at: int) -> None:
    """Write a setup and the position on screen into the address."""
    write_address(page, {"long": 1} if is_long(setup) else setup.changed(), at)
    keep_long_link(setup, at)
