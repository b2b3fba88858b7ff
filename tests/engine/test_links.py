"""A link decodes to the settings that made it, readable or packed."""

import base64
import json
import zlib
from urllib.parse import parse_qsl, urlsplit

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from specviz.engine.inputs.links import (
    MOST_PACKED,
    MOST_READABLE,
    is_long,
    link,
    pack,
    query,
    unpack,
)
from specviz.engine.inputs.read_setup import read_setup
from specviz.engine.inputs.setup import MOST_CHARACTERS, Setup, Source
from specviz.engine.tokens import Split
from tests.strategies_setup import SETUPS

BASE = "https://example.org/app"


def opened(address: str) -> tuple[dict[str, object], str]:
    """The settings and the round of a link, as a page reads them."""
    parts = urlsplit(address)
    given: dict[str, object] = dict(parse_qsl(parts.query, keep_blank_values=True))
    round_ = str(given.pop("round"))
    if given == {"long": "1"}:
        return unpack(parts.fragment.removeprefix("s=")), round_
    return given, round_


@given(SETUPS, st.integers(0, 5000))
@example(Setup(text="x" * 7000, split=Split.CHARACTERS, match=0.1, drafter=Source.NOISY), 3)
def test_a_link_decodes_to_the_session_that_made_it(setup: Setup, at: int) -> None:
    settings, round_ = opened(link(BASE, setup.changed(), at))
    assert read_setup(settings) == (setup, ())
    assert round_ == str(at)


@given(SETUPS)
def test_a_packed_setup_is_unpacked_to_the_same(setup: Setup) -> None:
    assert read_setup(unpack(pack(setup.changed()))) == (setup, ())


def test_a_short_link_is_readable() -> None:
    assert (
        link(BASE, Setup(text="a b", length=8).changed(), 2) == f"{BASE}?text=a+b&length=8&round=2"
    )


def test_a_long_link_keeps_its_texts_from_servers_and_proxies() -> None:
    setup = Setup(text="a b " * 2000)
    assert len(query(setup.changed(), 0)) > MOST_READABLE
    before, hash_, after = link(BASE, setup.changed(), 2).partition("#s=")
    assert (before, hash_) == (f"{BASE}?long=1&round=2", "#s=")
    assert after == pack(setup.changed())


def test_exactly_as_long_as_is_readable() -> None:
    room = MOST_READABLE - len(query({"text": ""}, 0))
    assert not is_long({"text": "a" * room})
    assert is_long({"text": "a" * (room + 1)})


def test_what_is_not_played_is_not_packed() -> None:
    assert unpack(pack({"text": "a" * 100_000})) == {"text": "a" * MOST_CHARACTERS}


BOMB = base64.urlsafe_b64encode(zlib.compress(b'"' + b"a" * 5_000_000 + b'"')).decode()


@pytest.mark.parametrize(
    "packed",
    [
        "",
        "====",
        "not base64 ✓",
        pack({"text": "the cat"})[:-6],
        pack({"text": "the cat"}) + "!",
        base64.urlsafe_b64encode(zlib.compress(json.dumps([1]).encode())).decode(),
        base64.urlsafe_b64encode(zlib.compress(b"[" * 100_000)).decode(),
        BOMB,
        "A" * (MOST_PACKED + 1),
    ],
    ids=["empty", "padding", "no base64", "cut", "more", "a list", "deep", "bomb", "endless"],
)
def test_a_damaged_link_says_what_to_do(packed: str) -> None:
    with pytest.raises(ValueError, match="copy the whole link again"):
        unpack(packed)


@given(st.text(max_size=40))
def test_nothing_typed_after_the_hash_breaks_the_reader(packed: str) -> None:
    with pytest.raises(ValueError, match="incomplete or damaged"):
        unpack(packed)
