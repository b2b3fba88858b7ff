"""Files that are nearly, or not at all, what an upload field expects."""

import gzip
import io
import json
import zipfile
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from soak.nasty import ATTACKS, junk, text
from specviz.engine.inputs.session_file import write_session
from specviz.engine.inputs.setup import Setup, Source
from specviz.engine.recording.shipped import names, shipped

SESSION, RECORDING = "session", "recording"
_MEGABYTE = 1_000_000
_HUGE = "9" * 5_000
_FIXED = ("schema", "kind", "split", "drafter", "revision", "date", "bytes", "verdict")
_LEAVES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 3, 16, 10**9, -(10**9), 10**40, 0.5, 1e308, -0.0, float("nan"),
    float("inf"), "", "0", [], {}, [[]], [None], {"a": {"a": {}}}, [0] * 500,
)  # fmt: skip


def upload(random: Random, kind: str) -> bytes:
    """A fuzzed file for the drop field of one kind."""
    whole = random.choice(_whole_files()[kind])
    return random.choice(_WAYS)(random, whole)


def hostile_texts(random: Random, kind: str) -> bytes:
    """A file that opens, with attacks in place of some of its texts."""
    return _attacked(random, random.choice(_whole_files()[kind]))


def _attacked(random: Random, whole: bytes) -> bytes:
    document = json.loads(whole)
    texts = [(holder, key) for holder, key in _places(document) if isinstance(holder[key], str)]
    for holder, key in texts:
        if key not in _FIXED and random.random() < 0.7:
            holder[key] = random.choice(ATTACKS)
    return json.dumps(document).encode()


@cache
def _whole_files() -> dict[str, list[bytes]]:
    setups = [Setup(), Setup(drafter=Source.NOISY, match=0.5), Setup(text="a b c " * 300)]
    return {
        SESSION: [write_session(setup).encode() for setup in setups],
        RECORDING: [shipped(name).text for name in names()],
    }


def _as_it_is(random: Random, whole: bytes) -> bytes:
    return whole


def _cut(random: Random, whole: bytes) -> bytes:
    return whole[: random.randrange(len(whole))]


def _changed_bytes(random: Random, whole: bytes) -> bytes:
    content = bytearray(whole)
    for _ in range(random.choice((1, 3, 30))):
        content[random.randrange(len(content))] = random.choice(
            (random.randrange(256), *b'"[{,:9-')
        )
    return bytes(content)


def _changed_values(random: Random, whole: bytes) -> bytes:
    """Values changed where they stand: the file stays JSON."""
    document = json.loads(whole)
    for _ in range(random.choice((1, 1, 1, 2, 10))):
        holder, key = random.choice(list(_places(document)))
        _change(random, holder, key)
    return json.dumps(document).encode()


def _change(random: Random, holder: Any, key: Any) -> None:
    """Replace a value, take it away, or put another beside it."""
    what = random.random()
    value = random.choice(_LEAVES) if random.random() < 0.6 else text(random)
    if what < 0.15:
        del holder[key]
    elif what < 0.25 and isinstance(holder, dict):
        holder[text(random)[:200]] = value
    elif what < 0.35 and isinstance(holder, list):
        holder.extend([holder[key]] * random.choice((1, 50)))
    elif what < 0.5 and isinstance(holder[key], int):
        holder[key] += random.choice((-1, 1, 100_000))
    else:
        holder[key] = value


def _places(document: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a document, at most 30 of each list."""
    if isinstance(document, dict):
        found: list[tuple[Any, Any]] = list(document.items())
    elif isinstance(document, list):
        found = list(enumerate(document[:30]))
    else:
        found = []
    for key, value in found:
        yield document, key
        yield from _places(value)


def _long_texts(random: Random, whole: bytes) -> bytes:
    """A string made very long."""
    document = json.loads(whole)
    holder, key = random.choice(list(_places(document)))
    holder[key] = text(random) * random.choice((1, 100)) + "x" * random.choice((0, 10**5, 10**6))
    return json.dumps(document, ensure_ascii=random.random() < 0.5).encode("utf-8", "replace")


def _deep(random: Random, whole: bytes) -> bytes:
    opening, closing = random.choice(((b"[", b"]"), (b'{"a":', b"}"), (b'{"setup":', b"}")))
    deep = random.choice((900, 20_000, 900_000))
    return opening * deep + b"1" + closing * random.choice((deep, 0))


def _huge_numbers(random: Random, whole: bytes) -> bytes:
    number = random.choice((_HUGE, "1e999999", f"-{_HUGE}.{_HUGE}", "NaN", "-Infinity", "1E+308"))
    digits = [place for place, byte in enumerate(whole) if byte in b"0123456789"]
    place = random.choice(digits)
    return whole[:place] + number.encode() + whole[place + 1 :]


def _twice(random: Random, whole: bytes) -> bytes:
    return whole[: whole.index(b"{") + 1] + b'"schema": 1, "setup": {}, "schema": 2,' + whole[1:]


def _bomb(random: Random, whole: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("session.json", b"0" * (20 * _MEGABYTE))
    return random.choice((packed.getvalue(), gzip.compress(b"[" * (20 * _MEGABYTE))))


def _many(random: Random, whole: bytes) -> bytes:
    """Small pieces by the hundred thousand: few bytes that take much memory."""
    piece = random.choice(("[],", "{},", "0,", '"",', '{"a":{}},', "[[[]]],"))
    return ("[" + piece * (4_900_000 // len(piece)) + "0]").encode()


def _other(random: Random, whole: bytes) -> bytes:
    return random.choice(
        (
            b"", b" ", b"null", b"0", b'"text"', b"[]", b"{}", b"\xef\xbb\xbf{}", b"\0" * 1_000,
            b'{"schema": "specviz.session/1"}', b'{"schema": "specviz.session/1", "setup": []}',
            b'{"schema": ["specviz.session/1"], "setup": {}}', whole.decode().encode("utf-16"),
            junk(random, 5 * _MEGABYTE), junk(random, 300), b"\xff\xd8\xff\xe0" + junk(random, 99),
            b"x" * (5 * _MEGABYTE), b"[" + b"1," * 10 + whole, whole + whole,
            b" " * 4_900_000, json.dumps(text(random)).encode(),
        )
    )  # fmt: skip


_WAYS: tuple[Callable[[Random, bytes], bytes], ...] = (
    _as_it_is, _attacked, _attacked, _cut, _changed_bytes, _changed_values, _changed_values,
    _changed_values, _changed_values, _changed_values, _long_texts, _deep, _huge_numbers, _twice,
    _bomb, _many, _other, _other,
)  # fmt: skip
