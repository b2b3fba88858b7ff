"""Where recorded heads come from: what was asked of which model, and where to see more of it."""

import streamlit as st

from specviz.engine.recording.shipped import shipped
from specviz.engine.tree.inputs import HeadSource, MedusaInputs
from specviz.view.markdown import plain

_MORE = "Open it in Real sessions, with the probabilities →"


def about_recorded(inputs: MedusaInputs, told: bool = True) -> None:
    """Say what was recorded; nothing when the heads are typed or drawn.

    Args:
        inputs: the page's inputs.
        told: whether to link to the recording's own page, which tells every verdict.
    """
    place = st.container()  # always there, see chooser.teach
    if inputs.source is not HeadSource.RECORDED:
        return
    recording = shipped(inputs.recording).recording
    model, asked = plain(recording.model.name), plain(recording.prompt.text)
    place.markdown(f"Recorded from {model} with trained heads, asked: *{asked}*")
    if told:
        settings = {"recording": inputs.recording}
        place.page_link("specviz/pages/real.py", label=_MORE, query_params=settings)
