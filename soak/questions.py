"""What could be asked about edits beside Streamlit (server/at_once.py), by anybody."""

import asyncio
import json
from random import Random

from benchmarks.at_once import Asking
from soak.guest import AlarmError
from soak.links import link
from soak.nasty import text
from soak.reports import anything, edited
from soak.watch import Watch

_ANSWERS = (200, 204, 413)


def question(random: Random) -> bytes:
    """A question: believable, but for some of its parts, or no JSON at all."""
    if random.random() < 0.1:
        return text(random).encode("utf-8", "replace")
    told = {
        "search": link(random).query,
        "at": random.choice((-1, 0, 1, 2, 10**9)),
        **edited(random, {"seen": 0, "session": "soak"})["edits"],
    }
    for name in list(told):
        if random.random() < 0.1:
            told[name] = anything(random)
    return json.dumps(told).encode()


async def ask_about_edits(watch: Watch, random: Random) -> None:
    """Ask for the screen after edits that nobody made."""
    content = question(random)
    asking = Asking(watch.server)
    statuses: list[int] = []

    async def ask() -> None:
        statuses.append((await asyncio.to_thread(asking.ask, content))[0])

    await watch.timed(ask())
    asking.close()
    if statuses[0] not in _ANSWERS:
        raise AlarmError(f"HTTP status {statuses[0]}")
