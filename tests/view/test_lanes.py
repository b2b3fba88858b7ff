"""A round as two lanes of chips, one column a position."""

import re

from specviz.engine import Round, verify
from specviz.view.lanes import MOST_COLUMNS, chip, lanes, pending_lanes

TARGET = ["the", "cat", "sat", "on", "the", "mat", "and", "slept"]
CHIP = re.compile(
    r'<span class="chip (\w+)"[^>]*><bdi class="token">(.*?)</bdi><span class="sign">(.*?)</span>'
)


def chips(html: str) -> list[tuple[str, str, str]]:
    """(state, token, sign) of every chip, column by column, the guess before the target's."""
    return CHIP.findall(html)


def columns(html: str) -> list[str]:
    """What a screen reader says of each column."""
    return re.findall(r'<li><span class="vh">(.*?)</span>', html)


BLANK = ("empty", "&nbsp;", "")


def test_the_first_round_of_the_worked_example() -> None:
    html = lanes(verify(TARGET, 0, ["the", "cat", "dog"]))
    assert chips(html) == [
        ("accepted", "the", "✓ accepted"),
        ("same", "the", "same"),
        ("accepted", "cat", "✓ accepted"),
        ("same", "cat", "same"),
        ("rejected", "dog", "✗ rejected"),
        ("bonus", "sat", "+1 bonus"),
    ]
    assert columns(html)[2] == "Position 3: guess dog, rejected; bonus sat"


def test_under_a_discarded_guess_the_target_says_nothing() -> None:
    html = lanes(verify(TARGET, 0, ["dog", "cat"]))
    assert chips(html)[2:] == [("discarded", "cat", "– discarded"), BLANK]
    assert columns(html)[1] == "Position 2: guess cat, discarded"


def test_a_full_match_has_its_bonus_in_a_column_of_its_own() -> None:
    html = lanes(verify(TARGET, 0, ["the"]))
    assert chips(html)[2:] == [BLANK, ("bonus", "cat", "+1 bonus")]
    assert columns(html)[1] == "Position 2: no guess; bonus cat"


def test_past_the_end_there_is_no_target_token_and_no_bonus() -> None:
    html = lanes(verify(TARGET, 7, ["slept", "well"]))
    assert chips(html)[2:] == [("overrun", "well", "∅ past the end"), BLANK]
    assert "bonus" not in html.replace("bonus_", "")


def test_a_round_without_guesses_is_one_bonus() -> None:
    assert chips(lanes(verify(TARGET, 0, []))) == [BLANK, ("bonus", "the", "+1 bonus")]


def test_before_the_verdict_only_the_guesses_are_known() -> None:
    html = pending_lanes(verify(TARGET, 0, ["the", "dog"]))
    assert [each[:2] for each in chips(html)][::2] == [("pending", "the"), ("pending", "dog")]
    assert "sat" not in html
    assert "will check" in html


def test_more_columns_than_are_drawn_are_counted() -> None:
    html = lanes(Round(0, ("a",) * (MOST_COLUMNS + 6), 0, "b"))
    assert len(columns(html)) == MOST_COLUMNS
    assert "and 6 more positions" in html
    assert "more position" not in lanes(Round(0, ("a",) * MOST_COLUMNS, 0, "b"))


def test_tokens_and_tooltips_are_escaped() -> None:
    html = chip("<img src=x>", "accepted", "<i>", 'say "<b>"')
    assert "<img" not in html
    assert "<i>" not in html
    assert 'title="say &quot;&lt;b&gt;&quot;"' in html
    hostile = "<script>x</script>"
    assert "<script" not in lanes(Round(0, (hostile,), 0, hostile))
    assert "<script" not in pending_lanes(Round(0, (hostile,), 0, hostile))
