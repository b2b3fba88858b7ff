"""What components of ours, and the table, could tell the server if somebody made them."""

import json
from random import Random
from typing import Any

from benchmarks.widgets import EDITOR, LINES, PLAYER, Page
from soak.links import broken_pack
from soak.nasty import NUMBERS, text

LONG_LINK, SHEET = "specviz_long_link", "specviz_sheet"
_KEYS = {PLAYER: "place", EDITOR: "edits", LINES: "edits", LONG_LINK: "packed", SHEET: "chosen"}
_ANYTHING = (
    None, True, -1, 0, 1, 2, 10**30, -(10**30), 0.5, 1e308, "", "1", [], [1], {}, {"at": {}},
    {"text": {"a": 1}}, {"text": None}, {"name": ["x"]}, [[[]]],
)  # fmt: skip


def anything(random: Random) -> Any:
    """Any JSON value."""
    return random.choice(_ANYTHING) if random.random() < 0.7 else text(random)


def place(random: Random, jump: int) -> dict[str, Any]:
    """A report of the player: believable, but for some of its parts."""
    told = {
        "at": random.choice((-1, 0, 1, 2, 3, 10, 10**9)),
        "jump": jump,
        "projector": random.random() < 0.1,
        "quiz": {"name": text(random)[:20], "seen": 1, "right": 0, "asked": 1},
    }
    for name in list(told):
        if random.random() < 0.1:
            told[name] = anything(random)
    if random.random() < 0.2:
        told["missing"] = anything(random)
    return {"place": told}


def edited(random: Random, given: dict[str, Any]) -> dict[str, Any]:
    """A report of a component with edits: believable, but for some of its parts."""
    edits: list[Any] = []
    for number in range(1, random.choice((2, 3, 200))):
        edit = {
            "number": given["seen"] + number,
            "rest": random.random() < 0.5,
            "index": random.choice((-1, 0, 1, 2, 10, 10**9)),
            "start": random.choice((-1, 0, 1, 3, 10**9)),
            "text": text(random),
        }
        for name in list(edit):
            if random.random() < 0.1:
                edit[name] = anything(random)
        edits.append(anything(random) if random.random() < 0.1 else edit)
    return {"edits": {"session": given["session"], "edits": edits}}


def report(random: Random, page: Page) -> tuple[str, dict[str, Any]]:
    """The name of a component on a page, and something for it to tell; no name if none is there."""
    there = [name for name in _KEYS if name in page.widgets]
    if not there:
        return "", {}
    name = random.choice(there)
    if name == PLAYER and random.random() < 0.7:
        return name, place(random, page.player["jump"])
    if name in page.editors and random.random() < 0.8:
        return name, edited(random, page.editors[name])
    if name == LONG_LINK and random.random() < 0.5:
        return name, {"packed": {"text": broken_pack(random), "ask": anything(random)}}
    return name, {_KEYS[name]: anything(random)}


def edits(random: Random) -> str:
    """The table's state, after anything was typed into its first rows and into new ones."""
    rows = range(random.choice((1, 2, 4)))
    return json.dumps(
        {
            "edited_rows": {str(row): _row(random) for row in rows},
            "added_rows": [_row(random) for _ in range(random.choice((0, 0, 1, 20, 300)))],
            "deleted_rows": random.choice(([], [], [0], [0, 1, 2], [0, 1, 2, 3])),
        }
    )


def _row(random: Random) -> dict[str, str | None]:
    names = random.sample(("Token", "p", "q"), random.choice((0, 1, 2, 3)))
    return {name: _cell(random) for name in names}


def _cell(random: Random) -> str | None:
    pick = random.random()
    if pick < 0.1:
        return None
    return random.choice(NUMBERS) if pick < 0.5 else text(random)
