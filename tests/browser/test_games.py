"""Every game in a browser, from the first click to the outcome, in every way to sit down."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.games import GAMES, INVITE, ME, check_outcome, short
from tests.browser.playing import (
    Patience,
    at_random,
    hold_curtain,
    look,
    play_on,
    play_together,
    press_curtain,
)
from tests.browser.visitor import Visitor, Wire

#: How many clicks a spectator sees.
WATCHED = 30


def test_from_the_lobby_against_the_bot_to_the_outcome(visitors: Visitors, game: str) -> None:
    """Three clicks to a game, with no name and no account; then the whole of it."""
    side = next(iter(GAMES[game]["sides"].values()))
    ann = visitors.come(settings={"name": ""}, service_workers="allow")
    ann.go("/")
    scenario = f"{game} {GAMES[game]['scenario']}"
    ann.page.get_by_role("combobox").select_option(scenario)
    ann.page.get_by_role("radio", name=side, exact=True).click()
    ann.page.get_by_role("button", name="Start").click()
    ann.page.wait_for_url("**/table/*")
    play_on(ann, at_random(game))
    check_outcome(ann, ann.page.url.rpartition("/")[2])


def test_two_on_one_screen_with_a_curtain_to_the_outcome(visitors: Visitors, game: str) -> None:
    ann = visitors.come()
    wire = Wire(ann)
    seats = dict.fromkeys(GAMES[game]["sides"], ME)
    made = ann.create(game, seats=seats, **short(game))
    ann.go(f"/table/{made['table']}")
    choose = at_random(game)
    seen: list[str] = []
    while True:
        ann.page.wait_for_function(
            "() => document.querySelector('[data-testid=curtain], [data-testid=outcome]')"
        )
        if look(ann.page)["over"]:
            break
        seat = ann.part("curtain").get_attribute("data-seat")
        assert seat is not None
        check_curtain(ann, wire, closed_long=len(seen) < 3)
        seen.append(seat)
        if len(seen) < 3:
            hold_curtain(ann)
        else:  # the way for those who cannot hold a button
            press_curtain(ann)
        ann.part("table").wait_for()
        play_on(ann, choose)
    assert set(seen) == set(seats)
    check_outcome(ann, made["table"])


def check_curtain(visitor: Visitor, wire: Wire, closed_long: bool) -> None:
    """While it is closed the page holds nothing of the table, and nothing can be sent."""
    assert visitor.page.locator("[data-word]").count() == 0
    assert visitor.part("table").count() == 0
    assert visitor.part("log").count() == 0
    if closed_long:
        patience = Patience()
        while wire.open:  # what was on its way to the seat before may still come
            patience.wait(visitor)
        wire.messages.clear()
        visitor.page.wait_for_timeout(300)
        assert wire.messages == []


def test_two_browsers_by_invite_link_and_a_spectator(visitors: Visitors, game: str) -> None:
    ann, ben, cleo = (visitors.come(name) for name in ("Ann", "Ben", "Cleo"))
    wire = Wire(cleo)
    first, second = GAMES[game]["sides"]
    made = ann.create(game, seats={first: ME, second: INVITE}, **short(game))
    table = made["table"]
    ann.go(f"/table/{table}")
    expect(ann.part("waiting")).to_be_visible()
    ben.go(f"/join/{table}#{made['invites'][second]}")
    expect(ben.page).to_have_url(f"{ben.address}/join/{table}")  # the secret is not shown
    ben.page.get_by_role("button", name=re.compile("seat|sit", re.IGNORECASE)).click()
    ben.page.wait_for_url(f"**/table/{table}")
    cleo.go(f"/table/{table}")
    players = {ann: at_random("ann"), ben: at_random("ben")}
    play_together(players, cleo, clicks=WATCHED)
    cleo.go("/lab")  # a board that is shown takes its time with every change
    play_together(players)
    cleo.go(f"/table/{table}")
    for visitor in (ann, ben, cleo):
        check_outcome(visitor, table)
    offers = [message["offer"] for message in wire.messages if message.get("offer")]
    assert offers
    assert all(offer["legal"] == [] and offer["view"]["seat"] is None for offer in offers)
