"""Speculative sampling by hand, one draw at a time, as frames for the player."""

from html import escape

from specviz.engine.sampling.round import SamplingRound
from specviz.engine.sampling.rules import Step, expected_acceptance, residual
from specviz.view.lanes import chip
from specviz.view.palette import BONUS, LOOKS, PENDING
from specviz.view.reel import Reel
from specviz.view.sampling.ruler import ruler
from specviz.view.text import shown, visible

_STAGES = 3
"""Frames a guess: it is drawn, it is tested, its replacement is drawn (or it is kept)."""


def sampling_reel(tokens: tuple[str, ...], played: SamplingRound) -> Reel:
    """A whole round, three frames a guess, until the bonus is drawn.

    Args:
        tokens: the vocabulary; any text.
        played: the round, with every uniform number it used.

    Returns:
        A reel. Position 0 is before the first draw. Guesses after a rejection get no frame:
        they are discarded.
    """
    moments = _moments(played)
    return Reel(
        name=f"{hash((tokens, played)):x}",
        total=len(moments),
        first=0,
        frames=tuple(_frame(tokens, played, *moment) for moment in moments),
        says=tuple(_say(tokens, played, *moment) for moment in moments),
    )


def _moments(played: SamplingRound) -> list[tuple[int, int]]:
    """What the frames show, as (guess, stage): stage 0 is before the draw, the last is done."""
    tested = min(played.accepted + 1, len(played.steps))
    found = [(0, 0)]
    for index in range(tested):
        last = played.is_correction and index == played.accepted
        found += [(index, stage) for stage in range(1, _STAGES + last)]
    return found if played.is_correction else [*found, (len(played.steps), 1)]


def _frame(tokens: tuple[str, ...], played: SamplingRound, index: int, stage: int) -> str:
    words = f'<p class="explain">{escape(_say(tokens, played, index, stage))}</p>'
    row = _chips(tokens, played, index, stage)
    if stage == 0:
        return f'<div class="sampling">{row}{words}</div>'
    if index == len(played.steps):
        draw = _draw("Draw the bonus from p", tokens, played.last, played.drawn, BONUS)
        return f'<div class="sampling">{row}{draw}{words}</div>'
    step = played.steps[index]
    parts = [_draw("1. Draw a guess from q", tokens, step.q, step.drawn, "")]
    if stage >= 2:
        parts.append(_test(tokens, step))
    if stage == 3:
        title = "3. Draw its replacement from the residual, max(p − q, 0) / (1 − α)"
        parts.append(_draw(title, tokens, residual(step.p, step.q), step.redrawn, BONUS))
        parts.append(_residual(tokens, step))
    return f'<div class="sampling">{row}{"".join(parts)}{words}</div>'


def _draw(
    title: str, tokens: tuple[str, ...], chances: tuple[float, ...], u: float, kind: str
) -> str:
    """A ruler on which a uniform number falls into a token's stretch."""
    labels = [visible(token) for token in tokens]
    return f"<h4>{title}</h4>{ruler(labels, chances, [kind] * len(tokens), u)}"


def _test(tokens: tuple[str, ...], step: Step) -> str:
    """The acceptance probability with the numbers on screen, and where u falls."""
    a, p, q = step.accept_probability, step.p[step.guess], step.q[step.guess]
    name = f"<code>{shown(tokens[step.guess])}</code>"
    formula = (
        f'<p class="formula">min(1, <i>p</i>({name}) / <i>q</i>({name})) = '
        f"min(1, {p:.3f} / {q:.3f}) = <b>{a:.3f}</b></p>"
    )
    bar = ruler(["accept", "reject"], (a, 1 - a), ["accepted", "rejected"], step.u)
    sign = "&lt;" if step.accepted else "≥"
    verdict = "accepted" if step.accepted else "rejected"
    outcome = f'<p class="formula"><i>u</i> = {step.u:.3f} {sign} {a:.3f}: <b>{verdict}</b></p>'
    return f"<h4>2. Accept it with probability min(1, p/q)</h4>{formula}{bar}{outcome}"


def _residual(tokens: tuple[str, ...], step: Step) -> str:
    """The residual at the token drawn from it, with the numbers on screen."""
    x = step.emitted
    left, name = 1 - expected_acceptance(step.p, step.q), f"<code>{shown(tokens[x])}</code>"
    return (
        f'<p class="formula">(<i>p</i>({name}) − <i>q</i>({name})) / (1 − <i>α</i>) = '
        f"({step.p[x]:.3f} − {step.q[x]:.3f}) / {left:.3f} = "
        f"<b>{(step.p[x] - step.q[x]) / left:.3f}</b></p>"
    )


def _chips(tokens: tuple[str, ...], played: SamplingRound, index: int, stage: int) -> str:
    """The round so far: judged guesses, the one at hand, and the bonus once it is drawn."""
    settled = index + (stage >= 2)
    steps = list(zip(played.steps, played.statuses, strict=True))
    drawn = [
        chip(tokens[step.guess], status, LOOKS[status].sign) for step, status in steps[:settled]
    ]
    if stage == 1 and index < len(steps):
        drawn.append(chip(tokens[steps[index][0].guess], PENDING, "?"))
    if stage == 3 or index == len(steps):
        drawn.append(chip(tokens[played.bonus], BONUS, LOOKS[BONUS].sign))
    return f'<div class="positions"><ol>{"".join(f"<li>{part}</li>" for part in drawn)}</ol></div>'


def _say(tokens: tuple[str, ...], played: SamplingRound, index: int, stage: int) -> str:
    """The frame in one or two sentences, as plain text."""
    if stage == 0:
        return "Nothing is drawn yet. Step on: the draft makes the first guess."
    if index == len(played.steps):
        word = visible(tokens[played.bonus])
        return f"Every guess was accepted, so the bonus comes from p itself: {word}. {_sum(played)}"
    step = played.steps[index]
    guess = visible(tokens[step.guess])
    if stage == 1:
        return f"The uniform number {step.drawn:.3f} falls on {guess}: that is guess {index + 1}."
    p, q = step.p[step.guess], step.q[step.guess]
    if stage == 3:
        word = visible(tokens[played.bonus])
        return f"The replacement is {word}; it is the bonus of this call. {_sum(played)}"
    if p >= q:
        return f"The target likes {guess} at least as much as the draft does: always accepted."
    verdict = "is below it: accepted" if step.accepted else "is not below it: rejected"
    return (
        f"The target likes {guess} less than the draft does, so it passes with probability "
        f"{step.accept_probability:.3f}; u = {step.u:.3f} {verdict}."
    )


def _sum(played: SamplingRound) -> str:
    left = len(played.steps) - played.accepted - played.is_correction
    rest = f" {left} not looked at: discarded." if left else ""
    return f"{played.accepted} accepted, 1 bonus, {len(played.emitted)} emitted by one call.{rest}"
