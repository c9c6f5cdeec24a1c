"""Whatever is asked, something that answers it is in sight and can be clicked.

Recorded positions, one for each kind of question, are shown one after the other by a server of the
test's own: nothing is played, so nothing depends on dice or bots.
"""

import json
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import WebSocketRoute

import sandtable
from sandtable.tables.offers import Undoable, offer
from sandtable.testing.trial import asked, play, through_json
from tests.browser.conftest import Visitors
from tests.browser.games import ME
from tests.browser.playing import click, look, until_deciding
from tests.browser.visitor import Visitor

#: Games in which almost every kind of question comes up, by scenario and who plays.
RECORDED = {
    "normandy": (("crossing-the-vire", "greedy"),),
    "north-africa": (("road-watch", "random"), ("jebel-sherif", "random")),
    "memoir44": (("omaha-beach-overlord", "greedy"), ("sainte-mere-eglise", "random")),
    "heroes": (("hall-number-four", "random"), ("beside-the-elevator", "random")),
}
SCREENS = {1366: 768, 390: 844}
#: So many words of an action are clicked.
CLICKS = 3
PATIENCE = 30.0  # seconds in which a question is drawn, on a busy machine too


@dataclass
class Recorded:
    """The positions in which a seat is asked something new, in the order of the game."""

    seat: str
    description: dict[str, Any]
    offers: list[dict[str, Any]] = field(default_factory=list)


def record(game: str, scenario: str, bot: str, known: set[str]) -> list[Recorded]:
    """A game, with the first position of each kind of question that is not known yet."""
    found: dict[str, Recorded] = {}
    described = through_json(sandtable.game(game).describe(scenario))
    for step in play(sandtable.game(game), scenario, bot, 1, {}):
        legal = step.before.legal(step.seat)
        kind = asked(step.before)
        if len(legal) < 2 or kind in known:
            continue
        known.add(kind)
        seat = found.setdefault(step.seat, Recorded(step.seat, described))
        told = offer(step.before, step.seat, Undoable(0, "undo-nothing"), legal)
        seat.offers.append(through_json(told))
    return list(found.values())


class Shown:
    """A table that shows what it is told to, and notes what is decided there."""

    def __init__(self, visitor: Visitor, summary: dict[str, Any], recorded: Recorded) -> None:
        self.visitor = visitor
        self.recorded = recorded
        chairs = [
            {**chair, "mine": chair["seat"] == recorded.seat, "kind": "person"}
            for chair in summary["seats"]
        ]
        self.summary = {**summary, "seats": chairs, "waiting": [recorded.seat], "started": True}
        self.version = 0
        self.decided: list[list[str]] = []
        self.socket: WebSocketRoute | None = None
        visitor.page.route_web_socket("**/socket", self._connected)
        visitor.page.route(
            f"**/api/tables/{summary['table']}", lambda route: route.fulfill(json=self.summary)
        )
        visitor.go(f"/table/{summary['table']}")
        until_deciding(visitor)

    def _connected(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda message: self._heard(json.loads(message)))

    def _heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "hello":
            self._tell("welcome", 0, seat=self.recorded.seat, description=self.recorded.description)
        elif message["type"] == "act":
            self.decided.append(message["action"])

    def _tell(self, type: str, number: int, **more: Any) -> None:
        assert self.socket is not None
        told = {"version": self.version, "changes": [], "offer": self.recorded.offers[number]}
        self.socket.send(json.dumps({"type": type, "summary": self.summary, **told, **more}))

    def show(self, number: int) -> None:
        self.version += 1
        self.decided.clear()
        self._tell("update", number)

    def decide(self, rng: random.Random) -> Iterator[str]:
        """Click what is lit until something is decided; yields each question that has no answer."""
        page = self.visitor.page
        deadline = time.monotonic() + PATIENCE
        for _ in range(CLICKS):
            while not (things := look(page)["things"]):
                if self.decided:
                    return
                if time.monotonic() > deadline:
                    yield page.locator("[data-testid=prompt]").first.inner_text()
                    return
                page.wait_for_timeout(20)
            click(page, rng.choice(things))
            page.wait_for_timeout(0)
            if self.decided:
                return


def test_every_question_has_an_answer_in_sight(visitors: Visitors, game: str) -> None:
    ann = visitors.come()
    hidden: list[str] = []
    known: set[str] = set()
    seats = dict.fromkeys(sandtable.game(game).sides, ME)
    for scenario, bot in RECORDED[game]:
        table = ann.create(game, scenario, seats)["table"]
        summary = ann.call("GET", f"/api/tables/{table}")
        for recorded in record(game, scenario, bot, known):
            shown = Shown(ann, summary, recorded)
            for width, height in SCREENS.items():
                ann.page.set_viewport_size({"width": width, "height": height})
                for number in range(len(recorded.offers)):
                    shown.show(number)
                    hidden += (f"{width}: {each}" for each in shown.decide(random.Random(number)))
    assert hidden == []
