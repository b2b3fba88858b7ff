from hypothesis import given
from hypothesis import strategies as st

from specviz.engine import replay
from specviz.engine.inputs.examples import examples
from specviz.engine.inputs.play import play
from specviz.engine.inputs.setup import Setup
from specviz.engine.rounds import Status
from specviz.engine.theory.clock import chance_rounds, leading
from specviz.engine.theory.measured import measured


def test_the_worked_example_by_hand():
    seen = measured(play(Setup()).session)
    assert (seen.calls, seen.emitted, seen.drafted, seen.accepted) == (3, 8, 9, 6)
    assert seen.rejected == 2  # the last round's miss is past the end of the text
    assert seen.tokens_per_call == 8 / 3
    assert seen.length == 3
    assert seen.acceptance_rate == 6 / 9
    assert seen.judged_acceptance == 6 / 8


def test_nothing_to_measure():
    assert measured(replay(())) is None
    plain = measured(replay(("a", "b")))
    assert plain.tokens_per_call == 1
    assert plain.acceptance_rate is plain.judged_acceptance is None


def test_every_judged_guess_of_the_examples_is_counted():
    for example in examples():
        session = play(example.setup).session
        statuses = [status for step in session.rounds for status in step.statuses]
        assert measured(session).rejected == statuses.count(Status.REJECTED)
        assert measured(session).accepted == statuses.count(Status.ACCEPTED)


@given(st.floats(0, 1), st.integers(0, 6), st.integers(1, 40), st.integers(1, 40))
def test_the_leading_rounds_stay_within_the_limit(a, g, tokens, most):
    rounds = chance_rounds(a, g, tokens, seed=1)
    kept = leading(rounds, most)
    assert kept == rounds[: len(kept)]
    assert len(kept) == 1 or kept[-1].end <= most
    assert len(kept) == len(rounds) or rounds[len(kept)].end > most
