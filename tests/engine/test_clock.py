from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine import Status, replay
from specviz.engine.theory.clock import Race, chance_rounds, laps
from tests.strategies_sampling import probabilities

costs = st.floats(0, 2)
rounds = st.builds(chance_rounds, probabilities, st.integers(0, 6), st.integers(1, 20), st.just(7))


def test_a_hand_worked_clock():
    target = ["the", "cat", "sat", "on", "the", "mat"]
    session = replay(target, [["the", "cat", "dog"], ["on"]])
    first, second, third = laps(session.rounds, c=0.25, v=1.5)
    assert (first.start, first.drafted, first.end) == (0, 0.75, 2.25)
    assert (second.start, second.drafted, second.end) == (2.25, 2.5, 4.0)
    assert (third.start, third.end) == (4.0, 5.0)  # no guesses: an ordinary pass
    assert [lap.after for lap in (first, second, third)] == [3, 5, 6]
    assert first.statuses == (Status.ACCEPTED, Status.ACCEPTED, Status.REJECTED)


@given(rounds, costs, st.floats(0.5, 3))
def test_each_lap_begins_when_the_one_before_ends(played, c, v):
    run = laps(played, c, v)
    assert run[0].start == 0
    for before, after in pairwise(run):
        assert after.start == pytest.approx(before.end)
        assert after.before == before.after


@given(probabilities, st.integers(0, 6), st.integers(1, 20), st.integers(0, 99))
def test_chance_rounds_emit_every_token_once_in_order(a, g, tokens, seed):
    played = chance_rounds(a, g, tokens, seed)
    emitted = [token for step in played for token in step.emitted]
    assert emitted == [str(number) for number in range(1, tokens + 1)]
    assert all(step.start + len(step.draft) <= tokens for step in played)
    assert played == chance_rounds(a, g, tokens, seed)


def test_the_limits_of_chance():
    assert [step.accepted for step in chance_rounds(0.0, 3, 4, seed=1)] == [0, 0, 0, 0]
    assert [step.accepted for step in chance_rounds(1.0, 3, 8, seed=1)] == [3, 3]


def test_a_race_counts_both_lanes_at_every_moment():
    session = replay(["the", "cat", "sat", "on", "the", "mat"], [["the", "cat", "dog"], ["on"]])
    race = Race(laps(session.rounds, c=0.25, v=1.5))
    assert race.moments == (0, 0.75, 2.25, 2.5, 4, 5, 6)
    assert [race.emitted(time) for time in race.moments] == [0, 0, 3, 3, 5, 6, 6]
    assert [race.standard(time) for time in race.moments] == [0, 0, 2, 2, 4, 5, 6]


def test_a_race_over_nothing_is_over_at_once():
    assert (Race(()).size, Race(()).end, Race(()).moments) == (0, 0, (0,))
