"""Replay, lesson, rules and lobby; nothing from foreign places; small to load; open to all."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.games import (
    BOT,
    GAMES,
    INVITE,
    ME,
    UNSPOKEN,
    against_bot,
    check_fit,
    finished_game,
)
from tests.browser.playing import Patience, at_random, click, look, play_on
from tests.browser.visitor import Visitor, Wire, first_load
from tests.server.prepared import Prepared
from tests.server.running import ROOT, Server

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: What axe finds that is serious or worse.
SERIOUS = """async (only) => {
  const runOnly = only ?? undefined;
  const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map((node) => node.html)]);
}"""
#: Nothing has been added to the page for a while.
SETTLED = """async () => {
  const size = () => document.querySelectorAll('*').length;
  const before = size();
  await new Promise((done) => setTimeout(done, 150));
  return size() === before;
}"""
#: Goes on with a lesson, if it waits for that.
NEXT = """() => {
  const button = document.querySelector('[data-testid="lesson-next"]:not([aria-disabled="true"])');
  button?.click();
  return button !== null;
}"""
#: All that the page consists of, and what it asked for, lies ready for when there is no network.
KEPT = """async () => {
  if (navigator.serviceWorker.controller === null) return false;
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const lasting = names.filter((name) => /^\\/(assets|api\\/games)\\b/.test(name));
  const kept = await Promise.all(lasting.map((name) => caches.match(name)));
  return kept.length > 0 && kept.every((found) => found !== undefined);
}"""
FIRST_LOAD = 400_000  # bytes over the wire
UPDATE = 20_000


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Prepared]:
    """A game of each title that is over."""
    return {name: finished_game(server.address, name) for name in GAMES}


def test_a_replay_is_stepped_jumped_shared_and_seen_by_each_seat(
    visitors: Visitors, finished: dict[str, Prepared], game: str
) -> None:
    ann = visitors.come()
    table = finished[game].table
    ann.go(f"/replay/{table}?at=0")
    bar = ann.part("replay-bar")
    expect(bar).to_have_attribute("data-at", "0")
    length = int(bar.get_attribute("data-length") or "0")
    assert length > 10
    ann.page.get_by_role("button", name="forward").click()
    expect(bar).to_have_attribute("data-at", "1")
    ann.page.keyboard.press("ArrowRight")
    expect(bar).to_have_attribute("data-at", "2")
    ann.page.keyboard.press("ArrowLeft")
    expect(bar).to_have_attribute("data-at", "1")
    # At the beginning every seat holds cards; later a hand may have been played.
    seat = next(iter(GAMES[game]["sides"]))
    bar.locator(f'[data-seat="{seat}"]').click()
    expect(
        ann.page.locator('.handarea [data-word^="card:"], .handarea .card').first
    ).to_be_visible()
    bar.get_by_role("slider").fill(str(length // 2))
    expect(bar).to_have_attribute("data-at", str(length // 2))
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bar.get_by_role("button", name=re.compile("link|share", re.IGNORECASE)).click()
    link = f"{ann.address}/replay/{table}?at={length // 2}&seat={seat}"
    ann.page.wait_for_function(
        "async (link) => (await navigator.clipboard.readText()) === link", arg=link
    )
    ben = visitors.come("Ben")
    ben.go(link)
    expect(ben.part("replay-bar")).to_have_attribute("data-at", str(length // 2))
    expect(ben.part("replay-bar").locator('[aria-pressed="true"]')).to_have_attribute(
        "data-seat", seat
    )
    ben.page.keyboard.press("End")
    expect(ben.part("replay-bar")).to_have_attribute("data-at", str(length))


def test_the_lesson_is_taught_to_its_end(visitors: Visitors, game: str) -> None:
    ann = visitors.come()
    ann.go(f"/learn/{game}")
    ann.part("lesson").wait_for()
    choose = at_random("lesson")
    patience = Patience()
    while not ann.part("lesson-end").count():
        assert UNSPOKEN.search(ann.part("lesson").inner_text()) is None
        seen = look(ann.page)
        if ann.page.evaluate(NEXT):
            pass  # it is there for a moment only: looked for and pressed at once
        elif seen["deciding"] and seen["things"]:
            click(ann.page, choose(seen["things"]))
        patience.wait(ann)
    expect(ann.part("lesson-end")).to_be_visible()


def test_a_page_that_was_loaded_opens_without_a_network(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.go("/")
    ann.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    ann.page.wait_for_function(KEPT)
    heading = ann.page.get_by_role("heading", level=1)
    text = heading.inner_text()
    with ann.outage():
        ann.context.set_offline(True)
        ann.page.reload()
        expect(heading).to_have_text(text)
        ann.context.set_offline(False)
        ann.page.reload()
        expect(ann.page.get_by_role("button", name="Start")).to_be_visible()


@pytest.mark.parametrize("place", ["/", "/table", *(f"/rules/{game}" for game in GAMES), "/replay"])
def test_the_first_load_is_small(
    visitors: Visitors, finished: dict[str, Prepared], place: str
) -> None:
    for game in GAMES if place in ("/table", "/replay") else [""]:
        ann = visitors.come(service_workers="block")
        path = place
        if place == "/replay":
            path = f"/replay/{finished[game].table}"
        if place == "/table":
            mine, other = GAMES[game]["sides"]
            seats = {mine: ME, other: BOT}
            path = f"/table/{ann.create(game, GAMES[game]['scenario'], seats)['table']}"
        size = first_load(ann, path)
        assert 0 < size < FIRST_LOAD, f"{path}: {size:,} bytes"


def test_an_update_is_small(visitors: Visitors, game: str) -> None:
    """Before compression, which makes it smaller still."""
    ann = visitors.come()
    wire = Wire(ann)
    against_bot(ann, game, **GAMES[game]["short"])
    play_on(ann, at_random("size"), clicks=40)
    updates = [message for message in wire.messages if message["type"] == "update"]
    assert updates
    assert max(len(json.dumps(message).encode()) for message in updates) < UPDATE


class Access:
    """Pages that axe has looked at, and what it found there that is serious or critical."""

    def __init__(self) -> None:
        self.found: dict[str, list[list[str]]] = {}
        self.source = AXE.read_text(encoding="utf-8") + "\n;undefined"

    def check(self, visitor: Visitor, place: str) -> None:
        """The page as it is now, in the light; in the dark only colours are others."""
        page = visitor.page
        page.evaluate(self.source)
        for scheme, only in (("light", None), ("dark", ["color-contrast"])):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            for _ in range(5):
                findings = page.evaluate(SERIOUS, only)
                if not findings:
                    break
                page.wait_for_timeout(1000)  # it may have been in motion: what is there at rest?
            else:
                self.found[f"{place}, {scheme}"] = findings

    def open(self, visitor: Visitor, path: str, place: str) -> None:
        visitor.go(path)
        visitor.page.locator("main").wait_for()
        visitor.page.wait_for_function(SETTLED)
        expect(visitor.page.locator(".fault")).to_have_count(0)
        check_fit(visitor)
        self.check(visitor, place)


@pytest.mark.parametrize("width", [1440, 360])
def test_axe_finds_nothing_serious_on_pages_that_are_alike_for_all_games(
    visitors: Visitors, width: int
) -> None:
    ann, ben = (visitors.come(name, width=width) for name in ("Ann", "Ben"))
    access = Access()
    access.open(ann, "/", "lobby")
    ann.page.get_by_role("button", name="Settings").first.click()
    access.check(ann, "settings")
    access.open(ann, "/replays", "replays")
    game, about = next(iter(GAMES.items()))
    first, second = about["sides"]
    shared = ann.create(game, about["scenario"], {first: ME, second: ME})["table"]
    access.open(ann, f"/table/{shared}", "curtain")
    made = ann.create(game, about["scenario"], {first: ME, second: INVITE})
    access.open(ann, f"/table/{made['table']}", "waiting")
    access.open(ben, f"/join/{made['table']}#{made['invites'][second]}", "join")
    assert not access.found, json.dumps(access.found, indent=1)


@pytest.mark.parametrize("width", [1440, 360])
def test_axe_finds_nothing_serious_on_any_page_of_a_game(
    visitors: Visitors, finished: dict[str, Prepared], game: str, width: int
) -> None:
    ann = visitors.come(width=width)
    access = Access()
    access.open(ann, f"/scenarios/{game}", "scenarios")
    access.open(ann, f"/scenarios/{game}/{GAMES[game]['scenario']}", "scenario")
    access.open(ann, f"/rules/{game}", "rules")
    access.open(ann, f"/learn/{game}", "lesson")
    access.open(ann, f"/replay/{finished[game].table}?at=5", "replay")
    access.open(ann, f"/table/{finished[game].table}", "table at the end")
    against_bot(ann, game)
    for seed in range(3):
        play_on(ann, at_random(seed), clicks=seed + 1)
        access.check(ann, f"table, {seed}")
    assert not access.found, json.dumps(access.found, indent=1)
