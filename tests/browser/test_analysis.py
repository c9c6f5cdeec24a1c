"""The analysis of a finished game on the screen, with a small document in place of the server's."""

import json
import re
import struct
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from sandtable.analysis.document import Analysis
from tests.browser.axe import Access
from tests.browser.conftest import Visitors
from tests.browser.games import GAMES, finished_game
from tests.browser.looks import look_over
from tests.browser.playing import Patience, at_random, click, look, until_deciding
from tests.browser.visitor import Visitor
from tests.server.prepared import Prepared
from tests.server.running import Server

GAME = "memoir44"
#: The steps that are judged as a mistake and as the best choice, and the one that turned the game.
MISTAKE, BEST, TURN = 2, 4, 5
#: What a move of a line may be called: any judgement, or none if nothing else could be done.
JUDGED = re.compile("best|fine|inaccuracy|mistake|blunder|none")
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def finished(server: Server) -> Prepared:
    return finished_game(server.address, GAME)


def estimate(chance: float, error: float = 0.03) -> dict[str, Any]:
    return {"chance": chance, "error": error, "playouts": 48 if error else 0}


def truth(frame: dict[str, Any], other: dict[str, Any], loss: float) -> dict[str, Any]:
    """What was played, and another action that gives ``loss`` more."""
    gains = [(frame, 0.0)] if loss == 0 else [(other, loss), (frame, 0.0)]
    best = [
        {
            **estimate(0.3 + gain),
            "action": each["action"],
            "notation": each["notation"],
            "gain": gain,
            "gain_error": 0.02,
        }
        for each, gain in gains
    ]
    lost = {"chance": loss, "error": 0.02}
    return {
        "before": estimate(0.35),
        "played": estimate(0.3),
        "best": best,
        "loss": lost,
        "close": False,
    }


