"""What Chromium shows, Firefox shows too: the lobby, a table of each game, on a phone as well."""

from collections.abc import Iterator

import pytest

from tests.browser.firefox import Firefox
from tests.browser.games import BOT, GAMES, ME
from tests.browser.playing import LOOK, at_random
from tests.server.player import beginning
from tests.server.running import Server

SIZES = ((1366, 768), (390, 844))
SETTINGS = {"motion": "instant", "fast": True, "name": "Ann"}
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


@pytest.fixture(scope="module")
def firefox(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with Firefox(tmp_path_factory.mktemp("firefox")) as firefox:
        firefox.go(server.address)
        firefox.run(SETTLE, SETTINGS)
        firefox.run(CALL, ["PUT", "/api/me", {"name": "Ann"}])
        yield firefox
        assert not firefox.errors, firefox.errors


def test_the_lobby_shows_its_games(firefox: Firefox, server: Server) -> None:
    firefox.go(server.address)
    firefox.wait("the pictures of the games", lambda: firefox.run(CARDS) > len(GAMES))
    assert firefox.run(TOO_WIDE) <= 0


def test_a_game_can_be_played(firefox: Firefox, server: Server, game: str) -> None:
    """At a desk, and then on a phone."""
    mine, other = GAMES[game]["sides"]
    plan = {
        "game": game,
        **beginning(GAMES[game]["scenario"], {}),
        "seats": {mine: ME, other: BOT},
        "visibility": "private",
        "clock": {"kind": "none"},
    }
    table = firefox.run(CALL, ["POST", "/api/tables", plan])["table"]
    choose = at_random(game)
    version = 0
    for size in SIZES:
        firefox.resize(*size)
        firefox.go(f"{server.address}/table/{table}")

        def is_answered(before: int = version) -> bool:
            """Click something that is lit; has anything been decided by now?"""
            seen = firefox.run(LOOK)
            if seen["deciding"] and seen["things"]:
                firefox.click(choose(seen["things"]))
            now: int = firefox.run(GET, f"/api/tables/{table}")["version"]
            return now > before

        firefox.wait("a decision", is_answered)
        version = firefox.run(GET, f"/api/tables/{table}")["version"]
        assert firefox.run(TOO_WIDE) <= 0
