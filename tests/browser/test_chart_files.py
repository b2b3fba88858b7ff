"""The chart as a picture to keep."""

from io import BytesIO
from pathlib import Path

from PIL import Image

from specviz.engine.inputs.play import play
from specviz.engine.inputs.setup import Setup
from specviz.view.palette import BONUS, LOOKS, PAPER, Paper
from specviz.view.svg_chart import HEIGHT, WIDTH, svg_chart
from tests.browser.app import App


def over_white(colour: str, opacity: float) -> tuple[int, ...]:
    parts = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return tuple(round(255 + (part - 255) * opacity) for part in parts)


def near(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(abs(a - b) <= 2 for a, b in zip(one, other, strict=True))


def test_the_chart_as_svg(app: App, tmp_path: Path) -> None:
    app.open()
    content = app.download("Chart as SVG", tmp_path).read_text("utf-8")
    assert content == svg_chart(play(Setup()).session)


def test_the_chart_as_png_is_the_same_drawing(app: App, tmp_path: Path) -> None:
    app.open()
    content = app.download("Chart as PNG", tmp_path).read_bytes()
    picture = Image.open(BytesIO(content)).convert("RGB")
    assert picture.size == (2 * WIDTH, 2 * HEIGHT)
    colours = {colour for _, colour in picture.getcolors(1_000_000) or []}
    assert over_white(PAPER[Paper.SURFACE][0], 1) in colours
    for state in ("accepted", BONUS):
        bar = over_white(LOOKS[state].edge(dark=False), 0.55)
        assert any(near(bar, colour) for colour in colours)
