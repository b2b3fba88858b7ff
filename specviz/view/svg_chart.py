"""The running chart as one small SVG: for the handout, and as a picture to keep."""

from specviz.engine import Round, Session, Status
from specviz.view.counters import ratio
from specviz.view.palette import BONUS, LOOKS, PAPER, Paper
from specviz.view.svg_parts import (
    HEIGHT,
    LEFT,
    RIGHT,
    WIDTH,
    Ink,
    Scale,
    axes,
    legend,
    scale_of,
    text,
)
from specviz.view.text import count

MOST_ROUNDS = 200
"""Rounds drawn; of a longer session these are the first, and the chart says so."""


def svg_chart(session: Session) -> str:
    """The chart as a file of its own, in the light colours, on white paper.

    Args:
        session: the rounds; the first 200 are drawn.

    Returns:
        A complete SVG document that needs no other file.

    Example:
        >>> from specviz.engine import replay
        >>> svg_chart(replay(["a", "b"], [["a"]])).count("<g data-at=")
        1
    """
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{_on_paper(Paper.SURFACE)}"/>'
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    return _document(session, _on_paper, f'xmlns="http://www.w3.org/2000/svg" {size}', paper)


def inline_chart(session: Session) -> str:
    """The chart as part of an HTML page: its colours are the page's custom properties.

    Each round is a ``<g data-at="3">``; a page that gives these the classes past, now and later
    marks the round on screen.
    """
    return _document(session, lambda name: f"var(--{name})", 'class="chart"', "")


def chart_words(session: Session) -> str:
    """What the chart shows, in a sentence.

    Example:
        >>> from specviz.engine import replay
        >>> chart_words(replay("a b c".split(), [["a", "b"]]))
        'Tokens per call: 3.00 (3 tokens in 1 call; standard decoding: 1)'
    """
    drawn = session.up_to(MOST_ROUNDS)
    left_out = session.calls - drawn.calls
    part = f"; the first {drawn.calls} of {session.calls:,} rounds" if left_out else ""
    emitted, calls = count(drawn.totals.emitted, "token"), count(drawn.calls, "call")
    words = f"{emitted} in {calls}; standard decoding: 1{part}"
    return f"Tokens per call: {ratio(drawn.tokens_per_call)} ({words})"


def _on_paper(name: str) -> str:
    state, _, part = name.partition("-")
    if not part:
        return PAPER[name][0]
    return LOOKS[state].light[("fill", "text", "edge").index(part)]


def _document(session: Session, ink: Ink, attributes: str, paper: str) -> str:
    words, drawn = chart_words(session), session.up_to(MOST_ROUNDS)
    return (
        f'<svg {attributes} viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{words}" '
        f'font-family="system-ui, sans-serif" font-size="13" fill="{ink(Paper.TEXT)}">{paper}'
        f"{text(LEFT, 22, words, 'font-size=15 font-weight=600')}{legend(ink)}"
        f"{axes(drawn, ink)}{_rounds(drawn, ink)}</svg>"
    )


def _rounds(session: Session, ink: Ink) -> str:
    scale, running = scale_of(session), session.running_tokens_per_call
    parts = []
    for at, step in enumerate(session.rounds, 1):
        before = running[max(0, at - 2)]
        line = _line(scale, at, before, running[at - 1], ink)
        value = _value(scale, at, running[at - 1], shown=at == session.calls)
        title = f"<title>{_title(at, step, running[at - 1])}</title>"
        parts.append(f'<g data-at="{at}">{title}{_bars(scale, at, step, ink)}{line}{value}</g>')
    return "".join(parts)


def _title(at: int, step: Round, running: float) -> str:
    bonus = "no bonus" if step.bonus is None else "1 bonus"
    return f"Round {at}: {step.accepted} accepted, {bonus}; {running:.2f} tokens per call so far"


def _bars(scale: Scale, at: int, step: Round, ink: Ink) -> str:
    left, wide = scale.x(at) - scale.step * 0.31, scale.step * 0.62
    bars = ""
    for state, low, high in (
        (Status.ACCEPTED, 0, step.accepted),
        (BONUS, step.accepted, step.end - step.start),
    ):
        if high > low:
            top, tall = scale.y(high), scale.y(low) - scale.y(high)
            place = f'x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{tall:.1f}"'
            bars += f'<rect {place} fill="{ink(f"{state}-edge")}" fill-opacity=".55"/>'
    return bars


def _line(scale: Scale, at: int, before: float, now: float, ink: Ink) -> str:
    """The running tokens per call from the round before to this one, and its point."""
    x, y = scale.x(at), scale.y(now)
    start = f'x1="{scale.x(max(1, at - 1)):.1f}" y1="{scale.y(before):.1f}"'
    radius = max(1.2, min(4.5, scale.step * 0.25))
    return (
        f'<line {start} x2="{x:.1f}" y2="{y:.1f}" stroke="{ink(Paper.TEXT)}" stroke-width="2"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>'
    )


def _value(scale: Scale, at: int, now: float, shown: bool) -> str:
    more = "font-weight=700 text-anchor=middle class=value"
    hidden = "" if shown else " visibility=hidden"
    x = min(scale.x(at), RIGHT - 14)
    return text(x, scale.y(now) - 12, f"{now:.2f}", more + hidden)
