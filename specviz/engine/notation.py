"""What people type <-> drafts: one line a round."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from specviz.engine.text.escapes import escape, plain, scan, split_at, split_lines, strip
from specviz.engine.tokens import Split, join, tokenize

_SIGNS = ",[];"
_BOUNDARY = r"\;"
_NAMED_LINES = 5


@dataclass(frozen=True, slots=True)
class Parsed:
    """The drafts that were typed.

    Attributes:
        drafts: the guesses of each round, one draft a typed line.
        notes: one sentence about each thing that may not have been meant, naming its line.
    """

    drafts: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...]


def parse_drafts(typed: str, target: Sequence[str], split: Split = Split.WORDS) -> Parsed:
    r"""Read typed guesses, one line a round.

    Words: ``the, cat, dog`` and ``the cat dog`` and ``[the, cat, dog]`` mean the same. Other
    splits: a line without commas is split as the target is, spaces included; commas separate
    pieces, and in characters the spaces around a piece do not count. There ``\n \r \t \s`` stand
    for a newline, a return, a tab and a space, ``\, \\ \[ \]`` for the signs themselves, and
    ``\;`` ends a token where the split would not. In every split, commas are plain characters
    when the target contains one: a line is then split exactly as the target is.

    An empty line, or ``[]``, is a round without guesses. A newline at the very end of the text
    starts no round. Nothing that is typed is an error.

    Args:
        typed: any text.
        target: every token of the target text.
        split: the kind of token.

    Returns:
        The drafts and the notes.

    Example:
        >>> parse_drafts("the, cat, dog\n[on the moon]", ("the", "cat", "sat")).drafts
        (('the', 'cat', 'dog'), ('on', 'the', 'moon'))
    """
    separates = _commas_separate(target)
    lines = split_lines(typed)
    drafts = tuple(_parse(line, separates, split) for line in lines)
    only_commas = [
        number
        for number, (line, draft) in enumerate(zip(lines, drafts, strict=True), start=1)
        if not draft and "," in line
    ]
    return Parsed(drafts, tuple(_note_only_commas(only_commas)))


def parse_line(line: str, target: Sequence[str], split: Split = Split.WORDS) -> tuple[str, ...]:
    """Read the guesses of one round; the rules are those of ``parse_drafts``.

    Example:
        >>> parse_line("the cat", ("the", "cat", "sat"), Split.CHARACTERS)
        ('t', 'h', 'e', ' ', 'c', 'a', 't')
    """
    return _parse(line, _commas_separate(target), split)


def format_drafts(
    drafts: Sequence[Sequence[str]], target: Sequence[str], split: Split = Split.WORDS
) -> str:
    r"""Write drafts so that ``parse_drafts`` reads the same drafts again.

    Args:
        drafts: the guesses of each round; tokens of the split, never empty. A word with a comma
            in it can be written only when the target contains a comma too.
        target: every token of the target text.
        split: the kind of token.

    Returns:
        One line a round, without a newline at the end.

    Example:
        >>> format_drafts([("the", "cat"), ()], ("the", "cat", "sat"))
        'the, cat\n[]'
    """
    separates = _commas_separate(target)
    lines = [_format(draft, separates, split) for draft in drafts]
    if lines and not lines[-1]:
        lines[-1] = "[]"
    return "\n".join(lines)


def format_line(draft: Sequence[str], target: Sequence[str], split: Split = Split.WORDS) -> str:
    """Write the guesses of one round so that ``parse_line`` reads them again.

    Example:
        >>> format_line(("the", "cat"), ("the", "cat", "sat"))
        'the, cat'
    """
    return _format(draft, _commas_separate(target), split)


def _commas_separate(target: Sequence[str]) -> bool:
    return not any("," in token for token in target)


def _parse(line: str, separates: bool, split: Split) -> tuple[str, ...]:
    if split is Split.WORDS:
        words = "".join(_unwrap(line.strip()))
        return tokenize(words.replace(",", " ") if separates else words)
    units = _unwrap(scan(line, _SIGNS))
    pieces: list[Sequence[str]] = [units]
    if separates and "," in units:
        pieces = [piece for piece in split_at(units, ",") if strip(piece)]
        if split is Split.CHARACTERS:  # BPE tokens carry their own spaces
            pieces = [strip(piece) for piece in pieces]
    return tuple(token for piece in pieces for token in _piece_tokens(piece, split))


def _piece_tokens(piece: Sequence[str], split: Split) -> Sequence[str]:
    if _BOUNDARY in piece:
        return [plain(token) for token in split_at(piece, _BOUNDARY) if token]
    return tokenize(plain(piece), split)


def _format(draft: Sequence[str], separates: bool, split: Split) -> str:
    if split is Split.WORDS:
        line = (", " if separates else " ").join(draft)
        return f"[{line}]" if _is_wrapped(line) else line
    signs = "," if separates else ""
    line = escape(join(draft, split), signs)
    if tokenize(join(draft, split), split) != tuple(draft):
        line = "".join(escape(token, signs) + _BOUNDARY for token in draft)
    return f"[{line}]" if _is_wrapped(strip(scan(line, _SIGNS))) else line


def _unwrap(units: Sequence[str]) -> Sequence[str]:
    """The units without the one pair of brackets around all of them, if there is one."""
    stripped = strip(units)
    return stripped[1:-1] if _is_wrapped(stripped) else units


def _is_wrapped(units: Sequence[str]) -> bool:
    """Whether the bracket that opens the line is closed by the one that ends it."""
    if not units or units[0] != "[":
        return False
    depth = 0
    for index, unit in enumerate(units):
        depth += (unit == "[") - (unit == "]")
        if depth == 0:
            return index == len(units) - 1
    return False


def _note_only_commas(numbers: Sequence[int]) -> Iterator[str]:
    named = ", ".join(map(str, numbers[:_NAMED_LINES]))
    if len(numbers) > _NAMED_LINES:
        named += f" and {len(numbers) - _NAMED_LINES} more"
    if len(numbers) == 1:
        yield f"Line {named} has only commas, so it is a round without guesses."
    elif numbers:
        yield f"Lines {named} have only commas, so they are rounds without guesses."
