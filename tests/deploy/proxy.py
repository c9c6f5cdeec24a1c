"""The proxies of deploy/, each in front of workers that only take notes."""

import http.client
import os
import re
import shutil
import socket
import socketserver
import subprocess
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final

import pytest

from tests.deploy.programs import program
from tests.server.running import free_port

ROOT = Path(__file__).parents[2]
NGINX = ROOT / "deploy" / "nginx"
CADDY = ROOT / "deploy" / "caddy" / "Caddyfile"
SITE: Final = "play.example.org"
READY: Final = "/readyz"
EMPTY: Final[Mapping[str, str]] = MappingProxyType({})
#: The files of deploy/nginx are written for Debian's main file; this one writes nowhere else.
MAIN = """
pid {folder}/nginx.pid;
error_log stderr error;
daemon off;
master_process off;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {rest}
}}
"""


@dataclass(frozen=True)
class Heard:
    """A request as it reached a worker."""

    worker: int
    method: str
    path: str
    headers: dict[str, str]


class Worker(socketserver.ThreadingTCPServer):
    """Notes every request but those for its health.

    It answers 200, or 101 to one for a socket, or hangs up (``silent``).
    """

    daemon_threads = True

    def __init__(self, number: int, heard: list[Heard]) -> None:
        super().__init__(("127.0.0.1", 0), Notes)
        self.number = number
        self.heard = heard
        self.silent = False
        self.port: int = self.server_address[1]
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}).start()

    def stop(self) -> None:
        self.shutdown()
        self.server_close()


class Notes(socketserver.StreamRequestHandler):
    server: Worker

    def handle(self) -> None:
        method, path, _ = self.rfile.readline().decode("latin-1").split()
        headers = dict(iter(self._header, None))
        self.rfile.read(int(headers.get("content-length", "0")))
        if path != READY:
            self.server.heard.append(Heard(self.server.number, method, path, headers))
            if self.server.silent:
                return
        if "upgrade" in headers:
            self.wfile.write(
                b"HTTP/1.1 101 Up\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n"
            )
            self.wfile.write(self.rfile.readline())
        else:
            self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")

    def _header(self) -> tuple[str, str] | None:
        name, _, value = self.rfile.readline().decode("latin-1").strip().partition(":")
        return (name.lower(), value.strip()) if name else None


class Proxy:
    """A proxy in front of two workers."""

    def __init__(self, name: str, folder: Path) -> None:
        self.heard: list[Heard] = []
        self.workers = [Worker(number, self.heard) for number in (0, 1)]
        self.port = free_port()
        addresses = [f"127.0.0.1:{worker.port}" for worker in self.workers]
        make = {"nginx": nginx_command, "caddy": caddy_command}[name]
        self._log = folder / "log"
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [program(name), *make(folder, self.port, addresses)],
                env={**os.environ, "HOME": str(folder), "WORKERS": " ".join(addresses)},
                stdout=log,
                stderr=log,
            )

    def wait(self) -> None:
        """Until it listens, or fails."""
        while self._process.poll() is None:
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            threading.Event().wait(0.02)
        pytest.fail(self._log.read_text(encoding="utf-8"))

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for worker in self.workers:
            worker.stop()

    def ask(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] = EMPTY
    ) -> int:
        """The status of the answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        try:
            connection.request(method, path, body, {"Host": SITE, **headers})
            return connection.getresponse().status
        finally:
            connection.close()

    def open_socket(self, path: str) -> bytes:
        """Ask for a WebSocket; the first line that comes back through it."""
        with socket.create_connection(("127.0.0.1", self.port)) as line:
            head = f"GET {path} HTTP/1.1\r\nHost: {SITE}\r\n"
            line.sendall(f"{head}Upgrade: WebSocket\r\nConnection: Upgrade\r\n\r\n".encode())
            stream = line.makefile("rb")
            while stream.readline().strip():
                pass
            line.sendall(b"hello\n")
            return stream.readline()


@contextmanager
def proxy(name: str, folder: Path) -> Iterator[Proxy]:
    running = Proxy(name, folder)
    try:
        running.wait()
        yield running
    finally:
        running.close()


def nginx_command(folder: Path, port: int, workers: Sequence[str]) -> list[str]:
    public = (NGINX / "site.conf").read_text(encoding="utf-8")
    options = re.search(r"server 127\.0\.0\.1:8000(.*);", public)
    assert options is not None
    servers = "".join(f"server {each}{options[1]};" for each in workers)
    rest = f"""
        include {NGINX}/sandtable.conf;
        upstream sandtable {{ hash $sandtable_key consistent; {servers} }}
        server {{ listen 127.0.0.1:{port}; include {NGINX}/locations.conf; }}
    """
    return ["-c", str(write_main(folder, rest))]


def caddy_command(folder: Path, port: int, workers: Sequence[str]) -> list[str]:
    """Without a certificate, and without the port of its own by which Caddy is controlled."""
    text = CADDY.read_text(encoding="utf-8")
    site, servers = f"{{$SITE:{SITE}}} {{", "\tservers {"
    assert site in text
    assert servers in text
    text = text.replace(site, f"http://{SITE}:{port} {{\n\tbind 127.0.0.1")
    path = folder / "Caddyfile"
    path.write_text(text.replace(servers, f"\tadmin off\n{servers}"), encoding="utf-8")
    return ["run", "--adapter", "caddyfile", "--config", str(path)]


def write_main(folder: Path, rest: str) -> Path:
    path = folder / "nginx.conf"
    path.write_text(MAIN.format(folder=folder, rest=rest), encoding="utf-8")
    return path


def as_site(folder: Path) -> Path:
    """The configuration of the public site, moved into a folder, with a certificate."""
    (folder / "sandtable").mkdir()
    for name in ("sandtable.conf", "locations.conf"):
        shutil.copy(NGINX / name, folder / "sandtable")
    text = (NGINX / "site.conf").read_text(encoding="utf-8")
    text = text.replace("/etc/letsencrypt/live/play.example.org", str(folder))
    text = text.replace("/var/lib/nginx", str(folder))
    # Ordinary users may not listen below 1024.
    text = re.sub(r"listen (?:(\[)::\]:)?(\d+)", rf"listen unix:{folder}/port\2\1", text)
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
            *("-nodes", "-subj", "/CN=play.example.org"),
            *("-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"),
        ],
        check=True,
        capture_output=True,
    )
    return write_main(folder, text)
