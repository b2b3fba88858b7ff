"""The target text as a strip of segments; the player marks what is emitted and what remains."""

from collections.abc import Sequence
from html import escape

from specviz.engine import Round, Session, Split, TreeRound, TreeSession, join
from specviz.view.text import count


def strip(session: Session | TreeSession, split: Split, span: range) -> str:
    """The text around some positions as HTML.

    Args:
        session: the rounds whose tokens make up the text.
        split: how its tokens are joined.
        span: the positions whose text is wanted; position i is round i (position 0 emits nothing).

    Returns:
        One ``<span data-at="i">`` for each round of the span, with a count of what is left out
        on either side.
    """
    steps: Sequence[Round | TreeRound] = session.rounds[max(0, span.start - 1) : span.stop - 1]
    if not steps:
        return ""
    first, last = steps[0].start, steps[-1].end
    between = " " if split is Split.WORDS else ""
    parts = [
        f'<span data-at="{at}">{escape(join(step.emitted, split))}</span>'
        for at, step in enumerate(steps, start=max(1, span.start))
    ]
    return _gap(first) + between.join(parts) + _gap(len(session.target) - last)


def _gap(tokens: int) -> str:
    return f' <em class="gap">… {count(tokens, "token")} …</em> ' if tokens else ""
