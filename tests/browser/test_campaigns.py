"""A campaign in the browser: begun, played, looked at on the map, given up."""

import re

import pytest
from playwright.sync_api import expect

import sandtable
from tests.browser.axe import Access
from tests.browser.conftest import Visitors
from tests.browser.games import GAMES, UNSPOKEN, check_fit
from tests.browser.looks import look_over
from tests.browser.visitor import Visitor


def lose_a_battle(visitor: Visitor) -> str:
    """Play the next battle of the campaign on the page, and resign it; returns its table."""
    visitor.part("play-battle").click()
    visitor.page.wait_for_url("**/table/*")
    table = visitor.page.url.rpartition("/")[2]
    visitor.part("more").click()
    visitor.part("resign").click()
    visitor.part("resign-sure").click()
    expect(visitor.part("outcome")).to_be_visible()
    visitor.part("to-campaign").click()
    visitor.page.wait_for_url("**/campaigns/*")
    return table


def test_a_campaign_is_begun_played_and_shown_on_its_map(visitors: Visitors) -> None:
    ann = visitors.come("Ann")
    ann.page.goto("/campaigns")
    ann.page.get_by_label("Last battle").select_option(label="2. Montmartin-en-Graignes")
    ann.page.get_by_label("Recruit", exact=True).check()
    ann.part("begin-campaign").click()
    table = lose_a_battle(ann)
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
    look_over(ann, '[data-testid="region"]')
    access.open(ann, "/campaigns", "campaigns")
    look_over(ann, "main h1")
    ann.page.set_viewport_size({"width": 390, "height": 844})
    access.open(ann, f"/campaigns/{told['campaign']}", "campaign on a phone")
    check_fit(ann)
    assert access.found == {}

    ann.page.get_by_role("button", name="Give up").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(ann.page.get_by_text("You gave it up.")).to_be_visible()
    expect(ann.part("play-battle")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "plan", "heading"),
    [
        ("memoir44", "series", "Battle 2"),
        ("north-africa", "chain", None),
        ("heroes", "chain", None),
    ],
)
def test_a_series_and_chains_are_played_to_their_ends(
    visitors: Visitors, game: str, plan: str, heading: str | None
) -> None:
    ann = visitors.come("Ann")
    scenario = GAMES[game]["scenario"]
    scenarios = [scenario] * 2 if plan == "series" else sandtable.game(game).scenarios()[:2]
    opened = ann.call(
        "POST",
        "/api/campaigns",
        {
            "game": game,
            "plan": plan,
            "scenarios": scenarios,
            "opponent": {"kind": "bot", "level": "recruit"},
            "clock": {"kind": "none"},
        },
    )
    ann.go(f"/campaigns/{opened['campaign']}")
    for number in (1, 2):
        expect(ann.part("play-battle")).to_contain_text(str(number))
        lose_a_battle(ann)
    expect(ann.part("play-battle")).to_have_count(0)
    told = ann.call("GET", f"/api/campaigns/{opened['campaign']}")
    assert told["standing"]["final"]
    for score in told["standing"]["scores"]:
        expect(ann.part(f"total-{score['player']}")).to_have_text(str(score["total"]))
    if heading is not None:
        expect(ann.page.get_by_role("heading", name=heading)).to_be_visible()
    for width, height in ((1440, 900), (390, 844)):
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.part("standing")).to_be_visible()
        check_fit(ann)
    assert UNSPOKEN.search(ann.page.locator("body").inner_text()) is None


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
