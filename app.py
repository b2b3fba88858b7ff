"""The entry point: page config, navigation, shared style; nothing else."""

import streamlit as st

st.set_page_config(page_title="specviz", layout="wide")
st.title("specviz")
