"""What is played in the browser, and how a test gets to a table."""

import itertools
import re
from functools import cache
from typing import Any

from playwright.sync_api import expect

import sandtable
from sandtable.testing.trial import play, through_json
from tests.browser.playing import until_deciding
from tests.browser.positions import LAST_TURN
from tests.browser.visitor import Visitor
from tests.server.prepared import Prepared, prepare

ME = {"kind": "me"}
INVITE = {"kind": "invite"}
BOT = {"kind": "bot", "level": "regular"}
#: The scenario, the sides as the lobby names them, and a limit that the options of a table offer.
GAMES: dict[str, dict[str, Any]] = {
    "normandy": {
        "scenario": "la-raye",
        "sides": {"us": "US", "germany": "Germany"},
        "limit": {"round_limit": 10},
    },
    "north-africa": {
        "scenario": "murzuk",
        "sides": {"lrdg": "LRDG", "italy": "Italy"},
        "limit": {"round_limit": 10},
    },
    "memoir44": {
        "scenario": "pegasus-bridge",
        "sides": {"axis": "Axis", "allies": "Allies"},
        "limit": {"turn_limit": 3},
    },
    "heroes": {
        "scenario": "two-streets",
        "sides": {"german": "Germans", "soviet": "Soviets"},
        "limit": {},
    },
}
#: A message key that no catalogue knows is shown as it is.
UNSPOKEN = re.compile(r"\b(ui|error|refused|event|prompt|rule|outcome)-[a-z]+(-[a-z0-9]+)*\b")


@cache
def short(game: str) -> dict[str, Any]:
    """What a table begins with: a position shortly before the end of a game."""
    if game == "heroes":
        return {"scenario": LAST_TURN}
    ((limit, last),) = GAMES[game]["limit"].items()
    late = (
        step.after
        for seed in itertools.count()
        for step in play(
            sandtable.game(game), GAMES[game]["scenario"], "greedy", seed, {limit: last}
        )
        if step.after.actors() and step.after.turn_key()[0] == last - 1
    )
    return {"scenario": through_json(next(late).to_json())}


def against_bot(visitor: Visitor, game: str, **begins: Any) -> str:
    """At a table with the bot, in the middle of a decision."""
    mine, other = GAMES[game]["sides"]
    begins = {"scenario": GAMES[game]["scenario"], **begins}
    table: str = visitor.create(game, seats={mine: ME, other: BOT}, **begins)["table"]
    visitor.go(f"/table/{table}")
    until_deciding(visitor)
    return table


def finished_game(address: str, game: str) -> Prepared:
    """A short game that greedy bots have played to its end."""
    scenario = LAST_TURN if game == "heroes" else GAMES[game]["scenario"]
    limit = GAMES[game]["limit"]
    return prepare(address, game, scenario, GAMES[game]["sides"], options=limit)


def check_outcome(visitor: Visitor, table: str) -> None:
    """The page says how it ended and by which rule; the server says the same."""
    summary = visitor.call("GET", f"/api/tables/{table}")
    assert summary["finished"]
    outcome = visitor.part("outcome")
    expect(outcome).to_have_attribute("data-winner", summary["outcome"]["winner"] or "draw")
    expect(outcome.get_by_role("link", name=summary["outcome"]["rule"])).to_be_visible()


def check_fit(visitor: Visitor) -> None:
    """Nothing is wider than the screen."""
    wide = visitor.page.evaluate(
        "() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
    )
    assert wide <= 0, f"{visitor.page.url} is {wide} px too wide"
