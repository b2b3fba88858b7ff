"""Recorded sessions of real models: read, write, check, replay.

The format is ``specviz.recording/1``; recording.schema.json beside this file describes every
field. Its rules, in short:

- A round is one call of the big model. It emits the accepted guesses, then the bonus.
- What the prompt's own pass gave is before round 1. Where it gave the first output token
  (always with Medusa, whose first tree has it as root), that is ``first_token``: it belongs to
  the prompt, no call is counted for it and no round emits it.
- A Medusa round's root is the bonus of the round before. It was emitted there, so a round emits
  its accepted path without the root, then its bonus. Tokens per call is emitted / calls, as
  everywhere.
- Counts in a file are for its readers. Ours are computed from the ids; ``Recording.notes``
  says where they differ.
"""

from specviz.engine.recording.check import check
from specviz.engine.recording.fields import RecordingError
from specviz.engine.recording.reading import SCHEMA, read
from specviz.engine.recording.round_types import Guess, GuessRound, HeadsRound, Node, Top
from specviz.engine.recording.session import (
    head_tokens,
    overrun_matches,
    to_session,
    token_names,
)
from specviz.engine.recording.types import (
    Drafter,
    Kind,
    Model,
    Prompt,
    RawBytes,
    Recorded,
    Recording,
    Settings,
    Tokenizer,
)
from specviz.engine.recording.writing import write

__all__ = [
    "SCHEMA",
    "Drafter",
    "Guess",
    "GuessRound",
    "HeadsRound",
    "Kind",
    "Model",
    "Node",
    "Prompt",
    "RawBytes",
    "Recorded",
    "Recording",
    "RecordingError",
    "Settings",
    "Tokenizer",
    "Top",
    "check",
    "head_tokens",
    "overrun_matches",
    "read",
    "to_session",
    "token_names",
    "write",
]
