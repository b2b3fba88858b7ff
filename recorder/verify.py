"""Check recordings from their own data: ``python -m recorder.verify assets/recordings``.

Needs no model and no torch: every count, path and verdict is computed again from the ids.
"""

import sys
from pathlib import Path

from specviz.engine.recording import RecordingError, check, read


def problems(path):
    """What is wrong with one file, a sentence each; an empty list for a sound recording."""
    try:
        recording = read(path.read_text(encoding="utf-8"))
    except (OSError, RecordingError, UnicodeDecodeError) as error:
        return [str(error)]
    return list(dict.fromkeys([*recording.notes, *check(recording)]))


def line(path):
    """One line on a sound recording: kind, tokens, calls, tokens per call."""
    recording = read(path.read_text(encoding="utf-8"))
    tokens, calls = len(recording.output), len(recording.rounds)
    rate = tokens / max(calls, 1)
    return f"{path.name}: {recording.kind}, {tokens} tokens in {calls} calls, {rate:.2f} per call"


def main(arguments=None):
    """Check all files named, and all in the folders named; return 1 if any has a problem."""
    arguments = sys.argv[1:] if arguments is None else arguments
    files = [file for name in arguments for file in _files(Path(name))]
    if not files:
        print("No recordings found. Name a folder or a file: python -m recorder.verify FOLDER")
        return 1
    found = {file: problems(file) for file in files}
    for file, sentences in found.items():
        print("\n".join(f"{file.name}: {s}" for s in sentences) if sentences else line(file))
    return int(any(found.values()))


def _files(path):
    return sorted(path.glob("*.json")) if path.is_dir() else [path]


if __name__ == "__main__":
    sys.exit(main())
