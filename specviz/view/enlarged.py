"""A chart whose words can be read from the back row."""

from typing import Any

FACTOR = 1.7
_USUAL = 11
_TALLER = 1.15
_NAMES = {"axis": ("labelFontSize", "titleFontSize"), "legend": ("labelFontSize", "titleFontSize")}


def enlarged(spec: dict[str, Any]) -> dict[str, Any]:
    """The same Vega-Lite chart with fonts 1.7 times as large; the given one stays as it is.

    Args:
        spec: a finished chart. Fonts of axes and legends that it does not name have Vega's 11 px.

    Example:
        >>> enlarged({"mark": {"type": "text", "fontSize": 10}})["mark"]["fontSize"]
        17
    """
    larger: dict[str, Any] = _scaled(spec)
    if isinstance(spec.get("height"), int | float):
        larger["height"] = round(spec["height"] * _TALLER)
    config = larger.setdefault("config", {})
    for part, names in _NAMES.items():
        config[part] = {**dict.fromkeys(names, round(_USUAL * FACTOR)), **config.get(part, {})}
    return larger


def _scaled(value: Any, name: str = "") -> Any:
    if isinstance(value, dict):
        return {key: _scaled(each, key) for key, each in value.items()}
    if isinstance(value, list):
        return [_scaled(each) for each in value]
    if name.lower().endswith("fontsize") and isinstance(value, int | float):
        return round(value * FACTOR)
    return value
