"""A ruler from 0 to 1, cut into stretches, on which a uniform number falls."""

from collections.abc import Sequence
from html import escape

from specviz.engine.sampling.distribution import draw

_CHARACTERS = 50
"""How many fit on a ruler; a stretch too narrow for its label shows it as a tooltip only."""


def ruler(labels: Sequence[str], shares: Sequence[float], kinds: Sequence[str], u: float) -> str:
    """Draw a uniform number on a ruler as HTML.

    Args:
        labels: what each stretch stands for, plain text.
        shares: how wide each is; they sum to 1.
        kinds: a palette state for each, or an empty string.
        u: the number, 0 to 1.

    Returns:
        HTML; the stretch that the number falls on is marked "hit". Empty stretches are left out.

    Example:
        >>> "hit" in ruler(["yes", "no"], [0.3, 0.7], ["", ""], u=0.5)
        True
    """
    hit = draw(shares, u)
    parts = "".join(
        _stretch(label, share, kind, i == hit)
        for i, (label, share, kind) in enumerate(zip(labels, shares, kinds, strict=True))
        if share > 0
    )
    late = " late" if u > 0.75 else ""
    return (
        f'<div class="ruler" role="img" aria-label="{u:.3f} falls on {escape(labels[hit])}">'
        f'<div class="ruler-parts">{parts}</div>'
        f'<div class="ruler-mark{late}" style="--at:{u:.4f}"><b>{u:.3f}</b></div></div>'
        '<div class="ruler-ends"><span>0</span><span>1</span></div>'
    )


def _stretch(label: str, share: float, kind: str, hit: bool) -> str:
    classes = " ".join(filter(None, (kind, "hit" * hit)))
    text = escape(label) if share * _CHARACTERS >= len(label) else ""
    return (
        f'<span class="{classes}" style="--for:{share:.4f}" '
        f'title="{escape(label, quote=True)}: {share:.3f}">{text}</span>'
    )
