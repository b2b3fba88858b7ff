"""What one viewer's page remembers: the setup in bound widgets, and the position on screen."""

from dataclasses import asdict, fields
from functools import lru_cache
from typing import Any

import streamlit as st

from specviz.engine.play import Played, play
from specviz.engine.setup import Setup

_NAMES = tuple(field.name for field in fields(Setup))

cached_play = lru_cache(maxsize=32)(play)
"""Play a setup once for every viewer that has the same one."""


def current_setup() -> Setup:
    """The setup as the widgets hold it; the default where a widget has not been drawn yet."""
    state = st.session_state
    return Setup(**{name: state[name] for name in _NAMES if state.get(name) is not None})


def put_setup(setup: Setup) -> None:
    """Fill every input. To be called from a callback, before the widgets are drawn."""
    for name, value in asdict(setup).items():
        st.session_state[name] = value


def current_played() -> Played:
    """The session of the current setup."""
    return cached_play(current_setup())


class Position:
    """The round on screen: in the browser's player, in the address bar, and here.

    The player reports where it has settled; a changed address (back, forward, a link) and Python
    itself (an example, an upload) move the player by raising ``jump``.

    Args:
        total: how many positions there are; 0 to total - 1.
        first: where a page opens when the address does not say.
        key: the widget key of the player.
    """

    def __init__(self, total: int, first: int = 1, key: str = "player") -> None:
        self.total, self.first, self.key = total, first, key
        self._memory: dict[str, Any] = st.session_state.setdefault(
            f"{key}_position", {"at": first, "jump": 0, "address": None}
        )
        self._follow_address()
        self._memory["at"] = self._clamp(self._memory["at"])

    @property
    def at(self) -> int:
        """The position on screen."""
        return int(self._memory["at"])

    @property
    def jump(self) -> int:
        """How often Python has moved the player."""
        return int(self._memory["jump"])

    def settled(self) -> None:
        """Callback of the player: remember where it stands and write that into the address."""
        report = st.session_state[self.key].place
        if isinstance(report, dict) and report.get("jump") == self.jump:
            self._memory["at"] = self._clamp(report.get("at"))
            self.write_address()

    def write_address(self) -> None:
        """Bring the address bar up to date."""
        self._memory["address"] = str(self.at)
        if st.query_params.get("round", str(self.first)) != str(self.at):
            st.query_params["round"] = str(self.at)

    def _follow_address(self) -> None:
        """Go where the address says, if it has changed since it was last written here."""
        raw = st.query_params.get("round", str(self.first))
        if raw != self._memory["address"]:
            self._memory |= {"address": raw, "at": self._clamp(raw), "jump": self.jump + 1}

    def _clamp(self, value: object) -> int:
        try:
            number = int(value) if isinstance(value, int | str) else self.first
        except ValueError:
            number = self.first
        return max(0, min(self.total - 1, number))


def go_to(at: int, key: str = "player") -> None:
    """Move a player from a callback, before its page is drawn."""
    memory = st.session_state.get(f"{key}_position")
    if memory is not None:
        memory |= {"at": at, "jump": memory["jump"] + 1, "address": str(at)}
    st.query_params["round"] = str(at)
