"""A recording as frames for the player."""

from html import escape

from specviz.engine import Round, Split, TreeRound
from specviz.engine.recording import GuessRound, HeadsRound
from specviz.engine.recording.opened import Opened
from specviz.view.counters import counters
from specviz.view.recorded.lanes import recorded_lanes
from specviz.view.recorded.tree import heads_html, tree_whys
from specviz.view.recorded.words import explain_recorded
from specviz.view.reel import WINDOW, Reel, window
from specviz.view.sentences import opening, say
from specviz.view.strip import strip
from specviz.view.tree.figures import tree_figures
from specviz.view.tree.sentences import explain_tree, say_tree

_GUESSES_AT_ONCE = 400
"""Guesses in one window of frames: each carries two lists of tokens."""


def span_of(opened: Opened, position: int) -> range:
    """The positions to send around one position; fewer when each holds many guesses."""
    steps = opened.trees.rounds if opened.trees else opened.session.rounds
    widest = max((len(step.draft) for step in steps), default=1)
    size = max(16, min(WINDOW, _GUESSES_AT_ONCE // max(1, widest)))
    return window(position, opened.session.calls + 1, size)


def recorded_reel(opened: Opened, span: range) -> Reel:
    """The frames of some positions; position 0 is before any call, position i is round i.

    Args:
        opened: the recording.
        span: the positions, as ``span_of`` gives them.
    """
    return Reel(
        name=f"{hash(opened.text):x}",
        total=opened.session.calls + 1,
        first=span.start,
        frames=tuple(_frame(opened, at) for at in span),
        says=tuple(_say(opened, at) for at in span),
        strip=_prompts_own(opened) + strip(opened.session, Split.BPE, span),
    )


def _prompts_own(opened: Opened) -> str:
    """The token that the prompt's own pass gave, which stands before round 1."""
    first = opened.recording.first_token
    return "" if first is None else f'<span data-at="0">{escape(opened.names[first])}</span>'


def _frame(opened: Opened, at: int) -> str:
    totals = (opened.trees or opened.session).running
    before = totals[at - 1] if at else None
    tiles = counters(before, totals[at], len(opened.session.target))
    words = f'<p class="explain">{escape(_explain(opened, at))}</p>'
    return f'<div class="recorded">{_picture(opened, at)}</div>{words}{tiles}'


def _picture(opened: Opened, at: int) -> str:
    if not opened.session.rounds:
        return ""
    index, verified = max(0, at - 1), at > 0
    recorded, names = opened.recording.rounds[index], opened.names
    if isinstance(recorded, GuessRound):
        return recorded_lanes(opened.session.rounds[index], recorded, names, verified)
    step = _tree_step(opened, index)
    why = tree_whys(step, recorded, names) if verified else ""
    return heads_html(recorded, names) + why + tree_figures(step, verified)


def _explain(opened: Opened, at: int) -> str:
    if at == 0:
        return _opening(opened)
    recorded = opened.recording.rounds[at - 1]
    if isinstance(recorded, HeadsRound):
        return explain_tree(_tree_step(opened, at - 1))
    return explain_recorded(opened.session.rounds[at - 1], recorded)


def _say(opened: Opened, at: int) -> str:
    if at == 0:
        return _opening(opened)
    if opened.trees:
        return say_tree(at, _tree_step(opened, at - 1))
    step: Round = opened.session.rounds[at - 1]
    return say(at, step)


def _opening(opened: Opened) -> str:
    if not opened.session.rounds:
        return "The recording holds no rounds: the prompt's own pass gave all there is."
    if opened.trees:
        return (
            "The prompt is processed and no call has been counted. Its pass gave the root of the "
            "first candidate tree, and the heads filled the tree. Step on to verify it."
        )
    return opening(opened.session)


def _tree_step(opened: Opened, index: int) -> TreeRound:
    assert opened.trees is not None
    return opened.trees.rounds[index]
