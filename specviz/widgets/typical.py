"""A small demonstration of typical acceptance, on the children of one node."""

import streamlit as st

from specviz.engine.tree.inputs import MedusaInputs
from specviz.engine.tree.numbers import parse_chances
from specviz.view.markdown import plain
from specviz.view.tree.typical_chart import typical_chart, typical_formula, typical_words
from specviz.widgets.medusa_state import current_medusa, key_of

_DEFAULT = MedusaInputs()
_RULE = """
With sampling (temperature above 0) Medusa may replace "equals the target's token" by a softer rule:
a child is accepted when its probability under the big model exceeds a threshold. Where the big
model is sure, the threshold is ε; the less sure it is (the higher the entropy H at the parent), the
lower the threshold. The longest accepted path wins; ties go to the likelier path.

**This is not lossless.** What is emitted is plausible to the big model, but not distributed as its
own samples are: every child above the line is as good as any other. The rounds above use the strict
rule and are lossless. (Cai et al. 2024, section 2.3.1; ε = 0.09 and δ = 0.3 in the published code.)
"""


def typical_demonstration() -> None:
    """Weights, ε and δ as inputs; the threshold and the verdicts as a chart."""
    left, right = st.columns([2, 3], gap="large")
    with left:
        st.markdown(_RULE)
        _inputs()
    inputs = current_medusa()
    children = parse_chances(inputs.chances)
    dark = st.context.theme.type == "dark"
    with right:
        chart = typical_chart(children, inputs.eps, inputs.delta, dark)
        st.vega_lite_chart(chart, key="typical")
        st.latex(typical_formula(children, inputs.eps, inputs.delta))
        st.text(typical_words(children, inputs.eps, inputs.delta))


def _inputs() -> None:
    st.text_input(
        "Children of one node, each with its weight",
        value=_DEFAULT.chances,
        key=key_of("chances"),
        persist_state="session",
        help="The big model's probabilities after that node, as weights of any size: sat 6, ran 2",
    )
    try:
        parse_chances(st.session_state[key_of("chances")])
    except ValueError as error:
        st.warning(plain(f"{error} Until then the last usable list is shown."))
    for name, label in (("eps", "ε, the hard threshold"), ("delta", "δ, the factor of e^(−H)")):
        st.slider(
            label,
            0.0,
            1.0,
            getattr(_DEFAULT, name),
            0.01,
            key=key_of(name),
            persist_state="session",
        )
