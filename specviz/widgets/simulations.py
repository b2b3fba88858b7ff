"""Simulations, run once for every viewer who asks for the same; a bar shows when they are slow."""

from functools import lru_cache

from specviz.engine.sampling.rules import Rule
from specviz.engine.simulate import simulate_emitted, simulate_tokens_per_call
from specviz.view.speed.layers import Dot
from specviz.widgets.progress import late_progress, part

_STREAMS = 100
"""Seeds apart: each draft length has its own draws, so that the dots err independently."""


@lru_cache(maxsize=64)
def emitted_counts(
    p: tuple[float, ...], q: tuple[float, ...], rounds: int, seed: int
) -> tuple[tuple[Rule, tuple[int, ...]], ...]:
    """How often each token is emitted under each rule."""
    tell = late_progress(f"Running {rounds:,} rounds …")
    return tuple(
        (rule, simulate_emitted(p, q, rule, rounds, seed, part(tell, index, len(Rule))))
        for index, rule in enumerate(Rule)
    )


@lru_cache(maxsize=64)
def simulated_dots(
    acceptance: tuple[float, ...], rounds: int, seed: int, stickiness: float = 0.0
) -> tuple[Dot, ...]:
    """Tokens per call for every draft length from 1 to all of ``acceptance``."""
    tell = late_progress(f"Running {rounds:,} rounds for every draft length …")
    dots = []
    for length in range(1, len(acceptance) + 1):
        share = part(tell, length - 1, len(acceptance))
        run = simulate_tokens_per_call(
            acceptance[:length], rounds, seed * _STREAMS + length, stickiness, share
        )
        dots.append(Dot(length, run.mean, run.standard_error))
    return tuple(dots)
