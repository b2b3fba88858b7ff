"""What is said about the parts of a link that cannot be used."""

import streamlit as st

from specviz.engine.read_setup import read_setup

_OWN = {"round", "long"}
_STREAMLIT = {"embed", "embed_options"}
_GIVEN = "link_given"


def remember_link() -> None:
    """Keep the address as it was opened; the widgets drop from it what they cannot use."""
    if _GIVEN not in st.session_state:
        st.session_state[_GIVEN] = {
            name: st.query_params[name] for name in st.query_params if name not in _STREAMLIT
        }


def link_notes(last: int) -> tuple[str, ...]:
    """One sentence for every part of the opened link that was ignored; said once.

    Args:
        last: the last position of the session.
    """
    given, st.session_state[_GIVEN] = st.session_state[_GIVEN], {}
    notes = read_setup({name: value for name, value in given.items() if name not in _OWN})[1]
    return notes + _round_note(given.get("round"), last)


def _round_note(raw: str | None, last: int) -> tuple[str, ...]:
    if raw is None or (raw.isascii() and raw.isdigit() and int(raw[:9]) <= last):
        return ()
    shown = raw if len(raw) <= 20 else f"{raw[:19]}…"
    return (f"round={shown} was ignored: this session has rounds 0 to {last}.",)
