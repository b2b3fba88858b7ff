"""What is looked at while hostile things are sent: time, CPU time, memory and the server's log."""

import re
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from benchmarks.servers import Server

LONGEST = 2.0
"""Seconds that an answer may take."""

_LINES = 12
_TROUBLE = re.compile(r"Traceback|Uncaught|CRITICAL|ERROR|Exception")


@dataclass(slots=True)
class Seen:
    """What was seen of one kind of case.

    Attributes:
        kind: what was sent.
        count: how many cases.
        failures: how many of them failed.
        slowest: seconds of the slowest answer, as the guest waited for it.
        dearest: seconds of CPU time that the server spent on its dearest answer.
        before: the server's memory before the first case, MB.
        after: the server's memory after the last case, MB.
    """

    kind: str
    count: int = 0
    failures: int = 0
    slowest: float = 0.0
    dearest: float = 0.0
    before: float = 0.0
    after: float = 0.0


class Watch:
    """Watches a server on behalf of one kind of case.

    An answer is too slow when the guest waited longer than two seconds and the server computed
    for most of them: on a machine with other work to do, waiting alone says nothing.
    """

    def __init__(self, server: Server, kind: str) -> None:
        self.server, self.seen = (
            server,
            Seen(kind, before=server.memory_mb(), after=server.memory_mb()),
        )
        self._read = server.log.stat().st_size
        self._slow = ""

    async def timed(self, answer: Awaitable[object]) -> None:
        """Wait for an answer and time it."""
        with self.clock():
            await answer

    @contextmanager
    def clock(self) -> Iterator[None]:
        """Time an answer; on an error there is nothing to time."""
        cpu, begin = self.server.cpu_ms(), time.monotonic()
        yield
        waited = time.monotonic() - begin
        computed = (self.server.cpu_ms() - cpu) / 1000
        self.seen.slowest = max(self.seen.slowest, waited)
        self.seen.dearest = max(self.seen.dearest, computed)
        if waited > LONGEST and computed > 0.75 * LONGEST:
            self._slow = f"an answer took {waited:.1f} s ({computed:.1f} s of CPU time)"

    def judge(self, case: str, error: Exception | None) -> str:
        """What failed in a case: an error of the guest, a slow answer, a line in the log."""
        found = [str(error) or repr(error)] if error else []
        found += [self._slow] if self._slow else []
        printed = self.printed()
        if _TROUBLE.search(printed):
            found.append("the server printed:\n" + "\n".join(printed.splitlines()[-_LINES:]))
        self._slow = ""
        self.seen.count += 1
        self.seen.after = self.server.memory_mb()
        self.seen.failures += bool(found)
        return f"{case}: {'; '.join(found)}" if found else ""

    def printed(self) -> str:
        """What the server has printed since the last time."""
        with self.server.log.open("rb") as log:
            log.seek(self._read)
            new = log.read()
        self._read += len(new)
        return new.decode("utf-8", "replace")
