"""When the last viewer has left, what the sessions left behind is collected.

Streamlit's sessions end as garbage in cycles. Its own collection after every run is off
(.streamlit/config.toml), since a run would wait for it, and Python's comes seldom while nobody
does anything; so here it is done once, when nobody is there to wait.
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
    watching = asyncio.create_task(watch(_somebody_there, gc.collect, LOOK_SECONDS))
    try:
        yield
    finally:
        watching.cancel()


async def watch(there: Callable[[], bool], collect: Callable[[], object], seconds: float) -> None:
    """Collect each time that everybody has left; never ends by itself.

    Args:
        there: tells whether anybody is there now.
        collect: what to do when nobody is any more.
        seconds: between two looks.
    """
    before = False
    while True:
        now = there()
        if before and not now:
            collect()
        before = now
        await asyncio.sleep(seconds)


def _somebody_there() -> bool:
    return get_instance().state is RuntimeState.ONE_OR_MORE_SESSIONS_CONNECTED
