"""A real Chromium, a real server, and the client as it was built."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.games import GAMES
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.running import ROOT, Server

HERE = Path(__file__).parent
STATIC = ROOT / "sandtable" / "server" / "static"
FLAGS = (
    # This machine is the whole world: what asks for anything else fails.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE 0.0.0.0",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here is slow and knows no engine: marked, so that it runs once.

    And it comes last: Playwright's loop goes on in its thread, where no other one can be run then.
    """
    for item in items:
        if is_here(item):
            item.add_marker(pytest.mark.browser)
    items.sort(key=is_here)


def is_here(item: pytest.Item) -> bool:
    return item.path.parent == HERE


def find_chromium() -> str:
    """Debian's Chromium without a screen, the fastest, or another one by its usual names."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    pytest.fail("no Chromium: apt-get install chromium-headless-shell", pytrace=False)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").exists():
        pytest.fail(f"the client is not built ({STATIC} is empty): make web", pytrace=False)
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server
    assert "Traceback" not in server.told(), server.told()


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Each title in turn."""
    name: str = request.param
    return name


@pytest.fixture
def visitors(chromium: Browser, server: Server) -> Iterator["Visitors"]:
    """Makes browsers of different people; at the end none may have complained."""
    visitors = Visitors(chromium, server)
    yield visitors
    visitors.leave()


class Visitors:
    """The people of one test."""

    def __init__(self, chromium: Browser, server: Server) -> None:
        self.chromium = chromium
        self.server = server
        self.all: list[Visitor] = []

    def come(self, name: str = "Ann", **options: Any) -> Visitor:
        visitor = Visitor(self.chromium, self.server.address, name, **options)
        self.all.append(visitor)
        return visitor

    def leave(self) -> None:
        complaints = {visitor.name: visitor.complaints for visitor in self.all}
        for visitor in self.all:
            visitor.context.close()
        assert not any(complaints.values()), complaints
