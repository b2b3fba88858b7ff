"""What a browser knows of a Streamlit page's widgets, read from the messages that draw it."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from streamlit.proto.Element_pb2 import Element
from streamlit.proto.WidgetStates_pb2 import WidgetState

PLAYER, EDITOR, LINES = "specviz_player", "specviz_editor", "specviz_lines"
AFTERWARDS = "specviz_afterwards"


@dataclass(frozen=True, slots=True)
class Widget:
    """Where one widget is: its id, and the fragment that it belongs to ("" for the page)."""

    id: str
    fragment: str


@dataclass(slots=True)
class Page:
    """The widgets of a page.

    Attributes:
        widgets: by label (a component: by its name).
        states: what the browser reports of each with every rerun, by id.
        player: what the player was given last.
        editors: what the components that tell edits were given last, by name.
    """

    widgets: dict[str, Widget] = field(default_factory=dict)
    states: dict[str, WidgetState] = field(default_factory=dict)
    player: dict[str, Any] = field(default_factory=dict)
    editors: dict[str, dict[str, Any]] = field(default_factory=dict)
    _drawn: dict[str, str] = field(default_factory=dict)  # id -> fragment, as drawn last
    _fresh: set[str] = field(default_factory=set)  # ids drawn since the last `settle`

    def settle(self, fragment: str) -> None:
        """Forget the widgets that a finished run has not drawn again.

        Args:
            fragment: the one that ran, the only one whose widgets can have gone; "" for the page.
        """
        gone = {
            widget
            for widget, home in self._drawn.items()
            if widget not in self._fresh and fragment in ("", home)
        }
        for widget in gone:
            del self._drawn[widget]
            self.states.pop(widget, None)
        self._fresh.clear()

    def draw(self, element: Element, fragment: str) -> None:
        """Take in one drawn element.

        Raises:
            RuntimeError: it is an exception.
        """
        kind = element.WhichOneof("type") or ""
        drawn: Any = getattr(element, kind, None)
        if kind == "exception":
            raise RuntimeError(f"The page shows an exception: {element.exception.message}")
        if kind in _READ:
            self._drawn[drawn.id] = fragment
            self._fresh.add(drawn.id)
            self.widgets[drawn.label] = Widget(drawn.id, fragment)
            self.states[drawn.id] = _READ[kind](drawn)
        elif kind == "button":
            self.widgets[drawn.label] = Widget(drawn.id, fragment)
        elif kind == "bidi_component":
            self._component(drawn, fragment)

    def _component(self, drawn: Any, fragment: str) -> None:
        name = drawn.component_name.rpartition(".")[2]
        self.widgets[name] = Widget(drawn.id, fragment)
        if name == PLAYER:
            self.player = json.loads(drawn.json)
        elif name in (EDITOR, LINES):
            self.editors[name] = json.loads(drawn.json)


def _text(drawn: Any) -> WidgetState:
    value = drawn.value if drawn.set_value else drawn.default
    return WidgetState(id=drawn.id, string_value=value)


def _chosen(drawn: Any) -> WidgetState:
    if drawn.set_value and drawn.raw_value:
        return WidgetState(id=drawn.id, string_value=drawn.raw_value)
    if drawn.HasField("default"):
        return WidgetState(id=drawn.id, string_value=drawn.options[drawn.default])
    return WidgetState(id=drawn.id)


_READ: dict[str, Callable[[Any], WidgetState]] = {
    "text_input": _text,
    "text_area": _text,
    "selectbox": _chosen,
}
