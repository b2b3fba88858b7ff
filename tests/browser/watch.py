"""What no test may cause: console errors, requests to other hosts, tracebacks on the server."""

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

from tests.browser.server import Server

# Streamlit asks for these on every start-up, and the network stack says so itself.
_STREAMLITS_OWN = ("_stcore/health", "_stcore/host-config")


class Watch:
    """Collects what goes wrong in the contexts it watches and on the server.

    Attributes:
        found: what went wrong, in words.
        own: the addresses that a page may ask.
    """

    def __init__(self, server: Server) -> None:
        self.found: list[str] = []
        self.own = [server.url]
        self._server = server
        self._printed = len(server.printed())

    def context(self, context: BrowserContext) -> None:
        """Watch every page of a context, those to come included."""
        context.on("console", self._console)
        context.on("weberror", self._web_error)
        context.on("request", self._request)

    def leave(self, context: BrowserContext) -> None:
        """Watch a context no longer."""
        context.remove_listener("console", self._console)
        context.remove_listener("weberror", self._web_error)
        context.remove_listener("request", self._request)

    def problems(self) -> str:
        """What went wrong, in words; empty when nothing did."""
        printed = self._server.printed()[self._printed :]
        traceback = (
            [f"the server printed a traceback:\n{printed}"] if "Traceback" in printed else []
        )
        return "\n".join(self.found + traceback)

    def _console(self, message: ConsoleMessage) -> None:
        told = f"{message.text} at {message.location}"
        if message.type == "error" and not any(own in told for own in _STREAMLITS_OWN):
            self.found.append(f"console error: {told}")

    def _web_error(self, problem: WebError) -> None:
        self.found.append(f"uncaught exception: {problem.error}")

    def _request(self, request: Request) -> None:
        own = (*self.own, *(url.replace("http", "ws", 1) for url in self.own))
        if not request.url.startswith((*own, "data:", "blob:")):
            self.found.append(f"asked outside its own origin: {request.url}")
