"""Coming back in another browser, a second device, and being forgotten."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.games import BOT, ME
from tests.browser.visitor import Visitor

SEATS = {"us": ME, "germany": BOT}


def with_a_table(visitors: Visitors) -> tuple[Visitor, str]:
    ann = visitors.come("Ann")
    table: str = ann.create("normandy", "la-raye", SEATS)["table"]
    return ann, table


def has_the_table(visitor: Visitor, table: str) -> None:
    expect(visitor.page.locator(f'a[href="/table/{table}"]').first).to_be_visible()


def test_a_code_brings_the_seats_into_a_second_browser(visitors: Visitors) -> None:
    ann, table = with_a_table(visitors)
    ann.go("/")
    ann.page.get_by_role("link", name="You: Ann").click()
    ann.page.get_by_role("button", name="Create a code").click()
    recovery = ann.page.get_by_role("region", name="Recovery code")
    code = recovery.get_by_role("textbox").input_value()

    other = visitors.come("")
    other.go("/you")
    come_back = other.page.get_by_role("region", name="Have you played here before?")
    with other.refused():
        come_back.get_by_role("textbox").fill("CCCC-CCCC-CCCC-CCCC-CCCC")
        come_back.get_by_role("button", name="Restore").click()
        expect(come_back.get_by_role("alert")).to_contain_text("not valid")
    come_back.get_by_role("textbox").fill(code.lower().replace("-", " "))
    other.page.keyboard.press("Enter")
    has_the_table(other, table)
    expect(other.page.get_by_role("link", name="You: Ann")).to_be_visible()
    ann.go("/")
    has_the_table(ann, table)


def test_a_link_makes_a_second_device_the_same_player(visitors: Visitors) -> None:
    ann, table = with_a_table(visitors)
    ann.go("/you")
    ann.page.get_by_role("button", name="Show a link and a QR code").click()
    devices = ann.page.get_by_role("region", name="Another device")
    expect(devices.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = devices.get_by_role("textbox").input_value()

    phone = visitors.come("Bob", width=360, height=740, has_touch=True)
    own: str = phone.create("normandy", "la-raye", SEATS)["table"]
    phone.go(link)
    play_on = phone.page.get_by_role("button", name="Play on here")
    expect(play_on).to_be_visible()
    assert urlsplit(phone.page.url).fragment == "", "the secret is not in the address any more"
    with phone.refused():
        play_on.click()
        expect(phone.page.get_by_role("alert")).to_contain_text("1 table")
    phone.page.get_by_role("button", name="Continue without these seats").click()
    has_the_table(phone, table)
    expect(phone.page.locator(f'a[href="/table/{own}"]')).to_have_count(0)


def test_one_who_asks_for_it_is_forgotten(visitors: Visitors) -> None:
    ann, table = with_a_table(visitors)
    ann.go("/you")
    with ann.page.expect_download() as file:
        ann.page.get_by_role("link", name="Download").click()
    assert table in file.value.path().read_text(encoding="utf-8")
    ann.page.get_by_role("button", name="Delete everything").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Keep everything").click()
    assert ann.call("GET", "/api/me")["name"] == "Ann"
    ann.page.get_by_role("button", name="Delete everything").click()
    dialog.get_by_role("button", name="Delete", exact=True).click()
    expect(ann.page.get_by_role("link", name="You", exact=True)).to_be_visible()
    assert ann.call("GET", "/api/tables") == []
