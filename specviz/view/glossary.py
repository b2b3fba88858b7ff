"""The words of this product, each defined once in assets/glossary.md."""

import re
from functools import cache
from html import escape
from pathlib import Path

_FILE = Path(__file__).parents[2] / "assets" / "glossary.md"
_ENTRY = re.compile(r"^\*\*(.+?)\*\*: (.+)$", re.MULTILINE)


@cache
def glossary() -> dict[str, str]:
    """Term -> its definition, in the order of the file.

    Example:
        >>> glossary()["guess"]
        'One token of a draft, for one position.'
    """
    return dict(_ENTRY.findall(_FILE.read_text(encoding="utf-8")))


def term(word: str, label: str | None = None) -> str:
    """A word of the glossary as HTML that tells its meaning on hover, tap or focus.

    Raises:
        KeyError: the glossary does not define the word.
    """
    tip = escape(glossary()[word], quote=True)
    return f'<span class="term" tabindex="0" data-tip="{tip}">{escape(label or word)}</span>'
