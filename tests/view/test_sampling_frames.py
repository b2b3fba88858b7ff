import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine.sampling.round import SamplingRound, seeded_round
from specviz.engine.sampling.rules import Step
from specviz.view.sampling.frames import sampling_reel
from specviz.view.sampling.ruler import ruler
from tests.strategies_sampling import float_pairs, uniforms

TOKENS = ("sat", "slept")
P, Q = (0.25, 0.75), (0.5, 0.5)


def texts(frame):
    """What is read on a frame, without markup."""
    return " ".join(re.sub(r"<[^>]+>", " ", frame).split())


def rejected():
    return SamplingRound((Step(P, Q, 0.1, 0.6, 0.3), Step(P, Q, 0.1, 0.1, 0.3)), P, 0.9)


def accepted():
    return SamplingRound((Step(P, Q, 0.7, 0.9, 0.3),), P, 0.1)


def test_a_rejected_guess_is_drawn_then_tested_then_replaced():
    reel = sampling_reel(TOKENS, rejected())
    assert reel.total == len(reel.frames) == len(reel.says) == 4
    assert "0.100 falls on sat" in reel.says[1]
    assert "probability 0.500; u = 0.600 is not below it: rejected" in reel.says[2]
    assert "replacement is slept" in reel.says[3]
    assert "0 accepted, 1 bonus, 1 emitted by one call. 1 not looked at" in reel.says[3]


def test_the_numbers_on_screen_are_substituted_into_the_formulas():
    reel = sampling_reel(TOKENS, rejected())
    assert "min(1, 0.250 / 0.500) = 0.500" in texts(reel.frames[2])
    assert "u = 0.600 ≥ 0.500: rejected" in texts(reel.frames[2])
    assert "(0.750 − 0.500) / 0.250 = 1.000" in texts(reel.frames[3])


def test_nothing_is_given_away_before_it_is_drawn():
    reel = sampling_reel(TOKENS, rejected())
    assert "chip" not in reel.frames[0]
    assert 'class="chip pending"' in reel.frames[1]
    assert "rejected" not in reel.frames[1]
    assert 'class="chip bonus"' not in reel.frames[2]
    assert 'class="chip bonus"' in reel.frames[3]


def test_when_all_is_accepted_the_bonus_comes_from_the_target():
    reel = sampling_reel(TOKENS, accepted())
    assert reel.total == 4
    assert "always accepted" in reel.says[2]
    assert "bonus comes from p itself: sat" in reel.says[3]
    assert "Draw the bonus from p" in reel.frames[3]


@given(float_pairs(), st.integers(0, 6), st.integers(0, 999))
def test_the_last_frame_shows_exactly_what_is_emitted(pair, length, seed):
    played = seeded_round(*pair, length, seed)
    tokens = tuple(f"t{x}" for x in range(len(pair[0])))
    last = sampling_reel(tokens, played).frames[-1]
    kept = re.findall(r'chip (?:accepted|bonus)"><bdi class="token">(t\d)', last)
    assert kept == [tokens[x] for x in played.emitted]


def test_typed_tokens_are_escaped_everywhere():
    evil = ("<script>x</script>", '"><img src=x>')
    for played in (rejected(), accepted()):
        reel = sampling_reel(evil, played)
        assert "<script" not in "".join(reel.frames)
        assert "<img" not in "".join(reel.frames)


@given(st.lists(st.integers(1, 9), min_size=2, max_size=6), uniforms)
def test_the_ruler_marks_the_stretch_on_which_the_number_falls(counts, u):
    shares = [n / sum(counts) for n in counts]
    labels = [f"t{x}" for x in range(len(counts))]
    hit = re.search(r'falls on (t\d)"', ruler(labels, shares, [""] * len(counts), u)).group(1)
    x = labels.index(hit)
    assert sum(shares[:x]) - 1e-12 <= u <= sum(shares[: x + 1]) + 1e-12


def test_a_stretch_too_narrow_for_its_label_tells_it_on_hover():
    html = ruler(["elephant", "ox"], [0.05, 0.95], ["", ""], u=0.5)
    assert ">elephant<" not in html
    assert 'title="elephant: 0.050"' in html


@pytest.mark.parametrize("u", [0.1, 0.9])
def test_the_mark_stands_at_its_number(u):
    assert f'style="--at:{u:.4f}"><b>{u:.3f}</b>' in ruler(["a", "b"], [0.5, 0.5], ["", ""], u)
