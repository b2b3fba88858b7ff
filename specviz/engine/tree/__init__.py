"""Medusa heads: candidates, one tree, one call (Cai et al. 2024)."""

from specviz.engine.tree.build import Tree, build_tree
from specviz.engine.tree.session import TreeSession, replay_tree
from specviz.engine.tree.verify import TreeRound, verify_tree

__all__ = ["Tree", "TreeRound", "TreeSession", "build_tree", "replay_tree", "verify_tree"]
