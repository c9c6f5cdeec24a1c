"""A position with vehicles, played on: who sits where, what each seat can do, why a seat cannot."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import Access
from tests.browser.conftest import Visitors
from tests.browser.games import BOT, ME, UNSPOKEN, check_fit
from tests.browser.playing import at_random, play_on, until_deciding
from tests.browser.positions import VEHICLES
from tests.browser.visitor import Visitor

#: Who sits in each seat, and what the seat does, as the screen says it.
SEATS: dict[str, tuple[str, list[str]]] = {
    "patrol-truck-driver": ("Sergeant", ["Drive 2"]),
    "patrol-truck-navigator": ("free", ["Navigate 2"]),
    "patrol-truck-gun": ("free", ["Attack 2", "Suppress 3"]),
    "patrol-truck-bed": ("free", ["no action, rides along"]),
    "gun-truck-driver": ("Sniper", ["Drive 2"]),
    "gun-truck-gun": ("Antitank", ["Anti-tank 3", "Attack 2"]),
    "gun-truck-loader": ("Gunner", ["Suppress 2"]),
    "pilot-car-driver": ("free", ["Drive 3"]),
    "pilot-car-navigator": ("Staff Sergeant", ["Navigate 3"]),
    "medium-tank-driver": ("free", ["Drive 1", "Control"]),
    "medium-tank-turret": ("Scout", ["Anti-tank 3", "Attack 2"]),
    "medium-tank-hull": ("free", ["Attack 2", "Suppress 3"]),
    "scout-car-driver": ("Scout A", ["Drive 2"]),
    "scout-car-observer": ("free", ["Navigate 2"]),
    "scout-car-gun": ("Gunner A", ["Attack 2", "Suppress 3"]),
}
DISABLED = re.compile("Disabled: seats do nothing until repaired")
UNTRAINED = re.compile("needs tank crew")
#: Words of a part of the page that are broken in two, or cut off at the end of their place.
BROKEN = """(part) => {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const broken = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of text.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
    const { scrollWidth, clientWidth } = text.parentElement;
    const cut = getComputedStyle(text.parentElement).textOverflow === 'ellipsis';
    if (cut && scrollWidth > clientWidth) broken.push(text.data);
  }
  return broken;
}"""


def sit_down(visitor: Visitor) -> None:
    plan = {
        "game": "north-africa",
        "position": VEHICLES,
        "seats": {"lrdg": ME, "italy": BOT},
        "visibility": "private",
        "clock": {"kind": "none"},
    }
    table = visitor.call("POST", "/api/tables", plan)["table"]
    visitor.go(f"/table/{table}")
    until_deciding(visitor)


def seat(visitor: Visitor, name: str) -> Locator:
    """The row of a seat on its vehicle's card."""
    return visitor.page.locator(f'li:has([data-word="seat:{name}"])')


def vehicle(visitor: Visitor, title: str) -> Locator:
    return visitor.page.locator(f'article:has([data-word^="seat:{title}-"])')


def use(visitor: Visitor, name: str, verb: str) -> None:
    """Press an action of a seat."""
    seat(visitor, name).locator(f'[data-verb="{verb}"]').click()


def play(visitor: Visitor, card: str, verb: str, *further: str) -> None:
    """Take up a card, press one of its actions, and click what it is aimed at."""
    held = visitor.page.locator(f'.hand article:has([data-word="card:{card}"])')
    held.locator(".band").click()
    held.locator(f'[data-verb="{verb}"]').click()
    for word in further:
        visitor.page.locator(f'[data-word="{word}"][data-state]').first.click()


def check_refusal(visitor: Visitor, rule: str, words: str) -> None:
    """The screen says why not, and by which rule; then it is put away."""
    note = visitor.part("why-not")
    expect(note).to_contain_text(words)
    link = note.locator("a.rule")
    expect(link).to_have_text(rule)
    expect(link).to_have_attribute("href", f"/rules/north-africa#{rule}")
    note.get_by_role("button", name="Close").click()


def check_seats(visitor: Visitor) -> None:
    for name, (who, actions) in SEATS.items():
        row = seat(visitor, name)
        expect(row.locator("b").first).to_have_text(who)
        shown = [each.get_attribute("title") or "" for each in row.locator(".act").all()]
        assert [each.strip() for each in shown] == actions, name


