"""Many simulated viewers at once: they come, act every few seconds, and leave."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random

from benchmarks.servers import Server
from benchmarks.viewer import Viewer

PERIOD = 5.0  # seconds between two actions of a viewer
_OPENING = 4  # viewers that open the page at the same time

Act = Callable[[Viewer, int], Awaitable[None]]


async def step(viewer: Viewer, number: int) -> None:
    """A settled step to and fro between rounds 1 and 2 of the worked example."""
    await viewer.settle(2 - number % 2)


async def click(viewer: Viewer, number: int) -> None:
    """A click of the one-button app."""
    await viewer.click("Next")


@dataclass(frozen=True, slots=True)
class Spell:
    """What one spell of steady use looked like.

    Attributes:
        viewers: how many took part.
        p50: seconds that the middle action took, from sending it to the finished answer.
        p95: the same for the action that 95% were faster than.
        cores: CPU seconds of the server a second.
    """

    viewers: int
    p50: float
    p95: float
    cores: float


async def gather_in(server: Server, crowd: list[Viewer], count: int) -> None:
    """Open the page for more viewers until the crowd has ``count``."""
    gate = asyncio.Semaphore(_OPENING)

    async def open_one(viewer: Viewer) -> None:
        async with gate:
            await viewer.open()

    newcomers = [Viewer(server) for _ in range(count - len(crowd))]
    await asyncio.gather(*map(open_one, newcomers))
    crowd += newcomers


async def leave(crowd: list[Viewer]) -> None:
    """Close every viewer's page."""
    await asyncio.gather(*(viewer.leave() for viewer in crowd))
    crowd.clear()


async def use(server: Server, crowd: list[Viewer], act: Act, seconds: float) -> Spell:
    """Let every viewer act once a period, each at a moment of its own, for some seconds."""
    took: list[float] = []
    random = Random(len(crowd))
    began, cpu = time.monotonic(), server.cpu_ms()

    async def one(viewer: Viewer) -> None:
        due = began + random.random() * PERIOD
        number = 0
        while due < began + seconds:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            sent = time.monotonic()
            await act(viewer, number)
            took.append(time.monotonic() - sent)
            number += 1
            due = max(due + PERIOD, time.monotonic())

    await asyncio.gather(*map(one, crowd))
    cores = (server.cpu_ms() - cpu) / 1000 / (time.monotonic() - began)
    took.sort()
    return Spell(len(crowd), took[len(took) // 2], took[int(0.95 * (len(took) - 1))], cores)
