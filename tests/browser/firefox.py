"""Debian's Firefox, driven over WebDriver BiDi, which it speaks itself."""

import itertools
import json
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.server.running import free_port

PATIENCE = 60.0  # seconds in which something must happen, on a busy machine too
LEFT, PAUSE = 0, 0.1
#: As in the other browser, nothing is kept for use offline: what is left while its worker still
#: loads something would be reported as an error.
PREFERENCES = 'user_pref("dom.serviceWorkers.enabled", false);\n'


def find_firefox() -> str:
    for name in ("firefox-esr", "firefox"):
        if found := shutil.which(name):
            return found
    pytest.fail("no Firefox: apt-get install firefox-esr", pytrace=False)


class Firefox:
    """A browser without a screen, with one page and a profile of its own."""

    def __init__(self, folder: Path) -> None:
        self._port = free_port()
        (folder / "user.js").write_text(PREFERENCES)
        command = [find_firefox(), "--headless", "--no-remote", "--profile", str(folder)]
        self._process = subprocess.Popen(
            [*command, "--remote-debugging-port", str(self._port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._numbers = itertools.count(1)
        self._open = ExitStack()
        self._socket = self._connect()
        self.errors: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def __enter__(self) -> "Firefox":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.close()
        self._process.terminate()
        self._process.wait(PATIENCE)

    def _connect(self) -> ClientConnection:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                address = f"ws://127.0.0.1:{self._port}/session"
                return self._open.enter_context(connect(address, max_size=None, proxy=None))
            except (OSError, WebSocketException):
                assert time.monotonic() < deadline, "Firefox does not answer"
                time.sleep(PAUSE)

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        """The result of a command; errors of the page that are told meanwhile are noted."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(PATIENCE))
            if message["type"] == "event" and message["params"].get("level") == "error":
                self.errors.append(str(message["params"].get("text")))
            if message.get("id") == number:
                assert message["type"] == "success", message
                result: dict[str, Any] = message["result"]
                return result

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._page, viewport=viewport)

    def run(self, function: str, given: object = None) -> Any:
        """What a function of JavaScript returns, as JSON."""
        call = f"Promise.resolve(({function})({json.dumps(given)}))"
        answer = self._ask(
            "script.evaluate",
            expression=f"{call}.then((value) => JSON.stringify(value ?? null))",
            target={"context": self._page},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def wait(self, what: str, holds: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < deadline, f"not seen: {what}"
            time.sleep(PAUSE)

    def click(self, point: Mapping[str, float]) -> None:
        """Press the mouse at a point of the page, as a hand does."""
        steps = [
            {"type": "pointerMove", "x": round(point["x"]), "y": round(point["y"])},
            {"type": "pointerDown", "button": LEFT},
            {"type": "pointerUp", "button": LEFT},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._ask("input.performActions", context=self._page, actions=[mouse])
