"""Take the screenshots in docs/screenshots, from reproducible games.

Arguments are the screenshots to take, by default all: `tools/screenshots.py heroes skirmish`.
"""

import base64
import json
import sys
import tempfile
import zlib
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.playing import click, look, until_deciding
from tests.browser.positions import LAST_TURN
from tests.browser.visitor import Visitor
from tests.server.player import Message
from tests.server.prepared import Prepared, prepare
from tests.server.running import ROOT, Server

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {1440: 900, 390: 844, 360: 740}
THEMES = ("light", "dark")
#: A server with known dice: every table gets the next secret.
KNOWN_DICE = """
from sandtable.cli import main
from sandtable.kernel.chance import Committed
secrets = (bytes([number]) * 32 for number in range(1, 256))
Committed.new = staticmethod(lambda: Committed(next(secrets)))
main()
"""
#: A position in an address.
POSITION = "#position=" + (
    base64.urlsafe_b64encode(zlib.compress(json.dumps(LAST_TURN).encode(), wbits=-15))
    .decode()
    .rstrip("=")
)
#: Pages of the studio, by their addresses and what is on them once they are complete.
STUDIO = {
    "editor-hexes": ("/editor/memoir44/pegasus-bridge", '[data-testid="sheet"] .board'),
    "editor-tiles": ("/editor/normandy/la-raye", '[data-testid="sheet"] .board'),
    "editor-squares": ("/editor/heroes/two-streets", '[data-testid="sheet"] .board'),
    "fresh": ("/fresh/normandy?size=small", '[data-testid="battle"]'),
    "puzzle": (f"/puzzle{POSITION}", '[data-testid="puzzle"]'),
}
ANALYSED = '[data-testid="study-progress"][data-complete="true"]'
#: Screenshots that are not in English.
LANGUAGES = {"gun-factory": "ru"}
US = {"us": "Ann", "germany": "Ben"}
LRDG = {"lrdg": "Ann", "italy": "Ben"}
ALLIES = {"allies": "Ann", "axis": "Ben"}
AXIS = {"axis": "Ann", "allies": "Ben"}
GERMANS = {"german": "Ann", "soviet": "Ben"}
SOVIETS = {"soviet": "Ann", "german": "Ben"}
#: Heroes of Stalingrad: the assault section is activated, with enemies in sight.
ASSAULT = {
    **LAST_TURN,
    "phase": "activation",
    "decision": [
        {"frame": "turn", "stage": 8},
        {"frame": "alternation", "stage": 0, "due": "soviet"},
        {
            "frame": "activation",
            "unit": "g-stoss",
            "move": True,
            "fire": True,
            "double": False,
            "inspired": False,
            "acted": False,
        },
    ],
    "units": {
        **LAST_TURN["units"],
        "g-stoss": {"at": "5-3", "token": "1", "resolved": True},
        "g-pzgren-1": {"at": "2-5", "token": "2"},
        "g-pzgren-2": {"at": "11-0", "token": "3"},
    },
    "unplaced": {},
    "revealed": {"german": 1, "soviet": 0},
}


def attacks(offer: Message) -> list[list[str]]:
    """The attacks of a turn that are not made from a seat."""
    return [
        action
        for action in offer["legal"]
        if action[0] in ("attack", "battle") and not action[2].startswith("seat:")
    ]


def firefight(offer: Message) -> bool:
    """Normandy: after some rounds, with a choice of targets."""
    return offer["view"]["round"] >= 5 and len(attacks(offer)) >= 2


def raid(offer: Message) -> bool:
    """North Africa: with a damaged vehicle and a choice of targets."""
    damaged = any(vehicle["damage"] for vehicle in offer["view"]["vehicles"].values())
    return damaged and len(attacks(offer)) >= 2


def beach(offer: Message) -> bool:
    """Memoir '44: both sides have medals, and units can battle."""
    return min(offer["view"]["medals"].values()) >= 1 and len(attacks(offer)) >= 3


def at_once(offer: Message) -> bool:
    """The current position."""
    return True


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    command = (sys.executable, "-c", KNOWN_DICE, "serve")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), command=command) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        Album(chromium, server, wanted).take_all()
        chromium.close()


