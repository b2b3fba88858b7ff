"""Every word of the product, each with its one definition."""

import streamlit as st

from specviz.view.glossary import glossary
from specviz.widgets.address import visit

visit("glossary")
st.title("Glossary")
for word, meaning in glossary().items():
    st.markdown(f"**{word}**: {meaning}")
