from hypothesis import given
from hypothesis import strategies as st

from specviz.engine.text.escapes import escape, plain, scan, split_at, split_lines, strip
from tests.strategies import SIGNS, TEXTS


def test_a_backslash_escapes_only_what_it_can() -> None:
    assert scan(r"\n\,\d\\n", ",") == [r"\n", r"\,", "\\", "d", r"\\", "n"]
    assert plain(scan(r"\n\,\d\\n", ",")) == "\n,\\d\\n"


def test_a_last_backslash_is_a_backslash() -> None:
    assert plain(scan("a\\", ",")) == "a\\"


def test_spaces_typed_as_escapes_are_not_stripped() -> None:
    assert list(strip(scan(r"  \sa  ", ""))) == [r"\s", "a"]
    assert list(strip("   ")) == []


def test_runs_between_separators() -> None:
    assert list(split_at(scan(r"a|\||", "|"), "|")) == [["a"], [r"\|"], []]


def test_only_newlines_end_a_line() -> None:
    assert split_lines("a\u2028b\x0bc\r\nd\re\n\n") == ["a\u2028b\x0bc", "d\re", ""]
    assert split_lines("") == []
    assert split_lines("\n") == [""]


@given(TEXTS | st.text(SIGNS), st.text(",|[];", max_size=3))
def test_what_is_escaped_reads_as_itself(text: str, signs: str) -> None:
    written = escape(text, signs)
    assert plain(scan(written, signs)) == text
    assert not {*signs, "\n", "\t", "\r"} & {*scan(written, signs)}
