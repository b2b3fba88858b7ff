"""What happens in speculative decoding, in plain Python that knows no screen."""

from specviz.engine.rounds import Round, Status, verify
from specviz.engine.session import Drafter, Session, Totals, replay
from specviz.engine.tokens import Split, join, tokenize

__all__ = [
    "Drafter",
    "Round",
    "Session",
    "Split",
    "Status",
    "Totals",
    "join",
    "replay",
    "tokenize",
    "verify",
]
