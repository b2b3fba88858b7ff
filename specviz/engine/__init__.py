"""What happens in speculative decoding, in plain Python that knows no screen."""

from specviz.engine.rounds import Round, Status, verify
from specviz.engine.session import Drafter, Session, replay
from specviz.engine.tokens import Split, join, tokenize
from specviz.engine.totals import Totals
from specviz.engine.tree.build import Tree, build_tree
from specviz.engine.tree.session import TreeSession, replay_tree
from specviz.engine.tree.verify import TreeRound, verify_tree

__all__ = [
    "Drafter",
    "Round",
    "Session",
    "Split",
    "Status",
    "Totals",
    "Tree",
    "TreeRound",
    "TreeSession",
    "build_tree",
    "join",
    "replay",
    "replay_tree",
    "tokenize",
    "verify",
    "verify_tree",
]
