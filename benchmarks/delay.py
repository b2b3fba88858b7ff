"""A network that is slow to answer: passes on what it is given, some time later."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

_CHUNK = 1 << 16


@contextmanager
def delayed(port: int, round_trip: float) -> Iterator[int]:
    """A port on loopback that leads to another one over a longer way.

    Args:
        port: the port of the server.
        round_trip: seconds that are added to a question and its answer together.
    """
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()
    ends: list[StreamWriter] = []

    async def serve() -> asyncio.Server:
        return await asyncio.start_server(
            lambda near, back: _join(near, back, port, round_trip / 2, ends), "127.0.0.1", 0
        )

    server = asyncio.run_coroutine_threadsafe(serve(), loop).result()
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        asyncio.run_coroutine_threadsafe(_hang_up(server, ends), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _hang_up(server: asyncio.Server, ends: list[StreamWriter]) -> None:
    """End the server and every connection that is still open."""
    server.close()
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for end in ends:
        end.transport.abort()
    for _ in range(2):
        await asyncio.sleep(0)  # the sockets are closed by then


async def _join(
    near: StreamReader, back: StreamWriter, port: int, wait: float, ends: list[StreamWriter]
) -> None:
    ends.append(back)
    far, there = await asyncio.open_connection("127.0.0.1", port)
    ends.append(there)
    await asyncio.gather(_pass_on(near, there, wait), _pass_on(far, back, wait))
    for writer in (back, there):
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def _pass_on(source: StreamReader, sink: StreamWriter, wait: float) -> None:
    """Everything from one side to the other, each piece ``wait`` seconds late, in order."""
    loop = asyncio.get_running_loop()
    while piece := await _read(source):
        loop.call_later(wait, sink.write, piece)
    loop.call_later(wait, sink.close)


async def _read(source: StreamReader) -> bytes:
    with suppress(ConnectionError):
        return await source.read(_CHUNK)
    return b""
