"""What people type -> choices, and back."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from specviz.engine.tree.choices import (
    MAX_HEADS,
    MAX_NODES,
    Choice,
    ChoicesError,
    show_choice,
    sort_choices,
)

_BETWEEN = re.compile(r"[\])]\s*,?\s*[\[(]")
_RANK = re.compile(r"[0-9]{1,4}")
_SHOWN = 3


@dataclass(frozen=True, slots=True)
class ChoiceList:
    """A list of choices as it was understood.

    Attributes:
        choices: the sorted choices, every prefix present.
        notes: one sentence for everything that was passed over.
    """

    choices: tuple[Choice, ...]
    notes: tuple[str, ...] = ()


def parse_choices(typed: str) -> ChoiceList:
    r"""Read a list of choices, one a line.

    ``0 1 0``, ``0, 1, 0`` and ``[0, 1, 0]`` mean the same, and a line may hold several choices
    in brackets, so a published list can be pasted as it is. Empty lines are passed over.

    Args:
        typed: the text; may be empty (the tree is then the root alone).

    Returns:
        The choices in the tree's order. Duplicates count once and choices past the largest tree
        are left out, deepest first; a note says so.

    Raises:
        ChoicesError: a line holds no choice, or a prefix of one is missing; the message names
            the line and what to type instead.

    Example:
        >>> parse_choices("1\n0\n[0, 1]").choices
        ((0,), (1,), (0, 1))
    """
    lines: dict[Choice, int] = {}
    repeated = []
    for number, choice in _read(typed):
        if choice in lines:
            repeated.append(f"{show_choice(choice)} (line {number})")
        lines.setdefault(choice, number)
    _check_prefixes(lines)
    ordered = sorted(lines, key=lambda choice: (len(choice), choice))
    notes = [*_repeat_note(repeated), *_cut_note(len(ordered))]
    return ChoiceList(sort_choices(ordered[: MAX_NODES - 1]), tuple(notes))


def format_choices(choices: Iterable[Sequence[int]]) -> str:
    """Write choices one a line, in the tree's order: the inverse of ``parse_choices``.

    Example:
        >>> print(format_choices([[0, 1], [0]]))
        0
        0 1
    """
    return "\n".join(map(show_choice, sort_choices(choices)))


def _read(typed: str) -> Iterable[tuple[int, Choice]]:
    """Yield (line number, choice), line numbers from 1."""
    for number, line in enumerate(typed.splitlines(), start=1):
        for part in _BETWEEN.split(line):
            words = re.sub(r"[\[\](),;]", " ", part).split()
            if words:
                yield number, _choice(number, words)


def _choice(number: int, words: list[str]) -> Choice:
    if len(words) > MAX_HEADS:
        raise ChoicesError(
            f"Line {number} has {len(words):,} ranks: a choice has one rank a head, "
            f"at most {MAX_HEADS}. Put one choice on each line."
        )
    for word in words:
        if not _RANK.fullmatch(word):
            raise ChoicesError(
                f"Line {number}: “{word[:20]}” is not a rank. Type whole numbers from 0 to 9999, "
                "such as 0 1 0."
            )
    return tuple(map(int, words))


def _check_prefixes(lines: dict[Choice, int]) -> None:
    for choice, number in lines.items():
        prefix = choice[:-1]
        if prefix and prefix not in lines:
            missing = show_choice(prefix)
            raise ChoicesError(
                f"Line {number}: {show_choice(choice)} needs its prefix {missing}, which is "
                f"missing. Add a line {missing}, or leave out line {number}."
            )


def _repeat_note(repeated: list[str]) -> Iterable[str]:
    if repeated:
        more = f" and {len(repeated) - _SHOWN:,} more" if len(repeated) > _SHOWN else ""
        yield f"Repeated choices count once: {', '.join(repeated[:_SHOWN])}{more}."


def _cut_note(count: int) -> Iterable[str]:
    if count >= MAX_NODES:
        yield (
            f"{count:,} choices are too many: the first {MAX_NODES - 1:,} are kept and the "
            f"{count - MAX_NODES + 1:,} deepest are left out. Take out lines to choose yourself."
        )
