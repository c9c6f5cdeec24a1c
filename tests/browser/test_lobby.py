"""The lobby of somebody who comes back, on a phone (findings 22 and 25)."""

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visitors
from tests.browser.games import BOT, ME, check_fit

#: A picture has come, and something is drawn on it.
LOADED = "(picture) => picture.decode().then(() => picture.naturalWidth > 0)"


def test_own_tables_come_first_have_their_map_and_can_be_removed(visitors: Visitors) -> None:
    ann = visitors.come(width=390, height=844, has_touch=True, is_mobile=True)
    table = ann.create("normandy", "hill-314", {"us": ME, "germany": BOT})["table"]
    held: list[Route] = []
    deed = "German Riflemen B: 11A → 17B."
    ann.page.route("**/last/en", lambda route: route.fulfill(body=deed))
    ann.page.route("**/api/games", lambda route: held.append(route))
    ann.go("/")
    # What is still to come has its place, in the colour of the ground.
    coming = ann.page.locator(".coming")
    expect(coming).not_to_have_count(0)
    expect(coming.first).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    for route in held:
        route.continue_()
    ann.page.unroute("**/api/games")
    card = ann.page.locator(".waiting li")
    expect(card.locator(f'a[href="/table/{table}"]')).to_be_visible()
    # The US wins by pinning: only the points of the other side are a score.
    expect(card).to_contain_text("0 of 1")
    expect(card).not_to_contain_text("0 : 0")
    assert card.locator("img").evaluate(LOADED)
    expect(card).to_contain_text(deed)
    own, new = (part.bounding_box() for part in (card, ann.page.get_by_role("combobox")))
    assert own is not None
    assert new is not None
    assert own["y"] < new["y"]
    check_fit(ann)
    card.get_by_test_id("remove-table").tap()
    card.get_by_test_id("hide-table").tap()
    expect(card).to_be_hidden()
    ann.page.reload()
    expect(ann.page.get_by_role("combobox")).to_be_visible()
    expect(ann.page.locator(f'a[href="/table/{table}"]')).to_have_count(0)
    # A part of the page that does not come, after an update perhaps, is not left out in silence.
    ann.page.route("**/assets/Own-*", lambda route: route.abort())
    with ann.outage():
        ann.page.reload()
        expect(ann.page.get_by_role("alert")).to_contain_text("Please reload the page")
