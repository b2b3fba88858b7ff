"""What no browser sends, but anybody can: the app answers as if nothing had been sent."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing

import pytest

from benchmarks.at_once import Asking
from benchmarks.servers import Server as Place
from benchmarks.widgets import PLAYER
from soak.guest import UPLOAD, Guest
from soak.reports import LONG_LINK
from tests.browser.server import Server


@pytest.fixture
def place(server: Server, watch: object) -> Place:
    return Place(server.port, 0, server.log)


@asynccontextmanager
async def visit(place: Place, path: str = "", query: str = "") -> AsyncIterator[Guest]:
    guest = Guest(place, path, query)
    await guest.open()
    try:
        yield guest
    finally:
        await guest.leave()


def run(visit: Coroutine[None, None, None]) -> None:
    """In a thread of its own: the browser of the tests before keeps a loop running in this one."""
    with ThreadPoolExecutor(1) as own:
        own.submit(asyncio.run, visit).result()


@pytest.mark.parametrize("told", [7, "text", [1], {"text": {"a": 1}}])
def test_the_answer_of_a_long_link_may_be_anything(place: Place, told: object) -> None:
    async def answer() -> None:
        async with visit(place, query="long=1") as guest:
            await guest.report(LONG_LINK, {"packed": told})
            assert PLAYER in guest.page.widgets

    run(answer())


@pytest.mark.parametrize("path", ["", "real"])
def test_a_file_that_is_gone_is_no_file(place: Place, path: str) -> None:
    """A server that takes over from another one has not got the files dropped there."""

    async def drop() -> None:
        async with visit(place, path) as guest:
            await guest.upload("f", b"[]")  # the server has forgotten it by now
            field = guest.page.widgets[UPLOAD]
            await guest.send(field, guest.page.states[field.id])
            assert UPLOAD in guest.page.widgets

    run(drop())


@pytest.mark.parametrize(
    ("question", "status"),
    [
        (b"", 204),
        (b"\xff\x00", 204),
        (b"[" * 10_000, 204),
        (b"[]", 204),
        (b'{"search": "text=a", "at": 1e999, "session": "a", "edits": 7}', 204),
        (b'{"search": "text=\\ud800", "at": 1, "session": "a", "edits": []}', 200),
        (b" " * 64_001, 413),
    ],
)
def test_anything_may_be_asked_about_an_edit(place: Place, question: bytes, status: int) -> None:
    with closing(Asking(place)) as asking:
        assert asking.ask(question)[0] == status
