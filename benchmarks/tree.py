"""Building and verifying the 64-node tree, against a straightforward reference.

The reference does what the published code does each time it runs: sort the choices, write out
the whole square mask and every root-to-leaf path, then compare every path token by token.
"""

from collections.abc import Callable, Sequence
from time import perf_counter

from benchmarks.rows import Row
from specviz.engine.tree.build import Heads
from specviz.engine.tree.choices import MC_SIM_7B_63
from specviz.engine.tree.head_drafter import ranked_heads
from specviz.engine.tree.session import replay_tree

ROUNDS = 1000
REPEATS = 5


def reference(target: Sequence[str], rounds: Sequence[Heads]) -> int:
    """Emit the target with the 64-node tree, the straightforward way; return the calls made."""
    start = calls = 0
    while start < len(target):
        choices = sorted(MC_SIM_7B_63, key=lambda choice: (len(choice), choice))
        heads = rounds[calls]
        candidates = [
            heads[len(choice) - 1][choice[-1]]
            if len(choice) <= len(heads) and choice[-1] < len(heads[len(choice) - 1])
            else None
            for choice in choices
        ]
        paths = _paths(choices)
        _mask(choices)
        start += _best(target[start:], [[candidates[node] for node in path] for path in paths]) + 1
        calls += 1
    return calls


def _mask(choices: Sequence[tuple[int, ...]]) -> list[list[bool]]:
    size = len(choices) + 1
    rows = [[False] * size for _ in range(size)]
    for node, choice in enumerate(choices, start=1):
        rows[node][0] = rows[node][node] = True
        for length in range(1, len(choice)):
            rows[node][choices.index(choice[:length]) + 1] = True
    return rows


def _paths(choices: Sequence[tuple[int, ...]]) -> list[list[int]]:
    taken: list[tuple[int, ...]] = []
    for choice in reversed(choices):
        if not any(other[: len(choice)] == choice for other in taken):
            taken.append(choice)
    return [
        [choices.index(choice[: length + 1]) for length in range(len(choice))] for choice in taken
    ]


def _best(target: Sequence[str], paths: Sequence[Sequence[str | None]]) -> int:
    best = 0
    for path in paths:
        matched = 0
        while matched < min(len(path), len(target)) and path[matched] == target[matched]:
            matched += 1
        best = max(best, matched)
    return best


def _seconds(work: Callable[[], object]) -> float:
    """The quickest of a few runs: what the code costs when nothing else disturbs it."""
    times = []
    for _ in range(REPEATS):
        begin = perf_counter()
        work()
        times.append(perf_counter() - begin)
    return min(times)


def measure() -> list[Row]:
    """Time both over a session of 1,000 rounds with the same heads and the same verdicts."""
    words = [f"w{number % 97}" for number in range(4 * ROUNDS)]
    drafter = ranked_heads([0.6, 0.4, 0.3, 0.2], width=10)
    session = replay_tree(words, drafter, MC_SIM_7B_63)
    target = words[: session.rounds[ROUNDS - 1].end]
    heads = [drafter(target, step.start) for step in session.rounds[:ROUNDS]]
    assert replay_tree(target, heads, MC_SIM_7B_63).calls == reference(target, heads) == ROUNDS
    ours = _seconds(lambda: replay_tree(target, heads, MC_SIM_7B_63))
    theirs = _seconds(lambda: reference(target, heads))
    name = "64-node tree, 1,000 rounds: build and verify / straightforward reference"
    return [Row(name, ours / theirs, 0.5)]


if __name__ == "__main__":
    for row in measure():
        print(f"{row.value:.2f} (at most {row.limit}) {row.name}")
