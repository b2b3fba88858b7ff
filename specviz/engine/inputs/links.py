"""Settings as part of a link: readable while they are short, packed when they are long."""

import base64
import json
import zlib
from collections.abc import Mapping
from urllib.parse import urlencode

from specviz.engine.inputs.setup import MOST_CHARACTERS

MOST_READABLE = 6_000
"""Characters of a query that every proxy lets through (nginx's default is 8,192)."""

MOST_PACKED = 200_000
_MOST_UNPACKED = 1_000_000


def query(settings: Mapping[str, object], at: int) -> str:
    """The readable query of some settings with position ``at`` on screen.

    Example:
        >>> query({"text": "a b", "draft": ""}, 1)
        'text=a+b&draft=&round=1'
    """
    return urlencode({**settings, "round": at})


def is_long(settings: Mapping[str, object]) -> bool:
    """Whether some settings are too long for a readable link."""
    return len(query(settings, 0)) > MOST_READABLE


def link(
    base: str, settings: Mapping[str, object], at: int, switches: Mapping[str, str] | None = None
) -> str:
    """The link to a page that shows some settings at a position.

    Args:
        base: the page's address without a query.
        settings: the inputs that differ from the page's defaults.
        at: the position on screen.
        switches: what the screen itself is set to, such as ``projector``; never packed.

    Returns:
        ``base?text=...&round=...``, or ``base?long=1&round=...#s=...`` when that would pass
        6,000 characters: what follows the # never reaches a server or a proxy.
    """
    if is_long(settings):
        short = urlencode({"long": 1, "round": at, **(switches or {})})
        return f"{base}?{short}#s={pack(settings)}"
    return f"{base}?{query({**settings, **(switches or {})}, at)}"


def pack(settings: Mapping[str, object]) -> str:
    """Settings as URL-safe text: JSON, deflated, base64. Longer texts are cut as when played."""
    short = {
        name: value[:MOST_CHARACTERS] if isinstance(value, str) else value
        for name, value in settings.items()
    }
    content = json.dumps(short, ensure_ascii=False).encode("utf-8", "replace")
    return base64.urlsafe_b64encode(zlib.compress(content, 9)).decode().rstrip("=")


def unpack(packed: str) -> dict[str, object]:
    """Read packed settings; anything may be in them.

    Args:
        packed: the part of a link after ``#s=``.

    Returns:
        The settings by name, none of them checked yet.

    Raises:
        ValueError: there are no settings in it; the sentence says what to do.

    Example:
        >>> unpack(pack({"seed": 7}))
        {'seed': 7}
    """
    try:
        values = json.loads(_inflate(packed))
    except (ValueError, zlib.error, RecursionError):
        values = None
    if not isinstance(values, dict):
        raise ValueError(
            "This link is incomplete or damaged, so the page opens as new: "
            "copy the whole link again, everything after the # included."
        )
    return values


def _inflate(packed: str) -> bytes:
    if len(packed) > MOST_PACKED:
        raise ValueError
    raw = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
    unpacker = zlib.decompressobj()
    content = unpacker.decompress(raw, _MOST_UNPACKED)
    if not unpacker.eof:
        raise ValueError
    return content
