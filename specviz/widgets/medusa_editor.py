"""The editor of the Medusa page: what a round's heads offer, and what remains of the target."""

from functools import lru_cache

from specviz.engine.inputs.edited import Edit
from specviz.engine.inputs.rounds_to_edit import RoundsToEdit
from specviz.engine.tree.edits import edit_heads, edit_text
from specviz.engine.tree.heads_to_edit import heads_to_edit
from specviz.engine.tree.inputs import MedusaInputs
from specviz.view.reel import window
from specviz.widgets.cached import cached_medusa
from specviz.widgets.editor import editor
from specviz.widgets.medusa_state import current_medusa, put_medusa


@lru_cache(maxsize=16)
def _rounds(inputs: MedusaInputs, span: range) -> RoundsToEdit:
    return heads_to_edit(inputs, cached_medusa(inputs), span)


def heads_editor(inputs: MedusaInputs, calls: int, at: int) -> None:
    """Two fields for the round on screen; an edit changes the whole session's inputs."""
    editor(
        _rounds(inputs, window(at, calls + 1)),
        at,
        key="heads_editor",
        make=_make,
        label="Heads of round",
        placeholder="no candidates: standard decoding",
        help="Candidates by commas, heads by |. Change either field and press Enter: the whole "
        "session is played again.",
    )


def _make(edit: Edit) -> None:
    inputs = current_medusa()
    if edit.rest:
        put_medusa(edit_text(inputs, edit.start, edit.text))
    else:
        put_medusa(edit_heads(inputs, edit.index, edit.text))
