"""A progress bar for work that may turn out to take more than a moment."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

_MOMENT_S = 0.3


@dataclass(frozen=True, slots=True)
class LateProgress:
    """A bar that appears once a moment has passed, and goes when all is done.

    Its place on the page is taken at once, so that nothing below moves. Any two are equal: a
    cache of the work that is told of does not tell them apart.

    Attributes:
        text: what is being done; stands over the bar.
    """

    text: str = field(compare=False)
    place: DeltaGenerator = field(compare=False, default_factory=st.empty)
    begin: float = field(compare=False, default_factory=time.monotonic)

    def tell(self, done: float) -> None:
        """Hear the share done, above 0 and up to 1."""
        if done >= 1:
            self.place.empty()
        elif time.monotonic() - self.begin > _MOMENT_S:
            self.place.progress(done, self.text)

    def part(self, index: int, parts: int) -> Callable[[float], None]:
        """What to tell the progress of one of several equal parts."""
        return lambda done: self.tell((index + done) / parts)
