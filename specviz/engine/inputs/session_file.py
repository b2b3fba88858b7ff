"""A session as a JSON file: what was typed, and the rounds that follow from it."""

import json
from dataclasses import asdict
from typing import Any

from specviz.engine.inputs.play import play
from specviz.engine.inputs.read_setup import read_setup
from specviz.engine.inputs.setup import Setup
from specviz.engine.rounds import Round

SCHEMA = "specviz.session/1"
MOST_BYTES = 5_000_000
_MOST_BRACKETS = 300_000
"""More than any session has, brackets typed into its texts included."""


def write_session(setup: Setup) -> str:
    """The file's text. Only ``setup`` is read back; the counts are there for other programs.

    Example:
        >>> json.loads(write_session(Setup()))["counts"]["calls"]
        3
    """
    session = play(setup).session
    content = {
        "schema": SCHEMA,
        "setup": asdict(setup),
        "counts": {
            **asdict(session.totals),
            "tokens_per_call": session.tokens_per_call,
            "acceptance_rate": session.acceptance_rate,
        },
        "rounds": [_round(step) for step in session.rounds],
    }
    return json.dumps(content, ensure_ascii=False, indent=1)


def read_session(content: bytes) -> tuple[Setup, tuple[str, ...]]:
    """Read a file back; anything may be in it.

    Args:
        content: the file, at most 5 MB.

    Returns:
        The setup, and one sentence for each value that could not be used.

    Raises:
        ValueError: this is not a session file; the sentence says what is wrong.
    """
    if len(content) > MOST_BYTES:
        raise ValueError("The file is larger than 5 MB: open a session file saved by this page.")
    if content.count(b"[") + content.count(b"{") > _MOST_BRACKETS:  # few bytes, much memory
        raise ValueError("The file holds too many lists: open a session file saved by this page.")
    try:
        values = json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError):
        raise ValueError(
            "The file is not JSON text: open a session file saved by this page."
        ) from None
    if not isinstance(values, dict) or values.get("schema") != SCHEMA:
        raise ValueError(f"The file does not say “schema”: “{SCHEMA}”: it is not a session file.")
    setup = values.get("setup")
    if not isinstance(setup, dict):
        raise ValueError("The file has no “setup”: open a session file saved by this page.")
    return read_setup(setup)


def _round(step: Round) -> dict[str, Any]:
    return {
        "start": step.start,
        "draft": step.draft,
        "statuses": step.statuses,
        "accepted": step.accepted,
        "bonus": step.bonus,
        "emitted": step.emitted,
    }
