"""The link of a page: opened into the page's inputs, and kept in step with what is on screen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar
from urllib.parse import urlencode

import streamlit as st

from specviz.engine.inputs.links import is_long
from specviz.widgets.address import is_told, read_address, round_note, write_address
from specviz.widgets.long_link import keep_long_link, read_long_link
from specviz.widgets.modes import MODES, modes, read_modes
from specviz.widgets.state import forget_frames

_OWN = {"round", "long", *MODES}
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class OpenedLink:
    """What is to be said about a link.

    Attributes:
        given: the query by name; None when no link was opened in this run.
        said: sentences about the parts that were ignored.
    """

    given: dict[str, str] | None = None
    said: tuple[str, ...] = ()

    def notes(self, last: int) -> tuple[str, ...]:
        """One sentence for each part that was ignored; ``last`` is the session's last round."""
        given = self.given
        if given is None:
            return ()
        return self.said + round_note(given, last)


@dataclass(frozen=True, slots=True)
class PageLink(Generic[S]):
    """How one page's inputs travel in a link.

    Attributes:
        page: the page's name.
        read: makes the inputs from settings that may be wrong, with a sentence for each wrong one.
        put: fills the page's widgets.
        changed: the settings that differ from the page's defaults.
        key: the widget key of the page's player.
    """

    page: str
    read: Callable[[Mapping[str, object]], tuple[S, tuple[str, ...]]]
    put: Callable[[S], None]
    changed: Callable[[S], dict[str, object]]
    key: str = "player"

    def open(self) -> OpenedLink:
        """Fill the inputs from the address, if it has news; call it before they are drawn."""
        forget_frames(self.key)
        unread = f"{self.page}_link_unread"
        news = read_address(self.page, self.key)
        given: dict[str, str] | None = news if news is not None else st.session_state.get(unread)
        if given is None:
            return OpenedLink()
        st.session_state[unread] = given  # kept while a long link waits for the browser
        settings, said = read_long_link() if "long" in given else (given, ())
        inputs, ignored = self.read({k: v for k, v in settings.items() if k not in _OWN})
        del st.session_state[unread]
        self.put(inputs)
        return OpenedLink(given, said + ignored + read_modes({**settings, **given}))

    def keep(self, inputs: S, at: int, by_player: bool = False) -> str:
        """Write the inputs and the position on screen into the address.

        Args:
            inputs: the page's inputs.
            at: the position on screen.
            by_player: leave that to the player (``player(push=True)``).

        Returns:
            What of the query stands before the position; the player keeps that up to date.
        """
        if is_told():
            st.rerun()  # in a fragment: the whole page is to read where the browser went
        settings = self.changed(inputs)
        query, before = write_address(self.page, _shown(settings), at, by_player)
        keep_long_link(settings, query)
        return before

    def search(self, inputs: S) -> str | None:
        """What stands before the position in the address; None if the inputs stand after its #."""
        settings = self.changed(inputs)
        return None if is_long(settings) else urlencode(_shown(settings))


def _shown(settings: dict[str, object]) -> dict[str, object]:
    """What the query names: the settings, or that they are elsewhere, and the modes."""
    return {**({"long": 1} if is_long(settings) else settings), **modes()}
