"""The pictures of the guided tour: the player's own frames over the worked example."""

import re
from functools import cache
from itertools import product

from specviz.engine import Session, Split, replay, verify
from specviz.engine.inputs.play import play
from specviz.engine.inputs.setup import Setup
from specviz.view.lanes import chip
from specviz.view.palette import BONUS, LOOKS
from specviz.view.reel import session_reel
from specviz.view.rows import table_html
from specviz.view.text import shown

DRAFT_COSTS = (0.1, 0.5, 0.8)
"""What one draft call costs, as a share of a big-model call."""

_HEADS = (("on", "under"), ("the", "a"))
_AFTER = 3


@cache
def worked_example() -> Session:
    """The session of the tour."""
    return play(Setup()).session


@cache
def tour_picture(name: str) -> str:
    """A picture of the tour as HTML.

    Args:
        name: floor, guesses, round 1, round 2, round 3, miss, rounds, paths or pays.

    Raises:
        KeyError: there is no such picture.
    """
    session = worked_example()
    frames = session_reel(session, Split.WORDS, 0).frames
    rounds = {f"round {at}": frame for at, frame in enumerate(frames) if at}
    return {
        **rounds,
        "guesses": frames[0],
        "floor": _last_frame(replay(session.target)),
        "miss": _miss(session),
        "rounds": _table(session),
        "paths": _paths(session.target),
        "pays": _pays(session),
    }[name]


def _table(session: Session) -> str:
    """Every round, without the buttons that lead a player."""
    html = re.sub(r"<button[^>]*>(\d+)</button>", r"\1", table_html(session))
    return (
        "<div class='rounds-box' tabindex='0' role='region' aria-label='All rounds'>"
        f"{html.replace(' data-goto=', ' data-round=')}</div>"
    )


def _last_frame(session: Session) -> str:
    return session_reel(session, Split.WORDS, session.calls).frames[-1]


def _miss(session: Session) -> str:
    """Round 2 with two guesses after the first miss."""
    played = replay(session.target, [session.rounds[0].draft, ("on", "a", "mat", "and")])
    return session_reel(played, Split.WORDS, 2).frames[2]


def _paths(target: tuple[str, ...]) -> str:
    """Every path of two heads, each guess with its status, one path a row."""
    rows = []
    for path in product(*_HEADS):
        step = verify(target, _AFTER, path)
        pairs = zip(step.draft, step.statuses, strict=True)
        chips = "".join(chip(guess, status, LOOKS[status].sign) for guess, status in pairs)
        wins = step.accepted == len(path)
        last = chip(step.bonus or "", BONUS, LOOKS[BONUS].sign) if wins else ""
        rows.append(f"<li>{chips}{last}</li>")
    before = " ".join(shown(token) for token in target[:_AFTER])
    words = f"<p class='lead'>After “{before}”, one call checks all four paths:</p>"
    return f"{words}<ol class='paths'>{''.join(rows)}</ol>"


def _pays(session: Session) -> str:
    """What the session costs with drafts of different cost, in big-model calls."""
    standard = len(session.target)
    rows = "".join(
        f"<tr><th scope='row'>{cost:.0%} of a big-model call</th>"
        f"<td>{session.calls} + {session.drafted} × {cost:.1f} = {spent:.1f}</td>"
        f"<td>{standard} / {spent:.1f} = <b>{standard / spent:.2f}</b></td></tr>"
        for cost in DRAFT_COSTS
        for spent in [session.calls + session.drafted * cost]
    )
    return (
        "<table class='rounds score'><thead><tr><th scope='col'>One draft call costs</th>"
        "<th scope='col'>The session costs (big-model calls)</th><th scope='col'>Speed-up</th>"
        f"</tr></thead><tbody>{rows}</tbody></table>"
    )
