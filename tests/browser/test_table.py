"""What a table does besides playing: undo, reasons, languages, reconnects, keys, phones."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visitors
from tests.browser.games import UNSPOKEN, against_bot, check_fit, check_outcome, short
from tests.browser.playing import (
    Patience,
    at_random,
    click,
    look,
    play_on,
    until_changed,
    until_deciding,
)
from tests.browser.visitor import Visitor, Wire
from tests.server.running import Server

#: What was decided has been answered, and something is asked again.
ANSWERED = """() => document.querySelector(
  '[data-testid="table"][data-deciding="true"], [data-testid="outcome"]'
)"""
#: What the page says of taking back, if anything.
UNDO = """() => {
  const bar = document.querySelector('[data-testid="undo-bar"]');
  const may = document.querySelector('[data-testid="undo"]') !== null;
  return bar && { text: bar.innerText, may };
}"""
#: The rule by which something was refused; opened at once, for the note gives way to what comes.
OPEN_RULE = """() => {
  const link = document.querySelector('[data-testid="why-not"] a.rule');
  link?.click();
  return link?.innerText ?? null;
}"""
RULE = re.compile(r"^[A-Z0-9]+-(\d+|A)\.\d+[a-z]?$")
CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)
LATIN = re.compile("^[^а-яіїєґ]+$", re.IGNORECASE)


def test_an_undo_and_a_refused_undo(visitors: Visitors, game: str) -> None:
    ann = visitors.come()
    wire = Wire(ann)
    against_bot(ann, game)
    undone = refused = False
    for seed in range(300):
        play_on(ann, at_random(seed), clicks=1)
        ann.page.wait_for_function(ANSWERED)
        if look(ann.page)["over"]:
            against_bot(ann, game)
        told = ann.page.evaluate(UNDO)
        if told is not None:
            assert UNSPOKEN.search(told["text"]) is None
            refused = refused or not told["may"]
            if told["may"] and not undone:  # the bot may be faster: then the next one
                ann.page.keyboard.press("z")
        undone = undone or any(change["kind"] == "undo" for change in wire.changes)
        if undone and refused:
            return
    raise AssertionError(f"undone: {undone}, refused: {refused}")


def test_what_is_not_allowed_says_why_and_links_to_the_rule(visitors: Visitors, game: str) -> None:
    ann = visitors.come()
    against_bot(ann, game)
    choose = at_random("why")
    patience = Patience()
    while True:
        things = ann.page.locator(".board [data-word]:not([data-state])")
        things.nth(things.count() // 2).click(force=True)
        for _ in range(8):  # the server says why
            patience.wait(ann)
        if number := ann.page.evaluate(OPEN_RULE):
            break
        seen = look(ann.page)
        if seen["deciding"] and seen["things"]:
            click(ann.page, choose(seen["things"]))
    assert RULE.match(number)
    while len(ann.context.pages) == 1:
        patience.wait(ann)
    page = ann.watched(ann.context.pages[1])
    page.wait_for_load_state()
    expect(page).to_have_url(re.compile(f"/rules/{game}#{re.escape(number)}$"))
    expect(page.get_by_text(number).first).to_be_in_viewport()


def test_the_language_is_switched_at_the_table(visitors: Visitors, game: str) -> None:
    ann = visitors.come()
    against_bot(ann, game)
    play_on(ann, at_random("words"), clicks=4)
    until_deciding(ann)
    for language, name in (("ru", "Русский"), ("uk", "Українська"), ("en", "English")):
        ann.part("more").click()
        ann.part("settings").click()
        ann.page.get_by_role("dialog").get_by_role("radio", name=name).click()
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        for part in ("prompt", "log"):
            expect(ann.part(part).first).to_have_text(LATIN if language == "en" else CYRILLIC)
        assert UNSPOKEN.search(ann.page.locator("body").inner_text()) is None


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory, server: Server) -> Iterator[Server]:
    """A server to be killed; the other one has made sure that the client is built."""
    with Server(tmp_path_factory.mktemp("own")) as own:
        yield own


def test_a_reconnect_in_mid_turn(chromium: Browser, own_server: Server, game: str) -> None:
    visitors = Visitors(chromium, own_server)
    ann = visitors.come()
    table = against_bot(ann, game)
    until_changed(ann, table, at_random("before"))
    play_on(ann, at_random("before"), clicks=1)
    with ann.outage():
        own_server.kill()
        expect(ann.part("connection")).to_have_attribute("data-state", "down")
        own_server.start()
        expect(ann.part("connection")).to_have_attribute("data-state", "up")
    before = ann.call("GET", f"/api/tables/{table}")["version"]
    assert before > 0
    until_changed(ann, table, at_random("after"), before + 3)
    visitors.leave()


def test_a_game_with_the_keyboard_only(visitors: Visitors, game: str) -> None:
    ann = visitors.come()
    table = against_bot(ann, game, **short(game))
    keys = Keys(ann, seed=7)
    patience = Patience()
    while not look(ann.page)["over"]:
        patience.wait(ann)
        keys.go_on()
    check_outcome(ann, table)


def test_a_move_over_plain_http(chromium: Browser, server: Server) -> None:
    """A page from another machine of the network: browsers withhold from it what needs https."""
    ann = Visitor(chromium, f"http://0.0.0.0:{server.port}")
    wire = Wire(ann)
    against_bot(ann, "normandy")
    assert not ann.page.evaluate("isSecureContext")
    choose = at_random("http")
    patience = Patience()
    while not any(change["seat"] == "us" for change in wire.changes):
        play_on(ann, choose, clicks=1)
        patience.wait(ann)
        # Chromium reports that it ignores a header here.
        assert [line for line in ann.complaints if "untrustworthy" not in line] == []
    ann.context.close()


class Keys:
    """Plays by Tab, arrows, Enter and the keys of the table, as somebody without a mouse would."""

    FOCUS = """() => {
      const focused = document.activeElement;
      const thing = focused?.closest('[data-word], [data-of], [data-testid]');
      return {
        lit: ['pick', 'destination', 'target'].includes(thing?.dataset.state),
        primary: ['primary', 'stop'].includes(focused?.dataset.testid),
        board: focused?.closest('.board') !== null,
      };
    }"""
    ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.page = visitor.page
        self.rng = random.Random(seed)

    def go_on(self) -> None:
        """One word of an action; or nothing, if it is not our turn."""
        seen = look(self.page)
        if not seen["deciding"]:
            return
        cards = sum(thing["word"].startswith("card:") for thing in seen["things"])
        if cards and self.rng.random() < 0.5:
            self.page.keyboard.press(str(self.rng.randint(1, min(cards, 9))))
            return
        for _ in range(self.rng.randint(1, 40)):
            self.page.keyboard.press("Tab")
            focus = self.page.evaluate(self.FOCUS)
            if focus["primary"] or (focus["lit"] and not focus["board"]):
                if focus["primary"] or self.rng.random() < 0.4:
                    self.page.keyboard.press("Enter")
                    return
            elif focus["board"]:
                for _ in range(self.rng.randint(0, 6)):
                    self.page.keyboard.press(self.rng.choice(self.ARROWS))
                if self.page.evaluate(self.FOCUS)["lit"]:
                    self.page.keyboard.press("Enter")
                    return


def test_a_game_on_a_narrow_screen_by_touch(visitors: Visitors, game: str) -> None:
    ann = visitors.come(width=360, height=740, has_touch=True, is_mobile=True)
    table = against_bot(ann, game, **short(game))
    check_fit(ann)
    choose = at_random("narrow")
    patience = Patience()
    while not (seen := look(ann.page))["over"]:
        patience.wait(ann)
        if seen["deciding"] and seen["things"]:
            thing = choose(seen["things"])
            ann.page.touchscreen.tap(thing["x"], thing["y"])
    check_fit(ann)
    check_outcome(ann, table)
