"""Replay, lesson, rules and lobby; nothing from foreign places; small to load; open to all."""

import base64
import json
import re
import zlib

import pytest
from playwright.sync_api import expect

from tests.browser.axe import WIDE, Access
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
    short,
)
from tests.browser.looks import look_over
from tests.browser.playing import Patience, at_random, click, look, play_on, until_deciding
from tests.browser.positions import LAST_TURN
from tests.browser.visitor import Wire, first_load
from tests.server.prepared import Prepared
from tests.server.running import Server

#: Goes on with a lesson, if it waits for that.
NEXT = """() => {
  const button = document.querySelector('[data-testid="lesson-next"]:not([aria-disabled="true"])');
  button?.click();
  return button !== null;
}"""
#: Do the odds lie over the text of the lesson?
COVERED = """() => {
  const [odds, text] = ['odds', 'lesson'].map((part) =>
    document.querySelector(`[data-testid="${part}"]`)?.getBoundingClientRect());
  return Boolean(odds && text) && odds.left < text.right && text.left < odds.right
    && odds.top < text.bottom && text.top < odds.bottom;
}"""
#: Milliseconds in which a window gives way to another.
SOON = 5_000
#: All that the page consists of, and what it asked for, lies ready for when there is no network.
KEPT = """async () => {
  if (navigator.serviceWorker.controller === null) return false;
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const lasting = names.filter((name) => /^\\/(assets|api\\/games)\\b/.test(name));
  const kept = await Promise.all(lasting.map((name) => caches.match(name)));
  return kept.length > 0 && kept.every((found) => found !== undefined);
}"""
#: Bytes over the wire.
LOBBY_LOAD = 100_000
TABLE_LOAD = 260_000
#: The lobby is there when the card of each game has its picture.
PICTURES = [f'article.game:has(a[href="/scenarios/{game}"]) svg use' for game in GAMES]
#: A table can be played on when it asks for a decision and shows what can be decided on.
PLAYABLE = ['[data-testid="table"][data-deciding="true"] [data-word]']
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
        ann.page.wait_for_function(f"() => !({COVERED})()", timeout=SOON)
        seen = look(ann.page)
        if ann.page.evaluate(NEXT):
            pass  # it is there for a moment only: looked for and pressed at once
        elif seen["deciding"] and seen["things"]:
            click(ann.page, choose(seen["things"]))
        patience.wait(ann)
    expect(ann.part("lesson-end")).to_be_visible()


def test_the_lab_shows_how_strong_bots_are_and_how_even_battles(visitors: Visitors) -> None:
    ann = visitors.come(width=360)
    game, about = next(iter(GAMES.items()))
    rung = {"bot": "veteran", "elo": 1410, "low": 1385, "high": 1435, "games": 9, "seconds": 0.13}
    line = {
        "scenario": about["scenario"],
        "bot": "veteran",
        "side": next(iter(about["sides"])),
        "games": 100,
        "share": 0.28,
        "low": 0.2,
        "high": 0.34,
    }
    results = {game: {"date": "2026-11-17", "ladder": [rung], "balance": [line]}}
    ann.page.route("**/api/lab", lambda route: route.fulfill(json=results))
    ann.go("/")
    ann.page.get_by_role("link", name="The lab").click()
    ladder = ann.page.get_by_role("region", name="Ladder")
    expect(ladder.get_by_role("listitem")).to_contain_text(["Veteran bot 1410"])
    expect(ladder.get_by_role("img", name="from 1385 to 1435")).to_be_visible()
    expect(ladder.get_by_text("No games yet.")).to_have_count(len(GAMES) - 1)
    balance = ann.page.get_by_role("region", name="Balance")
    expect(balance.get_by_text("0 of 1 battles reach the band.")).to_be_visible()
    expect(balance.get_by_role("img", name="from 20 to 34")).to_be_visible()
    expect(balance.get_by_text("Games: 100")).to_be_visible()
    check_fit(ann)


