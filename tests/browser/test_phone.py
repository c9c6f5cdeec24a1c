"""The play screen on a phone: the sheet keeps its place and its size, whatever is asked."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.games import BOT, ME, against_bot
from tests.browser.playing import at_random, play_on, until_deciding

CLICKS = 7
#: The tab, and at the same moment the places of the sheet, the question and the hand, in pixels;
#: what another tab hides has none.
PLACES = """() => {
  const places = ['.table', '.question', '.handarea'].flatMap((part) => {
    const element = document.querySelector(part);
    if (!element?.checkVisibility()) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    return [[part, [left, top, width, height].map(Math.round)]];
  });
  const { tab } = document.querySelector('[data-testid="table"]').dataset;
  return { tab, places: Object.fromEntries(places) };
}"""
#: Is the sheet drawn as large as its places need, and no larger?
WIDTH = "() => document.querySelector('.board .place').getBoundingClientRect().width"


def test_nothing_jumps_on_a_phone(visitors: Visitors, game: str) -> None:
    ann = visitors.come(width=390, height=844, has_touch=True, is_mobile=True, locale="ru-RU")
    against_bot(ann, game)
    known: dict[tuple[str, str], list[int]] = {}
    for seed in range(CLICKS):
        play_on(ann, at_random(seed), clicks=1)
        seen = ann.page.evaluate(PLACES)
        for part, place in seen["places"].items():
            assert known.setdefault((seen["tab"], part), place) == place, (seen["tab"], part)


def test_a_map_that_was_behind_the_cards_has_its_size(visitors: Visitors) -> None:
    ann = visitors.come(width=390, height=844, has_touch=True, is_mobile=True)
    table = ann.create("memoir44", "omaha-beach-overlord", {"allies": ME, "axis": BOT})["table"]
    ann.go(f"/table/{table}")
    until_deciding(ann)
    expect(ann.part("table")).to_have_attribute("data-tab", "cards")
    ann.page.locator('.tabs [data-tab="map"]').tap()
    expect(ann.part("overview")).to_be_visible()
    assert 40 <= ann.page.evaluate(WIDTH) <= 60
