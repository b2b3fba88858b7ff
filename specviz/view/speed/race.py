"""Standard decoding against speculative decoding on one wall clock, as frames for the player."""

from collections.abc import Iterable
from html import escape

from specviz.engine import Round, Status
from specviz.engine.theory.clock import ROUNDING, Lap, Race, laps
from specviz.view.palette import BONUS
from specviz.view.reel import Reel, window
from specviz.view.text import count

_UNIT = (
    "Time, in ordinary target passes. Thin bars are draft steps, "
    "boxes are verify passes with the tokens they emit."
)


def race_reel(rounds: Iterable[Round], c: float, v: float, position: int = 0) -> Reel:
    """Two lanes on one time axis, drawn to the same scale.

    Args:
        rounds: the rounds of the speculative lane; the other lane emits the same tokens one by
            one, one ordinary target pass each.
        c: cost of one draft step, in ordinary target passes.
        v: cost of one verify pass, in ordinary target passes.
        position: the frame around which frames are wanted, if there are very many.

    Returns:
        A reel. Position 0 is time 0; each later position is the moment at which a draft or a
        verify pass ends, and then each token of standard decoding that is still missing.
    """
    run = Race(laps(rounds, c, v))
    times = run.moments
    span = window(position, len(times))
    return Reel(
        name=f"{hash((run, 'race')):x}",
        total=len(times),
        first=span.start,
        frames=tuple(_frame(run, times[at]) for at in span),
        says=tuple(say_race(run, times[at]) for at in span),
    )


def say_race(run: Race, time: float) -> str:
    """What has happened by a time, as plain text."""
    size, end = run.size, run.end
    slow, fast = run.standard(time), run.emitted(time)
    score = f"Standard decoding has emitted {slow}, draft and verify {fast} of {size}."
    if time == 0:
        return f"Time 0: both lanes begin with the same {count(size, 'token')} to emit."
    if slow == fast == size:
        return (
            f"Both have emitted all {size}: {_clock(end)} passes of time against {size}, "
            f"{size / end:.2f} times as fast."
        )
    return f"Time {_clock(time)}: {_event(run, time)} {score}"


def _event(run: Race, time: float) -> str:
    """What ends at this very moment in the speculative lane."""
    for lap in run.laps:
        if time == lap.end:
            accepted = lap.statuses.count(Status.ACCEPTED)
            out = count(lap.emitted, "token")
            return f"the verify pass ends with {accepted} accepted and {out} out."
        if time == lap.drafted:
            made = count(len(lap.statuses), "guess is made", "guesses are made")
            return f"{made}, and nothing is emitted yet."
    return "draft and verify is done, standard decoding goes on."


def _frame(run: Race, time: float) -> str:
    """Both lanes up to a time, the time axis, and the sentence."""
    size = run.size
    span = max(size, run.end)
    slow, fast = run.standard(time), run.emitted(time)
    rounds = "".join(_lap(lap, time) for lap in run.laps)
    states = [state for lap in run.laps if lap.end <= time for state in _token_states(lap)]
    return (
        f'<div class="race" style="--span:{span:.4g}" aria-hidden="true">'
        f"{_lane('Standard decoding', _passes(slow, time), slow, size, time)}"
        f"{_squares(['same'] * slow, size)}"
        f"{_lane('Draft and verify', rounds, fast, size, time)}"
        f"{_squares(states, size)}"
        f"{_axis(span)}</div>"
        f'<p class="explain">{escape(say_race(run, time))}</p>'
    )


def _lane(name: str, blocks: str, emitted: int, size: int, time: float) -> str:
    return (
        f'<p class="race-name">{name}<b>{emitted} of {count(size, "token")}</b></p>'
        f'<div class="race-lane">{blocks}<i class="now" style="--at:{time:.4g}"></i></div>'
    )


def _passes(done: int, time: float) -> str:
    """The ordinary passes of standard decoding, the last of them perhaps unfinished."""
    full = "".join(_block("pass", at, 1, str(at + 1)) for at in range(done))
    return full + _block("pass running", done, time - done) if time > done else full


def _lap(lap: Lap, time: float) -> str:
    """One round: a block for each draft step, and one for the verify pass."""
    if time < lap.drafted - ROUNDING or time == 0:
        return ""
    done = time >= lap.end
    guesses = "".join(
        _block(
            f"step {status if done else 'pending'}", lap.start + i * lap.draft_cost, lap.draft_cost
        )
        for i, status in enumerate(lap.statuses)
        if lap.draft_cost > 0
    )
    verify = _block("verify", lap.drafted, lap.verify_cost, f"+{lap.emitted}") if done else ""
    return guesses + verify


def _block(kind: str, start: float, length: float, text: str = "") -> str:
    return f'<i class="{kind}" style="--at:{start:.4g};--for:{length:.4g}">{text}</i>'


def _token_states(lap: Lap) -> list[str]:
    """How each token that a round emitted came about."""
    accepted = lap.statuses.count(Status.ACCEPTED)
    return [Status.ACCEPTED.value] * accepted + [BONUS] * (lap.emitted - accepted)


def _squares(states: list[str], size: int) -> str:
    """The text as small numbered squares, filled as far as it is emitted."""
    filled = [*states, *["waiting"] * (size - len(states))]
    cells = "".join(f'<i class="{state}">{at}</i>' for at, state in enumerate(filled, start=1))
    return f'<div class="race-tokens">{cells}</div>'


def _axis(span: float) -> str:
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if span / step <= 12)
    ticks = "".join(
        f'<i style="--at:{at}">{at}</i>' for at in range(0, int(span + ROUNDING) + 1, step)
    )
    return f'<div class="race-axis">{ticks}</div><p class="race-unit">{_UNIT}</p>'


def _clock(time: float) -> str:
    return f"{round(time, 2):g}"
