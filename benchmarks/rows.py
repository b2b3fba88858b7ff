"""A benchmark's figures, and how they are shown."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One measured ratio and the most it may be."""

    name: str
    value: float
    limit: float

    @property
    def ok(self) -> bool:
        """Whether the figure is within its limit."""
        return self.value <= self.limit


def print_rows(rows: Iterable[Row]) -> bool:
    """Print a table of figures; say whether every one is within its limit."""
    shown = [("figure", "value", "limit", "")]
    good = True
    for row in rows:
        shown.append((row.name, f"{row.value:.2f}", f"{row.limit:.2f}", "ok" if row.ok else "over"))
        good = good and row.ok
    width = max(len(name) for name, *_ in shown)
    for name, value, limit, verdict in shown:
        print(f"{name:<{width}}  {value:>6}  {limit:>6}  {verdict}".rstrip())
    return good
