"""More and more viewers on one server, until it answers too late."""

import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass

from benchmarks.crowd import Act, gather_in, leave, use
from benchmarks.servers import Server
from benchmarks.viewer import Viewer

MOST_P95 = 1.0  # seconds

Start = Callable[[], AbstractContextManager[Server]]


@dataclass(frozen=True, slots=True)
class Climb:
    """What one app carried.

    Attributes:
        carried: the most viewers of whose actions 95% were answered within a second.
        mb_a_viewer: megabytes of the server's memory for each of them.
    """

    carried: int = 0
    mb_a_viewer: float = 0.0


async def climb(start: Start, act: Act, counts: Sequence[int], seconds: float) -> Climb:
    """Let more and more viewers use an app, until it answers too late.

    Args:
        start: starts its server.
        act: what each viewer does every few seconds.
        counts: how many viewers, rising.
        seconds: how long each count uses the app.
    """
    with start() as server:
        await warm_up(server, act)
        empty = server.memory_mb()
        best, crowd = Climb(), list[Viewer]()
        for count in counts:
            await gather_in(server, crowd, count)
            spell = await use(server, crowd, act, seconds)
            print(f"{act.__name__}: {spell}", file=sys.stderr, flush=True)
            if spell.p95 > MOST_P95:
                break
            best = Climb(count, (server.memory_mb() - empty) / count)
        await leave(crowd)
    return best


async def warm_up(server: Server, act: Act) -> None:
    """One viewer comes, acts a few times and leaves: what is loaded once is loaded then."""
    viewer = Viewer(server)
    await viewer.open()
    for number in range(10):
        await act(viewer, number)
    await viewer.leave()
