"""What a table tells of what has happened, and does by itself: recorded games, shown step by step.

No dice and no bot decide here; time passes when the test says so.
"""

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import expect

import sandtable
from sandtable.tables.offers import Undoable, offer
from sandtable.testing.trial import PlayedStep, play, through_json
from tests.browser.conftest import Visitors
from tests.browser.games import GAMES, ME
from tests.browser.playing import Patience
from tests.browser.test_in_sight import Recorded, Shown
from tests.browser.visitor import Visitor

#: The first game of Memoir '44 in which what is looked for occurs; if it does not, a later one.
FLAGGED = 354
MAY = Undoable(1, "")
MAY_NOT = Undoable(0, "undo-nothing")


def games(game: str, first: int = 0) -> Iterator[Iterator[PlayedStep]]:
    """Games of greedy bots, each as far as it is looked at."""
    for seed in itertools.count(first):
        yield play(sandtable.game(game), GAMES[game]["scenario"], "greedy", seed, {})


def asked(state: sandtable.State, seat: str, undo: Undoable = MAY_NOT) -> dict[str, Any]:
    """What a seat sees and is asked."""
    legal = state.legal(seat) if seat in state.actors() else ()
    told: dict[str, Any] = through_json(offer(state, seat, undo, legal))
    return told


class Table(Shown):
    """A table at which the seat of a step of a recorded game decides, after all steps before it."""

    def __init__(
        self, visitor: Visitor, game: str, steps: Sequence[PlayedStep], step: PlayedStep
    ) -> None:
        seats = dict.fromkeys(sandtable.game(game).sides, ME)
        table = visitor.create(game, GAMES[game]["scenario"], seats)["table"]
        self.heard: list[dict[str, Any]] = []
        self.before = steps
        described = through_json(sandtable.game(game).describe(GAMES[game]["scenario"]))
        recorded = Recorded(step.seat, described, [asked(step.before, step.seat)])
        super().__init__(visitor, visitor.call("GET", f"/api/tables/{table}"), recorded)

    def _heard(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        super()._heard(message)

    def _tell(self, type: str, number: int, **more: Any) -> None:
        if type == "welcome":
            self.version = len(self.before)
            changes = [self.change(step, i) for i, step in enumerate(self.before, 1)]
            more = {"changes": changes, **more}
        super()._tell(type, number, **more)

    def change(self, step: PlayedStep, number: int) -> dict[str, Any]:
        seat = self.recorded.seat
        events = [seen for event in step.events if (seen := event.seen_by(seat)) is not None]
        told = {"number": number, "kind": "step", "seat": step.seat, "events": events}
        change: dict[str, Any] = through_json({**told, "undone": 0, "restart": False, "at": 0})
        return change

    def happens(self, step: PlayedStep, undo: Undoable = MAY_NOT) -> None:
        self.version += 1
        change = self.change(step, self.version)
        told = asked(step.after, self.recorded.seat, undo)
        self._tell("update", 0, changes=[change], offer=told)

    def sent(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]


def row(hex: str) -> int:
    """Of ``r4c8`` or ``hex:r4c8``: 4."""
    return int(hex.partition("r")[2].partition("c")[0])


def under_flags() -> tuple[list[PlayedStep], int, str]:
    """A game up to a retreat that costs figures, the last step of its seat, and the unit."""
    for playing in games("memoir44", FLAGGED):
        steps: list[PlayedStep] = []
        for step in playing:
            steps.append(step)
            if step.before.top.name != "retreat" or step.action[0] not in ("retreat", "hold"):
                continue
            view: Any = step.before.view(step.seat)
            frame, legal = view["decision"][-1], step.before.legal(step.seat)
            start = row(view["units"][frame["unit"]]["hex"])
            ends = [row(action[2]) for action in legal if len(action) == 3]
            if len(ends) < 2 or any(abs(end - start) >= frame["flags"] for end in ends):
                continue
            at = len(steps) - 1
            own = max((i for i in range(at) if steps[i].seat == step.seat), default=None)
            if own is None or len(steps[own].before.legal(step.seat)) == 1:
                continue
            keys = [event.key for each in steps[own + 1 : at] for event in each.events]
            if keys.count("ordered") > 1:
                return steps[:at], own, frame["unit"]
    raise AssertionError


def test_the_log_groups_what_is_new_sums_it_up_and_leads_to_the_board(visitors: Visitors) -> None:
    """Findings 7, 12, 21 and 26."""
    steps, own, unit = under_flags()
    ann = visitors.come()
    table = Table(ann, "memoir44", steps[:own], steps[own])
    for step in steps[own:]:
        table.happens(step)
    # What every way back costs is said before it is chosen.
    expect(ann.page.locator(".board .chip", has_text="−1")).not_to_have_count(0)
    ann.page.locator('.tabs [data-tab="log"]').click()
    log = ann.part("log")
    expect(log).to_contain_text(re.compile(r"Orders \d+: \w\d+, \w\d+"))
    expect(log.locator(".fresh .die")).not_to_have_count(0)
    expect(ann.part("since")).to_contain_text(re.compile(r"\d+ new"))
    expect(ann.part("since").get_by_role("button", name="Play again")).to_be_visible()
    # A name in the log leads to the piece that it names.
    expect(ann.part("look")).to_have_count(0)
    log.locator(f'.fresh .name[data-help="unit:{unit}"]').last.hover()
    expect(ann.part("look")).to_have_count(1)


def with_a_forced_end() -> tuple[list[PlayedStep], int]:
    """A game, and a decision in it after which its seat can only end the turn."""
    for steps in map(list, games("normandy")):
        for at, step in enumerate(steps):
            alone = list(step.after.actors()) == [step.seat] and not step.chance
            if alone and list(step.after.legal(step.seat)) == [("end-turn",)]:
                return steps, at
    raise AssertionError


def commanding(steps: Sequence[PlayedStep], seat: str) -> tuple[dict[str, Any], str]:
    """What a seat is asked when it can draw up to two cards, or none, and the card for that."""
    for step in steps:
        commands = [a for a in step.before.legal(step.seat) if a[0] == "command"]
        if step.seat == seat and any(a[-1] == "number:2" for a in commands):
            return asked(step.before, seat), str(commands[0][1])
    raise AssertionError


def test_undo_outlives_what_is_forced_and_idle_plays_are_not_offered(visitors: Visitors) -> None:
    """Findings 2 and 27."""
    steps, at = with_a_forced_end()
    ann = visitors.come(settings={"fast": False})
    ann.page.clock.install()
    table = Table(ann, "normandy", steps[:at], steps[at])
    told, card = commanding(steps, steps[at].seat)
    table.recorded.offers.append(told)
    table.show(1)
    ann.page.locator(f'.card:has([data-word="{card}"]) [data-verb="command"]').click()
    expect(ann.page.locator('[data-word="number:1"]')).to_be_visible()
    expect(ann.page.locator('[data-word="number:0"]')).to_have_count(0)
    ann.page.clock.pause_at(ann.page.evaluate("Date.now() / 1000 + 1"))
    table.happens(steps[at], MAY)
    patience = Patience(60)
    bar = ann.part("undo-bar")
    while "End the turn" not in (bar.inner_text() if bar.count() else ""):
        ann.page.clock.run_for(20)
        patience.wait()
    ann.page.clock.run_for(4000)
    assert not table.sent("act")
    bar.get_by_test_id("undo").click()
    while not table.sent("undo"):
        ann.page.clock.run_for(20)
        patience.wait()
    assert not table.sent("act")
