"""Where the formula of one acceptance for all positions misses."""

import streamlit as st

from specviz.engine.theory.inputs import SpeedInputs, read_positions
from specviz.engine.theory.sticky import mean_acceptance, sticky_acceptance
from specviz.view.markdown import plain
from specviz.view.speed.assumption_chart import assumption_chart
from specviz.view.speed.formulas import product_formula, tokens_formula
from specviz.widgets.simulations import simulated_dots


def assumption(inputs: SpeedInputs, dark: bool) -> None:
    """Acceptance that differs by position, or is sticky: where the formula misses."""
    st.subheader("Where the formula misses")
    typed = read_positions(inputs.positions)
    notes = st.container()
    for note in typed.notes:
        notes.warning(plain(note))
    if not typed.acceptance:
        return
    exact = sticky_acceptance(typed.acceptance, inputs.stickiness)
    mean = mean_acceptance(typed.acceptance, inputs.stickiness)
    dots = simulated_dots(typed.acceptance, inputs.rounds, inputs.seed, inputs.stickiness)
    left, right = st.columns([3, 2], gap="large", vertical_alignment="center")
    left.vega_lite_chart(assumption_chart(exact, mean, dots, dark), key="assumption")
    with right:
        st.markdown(
            "The formula takes one acceptance for every guess. Real drafts get worse further "
            "ahead, and hard places come in runs. Then tokens per call is a sum of products:"
        )
        st.latex(product_formula(exact))
        st.markdown(f"The formula with the mean acceptance, {mean:.3f}, gives:")
        st.latex(tokens_formula(round(mean, 3), len(exact)))
