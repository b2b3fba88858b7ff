"""The running chart: tokens per call after each round, over the tokens of each round."""

from functools import cache, lru_cache
from typing import Any

import altair as alt

from specviz.engine import Session, Status, TreeSession
from specviz.view.chart_style import ONE_PICTURE
from specviz.view.palette import BONUS, LOOKS, PAPER, Paper
from specviz.view.reel import window
from specviz.view.text import quoted

_ON_SCREEN = "(isValid(at) ? at : datum.on_screen)"
"""The position on screen: where the player went last, or else where the page was drawn."""


def _heard(name: str, event: str, what: str) -> dict[str, Any]:
    """A parameter that hears an event of the browser's window."""
    source = {"source": "window", "type": event}
    return {"name": name, "value": None, "on": [{"events": source, "update": what}]}


_FOLLOWING = _heard("at", "specviz:at", "event.detail")
"""A parameter that hears where the player is, in the browser; nobody asks the server."""

_AHEAD = _heard("ahead", "specviz:ahead", "event.detail.chart")
"""Rows that an edit has brought and Python has not drawn yet, and the edition they replace."""

_COLUMNS = ("round", "guesses", "accepted", "bonus", "bonus_tokens", "tokens", "running")

_NEWEST: list[dict[str, Any]] = [
    {
        "aggregate": [
            {"op": "values", "as": "own"},
            {"op": "max", "field": "on_screen", "as": "on_screen"},
        ]
    },
    {
        "calculate": "ahead && ahead.instead === datum.own[0].edition ? ahead.rows : datum.own",
        "as": "row",
    },
    {"flatten": ["row"]},
    *({"calculate": f"datum.row.{name}", "as": name} for name in _COLUMNS),
]
"""The rows that are drawn: Python's own, or for a moment those that replace them."""

_Y_TITLE = "Tokens; tokens per call"
_DESCRIPTION = (
    "Tokens per call after each round, over the accepted and bonus tokens of each round. "
    "The table of all rounds has the same numbers."
)
_RUNNING: Any = alt.Y("running:Q", title=_Y_TITLE)


@cache
def running_chart(dark: bool) -> dict[str, Any]:
    """The chart as a finished Vega-Lite dictionary; its data (``chart_data``) comes separately.

    Args:
        dark: whether it stands on a dark page.

    Returns:
        Layers: accepted and bonus tokens of each round as stacked bars, the running tokens per
        call as a line with points, standard decoding's floor of 1 as a labelled rule, and the
        round on screen marked. Later rounds are faint. The mark follows the player by itself.
    """
    line = PAPER[Paper.TEXT][dark]
    x = alt.X("round:O", title="Round", axis=alt.Axis(labelAngle=0, labelOverlap=True))
    faint = alt.condition(f"datum.round > {_ON_SCREEN}", alt.value(0.28), alt.value(1))
    tips = [
        alt.Tooltip("round:O", title="Round"),
        alt.Tooltip("guesses:N", title="Guesses"),
        alt.Tooltip("accepted:Q", title="Accepted"),
        alt.Tooltip("bonus:N", title="Bonus"),
        alt.Tooltip("tokens:Q", title="Tokens this round"),
        alt.Tooltip("running:Q", title="Tokens per call so far", format=".2f"),
    ]
    base: Any = alt.Chart().encode(x=x, tooltip=tips)
    layers = (_bars(base, faint, dark), _now(base, line), _floor(dark), *_line(base, faint, line))
    chart = alt.layer(*layers).properties(height=260).resolve_scale(color="independent")
    described: dict[str, Any] = chart.to_dict(validate=False)
    described |= {"description": _DESCRIPTION, "config": described["config"] | ONE_PICTURE}
    described |= {"params": [_FOLLOWING, _AHEAD], "transform": _NEWEST}
    return without_data(described)


def chart_data(
    session: Session | TreeSession, position: int, edition: str = ""
) -> dict[str, tuple[Any, ...]]:
    """The rows of the chart around one position, one a round, column by column.

    Args:
        session: the rounds.
        position: the round on screen; 0 is before any call.
        edition: which edits are in these rows; rows that an edit brings in the browser replace
            those of the edition they were made from, and no others.

    Returns:
        Columns round, guesses, accepted, bonus, bonus_tokens, tokens, running, on_screen (the
        position) and edition. Of the first seven none changes when the position does.
    """
    span = window(position, session.calls + 1)
    columns = _columns(session, span.start, span.stop)
    rows = len(columns["round"])
    return {**columns, "on_screen": (position,) * rows, "edition": (edition,) * rows}


