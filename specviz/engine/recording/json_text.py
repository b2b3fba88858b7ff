"""Text of a file -> JSON object, within bounds of size, depth and memory."""

import json
from typing import Any, NoReturn

from specviz.engine.recording.fields import RecordingError, shown

MAX_BYTES = 5_000_000
_MAX_OBJECTS = 50_000
_MAX_LISTS = 400_000
_MAX_COMMAS = 1_000_000


def parse(text: str | bytes) -> Any:
    """The JSON value in a text.

    Everything that Python's parser would let pass is refused too: keys that stand twice, NaN
    and Infinity. Brackets and commas are counted first, since
    a few bytes of them take many of memory.

    Raises:
        RecordingError: the text is too large, not UTF-8 or not JSON.
    """
    text = _decoded(text)
    _limit(text.count("{"), _MAX_OBJECTS, "objects in braces")
    _limit(text.count("["), _MAX_LISTS, "lists in brackets")
    _limit(text.count(","), _MAX_COMMAS, "commas")
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except RecordingError:
        raise
    except RecursionError:
        raise RecordingError("The file is not a recording: it is nested too deeply") from None
    except json.JSONDecodeError as error:
        raise RecordingError(
            f"The file is not JSON: {error.msg} at line {error.lineno}, column {error.colno}"
        ) from None
    except ValueError:
        raise RecordingError("The file holds a number of more than 4,300 digits") from None


def _decoded(text: str | bytes) -> str:
    """The text, of at most 5 MB in UTF-8, without byte order mark."""
    try:
        data = text.encode() if isinstance(text, str) else bytes(text)
        if len(data) > MAX_BYTES:
            raise RecordingError(f"The file has {len(data):,} bytes, but at most 5 MB are allowed")
        return data.decode("utf-8-sig")
    except UnicodeError:
        raise RecordingError("The file is not UTF-8 text") from None


def _limit(count: int, most: int, what: str) -> None:
    if count > most:
        raise RecordingError(f"The file has {count:,} {what}, but at most {most:,} are allowed")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    seen = set()
    for key, _ in pairs:
        if key in seen:
            break
        seen.add(key)
    raise RecordingError(f"The key {shown(key)} stands twice in one object")


def _constant(name: str) -> NoReturn:
    raise RecordingError(f"The file holds {name}, which is no number of JSON")
