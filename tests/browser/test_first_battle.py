"""A first battle, by what the screen says: its aim, what is going on, and what things are."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.games import BOT, INVITE, ME, against_bot
from tests.browser.playing import click, look, until_deciding
from tests.browser.visitor import Visitor

#: Around the sheet of a phone, in pixels.
MARGIN = 4


def test_whom_a_table_waits_for_is_seen_beside_the_sheet(visitors: Visitors) -> None:
    ann = visitors.come()
    table = ann.create("normandy", "la-raye", {"us": ME, "germany": INVITE})["table"]
    ann.go(f"/table/{table}")
    expect(ann.part("prompt")).to_contain_text("Waiting for players")
    expect(ann.part("prompt").locator(".status")).to_be_visible()


def test_the_aim_tells_what_the_other_side_has_already(visitors: Visitors) -> None:
    ann = visitors.come()
    against_bot(ann, "normandy")
    expect(ann.part("aim")).to_contain_text("To win: 5 points.")
    expect(ann.part("aim")).to_contain_text("Germany already has 3 of 5.")


def test_on_a_phone_the_aim_stands_below_the_cards_and_moves_nothing(visitors: Visitors) -> None:
    ann = visitors.come(width=390, height=844, settings={"fast": False})
    table = ann.create("memoir44", "pegasus-bridge", {"allies": ME, "axis": BOT})["table"]
    ann.go(f"/table/{table}")
    until_deciding(ann)
    aim = ann.page.locator('.handarea [data-testid="aim"]')
    expect(aim).to_contain_text("To win: 4 medals.")
    card = ann.page.locator(".handarea [data-word^='card:']").first
    before = card.bounding_box()
    card.click()
    expect(aim).to_be_visible()
    assert card.bounding_box() == before


def test_help_of_the_column_leaves_what_can_be_chosen_in_sight(visitors: Visitors) -> None:
    ann = visitors.come()
    against_bot(ann, "normandy")
    card = ann.page.locator(".hand .acts li").last
    box = card.bounding_box()
    column = ann.page.locator(".column").bounding_box()
    assert box is not None
    assert column is not None
    ann.page.mouse.move(700, 40)
    ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    shown = ann.part("help")
    shown.wait_for()
    place = shown.bounding_box()
    assert place is not None
    assert place["x"] + place["width"] <= column["x"]


def test_how_to_end_is_said_once_and_below_a_long_question(visitors: Visitors) -> None:
    ann = visitors.come()
    to_first_card(ann)  # with the bar that says why the bid cannot be taken back
    button = ann.page.locator('[data-word="end-turn"]')
    expect(button).to_have_count(1)
    seen = button.evaluate(
        """(button) => {
          const box = button.getBoundingClientRect();
          return [0.1, 0.5, 0.9].every((share) => button.contains(
            document.elementFromPoint(box.left + box.width / 2, box.top + box.height * share)));
        }"""
    )
    assert seen


def test_what_stands_on_the_chosen_card_is_not_asked_again(visitors: Visitors) -> None:
    ann = visitors.come()
    to_first_card(ann)
    click(ann.page, next(t for t in look(ann.page)["things"] if t["word"].startswith("card:")))
    expect(ann.page.locator(".card.sel .acts [data-state='pick']").first).to_be_visible()
    expect(ann.part("order-bar").locator(".verb")).to_have_count(0)


def test_on_a_phone_how_to_end_is_with_the_question(visitors: Visitors) -> None:
    ann = visitors.come(width=390, height=844)
    to_first_card(ann)
    bar = ann.part("order-bar")
    expect(bar.locator('[data-word="end-turn"]')).to_be_visible()
    expect(ann.page.locator('.hand [data-word="end-turn"]')).to_be_hidden()


def test_in_practice_the_question_of_a_phone_covers_nothing_of_the_sheet(
    visitors: Visitors,
) -> None:
    ann = visitors.come(width=390, height=844)
    to_first_card(ann, practice=True)
    ann.part("undo").click(trial=True)
    question = ann.part("order-bar").bounding_box()
    sheet = ann.page.locator("section.table").bounding_box()
    assert question is not None
    assert sheet is not None
    assert question["y"] >= sheet["y"] + sheet["height"] - MARGIN


def to_first_card(visitor: Visitor, *, practice: bool = False) -> None:
    """At a table of Normandy where a card can be played."""
    seats = {"us": ME, "germany": BOT}
    plan = {"game": "normandy", "scenario": "la-raye", "seats": seats, "practice": practice}
    rest = {"visibility": "private", "clock": {"kind": "none"}}
    table = visitor.call("POST", "/api/tables", plan | rest)["table"]
    visitor.go(f"/table/{table}")
    until_deciding(visitor)
    while not visitor.page.locator('[data-word="end-turn"]').count():
        things = look(visitor.page)["things"]
        cards = [t for t in things if t["word"].startswith("card:")]
        if cards:
            click(visitor.page, cards[0])
        visitor.page.wait_for_timeout(50)
    until_deciding(visitor)
