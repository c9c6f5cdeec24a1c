"""What everybody does first, in Chromium and in Firefox alike: the lobby, a table of each game at a
desk and on a phone, and a game to its outcome.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser

from tests.browser.firefox import Firefox
from tests.browser.games import BOT, GAMES, ME, short
from tests.browser.playing import LOOK, at_random
from tests.browser.visitor import Visitor
from tests.server.player import beginning
from tests.server.running import Server

SIZES = ((390, 844), (1366, 768))
SETTINGS = {"motion": "instant", "fast": True, "name": "Ann"}
PATIENCE = 60.0  # seconds in which something must happen, on a busy machine too
PAUSE = 0.03
#: Calls the API with the cookie of the page.
CALL = """async ([method, path, body]) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
  return answer.json();
}"""
SETTLE = "(settings) => { localStorage.sandtable = JSON.stringify(settings); }"
GET = "async (path) => (await fetch(path)).json()"
CARDS = "() => document.querySelectorAll('article.game svg use').length"
TOO_WIDE = """() =>
  document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"""
#: The middle of what a selector names, once nothing moves it any more; null: it is not there.
MIDDLE = """async (selector) => {
  const find = () => document.querySelector(selector)?.getBoundingClientRect();
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = find();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = find();
  if (!box || box.width === 0 || box.top !== before?.top || box.left !== before.left) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}"""
CHOOSE = """([selector, value]) => {
  const select = document.querySelector(selector);
  if (![...(select?.options ?? [])].some((option) => option.value === value)) return false;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}"""
WHERE = "() => location.pathname"
OUTCOME = "() => document.querySelector('[data-testid=\"outcome\"]')?.dataset.winner ?? null"


class Surfer(Protocol):
    """A browser with one page."""

    errors: list[str]

    def go(self, address: str) -> None: ...
    def resize(self, width: int, height: int) -> None: ...
    def run(self, function: str, given: object = None) -> Any:
        """What a function of JavaScript returns, as JSON."""

    def click(self, point: Mapping[str, float]) -> None: ...


class Chromium:
    """The Chromium of all other tests, used as one that can do no more than Firefox here."""

    def __init__(self, visitor: Visitor) -> None:
        self._page = visitor.page
        self.errors = visitor.complaints

    def go(self, address: str) -> None:
        self._page.goto(address)

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def run(self, function: str, given: object = None) -> Any:
        return self._page.evaluate(function, given)

    def click(self, point: Mapping[str, float]) -> None:
        self._page.mouse.click(point["x"], point["y"])


@pytest.fixture(scope="module", params=["chromium", "firefox"])
def surfer(
    request: pytest.FixtureRequest,
    chromium: Browser,
    server: Server,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Surfer]:
    if request.param == "chromium":
        visitor = Visitor(chromium, server.address, settings=SETTINGS)
        yield Chromium(visitor)
        visitor.context.close()
        assert visitor.complaints == []
        return
    with Firefox(tmp_path_factory.mktemp("firefox")) as firefox:
        firefox.go(server.address)
        firefox.run(SETTLE, SETTINGS)
        firefox.run(CALL, ["PUT", "/api/me", {"name": "Ann"}])
        yield firefox
        assert firefox.errors == []


def wait(what: str, holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, f"not seen: {what}"
        time.sleep(PAUSE)


def click(surfer: Surfer, selector: str) -> None:
    found: list[Mapping[str, float]] = []

    def is_there() -> bool:
        point = surfer.run(MIDDLE, selector)
        found.extend([point] if point else [])
        return bool(found)

    wait(selector, is_there)
    surfer.click(found[0])


def play(surfer: Surfer, seed: str, until: Callable[[], bool]) -> None:
    """Click something that is lit, again and again."""
    choose = at_random(seed)

    def is_enough() -> bool:
        seen = surfer.run(LOOK)
        if seen["deciding"] and seen["things"]:
            surfer.click(choose(seen["things"]))
        return until()

    wait("what is played for", is_enough)


def test_the_lobby_shows_its_games(surfer: Surfer, server: Server) -> None:
    surfer.go(server.address)
    wait("the pictures of the games", lambda: surfer.run(CARDS) > len(GAMES))
    assert surfer.run(TOO_WIDE) <= 0


def test_a_game_begins_in_the_lobby(surfer: Surfer, server: Server, game: str) -> None:
    """On a phone, and then at a desk: something is decided on each."""
    surfer.go(server.address)
    surfer.resize(*SIZES[-1])
    scenario = f"{game} {GAMES[game]['scenario']}"
    wait("the scenario", lambda: surfer.run(CHOOSE, ["main select", scenario]) is True)
    click(surfer, "main form button.btn.pri")
    wait("the table", lambda: surfer.run(WHERE).startswith("/table/"))
    table = surfer.run(WHERE).rpartition("/")[2]
    version = 0
    for size in SIZES:
        surfer.resize(*size)
        surfer.go(f"{server.address}/table/{table}")

        def is_answered(before: int = version) -> bool:
            now: int = surfer.run(GET, f"/api/tables/{table}")["version"]
            return now > before

        play(surfer, game, is_answered)
        version = surfer.run(GET, f"/api/tables/{table}")["version"]
        assert surfer.run(TOO_WIDE) <= 0


def test_a_game_is_played_to_its_outcome(surfer: Surfer, server: Server, game: str) -> None:
    mine, other = GAMES[game]["sides"]
    plan = {
        "game": game,
        **beginning(short(game)["scenario"], {}),
        "seats": {mine: ME, other: BOT},
        "visibility": "private",
        "clock": {"kind": "none"},
    }
    surfer.go(server.address)
    table = surfer.run(CALL, ["POST", "/api/tables", plan])["table"]
    surfer.resize(*SIZES[-1])
    surfer.go(f"{server.address}/table/{table}")
    play(surfer, f"{game} to its end", lambda: surfer.run(OUTCOME) is not None)
    ended = surfer.run(GET, f"/api/tables/{table}")
    assert ended["finished"]
    assert surfer.run(OUTCOME) == (ended["outcome"]["winner"] or "draw")
