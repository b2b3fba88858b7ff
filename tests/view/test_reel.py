"""Frames of a session: all of them, or a window around the position."""

from hypothesis import given
from hypothesis import strategies as st

from specviz.engine import Split, replay
from specviz.view.lanes import lanes
from specviz.view.reel import WINDOW, session_reel, window
from specviz.view.strip import strip

TARGET = ["the", "cat", "sat", "on", "the", "mat", "and", "slept"]
WORKED = replay(TARGET, [["the", "cat", "dog"], ["on", "the", "moon"], ["and", "slept", "forever"]])


def test_the_worked_example_is_four_frames() -> None:
    reel = session_reel(WORKED, Split.WORDS, 1)
    assert (reel.total, reel.first, len(reel.frames), len(reel.says)) == (4, 0, 4, 4)
    assert "Nothing is emitted yet" in reel.frames[0]
    assert lanes(WORKED.rounds[2]) in reel.frames[3]
    assert "<b>2.67</b>" in reel.frames[3]
    assert "-0.33 this round; floor: 1" in reel.frames[3]
    assert reel.says[3] == "Round 3: guessed and, slept, forever; accepted 2; no bonus; emitted 2."


def test_an_empty_session_is_one_frame() -> None:
    reel = session_reel(replay(()), Split.WORDS, 0)
    assert (reel.total, len(reel.frames), reel.strip) == (1, 1, "")
    assert "The target text is empty" in reel.frames[0]


def test_another_session_has_another_name() -> None:
    same = replay(TARGET, [step.draft for step in WORKED.rounds])
    assert session_reel(WORKED, Split.WORDS, 1).name == session_reel(same, Split.WORDS, 2).name
    other = replay(TARGET)
    assert session_reel(WORKED, Split.WORDS, 1).name != session_reel(other, Split.WORDS, 1).name


def test_a_long_session_travels_in_windows() -> None:
    long = replay(["a"] * 1000)
    reel = session_reel(long, Split.WORDS, 500)
    assert (reel.total, reel.first, len(reel.frames)) == (1001, 400, WINDOW)
    assert reel.says[100].startswith("Round 500:")
    assert "… 399 tokens …" in reel.strip
    assert "… 401 tokens …" in reel.strip


@given(st.data(), st.integers(1, 3000))
def test_a_window_holds_its_position_and_its_neighbours(data: st.DataObject, total: int) -> None:
    position = data.draw(st.integers(0, total - 1))
    span = window(position, total)
    assert len(span) == min(total, WINDOW)
    assert 0 <= span.start <= span.stop <= total
    for near in range(max(0, position - 50), min(total, position + 51)):
        assert near in span


def test_the_strip_is_the_text_in_segments() -> None:
    assert strip(WORKED, Split.WORDS, range(4)) == (
        '<span data-at="1">the cat sat</span> <span data-at="2">on the mat</span> '
        '<span data-at="3">and slept</span>'
    )
    assert strip(replay("a<"), Split.CHARACTERS, range(3)) == (
        '<span data-at="1">a</span><span data-at="2">&lt;</span>'
    )
