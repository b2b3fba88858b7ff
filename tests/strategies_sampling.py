"""Hypothesis strategies for distributions, exact and in floats."""

from fractions import Fraction

from hypothesis import strategies as st

weights = st.lists(st.integers(0, 9), min_size=2, max_size=5).filter(any)


def exact(counts):
    """Whole-number weights as a distribution of fractions."""
    return tuple(Fraction(count, sum(counts)) for count in counts)


@st.composite
def exact_pairs(draw, smallest=2, largest=5):
    """A target and a draft distribution over the same tokens, as fractions."""
    size = draw(st.integers(smallest, largest))
    column = st.lists(st.integers(0, 9), min_size=size, max_size=size).filter(any)
    return exact(draw(column)), exact(draw(column))


@st.composite
def float_pairs(draw):
    """The same in floats."""
    p, q = draw(exact_pairs())
    return tuple(map(float, p)), tuple(map(float, q))


uniforms = st.floats(0, 1, exclude_max=True)
probabilities = st.floats(0, 1)
exact_probabilities = st.fractions(0, 1, max_denominator=20)
