"""Choices: which combinations of the heads' candidates a candidate tree holds."""

import json
from collections.abc import Iterable, Sequence
from itertools import chain as joined
from itertools import islice, product
from pathlib import Path

Choice = tuple[int, ...]
"""A path of ranks, counted from 0: the rank taken at head 1, then at head 2, and so on."""

MAX_NODES = 4096
"""The most nodes a candidate tree may have, root included."""
MAX_HEADS = 64
"""The most heads, so the most ranks a choice may have."""

_TREES = Path(__file__).parents[3] / "assets" / "trees"


class ChoicesError(ValueError):
    """A list of choices makes no tree; the message says why and what to do instead."""


def show_choice(choice: Sequence[int]) -> str:
    """A choice as people type it: ``(0, 1)`` becomes ``'0 1'``."""
    return " ".join(map(str, choice))


def sort_choices(choices: Iterable[Sequence[int]]) -> tuple[Choice, ...]:
    """Put choices in the order of the tree's nodes and check that they make a tree.

    Args:
        choices: paths of 0-based ranks, in any order; duplicates count once.

    Returns:
        The choices by length, then lexicographically: choice i becomes node i + 1
        (Cai et al. 2024, section 2.1.2, as the published code orders them).

    Raises:
        ChoicesError: a choice is empty, too long or has a negative rank, a prefix is missing,
            or there are more choices than a tree may have nodes.

    Example:
        >>> sort_choices([[0, 1], [1], [0]])
        ((0,), (1,), (0, 1))
    """
    known = set(map(tuple, choices))
    ordered = tuple(sorted(known, key=lambda choice: (len(choice), choice)))
    for choice in ordered:
        _check(choice, known)
    if len(ordered) >= MAX_NODES:
        raise ChoicesError(
            f"{len(ordered):,} choices make a tree of {len(ordered) + 1:,} nodes: "
            f"leave out {len(ordered) + 1 - MAX_NODES:,}, the most is {MAX_NODES:,} with the root."
        )
    return ordered


def _check(choice: Choice, known: set[Choice]) -> None:
    shown = show_choice(choice)
    if not 0 < len(choice) <= MAX_HEADS:
        raise ChoicesError(
            f"A choice has one rank a head, 1 to {MAX_HEADS} of them, not {len(choice)}."
        )
    if min(choice) < 0:
        raise ChoicesError(f"The choice {shown} has a negative rank: ranks count from 0.")
    if len(choice) > 1 and choice[:-1] not in known:
        missing = show_choice(choice[:-1])
        raise ChoicesError(
            f"The choice {shown} needs its prefix {missing}, which is missing: "
            f"add {missing} or leave out {shown}."
        )


def full_product(widths: Sequence[int]) -> tuple[Choice, ...]:
    """Every combination of the first ``widths[h]`` candidates of each head h.

    Args:
        widths: candidates taken of each head, 1 or more each.

    Returns:
        The sorted choices. A product larger than a tree may be is cut depth by depth;
        ``product_note`` says so.

    Raises:
        ChoicesError: a width is below 1, or there are too many heads.

    Example:
        >>> len(full_product([3, 2, 2]))  # 3 + 3 * 2 + 3 * 2 * 2
        21
    """
    if len(widths) > MAX_HEADS or min(widths, default=1) < 1:
        raise ChoicesError(f"Use 1 to {MAX_HEADS} heads with at least 1 candidate each.")
    kept = [min(width, MAX_NODES) for width in widths]  # product() writes each range out
    depths = range(1, len(kept) + 1)
    levels = (product(*map(range, kept[:depth])) for depth in depths)
    return tuple(islice(joined.from_iterable(levels), MAX_NODES - 1))


def product_note(widths: Sequence[int]) -> str | None:
    """One sentence when ``full_product(widths)`` had to be cut, else None.

    Example:
        >>> product_note([10, 10, 10, 10])  # doctest: +ELLIPSIS
        'The full product has 11,111 nodes, root included: ... 7,015 deepest are left out. ...'
    """
    nodes, level = 1, 1
    for width in widths:
        level *= width
        nodes += level
    if nodes <= MAX_NODES:
        return None
    return (
        f"The full product has {nodes:,} nodes, root included: the first {MAX_NODES:,} are kept "
        f"and the {nodes - MAX_NODES:,} deepest are left out. "
        "Use fewer candidates a head, fewer heads, or a list of choices."
    )


def chain(heads: int) -> tuple[Choice, ...]:
    """The tree that is no tree: only the best candidate of each head, one after the other.

    Example:
        >>> chain(3)
        ((0,), (0, 0), (0, 0, 0))
    """
    return full_product([1] * heads)


def load_choices(name: str) -> tuple[Choice, ...]:
    """A published list of choices, from ``assets/trees/<name>.json``; the file names its source."""
    text = (_TREES / f"{name}.json").read_text(encoding="utf-8")
    return sort_choices(json.loads(text)["choices"])


MC_SIM_7B_63 = load_choices("mc_sim_7b_63")
"""The published sparse tree for a 7B model: 63 choices for 4 heads of 10 candidates."""
