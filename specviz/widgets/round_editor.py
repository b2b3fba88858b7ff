"""The editor of the step-through page: a round's guesses, and what remains of the target."""

from specviz.engine import Session
from specviz.engine.inputs.edited import Edit
from specviz.engine.inputs.edits import make_edit
from specviz.engine.inputs.rounds_to_edit import session_to_edit
from specviz.engine.inputs.setup import Setup
from specviz.view.reel import window
from specviz.widgets.cached import table_news
from specviz.widgets.editor import editor
from specviz.widgets.state import current_setup, put_setup

EDITOR = "round_editor"
"""The widget key of the editor."""


def round_editor(setup: Setup, session: Session, at: int, alone: bool, search: str | None) -> None:
    """Two fields for the round on screen; an edit changes the whole session's inputs.

    Args:
        setup: the inputs.
        session: what they play.
        at: the position on screen.
        alone: whether the session is drawn without the page; then the editor passes on to the
            table and to the field of all guesses what they are to show.
        search: the page's query without the round; None where it does not hold the inputs.
    """
    editor(
        session_to_edit(setup, session, window(at, session.calls + 1)),
        at,
        key=EDITOR,
        make=_make,
        label="Guesses of round",
        placeholder="no guesses: standard decoding",
        help="Change either and press Enter: the whole session is played again.",
        news=_news(setup, session) if alone else None,
        search=search,
    )


def _make(edit: Edit) -> None:
    put_setup(make_edit(current_setup(), edit))


def _news(setup: Setup, session: Session) -> dict[str, object]:
    return {"table": table_news(session), "draft": setup.draft}
