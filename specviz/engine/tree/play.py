"""From the inputs of the Medusa page to the session they describe, and to the chain beside it."""

from collections.abc import Sequence
from dataclasses import dataclass

from specviz.engine.counts import in_order
from specviz.engine.inputs.play import cut_texts, unused_lines
from specviz.engine.tokens import tokenize
from specviz.engine.tree.build import Heads
from specviz.engine.tree.choice_notation import parse_choices
from specviz.engine.tree.choices import MC_SIM_7B_63, Choice, chain, full_product, product_note
from specviz.engine.tree.head_drafter import ranked_heads
from specviz.engine.tree.heads_notation import parse_heads
from specviz.engine.tree.inputs import HeadSource, MedusaInputs, Shape
from specviz.engine.tree.numbers import parse_accuracy, parse_widths
from specviz.engine.tree.played import MedusaPlayed, heads_by_position
from specviz.engine.tree.recorded import play_recorded
from specviz.engine.tree.session import HeadDrafter, TreeSession, replay_tree

MOST_LOOKED_AT = 250_000
"""Candidates times target tokens in one session; a larger one uses the start of its text."""

_LABELS = {"text": "target text", "heads": "heads", "choices": "list of choices"}


@dataclass(frozen=True, slots=True)
class _Source:
    """Where heads come from: a drafter, and how many candidates each head offers at most."""

    propose: HeadDrafter
    widths: tuple[int, ...]
    notes: tuple[str, ...] = ()
    lines: int | None = None


def play_medusa(inputs: MedusaInputs) -> MedusaPlayed:
    """Play the session of some inputs, and the chain beside it.

    Args:
        inputs: any inputs; texts longer than 20,000 characters are used up to there.

    Returns:
        Both sessions and what is to be said about how the inputs were read.

    Raises:
        ValueError: a list of numbers or choices cannot be used (``read_medusa`` lets none pass).

    Example:
        >>> played = play_medusa(MedusaInputs())
        >>> played.session.calls, played.chain.calls
        (3, 5)
    """
    if inputs.source is HeadSource.RECORDED:
        return play_recorded(inputs.recording)
    inputs, notes = cut_texts(inputs, _LABELS)
    source = _source(inputs)
    choices, said = _choices(inputs, source.widths)
    target, shortened = _shortened(tokenize(inputs.text, inputs.split), choices, source)
    offered: dict[int, Heads] = {}

    def propose(target: Sequence[str], start: int) -> Heads:
        if start not in offered:
            offered[start] = source.propose(target, start)
        return offered[start]

    session = replay_tree(target, propose, choices)
    heads = tuple(offered.values())
    beside = propose if source.lines is None else heads_by_position(offered)
    depth = max(map(len, choices), default=0)
    notes += source.notes + said + shortened + _unused(inputs, source, session, len(choices))
    straight = replay_tree(target, beside, chain(depth))
    return MedusaPlayed(session, straight, heads, notes)


def _source(inputs: MedusaInputs) -> _Source:
    if inputs.source is HeadSource.RANKED:
        accuracy = parse_accuracy(inputs.accuracy)
        drafter = ranked_heads(accuracy, inputs.width, inputs.seed)
        return _Source(drafter, (inputs.width,) * len(accuracy))
    rounds, notes = parse_heads(inputs.heads, inputs.split)
    deepest = max(map(len, rounds), default=0)
    widths = tuple(
        max(len(heads[depth]) for heads in rounds if depth < len(heads)) for depth in range(deepest)
    )
    return _Source(in_order(rounds), widths, notes, len(rounds))


def _choices(
    inputs: MedusaInputs, widths: tuple[int, ...]
) -> tuple[tuple[Choice, ...], tuple[str, ...]]:
    """The choices of the shape, and what is to be said about them."""
    if inputs.shape is Shape.SPARSE:
        return MC_SIM_7B_63, ()
    if inputs.shape is Shape.CUSTOM:
        parsed = parse_choices(inputs.choices)
        return parsed.choices, parsed.notes
    if inputs.shape is Shape.CHAIN:
        return chain(min(len(widths), 64)), ()
    if inputs.shape is Shape.PRODUCT:
        widths = parse_widths(inputs.widths)
    widths = tuple(max(1, width) for width in widths[:64])
    note = product_note(widths)
    return full_product(widths), (note,) if note else ()


def _shortened(
    target: tuple[str, ...], choices: tuple[Choice, ...], source: _Source
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The part of the target that a tree of this size can be played on."""
    most = MOST_LOOKED_AT // max(1, len(choices), sum(source.widths))
    if len(target) <= most:
        return target, ()
    return target[:most], (
        f"Only the first {most:,} of {len(target):,} target tokens are used, since the tree has "
        f"{len(choices):,} candidates: choose a smaller tree to use all of the text.",
    )


def _unused(
    inputs: MedusaInputs, source: _Source, session: TreeSession, choices: int
) -> tuple[str, ...]:
    """What is to be said of lines without a round, rounds without a line, and absent nodes."""
    notes = () if source.lines is None else unused_lines(source.lines, session.calls)
    absent = choices - len(session.rounds[0].draft) if session.rounds else 0
    if absent and session.rounds[0].draft:
        notes += (
            f"The tree's shape has {choices:,} choices, but the heads of round 1 offer fewer "
            f"candidates than it asks for: {absent:,} of its choices make no node there.",
        )
    return notes
