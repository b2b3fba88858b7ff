"""The editable table of tokens and weights; whatever is typed into it stays."""

import pandas as pd
import streamlit as st

from specviz.engine.sampling.inputs import Row, SamplingInputs, columns, typed_rows

_NAMES = ("Token", "p", "q")
_LONGEST_CELL = 60
_TYPED, _FIRST, _VERSION = "sampling_typed", "sampling_first", "sampling_version"


def typed_columns() -> dict[str, str]:
    """The table as it stands, as the three settings that hold it."""
    default = SamplingInputs()
    held: dict[str, str] = st.session_state.get(_TYPED) or columns(default.rows)
    return held


def put_columns(typed: dict[str, str]) -> None:
    """Fill the table anew; to be called before it is drawn, or from a callback."""
    st.session_state[_TYPED] = typed
    st.session_state[_FIRST] = typed_rows(typed)
    st.session_state[_VERSION] = st.session_state.get(_VERSION, 0) + 1


def weights_table() -> None:
    """Draw the table; what is in it afterwards is read with ``typed_columns``."""
    if _key() not in st.session_state:  # never drawn, or drawn before another page was
        put_columns(typed_columns())
    st.markdown("Tokens, with their weights in the target (p) and the draft (q)")
    first = pd.DataFrame(st.session_state[_FIRST], columns=list(_NAMES), dtype="string")
    edited = st.data_editor(
        first,
        key=_key(),
        num_rows="dynamic",
        hide_index=True,
        column_config={
            "Token": st.column_config.TextColumn(width=88, max_chars=_LONGEST_CELL),
            "p": st.column_config.TextColumn(
                width=56, max_chars=_LONGEST_CELL, help="The target's weight."
            ),
            "q": st.column_config.TextColumn(
                width=56, max_chars=_LONGEST_CELL, help="The draft's weight."
            ),
        },
    )
    st.caption("2 to 12 tokens; weights are numbers of 0 or more and are made to sum to 1.")
    st.session_state[_TYPED] = columns(_rows(edited))


def _key() -> str:
    return f"sampling_table_{st.session_state.get(_VERSION, 0)}"


def _rows(frame: pd.DataFrame) -> list[Row]:
    cells = frame.fillna("").astype(str)
    return [(a, b, c) for a, b, c in cells.itertuples(index=False)]
