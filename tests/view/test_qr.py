"""The picture is the QR code of the link, module by module."""

import re
from urllib.parse import unquote

import pytest
import segno

from specviz.view.qr import MOST_BYTES, qr_code

LINKS = ["https://example.org/?round=2", "https://example.org/?text=" + "caf%C3%A9+" * 80]


def modules(picture: str) -> set[tuple[int, int]]:
    """The dark modules (row, column) of a picture, read back from its path."""
    path = re.search(r"stroke='#000' d='(.+?)'", unquote(picture))
    assert path
    dark, column, row = set(), 0, 0
    for step, numbers in re.findall(r"([Mmh])([-\d. ]+)", path[1]):
        across, *down = (float(number) for number in numbers.split())
        if step == "M":
            column, row = int(across), int(down[0])
        elif step == "m":
            column, row = column + int(across), row + int(down[0])
        else:
            dark |= {(row, column + right) for right in range(int(across))}
            column += int(across)
    return dark


@pytest.mark.parametrize("link", LINKS)
def test_the_picture_is_the_code_of_the_link(link: str) -> None:
    picture = qr_code(link)
    assert picture
    matrix = segno.make_qr(link, error="l").matrix
    expected = {
        (row + 4, column + 4)
        for row, line in enumerate(matrix)
        for column, dark in enumerate(line)
        if dark
    }
    assert modules(picture) == expected


def test_it_stands_on_white_with_its_quiet_zone() -> None:
    size = len(segno.make_qr(LINKS[0], error="l").matrix) + 8
    assert f"fill='#fff' d='M0 0h{size}v{size}" in unquote(qr_code(LINKS[0]) or "")


def test_the_longest_link() -> None:
    assert qr_code("~" * MOST_BYTES) is not None
    assert qr_code("~" * (MOST_BYTES + 1)) is None
