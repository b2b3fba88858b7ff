"""What a step and an edit cost the server, in CPU time of its whole process.

Run it with ``python -m benchmarks.server``. A simulated viewer drives the real server over its
WebSocket, one action after the other; the CPU time of the process is divided by their number.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from itertools import cycle, islice

from benchmarks.rows import Row, print_rows
from benchmarks.servers import Server, one_button, our_app
from benchmarks.sessions import LONG_AT, long_query
from benchmarks.viewer import Viewer

ACTIONS = 100
WARM_UP = 10

Action = Callable[[], Awaitable[None]]


def measure(actions: int = ACTIONS) -> list[Row]:
    """The figures: CPU milliseconds an action."""
    with one_button(configured=True) as floor:
        click = asyncio.run(_clicks(floor, actions))
    with our_app() as app:
        step = asyncio.run(_steps(app, "", 1, actions))
        long = asyncio.run(_steps(app, long_query(), LONG_AT, actions))
        edit = asyncio.run(_edits(app, actions))
    return [
        Row("server, one-button app in our configuration, click (CPU ms)", click),
        Row("server, settled step (CPU ms)", step, 10.0),
        Row("server, settled step in 2,000 tokens (CPU ms)", long, 10.0),
        Row("server, edit (CPU ms)", edit, 25.0),
    ]


async def _clicks(server: Server, actions: int) -> float:
    """Clicks of the one-button app."""
    viewer = Viewer(server)
    await viewer.open()
    cost = await _cost(server, lambda: viewer.click("Next"), actions)
    await viewer.leave()
    return cost


async def _steps(server: Server, query: str, first: int, actions: int) -> float:
    """Steps between three rounds, each settled."""
    viewer = Viewer(server, query)
    await viewer.open()
    places = islice(cycle((first + 1, first + 2, first)), WARM_UP + actions)
    cost = await _cost(server, lambda: viewer.settle(next(places)), actions)
    await viewer.leave()
    return cost


async def _edits(server: Server, actions: int) -> float:
    """Edits of round 1's guesses, each one new, so that nothing of it can be cached."""
    viewer = Viewer(server)
    await viewer.open()
    lines = (f"the, cat, guess{number}" for number in range(WARM_UP + actions))
    cost = await _cost(server, lambda: viewer.edit(0, next(lines)), actions)
    await viewer.leave()
    return cost


async def _cost(server: Server, act: Action, actions: int) -> float:
    for _ in range(WARM_UP):
        await act()
    before = server.cpu_ms()
    for _ in range(actions):
        await act()
    return (server.cpu_ms() - before) / actions


if __name__ == "__main__":
    sys.exit(not print_rows(measure()))
