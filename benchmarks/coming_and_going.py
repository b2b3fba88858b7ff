"""Whether a server's memory comes back after many sessions have come and gone."""

import asyncio
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass

from benchmarks.climb import Start, warm_up
from benchmarks.crowd import Act, gather_in, leave
from benchmarks.servers import Server
from benchmarks.viewer import Viewer

AT_ONCE = 50
KEPT = 125.0  # seconds; Streamlit keeps a session for two minutes, should its viewer come back
SETTLED = 25.0  # seconds after which what the last one left has been collected and given back


@dataclass(frozen=True, slots=True)
class Growth:
    """Memory with nobody there, as ratios.

    Attributes:
        first: after the first crowd / before it: what a fresh server's heap grows to.
        again: after a second crowd / after the first: what every further crowd leaves behind.
    """

    first: float
    again: float


async def growths(apps: Mapping[Start, Act], passing: int, kept: float = KEPT) -> list[Growth]:
    """How much more memory each app's server has after its viewers have left than before.

    Args:
        apps: what starts each server, and what its viewers do.
        passing: how many sessions come and go in each of two crowds, 50 at a time.
        kept: how long to wait after the last one has left.

    Returns:
        One for each app.
    """
    with ExitStack() as stack:
        servers = {stack.enter_context(start()): act for start, act in apps.items()}
        seen = [[await _at_rest(server, act) for server, act in servers.items()]]
        for _ in range(2):
            for server, act in servers.items():
                await _pass_through(server, act, passing)
            await asyncio.sleep(kept)
            seen.append([await _at_rest(server, act) for server, act in servers.items()])
    fresh, first, second = seen
    return [Growth(b / a, c / b) for a, b, c in zip(fresh, first, second, strict=True)]


async def _at_rest(server: Server, act: Act) -> float:
    """Memory some time after one viewer has come and gone (Streamlit drops old sessions then)."""
    await warm_up(server, act)
    await asyncio.sleep(SETTLED)
    return server.memory_mb()


async def _pass_through(server: Server, act: Act, passing: int) -> None:
    crowd: list[Viewer] = []
    for _ in range(passing // AT_ONCE):
        await gather_in(server, crowd, AT_ONCE)
        for number in range(2):
            await asyncio.gather(*(act(viewer, number) for viewer in crowd))
        await leave(crowd)
