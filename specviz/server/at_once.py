"""What an edit makes of the screen, answered beside Streamlit, so that it is there at once.

A run of the page takes several frames, most of them the browser's, that draws all around the
session again. So the editor asks here first, shows the answer, and only then tells the page, which
has the last word. The answer follows from the question alone: nothing is kept, any replica can
give it, and where nobody does (a host that knows only scripts) the page's own answer is waited for.
"""

import json
from dataclasses import asdict
from functools import reduce
from typing import Any
from urllib.parse import parse_qsl, urlencode

import streamlit as st
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from specviz.engine.inputs.edited import read_edits
from specviz.engine.inputs.edits import make_edit
from specviz.engine.inputs.links import is_long
from specviz.engine.inputs.read_setup import read_setup
from specviz.engine.inputs.rounds_to_edit import session_to_edit
from specviz.engine.inputs.setup import Setup
from specviz.view.chart import chart_data
from specviz.view.reel import window
from specviz.widgets.cached import cached_play, cached_reel, table_news
from specviz.widgets.modes import ON, PROJECTOR

PATH = "specviz/edit"
"""Where the browser asks, from the app's base address."""

_MOST_BYTES = 64_000  # of a question; a readable link has at most 6,000


def edit_route() -> Route:
    """The route of ``PATH``, for the server's app."""
    base = str(st.get_option("server.baseUrlPath") or "").strip("/")
    return Route("/" + "/".join(filter(None, (base, PATH))), _answer, methods=["POST"])


async def _answer(request: Request) -> Response:
    """The screen as JSON, or an empty answer: then the page's own is waited for."""
    question = bytearray()
    async for part in request.stream():
        question += part
        if len(question) > _MOST_BYTES:
            return Response(status_code=413)
    screen = await run_in_threadpool(_read_and_answer, bytes(question))
    if screen is None:
        return Response(status_code=204)
    return Response(json.dumps(screen), media_type="application/json")


def _read_and_answer(question: bytes) -> dict[str, Any] | None:
    try:
        told = json.loads(question)
    except (ValueError, RecursionError):
        return None
    return screen_after(told) if isinstance(told, dict) else None


def screen_after(told: dict[str, Any]) -> dict[str, Any] | None:
    """What the step-through page shows after some edits.

    Args:
        told: ``search``, the page's query without the round; ``at``, the position on screen;
            ``session`` and ``edits`` as an editor tells them. Anything is possible.

    Returns:
        What the player, the editor, the table, the field of all guesses and the chart take; None
        where the page alone can answer: the session has no rounds, or its link is a long one.

    Example:
        >>> edit = {"number": 1, "rest": False, "index": 0, "start": 0, "text": "the, cat, sat"}
        >>> after = screen_after({"search": "", "at": 1, "session": "a", "edits": [edit]})
        >>> after["chart"][0]["accepted"]
        3
    """
    search, at, session = (told.get(name) for name in ("search", "at", "session"))
    if not (isinstance(search, str) and isinstance(session, str) and isinstance(at, int)):
        return None
    given = dict(parse_qsl(search, keep_blank_values=True))
    before = read_setup(given)[0]
    if is_long(before.changed()):
        return None
    tokens = len(cached_play(before).session.target)
    edited = reduce(make_edit, read_edits(told, session, 0, tokens), before)
    after = read_setup(asdict(edited))[0]  # as the page reads what its fields hold
    if is_long(after.changed()) or not cached_play(after).session.rounds:
        return None
    projected = {PROJECTOR: ON} if given.get(PROJECTOR) == ON else {}
    return _screen(after, at, projected)


def _screen(setup: Setup, at: int, modes: dict[str, str]) -> dict[str, Any]:
    session = cached_play(setup).session
    at = max(0, min(session.calls, at))
    columns = chart_data(session, at)
    rows = zip(*columns.values(), strict=True)
    return {
        "player": {
            **asdict(cached_reel(session, setup.split, at)),
            "search": urlencode({**setup.changed(), **modes}),
        },
        "editor": asdict(session_to_edit(setup, session, window(at, session.calls + 1))),
        "table": table_news(session),
        "draft": setup.draft,
        "chart": [dict(zip(columns, row, strict=True)) for row in rows],
    }
