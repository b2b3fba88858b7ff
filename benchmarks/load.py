"""How many viewers one server carries, what memory each costs, and whether it comes back.

Run it with ``make bench-load``. Simulated viewers speak the real WebSocket protocol from this
process; the server is another one, started as a host starts it (``deploy/serve``); everything
stays on loopback. It ends by itself after about a quarter of an hour, and breaks off with an error
after three.
"""

import asyncio
import sys
from collections.abc import Sequence
from functools import partial

from benchmarks.climb import Climb, climb
from benchmarks.coming_and_going import Growth, growths
from benchmarks.crowd import click, step
from benchmarks.rows import Row, print_rows
from benchmarks.servers import hosted_app, one_button

COUNTS = (25, 50, 100, 200, 300, 350, 400, 450, 500, 600, 700, 800)
SPELL = 20.0  # seconds of steady use at each count
PASSING = 1_000  # sessions that come and go
MOST_SECONDS = 2_700


async def measure(
    counts: Sequence[int] = COUNTS, spell: float = SPELL, passing: int = PASSING
) -> list[Row]:
    """The figures of the app, each beside the same one of the one-button app."""
    empty = partial(one_button, configured=True)
    async with asyncio.timeout(MOST_SECONDS):
        default = await climb(partial(one_button, configured=False), click, counts, spell)
        lean = await climb(empty, click, counts, spell)
        ours = await climb(hosted_app, step, counts, spell)
        lean_growth, our_growth = await growths({empty: click, hosted_app: step}, passing)
    return [
        Row("viewers carried, one-button app in default configuration", default.carried),
        Row("viewers carried, one-button app in our configuration", lean.carried),
        Row("viewers carried, this app", ours.carried, 400, least=True),
        *_memory(lean, ours),
        *_growth("one-button app", lean_growth, passing),
        *_growth("this app", our_growth, passing, 1.1),
    ]


def _growth(app: str, growth: Growth, passing: int, most: float | None = None) -> list[Row]:
    return [
        Row(f"memory after the first {passing:,} sessions / fresh, {app}", growth.first, most),
        Row(f"memory after {passing:,} more / before them, {app}", growth.again, most),
    ]


def _memory(lean: Climb, ours: Climb) -> list[Row]:
    more = ours.mb_a_viewer - lean.mb_a_viewer
    return [
        Row("memory a viewer, one-button app (MB)", lean.mb_a_viewer),
        Row("memory a viewer, this app (MB)", ours.mb_a_viewer),
        Row("memory a viewer, this app beyond the one-button app (MB)", more, 0.5),
    ]


if __name__ == "__main__":
    sys.exit(not print_rows(asyncio.run(measure())))
