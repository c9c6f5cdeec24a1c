"""Somebody with a browser: an own cookie, one page, and a list of what went wrong on it."""

import json
import re
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket

from tests.server.player import beginning

#: Milliseconds in which something must be seen, on a busy machine too.
PATIENCE = 30_000
#: What Chromium itself says of a network that is not there; the page cannot prevent it.
OUTAGE = re.compile(r"net::ERR_|WebSocket connection to")
#: And of an answer that says no.
REFUSAL = re.compile(r"Failed to load resource: .* status of 4\d\d")


class Visitor:
    """Motion is instant, dice need no second click, and nothing is kept for use offline.

    Unless a test wants it otherwise.
    """

    def __init__(
        self,
        chromium: Browser,
        address: str,
        name: str = "Ann",
        *,
        width: int = 1440,
        height: int = 900,
        locale: str = "en-GB",
        settings: dict[str, Any] | None = None,
        cookie: str | None = None,
        service_workers: Literal["allow", "block"] = "block",
        **options: Any,
    ) -> None:
        self.name = name
        self.address = address
        self.complaints: list[str] = []
        self._expected: re.Pattern[str] | None = None
        self.context = chromium.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=locale,
            service_workers=service_workers,
            **options,
        )
        self.context.set_default_timeout(PATIENCE)
        liked = json.dumps({"motion": "instant", "fast": True, "name": name} | (settings or {}))
        self.context.add_init_script(
            f"if (!localStorage.sandtable) localStorage.sandtable = JSON.stringify({liked})"
        )
        if cookie is not None:
            key, _, value = cookie.partition("=")
            self.context.add_cookies([{"name": key, "value": value, "url": address}])
        elif name:
            self.context.request.put("/api/me", data={"name": name})
        self.page = self.watched(self.context.new_page())

    def watched(self, page: Page) -> Page:
        """Note every error of a page, and every request that leaves the house."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", self._request)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type != "error" or (self._expected and self._expected.search(message.text)):
            return
        self.complaints.append(f"console: {message.text} ({message.location.get('url')})")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"foreign address: {request.url}")

    @contextmanager
    def outage(self) -> Iterator[None]:
        """While the network or the server is away."""
        self._expected = OUTAGE
        yield
        self._expected = None

    @contextmanager
    def refused(self) -> Iterator[None]:
        """While the server is asked for what it does not do."""
        self._expected = REFUSAL
        yield
        self._expected = None

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """The API with this visitor's cookie."""
        answer = self.context.request.fetch(path, method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def create(
        self, game: str, scenario: str | dict[str, Any], seats: dict[str, Any], **options: int
    ) -> dict[str, Any]:
        """A table made by a call, for the tests that are not about the lobby."""
        plan = {
            "game": game,
            **beginning(scenario, options),
            "seats": seats,
            "visibility": "private",
            "clock": {"kind": "none"},
        }
        made: dict[str, Any] = self.call("POST", "/api/tables", plan)
        return made

    def go(self, path: str) -> None:
        self.page.goto(path)

    def part(self, name: str) -> Locator:
        """A part of the page by its test id."""
        return self.page.get_by_test_id(name)


class Wire:
    """What has come over the sockets of a page, and how many of them are open."""

    def __init__(self, visitor: Visitor) -> None:
        self.messages: list[dict[str, Any]] = []
        self.open = 0
        visitor.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        self.open += 1
        socket.on("framereceived", self._received)
        socket.on("close", self._closed)

    def _closed(self, socket: WebSocket) -> None:
        self.open -= 1

    def _received(self, frame: str | bytes) -> None:
        self.messages.append(json.loads(frame))

    @property
    def changes(self) -> list[dict[str, Any]]:
        """All that the page has been told of the game."""
        return [change for message in self.messages for change in message.get("changes", [])]


#: Something is drawn, and of all drawings that the page refers to none is missing.
DRAWN = """(picture) => {
  const used = [...document.querySelectorAll('use')].map((use) => use.href.baseVal.slice(1));
  return document.querySelector(picture) !== null
    && used.length > 0 && used.every((id) => document.getElementById(id) !== null);
}"""


def first_load(visitor: Visitor, path: str, *signs: str) -> int:
    """The bytes that come over the wire when a page is opened for the first time, headers included.

    Until it shows every one of the signs (selectors) and all of its drawings. Messages of a socket
    are compressed here as quickly as the server does it.
    """
    sizes: list[float] = []
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.on(
        "Network.webSocketFrameReceived",
        lambda event: sizes.append(
            len(zlib.compress(event["response"]["payloadData"].encode(), 1))
        ),
    )
    visitor.go(path)
    for sign in signs:
        visitor.page.wait_for_function(DRAWN, arg=sign)
    visitor.page.wait_for_load_state("networkidle")
    return round(sum(sizes))
