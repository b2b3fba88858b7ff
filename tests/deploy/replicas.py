"""Three replicas of the app behind nginx, with the configuration that deploy/ ships."""

import re
import shutil
import subprocess
from pathlib import Path

from tests.browser.server import ROOT, Server, free_port, wait_until_answers

_MAIN = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{}}
http {{
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/specviz.conf;
}}
"""


def nginx_program() -> str | None:
    """Where nginx is; many systems keep it outside the PATH of ordinary users."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def jemalloc() -> Path | None:
    """Where the allocator is that deploy/serve prefers."""
    return next(Path("/usr").glob("lib*/**/libjemalloc.so.2"), None)


class Replicas:
    """A running nginx and the replicas behind it.

    Args:
        folder: where the logs and the filled-in configuration go.
        count: how many replicas.
    """

    def __init__(self, folder: Path, count: int = 3) -> None:
        program = nginx_program()
        assert program, "no nginx: `make test` installs it from the system's packages"
        self.log = folder / "access.log"
        logs = [folder / f"replica{index}.txt" for index in range(count)]
        self.servers = [Server(log, hosted=True) for log in logs]
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        (folder / "specviz.conf").write_text(self._filled(port))
        (folder / "nginx.conf").write_text(_MAIN.format(folder=folder))
        self._nginx = subprocess.Popen([program, "-c", str(folder / "nginx.conf")])
        wait_until_answers(f"{self.url}/_stcore/health")

    def serving(self, viewer: str) -> Server:
        """The replica that answered a viewer's latest request, by the viewer's cookie."""
        lines = [line for line in self.log.read_text().splitlines() if viewer in line]
        found = re.search(r"replica=[^=]*:(\d+) viewer=", lines[-1])
        assert found, lines[-1]
        return next(server for server in self.servers if server.port == int(found[1]))

    def stop(self) -> None:
        """End nginx and every replica."""
        self._nginx.terminate()
        self._nginx.wait()
        for server in self.servers:
            server.stop()

    def _filled(self, port: int) -> str:
        template = (ROOT / "deploy" / "nginx.conf.template").read_text()
        replicas = "\n".join(
            f"server 127.0.0.1:{server.port} max_fails=1 fail_timeout=5s;"
            for server in self.servers
        )
        values = {"REPLICAS": replicas, "PORT": f"127.0.0.1:{port}", "ACCESS_LOG": str(self.log)}
        for name, value in values.items():
            template = template.replace(f"${{SPECVIZ_{name}}}", value)
        return template
