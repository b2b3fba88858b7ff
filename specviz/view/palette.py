"""The five token states: their colours, borders, signs and words, defined once for every page."""

from dataclasses import dataclass
from enum import StrEnum

from specviz.engine import Status


@dataclass(frozen=True, slots=True)
class Look:
    """How one state is told: by colour, by border and by a sign with a word.

    Attributes:
        light, dark: (fill, text, edge) colours; text on fill is 4.5:1 or better (WCAG 1.4.3).
        border: CSS border width and style.
        sign: what stands under the token, readable without colour.
    """

    light: tuple[str, str, str]
    dark: tuple[str, str, str]
    border: str
    sign: str

    def edge(self, dark: bool) -> str:
        """The strong colour of this state, the one that charts use."""
        return (self.dark if dark else self.light)[2]


BONUS = "bonus"
PENDING = "pending"

_GREY = ("#f1f2f4", "#5b616b", "#868d99"), ("#23262d", "#a3aab5", "#5f6672")

LOOKS: dict[str, Look] = {
    Status.ACCEPTED: Look(
        ("#d7f0e6", "#00543d", "#009e73"),
        ("#06382b", "#8be3c6", "#1fb58a"),
        "2px solid",
        "✓ accepted",
    ),
    Status.REJECTED: Look(
        ("#fbe0d3", "#7a3300", "#d55e00"),
        ("#46200b", "#ffb88f", "#e9783a"),
        "2px solid",
        "✗ rejected",
    ),
    BONUS: Look(
        ("#d9ebf9", "#004a75", "#0072b2"),
        ("#0a3350", "#9ed2f7", "#3d9fe0"),
        "4px double",
        "+1 bonus",
    ),
    Status.DISCARDED: Look(*_GREY, "2px dashed", "– discarded"),
    Status.OVERRUN: Look(*_GREY, "2px dotted", "∅ past the end"),
}


class Paper(StrEnum):
    """Colours of the page around the tokens, as ``light`` and ``dark`` values."""

    TEXT = "text"
    MUTED = "muted"
    LINE = "line"
    SURFACE = "surface"


PAPER: dict[str, tuple[str, str]] = {
    Paper.TEXT: ("#1b1f27", "#e8eaee"),
    Paper.MUTED: ("#5b616b", "#a3aab5"),
    Paper.LINE: ("#d5d9e0", "#3a3f49"),
    Paper.SURFACE: ("#ffffff", "#14161b"),
}


def css_variables() -> str:
    """Every colour as a CSS custom property that follows the page's colour scheme.

    Example:
        >>> "--accepted-edge: light-dark(#009e73, #1fb58a);" in css_variables()
        True
    """
    lines = [
        f"--{state}-{part}: light-dark({look.light[i]}, {look.dark[i]});"
        for state, look in LOOKS.items()
        for i, part in enumerate(("fill", "text", "edge"))
    ]
    lines += [f"--{state}-border: {look.border};" for state, look in LOOKS.items()]
    lines += [f"--{name}: light-dark({light}, {dark});" for name, (light, dark) in PAPER.items()]
    return ":root, :host {\n" + "\n".join(lines) + "\n}\n"
