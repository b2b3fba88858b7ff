"""Where emitted tokens land under each rule, beside the target's p and its confidence band."""

from functools import lru_cache
from typing import Any

import altair as alt

from specviz.engine import Status
from specviz.engine.sampling.band import confidence_band
from specviz.engine.sampling.distribution import total_variation
from specviz.engine.sampling.rules import Rule
from specviz.view.chart_style import edge, finished, ink, rows, token_axis
from specviz.view.text import visible

_RULES = {
    Rule.SPECULATIVE: Status.ACCEPTED,
    Rule.ACCEPT_ALL: Status.REJECTED,
    Rule.RESAMPLE_TARGET: Status.DISCARDED,
}
_CAPTION = (
    "Line: the target's p, in its 99 % confidence band.\n"
    "Cross: a bar that ends outside the band.\n"
    "Distance: total variation from p, from 0 to 1."
)

Numbers = tuple[float, ...]


@lru_cache(maxsize=64)
def landing_chart(
    tokens: tuple[str, ...],
    p: Numbers,
    counts: tuple[tuple[Rule, tuple[int, ...]], ...],
    dark: bool,
) -> dict[str, Any]:
    """Where the emitted tokens land, beside p and its confidence band.

    Args:
        tokens: the vocabulary.
        p: the target's distribution.
        counts: for each rule, how often each token was emitted.
        dark: whether it stands on a dark page.

    Returns:
        A Vega-Lite dictionary: a bar for each rule and token, p as a line across each token's
        bars with its 99 % band, and a cross over every bar that ends outside the band. The
        legend gives each rule's total variation distance from p.
    """
    names = [visible(token) for token in tokens]
    labels = {rule: _label(rule, p, emitted) for rule, emitted in counts}
    data = [row for rule, n in counts for row in _landed(names, p, labels[rule], n)]
    x = token_axis(names)
    bars = alt.Chart(rows(data)).encode(
        x=x,
        xOffset=alt.XOffset("rule:N", sort=list(labels.values())),
        tooltip=[
            alt.Tooltip("token:N", title="Token"),
            alt.Tooltip("rule:N", title="Rule (distance from p)"),
            alt.Tooltip("share:Q", title="Share emitted", format=".4f"),
            alt.Tooltip("p:Q", title="Target p", format=".4f"),
            alt.Tooltip("band:N", title="99 % band"),
            alt.Tooltip("where:N", title="It ends"),
        ],
    )
    order = list(labels.values())
    colours = alt.Scale(domain=order, range=[edge(_RULES[rule], dark) for rule in labels])
    shares = bars.mark_bar(strokeWidth=1.5, fillOpacity=0.45).encode(
        y=alt.Y("share:Q", title="Share of emitted tokens", axis=alt.Axis(format="%")),
        fill=alt.Fill("rule:N", title=None, scale=colours),
        stroke=alt.Stroke("rule:N", title=None, scale=colours),
    )
    crosses = bars.transform_filter("datum.where == 'outside the band'").mark_text(
        text="✗", dy=-9, fontWeight=700, color=ink(dark)
    )
    layers = shares + _target(names, x, p, counts, dark) + crosses.encode(y=alt.Y("share:Q"))
    return finished(layers, dark, 320, _CAPTION)


def _landed(names: list[str], p: Numbers, label: str, counts: tuple[int, ...]) -> list[Any]:
    rounds = sum(counts)
    band = confidence_band(p, rounds)
    return [
        {
            "token": name,
            "rule": label,
            "share": count / rounds,
            "p": p[x],
            "band": f"{band[x][0] / rounds:.4f} to {band[x][1] / rounds:.4f}",
            "where": "inside the band" if band[x][0] <= count <= band[x][1] else "outside the band",
        }
        for x, (name, count) in enumerate(zip(names, counts, strict=True))
    ]


def _target(names: list[str], x: alt.X, p: Numbers, counts: Any, dark: bool) -> Any:
    """P as a line over each token's whole width, in its band."""
    rounds = sum(counts[0][1])
    band = confidence_band(p, rounds)
    data = rows(
        [
            {"token": name, "p": p[i], "low": band[i][0] / rounds, "high": band[i][1] / rounds}
            for i, name in enumerate(names)
        ]
    )
    base = alt.Chart(data).encode(x=x)
    spread = base.mark_bar(color=ink(dark), opacity=0.22, width={"band": 1}).encode(
        y=alt.Y("low:Q"), y2=alt.Y2("high")
    )
    line = base.mark_tick(color=ink(dark), thickness=2, width={"band": 1}, orient="horizontal")
    return spread + line.encode(y=alt.Y("p:Q"))


def _label(rule: Rule, p: Numbers, counts: tuple[int, ...]) -> str:
    rounds = sum(counts)
    distance = total_variation(p, tuple(count / rounds for count in counts))
    return f"{rule}: distance {distance:.4f}"
