"""For fingers, for eyes that need large letters or strong colours."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.games import GAMES, against_bot, check_fit
from tests.browser.looks import COVERED, ENLARGED, FINGER, PHONE, SMALL, rest
from tests.browser.playing import Patience, at_random, play_on
from tests.browser.visitor import Visitor

#: A card that can be chosen, or a button on one.
PICK = '.handarea .can, .handarea button[data-state="pick"]:not(.can *)'
#: Whether what can be chosen, what is chosen and what has the focus differ from the rest.
TOLD_APART = """(pick) => {
  const looks = (element) => {
    const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(element);
    return [outlineStyle, outlineWidth, outlineColor, backgroundColor].join(' ');
  };
  const of = (selector) => [...document.querySelectorAll(selector)].map(looks);
  return {
    pick: of(pick),
    rest: of('.tools button'),
    on: of('.tabs .on'),
    off: of('.tabs button:not(.on)'),
  };
}"""


def touching(visitors: Visitors, **options: Any) -> Visitor:
    return visitors.come(**PHONE, has_touch=True, is_mobile=True, **options)


def small_targets(visitor: Visitor) -> list[str]:
    rest(visitor)
    found: list[str] = visitor.page.evaluate(SMALL, FINGER)
    return [f"{visitor.page.url}: {each}" for each in found]


def until_a_card_can_be_chosen(visitor: Visitor) -> None:
    """The bot may have begun, and something else may be asked first."""
    choose = at_random("cards")
    patience = Patience()
    while not visitor.page.locator(PICK).count():
        play_on(visitor, choose, clicks=1)
        patience.wait(visitor)


def test_a_finger_hits_every_button(visitors: Visitors) -> None:
    ann = touching(visitors)
    ann.go("/")
    ann.page.locator("main h1, main h2").first.wait_for()
    small = small_targets(ann)
    ann.page.get_by_role("button", name="Settings").first.click()
    small += small_targets(ann)
    for game, about in GAMES.items():
        ann.go(f"/scenarios/{game}/{about['scenario']}")
        ann.page.get_by_role("button", name="Start").first.wait_for()
        small += small_targets(ann)
        against_bot(ann, game)
        small += small_targets(ann)
    assert small == [], "\n".join(small)


def test_at_twice_the_size_everything_is_reached(visitors: Visitors) -> None:
    ann = visitors.come(**ENLARGED)
    covered: list[str] = []
    for path in ("/", f"/scenarios/{next(iter(GAMES))}"):
        ann.go(path)
        ann.page.locator("main h1, main h2").first.wait_for()
        rest(ann)
        check_fit(ann)
        covered += still_covered(ann)
    for game in GAMES:
        against_bot(ann, game)
        rest(ann)
        check_fit(ann)
        covered += [f"{game}: {each}" for each in still_covered(ann)]
    assert covered == [], "\n".join(covered)


def still_covered(visitor: Visitor) -> list[str]:
    """Buttons under something else, now and a while later: a question may be about to change."""
    found: list[str] = visitor.page.evaluate(COVERED)
    if found:
        visitor.page.wait_for_timeout(2_000)
        found = visitor.page.evaluate(COVERED)
    return found


def test_forced_colours_tell_things_apart(visitors: Visitors) -> None:
    ann = visitors.come(forced_colors="active")
    for game in GAMES:
        against_bot(ann, game)
        if game != "heroes":  # orders are given before cards are played
            until_a_card_can_be_chosen(ann)
        rest(ann)
        told = ann.page.evaluate(TOLD_APART, PICK)
        assert not set(told["pick"]) & set(told["rest"]), game
        assert not set(told["on"]) & set(told["off"]), game
        ann.page.keyboard.press("Tab")
        focused = ann.page.locator(":focus-visible")
        expect(focused).not_to_have_css("outline-style", "none")
