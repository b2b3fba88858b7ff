"""Read a setup from a link, a file or an example: everything in it may be wrong."""

from collections.abc import Mapping
from dataclasses import fields

from specviz.engine.drafters import MAX_DRAFT_LENGTH
from specviz.engine.inputs.fields import Reader, one_of, read_fields, share, text, whole
from specviz.engine.inputs.setup import MOST_SEED, Setup, Source
from specviz.engine.tokens import Split


def read_setup(values: Mapping[str, object]) -> tuple[Setup, tuple[str, ...]]:
    """Read a setup, keeping what is usable.

    Args:
        values: field name -> value; numbers may be text.

    Returns:
        The setup, with the default in place of every unusable value, and one sentence for each
        value that was ignored.

    Example:
        >>> read_setup({"length": "99"})[1]
        ('length=99 was ignored: type a whole number from 1 to 16.',)
    """
    good, notes = read_fields(_READERS, values)
    return Setup(**good), notes


_READERS: dict[str, Reader] = {
    "text": text,
    "draft": text,
    "split": one_of(Split),
    "drafter": one_of(Source),
    "length": whole(1, MAX_DRAFT_LENGTH),
    "match": share,
    "seed": whole(0, MOST_SEED),
    "second": text,
    "prompt": text,
}
assert list(_READERS) == [field.name for field in fields(Setup)]
