"""A recording that is open: what its file says, and the session that is replayed from it."""

from dataclasses import dataclass

from specviz.engine.metrics.tally import Tally, count
from specviz.engine.recording import (
    HeadsRound,
    Kind,
    Recording,
    head_tokens,
    overrun_matches,
    read,
    to_session,
    token_names,
)
from specviz.engine.session import Session
from specviz.engine.tree.build import grow
from specviz.engine.tree.session import TreeSession
from specviz.engine.tree.verify import TreeRound


@dataclass(frozen=True, slots=True, eq=False)
class Opened:
    """A recording and what is replayed from it; two are equal only if they are the same object.

    Attributes:
        name: what the page calls it.
        text: the content of its file.
        recording: what was read from it.
        names: the token string of every id.
        session: the replay; of a tree round the draft is one path, see ``to_session``.
        trees: the rounds with their candidate trees; None unless Medusa heads made them.
    """

    name: str
    text: bytes
    recording: Recording
    names: dict[int, str]
    session: Session
    trees: TreeSession | None

    @property
    def tally(self) -> Tally:
        """The counts of which every engine's numbers are made."""
        return count(
            self.session,
            overrun_matches=overrun_matches(self.recording),
            first_token=self.recording.first_token is not None,
            is_tree=self.trees is not None,
        )


def open_recording(text: bytes, name: str) -> Opened:
    """Read a recording file and replay it.

    Args:
        text: the content of the file.
        name: what to call it.

    Raises:
        RecordingError: what is wrong, in one sentence that names the place.
    """
    recording = read(text)
    session = to_session(recording)
    names = token_names(recording.tokens)
    trees = _trees(recording, names, session) if recording.kind is Kind.MEDUSA else None
    return Opened(name, text, recording, names, session, trees)


def _trees(recording: Recording, names: dict[int, str], session: Session) -> TreeSession:
    """The tree rounds as they were recorded; the first root is the prompt's own token."""
    root = names[recording.first_token or 0]
    rounds: list[TreeRound] = []
    for step, recorded, heads in zip(
        session.rounds, recording.rounds, head_tokens(recording), strict=True
    ):
        assert isinstance(recorded, HeadsRound)
        tree = grow(heads, recorded.choices, root)
        rounds.append(TreeRound(step.start, tree, recorded.path, step.bonus))
        root = step.bonus or root
    return TreeSession(session.target, tuple(rounds))
