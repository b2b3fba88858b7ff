"""Any setup a person could have made, plain ones and hostile ones."""

from hypothesis import strategies as st

from specviz.engine.drafters import MAX_DRAFT_LENGTH
from specviz.engine.inputs.setup import MOST_SEED, Setup, Source
from specviz.engine.tokens import Split
from tests.strategies import TEXTS

# What a browser can send: no lone surrogates, which have no bytes in UTF-8.
SETUPS = st.builds(
    Setup,
    text=TEXTS,
    draft=TEXTS,
    split=st.sampled_from(Split),
    drafter=st.sampled_from(Source),
    length=st.integers(1, MAX_DRAFT_LENGTH),
    match=st.floats(0, 1),
    seed=st.integers(0, MOST_SEED),
    second=TEXTS,
    prompt=TEXTS,
)

# What JSON can hold, for links and files that were tampered with.
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)
