"""Connections that are opened and never say what they want. Others are served meanwhile."""

import contextlib
import http.client
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, Server

pytestmark = pytest.mark.live

MANY = 200
NEVER = "3600"
SOON = "1"
HALF_A_HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_A_BODY = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
#: Every address of 127/8 is this machine, as that of another visitor.
ANOTHER = ("127.0.0.2", 0)


@contextlib.contextmanager
def half_open(server: Server, start: bytes, count: int) -> Iterator[list[socket.socket]]:
    with contextlib.ExitStack() as stack:
        lines = []
        for _ in range(count):
            line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
            lines.append(stack.enter_context(line))
            with contextlib.suppress(ConnectionError):  # it has been closed already
                line.sendall(start)
        yield lines


def is_served(server: Server) -> bool:
    visitor = http.client.HTTPConnection("127.0.0.1", server.port, PATIENCE, ANOTHER)
    with contextlib.closing(visitor):
        visitor.request("GET", "/api/health")
        return visitor.getresponse().status == 200


def is_closed(line: socket.socket) -> bool:
    """Wait for its end."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


def test_half_a_head_from_one_address_locks_nobody_else_out(tmp_path: Path) -> None:
    server = Server(
        tmp_path,
        SANDTABLE_HEAD_SECONDS=NEVER,
        SANDTABLE_CONNECTIONS="50",
        SANDTABLE_CONNECTIONS_EACH="20",
    )
    with (
        server,
        half_open(server, HALF_A_HEAD, MANY) as lines,
    ):
        assert is_served(server)
        assert all(is_closed(line) for line in lines[-100:])


@pytest.mark.parametrize("start", [b"", HALF_A_HEAD])
def test_half_a_head_has_only_so_much_time(tmp_path: Path, start: bytes) -> None:
    with (
        Server(tmp_path, SANDTABLE_HEAD_SECONDS=SOON, SANDTABLE_BODY_SECONDS=NEVER) as server,
        half_open(server, start, 5) as lines,
    ):
        assert all(is_closed(line) for line in lines)


def test_half_a_body_has_only_so_much_time(tmp_path: Path) -> None:
    with (
        Server(tmp_path, SANDTABLE_HEAD_SECONDS=NEVER, SANDTABLE_BODY_SECONDS=SOON) as server,
        half_open(server, HALF_A_BODY, 5) as lines,
    ):
        assert all(is_closed(line) for line in lines)
