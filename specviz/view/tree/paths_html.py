"""The root-to-leaf paths of a round as a list: how far each matched and which won."""

from specviz.engine import TreeRound
from specviz.view.palette import BONUS
from specviz.view.text import count
from specviz.view.tree.marks import MOST_PATHS, attribute, named, pick, short, sign_and_word, states

_LETTERS = 12
_WON = ", won"


def paths_html(step: TreeRound, verified: bool = True) -> str:
    """List the root-to-leaf paths of a round, in the order in which ties are decided.

    The root, the same for all, is left out.

    Args:
        step: the round.
        verified: whether to show the verdict.

    Returns:
        One ``<ol>``. Items carry ``data-path`` and ``data-in`` (the path and its nodes, which
        light it); the path itself can be chosen (``data-pick``).
    """
    chips = _chips(step, verified)
    verdicts = _verdicts(step) if verified else [""] * len(step.tree.paths)
    items = [
        _item(step, index, nodes, chips, verdicts[index])
        for index, nodes in enumerate(step.tree.paths[:MOST_PATHS])
    ]
    left = len(verdicts) - MOST_PATHS
    more = f'<li class="more">and {count(left, "more path")}</li>' if left > 0 else ""
    return f'<ol class="paths">{"".join(items)}{more}</ol>'


def _verdicts(step: TreeRound) -> list[str]:
    """What became of each path; none wins when nothing was accepted."""
    matched = step.matched
    verdicts = [
        f"{length} of {len(path) - 1} matched"
        for length, path in zip(matched, step.tree.paths, strict=True)
    ]
    if step.accepted:
        verdicts[step.winner] += _WON
    return verdicts


def _item(
    step: TreeRound, index: int, nodes: tuple[int, ...], chips: list[str], verdict: str
) -> str:
    wins = verdict.endswith(_WON)
    links = " ".join([f"p{index}", *(f"n{node}" for node in nodes)])
    tokens = ", ".join(named(step.tree.candidates[node]) for node in nodes[1:])
    words = f"Path {index + 1}: {tokens or 'the root alone'}{verdict and '; '}{verdict}"
    shown = "".join(chips[node] for node in nodes[1:]) + (_bonus(step) if wins else "")
    return (
        f'<li class="path{" won" if wins else ""}" data-path="{index}" data-in="{links}">'
        f'<span class="choose" {pick(f"p{index}", words)}>'
        f'<span class="which">{index + 1}</span><span class="steps">{shown}</span>'
        f'<span class="verdict">{verdict}</span></span></li>'
    )


def _chips(step: TreeRound, verified: bool) -> list[str]:
    nodes = zip(step.tree.candidates, states(step, verified), strict=True)
    return [_chip(token, state, sign_and_word(state)[0]) for token, state in nodes]


def _chip(token: str, state: str, sign: str) -> str:
    text = short(token, _LETTERS)
    full = f' title="{attribute(named(token))}"' if text.endswith("…") else ""
    return f'<span class="mini {state}"{full}><i>{sign}</i><bdi>{text}</bdi></span>'


def _bonus(step: TreeRound) -> str:
    return "" if step.bonus is None else _chip(step.bonus, BONUS, "+1")
