"""The counting rules once more, as plainly as they can be put, to check the engine against."""

from collections.abc import Sequence


def accepted(target: Sequence[str], start: int, draft: Sequence[str]) -> int:
    """The longest prefix of the draft that the rest of the target begins with."""
    rest = list(target[start:])
    return max(n for n in range(len(draft) + 1) if rest[:n] == list(draft[:n]))


def statuses(target: Sequence[str], start: int, draft: Sequence[str]) -> list[str]:
    """One word a guess, from what came before it."""
    words: list[str] = []
    for position, guess in enumerate(draft, start=start):
        if "rejected" in words:
            words.append("discarded")
        elif position >= len(target):
            words.append("overrun")
        else:
            words.append("accepted" if guess == target[position] else "rejected")
    return words


def rounds(target: Sequence[str], drafts: Sequence[Sequence[str]]) -> list[tuple[int, list[str]]]:
    """Accepted count and emitted tokens of every round."""
    played: list[tuple[int, list[str]]] = []
    start = 0
    waiting = [list(draft) for draft in drafts]
    while start < len(target):
        draft = waiting.pop(0) if waiting else []
        count = accepted(target, start, draft)
        emitted = list(target[start : start + count + 1])
        played.append((count, emitted))
        start += len(emitted)
    return played