def test_a_first_visit_leads_into_a_game_and_the_next_one_back_to_it(visitors: Visitors) -> None:
    ann = visitors.come(settings={"name": ""})
    ann.go("/")
    expect(ann.part("first-learn")).to_have_attribute("href", re.compile("^/learn/"))
    ann.part("first-play").click()
    ann.page.wait_for_url("**/table/*")
    table = ann.page.url.rpartition("/")[2]
    seats = ann.call("GET", f"/api/tables/{table}")["seats"]
    assert [seat["level"] for seat in seats if seat["kind"] == "bot"] == ["recruit"]
    aim = "To win: 5 points. Germany already has 3 of 5. Points lie on the tiles"
    expect(ann.part("aim")).to_contain_text(aim)
    expect(ann.part("practice-mark")).to_be_visible()
    ann.go("/")
    expect(ann.page.locator(f'a[href="/table/{table}"]')).to_be_visible()
    expect(ann.part("first-play")).to_have_count(0)


def test_rules_are_found_by_a_key_and_lead_both_ways(visitors: Visitors, game: str) -> None:
    ann = visitors.come()
    ann.go("/scenarios")
    scenario = f"/scenarios/{game}/{GAMES[game]['scenario']}"
    expect(ann.page.locator(f'main a[href="{scenario}"]')).to_be_visible()
    ann.go("/rules")
    expect(ann.page.get_by_role("heading", level=2)).not_to_have_count(0)
    ann.page.locator(f'h2 a[href="/rules/{game}"]').click()
    cited = ann.page.locator("#page-1 a.rule").first
    rule = cited.inner_text()
    cited.click()
    entry = ann.page.locator(f'[id="{rule}"]')
    expect(entry).to_have_class(re.compile("linked"))
    entry.locator('a[href="#page-1"]').click()
    expect(ann.page.locator("#page-1")).to_be_in_viewport()
    ann.page.locator("#content").focus()
    ann.page.keyboard.press("/")
    search = ann.page.get_by_role("searchbox")
    expect(search).to_be_focused()
    search.fill(rule)
    expect(entry).to_be_visible()
    expect(ann.page.locator(".entry")).to_have_count(
        ann.page.locator(".entry", has_text=rule).count()
    )


def test_a_page_that_was_loaded_opens_without_a_network(visitors: Visitors) -> None:
    ann = visitors.come(service_workers="allow")
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


@pytest.mark.parametrize("locale", ["en-GB", "ru", "uk"])
def test_the_first_load_of_the_lobby_is_small(visitors: Visitors, locale: str) -> None:
    ann = visitors.come(locale=locale)
    size = first_load(ann, "/", *PICTURES)
    assert 0 < size < LOBBY_LOAD, f"{size:,} bytes"


def test_the_first_load_of_a_table_is_small(visitors: Visitors, game: str) -> None:
    """In Russian, whose words take the most bytes."""
    ann = visitors.come(locale="ru")
    mine, other = GAMES[game]["sides"]
    table = ann.create(game, GAMES[game]["scenario"], {mine: ME, other: BOT})["table"]
    size = first_load(ann, f"/table/{table}", *PLAYABLE)
    assert 0 < size < TABLE_LOAD, f"{size:,} bytes"


def test_the_first_load_of_rules_and_replays_is_small(
    visitors: Visitors, finished: dict[str, Prepared], game: str
) -> None:
    for path in (f"/rules/{game}", f"/replay/{finished[game].table}"):
        ann = visitors.come()
        size = first_load(ann, path, "main svg use, [data-testid='table'] svg use")
        assert 0 < size < TABLE_LOAD, f"{path}: {size:,} bytes"


def test_an_update_is_small(visitors: Visitors, game: str) -> None:
    """Before compression, which makes it smaller still."""
    ann = visitors.come()
    wire = Wire(ann)
    against_bot(ann, game, **short(game))
    play_on(ann, at_random("size"), clicks=40)
    updates = [message for message in wire.messages if message["type"] == "update"]
    assert updates
    assert max(len(json.dumps(message).encode()) for message in updates) < UPDATE


