"""One session under each real engine's definitions; see definitions.py."""

from dataclasses import dataclass

from specviz.engine.metrics.definitions import DEFINITIONS, Definition
from specviz.engine.metrics.tally import Tally, count

__all__ = ["DEFINITIONS", "Definition", "Measure", "Tally", "count", "measure"]


@dataclass(frozen=True, slots=True)
class Measure:
    """A definition applied to a session: a value, or None and the reason."""

    definition: Definition
    value: float | None
    reason: str = ""


def measure(counts: Tally) -> tuple[Measure, ...]:
    """Apply every definition to the counts of one session, ours first.

    Example:
        >>> from specviz.engine import replay
        >>> perfect = replay("a b c d e f".split(), [["a", "b", "c", "d"], ["f"] * 4])
        >>> ours, *others = measure(count(perfect))
        >>> ours.value
        3.0
    """
    return tuple(_apply(definition, counts) for definition in DEFINITIONS)


def _apply(definition: Definition, counts: Tally) -> Measure:
    if counts.is_tree and definition.tree:
        return Measure(definition, None, definition.tree)
    value = definition.compute(counts)
    return Measure(
        definition, value, "" if value is not None else "undefined: nothing to divide by"
    )
