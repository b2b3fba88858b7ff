"""Streamlit servers on loopback, each in a process of its own, and what they cost."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from socket import socket
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
_TICKS = os.sysconf("SC_CLK_TCK")
_START_SECONDS = 60


@dataclass(frozen=True, slots=True)
class Server:
    """A running server.

    Attributes:
        port: where it listens on 127.0.0.1.
        pid: its process.
        log: the file that takes everything it prints.
    """

    port: int
    pid: int
    log: Path

    @property
    def url(self) -> str:
        """The address of its first page."""
        return f"http://127.0.0.1:{self.port}/"

    def cpu_ms(self) -> float:
        """CPU milliseconds that the process has used so far, in all its threads."""
        facts = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(facts[11]) + int(facts[12])) / _TICKS * 1000

    def memory_mb(self) -> float:
        """Megabytes of memory that the process occupies now."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


@contextmanager
def our_app() -> Iterator[Server]:
    """The app of this repository, in its own configuration."""
    with TemporaryDirectory() as home, _serve(ROOT / "app.py", ROOT, Path(home)) as server:
        yield server


@contextmanager
def hosted_app() -> Iterator[Server]:
    """The app as a host starts it, with ``deploy/serve``."""
    command = [str(ROOT / "deploy" / "serve")]
    with TemporaryDirectory() as home, _start(command, ROOT, Path(home)) as server:
        yield server


@contextmanager
def one_button(configured: bool) -> Iterator[Server]:
    """The one-button app, away from this repository so that nothing of it applies.

    Args:
        configured: whether it gets our configuration; else it has Streamlit's defaults.
    """
    with TemporaryDirectory() as folder:
        home = Path(folder)
        script = Path(shutil.copy(Path(__file__).with_name("one_button.py"), home))
        if configured:
            shutil.copytree(ROOT / ".streamlit", home / ".streamlit")
        with _serve(script, home, home) as server:
            yield server


def _serve(script: Path, folder: Path, home: Path) -> AbstractContextManager[Server]:
    """What ``streamlit run`` serves."""
    return _start([sys.executable, "-m", "streamlit", "run", str(script)], folder, home)


@contextmanager
def _start(command: list[str], folder: Path, home: Path) -> Iterator[Server]:
    port = _free_port()
    clean = {name: value for name, value in os.environ.items() if not name.startswith("STREAMLIT_")}
    own = {"HOME": str(home), "SPECVIZ_PYTHON": sys.executable}
    options = [f"--server.port={port}", "--server.address=127.0.0.1", "--server.headless=true"]
    options += ["--browser.gatherUsageStats=false"]  # a measurement tells nobody
    with (home / "server.log").open("w") as log:
        process = subprocess.Popen(
            command + options, cwd=folder, env=clean | own, stdout=log, stderr=log
        )
        try:
            _wait_until_healthy(process, port, home / "server.log")
            yield Server(port, process.pid, home / "server.log")
        finally:
            process.terminate()
            process.wait(20)


def _free_port() -> int:
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_until_healthy(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    stop = time.monotonic() + _START_SECONDS
    while time.monotonic() < stop and process.poll() is None:
        try:
            connection = HTTPConnection("127.0.0.1", port, timeout=2)
            connection.request("GET", "/_stcore/health")
            if connection.getresponse().status == 200:
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"The server did not start:\n{log.read_text()[-2000:]}")
