"""The theory in words: every number is worked out here by hand."""

import pytest

from specviz.engine.theory.measured import Measured
from specviz.view.speed.words import break_even, ceilings, fastest, measured_words, verdict


def test_the_verdict_with_its_numbers():
    assert verdict(0.5, 2, 0.25, 1.0) == (
        "A call gives **1.75** tokens and costs 1.5 ordinary passes: **1.17×** as fast."
    )
    assert "slower than standard decoding" in verdict(0.5, 2, 0.25, 2.0)


def test_the_best_draft_length():
    assert fastest(0.8, 0.1, 1.0) == "**Best g:** 6, with 2.47×."
    assert "no draft length beats" in fastest(0.1, 0.5, 1.0)
    assert "or longer" in fastest(1.0, 0.01, 1.0)


def test_break_even_both_ways():
    # g = 1: (1 + a) / (c + 1) = 1 at a = c; and at a = 1/2 a draft step may cost 1/2.
    said = break_even(0.5, 1, 0.25, 1.0)
    assert "from an acceptance of 0.25 up" in said
    assert "at most 0.50 passes" in said
    assert "nothing is guessed" in break_even(0.5, 0, 0.25, 1.0)
    hopeless = break_even(0.1, 1, 1.0, 4.0)
    assert "even perfect guesses would not pay" in hopeless
    assert "even a free draft would not pay" in hopeless


def test_the_ceilings():
    assert "**5** tokens" in ceilings(0.75, 4)
    assert "**4.00** with this acceptance" in ceilings(0.75, 4)
    assert "every guess is accepted" in ceilings(1.0, 4)


@pytest.mark.parametrize(
    ("seen", "said"),
    [
        (Measured(3, 8, 9, 6, 2), ["2.67 tokens", "67%", "6 of 9", "8 guesses", "75%", "**2.73**"]),
        (Measured(2, 2, 0, 0, 0), ["1.00 tokens", "No guess was judged"]),
    ],
)
def test_a_measured_session(seen, said):
    for part in said:
        assert part in measured_words(seen)
