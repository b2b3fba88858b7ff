"""The entry point: the server's own app, and the script that Streamlit runs for every viewer.

``streamlit run app.py`` finds ``app`` below and serves it; for every viewer it then executes this
same file once more, as ``__main__``. A host that knows only scripts executes it as one, and the
app works all the same: its edits then wait for a run of the page.
"""

import streamlit as st

from specviz.server.at_once import edit_route
from specviz.server.left import collected_when_left
from specviz.widgets.page_style import page_style


def pages() -> None:
    """Page config, shared style, navigation; nothing else."""
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


if __name__ == "__main__":
    pages()
else:
    app = st.App(__file__, routes=[edit_route()], lifespan=collected_when_left)
