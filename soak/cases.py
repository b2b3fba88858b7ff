"""One case of each kind: what a guest does with a fuzzed link, file, text or report."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random

from streamlit.proto.WidgetStates_pb2 import WidgetState

from benchmarks.widgets import EDITOR, LINES, PLAYER
from soak.guest import SUBMIT, TABLE, AlarmError, Guest
from soak.http import status_of
from soak.links import link
from soak.nasty import NUMBERS, text
from soak.reports import LONG_LINK, edited, edits, place, report
from soak.uploads import RECORDING, SESSION, upload
from soak.watch import Watch

Case = Callable[[Watch, Random], Awaitable[None]]

_TYPED_ON = (
    ("", ""), ("", "drafter=prompt-lookup"), ("", "drafter=second-text&split=characters"),
    ("", "split=bpe"), ("", "predict=true"), ("medusa", ""), ("medusa", "shape=custom"),
    ("medusa", "source=ranked&split=bpe"), ("medusa", "shape=all&split=characters"),
    ("sampling", ""), ("sampling", ""), ("speed", ""), ("game", ""), ("game", "game=3"),
)  # fmt: skip
_REFUSED = (400, 413)


@asynccontextmanager
async def _guest(watch: Watch, path: str = "", query: str = "") -> AsyncIterator[Guest]:
    guest = Guest(watch.server, path, query)
    try:
        await watch.timed(guest.open())
        yield guest
    finally:
        await guest.leave()


async def open_link(watch: Watch, random: Random) -> None:
    """Open a link, and then settle the player anywhere."""
    made = link(random)
    status = status_of(watch.server, f"/{made.page}?{made.query}")
    if status >= 500:
        raise AlarmError(f"HTTP status {status}")
    async with _guest(watch, made.page, made.query) as guest:
        if made.hash:
            told = {"packed": {"text": made.hash.removeprefix("s="), "ask": 1}}
            await watch.timed(guest.report(LONG_LINK, told))
        if PLAYER in guest.page.widgets and random.random() < 0.5:
            await watch.timed(guest.report(PLAYER, place(random, guest.page.player["jump"])))


async def open_session_file(watch: Watch, random: Random) -> None:
    """Drop a file on the step-through page."""
    await _drop(watch, random, "", SESSION)


async def open_recording(watch: Watch, random: Random) -> None:
    """Drop a file on the page of real sessions, and look at its last round."""
    await _drop(watch, random, "real", RECORDING)


async def _drop(watch: Watch, random: Random, path: str, kind: str) -> None:
    content = upload(random, kind)
    async with _guest(watch, path) as guest:
        statuses: list[int] = []

        async def drop() -> None:
            statuses.append(await guest.upload(f"{random.getrandbits(64):x}", content))

        await watch.timed(drop())
        if statuses[0] >= 300 and statuses[0] not in _REFUSED:
            raise AlarmError(f"HTTP status {statuses[0]}")
        if PLAYER in guest.page.widgets:
            last = {"place": {"at": 10**6, "jump": guest.page.player["jump"]}}
            await watch.timed(guest.report(PLAYER, last))


async def type_text(watch: Watch, random: Random) -> None:
    """Type into two fields of a page, one after the other."""
    path, query = random.choice(_TYPED_ON)
    async with _guest(watch, path, query) as guest:
        for _ in range(2):
            fields = sorted(guest.page.typed & set(guest.page.widgets))
            editors = [name for name in (EDITOR, LINES) if name in guest.page.widgets]
            if editors and random.random() < 0.4:
                name = random.choice(editors)
                await watch.timed(guest.report(name, edited(random, guest.page.editors[name])))
            elif TABLE in guest.page.widgets:
                table = guest.page.widgets[TABLE]
                state = WidgetState(id=table.id, string_value=edits(random))
                await watch.timed(guest.send(table, state))
            elif SUBMIT in guest.page.widgets:
                await watch.timed(guest.submit("What comes next?", text(random)))
            elif fields:
                typed = random.choice((text, text, text, _number))(random)
                await watch.timed(guest.type(random.choice(fields), typed))


def _number(random: Random) -> str:
    return random.choice(NUMBERS)


async def send_report(watch: Watch, random: Random) -> None:
    """Have a component of ours tell what it never tells."""
    path = random.choice(("", "medusa", "real", "sampling", "speed"))
    query = random.choice(("", "", "predict=true", "long=1"))
    if path == "real":
        query = random.choice(("", "recording=lookup-json"))
    async with _guest(watch, path, query) as guest:
        for _ in range(2):
            name, told = report(random, guest.page)
            if name:
                await watch.timed(guest.report(name, told))


async def plain_page(watch: Watch, random: Random) -> None:
    """Open the page as everybody does: what the others are compared with."""
    async with _guest(watch):
        pass
