"""The recorded sessions that come with the app: one file each under assets/recordings/."""

from functools import cache
from pathlib import Path

from specviz.engine.recording import Kind, Recording, read

_FOLDER = Path(__file__).parents[2] / "assets" / "recordings"


@cache
def recordings(folder: Path = _FOLDER) -> dict[str, Recording]:
    """Every recording by the name of its file, in the order of the names.

    Raises:
        RecordingError: a file is damaged; the sentence says where.

    Example:
        >>> recordings(Path("no/such/folder"))
        {}
    """
    return {path.stem: read(path.read_bytes()) for path in sorted(folder.glob("*.json"))}


def chains() -> dict[str, Recording]:
    """The recordings whose drafts are chains: a candidate tree has no single draft length.

    Example:
        >>> any(each.kind is Kind.MEDUSA for each in chains().values())
        False
    """
    return {name: each for name, each in recordings().items() if each.kind is not Kind.MEDUSA}
