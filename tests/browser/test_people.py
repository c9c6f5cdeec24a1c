"""Two people at a table: the invitation, whose turn it is, a take-back, a draw, a rematch."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.games import INVITE, ME
from tests.browser.playing import at_random, play_on, until_deciding
from tests.browser.visitor import Visitor

TABLE = re.compile(r"/table/([\w-]+)$")


def table_of(visitor: Visitor) -> str:
    found = TABLE.search(visitor.page.url)
    assert found is not None
    return found[1]


def offer_draw(visitor: Visitor) -> None:
    visitor.part("more").click()
    visitor.part("offer-draw").click()


def test_two_people_meet_offer_a_draw_and_play_again(visitors: Visitors) -> None:
    ann, bob = visitors.come("Ann"), visitors.come("Bob", settings={"language": "ru"})
    made = ann.create("normandy", "la-raye", {"us": ME, "germany": INVITE})
    ann.go(f"/table/{made['table']}")
    ann.page.get_by_role("button", name="Create a link").click()
    # Finding 14: the link says that only this computer can open it.
    expect(ann.part("reach")).to_have_attribute("data-reach", "computer")
    expect(ann.part("reach")).to_contain_text("--host 0.0.0.0")
    expect(ann.page.get_by_role("img", name="QR code")).to_be_visible()
    link = ann.page.get_by_label("Invitation link").input_value()
    bob.go(link.removeprefix(bob.address))
    sit = bob.page.locator("main .btn.pri")
    assert sit.evaluate(
        """(button) => {
          const inner = button.getBoundingClientRect();
          const { left, right, bottom } = button.closest('.panel').getBoundingClientRect();
          return inner.left > left && inner.right < right && inner.bottom < bottom;
        }"""
    )
    sit.click()
    # Finding 15: the tab tells whose turn it is.
    for visitor in (ann, bob):
        until_deciding(visitor)
    expect(ann.page).to_have_title("● Your turn: La Raye")
    expect(bob.page).to_have_title("● Ваш ход: Ла-Ре")
    play_on(bob, at_random("people"), clicks=1)
    expect(bob.page).to_have_title("Ла-Ре · Sandtable")

    # A phrase is said in the one language, and read in the other.
    bob.part("talk").click()
    bob.page.locator("[data-phrase=thinking]").click()
    expect(bob.part("talk-lines")).to_contain_text("Думаю")
    bob.page.keyboard.press("Escape")
    expect(ann.part("talk-unread")).to_have_text("1")
    ann.part("talk").click()
    expect(ann.part("talk-lines")).to_contain_text("Thinking")
    ann.page.keyboard.press("Escape")
    expect(ann.part("talk-unread")).to_have_count(0)

    # Finding 16: both picks are shown, and Bob asks for his back.
    play_on(ann, at_random("people"), clicks=1)
    bob.part("more").click()
    bob.part("ask-take-back").click()
    expect(bob.part("proposal")).to_contain_text("Вы просите вернуть ход")
    expect(ann.part("proposal")).to_contain_text("Bob asks for a take-back")
    ann.part("accept").click()
    for visitor in (ann, bob):
        expect(visitor.part("proposal")).to_have_count(0)
        until_deciding(visitor)
    expect(ann.part("log")).to_contain_text("taken back, by agreement")
    play_on(bob, at_random("people"), clicks=1)

    # A draw is offered, refused, offered again, withdrawn.
    offer_draw(bob)
    expect(bob.part("proposal")).to_contain_text("Предложена ничья")
    expect(ann.part("proposal")).to_contain_text("Bob offers a draw")
    ann.part("refuse").click()
    for visitor in (ann, bob):
        expect(visitor.part("proposal")).to_have_count(0)
    until_deciding(ann)
    offer_draw(bob)
    expect(ann.part("accept")).to_be_visible()
    bob.part("withdraw").click()
    expect(ann.part("proposal")).to_have_count(0)
    offer_draw(ann)
    bob.part("accept").click()
    for visitor in (ann, bob):
        expect(visitor.part("outcome")).to_have_attribute("data-winner", "draw")

    # Finding 8: the rematch is one offer, and takes both to one table.
    ann.part("rematch").click()
    expect(ann.part("proposal")).to_contain_text("Sides swapped: you play Germany.")
    expect(bob.part("proposal")).to_contain_text("Ann предлагает реванш")
    expect(bob.part("proposal")).to_contain_text("Стороны меняются")
    bob.part("accept").click()
    for visitor in (ann, bob):
        visitor.page.wait_for_url(lambda url: made["table"] not in url)
        until_deciding(visitor)
    assert table_of(ann) == table_of(bob)
    seats = ann.call("GET", f"/api/tables/{table_of(ann)}")["seats"]
    assert {chair["seat"]: chair["name"] for chair in seats} == {"us": "Bob", "germany": "Ann"}
