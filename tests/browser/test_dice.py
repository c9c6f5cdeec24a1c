"""Two browsers fix the dice together, without a click, and check them after the game."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visitors
from tests.browser.games import INVITE, ME
from tests.browser.playing import at_random, play_on, until_deciding
from tests.browser.visitor import Visitor
from tests.cli.support import output
from tests.server.running import Server

ALL = re.compile(r"^(\d+) of \1 dice verified$")

#: On a phone the sheet, the bar of a replay, the hand and the tabs lie one under the other.
STACKED = """() => {
  const parts = ['.table', '.scrub b', '[data-testid="dice-proof"]', '.handarea', '.tabs']
    .map((part) => document.querySelector(part).getBoundingClientRect());
  const ends = parts.slice(1).every(({ top }, i) => top >= parts[i].bottom - 1);
  return ends && parts.at(-1).bottom <= innerHeight + 1;
}"""


@pytest.fixture
def people(chromium: Browser, server: Server, tmp_path: Path) -> Iterator[Visitors]:
    """At a server that waits for its players' numbers; they all answer, so it need not wait."""
    with Server(tmp_path, SANDTABLE_REVEAL_SECONDS="600") as own:
        visitors = Visitors(chromium, own)
        yield visitors
        visitors.leave()


def test_two_browsers_fix_the_dice_and_check_them(people: Visitors, tmp_path: Path) -> None:
    ann, bob = people.come("Ann"), people.come("Bob")
    table = begin(ann, bob)
    summary = ann.call("GET", f"/api/tables/{table}")
    assert set(summary["dice"]["commitments"]) == {"us", "germany"}
    for visitor in (ann, bob):
        play_on(visitor, at_random("dice"), clicks=1)
    resign(ann)
    for visitor in (ann, bob):
        proof = visitor.part("dice-proof").locator("summary")
        expect(proof).to_have_text(ALL)
        proof.click()
        expect(visitor.part("dice-proof").locator("p")).to_contain_text(summary["commitment"])
    bob.go(f"/replay/{table}")
    expect(bob.part("dice-proof").locator("summary")).to_have_text(ALL)
    bob.page.set_viewport_size({"width": 360, "height": 740})
    bob.page.wait_for_function(STACKED)
    record = ann.context.request.get(f"/api/tables/{table}/record").text()
    given = json.loads(record.split("\n")[0])["chance"]["contributions"]
    assert [bool(each["reveal"]) for each in given] == [True, True]
    file = tmp_path / "game.jsonl"
    file.write_text(record, encoding="utf-8")
    assert "The record is in order" in output("verify", str(file))


def test_a_number_that_was_left_out_is_seen_by_its_browser(people: Visitors) -> None:
    """Ann's browser knows which number it gave, whatever the server says later."""
    ann, bob = people.come("Ann"), people.come("Bob")
    begin(ann, bob)
    ann.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage['sandtable-dice']);
          for (const own of Object.values(kept)) own.number = 'ab'.repeat(32);
          localStorage['sandtable-dice'] = JSON.stringify(kept);
        }"""
    )
    resign(bob)
    expect(bob.part("dice-proof").locator("summary")).to_have_text(ALL)
    expect(ann.part("dice-proof")).to_have_attribute("data-problem", "left-out")
    expect(ann.part("dice-proof").locator("summary")).to_contain_text("0 of ")


def begin(ann: Visitor, bob: Visitor) -> str:
    """Bob accepts Ann's invitation, and the game begins by itself."""
    made = ann.create("normandy", "la-raye", {"us": ME, "germany": INVITE})
    table: str = made["table"]
    ann.go(f"/table/{table}")
    expect(ann.part("waiting")).to_be_visible()
    bob.go(f"/join/{table}#{made['invites']['germany']}")
    bob.page.get_by_role("button", name=re.compile("seat|sit", re.IGNORECASE)).click()
    for visitor in (ann, bob):
        until_deciding(visitor)
        expect(visitor.part("waiting")).to_have_count(0)
    return table


def resign(visitor: Visitor) -> None:
    visitor.page.locator("main header").get_by_role("button").last.click()
    visitor.part("resign").click()
    visitor.part("resign-sure").click()
