"""The editor of the step-through page: a round's guesses, and what remains of the target."""

from specviz.engine import Session
from specviz.engine.inputs.edited import Edit
from specviz.engine.inputs.edits import edit_draft, edit_rest
from specviz.engine.inputs.rounds_to_edit import session_to_edit
from specviz.engine.inputs.setup import Setup
from specviz.view.reel import window
from specviz.widgets.editor import editor
from specviz.widgets.state import current_setup, put_setup


def round_editor(setup: Setup, session: Session, at: int) -> None:
    """Two fields for the round on screen; an edit changes the whole session's inputs."""
    editor(
        session_to_edit(setup, session, window(at, session.calls + 1)),
        at,
        key="round_editor",
        make=_make,
        label="Guesses of round",
        placeholder="no guesses: standard decoding",
        help="Change either and press Enter: the whole session is played again.",
    )


def _make(edit: Edit) -> None:
    setup = current_setup()
    if edit.rest:
        put_setup(edit_rest(setup, edit.start, edit.text))
    else:
        put_setup(edit_draft(setup, edit.index, edit.text))
