"""The three linked pictures of one round: the tree, the mask and the list of paths."""

from dataclasses import replace
from html import escape

from specviz.engine import TreeRound
from specviz.view.text import count
from specviz.view.tree.mask_svg import mask_svg
from specviz.view.tree.paths_html import paths_html
from specviz.view.tree.sentences import mask_figure, mask_words, undrawn
from specviz.view.tree.svg import tree_svg


def tree_figures(step: TreeRound, verified: bool = True) -> str:
    """The three pictures of a round as HTML; choosing a path or node in one lights it in all.

    Args:
        step: the round.
        verified: whether to show the verdict; before it, every candidate is pending.
    """
    note = undrawn(step)
    more = f'<p class="note">{escape(note)}</p>' if note else ""
    return (
        f'<div class="medusa">{more}{_tree_and_paths(step, verified)}'
        f"{_figure('Tree attention', mask_figure(step), mask_svg(step, verified), 'of-mask')}"
        f'<p class="note">{escape(mask_words(step))}</p></div>'
    )


def pending_figures(step: TreeRound) -> str:
    """The tree and its paths as they are before the verdict, as HTML.

    Example:
        >>> from specviz.engine import build_tree, verify_tree
        >>> tree = build_tree([["a", "b"]], [[0], [1]])
        >>> sat, ran = (verify_tree([said], 0, tree) for said in "ab")
        >>> pending_figures(sat) == pending_figures(ran)
        True
    """
    unknown = replace(step, path=(0,), bonus=None)  # so that no picture can tell the verdict
    return f'<div class="medusa">{_tree_and_paths(unknown, verified=False)}</div>'


def _tree_and_paths(step: TreeRound, verified: bool) -> str:
    nodes = f"{count(len(step.draft), 'candidate')} and the root"
    paths = f"{count(len(step.tree.paths), 'path')}; the first of the longest matches wins"
    return (
        f"{_figure('Candidate tree', nodes, tree_svg(step, verified), 'of-tree')}"
        f"{_figure('Root-to-leaf paths', paths, paths_html(step, verified), 'of-paths')}"
    )


def _figure(name: str, number: str, picture: str, kind: str) -> str:
    """A picture in a box of its own that scrolls, under its name and its count."""
    return (
        f'<figure class="{kind}"><figcaption><b>{name}</b> <span>{number}</span></figcaption>'
        f'<div class="scroll" tabindex="0" role="region" aria-label="{name}">{picture}</div>'
        "</figure>"
    )
