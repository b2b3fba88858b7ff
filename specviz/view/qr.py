"""A link as a QR code (ISO/IEC 18004), drawn as SVG by segno."""

import segno

MOST_BYTES = 2_953
"""What the largest QR code holds at the lowest error correction."""


def qr_code(link: str) -> str | None:
    """A link as a picture, ready to be the ``src`` of an ``<img>``.

    Args:
        link: any address.

    Returns:
        A data URI of an SVG, dark on white with its quiet zone; None when the link is too long
        for a QR code.

    Example:
        >>> qr_code("https://example.org/?round=2")[:19]
        'data:image/svg+xml;'
        >>> qr_code("x" * 3000) is None
        True
    """
    try:
        code = segno.make_qr(link, error="l")
    except segno.DataOverflowError:
        return None
    uri: str = code.svg_data_uri(border=4, light="#fff", omitsize=True, xmldecl=False)
    return uri
