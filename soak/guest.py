"""A viewer who sends anything, over Streamlit's protocol, and looks closely at every answer."""

import json
from typing import Any

from streamlit.proto.Common_pb2 import FileUploaderState, FileURLs, UploadedFileInfo
from streamlit.proto.Element_pb2 import Element
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState

from benchmarks.servers import Server
from benchmarks.viewer import Viewer
from benchmarks.widgets import Page, Widget
from soak.http import request
from soak.markup import live_markup

TABLE, UPLOAD, SUBMIT = "the table", "the drop field", "Verify"
_TEXTS = ("text_input", "text_area")
_RAN = ForwardMsg.ScriptFinishedStatus.Value("FINISHED_SUCCESSFULLY")
_PART_RAN = ForwardMsg.ScriptFinishedStatus.Value("FINISHED_FRAGMENT_RUN_SUCCESSFULLY")
_EARLY = ForwardMsg.ScriptFinishedStatus.Value("FINISHED_EARLY_FOR_RERUN")
_AS_HTML = ("html", "frames", "strip", "svg")
"""What our components put on the page as it is."""


class AlarmError(RuntimeError):
    """An answer that no page may give."""


class SeenPage(Page):
    """A page whose drop field, table and HTML are looked at too.

    Attributes:
        typed: the labels of the fields that take text.
    """

    def __init__(self) -> None:
        super().__init__()
        self.typed: set[str] = set()

    def draw(self, element: Element, fragment: str) -> None:
        """Take in one drawn element; raises an AlarmError for markup that was not escaped."""
        kind = element.WhichOneof("type") or ""
        drawn: Any = getattr(element, kind, None)
        super().draw(element, fragment)
        if kind in _TEXTS:
            self.typed.add(drawn.label)
        elif kind == "file_uploader":
            self.widgets[UPLOAD] = Widget(drawn.id, fragment)
        elif kind == "arrow_data_frame" and drawn.id:
            self.widgets[TABLE] = Widget(drawn.id, fragment)
        for html in _html(kind, drawn):
            if live := live_markup(html):
                name = getattr(drawn, "component_name", kind)
                raise AlarmError(f"{name} holds markup that could run: {live}")

    def forget(self) -> None:
        """Forget which widgets are there, since the whole page is drawn anew."""
        self.widgets.clear()
        self.typed.clear()


def _html(kind: str, drawn: Any) -> list[str]:
    if kind == "html":
        return [drawn.body]
    if kind == "markdown":
        return [drawn.body] if drawn.allow_html else []
    if kind != "bidi_component" or not drawn.json:
        return []
    return _parts(json.loads(drawn.json))


def _parts(data: dict[str, Any]) -> list[str]:
    """Every text that a component puts on the page as it is."""
    found: list[str] = []
    for name, value in data.items():
        if isinstance(value, dict):
            found += _parts(value)
        elif name in _AS_HTML and value:
            found += [value] if isinstance(value, str) else value
    return found


class Guest(Viewer):
    """A viewer on one page, who sends anything.

    Args:
        server: where the app is.
        path: the page's path without its slash.
        query: the query of the opened link, without "?".
    """

    def __init__(self, server: Server, path: str = "", query: str = "") -> None:
        super().__init__(server, query, path)
        self.page: SeenPage = SeenPage()
        self._session = ""

    async def type(self, label: str, text: str) -> None:
        """Type into a field and leave it."""
        field = self.page.widgets[label]
        await self.send(field, WidgetState(id=field.id, string_value=text))

    async def submit(self, label: str, text: str) -> None:
        """Type into a field of a form and send the form."""
        field, button = self.page.widgets[label], self.page.widgets[SUBMIT]
        self.page.states[field.id] = WidgetState(id=field.id, string_value=text)
        await self._rerun(button, WidgetState(id=button.id, trigger_value=True))

    async def send(self, widget: Widget, state: WidgetState) -> None:
        """Report any state of a widget."""
        self.page.states[widget.id] = state
        await self._rerun(widget)

    async def report(self, component: str, told: object) -> None:
        """Report anything as the state of one of our components."""
        widget = self.page.widgets[component]
        await self.send(widget, WidgetState(id=widget.id, json_value=json.dumps(told)))

    async def upload(self, name: str, content: bytes) -> int:
        """Drop a file; gives the HTTP status of its upload, and takes the file away again."""
        field, place = self.page.widgets[UPLOAD], f"/_stcore/upload_file/{self._session}/{name}"
        status = request(self.server, "PUT", place, content)
        urls = FileURLs(file_id=name, upload_url=place, delete_url=place)
        file = UploadedFileInfo(name=name, size=len(content), file_id=name, file_urls=urls)
        state = FileUploaderState(uploaded_file_info=[file] if status < 300 else [])
        await self.send(field, WidgetState(id=field.id, file_uploader_state_value=state))
        request(self.server, "DELETE", place)
        return status

    async def _rerun(self, widget: Widget | None, trigger: WidgetState | None = None) -> None:
        self._kept.clear()  # whatever is drawn is to be seen
        if widget is None or not widget.fragment:
            self.page.forget()
        await super()._rerun(widget, trigger)

    def _take(self, raw: Any) -> bool:
        message = ForwardMsg.FromString(raw)
        kind = message.WhichOneof("type")
        if kind == "new_session":
            self._session = message.new_session.initialize.session_id or self._session
        if kind == "script_finished" and message.script_finished not in (_RAN, _PART_RAN, _EARLY):
            raise AlarmError(f"the script ended with status {message.script_finished}")
        if kind == "script_finished" and message.script_finished == _EARLY:
            self.page.forget()  # the whole page runs again
        if kind == "page_not_found":
            raise AlarmError("the page was not found")
        return super()._take(raw)
