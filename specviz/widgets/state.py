"""What one viewer's page remembers: the setup in its widgets, and the position on screen."""

from collections.abc import Mapping
from dataclasses import asdict, fields
from functools import lru_cache
from typing import Any

import streamlit as st

from specviz.engine.inputs.read_setup import read_setup
from specviz.engine.inputs.setup import Setup
from specviz.widgets.filled import fill, put_back
from specviz.widgets.modes import PROJECTOR, turn

FIRST = 1
"""The position on which a page opens when its address does not say."""

UNWRITTEN = "address_unwritten"
"""The key under which it is noted that the player could not write the address."""

WROTE = "address_wrote"
"""The key of what the player wrote into the address for an edit, the round aside."""

_NAMES = tuple(field.name for field in fields(Setup))


def current_setup() -> Setup:
    """The setup as the widgets hold it; the default where a widget has not been drawn yet."""
    put_back()
    state = st.session_state
    held = ((name, state.get(name)) for name in _NAMES)
    return _read(tuple((name, value) for name, value in held if value is not None))


@lru_cache(maxsize=64)
def _read(held: tuple[tuple[str, object], ...]) -> Setup:
    """A run of a page asks several times."""
    return read_setup(dict(held))[0]


def put_setup(setup: Setup) -> None:
    """Fill every input. To be called before the widgets are drawn, or from a callback."""
    fill(asdict(setup))


class Position:
    """The position on screen: in the browser's player, and here.

    The player reports where it has settled. Python moves the player by raising ``jump``.

    Args:
        total: how many positions there are; 0 to total - 1.
        key: the widget key of the player.
    """

    def __init__(self, total: int, key: str = "player") -> None:
        self.total, self.key = total, key
        self._memory = _memory(key)
        self._memory["at"] = max(0, min(total - 1, self._memory["at"]))

    @property
    def at(self) -> int:
        """The position on screen."""
        return int(self._memory["at"])

    @property
    def jump(self) -> int:
        """How often Python has moved the player."""
        return int(self._memory["jump"])

    def settled(self) -> None:
        """Callback of the player: remember where it stands, unless it was moved meanwhile."""
        report = st.session_state[self.key].place
        if not isinstance(report, Mapping):
            return
        turn(PROJECTOR, report.get("projector") is True)
        st.session_state[UNWRITTEN] = report.get("unwritten") is True
        if report.get("missing"):
            forget_frames(self.key)
        if report.get("jump") == self.jump:
            at = report.get("at")
            self._memory["at"] = max(0, min(self.total - 1, at if isinstance(at, int) else FIRST))
            self._memory["quiz"] = report.get("quiz")

    def has(self, name: str, first: int) -> bool:
        """Whether the browser's player has a window of frames; from now on it does.

        Frames are sent once for each run of the page (``forget_frames``), not for each step.

        Args:
            name: the reel's name.
            first: where its window begins.
        """
        sent = self._memory.get("sent")
        if sent is not None:
            self._memory["sent"] = (name, first)
        return sent == (name, first)

    def quiz(self, name: str) -> dict[str, int] | None:
        """What the player last told about its quiz (see predict.js), if it was this one."""
        told = self._memory.get("quiz")
        if not isinstance(told, Mapping) or told.get("name") != name:
            return None
        numbers = {key: told.get(key) for key in ("seen", "right", "asked")}
        return {key: value for key, value in numbers.items() if isinstance(value, int)}

    def revealed(self, name: str) -> int:
        """The last position whose verdict has been on screen while the quiz holds them back."""
        return (self.quiz(name) or {}).get("seen", self.at - 1)


def move_to(at: int, key: str = "player") -> None:
    """Move a player, before its page is drawn or from a callback."""
    memory = _memory(key)
    memory |= {"at": at, "jump": memory["jump"] + 1}


def forget_frames(key: str = "player") -> None:
    """Send the frames again with the next run; call it whenever a page runs as a whole."""
    _memory(key)["sent"] = ()


def _memory(key: str) -> dict[str, Any]:
    memory: dict[str, Any] = st.session_state.setdefault(
        f"{key}_position", {"at": FIRST, "jump": 0}
    )
    return memory
