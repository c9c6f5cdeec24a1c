"""A fresh battle from the store, and the balance of a scenario, with a report of our own."""

import base64
import json
import zlib
from typing import Any

from playwright.sync_api import Route, expect

import sandtable
from sandtable.lab.runners import Runner
from sandtable.studio import balance
from sandtable.studio.balance import Measuring, measure
from sandtable.studio.store import store_of
from tests.browser.axe import Access
from tests.browser.conftest import Visitors
from tests.browser.games import check_fit
from tests.browser.looks import look_over
from tests.studio.drafts import official
from tests.studio.games import watched_of

GAME = "normandy"
SCENARIO = "la-raye"


def report(monkeypatch: Any) -> dict[str, Any]:
    """What a measurement of games that are over at once comes to, with changes tried."""
    monkeypatch.setattr(balance, "watch_game", watched_of)
    measuring = Measuring("regular", most=200, tries=20, variants=2)
    found = dict(measure(sandtable.game(GAME), SCENARIO, measuring, Runner(), lambda *told: None))
    return {**found, "progress": {"what": "", "done": found["games"], "most": 200}}


def test_a_battle_from_the_store_is_one_click_away_and_begins_at_once(visitors: Visitors) -> None:
    ann = visitors.come("Ann")
    ann.go("/")
    door = ann.part("fresh")
    expect(door).to_be_visible()
    stored = next(each for each in store_of(sandtable.game(GAME)).battles if each.size == "small")
    ann.go(f"/fresh/{GAME}?size=small&seed={stored.seed.replace(' ', '+')}")
    expect(ann.part("battle")).to_have_text(stored.seed.title())
    expect(ann.part("drafts").locator("tbody tr")).to_have_count(len(stored.drafts))
    share = round(100 * stored.drafts[-1][0] / stored.drafts[-1][1])
    expect(ann.part("offered")).to_contain_text(f"{share} %")
    for option in ann.page.locator('[data-dial="support"] button').all():
        option.click()
        expect(option).to_have_attribute("aria-pressed", "true")
    expect(ann.part("battle")).to_have_text(stored.seed.title())  # until another one is drawn
    check_fit(ann)
    access = Access()
    access.check(ann, "fresh")
    look_over(ann, '[data-testid="battle"]')
    assert not access.found, access.found
    ann.part("play-fresh").click()
    ann.page.wait_for_url("**/table/*")
    expect(ann.part("table")).to_be_visible()


def test_a_report_shows_shares_verdict_places_and_changes(
    visitors: Visitors, monkeypatch: Any
) -> None:
    found = report(monkeypatch)
    told = {"id": "0" * 32, "kind": "balance", "running": False, "complete": True, "problem": ""}
    answer = json.dumps({**told, "games": found["games"], "found": found})
    ann = visitors.come("Ann")

    def measured(route: Route) -> None:
        route.fulfill(body=answer, content_type="application/json")

    ann.page.route("**/api/studio/*/balance", measured)
    ann.go(f"/balance/{GAME}/{SCENARIO}")
    first = found["sides"][0]
    expect(ann.part("first-share")).to_have_text(f"{round(100 * first['share'])} %")
    expect(ann.part("verdict")).not_to_be_empty()
    expect(ann.part("suggestions").locator("li")).to_have_count(2)
    expect(ann.page.locator(".heat")).to_have_count(1)
    check_fit(ann)
    access = Access()
    access.check(ann, "balance")
    look_over(ann, '[data-testid="verdict"]')
    assert not access.found, access.found
    # From here it is played, saved, and sent to others.
    doors = ann.part("report-doors")
    play = doors.get_by_role("link", name="Play it")
    expect(play).to_have_attribute("href", f"/scenarios/{GAME}/{SCENARIO}")
    with ann.page.expect_download() as download:
        doors.get_by_role("button", name="Save as .toml").click()
    text = official(GAME, SCENARIO).text
    assert download.value.path().read_text(encoding="utf-8") == text
    # One of somebody's own is in the address, for whoever opens it.
    renamed = text.replace('name = "La Raye"', 'name = "Another morning"')
    packed = base64.urlsafe_b64encode(zlib.compress(renamed.encode(), wbits=-15))
    ann.go(f"/balance/{GAME}#scenario={packed.decode().rstrip('=')}")
    expect(ann.page.get_by_role("heading", name="Another morning")).to_be_visible()
    expect(ann.part("verdict")).not_to_be_empty()
    doors.get_by_role("button", name="Play it").click()
    expect(ann.page.get_by_role("dialog").get_by_role("button", name="Start")).to_be_visible()
