"""The question that an editor asks beside Streamlit before it tells the page (at_once.js)."""

import json
from http.client import HTTPConnection
from typing import Any

from benchmarks.servers import Server
from specviz.server.at_once import PATH


class Asking:
    """A browser's connection to the server for such questions, kept open.

    Args:
        server: who answers.
    """

    def __init__(self, server: Server) -> None:
        self._connection = HTTPConnection("127.0.0.1", server.port, timeout=60)

    def ask(self, question: str | bytes) -> tuple[int, bytes]:
        """The HTTP status and the content of the answer to any question."""
        self._connection.request("POST", f"/{PATH}", question)
        answer = self._connection.getresponse()
        return answer.status, answer.read()

    def screen_after(self, told: dict[str, Any]) -> dict[str, Any]:
        """The screen after some edits.

        Raises:
            RuntimeError: the server had no answer.
        """
        status, content = self.ask(json.dumps(told))
        if status != 200:
            raise RuntimeError(f"HTTP status {status} for {told}")
        screen: dict[str, Any] = json.loads(content)
        return screen

    def close(self) -> None:
        """Hang up."""
        self._connection.close()
