import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specviz.engine import replay
from specviz.engine.theory.clock import chance_rounds
from specviz.engine.theory.inputs import LONGEST_RACE
from specviz.view.speed.race import race_reel

TARGET = ["the", "cat", "sat", "on", "the", "mat"]


def squares(frame, row):
    """The states of the text's squares under one lane."""
    rows = re.findall(r'<div class="race-tokens">(.*?)</div>', frame)
    return re.findall(r'<i class="(\w+)">', rows[row])


def test_a_hand_worked_race():
    session = replay(TARGET, [["the", "cat", "dog"], ["on"]])
    reel = race_reel(session.rounds, c=0.25, v=1.5)
    assert reel.says[0] == "Time 0: both lanes begin with the same 6 tokens to emit."
    assert "3 guesses are made" in reel.says[1]
    assert "2 accepted and 3 tokens out" in reel.says[2]
    assert "has emitted 2, draft and verify 3 of 6" in reel.says[2]
    assert reel.says[-1].endswith("5 passes of time against 6, 1.20 times as fast.")


def test_squares_fill_as_tokens_are_emitted_and_say_how():
    session = replay(TARGET, [["the", "cat", "dog"], ["on"]])
    frame = race_reel(session.rounds, c=0.25, v=1.5).frames[2]
    assert squares(frame, 0) == ["same"] * 2 + ["waiting"] * 4
    assert squares(frame, 1) == ["accepted", "accepted", "bonus"] + ["waiting"] * 3


def test_guesses_have_no_verdict_before_their_verify_pass_ends():
    session = replay(TARGET, [["the", "cat", "dog"]])
    drafted, verified = race_reel(session.rounds, c=0.25, v=1).frames[1:3]
    assert drafted.count('class="step pending"') == 3
    assert "verify" not in re.sub(r"<p.*?</p>", "", drafted)
    assert verified.count('class="step accepted"') == 2
    assert verified.count('class="step rejected"') == 1


def test_both_lanes_stand_on_one_scale_long_enough_for_the_slower_one():
    slow = race_reel(chance_rounds(0.0, 4, 6, seed=1), c=0.5, v=1)
    spans = {re.search(r"--span:([\d.]+)", frame).group(1) for frame in slow.frames}
    # Drafts of 4, 4, 4, 3, 2 and 1 guesses at 0.5 each, and 6 verify passes.
    assert spans == {"15"}


def test_a_free_draft_takes_no_time_and_draws_no_step():
    reel = race_reel(chance_rounds(1.0, 3, 8, seed=1), c=0.0, v=1)
    assert "step" not in re.sub(r"<p.*?</p>", "", "".join(reel.frames))
    assert reel.says[-1].endswith("2 passes of time against 8, 4.00 times as fast.")


@settings(deadline=None)
@given(st.floats(0, 1), st.integers(0, 8), st.integers(1, 24), st.floats(0, 1), st.floats(0.5, 2))
def test_every_race_ends_with_the_same_text_in_both_lanes(a, g, tokens, c, v):
    reel = race_reel(chance_rounds(a, g, tokens, 3), c, v)
    assert squares(reel.frames[-1], 0) == ["same"] * tokens
    assert "waiting" not in squares(reel.frames[-1], 1)
    assert len(reel.frames) == len(reel.says) == reel.total


def test_a_long_race_stays_light():
    reel = race_reel(chance_rounds(0.0, 16, LONGEST_RACE, seed=1), c=0.1, v=1)
    assert sum(map(len, reel.frames)) < 2_500_000


@pytest.mark.parametrize("rounds", [(), []])
def test_an_empty_text_is_one_quiet_frame(rounds):
    assert race_reel(rounds, 0.1, 1).total == 1
