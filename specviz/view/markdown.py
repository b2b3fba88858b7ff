"""Plain text inside Markdown: nothing in it becomes a link, an image, a formula or an icon."""

import re

_PUNCTUATION = re.compile(r"([!-/:-@\[-`{-~])")


def plain(text: str) -> str:
    r"""A text that Markdown shows as it is (CommonMark 0.31, section 2.4).

    Example:
        >>> plain("rounds[3] is *5*")
        'rounds\\[3\\] is \\*5\\*'
    """
    return _PUNCTUATION.sub(r"\\\1", text)
