"""The recordings that come with the product: one file each under assets/recordings."""

from functools import lru_cache
from pathlib import Path

from specviz.engine.recording.opened import Opened, open_recording

FOLDER = Path(__file__).parents[3] / "assets" / "recordings"


def names() -> tuple[str, ...]:
    """The names of the recordings, in alphabetical order: their files without the ending.

    Example:
        >>> names() == tuple(sorted(names()))
        True
    """
    return tuple(sorted(path.stem for path in FOLDER.glob("*.json")))


@lru_cache(maxsize=64)
def shipped(name: str) -> Opened:
    """Open one of them.

    Args:
        name: one of ``names()``.

    Raises:
        KeyError: there is no recording of that name.
    """
    if name not in names():
        raise KeyError(name)
    return open_recording((FOLDER / f"{name}.json").read_bytes(), name)
