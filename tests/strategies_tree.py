"""Hypothesis strategies for heads and choices."""

from hypothesis import strategies as st

WORDS = ("a", "b", "c")
"""Few words, so that guesses match often and heads list duplicates now and then."""

targets = st.lists(st.sampled_from(WORDS), max_size=12)
head_rounds = st.lists(
    st.lists(st.lists(st.sampled_from(WORDS), max_size=3), max_size=4), max_size=6
)
widths = st.lists(st.integers(1, 3), max_size=4)


@st.composite
def choice_lists(draw: st.DrawFn) -> list[tuple[int, ...]]:
    """Choices of a tree, every prefix present, in any order."""
    paths = draw(st.lists(st.lists(st.integers(0, 3), min_size=1, max_size=4), max_size=10))
    closed = {tuple(path[:size]) for path in paths for size in range(1, len(path) + 1)}
    return draw(st.permutations(sorted(closed)))
