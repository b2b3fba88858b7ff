"""Typical acceptance at one node: which children the big model finds plausible enough."""

from functools import lru_cache
from typing import Any

import altair as alt

from specviz.engine import Status
from specviz.engine.tree.typical import entropy, typical_threshold
from specviz.view.chart_style import edge, finished, ink, rows, token_axis
from specviz.view.text import quoted, visible

ACCEPTED, REJECTED = "✓ accepted", "✗ rejected"
Children = tuple[tuple[str, float], ...]


@lru_cache(maxsize=64)
def typical_chart(children: Children, eps: float, delta: float, dark: bool) -> dict[str, Any]:
    """The children of a node as bars, over and under the threshold.

    Args:
        children: token and probability of each child.
        eps: the hard threshold.
        delta: the factor of the entropy-dependent threshold.
        dark: whether it stands on a dark page.

    Returns:
        A Vega-Lite dictionary.
    """
    limit = typical_threshold(dict(children), eps, delta)
    names = [visible(token) for token, _ in children]
    base = alt.Chart(rows(_rows(children, limit))).encode(x=token_axis(names))
    height: Any = alt.Y("p:Q", title="Probability", axis=alt.Axis(format="%", tickCount=5))
    colours = alt.Scale(
        domain=[ACCEPTED, REJECTED],
        range=[edge(Status.ACCEPTED, dark), edge(Status.REJECTED, dark)],
    )
    bars = base.mark_bar(fillOpacity=0.55).encode(
        y=height, color=alt.Color("verdict:N", title=None, scale=colours)
    )
    words = base.mark_text(dy=-9, fontWeight=600, color=ink(dark)).encode(
        y=alt.Y("top:Q"), text=alt.Text("label:N")
    )
    line = alt.Chart(rows([{"limit": limit}])).mark_rule(
        strokeWidth=2.5, strokeDash=[7, 4], color=ink(dark)
    )
    picture = bars + words + line.encode(y=alt.Y("limit:Q"))
    caption = f"Children above the dashed line, {limit:.2%}, are accepted."
    return finished(picture, dark, 360, caption)


def typical_formula(children: Children, eps: float, delta: float) -> str:
    r"""The threshold with the numbers of this node, as LaTeX.

    Example:
        >>> print(typical_formula((("a", 0.5), ("b", 0.5)), 0.09, 0.3))
        \min(\epsilon, \delta e^{-H}) = \min(0.09, 0.3 \cdot e^{-0.69}) = 0.0900
    """
    row = dict(children)
    power = rf"e^{{-{abs(entropy(row)):.2f}}}"
    limit = typical_threshold(row, eps, delta)
    return (
        rf"\min(\epsilon, \delta e^{{-H}}) = \min({eps:g}, {delta:g} \cdot {power}) = {limit:.4f}"
    )


def typical_words(children: Children, eps: float, delta: float) -> str:
    """What is accepted and why that is not lossless, in plain text.

    Example:
        >>> typical_words((("sat", 0.6), ("ran", 0.35), ("lay", 0.05)), 0.09, 0.3)
        '“sat” and “ran” are accepted, whichever the heads offer first.'
    """
    limit = typical_threshold(dict(children), eps, delta)
    kept = [token for token, chance in children if chance > limit]
    if not kept:
        return "No child is accepted: the call emits the big model's own token."
    verb = "is" if len(kept) == 1 else "are"
    return f"{quoted(kept)} {verb} accepted, whichever the heads offer first."


def _rows(children: Children, limit: float) -> list[dict[str, Any]]:
    return [
        {
            "token": visible(token),
            "p": chance,
            "top": max(chance, limit),  # where its label stands, clear of the line
            "verdict": ACCEPTED if chance > limit else REJECTED,
            "label": f"{'✓' if chance > limit else '✗'} {chance:.1%}",
        }
        for token, chance in children
    ]
