"""The list of built-in examples at the top of a page's inputs."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import streamlit as st

from specviz.engine.inputs.examples import Example
from specviz.widgets.state import move_to

S = TypeVar("S")


def example_chooser(
    examples: Sequence[Example[S]], put: Callable[[S], None], key: str, player: str
) -> None:
    """A select box that opens an example.

    Args:
        examples: what can be chosen.
        put: fills the page's inputs.
        key: the key of the select box.
        player: the widget key of the page's player, which goes to round 1.
    """

    def opened() -> None:
        chosen = [each for each in examples if each.title == st.session_state[key]]
        st.session_state[key] = None
        if chosen:
            put(chosen[0].setup)
            move_to(1, player)

    st.selectbox(
        "Start from an example",
        [example.title for example in examples],
        index=None,
        placeholder=f"{len(examples)} examples, one idea each",
        key=key,
        on_change=opened,
    )


def teach(examples: Sequence[Example[S]], inputs: S, told: bool = True) -> None:
    """What the example on screen, if it is one, is there to show; its title alone if not told.

    Its place on the page is always there: were it not, all that follows would move up when an
    example is left, and the browser would build it anew, the player and the focus included.
    """
    place = st.container()
    for example in examples:
        if example.setup == inputs:
            place.markdown(f"**{example.title}.** {example.teaches if told else ''}")
