"""What people type <-> the candidates of Medusa heads: one line a round."""

from collections.abc import Iterable, Sequence

from specviz.engine.text.escapes import escape, plain, scan, split_at, split_lines, strip
from specviz.engine.tokens import Split

Candidates = tuple[str, ...]
HeadRounds = tuple[tuple[Candidates, ...], ...]
"""Round -> head -> candidates, the best first. Head 0 guesses the next token."""

_SIGNS = "|,"
_NO_HEADS = ("", "[]")
_NAMED_HEADS = 5


def parse_heads(typed: str, split: Split = Split.WORDS) -> tuple[HeadRounds, tuple[str, ...]]:
    r"""Read typed candidates: one line a round, ``|`` between heads, ``,`` between candidates.

    Words need no commas between them. Spaces around a candidate do not count. In every split
    ``\n \r \t \s`` stand for a newline, a return, a tab and a space, and ``\| \, \\`` for the
    signs themselves. A head without candidates offers nothing. An empty line, or ``[]``, is a
    round without heads; a newline at the very end of the text starts no round. A candidate that
    a head repeats counts once.

    Args:
        typed: any text.
        split: the kind of token.

    Returns:
        The candidates of each head of each round, and one sentence about each repetition.

    Example:
        >>> parse_heads("cat, dog | sat, ran | on")
        (((('cat', 'dog'), ('sat', 'ran'), ('on',)),), ())
    """
    typed_rounds = [_parse_round(line, split) for line in split_lines(typed)]
    rounds = tuple(tuple(map(_once, heads)) for heads in typed_rounds)
    repeats = [
        f"Line {line}, head {head} offers a candidate twice: it counts once."
        for line, heads in enumerate(typed_rounds, start=1)
        for head, candidates in enumerate(heads, start=1)
        if len(set(candidates)) < len(candidates)
    ]
    return rounds, _bounded(repeats)


def format_heads(rounds: Iterable[Sequence[Sequence[str]]], split: Split = Split.WORDS) -> str:
    r"""Write candidates so that ``parse_heads`` reads the same ones again.

    Args:
        rounds: round -> head -> candidates; tokens of the split, never empty.
        split: the kind of token.

    Returns:
        One line a round, without a newline at the end.

    Example:
        >>> format_heads([[["cat", "dog"], ["sat"], []], []])
        'cat, dog | sat | \n[]'
    """
    lines = [_format_round(heads, split) for heads in rounds]
    if lines and not lines[-1]:
        lines[-1] = "[]"
    return "\n".join(lines)


def _parse_round(line: str, split: Split) -> list[Candidates]:
    if line.strip(" \t") in _NO_HEADS:
        return []
    return [_parse_head(head, split) for head in split_at(scan(line, _SIGNS), "|")]


def _parse_head(units: Sequence[str], split: Split) -> Candidates:
    if split is Split.WORDS:
        units = ["," if unit.isspace() else unit for unit in units]
    pieces = (plain(strip(piece)) for piece in split_at(units, ","))
    return tuple(piece for piece in pieces if piece)


def _format_round(heads: Sequence[Sequence[str]], split: Split) -> str:
    line = " | ".join(
        ", ".join(escape(candidate, _SIGNS + " ") for candidate in head) for head in heads
    )
    if heads and line in _NO_HEADS:  # one head, which must not read as none
        line += ","
    return line


def _once(candidates: Candidates) -> Candidates:
    return tuple(dict.fromkeys(candidates))


def _bounded(notes: Sequence[str]) -> tuple[str, ...]:
    left = len(notes) - _NAMED_HEADS
    if left <= 0:
        return tuple(notes)
    return (*notes[:_NAMED_HEADS], f"The same holds for {left} more.")
