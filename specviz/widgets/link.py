"""What a link carries besides the bound widgets, and what is said about its unusable parts."""

import streamlit as st

from specviz.engine.read_setup import read_setup

_OWN = {"round", "projector", "long"}
_STREAMLIT = {"embed", "embed_options"}


def link_notes(total: int) -> tuple[str, ...]:
    """One sentence for every part of the address that is not used, the first time it is seen.

    Call it before the widgets are drawn: they drop what they cannot use.

    Args:
        total: how many positions the session has.
    """
    if "link_read" in st.session_state:
        return ()
    st.session_state.link_read = True
    given = {name: st.query_params[name] for name in st.query_params if name not in _STREAMLIT}
    round_notes = _round_note(given.get("round"), total - 1)
    return read_setup({k: v for k, v in given.items() if k not in _OWN})[1] + round_notes


def _round_note(raw: str | None, last: int) -> tuple[str, ...]:
    if raw is None or (raw.isascii() and raw.isdigit() and int(raw[:9]) <= last):
        return ()
    shown = raw if len(raw) <= 20 else f"{raw[:19]}…"
    return (f"round={shown} was ignored: this session has rounds 0 to {last}.",)
