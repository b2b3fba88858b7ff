"""What a person waits for, in a real browser, beside the click of a one-button Streamlit app.

Run it with ``python -m benchmarks.latency``. Every repetition takes one sample of every figure,
so that whatever else the machine does meets all of them alike. A time runs from the click or
key to the painted frame that shows its effect.
"""

import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import cycle
from statistics import median

from playwright.sync_api import Browser, Page

from benchmarks.browser import chromium, new_page, timed
from benchmarks.delay import delayed
from benchmarks.rows import Row, print_rows
from benchmarks.servers import one_button, our_app
from benchmarks.sessions import LONG_AT, long_query, tree_query
from benchmarks.settling import settle_ms

REPETITIONS = 40
WARM_UP = 4
DELAY = 0.150
REST = 0.35  # seconds between samples: Streamlit's own work after an answer has ended by then

Times = dict[str, float]
Sampler = Callable[[], Times]


def measure(repetitions: int = REPETITIONS) -> list[Row]:
    """The figures: ratios between medians of samples that were taken in turns."""
    with ExitStack() as stack:
        samples = _sample(_samplers(stack), repetitions)
    return list(_rows({name: median(times) for name, times in samples.items()}))


def _samplers(stack: ExitStack) -> list[Sampler]:
    """Open every page that is compared."""
    default = stack.enter_context(one_button(configured=False))
    configured = stack.enter_context(one_button(configured=True))
    ours = stack.enter_context(our_app())
    slow = stack.enter_context(delayed(ours.port, DELAY))
    browser = stack.enter_context(chromium())
    return [
        _clicks(browser, default.url, "default"),
        _clicks(browser, configured.url, "configured"),
        _steps(browser, ours.url, "step"),
        _steps(browser, f"http://127.0.0.1:{slow}/", "slow"),
        _long_steps(browser, f"{ours.url}?{long_query()}", "long"),
        _tree_steps(browser, f"{ours.url}medusa?{tree_query()}", "tree"),
        _edits(browser, ours.url, "edit"),
    ]


def _sample(samplers: list[Sampler], repetitions: int) -> dict[str, list[float]]:
    samples: dict[str, list[float]] = defaultdict(list)
    for repetition in range(WARM_UP + repetitions):
        for sampler in samplers:
            times = sampler()
            time.sleep(REST)
            if repetition >= WARM_UP:
                for name, value in times.items():
                    samples[name].append(value)
    return samples


def _rows(took: Times) -> Iterator[Row]:
    """Every figure; the times behind them stand first, without a limit."""
    default, step, edit = took["default"], took["step"], took["edit"]
    follow = took["step_follow"] - settle_ms()
    floor = "default app's click"
    yield Row("default app, click (ms)", default)
    yield Row("default app in our configuration, click (ms)", took["configured"])
    yield Row("step, click to painted chips (ms)", step)
    yield Row(f"step / {floor}", step / default, 0.25)
    yield Row(f"step with 150 ms of network delay / {floor} without", took["slow"] / default, 0.25)
    yield Row(f"chart mark, URL and editor after settling / {floor}", follow / default, 0.6)
    yield Row(f"edit, Enter to painted page / {floor}", edit / default, 0.6)
    yield Row("edit / the same app's click in our configuration", edit / took["configured"], 2.5)
    yield Row("step in 2,000 tokens / in the worked example", took["long"] / step, 1.5)
    yield Row("step with a tree of 64 nodes, click to painted pictures (ms)", took["tree"])
    yield Row("step with a tree of 64 nodes / in the worked example", took["tree"] / step, 12)
    yield Row(f"step with a tree of 64 nodes / {floor}", took["tree"] / default, 1)


def _clicks(browser: Browser, url: str, name: str) -> Sampler:
    """Clicks of the one-button app."""
    page = new_page(browser)
    page.goto(url)
    button = page.get_by_role("button", name="Next")
    page.get_by_text("clicks:").wait_for()
    counts = iter(range(1, 100_000))
    shown = "stopwatch.text('[data-testid=stMarkdownContainer] strong')"
    return lambda: timed(page, "click", button, {name: f"{shown} === '{next(counts)}'"})


def _steps(browser: Browser, url: str, name: str) -> Sampler:
    """Steps to and fro in the worked example, which has three rounds."""
    page = _our_page(browser, url)
    moves = cycle([("next", 2), ("next", 3), ("previous", 2), ("previous", 1)])
    return lambda: _step(page, name, *next(moves))


def _long_steps(browser: Browser, url: str, name: str) -> Sampler:
    """Steps forward in a long session, across the windows in which its frames travel.

    Only the chips are looked for: to look for more in so large a page would take longer than a
    step.
    """
    page = _our_page(browser, url)
    rounds = iter(range(LONG_AT + 1, 100_000))

    def step() -> Times:
        goals = {name: _chips(next(rounds))}
        return timed(page, "click", page.locator("[data-do=next]"), goals)

    return step


def _tree_steps(browser: Browser, url: str, name: str) -> Sampler:
    """Steps to and fro with a tree of 64 nodes; painted when its pictures are there."""
    page = _our_page(browser, url)
    moves = cycle([("next", 2), ("next", 3), ("previous", 2), ("previous", 1)])

    def step() -> Times:
        button, at = next(moves)
        goal = f"stopwatch.all('.player[data-at=\"{at}\"] .tree .node').length > 64"
        return timed(page, "click", page.locator(f"[data-do={button}]"), {name: goal})

    return step


def _step(page: Page, name: str, button: str, at: int) -> Times:
    """One step, and what follows it: the chart's mark, the URL and the editor."""
    follows = (
        f"stopwatch.marked({at}) && stopwatch.field('Guesses of round {at}') "
        f"&& (new URLSearchParams(location.search).get('round') ?? '1') === '{at}'"
    )
    goals = {name: _chips(at), f"{name}_follow": follows}
    return timed(page, "click", page.locator(f"[data-do={button}]"), goals)


def _chips(at: int) -> str:
    return f"stopwatch.all('.player[data-at=\"{at}\"] .chip').length > 0"


def _edits(browser: Browser, url: str, name: str) -> Sampler:
    """Edits of round 1's guesses, each one new; the page is painted when all of it shows them."""
    page = _our_page(browser, url)
    field = page.get_by_role("textbox", name="Guesses of round 1")
    numbers = iter(range(100_000))

    def edit() -> Times:
        word = f"guess{next(numbers)}x"
        field.fill(f"the, cat, {word}")
        places = (".player .chip", ".rounds-box")
        shown = [f"stopwatch.text('{place}').includes('{word}')" for place in places]
        goal = " && ".join([*shown, f"stopwatch.charted('{word}')"])
        return timed(page, "keydown", field, {name: goal})

    return edit


def _our_page(browser: Browser, url: str) -> Page:
    page = new_page(browser)
    page.goto(url)
    page.locator(".stVegaLiteChart .mark-symbol path").first.wait_for(state="attached")
    return page


if __name__ == "__main__":
    sys.exit(not print_rows(measure()))
