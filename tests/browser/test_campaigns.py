"""A campaign in the browser: begun, played, looked at on the map, given up."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.games import check_fit
from tests.browser.test_pages import Access


def test_a_campaign_is_begun_played_and_shown_on_its_map(visitors: Visitors) -> None:
    ann = visitors.come("Ann")
    ann.page.goto("/campaigns")
    ann.page.get_by_label("Last battle").select_option(label="2. Montmartin-en-Graignes")
    ann.page.get_by_label("Recruit", exact=True).check()
    ann.part("begin-campaign").click()
    ann.part("play-battle").click()
    ann.page.wait_for_url("**/table/*")
    table = ann.page.url.rpartition("/")[2]
    ann.part("more").click()
    ann.part("resign").click()
    ann.part("resign-sure").click()
    expect(ann.part("outcome")).to_have_attribute("data-winner", "germany")
    ann.part("to-campaign").click()
    ann.page.wait_for_url("**/campaigns/*")
    (told,) = ann.call("GET", "/api/campaigns")
    assert told["battles"][0]["result"]["winner"] == "germany"
    for place, total in (("first", "0"), ("second", "1")):
        expect(ann.part(f"total-{place}")).to_have_text(total)
    expect(ann.part("standing").get_by_text("NOR-41.3")).to_be_visible()
    region = ann.part("region")
    expect(region.get_by_role("link", name=re.compile("^1, La Raye: won by"))).to_have_attribute(
        "href", f"/analysis/{table}"
    )
    expect(region.get_by_label("2, Montmartin-en-Graignes: next")).to_be_visible()
    expect(ann.part("play-battle")).to_have_text("Play battle 2")

    access = Access()
    access.open(ann, f"/campaigns/{told['campaign']}", "campaign")
    access.open(ann, "/campaigns", "campaigns")
    ann.page.set_viewport_size({"width": 390, "height": 844})
    access.open(ann, f"/campaigns/{told['campaign']}", "campaign on a phone")
    check_fit(ann)
    assert access.found == {}

    ann.page.get_by_role("button", name="Give up").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(ann.page.get_by_text("You gave it up.")).to_be_visible()
    expect(ann.part("play-battle")).to_have_count(0)


def test_somebody_is_invited_to_a_series(visitors: Visitors) -> None:
    ann, bob = visitors.come("Ann"), visitors.come("Bob")
    opened = ann.call(
        "POST",
        "/api/campaigns",
        {
            "game": "memoir44",
            "plan": "series",
            "scenarios": ["pegasus-bridge", "pegasus-bridge"],
            "opponent": {"kind": "invite"},
            "clock": {"kind": "none"},
        },
    )
    bob.go(f"/campaigns/{opened['campaign']}#{opened['invite']}")
    bob.page.get_by_role("button", name="Take part").click()
    expect(bob.part("standing")).to_contain_text("Ann")
    assert opened["invite"] not in bob.page.url
    expect(bob.page.get_by_role("heading", name="Battle 2")).to_be_visible()
    bob.part("play-battle").click()
    bob.page.wait_for_url("**/table/*")
    ann.go(f"/campaigns/{opened['campaign']}")
    expect(ann.part("play-battle")).to_have_text("Continue battle 1")