@lru_cache(maxsize=64)
def _columns(session: Session | TreeSession, first: int, stop: int) -> dict[str, tuple[Any, ...]]:
    """What does not change with the position: the same for everyone on this session."""
    numbers = range(max(1, first), stop)
    steps = [session.rounds[number - 1] for number in numbers]
    columns: tuple[tuple[Any, ...], ...] = (
        tuple(numbers),
        tuple(quoted(step.draft) if step.draft else "none" for step in steps),
        tuple(step.accepted for step in steps),
        tuple("none" if step.bonus is None else quoted([step.bonus]) for step in steps),
        tuple(int(step.bonus is not None) for step in steps),
        tuple(len(step.emitted) for step in steps),
        session.running_tokens_per_call[numbers.start - 1 : stop - 1],
    )
    return dict(zip(_COLUMNS, columns, strict=True))


def without_data(spec: dict[str, Any]) -> dict[str, Any]:
    """A chart's dictionary without the empty data that Altair writes into it and its layers."""
    spec = {key: value for key, value in spec.items() if key not in ("data", "datasets")}
    if "layer" in spec:
        spec["layer"] = [without_data(layer) for layer in spec["layer"]]
    return spec


def _bars(base: Any, faint: Any, dark: bool) -> Any:
    states = (Status.ACCEPTED, BONUS)
    colours = [LOOKS[state].edge(dark) for state in states]
    return (
        base.transform_fold(["accepted", "bonus_tokens"], as_=["kind", "count"])
        .transform_calculate(token="datum.kind === 'accepted' ? 'accepted' : 'bonus'")
        .mark_bar(width={"band": 0.62}, fillOpacity=0.55)
        .encode(
            y=alt.Y("count:Q", stack=True, title=_Y_TITLE, axis=alt.Axis(tickMinStep=1)),
            color=alt.Color(
                "token:N",
                scale=alt.Scale(domain=["accepted", "bonus"], range=colours),
                legend=alt.Legend(title="Tokens of the round", orient="top"),
            ),
            order=alt.Order("token:N"),
            opacity=faint,
        )
    )


def _now(base: Any, line: str) -> Any:
    return (
        base.transform_filter(f"datum.round === {_ON_SCREEN}")
        .mark_point(shape="circle", size=260, strokeWidth=2.5, filled=False, color=line)
        .encode(y=_RUNNING)
    )


def _floor(dark: bool) -> Any:
    muted = PAPER[Paper.MUTED][dark]
    once: Any = alt.Chart().transform_aggregate(rounds="count()")  # one row, so drawn once
    place = {"x": alt.value(4), "y": alt.YDatum(1), "text": alt.value("standard decoding: 1")}
    words = {"align": "left", "dy": 14, "fontSize": 12}  # below: the line is never there
    return (
        once.mark_rule(aria=False, strokeDash=[6, 4], color=muted, strokeWidth=1.5).encode(
            y=alt.YDatum(1)
        )
        + once.mark_text(**words, stroke=PAPER[Paper.SURFACE][dark], strokeWidth=4).encode(**place)
        + once.mark_text(**words, color=PAPER[Paper.TEXT][dark]).encode(**place)
    )


def _line(base: Any, faint: Any, line: str) -> tuple[Any, ...]:
    reached = f"datum.round <= {_ON_SCREEN}"
    return (
        base.mark_line(strokeWidth=1.5, strokeDash=[2, 3], color=line, opacity=0.35).encode(
            y=_RUNNING
        ),
        base.transform_filter(reached).mark_line(strokeWidth=2.5, color=line).encode(y=_RUNNING),
        base.mark_point(filled=True, size=70, color=line).encode(y=_RUNNING, opacity=faint),
        base.transform_filter(f"datum.round === {_ON_SCREEN}")
        .mark_text(dy=-20, fontWeight=700, fontSize=13, color=line)
        .encode(y=_RUNNING, text=alt.Text("running:Q", format=".2f")),
    )
