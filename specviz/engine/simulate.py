"""Seeded simulations: the formulas, checked by rolling the dice many times.

The only engine module that uses numpy. Work is done in chunks that stay in the processor's
cache; after each one an optional callback hears the share done, so that a page can show progress.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from specviz.engine.sampling.rules import Rule, excess

MOST_ROUNDS = 200_000
_CHUNK = 16_384  # rounds at a time: 128 kB of random numbers

Progress = Callable[[float], None]
"""Hears the share done, above 0 and up to 1."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """Tokens per call measured over many simulated rounds.

    Attributes:
        rounds: how many rounds.
        total: tokens emitted, over all rounds.
        squares: the squares of tokens emitted a round, summed.

    Example:
        >>> run = Estimate(rounds=4, total=8, squares=20)
        >>> run.mean, round(run.standard_error, 3)
        (2.0, 0.577)
    """

    rounds: int
    total: int
    squares: int

    @property
    def mean(self) -> float:
        """Tokens per call."""
        return self.total / self.rounds

    @property
    def standard_error(self) -> float:
        """How far the mean typically is from the truth; NaN after a single round."""
        if self.rounds == 1:
            return math.nan
        spread = (self.squares - self.total * self.mean) / (self.rounds - 1)
        return math.sqrt(max(spread, 0.0) / self.rounds)


def simulate_tokens_per_call(
    acceptance: Sequence[float],
    rounds: int,
    seed: int,
    stickiness: float = 0.0,
    progress: Progress | None = None,
) -> Estimate:
    """Play rounds in which chance accepts or rejects each guess.

    Args:
        acceptance: each position's probability of being accepted; its length is the draft
            length. The same number everywhere is the i.i.d. case of the formula.
        rounds: how many rounds, 1 to 200,000.
        seed: a whole number of 0 or more; the same seed repeats the same run.
        stickiness: the probability that a guess repeats the verdict before it instead of getting
            a fresh one, 0 to 1. With equal acceptance at every position this changes how
            verdicts cluster, not how often one passes.
        progress: told the share done after each chunk.

    Returns:
        The estimate; each round counts its accepted guesses and the bonus.

    Raises:
        ValueError: a value is out of range.

    Example:
        >>> simulate_tokens_per_call([1.0, 0.0], rounds=10, seed=1).mean
        2.0
    """
    if any(not 0 <= a <= 1 for a in (*acceptance, stickiness)):
        raise ValueError("Acceptance and stickiness must be numbers from 0 to 1.")
    random = np.random.default_rng(seed)
    total = squares = 0
    for size in _chunks(rounds, progress):
        emitted = _emitted(random, acceptance, size, stickiness)
        total += int(emitted.sum())
        squares += int(np.dot(emitted, emitted))
    return Estimate(rounds, total, squares)


def simulate_emitted(
    p: Sequence[float],
    q: Sequence[float],
    rule: Rule,
    rounds: int,
    seed: int,
    progress: Progress | None = None,
) -> tuple[int, ...]:
    """Draw, test and replace one guess a round, and count the tokens emitted.

    Args:
        p: the target's distribution.
        q: the draft's distribution.
        rule: the right way, or one of the two wrong ones.
        rounds: how many rounds, 1 to 200,000.
        seed: a whole number of 0 or more.
        progress: told the share done after each chunk.

    Returns:
        How often each token was emitted; the counts sum to ``rounds``.

    Raises:
        ValueError: ``rounds`` is out of range.

    Example:
        >>> simulate_emitted((0.0, 1.0), (1.0, 0.0), Rule.SPECULATIVE, rounds=10, seed=1)
        (0, 10)
    """
    random = np.random.default_rng(seed)
    ratio = np.divide(p, q, out=np.ones(len(p)), where=np.asarray(q) > 0)
    left = excess(p, q)
    second = left if rule is Rule.SPECULATIVE and any(left) else p
    counts = np.zeros(len(p), dtype=np.int64)
    for size in _chunks(rounds, progress):
        tokens = _draw(random, q, size)
        if rule is not Rule.ACCEPT_ALL:
            rejected = np.flatnonzero(random.random(size) >= ratio[tokens])
            tokens[rejected] = _draw(random, second, len(rejected))
        counts += np.bincount(tokens, minlength=len(p))
    return tuple(counts.tolist())


def _chunks(rounds: int, progress: Progress | None) -> Iterator[int]:
    """The sizes of the chunks that make up ``rounds``, reporting after each."""
    if not 1 <= rounds <= MOST_ROUNDS:
        raise ValueError(f"The number of rounds must be from 1 to {MOST_ROUNDS:,}.")
    for done in range(0, rounds, _CHUNK):
        size = min(_CHUNK, rounds - done)
        yield size
        if progress is not None:
            progress((done + size) / rounds)


def _emitted(
    random: np.random.Generator, acceptance: Sequence[float], size: int, stickiness: float
) -> NDArray[np.int64]:
    """Tokens emitted in each of ``size`` rounds: leading accepted guesses, and the bonus."""
    emitted = np.ones(size, dtype=np.int64)
    alive = np.ones(size, dtype=bool)
    passed = alive
    for position, a in enumerate(acceptance):
        chance: float | NDArray[np.float64] = a
        if stickiness and position:
            chance = stickiness * passed + (1 - stickiness) * a
        passed = random.random(size) < chance
        alive = alive & passed
        emitted += alive
    return emitted


def _draw(random: np.random.Generator, weights: Sequence[float], size: int) -> NDArray[np.int64]:
    """Draw tokens by weight: the first whose running total exceeds a uniform number."""
    running = np.cumsum(weights)
    return np.searchsorted(running / running[-1], random.random(size), side="right")
