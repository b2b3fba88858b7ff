"""What the three pictures of a candidate tree share: states, links between them, short labels."""

import unicodedata
from collections.abc import Iterable
from html import escape

from specviz.engine import Status, Tree, TreeRound
from specviz.engine.tree.build import PROMPT
from specviz.view.palette import LOOKS, PENDING
from specviz.view.text import visible

ROOT = "root"
MOST_PATHS = 200
"""Paths listed; the rest is counted in words, and cannot be chosen."""
_LONGEST_TITLE = 200
_UNDRAWABLE = {"Cc", "Cs"}


def states(step: TreeRound, verified: bool = True) -> tuple[str, ...]:
    """The state of every node, as a CSS class.

    Returns:
        "root" for node 0, then a status each, or "pending" before the verdict.
    """
    if verified:
        return (ROOT, *step.statuses[1:])
    return (ROOT, *[PENDING] * len(step.draft))


def sign_and_word(state: str) -> tuple[str, str]:
    """The sign and the word of a state, both readable without colour.

    Example:
        >>> sign_and_word("rejected"), sign_and_word("pending")
        (('✗', 'rejected'), ('?', 'not verified yet'))
    """
    if state == ROOT:
        return "", "already right"
    if state == PENDING:
        return "?", "not verified yet"
    sign, _, word = LOOKS[state].sign.partition(" ")
    return sign, word


def node_links(tree: Tree, nodes: Iterable[int]) -> tuple[str, ...]:
    """For each node, the names of what lights it up in the tree and above the mask's columns.

    Those are the nodes that see it (itself and its descendants) and the paths it is on. So
    choosing a node lights the way from the root to it, and choosing a path lights its nodes.

    Args:
        tree: the candidate tree.
        nodes: the nodes drawn, which alone can be chosen.

    Example:
        >>> from specviz.engine import build_tree
        >>> node_links(build_tree([["a", "b"]], [[0], [1]]), range(3))
        ('n0 n1 n2 p0 p1', 'n1 p1', 'n2 p0')
    """
    seen_by: list[list[int]] = [[] for _ in tree.parents]
    rows = tree.mask
    for node in nodes:
        for seen in rows[node]:
            seen_by[seen].append(node)
    paths = _paths_through(tree)
    return tuple(
        " ".join([*(f"n{node}" for node in by), *(f"p{path}" for path in on)])
        for by, on in zip(seen_by, paths, strict=True)
    )


def row_links(tree: Tree) -> tuple[str, ...]:
    """For each node, the names of what lights its row of the mask: itself and its paths."""
    return tuple(
        " ".join([f"n{node}", *(f"p{path}" for path in on)])
        for node, on in enumerate(_paths_through(tree))
    )


def pick(name: str, words: str) -> str:
    """The attributes of an element that can be chosen; ``words`` is what it is called."""
    return f'data-pick="{name}" tabindex="0" role="button" aria-label="{attribute(words)}"'


def attribute(words: str) -> str:
    """Plain text as the value of an attribute."""
    return escape(_drawable(words), quote=True)


def short(token: str, width: int) -> str:
    """A token as escaped text of at most ``width`` columns, cut with an ellipsis.

    Wide characters, such as Chinese ones and emoji, take two columns. What has no picture of its
    own is drawn as a sign.

    Example:
        >>> short("unbelievable", 8), short("<b>", 8)
        ('unbelie…', '&lt;b&gt;')
    """
    text = _drawable(visible(token))
    if text.isascii() and len(text) <= width:
        return escape(text)
    sizes = [_columns(char) for char in text]
    if sum(sizes) <= width:
        return escape(text)
    kept = 0
    while kept < len(text) and sum(sizes[: kept + 1]) < width:
        kept += 1
    return escape(text[:kept]) + "…"


def title(words: str) -> str:
    """A tooltip for SVG: the full token and what is to be said of it, escaped and bounded."""
    return f"<title>{escape(_drawable(words))}</title>"


def named(token: str) -> str:
    """A token in quotes, in plain text; the root of the first round is called "prompt"."""
    if token == PROMPT:
        return "prompt"
    text = visible(token)
    return f"“{text if len(text) <= _LONGEST_TITLE else text[: _LONGEST_TITLE - 1] + '…'}”"


def describe(step: TreeRound, node: int, state: str) -> str:
    """One node in plain words, for tooltips and screen readers."""
    word = sign_and_word(state)[1]
    token = named(step.tree.candidates[node])
    if node == 0:
        return f"Root {token}, {word}"
    choice = step.tree.choices[node - 1]
    return f"Node {node}: {token}, candidate {choice[-1] + 1} of head {len(choice)}, {word}"


def is_lit(state: str) -> bool:
    """Whether a node is on the accepted path, the root included."""
    return state in (ROOT, Status.ACCEPTED)


def _paths_through(tree: Tree) -> list[list[int]]:
    """For each node, which of the root-to-leaf paths listed it is on."""
    through: list[list[int]] = [[] for _ in tree.parents]
    for path, nodes in enumerate(tree.paths[:MOST_PATHS]):
        for node in nodes:
            through[node].append(path)
    return through


def _drawable(text: str) -> str:
    """A text without control characters and the like, which markup may not hold."""
    if text.isprintable():
        return text
    return "".join(
        "·" if unicodedata.category(char) in _UNDRAWABLE or char in "\ufffe\uffff" else char
        for char in text
    )


def _columns(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
