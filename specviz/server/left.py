"""When everybody has left, what the sessions left behind is collected.

Streamlit's sessions end as garbage in cycles. Its own collection after every run is off
(.streamlit/config.toml), since a run would wait for it, and Python's comes seldom while nobody
does anything; so here it is done when nobody is there to wait.
"""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from streamlit.runtime import RuntimeState, get_instance

LOOK_SECONDS = 2.0
"""How often to look whether anybody is there."""


@asynccontextmanager
async def collected_when_left(_app: object) -> AsyncIterator[None]:
    """For the server's app: runs beside it from its start to its end."""
    watching = asyncio.create_task(watch(_somebody_there, _work, gc.collect, LOOK_SECONDS))
    try:
        yield
    finally:
        watching.cancel()


async def watch(
    there: Callable[[], bool],
    work: Callable[[], int],
    collect: Callable[[], object],
    seconds: float,
) -> None:
    """Collect whenever nobody is there and something was done since; never ends by itself.

    Args:
        there: tells whether anybody is there now.
        work: a number that grows when something is done; collecting may make it grow too. (A
            short visit falls between two looks, so to have seen somebody is not asked for.)
        collect: what to do then.
        seconds: between two looks.
    """
    done = work()
    while True:
        if not there() and work() != done:
            collect()
            done = work()
        await asyncio.sleep(seconds)


def _somebody_there() -> bool:
    return get_instance().state is RuntimeState.ONE_OR_MORE_SESSIONS_CONNECTED


def _work() -> int:
    """How often Python has looked for garbage: with the objects made, whoever makes them."""
    return sum(generation["collections"] for generation in gc.get_stats())
