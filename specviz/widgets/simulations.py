"""Simulations, run once for every viewer who asks for the same; a bar shows when they are slow."""

from functools import lru_cache

from specviz.engine.sampling.rules import Rule
from specviz.engine.simulate import simulate_emitted, simulate_tokens_per_call
from specviz.view.speed.layers import Dot
from specviz.widgets.progress import LateProgress

_STREAMS = 100
"""Seeds apart: each draft length has its own draws, so that the dots err independently."""

Numbers = tuple[float, ...]
Counts = tuple[tuple[Rule, tuple[int, ...]], ...]


def emitted_counts(p: Numbers, q: Numbers, rounds: int, seed: int) -> Counts:
    """How often each token is emitted under each rule."""
    return _emitted(p, q, rounds, seed, LateProgress(f"Running {rounds:,} rounds …"))


def simulated_dots(
    acceptance: Numbers, rounds: int, seed: int, stickiness: float = 0.0
) -> tuple[Dot, ...]:
    """Tokens per call for every draft length from 1 to all of ``acceptance``."""
    progress = LateProgress(f"Running {rounds:,} rounds for every draft length …")
    return _dots(acceptance, rounds, seed, stickiness, progress)


@lru_cache(maxsize=64)
def _emitted(p: Numbers, q: Numbers, rounds: int, seed: int, progress: LateProgress) -> Counts:
    return tuple(
        (rule, simulate_emitted(p, q, rule, rounds, seed, progress.part(index, len(Rule))))
        for index, rule in enumerate(Rule)
    )


@lru_cache(maxsize=64)
def _dots(
    acceptance: Numbers, rounds: int, seed: int, stickiness: float, progress: LateProgress
) -> tuple[Dot, ...]:
    dots = []
    for length in range(1, len(acceptance) + 1):
        tell = progress.part(length - 1, len(acceptance))
        seed_here = seed * _STREAMS + length
        run = simulate_tokens_per_call(acceptance[:length], rounds, seed_here, stickiness, tell)
        dots.append(Dot(length, run.mean, run.standard_error))
    return tuple(dots)
