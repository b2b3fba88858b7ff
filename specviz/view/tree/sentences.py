"""What happened in a round with a candidate tree, in words and with the very tokens on screen."""

from specviz.engine import TreeRound
from specviz.view.text import count, quoted, visible
from specviz.view.tree.layout import MOST_DRAWN
from specviz.view.tree.mask_svg import MOST_ROWS


def explain_tree(step: TreeRound) -> str:
    """Which path won, what the call emitted and what it looked at. Plain text.

    Example:
        >>> from specviz.engine import build_tree, verify_tree
        >>> tree = build_tree([["a", "b"], ["c"]], [[0], [1], [1, 0]])
        >>> explain_tree(verify_tree("b x".split(), 0, tree))  # doctest: +NORMALIZE_WHITESPACE
        'The longest match is “b”: 1 accepted and the bonus “x”, 2 tokens from one call that
        looked at 3 candidates on 2 paths.'
    """
    if not step.draft:
        return (
            f"The heads offer nothing: the call gives the big model's own {quoted(step.emitted)} "
            "and nothing more, 1 token from one call. This is standard decoding."
        )
    return f"{_match(step)}{_bonus(step)}, {_price(step)}"


def say_tree(number: int, step: TreeRound) -> str:
    """The sentence a screen reader speaks when round ``number`` (from 1) is shown.

    Example:
        >>> from specviz.engine import build_tree, verify_tree
        >>> say_tree(2, verify_tree(["a"], 0, build_tree([["a", "b"]], [[0], [1]])))
        'Round 2: 2 candidates on 2 paths; accepted a; no bonus; emitted 1.'
    """
    paths = f"{count(len(step.draft), 'candidate')} on {count(len(step.tree.paths), 'path')}"
    kept = " ".join(visible(token) for token in step.emitted[: step.accepted]) or "nothing"
    bonus = "no bonus" if step.bonus is None else f"bonus {visible(step.bonus)}"
    guesses = paths if step.draft else "no candidates"
    return f"Round {number}: {guesses}; accepted {kept}; {bonus}; emitted {len(step.emitted)}."


def mask_figure(step: TreeRound) -> str:
    """The count that stands beside the mask, in plain text.

    Example:
        >>> from specviz.engine import build_tree, verify_tree
        >>> mask_figure(verify_tree(["a"], 0, build_tree([["a", "b"]], [[0], [1]])))
        '5 of 9 cells'
    """
    side = len(step.tree.candidates)
    return f"{step.tree.mask_cells:,} of {side * side:,} cells"


def mask_words(step: TreeRound) -> str:
    """Why one pass suffices, with the counts of this very tree, in plain text."""
    tree = step.tree
    if len(tree.paths) == 1:
        return "With a single path this is the plain causal mask: each token sees those before it."
    alone = sum(len(path) for path in tree.paths)
    return (
        "Each row sees the cached text, its ancestors and itself: all that it would see if its "
        f"path were alone. So one call over {count(len(tree.candidates), 'token')} answers what "
        f"{count(len(tree.paths), 'call')} over {count(alone, 'token')} would, one call a path."
    )


def undrawn(step: TreeRound) -> str:
    """One sentence when a tree is too large to be drawn whole, else an empty text."""
    nodes = len(step.tree.candidates)
    if nodes <= MOST_ROWS:
        return ""
    return (
        f"The tree has {nodes:,} nodes: the pictures draw at most {MOST_DRAWN} of them and "
        f"{MOST_ROWS} rows of the mask, the accepted path first. All of them are counted."
    )


def _match(step: TreeRound) -> str:
    if not step.accepted:
        return "No candidate of head 1 matches: nothing accepted"
    return f"The longest match is {quoted(step.emitted[: step.accepted])}: {step.accepted} accepted"


def _bonus(step: TreeRound) -> str:
    if step.bonus is None:
        return " and no bonus, since the target text has ended"
    return f" and the bonus {quoted([step.bonus])}{'' if step.accepted else ' alone'}"


def _price(step: TreeRound) -> str:
    emitted = count(len(step.emitted), "token")
    looked = count(len(step.draft), "candidate")
    return (
        f"{emitted} from one call that looked at {looked} on {count(len(step.tree.paths), 'path')}."
    )
