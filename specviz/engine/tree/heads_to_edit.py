"""What an editor needs to offer every round of the Medusa page for editing."""

from specviz.engine.inputs.rounds_to_edit import RoundsToEdit, rounds_to_edit
from specviz.engine.tree.edits import as_setup, line_of_heads, typed_heads
from specviz.engine.tree.inputs import HeadSource, MedusaInputs
from specviz.engine.tree.played import MedusaPlayed


def heads_to_edit(inputs: MedusaInputs, played: MedusaPlayed, span: range) -> RoundsToEdit:
    """The rounds whose positions are in ``span``; of a recording everything is written out.

    Args:
        inputs: what was typed.
        played: what follows from it.
        span: positions on screen; round i stands at position i + 1.
    """
    typed = typed_heads(inputs) if inputs.source is HeadSource.RECORDED else inputs

    def line(index: int) -> str:
        return line_of_heads(typed, played.heads, index)

    session = played.session
    starts = tuple(step.start for step in session.rounds)
    return rounds_to_edit(as_setup(typed), starts, len(session.target), span, line)
