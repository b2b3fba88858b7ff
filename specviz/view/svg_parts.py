"""What the SVG chart stands on: its scale, its axes, its legend, and words at a place."""

from collections.abc import Callable
from dataclasses import dataclass

from specviz.engine import Session, Status
from specviz.view.palette import BONUS, Paper

WIDTH, HEIGHT = 760, 320
LEFT, RIGHT, _TOP, _BOTTOM = 48, 744, 64, 276
_MOST_LABELS = 25

Ink = Callable[[str], str]
"""Makes an SVG colour of a colour's name, such as "text" or "accepted-edge"."""


@dataclass(frozen=True, slots=True)
class Scale:
    """From rounds and tokens to places in the picture."""

    rounds: int
    tokens: int

    def x(self, at: int) -> float:
        """The middle of round ``at`` (from 1)."""
        return LEFT + (at - 0.5) * self.step

    def y(self, tokens: float) -> float:
        """The height of so many tokens."""
        return _BOTTOM - (_BOTTOM - _TOP) * tokens / self.tokens

    @property
    def step(self) -> float:
        """The width of a round."""
        return (RIGHT - LEFT) / max(1, self.rounds)


def scale_of(session: Session) -> Scale:
    """A scale that fits every round, with one token of room above the highest."""
    most = max((step.end - step.start for step in session.rounds), default=1)
    return Scale(session.calls, most + 1)


def axes(session: Session, ink: Ink) -> str:
    """Both axes with their numbers, and the floor of one token a call."""
    scale, muted = scale_of(session), ink(Paper.MUTED)
    lines = "".join(
        rule(scale.y(tokens), ink(Paper.LINE))
        + text(LEFT - 8, scale.y(tokens) + 4, f"{tokens}", "text-anchor=end")
        for tokens in range(0, scale.tokens + 1, max(1, scale.tokens // 5))
    )
    every = -(-session.calls // _MOST_LABELS) or 1
    numbers = "".join(
        text(scale.x(at), _BOTTOM + 18, f"{at}", "text-anchor=middle")
        for at in range(every, session.calls + 1, every)
    )
    floor = rule(scale.y(1), muted, ' stroke-width="1.5" stroke-dasharray="6 4"')
    names = text((LEFT + RIGHT) / 2, _BOTTOM + 38, "Round", "text-anchor=middle")
    return lines + numbers + names + floor


def rule(y: float, colour: str, more: str = "") -> str:
    """A line across the picture."""
    return f'<path d="M{LEFT} {y:.1f}H{RIGHT}" stroke="{colour}"{more}/>'


def legend(ink: Ink) -> str:
    """The three signs of the picture, in one row under its title."""
    y, parts = 44, ""
    for x, state in ((LEFT, Status.ACCEPTED), (LEFT + 96, BONUS)):
        place = f'x="{x}" y="{y - 11}" width="13" height="13"'
        parts += f'<rect {place} fill="{ink(f"{state}-edge")}" fill-opacity=".55"/>'
        parts += text(x + 19, y, str(state))
    place = f'd="M{LEFT + 172} {y - 5}h22" stroke="{ink(Paper.TEXT)}" stroke-width="2"'
    floor = f'd="M{LEFT + 370} {y - 5}h22" stroke="{ink(Paper.MUTED)}" stroke-dasharray="6 4"'
    return (
        f"{parts}<path {place}/>{text(LEFT + 200, y, 'tokens per call so far')}"
        f"<path {floor}/>{text(LEFT + 398, y, 'standard decoding: 1')}"
    )


def text(x: float, y: float, words: str, attributes: str = "") -> str:
    """Words at a place; ``attributes`` are written as name=value, parted by spaces."""
    pairs = (each.partition("=") for each in attributes.split())
    more = "".join(f' {name}="{value}"' for name, _, value in pairs)
    return f'<text x="{x:.1f}" y="{y:.1f}"{more}>{words}</text>'
