"""A benchmark's figures, and how they are shown."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One measured figure.

    Attributes:
        name: what was measured, with its unit; a ratio names both of its sides.
        value: the figure.
        limit: the most that it may be (or the least); None for what others are measured beside.
        least: whether the limit is a lower one.
    """

    name: str
    value: float
    limit: float | None = None
    least: bool = False

    @property
    def ok(self) -> bool:
        """Whether the figure is within its limit."""
        if self.limit is None:
            return True
        return self.value >= self.limit if self.least else self.value <= self.limit

    @property
    def cells(self) -> tuple[str, str, str, str]:
        """The row as it is printed: figure, value, limit, verdict."""
        if self.limit is None:
            return self.name, f"{self.value:,.2f}", "", ""
        sign = "≥" if self.least else "≤"
        return self.name, f"{self.value:,.2f}", f"{sign} {self.limit:,.2f}", self._verdict

    @property
    def _verdict(self) -> str:
        if self.ok:
            return "ok"
        return "under" if self.least else "over"


def print_rows(rows: Iterable[Row]) -> bool:
    """Print a table of figures; say whether every one is within its limit."""
    rows = list(rows)
    shown = [("figure", "value", "limit", ""), *(row.cells for row in rows)]
    width = max(len(name) for name, *_ in shown)
    for name, value, limit, verdict in shown:
        print(f"{name:<{width}}  {value:>9}  {limit:>10}  {verdict}".rstrip())
    return all(row.ok for row in rows)
