"""The play screen on a phone: the sheet keeps its place and its size, whatever is asked."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.games import BOT, ME, against_bot
from tests.browser.playing import at_random, play_on, until_deciding
from tests.browser.positions import LAST_TURN

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


#: Of every layer that the magnifier clones, what is drawn upright but lies on its side in a clone,
#: whose styles know nothing of what is around the layer.
LYING = """() => [...document.querySelectorAll('[data-testid="loupe"] use')].flatMap((use) => {
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.append(document.querySelector(use.getAttribute('href')).cloneNode(true));
  document.body.append(sheet);
  const turned = (element) => getComputedStyle(element).transform;
  const lying = [...sheet.querySelectorAll('.up')].filter((each) => turned(each) === 'none');
  const all = sheet.querySelectorAll('.up').length;
  sheet.remove();
  return [{ all, lying: lying.length }];
})"""


def test_a_finger_has_the_magnifier_above_it_and_pieces_stand_in_it(visitors: Visitors) -> None:
    ann = visitors.come(width=360, height=740, has_touch=True, is_mobile=True)
    against_bot(ann, "heroes", scenario=LAST_TURN)
    piece = ann.page.locator('.board [data-word="unit:s-rifle"]')
    box = piece.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = ann.context.new_cdp_session(ann.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(ann.part("loupe")).to_be_visible()
    layers = ann.page.evaluate(LYING)
    assert sum(layer["all"] for layer in layers) > 0
    assert not any(layer["lying"] for layer in layers), layers
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ann.part("loupe")).to_have_count(0)
