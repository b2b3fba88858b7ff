"""Recorded sessions as frames, cards and tables: what is shown, and that nothing typed escapes."""

import re
from dataclasses import replace

import pytest

from specviz.engine.metrics.tally import Tally, count
from specviz.engine.recording import Recording, write
from specviz.engine.recording.opened import Opened, open_recording
from specviz.view.markdown import plain
from specviz.view.recorded.gallery import about_html, gallery_html
from specviz.view.recorded.metrics_table import metrics_table
from specviz.view.recorded.positions_table import positions_table
from specviz.view.recorded.reel import recorded_reel, span_of
from tests.recordings import KINDS, greedy, medusa, sampling

HOSTILE = '<img src=x onerror="alert(1)">'


def opened(recording: Recording) -> Opened:
    return open_recording(write(recording).encode(), "mine")


def frames(recording: Recording) -> tuple[str, ...]:
    found = opened(recording)
    return recorded_reel(found, span_of(found, 0)).frames


def text(html: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", html))


@pytest.mark.parametrize("make", KINDS)
def test_a_frame_for_every_position(make: type) -> None:
    found = opened(make())
    reel = recorded_reel(found, span_of(found, 0))
    assert reel.total == len(reel.frames) == len(reel.says) == found.session.calls + 1
    assert all('class="explain"' in frame and 'class="tiles"' in frame for frame in reel.frames)


def test_both_models_and_both_lists_of_a_guess() -> None:
    frame = frames(greedy())[1]
    assert "draft 60%" in text(frame)
    assert "target 70%" in text(frame)
    panel = frame.split('data-in="g1">')[1]
    lists = panel.split('class="why')[0]
    assert "Draft" in lists
    assert "Big model" in lists
    assert lists.count("<li") == 3


def test_the_rejected_guess_is_explained_first() -> None:
    frame = frames(greedy())[1]
    assert re.findall(r'class="why w(\d) first"', frame) == ["2"]
    assert "The big model finds “␣sat” likelier than “␣dog” (10%)" in frame


def test_nothing_is_told_of_a_discarded_guess() -> None:
    frame = frames(sampling())[1]
    panel = frame.split('class="why w2"')[1].split('class="why')[0]
    assert "built on a wrong token" in panel
    assert "Big model" not in panel


def test_a_sampled_rejection_shows_its_draw_and_the_residual() -> None:
    said = text(frames(sampling())[1])
    assert "min(1, p/q) = min(1, 0.250 / 0.500) = 0.500, and u = 0.750 is not below it" in said
    assert "Residual (mass 25%)" in said
    assert "“␣cat” is drawn from the residual" in said


def test_a_bonus_after_the_last_guess_has_its_own_reasons() -> None:
    assert "is drawn from the big model's own p" in text(frames(sampling())[2]).replace(
        "&#x27;", "'"
    )


def test_before_the_first_call_no_verdict_is_told() -> None:
    assert "accepted" not in text(frames(greedy())[0]).split("Tokens emitted")[0]


def test_a_medusa_round_is_drawn_in_all_pictures() -> None:
    before, first, *_ = frames(medusa())
    for picture in ("Candidate tree", "Root-to-leaf paths", "Tree attention", "Head 2"):
        assert picture in before
        assert picture in first
    assert 'class="whys"' not in before
    assert 'data-in="n1"><h4>“␣cat”: accepted' in first


def test_the_prompts_own_token_stands_before_round_1() -> None:
    found = opened(medusa())
    assert recorded_reel(found, span_of(found, 0)).strip.startswith('<span data-at="0">the</span>')


def test_a_wide_session_travels_in_small_windows() -> None:
    step = greedy().rounds[0]
    long = replace(greedy(), rounds=(step,) * 300, baseline=(1, 2, 4) * 300)
    found = opened(long)
    assert span_of(found, 0) == range(133)
    assert 250 in span_of(found, 250)


@pytest.mark.parametrize("make", KINDS)
def test_nothing_in_a_file_becomes_markup(make: type) -> None:
    recording = make()
    tokens = {token: HOSTILE + str(token) for token in recording.tokens}
    bad = replace(
        recording,
        tokens=tokens,
        title=HOSTILE,
        summary=HOSTILE,
        prompt=replace(recording.prompt, text=HOSTILE),
        model=replace(recording.model, name=HOSTILE, licence=HOSTILE),
        drafter=replace(recording.drafter, type=HOSTILE, name=HOSTILE),
    )
    found = opened(bad)
    reel = recorded_reel(found, span_of(found, 0))
    html = "".join([*reel.frames, reel.strip, gallery_html([found]), about_html(bad)])
    assert "<img" not in html
    assert "&lt;img" in html


def test_a_card_says_what_was_asked_and_how_it_went() -> None:
    card = text(gallery_html([opened(greedy())]))
    for words in ("The cat", "Where did the cat sit?", "1.67 tokens per call", "50% accepted"):
        assert words in card
    assert "1.00 accepted a call" in text(gallery_html([opened(medusa())]))
    assert 'href="?recording=mine"' in gallery_html([opened(greedy())])


def test_a_recording_says_its_model_and_that_it_is_a_cpu() -> None:
    about = text(about_html(greedy()))
    assert "Tiny, 135M parameters, on CPU (Apache-2.0)" in about
    assert "greedy: the output equals plain decoding, up to 3 guesses a round" in about
    assert "sampling at temperature 0.7, up to 3 guesses a round, seed 11" in text(
        about_html(sampling())
    )
    assert "a tree of 4 candidates a round" in text(about_html(medusa()))


def test_acceptance_by_position_says_what_it_divides_by() -> None:
    table = text(positions_table(opened(greedy()).session))
    assert "Conditional accepted / tested" in table
    assert "Unconditional accepted / all rounds with guesses" in table
    # Round 1: accepted, accepted, rejected. Round 3: accepted, then past the end.
    assert "Guess 1 100% 2 of 2 100% 2 of 2" in table
    assert "Guess 2 100% 1 of 1 50% 1 of 2" in table
    assert "Guess 3 0% 0 of 1 0% 0 of 2" in table
    assert positions_table(opened(replace(greedy(), rounds=greedy().rounds[1:2])).session) == ""


def test_every_engine_has_its_row() -> None:
    table = text(metrics_table(opened(medusa()).tally))
    for engine in ("specviz", "Transformers", "vLLM", "SGLang", "TensorRT-LLM", "llama.cpp"):
        assert engine in table
    assert "– undefined for a tree" in table
    assert "1.67" in table


def test_an_empty_session_has_no_numbers() -> None:
    empty: Tally = count(opened(replace(greedy(), rounds=(), baseline=())).session)
    assert "undefined: nothing to divide by" in metrics_table(empty)


def test_markdown_cannot_be_typed() -> None:
    assert plain("![a](b) :x:") == r"\!\[a\]\(b\) \:x\:"
