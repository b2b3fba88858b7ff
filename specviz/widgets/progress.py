"""A progress bar for work that may turn out to take more than a moment."""

import time
from collections.abc import Callable

import streamlit as st

_MOMENT_S = 0.3


def late_progress(text: str) -> Callable[[float], None]:
    """What to tell the share done, above 0 and up to 1; a bar appears if a moment has passed.

    Args:
        text: what is being done; stands over the bar.
    """
    place = st.empty()
    begin = time.monotonic()

    def tell(done: float) -> None:
        if done >= 1:
            place.empty()
        elif time.monotonic() - begin > _MOMENT_S:
            place.progress(done, text)

    return tell


def part(tell: Callable[[float], None], index: int, parts: int) -> Callable[[float], None]:
    """The progress of one of several equal parts, as a share of the whole."""
    return lambda done: tell((index + done) / parts)
