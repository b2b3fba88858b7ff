from base64 import b64decode
from collections.abc import Callable, Iterator
from pathlib import Path
from struct import unpack

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.app import App
from tests.deploy.replicas import Replicas, jemalloc

TEXT = "one two three four five six seven eight nine ten eleven twelve"


@pytest.fixture(scope="module")
def replicas(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Replicas]:
    running = Replicas(tmp_path_factory.mktemp("replicas"))
    yield running
    running.stop()


def _cookie(context: BrowserContext) -> str:
    return next(c["value"] for c in context.cookies() if c["name"] == "specviz_viewer")


def _uid(value: str) -> str:
    """The cookie as nginx logs it: four little-endian words in hex."""
    return "".join(f"{word:08X}" for word in unpack("<4I", b64decode(value)))


def test_memory_is_taken_from_jemalloc_where_it_is(replicas: Replicas) -> None:
    maps = Path(f"/proc/{replicas.servers[0].pid}/maps")
    taken = maps.exists() and "libjemalloc" in maps.read_text()
    assert taken == (jemalloc() is not None)


def test_viewers_keep_to_one_replica_and_share_the_load(
    replicas: Replicas, new_viewer: Callable[[], BrowserContext]
) -> None:
    seen = set()
    for _ in range(8):
        context = new_viewer()
        App(context.new_page(), replicas.url).open()
        uid = _uid(_cookie(context))
        first = replicas.serving(uid)
        context.pages[0].reload()
        expect(context.pages[0].locator(".player .label")).not_to_be_empty()
        assert replicas.serving(uid) is first
        seen.add(first.port)
    assert len(seen) > 1


def test_a_viewer_whose_replica_dies_is_back_on_the_same_screen(
    replicas: Replicas, new_viewer: Callable[[], BrowserContext]
) -> None:
    viewers = []
    for number in range(6):
        context = new_viewer()
        app = App(context.new_page(), replicas.url).open(text=TEXT, round=1)
        app.write("Draft guesses", f"one two no{number}\nfour five six seven\nnine ten")
        app.step("next", 2)
        app.address_says(round="3")
        viewers.append((app, _uid(_cookie(context)), app.screen()))

    killed = replicas.serving(viewers[0][1])
    hit = [replicas.serving(uid) is killed for _, uid, _ in viewers]
    killed.stop()

    for app, _, before in viewers:
        app.step("previous")
        app.address_says(round="2")  # the server answers again: it wrote the address
        app.step("next")
        app.address_says(round="3")
        expect(app.field("Guesses of round 3")).to_have_value("nine ten")
        assert app.screen() == before
    assert any(hit)
