"""A setup as part of a link: readable while it is short, packed when it is long."""

import base64
import json
import zlib
from dataclasses import asdict
from urllib.parse import urlencode

from specviz.engine.play import cut
from specviz.engine.read_setup import read_setup
from specviz.engine.setup import Setup

MOST_READABLE = 6_000
"""Characters of a query that every proxy lets through (nginx's default is 8,192)."""

MOST_PACKED = 200_000
_MOST_UNPACKED = 1_000_000


def query(setup: Setup, at: int) -> str:
    """The readable query of a setup with position ``at`` on screen.

    Example:
        >>> query(Setup(text="a b", draft=""), 1)
        'text=a+b&draft=&round=1'
    """
    return urlencode({**setup.changed(), "round": at})


def is_long(setup: Setup) -> bool:
    """Whether a setup is too long for a readable link."""
    return len(query(setup, 0)) > MOST_READABLE


def link(base: str, setup: Setup, at: int) -> str:
    """The link to a page that shows a setup at a position.

    Args:
        base: the page's address without a query.
        setup: any setup.
        at: the position on screen.

    Returns:
        ``base?text=...&round=...``, or ``base?long=1&round=...#s=...`` when that would pass
        6,000 characters: what follows the # never reaches a server or a proxy.
    """
    if is_long(setup):
        return f"{base}?{urlencode({'long': 1, 'round': at})}#s={pack(setup)}"
    return f"{base}?{query(setup, at)}"


def pack(setup: Setup) -> str:
    """A setup as URL-safe text: JSON, deflated, base64."""
    content = json.dumps(asdict(cut(setup)[0]), ensure_ascii=False).encode()
    return base64.urlsafe_b64encode(zlib.compress(content, 9)).decode().rstrip("=")


def unpack(packed: str) -> tuple[Setup, tuple[str, ...]]:
    """Read a packed setup; anything may be in it.

    Args:
        packed: the part of a link after ``#s=``.

    Returns:
        The setup, and one sentence for each value that could not be used.

    Raises:
        ValueError: there is no setup in it; the sentence says what to do.

    Example:
        >>> unpack(pack(Setup(seed=7)))[0].seed
        7
    """
    try:
        values = json.loads(_inflate(packed))
    except (ValueError, zlib.error, RecursionError):
        values = None
    if not isinstance(values, dict):
        raise ValueError(
            "This link is incomplete or damaged, so the worked example is shown: "
            "copy the whole link again, everything after the # included."
        )
    return read_setup(values)


def _inflate(packed: str) -> bytes:
    if len(packed) > MOST_PACKED:
        raise ValueError
    raw = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
    unpacker = zlib.decompressobj()
    content = unpacker.decompress(raw, _MOST_UNPACKED)
    if not unpacker.eof:
        raise ValueError
    return content
