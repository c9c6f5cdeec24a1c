"""An event loop that stands still: the log says where, and the server can still be stopped."""

import contextlib
import logging
import signal
import socket
import sys
import threading
import time
from pathlib import Path

import pytest

from sandtable.server.metrics import Counters
from sandtable.server.watchdog import FORCED, Watchdog
from sandtable.tables.settings import Settings
from tests.server.running import PATIENCE, Server
from tests.server.support import Time

STALL, STOP = 2.0, 5.0


class Watched:
    """A watchdog whose loop is this thread."""

    def __init__(self) -> None:
        self.time = Time()
        self.counters = Counters()
        self.stopping = False
        self.ended: list[int] = []
        settings = Settings(monotonic=self.time.monotonic, stall_seconds=STALL, stop_seconds=STOP)
        self.dog = Watchdog(settings, self.counters, lambda: self.stopping, self.ended.append)
        self.dog._loop_thread = threading.get_ident()


def test_a_loop_that_stands_still_is_counted_once_and_its_stack_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    watched = Watched()
    watched.time.pass_by(STALL)
    watched.dog.look()
    assert watched.counters.stalls == 0
    watched.time.pass_by(0.1)
    watched.dog.look()
    watched.time.pass_by(10)
    watched.dog.look()
    assert watched.counters.stalls == 1
    assert "test_a_loop_that_stands_still_is_counted_once" in caplog.text
    watched.dog.beat()
    with caplog.at_level(logging.WARNING):
        watched.dog.look()
    assert "goes on" in caplog.text
    watched.time.pass_by(STALL + 1)
    watched.dog.look()
    assert watched.counters.stalls == 2
    assert watched.ended == []


def test_a_second_stall_is_told_even_if_the_loop_was_not_seen_going_on() -> None:
    watched = Watched()
    watched.time.pass_by(STALL + 1)
    watched.dog.look()
    watched.dog.beat()
    watched.time.pass_by(STALL + 1)
    watched.dog.look()
    watched.dog.look()
    assert watched.counters.stalls == 2


def test_a_server_that_does_not_stop_is_ended_after_a_grace() -> None:
    watched = Watched()
    watched.time.pass_by(1000)
    watched.dog.look()
    watched.stopping = True
    watched.dog.look()
    watched.time.pass_by(STOP)
    watched.dog.look()
    assert watched.ended == []
    watched.time.pass_by(0.1)
    watched.dog.look()
    assert watched.ended == [FORCED]


def wait_for(server: Server, text: str) -> None:
    """Until the log tells it."""
    deadline = time.monotonic() + PATIENCE
    while text not in server.told():
        assert time.monotonic() < deadline, server.told()
        time.sleep(0.05)


@pytest.mark.live
def test_a_server_whose_loop_is_blocked_says_where_and_still_stops(tmp_path: Path) -> None:
    server = Server(
        tmp_path,
        command=(sys.executable, str(Path(__file__).with_name("blocked.py")), "serve"),
        SANDTABLE_STALL_SECONDS="1.5",
        SANDTABLE_STOP_SECONDS="1",
    )
    with contextlib.closing(socket.socket()) as line:
        server.start()
        process = server.process
        assert process is not None
        try:
            line.connect(("127.0.0.1", server.port))
            line.sendall(b"GET /api/block HTTP/1.1\r\nHost: localhost\r\n\r\n")
            wait_for(server, "in block_the_loop")
            assert "stands still" in server.told()
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == FORCED
        finally:
            server.stop()
    assert "does not stop by itself" in server.told()
