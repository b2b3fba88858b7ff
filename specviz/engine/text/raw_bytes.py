"""Tokens that are not text on their own, such as a third of an emoji, written as their bytes.

A language model's token is a string of bytes, and an emoji may be cut across three of them.
Our tokens are plain strings, so such a part is written ``‹f0 9f›``: it can be printed, compared
and put in a link, and its bytes can be read back from it. Everything else is its own text.
"""

import re

_WRITTEN = re.compile("‹([0-9a-f]{2}(?: [0-9a-f]{2})*)›")


def token_text(data: bytes) -> str:
    r"""The token string of some bytes: their UTF-8 text, or ``‹f0 9f›`` where they are not text.

    Example:
        >>> token_text(b" cat"), token_text(b"\xf0\x9f")
        (' cat', '‹f0 9f›')
    """
    try:
        return data.decode()
    except UnicodeDecodeError:
        return f"‹{data.hex(' ')}›"


def token_bytes(token: str) -> bytes:
    r"""The bytes of a token string, the inverse of ``token_text``.

    Half a surrogate pair, which Python strings can hold and UTF-8 cannot, becomes the three
    bytes that the "surrogatepass" rule of the standard library gives it.

    Example:
        >>> token_bytes(" cat"), token_bytes("‹f0 9f›")
        (b' cat', b'\xf0\x9f')
    """
    data = _partial(token)
    return token.encode("utf-8", "surrogatepass") if data is None else data


def is_partial(token: str) -> bool:
    """Whether a token string stands for bytes that are not text on their own.

    Example:
        >>> is_partial("‹f0 9f›"), is_partial("cat")
        (True, False)
    """
    return _partial(token) is not None


def _partial(token: str) -> bytes | None:
    """The bytes that a token string writes out, if ``token_text`` would write them so."""
    written = _WRITTEN.fullmatch(token)
    data = bytes.fromhex(written[1]) if written else b""
    return data if token_text(data) == token and written else None


def join_bytes(tokens: list[bytes]) -> str:
    r"""The text of many tokens' bytes in order; what is not text even then reads ``\xf0``.

    Example:
        >>> join_bytes([b"\xc3", b"\xa9t"])
        'ét'
    """
    data = b"".join(tokens)
    try:
        return data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return data.decode("utf-8", "backslashreplace")
