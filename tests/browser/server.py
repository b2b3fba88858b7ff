"""The real app on a free port, as `streamlit run app.py` or `deploy/serve` starts it."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
_LONGEST_START_S = 90


class Server:
    """One running app.

    Args:
        log: the file that takes everything the app prints.
        port: where to listen; 0 for any free port.
        hosted: whether it is started as a host starts it.
    """

    def __init__(self, log: Path, port: int = 0, hosted: bool = False) -> None:
        self.log = log
        self._hosted = hosted
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        with log.open("wb") as out:
            self._process = subprocess.Popen(
                self._command(),
                cwd=ROOT,
                env={**os.environ, "SPECVIZ_PYTHON": sys.executable},
                stdout=out,
                stderr=subprocess.STDOUT,
            )
        self.pid = self._process.pid
        try:
            self._wait_until_healthy()
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """End the process; a second call does nothing."""
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def printed(self) -> str:
        """Everything the app has printed so far."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def _command(self) -> list[str]:
        options = [
            "--server.headless=true",
            "--server.address=127.0.0.1",
            f"--server.port={self.port}",
        ]
        if self._hosted:
            return [str(ROOT / "deploy" / "serve"), *options]
        return [sys.executable, "-m", "streamlit", "run", "app.py", *options]

    def _wait_until_healthy(self) -> None:
        latest = time.monotonic() + _LONGEST_START_S
        while time.monotonic() < latest:
            if self._process.poll() is not None:
                raise RuntimeError(f"the app ended while it started:\n{self.printed()}")
            if _answers(f"{self.url}/_stcore/health"):
                return
        raise RuntimeError(f"the app did not start in {_LONGEST_START_S} s:\n{self.printed()}")


def wait_until_answers(address: str) -> None:
    """Wait until an address answers "ok"; an AssertionError says so when it never does."""
    latest = time.monotonic() + _LONGEST_START_S
    while time.monotonic() < latest:
        if _answers(address):
            return
    raise AssertionError(f"{address} did not answer in {_LONGEST_START_S} s")


def _answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=5) as answer:
            return bool(answer.read() == b"ok")
    except (URLError, OSError):
        time.sleep(0.05)  # between two questions to a port that refuses; not a wait for a result
        return False


def free_port() -> int:
    """A port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
