"""The player's own wait, which is no part of what follows it."""

import re

from benchmarks.servers import ROOT


def settle_ms() -> int:
    """How long the player waits for the next step before it reports where it stands."""
    script = (ROOT / "specviz" / "widgets" / "player.js").read_text(encoding="utf-8")
    found = re.search(r"SETTLE_MS = (\d+)", script)
    if found is None:
        raise RuntimeError("player.js does not say SETTLE_MS")
    return int(found[1])
