"""What could be asked about edits beside Streamlit (server/at_once.py), by anybody."""

import asyncio
import json
from http.client import HTTPConnection
from random import Random

from benchmarks.servers import Server
from soak.guest import AlarmError
from soak.links import link
from soak.nasty import text
from soak.reports import anything, edited
from soak.watch import Watch
from specviz.server.at_once import PATH

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
    statuses: list[int] = []

    async def ask() -> None:
        statuses.append(await asyncio.to_thread(_status, watch.server, content))

    await watch.timed(ask())
    if statuses[0] not in _ANSWERS:
        raise AlarmError(f"HTTP status {statuses[0]}")


def _status(server: Server, content: bytes) -> int:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.request("POST", f"/{PATH}", content)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status
