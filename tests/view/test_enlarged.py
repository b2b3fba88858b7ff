"""Fonts grow, nothing else moves."""

from specviz.view.chart import running_chart
from specviz.view.enlarged import FACTOR, enlarged


def fonts(value: object) -> list[float]:
    if isinstance(value, list):
        return [size for each in value for size in fonts(each)]
    if not isinstance(value, dict):
        return []
    mine = [size for name, size in value.items() if name.lower().endswith("fontsize")]
    return mine + [size for each in value.values() for size in fonts(each)]


def test_every_font_of_the_running_chart_grows() -> None:
    small, large = running_chart(dark=False), enlarged(running_chart(dark=False))
    assert fonts(large["layer"]) == [round(size * FACTOR) for size in fonts(small["layer"])]
    assert min(fonts(large)) >= 18
    assert large["height"] > small["height"]


def test_the_given_chart_stays_as_it_is() -> None:
    before = repr(running_chart(dark=True))
    enlarged(running_chart(dark=True))
    assert repr(running_chart(dark=True)) == before


def test_fonts_that_a_chart_names_win() -> None:
    spec = {"config": {"axis": {"labelFontSize": 20}}}
    assert enlarged(spec)["config"]["axis"] == {"labelFontSize": 34, "titleFontSize": 19}
