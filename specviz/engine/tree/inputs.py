"""Everything a person chose or typed on the Medusa page; a session is a pure function of it."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum
from typing import Any

from specviz.engine.inputs.fields import Reader, one_of, read_fields, share, text, whole
from specviz.engine.inputs.setup import MOST_SEED
from specviz.engine.tokens import Split
from specviz.engine.tree.choice_notation import parse_choices
from specviz.engine.tree.numbers import parse_accuracy, parse_chances, parse_widths
from specviz.engine.tree.recorded import has_trees, tree_recordings

MOST_RANKED = 16
"""The most candidates that a ranked head offers."""


class HeadSource(StrEnum):
    """Where the heads' candidates come from."""

    TYPED = "typed"
    RANKED = "ranked"
    RECORDED = "recorded"
    """A real model's; the target and the tree are the recording's too."""


class Shape(StrEnum):
    """Which combinations of the heads' candidates the tree holds."""

    PRODUCT = "product"
    ALL = "all"
    CHAIN = "chain"
    SPARSE = "mc_sim_7b_63"
    CUSTOM = "custom"


@dataclass(frozen=True, slots=True)
class MedusaInputs:
    """What was chosen and typed; the defaults are the worked example.

    Attributes:
        text: the target text.
        split: how it is cut into tokens.
        source: where the heads' candidates come from.
        heads: typed candidates, one line a round, ``|`` between heads; used when TYPED.
        accuracy: for RANKED, how often each head's first candidate is right, as typed.
        width: for RANKED, candidates a head offers, 1 to 16.
        seed: for RANKED, which draws are made.
        recording: for RECORDED, the name of a shipped recording of Medusa heads.
        shape: which combinations the tree holds.
        widths: for PRODUCT, candidates taken of each head, as typed.
        choices: for CUSTOM, the list of choices, as typed.
        chances: for typical acceptance, the children of a node and their weights, as typed.
        eps: for typical acceptance, the hard threshold, 0 to 1.
        delta: for typical acceptance, the factor of the entropy threshold, 0 to 1.

    Example:
        >>> MedusaInputs(seed=7).changed()
        {'seed': 7}
    """

    text: str = "the cat sat on the mat and slept"
    split: Split = Split.WORDS
    source: HeadSource = HeadSource.TYPED
    heads: str = (
        "the, a, one | dog, cat | sat, ran\n"
        "a, the, its | mat, hat | in, on\n"
        "slept, sat, ran | soundly, well | until, for"
    )
    accuracy: str = "0.6, 0.4, 0.3, 0.2"
    width: int = 10
    seed: int = 1
    recording: str = "medusa-steps"
    shape: Shape = Shape.PRODUCT
    widths: str = "3, 2, 2"
    choices: str = "0\n1\n2\n0 0\n0 1\n1 0\n0 1 0"
    chances: str = "sat 40, slept 25, ran 15, lay 12, purred 5, sang 3"
    eps: float = 0.09
    delta: float = 0.3

    @property
    def tokens(self) -> Split:
        """The kind of token on screen: a recording has a real model's."""
        return Split.BPE if self.source is HeadSource.RECORDED else self.split

    def changed(self) -> dict[str, Any]:
        """The fields that differ from the worked example, as plain values."""
        mine, default = asdict(self), asdict(MedusaInputs())
        return {name: value for name, value in mine.items() if value != default[name]}


def read_medusa(
    values: Mapping[str, object], base: MedusaInputs | None = None
) -> tuple[MedusaInputs, tuple[str, ...]]:
    """Read inputs from a link, an example or the page, keeping what is usable.

    Args:
        values: field name -> value; numbers may be text.
        base: stands in for what is missing or unusable; the worked example when None.

    Returns:
        The inputs, and one sentence for each value that was ignored.

    Example:
        >>> read_medusa({"width": "99"})[1]
        ('width=99 was ignored: type a whole number from 1 to 16.',)
    """
    good, notes = read_fields(_READERS, values)
    return replace(base or MedusaInputs(), **good), notes


def _checked(parse: Callable[[str], object]) -> Reader:
    """A reader of texts that ``parse`` can read."""

    def read(value: object) -> str:
        typed = text(value)
        try:
            parse(typed)
        except ValueError as error:
            raise ValueError(str(error).rstrip(".")) from None
        return typed

    return read


def _recording(value: object) -> str:
    name = text(value)
    if not has_trees(name):
        raise ValueError(f"type one of {', '.join(tree_recordings())}")
    return name


_READERS: dict[str, Reader] = {
    "text": text,
    "split": one_of(Split),
    "source": one_of(HeadSource),
    "heads": text,
    "accuracy": _checked(parse_accuracy),
    "width": whole(1, MOST_RANKED),
    "seed": whole(0, MOST_SEED),
    "recording": _recording,
    "shape": one_of(Shape),
    "widths": _checked(parse_widths),
    "choices": _checked(parse_choices),
    "chances": _checked(parse_chances),
    "eps": share,
    "delta": share,
}
assert list(_READERS) == [field.name for field in fields(MedusaInputs)]
