"""Change one round of the Medusa page in place, keeping everything else."""

from collections.abc import Sequence
from dataclasses import replace

from specviz.engine.inputs.edits import edit_rest
from specviz.engine.inputs.setup import Setup
from specviz.engine.tokens import join
from specviz.engine.tree.build import Heads
from specviz.engine.tree.choice_notation import format_choices
from specviz.engine.tree.heads_notation import format_heads
from specviz.engine.tree.inputs import HeadSource, MedusaInputs, Shape
from specviz.engine.tree.play import play_medusa
from specviz.engine.tree.recorded import recorded_choices


def typed_heads(inputs: MedusaInputs) -> MedusaInputs:
    """The same session with the candidates of its heads written out, so that each can be edited.

    Of a recording the target and the tree are written out too.
    """
    played = play_medusa(inputs)
    lines = format_heads(played.heads, inputs.tokens)
    typed = replace(inputs, source=HeadSource.TYPED, heads=lines, split=inputs.tokens)
    if inputs.source is not HeadSource.RECORDED:
        return typed
    choices = format_choices(recorded_choices(inputs.recording))
    text = join(played.session.target, typed.split)
    return replace(typed, text=text, shape=Shape.CUSTOM, choices=choices)


def edit_heads(inputs: MedusaInputs, index: int, line: str) -> MedusaInputs:
    """The inputs with other heads in one round.

    Args:
        inputs: heads of a drafter are written out first.
        index: the round, from 0.
        line: what the heads offer, as typed.

    Example:
        >>> edit_heads(MedusaInputs(heads="a | b"), 1, "c").heads.splitlines()
        ['a | b', 'c']
    """
    if inputs.source is not HeadSource.TYPED:
        inputs = typed_heads(inputs)
    lines = inputs.heads.split("\n")
    lines += [""] * (index + 1 - len(lines))
    lines[index] = " ".join(line.splitlines()) or "[]"
    return replace(inputs, heads="\n".join(lines))


def edit_text(inputs: MedusaInputs, start: int, rest: str) -> MedusaInputs:
    """The inputs with another target text from one token on.

    Example:
        >>> edit_text(MedusaInputs(text="the cat sat"), 2, "ran off").text
        'the cat ran off'
    """
    if inputs.source is HeadSource.RECORDED:
        inputs = typed_heads(inputs)
    return replace(inputs, text=edit_rest(as_setup(inputs), start, rest).text)


def line_of_heads(inputs: MedusaInputs, heads: Sequence[Heads], index: int) -> str:
    """What the heads of one round offer, as it is or would be typed.

    Args:
        inputs: what was typed.
        heads: what the heads offered in each round.
        index: the round, from 0.
    """
    if inputs.source is HeadSource.TYPED:
        lines = inputs.heads.split("\n")
        return lines[index] if index < len(lines) else ""
    return format_heads([heads[index]], inputs.tokens)


def as_setup(inputs: MedusaInputs) -> Setup:
    """The text and the split as the step-through page knows them."""
    return Setup(text=inputs.text, split=inputs.split)