def document(summary: dict[str, Any], frames: list[dict[str, Any]]) -> dict[str, Any]:
    """A small analysis of a game: one mistake, one best choice, one turning point."""
    length = len(frames) - 1
    seats = {chair["seat"]: chair["side"] for chair in summary["seats"]}
    sides = ["allies", "axis"]
    judged = {MISTAKE: ("mistake", 0.08), BEST: ("best", 0.0)}
    decisions = []
    for step, frame in enumerate(frames[1:], 1):
        word, loss = judged.get(step, (None, 0.0))
        light = truth(frame, frames[step - 1], loss) if word else None
        decisions.append(
            {
                "step": step,
                "seat": frame["seat"],
                "side": seats[frame["seat"]],
                "time": 1 + step // 6,
                "turn": [step // 6],
                "action": frame["action"],
                "notation": frame["notation"],
                "options": 9,
                "judgement": word,
                "truths": light and {"seat": light, "open": light},
                "change": 0.0,
            }
        )
    counts = dict.fromkeys(("best", "fine", "inaccuracy", "mistake", "blunder"), 0)
    sums = {"luck_error": 0.02, "play": 0.1, "lost": 0.08, "decisions": 2, "judgements": counts}
    made: dict[str, Any] = {
        "game": GAME,
        "rules": "memoir44-2",
        "scenario": summary["scenario"],
        "record": "r",
        "estimate": "e",
        "seed": 0,
        "seat": None,
        "sides": sides,
        "seats": seats,
        "outcome": summary["outcome"],
        "progress": {
            "pass": "quick",
            "done": length,
            "decisions": length,
            "playouts": 6,
            "total": 100,
            "error": 0.08,
            "complete": False,
        },
        "calibration": {"error": 0.02, "games": 400},
        "curve": [
            {
                **estimate(0.5 + 0.2 * (step >= TURN), 0.08 if step < length else 0.0),
                "step": step,
                "time": 1 + step // 6,
                "turn": [step // 6],
            }
            for step in range(length + 1)
        ],
        "decisions": decisions,
        "luck": [
            {
                "step": TURN,
                "side": "allies",
                "luck": 0.2,
                "error": 0.02,
                "expected": 0.5,
                "after": 0.7,
                "exact": True,
                "outcomes": 6,
            }
        ],
        "sums": {
            "initial": 0.5,
            "result": 0.7,
            "sides": {"allies": {"luck": 0.2, **sums}, "axis": {"luck": 0.0, **sums}},
        },
        "turning_points": [
            {"step": TURN, "side": "allies", "kind": "luck", "change": 0.2, "error": 0.02}
        ],
        "statistics": {
            "unit": "turn",
            "dice": [],
            "standings": [],
            "goals": {},
            "forces": {},
            "thinking": dict.fromkeys(seats, 5.0),
        },
    }
    return Analysis.model_validate(made).model_dump(mode="json", by_alias=True)


class Analyst:
    """Answers in place of the server: first what a quick look found, then all of it."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        summary = visitor.call("GET", f"/api/tables/{table}")
        frames = visitor.call("GET", f"/api/tables/{table}/replay?to=199")["moments"]
        self.length = len(frames) - 1
        self.found = document(summary, frames)
        self.complete = False
        visitor.page.route("**/api/tables/*/analysis*", self.answer)

    def answer(self, route: Route) -> None:
        progress = {**self.found["progress"], "complete": self.complete}
        found = {**self.found, "progress": progress}
        told = {"running": True, "complete": self.complete, "total": 100, "analysis": found}
        route.fulfill(json=told)


def test_a_game_is_looked_at_with_its_analysis(visitors: Visitors, finished: Prepared) -> None:
    cookie = next(iter(finished.cookies.values()))
    ann = visitors.come(cookie=cookie, service_workers="block")
    analyst = Analyst(ann, finished.table)
    page, bar, notes = ann.page, ann.part("study-bar"), ann.part("study-notes")
    access = Access()
    ann.go(f"/analysis/{finished.table}#{MISTAKE}")
    expect(bar).to_have_attribute("data-step", str(MISTAKE))
    expect(notes.locator("[data-judgement=mistake]")).to_contain_text("−8 ±2")
    expect(ann.part("voice")).to_contain_text("Mistake")
    # the quick look is dashed, what is complete is not
    expect(page.locator("polyline.coarse")).not_to_have_count(0)
    analyst.complete = True
    expect(page.locator("polyline.coarse")).to_have_count(0)
    # the keyboard, the list and the curve have one cursor, and the address follows
    expect(bar).not_to_have_attribute("data-length", "0")  # the game itself is there, too
    page.keyboard.press("ArrowRight")
    expect(bar).to_have_attribute("data-step", str(MISTAKE + 1))
    page.keyboard.press("End")
    expect(bar).to_have_attribute("data-step", str(analyst.length + 1))
    page.keyboard.press("p")
    page.keyboard.press("Home")
    expect(bar).to_have_attribute("data-step", "1")
    page.get_by_role("button", name="Turning point 1").click()
    expect(bar).to_have_attribute("data-step", str(TURN))
    page.wait_for_function(f"location.hash === '#{TURN}'")
    moves = ann.part("study-moves")
    rows = moves.locator("li.turn")
    everything = rows.count()
    moves.locator("[data-filter=turning]").click()
    expect(rows).to_have_count(1)
    assert everything > 1
    moves.locator("[data-filter=all]").click()
    # each seat's eyes, and open hands: then both hands are there
    bar.locator('[data-seat=""]').click()
    expect(ann.part("study-hands").locator("p")).to_have_count(2)
    for tab in ("luck", "report", "moves"):
        page.locator(f"nav [data-tab={tab}]").click()
    access.check(ann, "analysis")
    look_over(ann, '[data-testid="study-notes"] *')
    # a picture for sharing
    ann.part("study-share").locator("summary").click()
    with page.expect_download() as saved:
        ann.part("study-picture").click()
    picture = saved.value.path().read_bytes()
    assert picture.startswith(PNG)
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    # on a phone: curve, sheet, judgement, and the rest in tabs
    page.set_viewport_size({"width": 390, "height": 844})
    ann.go(f"/analysis/{finished.table}?seat={next(iter(GAMES[GAME]['sides']))}#{MISTAKE}")
    expect(notes.locator("[data-judgement=mistake]")).to_be_in_viewport()
    access.check(ann, "analysis on a phone")
    page.locator("nav [data-tab=moves]").click()
    expect(rows).to_have_count(everything)
    assert not access.found, json.dumps(access.found, indent=1)
    # the end at the table itself leads back to where the game turned
    page.set_viewport_size({"width": 1440, "height": 900})
    ann.go(f"/table/{finished.table}")
    ann.part("recall").click()
    expect(ann.part("recalled")).to_contain_text("turning point")
    # What was decided is ringed, if it was about something on the sheet: each game is another one.
    action = analyst.found["decisions"][TURN - 1]["action"]
    aimed = any(word.startswith(("unit:", "hex:")) for word in action)
    expect(ann.part("look")).to_have_count(int(aimed))
    ann.part("recalled").get_by_role("button").click()
    expect(ann.part("recalled")).to_have_count(0)
    # what if
    ann.go(f"/analysis/{finished.table}#{BEST}")
    expect(bar).to_have_attribute("data-step", str(BEST))
    ann.part("open-what-if").click()
    # a line is tried on the board of the analysis, judged, taken back, and left
    ann.part("what-if").get_by_label("Against").select_option("alone")
    ann.part("what-if").get_by_role("button", name="Try it on the board").click()
    tried = ann.part("line-note").get_by_test_id("line-move")
    expect(tried).to_have_count(1)
    expect(tried).to_have_attribute("data-judgement", JUDGED)
    until_deciding(ann)
    choose, patience = at_random("line"), Patience()
    while tried.count() < 2:
        seen = look(page)
        if seen["deciding"] and seen["things"]:
            click(page, choose(seen["things"]))
        patience.wait(ann)
    expect(tried.nth(1)).to_have_attribute("data-judgement", JUDGED)
    ann.part("line-back").click()
    expect(tried).to_have_count(1)
    access.check(ann, "a line")
    assert not access.found, json.dumps(access.found, indent=1)
    ann.part("line-close").click()
    expect(bar).to_have_attribute("data-step", str(BEST))
    # or a practice table opens, with the dice as they fell, and the first move has been made there
    ann.part("open-what-if").click()
    ann.part("what-if").get_by_label("as they fell").check(force=True)
    ann.part("what-if").get_by_role("button", name="Play on").click()
    expect(ann.part("table")).to_be_visible()
    branch = ann.call("GET", f"/api/tables/{page.url.rsplit('/', 1)[1].partition('?')[0]}")
    assert branch["practice"]
    assert branch["position"]
    assert branch["version"] >= 1
    # it is practice: a hint tells where, what and how good, and can be played
    page.set_viewport_size({"width": 1440, "height": 900})
    until_deciding(ann)
    ann.part("hint").click()
    for stage in ("1", "2"):
        expect(ann.part("hint-panel")).to_have_attribute("data-stage", stage)
        ann.part("hint-further").click()
    expect(ann.part("hint-panel").locator(".chance").first).to_contain_text(re.compile(r"\d"))
    ann.part("hint-play").first.click()
    expect(ann.part("hint-panel")).to_have_count(0)


def test_puzzles_are_found_solved_and_remembered(visitors: Visitors, finished: Prepared) -> None:
    cookie = next(iter(finished.cookies.values()))
    ann = visitors.come(cookie=cookie, service_workers="block")
    page = ann.page
    replay = ann.call("GET", f"/api/tables/{finished.table}/replay?to=9")["moments"]
    mine = {
        "number": 1,
        "name": f"{finished.table}-1",
        "table": finished.table,
        "scenario": GAMES[GAME]["scenario"],
        "seat": replay[1]["seat"],
        "side": replay[1]["seat"],
        "unit": "turn",
        "time": 1,
        "judgement": "blunder",
    }

    def praise(route: Route) -> None:
        """The server's own answer, with the best word for it: whatever is chosen is right."""
        route.fulfill(json={**route.fetch().json(), "judgement": "best"})

    page.route(f"**/api/puzzles/{GAME}/mistakes", lambda route: route.fulfill(json=[mine]))
    page.route(
        f"**/api/puzzles/{GAME}/1",
        lambda route: praise(route) if route.request.method == "POST" else route.continue_(),
    )
    ann.go("/")
    page.get_by_role("link", name="Puzzles").click()
    page.wait_for_url("**/puzzles")
    access = Access()
    ann.go(f"/puzzles/{GAME}")
    expect(ann.part("own-mistakes").get_by_test_id("puzzle-row")).to_have_count(1)
    look_over(ann, '[data-testid="own-mistakes"]')
    access.check(ann, "puzzles")
    assert not access.found, json.dumps(access.found, indent=1)
    first = page.locator(f'a[href="/puzzles/{GAME}/1"]')
    expect(first).to_have_attribute("data-solved", "false")
    first.click()
    until_deciding(ann)
    choose = at_random("book")
    patience = Patience()
    while not ann.part("puzzle-again").count():
        seen = look(page)
        if seen["deciding"] and seen["things"]:
            click(page, choose(seen["things"]))
        patience.wait(ann)
    expect(ann.part("verdict")).to_contain_text("Best")
    ann.part("puzzle-next").click()
    page.wait_for_url(f"**/puzzles/{GAME}/2")
    until_deciding(ann)
    ann.part("puzzle").get_by_role("link", name="Puzzles").click()
    expect(first).to_have_attribute("data-solved", "true")
    # a mistake of one's own is asked as it was at the table
    ann.part("own-mistakes").get_by_test_id("puzzle-row").click()
    expect(ann.part("puzzle")).to_contain_text("What would have been better?")
    until_deciding(ann)
