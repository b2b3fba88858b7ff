"""The editor of the Medusa page: what a round's heads offer, and what remains of the target."""

from specviz.engine.inputs.edited import Edit
from specviz.engine.tree.edits import edit_heads, edit_text
from specviz.engine.tree.heads_to_edit import heads_to_edit
from specviz.engine.tree.inputs import MedusaInputs
from specviz.engine.tree.played import MedusaPlayed
from specviz.view.reel import window
from specviz.widgets.editor import editor
from specviz.widgets.medusa_state import current_medusa, put_medusa


def heads_editor(inputs: MedusaInputs, played: MedusaPlayed, at: int) -> None:
    """Two fields for the round on screen; an edit changes the whole session's inputs."""
    editor(
        heads_to_edit(inputs, played, window(at, played.session.calls + 1)),
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
