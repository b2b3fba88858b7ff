"""Drive hostile links, files, texts, reports and questions through the running app.

Run it with ``make soak``, or ``python -m soak --links 100``. Every case has its own seed, so that
``--only "link 17"`` runs that one again. It ends with 1 when anything failed.
"""

import argparse
import asyncio
import sys
from random import Random

from benchmarks.servers import our_app
from soak.browsing import browse
from soak.cases import (
    Case,
    open_link,
    open_recording,
    open_session_file,
    plain_page,
    send_report,
    type_text,
)
from soak.questions import ask_about_edits
from soak.table import print_seen
from soak.watch import Seen, Watch

KINDS: dict[str, tuple[Case, int]] = {
    "plain page": (plain_page, 40),
    "link": (open_link, 1_000),
    "session file": (open_session_file, 150),
    "recording": (open_recording, 150),
    "text": (type_text, 200),
    "report": (send_report, 100),
    "question": (ask_about_edits, 300),
}
_PATIENCE = 120  # seconds for one case; nothing should come near it


async def soak(counts: dict[str, int], seed: int, browser: int = 0, first: int = 0) -> list[Seen]:
    """Run the cases; gives what was seen of each kind."""
    with our_app() as server:
        await _kind(Watch(server, "warm up"), plain_page, range(20), seed)
        found = []
        for kind, count in counts.items():
            if not count:
                continue
            watch = Watch(server, kind)
            await _kind(watch, KINDS[kind][0], range(first, first + count), seed)
            found.append(watch.seen)
        if browser:
            found.append(await asyncio.to_thread(browse, server, browser, seed))
    return found


async def _kind(watch: Watch, case: Case, numbers: range, seed: int) -> None:
    for number in numbers:
        name = f"{watch.seen.kind} {number}"
        error: Exception | None = None
        try:
            async with asyncio.timeout(_PATIENCE):
                await case(watch, Random(f"{seed} {name}"))
        except Exception as problem:
            error = problem
        if number % 100 == 99:
            print(f"{name} done", file=sys.stderr)
        if failure := watch.judge(name, error):
            print(failure, end="\n\n", flush=True)


def main() -> bool:
    """Read the command, run the cases, print the table; say whether nothing failed."""
    parser = argparse.ArgumentParser(prog="python -m soak", description=__doc__)
    for kind, (_, count) in KINDS.items():
        parser.add_argument(f"--{kind.replace(' ', '-')}s", type=int, default=count, dest=kind)
    parser.add_argument("--browser", type=int, default=40, help="links opened in a browser")
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--only", help='run one case again, such as "link 17"')
    told = vars(parser.parse_args())
    if told["only"]:
        kind, _, number = told["only"].rpartition(" ")
        return print_seen(asyncio.run(soak({kind: 1}, told["seed"], first=int(number))))
    counts = {kind: told[kind] for kind in KINDS}
    return print_seen(asyncio.run(soak(counts, told["seed"], told["browser"])))


if __name__ == "__main__":
    sys.exit(not main())
