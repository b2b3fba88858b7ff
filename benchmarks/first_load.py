"""How long the first screen takes, beside an empty Streamlit app's.

Run it with ``python -m benchmarks.first_load``. Every load has an empty cache; the servers are
warm, as they are for every viewer but the first.
"""

import sys
import time
from statistics import median

from benchmarks.browser import chromium, first_paint
from benchmarks.rows import Row, print_rows
from benchmarks.servers import one_button, our_app

REPETITIONS = 12
REST = 0.5
_CHIPS = "stopwatch.all('.player .chip').length > 0"
_BUTTON = "stopwatch.all('[data-testid=stButton] button').length > 0"


def measure(repetitions: int = REPETITIONS) -> list[Row]:
    """The ratio of two medians; the loads take turns."""
    empty, ours = [], []
    with one_button(configured=False) as floor, our_app() as app, chromium() as browser:
        for _ in range(1 + repetitions):
            empty.append(first_paint(browser, floor.url, _BUTTON))
            time.sleep(REST)
            ours.append(first_paint(browser, app.url, _CHIPS))
            time.sleep(REST)
    floor_ms, ours_ms = median(empty[1:]), median(ours[1:])
    return [
        Row("default app, navigation to its button (ms)", floor_ms),
        Row("first load, navigation to first chips / default app's", ours_ms / floor_ms, 1.6),
    ]


if __name__ == "__main__":
    sys.exit(not print_rows(measure()))
