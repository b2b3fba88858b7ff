"""What a benchmark reports."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One ratio measured side by side, and the most it may be."""

    name: str
    value: float
    limit: float
