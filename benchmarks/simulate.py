"""How fast the simulation judges guesses, against the dice alone and against a plain loop.

Run it with ``python -m benchmarks.simulate``.
"""

import time
from collections.abc import Callable
from random import Random

import numpy as np

from benchmarks.rows import Row
from specviz.engine.simulate import MOST_ROUNDS, simulate_tokens_per_call

ACCEPTANCE = [0.8] * 5
GUESSES = MOST_ROUNDS * len(ACCEPTANCE)
REPEATS = 9


def simulation() -> None:
    simulate_tokens_per_call(ACCEPTANCE, MOST_ROUNDS, seed=1)


def dice_alone() -> None:
    np.random.default_rng(1).random(GUESSES)


def plain_loop() -> None:
    random = Random(1)
    tokens = 0
    for _ in range(MOST_ROUNDS):
        verdicts = [random.random() < a for a in ACCEPTANCE]
        tokens += (*verdicts, False).index(False) + 1


def fastest(*jobs: Callable[[], None], repeats: int = REPEATS) -> list[float]:
    """The least seconds of each job; the jobs take turns, so that a busy moment hits all."""
    seconds = [float("inf")] * len(jobs)
    for _ in range(repeats):
        for which, job in enumerate(jobs):
            start = time.perf_counter()
            job()
            seconds[which] = min(seconds[which], time.perf_counter() - start)
    return seconds


def measure() -> list[Row]:
    ours, dice = fastest(simulation, dice_alone)
    (loop,) = fastest(plain_loop, repeats=1)
    rate = GUESSES / ours / 1e6
    return [
        Row(f"simulation ({rate:.0f} M guesses/s): time / numpy's dice alone", ours / dice, 3.0),
        Row("simulation: time / the same in a plain Python loop", ours / loop, 0.1),
    ]


if __name__ == "__main__":
    for row in measure():
        print(f"{row.name}: {row.value:.3f} (at most {row.limit})")
