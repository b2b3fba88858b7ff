"""The text of the files that components are made of: scripts, styles and HTML."""

from pathlib import Path

from specviz.view.palette import css_variables

_HERE = Path(__file__).parent
_ASSETS = _HERE.parents[1] / "assets"


def read(*names: str) -> str:
    """The text of some files of this folder, one after the other."""
    return "".join((_HERE / name).read_text(encoding="utf-8") for name in names)


def read_assets(*names: str) -> str:
    """The text of some files of assets/, one after the other."""
    return "".join((_ASSETS / name).read_text(encoding="utf-8") for name in names)


def shared_css(*names: str) -> str:
    """The palette, the shared style and some files of this folder more, as one sheet."""
    return css_variables() + read_assets("style.css") + read(*names)
