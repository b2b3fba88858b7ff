"""The progress bar: nothing for quick work, a bar once a moment has passed, gone at the end."""

import pytest
from streamlit.testing.v1 import AppTest


def _script(begun_s_ago: float, done: float) -> None:
    import time

    from specviz.widgets.progress import LateProgress

    progress = LateProgress("Running …", begin=time.monotonic() - begun_s_ago)
    progress.part(1, 2)(done)


@pytest.mark.parametrize(
    ("begun_s_ago", "done", "shown"), [(-60, 0.5, []), (60, 0.5, [75]), (60, 1.0, [])]
)
def test_a_bar_appears_late_and_goes(begun_s_ago: float, done: float, shown: list[int]) -> None:
    at = AppTest.from_function(_script, args=(begun_s_ago, done)).run()
    assert not at.exception
    assert [bar.proto.value for bar in at.get("progress")] == shown


def test_a_cache_does_not_tell_two_bars_apart() -> None:
    from specviz.widgets.progress import LateProgress

    assert LateProgress("one") == LateProgress("two")
    assert hash(LateProgress("one")) == hash(LateProgress("two"))
