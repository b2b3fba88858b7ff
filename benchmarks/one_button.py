"""The floor that figures are measured beside: the emptiest Streamlit page that answers a click."""

import streamlit as st

if st.button("Next"):
    st.session_state.clicks = st.session_state.get("clicks", 0) + 1
st.markdown(f"clicks: **{st.session_state.get('clicks', 0)}**")
