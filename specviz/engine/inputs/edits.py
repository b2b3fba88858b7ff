"""Change one round of a setup in place, keeping everything else."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate

from specviz.engine.inputs.edited import Edit
from specviz.engine.inputs.play import typed
from specviz.engine.inputs.setup import Setup, Source
from specviz.engine.notation import format_line
from specviz.engine.session import Session
from specviz.engine.text.escapes import split_lines
from specviz.engine.text.raw_bytes import token_bytes
from specviz.engine.tokens import Split, tokenize


def make_edit(setup: Setup, edit: Edit) -> Setup:
    """The setup after one edit of one round.

    Example:
        >>> make_edit(Setup(text="the cat sat"), Edit(1, True, 0, 2, "ran off")).text
        'the cat ran off'
    """
    if edit.rest:
        return edit_rest(setup, edit.start, edit.text)
    return edit_draft(setup, edit.index, edit.text)


def edit_draft(setup: Setup, index: int, line: str) -> Setup:
    """The setup with other guesses in one round.

    Args:
        setup: guesses of an automatic drafter are written out first.
        index: the round, from 0.
        line: the new guesses, as typed.

    Returns:
        A setup with typed guesses, line ``index`` replaced.

    Example:
        >>> edit_draft(Setup(), 0, "the, cat, sat").draft.splitlines()[0]
        'the, cat, sat'
    """
    if setup.drafter is not Source.TYPED:
        setup = typed(setup)
    lines = setup.draft.split("\n")
    lines += [""] * (index + 1 - len(lines))
    lines[index] = " ".join(split_lines(line)) or "[]"
    return replace(setup, draft="\n".join(lines))


def edit_rest(setup: Setup, start: int, rest: str) -> Setup:
    """The setup with another target text from one position on.

    Args:
        setup: any setup.
        start: how many tokens to keep, exactly as they were typed.
        rest: the new text after them.

    Example:
        >>> edit_rest(Setup(text="the cat sat"), 2, "ran off").text
        'the cat ran off'
    """
    return replace(setup, text=setup.text[: offset(setup, start)] + rest)


def offset(setup: Setup, start: int) -> int:
    """Where token ``start`` begins in the typed text, in characters.

    A BPE token may begin inside a character; then it is where that character begins.
    """
    return offsets(setup, (start,))[0]


def offsets(setup: Setup, starts: Sequence[int]) -> tuple[int, ...]:
    """Where each of several tokens begins in the typed text; see ``offset``.

    Example:
        >>> offsets(Setup(text="the cat sat"), (0, 1, 9))
        (0, 4, 11)
    """
    if setup.split is Split.WORDS:
        begins = [word.start() for word in re.finditer(r"\S+", setup.text)]
        return tuple(begins[at] if at < len(begins) else len(setup.text) for at in starts)
    tokens = [token_bytes(token) for token in tokenize(setup.text, setup.split)]
    ends = [0, *accumulate(map(len, tokens))]
    whole = b"".join(tokens)
    # Half a character is not kept.
    kept = (whole[: ends[min(at, len(tokens))]] for at in starts)
    return tuple(len(part.decode("utf-8", "ignore")) for part in kept)


def line_of(setup: Setup, session: Session, index: int) -> str:
    """The guesses of one round as they are, or would be, typed.

    Args:
        setup: what was typed.
        session: what follows from it.
        index: the round, from 0.
    """
    if setup.drafter is Source.TYPED:
        lines = setup.draft.split("\n")
        return lines[index] if index < len(lines) else ""
    return format_line(session.rounds[index].draft, session.target, setup.split)