def test_a_position_with_vehicles_tells_who_sits_where_and_why_a_seat_cannot(
    visitors: Visitors,
) -> None:
    ann = visitors.come()
    sit_down(ann)
    check_seats(ann)
    # Before anything is tried: the vehicle, or the training of the soldier, is what is missing.
    expect(vehicle(ann, "patrol-truck")).to_contain_text(DISABLED)
    expect(vehicle(ann, "gun-truck")).to_contain_text("Damage 1: disabled at 2, destroyed at 4")
    expect(seat(ann, "medium-tank-turret")).to_contain_text(UNTRAINED)
    expect(vehicle(ann, "medium-tank")).to_contain_text("taken from Italy")
    label = ann.page.get_by_role("button", name="Medium Tank, turret: LRDG Scout. needs tank crew")
    expect(label).to_have_attribute("data-word", "seat:medium-tank-turret")
    # And when it is tried, by which rule.
    use(ann, "patrol-truck-driver", "drive")
    check_refusal(ann, "NAF-22.1", "the vehicle is disabled")
    use(ann, "medium-tank-turret", "anti-tank")
    check_refusal(ann, "NAF-21.1", "only the tank crew")
    use(ann, "pilot-car-driver", "drive")
    check_refusal(ann, "NAF-11.5", "is not in that seat: Pilot Car, driver")
    use(ann, "gun-truck-driver", "drive")
    check_refusal(ann, "NAF-11.1", "Sniper is not in your hand")
    for taken, rule, words in (
        ("patrol-truck-driver", "NAF-17.2", "Patrol Truck, driver"),
        ("scout-car-observer", "NAF-17.1", "Scout Car"),
    ):
        play(ann, "saboteur", "board", f"seat:{taken}")
        check_refusal(ann, rule, words)
    # A seat that is there to be taken says so, too.
    play(ann, "scout", "change-seat")
    expect(seat(ann, "medium-tank-driver")).to_contain_text(UNTRAINED)
    access = Access()
    access.check(ann, "seats")
    assert not access.found


def test_a_position_with_vehicles_is_played_on(visitors: Visitors) -> None:
    ann = visitors.come()
    sit_down(ann)
    play(ann, "engineer", "repair")
    until_deciding(ann)
    expect(vehicle(ann, "patrol-truck")).not_to_contain_text(DISABLED)
    use(ann, "patrol-truck-driver", "drive")
    ann.page.locator('.board [data-word="tile:12A"]').click(force=True)
    expect(vehicle(ann, "patrol-truck").locator("small").first).to_have_text("12A")
    # Into the driver's seat, and off: the card has its action still to come (NAF-11.8).
    play(ann, "staff-sergeant", "change-seat")
    expect(seat(ann, "pilot-car-driver").locator("b").first).to_have_text("Staff Sergeant")
    use(ann, "pilot-car-driver", "drive")
    ann.page.locator('.board [data-word="tile:8A"]').click(force=True)
    expect(vehicle(ann, "pilot-car").locator("small").first).to_have_text("8A")
    # An empty vehicle of the enemy is there for the taking (NAF-17.4).
    play(ann, "saboteur", "board", "seat:cargo-truck-driver")
    expect(vehicle(ann, "cargo-truck")).to_contain_text("taken from Italy")
    expect(seat(ann, "cargo-truck-driver").locator("b").first).to_have_text("Saboteur")
    play_on(ann, at_random("vehicles"), clicks=25)
    assert UNSPOKEN.search(ann.page.locator("body").inner_text()) is None


def test_vehicles_are_read_on_a_narrow_screen(visitors: Visitors) -> None:
    ann = visitors.come(width=360, height=740, has_touch=True, is_mobile=True)
    sit_down(ann)
    ann.page.get_by_role("button", name="Vehicles").click()
    check_seats(ann)
    expect(seat(ann, "medium-tank-turret")).to_contain_text(UNTRAINED)
    expect(seat(ann, "patrol-truck-gun")).to_contain_text("Suppress")  # no pictogram alone
    check_fit(ann)


@pytest.mark.parametrize("width", [1440, 360])
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_long_words_are_whole(visitors: Visitors, language: str, width: int) -> None:
    ann = visitors.come(width=width, settings={"language": language})
    sit_down(ann)
    if width < 700:
        ann.page.locator('[data-tab="tray"]').click()
    expect(vehicle(ann, "patrol-truck")).to_be_visible()
    for title in ("patrol-truck", "gun-truck", "pilot-car", "medium-tank", "scout-car"):
        assert vehicle(ann, title).evaluate(BROKEN) == []
    for card in ("engineer", "scout", "staff-sergeant"):
        ann.page.locator(f'.hand [data-word="card:{card}"]').click()
        for part in (ann.page.locator(".hand"), ann.part("order-bar")):
            assert part.evaluate(BROKEN) == []
    check_fit(ann)
