"""The long session that figures are taken on."""

from random import Random
from urllib.parse import urlencode

from specviz.engine.inputs.examples import medusa_examples
from specviz.engine.tree.inputs import Shape

LONG_TOKENS = 2_000
LONG_AT = 300
"""The round in its middle on which it opens."""


def long_query() -> str:
    """The query of a session of 2,000 one-letter words, about 700 rounds of a noisy draft."""
    text = " ".join(Random(0).choices("abcdefghijklmnopqrstuvwxyz", k=LONG_TOKENS))
    return urlencode({"text": text, "drafter": "noisy", "round": LONG_AT})


def tree_query() -> str:
    """The query of the built-in session with the published tree of 64 nodes, about 19 rounds."""
    (example,) = [each for each in medusa_examples() if each.setup.shape is Shape.SPARSE]
    return urlencode(example.setup.changed())
