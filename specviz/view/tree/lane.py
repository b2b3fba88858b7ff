"""What one call with a candidate tree emits, as one lane of chips: the path, then the bonus."""

from html import escape

from specviz.engine import Status, TreeRound
from specviz.view.glossary import term
from specviz.view.lanes import chip, legend
from specviz.view.palette import BONUS, LOOKS, PENDING
from specviz.view.text import count

_BONUS_TIP = "The big model's own token, from the same call: the root of the next tree."


def tree_lane(step: TreeRound, verified: bool = True) -> str:
    """A round's emitted tokens as HTML: the accepted path, then the bonus.

    Args:
        step: the round.
        verified: whether the verdict is in; before it, nothing has been emitted.
    """
    chips = _emitted(step) if verified else [_item(chip("?", PENDING, "not verified yet"), "?")]
    marks = legend(step.statuses[1:], step.bonus is not None) if verified else ""
    return (
        f'<div class="lane"><span class="lane-label">{term("call", "One call")} emits</span>'
        f"<ol>{''.join(chips)}</ol>{marks}</div>"
    )


def _emitted(step: TreeRound) -> list[str]:
    chips = [_accepted(step, node) for node in step.path[1:]]
    if step.bonus is not None:
        words = f"bonus {step.bonus}"
        chips.append(_item(chip(step.bonus, BONUS, LOOKS[BONUS].sign, _BONUS_TIP), words))
    return chips


def _accepted(step: TreeRound, node: int) -> str:
    token, choice = step.tree.candidates[node], step.tree.choices[node - 1]
    place = f"candidate {choice[-1] + 1} of head {len(choice)}"
    sign = f"✓ head {len(choice)}, {_ordinal(choice[-1] + 1)}"
    return _item(chip(token, Status.ACCEPTED, sign, place), f"{token}, accepted, {place}")


def _ordinal(rank: int) -> str:
    """A rank as people say it.

    Example:
        >>> [_ordinal(rank) for rank in (1, 2, 3, 11, 22)]
        ['1st', '2nd', '3rd', '11th', '22nd']
    """
    ending = {1: "st", 2: "nd", 3: "rd"}.get(rank % 10, "th")
    return f"{rank}{'th' if rank % 100 in (11, 12, 13) else ending}"


def _item(shown: str, words: str) -> str:
    """One chip; ``words`` is what a screen reader says of it."""
    return (
        f'<li><span class="vh">{escape(words)}</span><span aria-hidden="true">{shown}</span></li>'
    )


def opening_tree(step: TreeRound | None) -> str:
    """What is to be said before any call, as plain text; ``step`` is the first round, if any."""
    if step is None:
        return "The target text is empty: type some words and every round appears here."
    candidates = count(len(step.draft), "candidate")
    return (
        "Nothing is emitted yet: the prompt's pass gave the first root, and no call has been "
        f"counted. The first tree holds {candidates} on {count(len(step.tree.paths), 'path')}. "
        "Step on to verify all of them in one call."
    )
