"""Two distributions side by side: what is accepted, what is rejected, what is resampled."""

from functools import lru_cache
from typing import Any

import altair as alt

from specviz.engine import Status
from specviz.engine.sampling.rules import excess, expected_acceptance, overlap
from specviz.view.chart_style import edge, finished, ink, rows, token_axis
from specviz.view.palette import BONUS
from specviz.view.text import visible

ACCEPTED = "accepted: min(p, q), the same in both"
RESAMPLED = "resampled: what q leaves of p"
REJECTED = "rejected: what q has too much"
_PARTS = {ACCEPTED: Status.ACCEPTED, RESAMPLED: BONUS, REJECTED: Status.REJECTED}
_DASHES = alt.Scale(domain=list(_PARTS), range=[[1, 0], [1, 0], [5, 3]])

Numbers = tuple[float, ...]


@lru_cache(maxsize=64)
def overlap_chart(tokens: tuple[str, ...], p: Numbers, q: Numbers, dark: bool) -> dict[str, Any]:
    """The proof as one picture: p and q side by side, cut where they stop overlapping.

    Args:
        tokens: the vocabulary.
        p: the target's distribution.
        q: the draft's distribution.
        dark: whether it stands on a dark page.

    Returns:
        A Vega-Lite dictionary. Each token has a bar for p and one for q. Both begin with the
        overlap; on top, p has what is resampled and q what is rejected. The two tops have the
        same total, 1 - alpha, so what is emitted, overlap and resampled, is p.
    """
    names = [visible(token) for token in tokens]
    bars = alt.Chart(rows(_parts(names, p, q))).encode(
        x=token_axis(names),
        xOffset=alt.XOffset("model:N", sort=["p", "q"]),
        tooltip=[
            alt.Tooltip("token:N", title="Token"),
            alt.Tooltip("p:Q", title="Target p", format=".4f"),
            alt.Tooltip("q:Q", title="Draft q", format=".4f"),
            alt.Tooltip("part:N", title="This part"),
            alt.Tooltip("mass:Q", title="Its mass", format=".4f"),
        ],
    )
    colours = alt.Scale(domain=list(_PARTS), range=[edge(state, dark) for state in _PARTS.values()])
    shaded = bars.mark_bar(strokeWidth=2, fillOpacity=0.45).encode(
        y=alt.Y("low:Q", title="Probability", axis=alt.Axis(format="%", tickCount=6)),
        y2=alt.Y2("high"),
        fill=alt.Fill("part:N", title=None, scale=colours),
        stroke=alt.Stroke("part:N", title=None, scale=colours),
        strokeDash=alt.StrokeDash("part:N", title=None, scale=_DASHES),
    )
    letters = bars.transform_filter("datum.top").mark_text(
        dy=-9, fontStyle="italic", fontWeight=700, color=ink(dark)
    )
    picture = shaded + letters.encode(y=alt.Y("high:Q"), text=alt.Text("model:N"))
    return finished(picture, dark, 300, _overlap_caption(p, q))


def _overlap_caption(p: Numbers, q: Numbers) -> str:
    alpha = expected_acceptance(p, q)
    return (
        f"α = {alpha:.1%} of all guesses are accepted.\n"
        f"Resampled and rejected mass are equal: {1 - alpha:.1%}.\n"
        "Accepted and resampled together make the whole bar p."
    )


def _parts(names: list[str], p: Numbers, q: Numbers) -> list[dict[str, Any]]:
    """Two stacked parts a bar, two bars a token; parts without mass are left out."""
    both, left, spare = overlap(p, q), excess(p, q), excess(q, p)
    found = []
    for x, name in enumerate(names):
        shared = {"token": name, "p": p[x], "q": q[x]}
        for model, part, mass in (("p", RESAMPLED, left[x]), ("q", REJECTED, spare[x])):
            base = {**shared, "model": model}
            tip = {"low": both[x], "high": both[x] + mass, "mass": mass, "top": True}
            if both[x] > 0 or not mass:
                first = {"low": 0.0, "high": both[x], "mass": both[x], "top": not mass}
                found.append({**base, "part": ACCEPTED, **first})
            if mass:
                found.append({**base, "part": part, **tip})
    return found