@pytest.mark.parametrize("width", [1440, 360])
def test_axe_finds_nothing_serious_on_pages_that_are_alike_for_all_games(
    visitors: Visitors, width: int
) -> None:
    ann, ben = (visitors.come(name, width=width) for name in ("Ann", "Ben"))
    access = Access()
    access.open(ann, "/", "lobby")
    ann.page.get_by_role("button", name="Settings").first.click()
    access.check(ann, "settings")
    if width >= WIDE:
        look_over(ann, "dialog[open]")
    access.open(ann, "/replays", "replays")
    access.open(ann, "/lab", "lab")
    access.open(ann, "/you", "you")
    ann.page.get_by_role("button", name="Create a code").click()
    ann.page.get_by_role("button", name="Show a link").click()
    ann.page.get_by_role("img", name="QR code").wait_for()
    access.check(ann, "you, with a code and a link")
    access.open(ben, "/link#secret", "link")
    game, about = next(iter(GAMES.items()))
    first, second = about["sides"]
    shared = ann.create(game, about["scenario"], {first: ME, second: ME})["table"]
    access.open(ann, f"/table/{shared}", "curtain")
    made = ann.create(game, about["scenario"], {first: ME, second: INVITE})
    access.open(ann, f"/table/{made['table']}", "waiting")
    access.open(ben, f"/join/{made['table']}#{made['invites'][second]}", "join")
    ben.call("POST", f"/api/tables/{made['table']}/join", {"secret": made["invites"][second]})
    ben.go(f"/table/{made['table']}")
    ben.part("talk").click()
    ben.page.locator("[data-phrase=thinking]").click()
    expect(ben.part("talk-lines").get_by_role("listitem")).to_have_count(1)
    access.check(ben, "talk")
    assert not access.found, json.dumps(access.found, indent=1)


def test_axe_finds_nothing_serious_at_the_desks_of_those_who_make_battles(
    visitors: Visitors,
) -> None:
    ann = visitors.come()
    access = Access()
    access.open(ann, "/rules", "rules of all games")
    access.open(ann, "/scenarios", "scenarios of all games")
    look_over(ann, "main h2")
    access.open(ann, "/editor", "drafts")
    look_over(ann, "main h1")
    ann.go("/editor/heroes/two-streets")
    ann.part("sheet").locator(".board").wait_for()
    access.check(ann, "editor")
    packed = zlib.compress(json.dumps(LAST_TURN).encode(), wbits=-15)
    fragment = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    ann.go(f"/puzzle#position={fragment}")
    ann.part("puzzle").wait_for()
    access.check(ann, "puzzle")
    look_over(ann, '[data-testid="puzzle"]')
    assert not access.found, json.dumps(access.found, indent=1)


@pytest.mark.parametrize("width", [1440, 360])
def test_axe_finds_nothing_serious_on_any_page_of_a_game(
    visitors: Visitors, finished: dict[str, Prepared], game: str, width: int
) -> None:
    ann = visitors.come(width=width)
    access = Access()
    if width < WIDE:  # a wide screen shows the list beside the scenario
        access.open(ann, f"/scenarios/{game}", "scenarios")
    access.open(ann, f"/scenarios/{game}/{GAMES[game]['scenario']}", "scenario")
    access.open(ann, f"/rules/{game}", "rules", alike="article section:nth-of-type(n + 4)")
    access.open(ann, f"/learn/{game}", "lesson")
    access.open(ann, f"/replay/{finished[game].table}?at=5", "replay")
    access.open(ann, f"/table/{finished[game].table}", "table at the end")
    against_bot(ann, game)
    play_on(ann, at_random("axe"), clicks=5)
    access.check(ann, "table", phone=True)
    if width >= WIDE:  # a finger asks for help by press and hold: the same card
        until_deciding(ann)  # nothing happens by itself then: the card stays open
        ann.page.locator(".plate").first.hover()
        expect(ann.part("help")).to_be_visible()
        access.check(ann, "help", within='[data-testid="help"]')
    ann.page.keyboard.press("?")
    expect(ann.part("signs")).to_be_visible()
    access.check(ann, "signs", within="dialog[open]")
    ann.page.keyboard.press("Escape")
    # by keyboard: on a phone the undo bar and the docked help lie over the tabs for a while
    ann.page.locator(".tabs [data-tab=log]").press("Enter")
    expect(ann.part("log")).to_be_visible()
    access.check(ann, "log", within='[data-testid="log"]')
    assert not access.found, json.dumps(access.found, indent=1)
