"""The SVG chart draws what the session counts, and nothing that was typed."""

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from specviz.engine import Session, replay
from specviz.engine.inputs.play import play
from specviz.engine.inputs.setup import Setup, Source
from specviz.view.palette import BONUS, LOOKS
from specviz.view.svg_chart import MOST_ROUNDS, chart_words, inline_chart, svg_chart

WORKED = play(Setup()).session
SVG = "{http://www.w3.org/2000/svg}"


def rounds(session: Session) -> list[ElementTree.Element]:
    return ElementTree.fromstring(svg_chart(session)).findall(f"{SVG}g")


def test_the_worked_example_round_by_round() -> None:
    titles = [group.findtext(f"{SVG}title") for group in rounds(WORKED)]
    assert titles == [
        "Round 1: 2 accepted, 1 bonus; 3.00 tokens per call so far",
        "Round 2: 2 accepted, 1 bonus; 3.00 tokens per call so far",
        "Round 3: 2 accepted, no bonus; 2.67 tokens per call so far",
    ]


def test_bars_are_as_high_as_their_tokens() -> None:
    accepted, bonus = rounds(WORKED)[0].findall(f"{SVG}rect")
    assert float(accepted.attrib["height"]) == 2 * float(bonus.attrib["height"])
    assert float(bonus.attrib["y"]) + float(bonus.attrib["height"]) == float(accepted.attrib["y"])
    assert bonus.attrib["fill"] == LOOKS[BONUS].edge(dark=False)
    assert len(rounds(WORKED)[2].findall(f"{SVG}rect")) == 1


def test_the_line_ends_at_the_final_count() -> None:
    last = rounds(WORKED)[-1].find(f"{SVG}text")
    assert last is not None
    assert last.text == "2.67"
    assert "visibility" not in last.attrib


def test_the_file_needs_nothing_else() -> None:
    chart = svg_chart(WORKED)
    assert "var(" not in chart
    assert "href" not in chart
    assert "style" not in chart


def test_the_inline_chart_follows_the_page() -> None:
    chart = inline_chart(WORKED)
    assert 'fill="var(--accepted-edge)"' in chart
    assert "#" not in chart
    assert "style=" not in chart


def test_a_long_session_is_cut_and_says_so() -> None:
    session = replay(["a"] * (MOST_ROUNDS + 1))
    assert len(rounds(session)) == MOST_ROUNDS
    assert "the first 200 of 201 rounds" in chart_words(session)
    assert "rounds" not in chart_words(replay(["a"] * MOST_ROUNDS))


def test_no_round_at_all() -> None:
    assert rounds(replay([])) == []
    assert chart_words(replay([])).startswith("Tokens per call: – (0 tokens in 0 calls")


@given(st.lists(st.text(min_size=1), max_size=30), st.lists(st.lists(st.text()), max_size=9))
def test_nothing_typed_reaches_the_picture(target: list[str], drafts: list[list[str]]) -> None:
    session = replay(target, drafts)
    assert len(rounds(session)) == session.calls
    allowed = set(svg_chart(WORKED) + svg_chart(replay([])) + "0123456789")
    assert set(svg_chart(session)) <= allowed


def test_every_place_is_inside_the_picture() -> None:
    session = play(Setup(text="a b c d " * 40, drafter=Source.NOISY, length=16, match=0.9)).session
    for group in rounds(session):
        for bar in group.findall(f"{SVG}rect"):
            assert 64 <= float(bar.attrib["y"]) <= 276
            assert 48 <= float(bar.attrib["x"]) <= 744
