"""Run the app without a browser and look into what it sends."""

import json
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import pyarrow as pa
from streamlit.testing.v1 import AppTest

APP = Path(__file__).parents[2] / "app.py"
_PATIENCE_S = 60  # generous: the machine may be busy


def open_app(query: dict[str, str] | None = None) -> AppTest:
    """The app as a link opens it; fails if it raised anything."""
    _register_components_anew()
    at = AppTest.from_file(str(APP), default_timeout=_PATIENCE_S)
    at.session_state["player_was_painted"] = True  # a browser says so
    for name, value in (query or {}).items():
        at.query_params[name] = value
    at.run()
    assert not at.exception
    return at


def open_page(path: str, query: dict[str, str] | None = None) -> AppTest:
    """A page other than the first, as a link opens it; fails if it raised anything."""
    at = open_app()
    for name, value in (query or {}).items():
        at.query_params[name] = value
    at.switch_page(path).run()
    assert not at.exception
    return at


def texts(at: AppTest) -> list[str]:
    """Every Markdown text on the page."""
    return [element.value for element in at.markdown]


def component_data(at: AppTest, name: str) -> dict[str, Any]:
    """What a component of ours was given."""
    protos = [element.proto for element in at.get("bidi_component")]
    found = [proto for proto in protos if proto.component_name.endswith(name)]
    data: dict[str, Any] = json.loads(found[0].json)
    return data


def has_component(at: AppTest, name: str) -> bool:
    """Whether a component of ours is on the page."""
    return any(each.proto.component_name.endswith(name) for each in at.get("bidi_component"))


def chart_rows(at: AppTest) -> list[dict[str, Any]]:
    """The rows that the chart was given."""
    proto = at.get("vega_lite_chart")[0].proto
    assert "layer" in json.loads(proto.spec)
    data = proto.data.data if proto.data.data else proto.datasets[0].data.data
    return pa.ipc.open_stream(BytesIO(data)).read_pandas().to_dict("records")


def _register_components_anew() -> None:
    """In older Streamlits every app test knows only the components registered during it."""
    for name in [name for name in sys.modules if name.startswith("specviz.widgets")]:
        del sys.modules[name]
