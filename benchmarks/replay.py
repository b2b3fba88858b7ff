"""How much the engine's ``replay`` costs beside a bare loop, and whether it is linear.

Run it with ``python -m benchmarks.replay``.
"""

import gc
import sys
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time

from benchmarks.rows import Row, print_rows
from specviz.engine import replay

TOKENS = 1_000_000
GUESSES = 4
REPETITIONS = 7
WORDS = [f"word{number}" for number in range(1000)]

Tokens = tuple[str, ...]


def session(size: int, match: float = 0.7) -> tuple[Tokens, list[Tokens]]:
    """A target and the 4-guess drafts of its rounds; each guess is right with chance ``match``."""
    random = Random(size)
    target = tuple(random.choices(WORDS, k=size))
    drafts = []
    start = 0
    while start < size:
        draft = tuple(
            token if random.random() < match else "wrong"
            for token in target[start : start + GUESSES]
        )
        drafts.append(draft)
        start += accepted(target, start, draft) + 1
    return target, drafts


def accepted(target: Sequence[str], start: int, draft: Sequence[str]) -> int:
    """How many leading guesses match."""
    count = 0
    for guess in draft:
        if guess != target[start + count]:
            break
        count += 1
    return count


def bare_loop(target: Tokens, drafts: list[Tokens]) -> list[tuple[int, Tokens, int, str | None]]:
    """The floor: find each round's accepted count, keep its four facts as one plain tuple."""
    rounds = []
    start, size = 0, len(target)
    for draft in drafts:
        count = 0
        for guess in draft:
            if start + count == size or guess != target[start + count]:
                break
            count += 1
        end = start + count
        rounds.append((start, draft, count, target[end] if end < size else None))
        start = end + 1
    return rounds


def seconds(run: Callable[[Tokens, list[Tokens]], object], *work: object) -> float:
    """CPU seconds of one run, starting from a collected heap."""
    gc.collect()
    began = process_time()
    result = run(*work)  # type: ignore[arg-type]
    spent = process_time() - began
    del result
    return spent


def measure() -> list[Row]:
    """The figures: medians of ratios between runs that follow each other."""
    large, small = session(TOKENS), session(TOKENS // 10)
    beside_bare, growth = [], []
    for _ in range(REPETITIONS):
        whole = seconds(replay, *large)
        beside_bare.append(whole / seconds(bare_loop, *large))
        tenths = sum(seconds(replay, *small) for _ in range(10))
        growth.append(whole / tenths)
    name = f"replay of {TOKENS:,} tokens, {GUESSES}-guess drafts"
    return [
        Row(f"{name} / bare loop", median(beside_bare), 4.0),
        Row(f"{name} / ten of a tenth", median(growth), 1.2),
    ]


if __name__ == "__main__":
    sys.exit(not print_rows(measure()))
