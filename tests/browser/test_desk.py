"""The play screen: the sheet is the largest thing, and stays where it is."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.games import BOT, ME, against_bot
from tests.browser.playing import at_random, play_on, until_deciding

#: Where the sheet, the question and the hand begin, and how much of the screen the sheet takes;
#: null once the game is over.
PLACES = """() => {
  if (document.querySelector('[data-testid="outcome"]')) return null;
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const [sheet, field] = [box('.board .stage'), box('.table')];
  const width = Math.min(sheet.right, field.right) - Math.max(sheet.left, field.left);
  const height = Math.min(sheet.bottom, field.bottom) - Math.max(sheet.top, field.top);
  const parts = [sheet, box('.question')].map(({ left, top, width }) => [left, top, width]);
  const aiming = document.querySelector('.notes > *') !== null;
  const share = (width * height) / (innerWidth * innerHeight);
  // What is looked at, above the hand, may tell more or less.
  const free = !aiming && document.querySelector('.look *') === null;
  return { parts, share, hand: free ? box('.handarea').top : null };
}"""
#: A counter that is drawn small.
SMALL = """() => {
  const units = [...document.querySelectorAll('.board [data-word^="unit:"]')];
  const boxes = units.map((unit) => unit.getBoundingClientRect());
  const small = boxes.find(({ width }) => width < 44);
  return small && { x: small.left + small.width / 2, y: small.top + small.height / 2 };
}"""

#: The middle of a window, in hundredths of the sheet.
LEFT, MIDDLE, RIGHT = (re.compile(f"^{middle}$") for middle in ("[0-4].", "50", "5[1-9]|[6-9]."))


def test_nothing_jumps_when_the_question_changes(visitors: Visitors, game: str) -> None:
    ann = visitors.come(width=1366, height=768)
    against_bot(ann, game)
    before = ann.page.evaluate(PLACES)
    assert before["share"] >= 0.5
    for seed in range(8):
        play_on(ann, at_random(seed), clicks=1)
        now = ann.page.evaluate(PLACES)
        if now is None:  # the bot was quick
            return
        assert now["parts"] == before["parts"]
        assert now["hand"] in (None, before["hand"])


def test_a_card_is_picked_by_what_is_printed_on_it_and_stays_where_it_is(
    visitors: Visitors,
) -> None:
    ann = visitors.come()
    against_bot(ann, "north-africa")
    printed = ann.page.locator(".hand article .acts li").first
    box = printed.bounding_box()
    assert box is not None
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ann.page.locator("[data-word='end-turn']")).to_be_visible()
    first = ann.page.locator(".hand article").first
    before = first.bounding_box()
    assert before is not None
    ann.page.locator(".hand .band[data-state='pick']").first.click(position={"x": 40, "y": 8})
    expect(ann.page.locator(".handend [data-word='end-turn']")).to_be_hidden()
    after = first.bounding_box()
    assert after is not None
    assert (after["x"], after["y"]) == (before["x"], before["y"])


def test_a_wide_board_is_seen_through_a_window(visitors: Visitors) -> None:
    ann = visitors.come(width=1366, height=768)
    seats = {"allies": ME, "axis": BOT}
    table = ann.create("memoir44", "omaha-beach-overlord", seats)["table"]
    ann.go(f"/table/{table}")
    until_deciding(ann)
    assert ann.page.evaluate(PLACES)["share"] >= 0.5
    overview = ann.part("overview")
    expect(overview).to_have_attribute("aria-valuenow", "50")
    for key, middle in (("]", RIGHT), ("[", LEFT), ("0", MIDDLE)):
        ann.page.keyboard.press(key)
        expect(overview).to_have_attribute("aria-valuenow", middle)


def test_the_column_is_folded_and_small_counters_are_magnified(visitors: Visitors) -> None:
    ann = visitors.come(width=1366, height=768)
    seats = {"us": ME, "germany": BOT}
    table = ann.create("normandy", "crossing-the-vire", seats)["table"]
    ann.go(f"/table/{table}")
    until_deciding(ann)
    wide = ann.page.locator(".table").bounding_box()
    at = ann.page.evaluate(SMALL)
    ann.page.mouse.move(at["x"], at["y"])
    expect(ann.part("loupe")).to_be_visible()
    ann.page.keyboard.press("f")
    expect(ann.page.locator(".handarea")).to_be_hidden()
    folded = ann.page.locator(".table").bounding_box()
    assert wide is not None
    assert folded is not None
    assert folded["width"] == wide["width"] + 280
    expect(ann.part("prompt")).to_be_visible()
    ann.page.locator('.tabs [data-tab="cards"]').click()
    expect(ann.page.locator(".handarea")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".handarea")).to_be_hidden()
    ann.page.keyboard.press("f")
    expect(ann.page.locator(".handarea")).to_be_visible()


#: The parts of the table that scroll without a shadow where they go on. The strip of turns needs
#: none: it is cut in the middle of a turn.
UNSIGNED = """() => [...document.querySelectorAll('main.app *')].filter((element) => {
  const { overflowX, overflowY, backgroundImage } = getComputedStyle(element);
  const down = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
  const across = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
  const signed = backgroundImage.includes('gradient') || element.matches('.strip, .strip *');
  return (down || across) && element.checkVisibility() && !signed;
}).map((element) => element.className)"""


def test_what_scrolls_shows_it(visitors: Visitors, game: str) -> None:
    ann = visitors.come(width=1366, height=768, locale="ru-RU")
    against_bot(ann, game)
    for width, height in ((1366, 768), (1440, 900), (390, 844)):
        ann.page.set_viewport_size({"width": width, "height": height})
        assert ann.page.evaluate(UNSIGNED) == [], width


def test_the_log_of_a_large_board_has_its_room_in_russian(visitors: Visitors) -> None:
    ann = visitors.come(width=1440, height=900, locale="ru-RU")
    seats = {"soviet": ME, "german": BOT}
    table = ann.create("heroes", "gun-factory", seats)["table"]
    ann.go(f"/table/{table}")
    until_deciding(ann)
    ann.page.locator('.tabs [data-tab="log"]').click()
    log = ann.page.locator(".logarea").bounding_box()
    assert log is not None
    assert log["height"] >= 200
    assert log["y"] + log["height"] <= 900
    small = ann.page.evaluate(SMALL)
    if small is not None:
        ann.page.mouse.move(small["x"], small["y"])
        expect(ann.part("loupe")).to_be_visible()
