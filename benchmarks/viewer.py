"""One simulated viewer: speaks Streamlit's WebSocket protocol as a browser does, without one."""

import asyncio
import json
from typing import Any
from urllib.parse import parse_qs

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ContextInfo
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.at_once import Asking
from benchmarks.servers import Server
from benchmarks.widgets import AFTERWARDS, EDITOR, PLAYER, Page, Widget

_EARLY = ForwardMsg.ScriptFinishedStatus.Value("FINISHED_EARLY_FOR_RERUN")
_KEPT_RUNS = 2  # a browser offers what it received in its last runs for reuse
_ANSWER_SECONDS = 60


class Viewer:
    """A viewer on one page.

    Args:
        server: where the page is.
        query: the query of the opened link, without "?".
        path: the page's path without its slash.
    """

    def __init__(self, server: Server, query: str = "", path: str = "") -> None:
        self.server, self.query, self.path = server, query, path
        self.page = Page()
        self._asking = Asking(server)
        self._context = ContextInfo(
            timezone="UTC", locale="en-US", url=server.url + path, color_scheme="light"
        )
        self._page_hash = ""
        self._kept: dict[str, int] = {}
        self._runs = 0
        self._socket: ClientConnection

    async def open(self) -> None:
        """Connect and wait for the finished page."""
        self._socket = await connect(
            f"ws://127.0.0.1:{self.server.port}/_stcore/stream",
            subprotocols=["streamlit"],  # type: ignore[list-item]
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=_ANSWER_SECONDS,
        )
        await self._rerun(None)
        if waits := self.page.widgets.get(AFTERWARDS):  # as afterwards.js does
            told = WidgetState(id=waits.id, json_value=json.dumps({"ready": True}))
            self.page.states[waits.id] = told
            await self._rerun(waits)

    async def leave(self) -> None:
        """Close the page, as a browser does with its tab."""
        self._asking.close()
        await self._socket.close(1001)

    async def click(self, label: str) -> None:
        """Click a button and wait for the finished page."""
        button = self.page.widgets[label]
        await self._rerun(button, WidgetState(id=button.id, trigger_value=True))

    async def settle(self, at: int) -> None:
        """Settle the player on a position; returns when everything has followed.

        Raises:
            RuntimeError: the address did not follow.
        """
        player = self.page.widgets[PLAYER]
        place = {"place": {"at": at, "jump": self.page.player["jump"]}}
        state = WidgetState(id=player.id, json_value=json.dumps(place))
        self.page.states[player.id] = state
        await self._rerun(player)
        if parse_qs(self.query).get("round", ["1"]) != [str(at)]:
            raise RuntimeError(f"settled on round {at}, but the address says {self.query!r}")

    async def edit(self, index: int, text: str) -> None:
        """Type a round's guesses and press Enter; returns when the page has followed.

        Raises:
            RuntimeError: the answer, or then the address, does not carry what was typed.
        """
        editor, given = self.page.widgets[EDITOR], self.page.editors[EDITOR]
        edit = {"number": given["seen"] + 1, "rest": False, "index": index, "start": 0}
        told = {"session": given["session"], "edits": [{**edit, "text": text}]}
        question = {"search": given["search"], "at": self.page.player["at"], **told}
        screen = await asyncio.to_thread(self._asking.screen_after, question)
        if text not in screen["draft"]:
            raise RuntimeError(f"typed {text!r}, but the answer says {screen['draft']!r}")
        state = WidgetState(id=editor.id, json_value=json.dumps({"edits": told}))
        self.page.states[editor.id] = state
        await self._rerun(editor)
        if text not in parse_qs(self.query).get("draft", [""])[0]:
            raise RuntimeError(f"typed {text!r}, but the address says {self.query!r}")

    async def _rerun(self, widget: Widget | None, trigger: WidgetState | None = None) -> None:
        message = BackMsg()
        request = message.rerun_script
        request.query_string = self.query
        request.page_script_hash = self._page_hash
        request.page_name = self.path
        request.fragment_id = widget.fragment if widget is not None else ""
        request.widget_states.widgets.extend(self.page.states.values())
        if trigger is not None:
            request.widget_states.widgets.append(trigger)
        request.cached_message_hashes.extend(self._kept)
        request.context_info.CopyFrom(self._context)
        await self._socket.send(message.SerializeToString())
        await asyncio.wait_for(self._until_finished(), _ANSWER_SECONDS)
        self.page.settle(request.fragment_id)
        if self.page.player.get("push"):  # as player_on_page.js does
            at = self.page.player["at"]
            self.query = "&".join(
                [self.page.player["search"], *([f"round={at}"] if at != 1 else [])]
            )

    async def _until_finished(self) -> None:
        self._runs += 1
        self._kept = {k: run for k, run in self._kept.items() if run > self._runs - 1 - _KEPT_RUNS}
        while not self._take(await self._socket.recv()):
            pass

    def _take(self, raw: Any) -> bool:
        """Take in one message; say whether it was the last of the answer."""
        message = ForwardMsg.FromString(raw)
        kind = message.WhichOneof("type")
        if message.metadata.cacheable:
            self._kept[message.ref_hash or message.hash] = self._runs
        if kind == "delta" and message.delta.WhichOneof("type") == "new_element":
            self.page.draw(message.delta.new_element, message.delta.fragment_id)
        elif kind == "new_session":
            self._page_hash = self._page_hash or message.new_session.page_script_hash
        elif kind == "navigation":
            self._page_hash = message.navigation.page_script_hash
        elif kind == "page_info_changed":
            self.query = message.page_info_changed.query_string
        return kind == "script_finished" and bool(message.script_finished != _EARLY)
