"""One session under every engine's definition, as a table."""

from html import escape

from specviz.engine.metrics import Measure, Tally, measure


def metrics_table(counts: Tally) -> str:
    """Every engine's numbers for one session, each with its formula, source and blind spots.

    Args:
        counts: what there is to count in the session.

    Returns:
        One HTML table; an undefined number is a dash with its reason.
    """
    heads = ("Engine", "Number", "Formula", "Value", "Leaves out, or counts otherwise", "Source")
    head = "".join(f'<th scope="col">{name}</th>' for name in heads)
    body = "".join(_row(found) for found in measure(counts))
    return (
        f'<div class="metrics-box" tabindex="0" role="region" aria-label="Every engine\'s numbers">'
        f'<table class="metrics"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    )


def _row(found: Measure) -> str:
    definition = found.definition
    cells = (
        f'<th scope="row">{escape(definition.engine)}</th>',
        f"<td>{escape(definition.name)}</td>",
        f'<td class="formula">{escape(definition.formula)}</td>',
        f'<td class="value">{_value(found)}</td>',
        f"<td>{escape(definition.leaves_out)}</td>",
        f'<td class="source">{_source(found)}</td>',
    )
    ours = ' class="ours"' if not definition.repository else ""
    return f"<tr{ours}>{''.join(cells)}</tr>"


def _value(found: Measure) -> str:
    if found.value is None:
        return f"<b>–</b><small>{escape(found.reason)}</small>"
    is_rate = found.definition.name.endswith("rate")
    return f"<b>{f'{found.value:.1%}' if is_rate else f'{found.value:.2f}'}</b>"


def _source(found: Measure) -> str:
    definition = found.definition
    where = f"{escape(definition.repository)} " if definition.repository else ""
    return f"{where}<code>{escape(definition.file)}</code>"
