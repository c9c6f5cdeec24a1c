"""The flow of play: a set-up that can be changed, a line that is lost, practice."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.games import BOT, ME
from tests.browser.looks import PHONE
from tests.browser.playing import until_deciding

#: Without the browser's word, a lost line is noticed only after half a minute.
SOON = 15_000


def test_a_set_up_is_filled_and_changed_and_a_lost_line_is_seen(visitors: Visitors) -> None:
    ann = visitors.come()
    plan = {
        "game": "heroes",
        "scenario": "two-streets",
        "seats": {"soviet": ME, "german": BOT},
        "visibility": "private",
        "clock": {"kind": "none"},
        "practice": True,
    }
    table = ann.call("POST", "/api/tables", plan)["table"]
    ann.go(f"/table/{table}")
    until_deciding(ann)
    expect(ann.part("practice-mark")).to_be_visible()
    reserve = ann.page.locator('.hand [data-word^="unit:"]')
    expect(reserve).to_have_count(5)
    ann.part("fill").click()
    expect(ann.part("primary")).to_have_text("Ready")
    expect(reserve).to_have_count(1)
    for _ in range(3):
        ann.page.keyboard.press("Escape")
    expect(ann.part("undo-bar")).to_contain_text("Sealed")
    desk = ann.page.viewport_size
    assert desk is not None
    ann.page.set_viewport_size(PHONE)
    ann.page.locator(".tabs button").last.click(trial=True)  # it is not covered
    ann.page.set_viewport_size(desk)
    ann.page.locator('.board [data-word="unit:s-scouts"]').click(force=True)
    expect(reserve).to_have_count(2)

    strip = ann.part("connection")
    with ann.outage():
        ann.context.set_offline(True)
        expect(strip).to_have_attribute("data-state", "down", timeout=SOON)
        ann.context.set_offline(False)
        expect(strip).to_have_attribute("data-state", re.compile("back|up"))
