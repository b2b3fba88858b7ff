"""Where each published figure is printed, as a table."""

from collections.abc import Iterable

from specviz.engine.theory.published import Figure


def sources(figures: Iterable[Figure]) -> str:
    """A Markdown table, one row a figure.

    Example:
        >>> row = Figure("M", "one GPU", "A 2024, abstract", "https://example.org", 2.0, 3.0)
        >>> print(sources([row]).splitlines()[-1])
        | M | 2–3× | – | one GPU | [A 2024, abstract](https://example.org) |
    """
    head = "| Method | Speed-up | Tokens per call | Setting | Source |\n|:--|--:|--:|:--|:--|"
    return "\n".join((head, *map(_row, figures)))


def _row(figure: Figure) -> str:
    per_call = "–" if figure.tokens_per_call is None else f"{figure.tokens_per_call:.2f}"
    source = f"[{figure.source}]({figure.url})"
    return f"| {figure.method} | {figure.speedup} | {per_call} | {figure.setting} | {source} |"
