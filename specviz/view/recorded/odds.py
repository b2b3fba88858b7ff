"""Probabilities as people read them, and lists of a model's most likely tokens as small bars."""

from collections.abc import Mapping, Sequence

from specviz.view.text import shown

MOST_LISTED = 8
"""Tokens of a top list that are drawn."""

Top = Sequence[tuple[int, float]]


def sure(p: float | None) -> str:
    """A probability as a percentage that never rounds to a certainty that is none.

    Example:
        >>> sure(0.616), sure(0.9996), sure(0.0004), sure(1.0), sure(None)
        ('62%', '>99%', '<1%', '100%', '–')
    """
    if p is None:
        return "–"
    if 0 < p < 0.005:
        return "<1%"
    return ">99%" if 0.995 <= p < 1 else f"{p:.0%}"


def gauge(p: float | None) -> str:
    """A probability as a bar of HTML; empty where there is none."""
    return f'<span class="gauge" style="--p:{p or 0:.3f}"></span>'


def top_list(
    name: str, top: Top, names: Mapping[int, str], mine: int | None, p: float | None, none: str
) -> str:
    """A model's most likely tokens as a named list of bars.

    Args:
        name: whose list it is.
        top: (token id, probability), most likely first.
        names: the token of every id.
        mine: the token that was guessed, which is marked; None to mark nothing.
        p: its probability, for when it is not among the most likely.
        none: what is said when there is no list.

    Example:
        >>> "62%" in top_list("Draft", [(7, 0.62)], {7: " cat"}, None, None, "")
        True
    """
    if not top:
        return f'<section class="odds-of"><h5>{name}</h5><p>{none}</p></section>'
    listed = top[:MOST_LISTED]
    rows = [_row(names[token], chance, token == mine) for token, chance in listed]
    if mine is not None and p is not None and mine not in [token for token, _ in listed]:
        rows.append(_row(names[mine], p, True))
    return f'<section class="odds-of"><h5>{name}</h5><ol>{"".join(rows)}</ol></section>'


def whys(panels: Sequence[str], hint: str) -> str:
    """Panels of reasons in one place; the one that belongs with what is chosen is shown."""
    return f'<div class="whys">{"".join(panels)}</div><p class="hint">{hint}</p>'


def _row(token: str, p: float, mine: bool) -> str:
    mark = ' class="mine"' if mine else ""
    return f"<li{mark}><bdi>{shown(token)}</bdi>{gauge(p)}<b>{_html(sure(p))}</b></li>"


def _html(text: str) -> str:
    return text.replace("<", "&lt;").replace(">", "&gt;")