class Album:
    """Takes the screenshots."""

    def __init__(self, chromium: Browser, server: Server, wanted: list[str]) -> None:
        self.chromium = chromium
        self.server = server
        #: The names of screenshots; if empty, all of them.
        self.wanted = wanted
        address = server.address
        self.normandy = prepare(address, "normandy", "la-huberderie", US, until=firefight)
        #: Ann has a seat at all tables, so that her lobby is not empty.
        self.ann = self.normandy.cookies["us"]
        known = (self.ann, self.normandy.cookies["germany"])
        self.memoir44 = prepare(
            address, "memoir44", "omaha-beach", ALLIES, until=beach, cookies=known
        )
        self.finished = prepare(address, "normandy", "la-raye", US, cookies=known)
        self.north_africa = prepare(
            address, "north-africa", "vulnerable-camp", LRDG, until=raid, cookies=known
        )
        self.heroes = prepare(address, "heroes", ASSAULT, GERMANS, until=at_once, cookies=known)
        #: Large maps before the first move.
        self.large = {
            name: prepare(address, game, scenario, people, until=at_once, cookies=known)
            for name, game, scenario, people in (
                ("hill-314", "normandy", "hill-314", US),
                ("overlord", "memoir44", "omaha-beach-overlord", AXIS),
                ("gun-factory", "heroes", "gun-factory", SOVIETS),
            )
        }

    def take_all(self) -> None:
        for width, theme in ((width, theme) for width in (1440, 360) for theme in THEMES):
            self.take("lobby", width, theme, "/")
            for name, prepared in (
                ("normandy", self.normandy),
                ("north-africa", self.north_africa),
                ("memoir44", self.memoir44),
            ):
                shot = attacks(prepared.offer)[0]
                self.take_table(name, prepared, shot[1:], width, theme)
            self.take_table("heroes", self.heroes, ["fire", "unit:s-rifle"], width, theme)
            replay = f"/replay/{self.finished.table}?at=14&seat=us"
            for name, path in {
                "replay": replay,
                "rules": "/rules/normandy",
                "lesson": "/learn/memoir44",
                "scenarios": "/scenarios/memoir44/sword-beach",
                "skirmish": "/skirmish/heroes",
            }.items():
                if (width == 1440) or (theme == "light"):
                    self.take(name, width, theme, path)
        for name, prepared in self.large.items():
            self.take_table(name, prepared, [], 1440, "light", LANGUAGES.get(name, "en"))
        self.take_table("overlord", self.large["overlord"], [], 360, "light")
        chart = '[data-testid="end-statistics"] figure'
        self.take("end", 1440, "light", f"/table/{self.finished.table}", chart)
        self.take_help()
        for width in (1440, 390):
            self.take_first_visit(width)
            self.take_log(width)
            for name, (path, sign) in STUDIO.items():
                self.take(name, width, "light", path, sign)
            self.take_balance(width)
            self.take_campaign(width)
            self.take_analysis(width)

    def is_wanted(self, name: str) -> bool:
        return not self.wanted or name in self.wanted

    def take(self, name: str, width: int, theme: str, path: str, sign: str = "main") -> None:
        """A page as it opens, once something is on it."""
        if not self.is_wanted(name):
            return
        visitor = self.visitor(width, theme)
        visitor.go(path)
        visitor.page.locator(sign).first.wait_for()
        visitor.page.wait_for_load_state("networkidle")
        if name == "skirmish":
            visitor.page.get_by_label("Preset army").select_option(index=2)
        self.save(visitor, name, width, theme)

    def take_help(self) -> None:
        """What is said of a counter that is pointed at."""
        if not self.is_wanted("help"):
            return
        visitor = self.visitor(1440, "light")
        visitor.go(f"/table/{self.normandy.table}")
        until_deciding(visitor)
        visitor.page.locator('.board [data-word^="unit:us-"]').first.hover(force=True)
        visitor.part("help").wait_for()
        self.save(visitor, "help", 1440, "light")

    def take_table(
        self,
        name: str,
        prepared: Prepared,
        shot: list[str],
        width: int,
        theme: str,
        language: str = "en",
    ) -> None:
        """A table where the shot with these words is being chosen."""
        if not self.is_wanted(name):
            return
        visitor = self.visitor(width, theme, language)
        visitor.go(f"/table/{prepared.table}")
        until_deciding(visitor)
        aim(visitor, shot)
        self.save(visitor, name, width, theme)

    def take_first_visit(self, width: int) -> None:
        if not self.is_wanted("lobby-first"):
            return
        visitor = self.visitor(width, "light", name="")
        visitor.go("/")
        visitor.part("first-play").wait_for()
        visitor.page.wait_for_load_state("networkidle")
        self.save(visitor, "lobby-first", width, "light")

    def take_log(self, width: int) -> None:
        """What has happened, beside the sheet."""
        if not self.is_wanted("log"):
            return
        visitor = self.visitor(width, "light")
        visitor.go(f"/table/{self.memoir44.table}")
        until_deciding(visitor)
        visitor.page.locator('.tabs [data-tab="log"]').click()
        visitor.part("log").wait_for()
        self.save(visitor, "log", width, "light")

    def take_balance(self, width: int) -> None:
        """A scenario whose balance has been measured with a few games."""
        if not self.is_wanted("balance"):
            return
        visitor = self.visitor(width, "light")
        visitor.go("/balance/normandy/la-raye")
        visitor.page.locator('[data-testid="verdict"]').wait_for(timeout=300_000)
        self.save(visitor, "balance", width, "light")

    def take_campaign(self, width: int) -> None:
        """The campaign of Normandy after its first battle."""
        if not self.is_wanted("campaign"):
            return
        visitor = self.visitor(width, "light")
        running = visitor.call("GET", "/api/campaigns")
        if not running:
            self.begin_campaign(visitor)
            running = visitor.call("GET", "/api/campaigns")
        visitor.go(f"/campaigns/{running[0]['campaign']}")
        visitor.part("region").wait_for()
        visitor.page.wait_for_load_state("networkidle")
        self.save(visitor, "campaign", width, "light")

    def begin_campaign(self, visitor: Visitor) -> None:
        visitor.go("/campaigns")
        visitor.part("begin-campaign").click()
        visitor.part("play-battle").click()
        visitor.page.wait_for_url("**/table/*")
        until_deciding(visitor)
        for button in ("more", "resign", "resign-sure"):
            visitor.part(button).click()
        visitor.part("outcome").wait_for()

    def take_analysis(self, width: int) -> None:
        """A game that has been analysed."""
        if not self.is_wanted("analysis"):
            return
        visitor = self.visitor(width, "light")
        visitor.go(f"/analysis/{self.finished.table}#14")
        visitor.page.locator(ANALYSED).wait_for(state="attached", timeout=600_000)
        self.save(visitor, "analysis", width, "light")

    def visitor(self, width: int, theme: str, language: str = "en", name: str = "Ann") -> Visitor:
        """Ann; or without a name somebody who has never been here."""
        return Visitor(
            self.chromium,
            self.server.address,
            name,
            width=width,
            height=SIZES[width],
            settings={"theme": theme, "fast": False, "language": language},
            cookie=self.ann if name else None,
            has_touch=width < 700,
            is_mobile=width < 700,
        )

    def save(self, visitor: Visitor, name: str, width: int, theme: str) -> None:
        assert not visitor.complaints, visitor.complaints
        visitor.page.wait_for_timeout(300)  # images and fonts load
        suffix = "" if theme == "light" else "-dark"
        visitor.page.screenshot(path=FOLDER / f"{name}-{width}{suffix}.png")
        visitor.context.close()


def aim(visitor: Visitor, shot: list[str]) -> None:
    """Choose what shoots, then its target: the odds are shown, but no die is rolled."""
    page = visitor.page
    touches = page.evaluate("() => navigator.maxTouchPoints > 0")
    for word in shot:
        lit = [thing for thing in look(page)["things"] if thing["word"] == word]
        if lit and touches:
            page.touchscreen.tap(lit[0]["x"], lit[0]["y"])
        elif lit:
            click(page, lit[0])
        else:  # a phone shows a part of a large map: the keyboard brings the rest into sight
            page.locator(f'.board [data-word="{word}"][data-state]').focus()
            page.keyboard.press("Enter")
        page.wait_for_timeout(200)
    page.evaluate("() => document.activeElement?.blur()")


if __name__ == "__main__":
    main(sys.argv[1:])
