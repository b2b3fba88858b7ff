"""Published figures, each with its source and setting, from assets/published.toml."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).parents[3] / "assets" / "published.toml"


@dataclass(frozen=True, slots=True)
class Figure:
    """One published result.

    Attributes:
        method: what was measured.
        setting: model, hardware and what else bears on the number.
        source: where it is printed.
        url: a link to the source.
        low: the lowest speed-up stated, over standard decoding.
        high: the highest; equal to ``low`` when one number is stated.
        wording: "over" or "up to" when the source says so, else empty.
        tokens_per_call: another quantity, where the source gives it; None elsewhere.
        group: figures of one group were measured alike; empty for a paper's own figure, which is
            not comparable with any other.

    Example:
        >>> [figure.speedup for figure in load_published()[:3]]
        ['2–3×', '2–2.5×', 'over 2.2×']
    """

    method: str
    setting: str
    source: str
    url: str
    low: float
    high: float
    wording: str = ""
    tokens_per_call: float | None = None
    group: str = ""

    @property
    def speedup(self) -> str:
        """The speed-up as the source words it."""
        numbers = [f"{number:g}" for number in dict.fromkeys((self.low, self.high))]
        return f"{self.wording} {'–'.join(numbers)}×".strip()


def load_published(file: Path = FILE) -> tuple[Figure, ...]:
    """Read every figure, in the order of the file.

    Raises:
        ValueError: a row has no source or an impossible number; the sentence names the method.
    """
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["figure"]
    return tuple(_figure(dict(row)) for row in rows)


def _figure(row: dict[str, object]) -> Figure:
    speedup = row.pop("speedup")
    low, high = map(float, speedup) if isinstance(speedup, list) else (0.0, 0.0)
    figure = Figure(**row, low=low, high=high)  # type: ignore[arg-type]
    if not (figure.source and figure.url.startswith("https://") and figure.setting):
        raise ValueError(f"{figure.method}: a published figure needs a source, a link, a setting.")
    if not 0 < figure.low <= figure.high:
        raise ValueError(f"{figure.method}: speedup must be [low, high], both above 0.")
    return figure
