"""Published figures beside the session that is marked."""

from functools import lru_cache

import streamlit as st

from specviz.engine.theory.published import load_published
from specviz.view.speed.published_charts import WARNING, alike_chart, ranges_chart
from specviz.view.speed.published_words import sources

_published = lru_cache(maxsize=1)(load_published)


def papers(own: float | None, dark: bool) -> None:
    """Published figures, like for like and paper by paper, each with its source."""
    alike = tuple(figure for figure in _published() if figure.group)
    alone = tuple(figure for figure in _published() if not figure.group)
    st.subheader("What has been published")
    left, right = st.columns(2, gap="medium")
    left.markdown(f"**Like for like:** Spec-Bench, {alike[0].setting}.")
    left.vega_lite_chart(alike_chart(alike, own, dark), key="alike")
    right.markdown("**Paper by paper:** each against its own baseline.")
    right.warning(WARNING)
    right.vega_lite_chart(ranges_chart(alone, dark), key="ranges")
    with st.expander("Sources"):
        st.markdown(sources((*alone, *alike)))
