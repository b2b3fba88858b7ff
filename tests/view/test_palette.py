"""Colours that can be read: the contrasts of WCAG 2, from the hex values themselves."""

from itertools import combinations

import pytest

from specviz.engine import Status
from specviz.view.palette import BONUS, LOOKS, PAPER, Paper, css_variables

SCHEMES = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


def luminance(colour: str) -> float:
    """Relative luminance (WCAG 2.2, definitions)."""
    parts = [value / 255 for value in bytes.fromhex(colour[1:])]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_the_measure_itself() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@SCHEMES
@pytest.mark.parametrize("state", LOOKS)
def test_text_on_its_fill_can_be_read(state: str, dark: bool) -> None:
    fill, text, _ = LOOKS[state].dark if dark else LOOKS[state].light
    assert contrast(fill, text) >= 5.5  # WCAG asks for 4.5


@SCHEMES
@pytest.mark.parametrize("state", LOOKS)
def test_an_edge_stands_out_from_the_page(state: str, dark: bool) -> None:
    assert contrast(LOOKS[state].edge(dark), PAPER[Paper.SURFACE][dark]) >= 3


@SCHEMES
@pytest.mark.parametrize("paper", [Paper.TEXT, Paper.MUTED])
def test_text_of_the_page_can_be_read(paper: Paper, dark: bool) -> None:
    assert contrast(PAPER[paper][dark], PAPER[Paper.SURFACE][dark]) >= 4.5


def test_no_two_states_look_the_same_without_colour() -> None:
    assert set(LOOKS) == {*Status, BONUS}
    for one, other in combinations(LOOKS.values(), 2):
        assert one.sign != other.sign
        assert (one.border, one.sign) != (other.border, other.sign)
    apart = {LOOKS[state].border for state in (Status.ACCEPTED, BONUS, Status.DISCARDED)}
    assert len(apart | {LOOKS[Status.OVERRUN].border}) == 4


def test_every_colour_is_a_custom_property() -> None:
    css = css_variables()
    for state in LOOKS:
        for part in ("fill", "text", "edge", "border"):
            assert f"--{state}-{part}:" in css
    for paper in PAPER:
        assert f"--{paper}: light-dark(" in css
