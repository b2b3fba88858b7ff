"""The entry point: page config, navigation, shared style; nothing else."""

import streamlit as st

from specviz.widgets.page_style import page_style

st.set_page_config(page_title="specviz: speculative decoding, step by step", layout="wide")
page_style()
st.navigation(
    [
        st.Page("specviz/pages/step.py", title="Step through", default=True),
        st.Page("specviz/pages/medusa.py", title="Medusa heads", url_path="medusa"),
        st.Page("specviz/pages/real.py", title="Real sessions", url_path="real"),
        st.Page("specviz/pages/sampling.py", title="Sampling", url_path="sampling"),
        st.Page("specviz/pages/speed.py", title="Speed-up", url_path="speed"),
        st.Page("specviz/pages/tour.py", title="Tour", url_path="tour"),
        st.Page("specviz/pages/game.py", title="Be the draft", url_path="game"),
        st.Page("specviz/pages/glossary.py", title="Glossary", url_path="glossary"),
    ],
    position="hidden" if st.context.is_embedded else "top",
).run()
