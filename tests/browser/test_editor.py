"""Scenarios are drawn in the editor with mouse, keyboard and text, kept, and played."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import until_deciding
from tests.browser.visitor import Visitor


def text_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_label("The text of the scenario")


def place(visitor: Visitor, word: str) -> Locator:
    return visitor.part("sheet").locator(f'path[data-word="{word}"]')


def middle(visitor: Visitor, word: str) -> tuple[float, float]:
    box = place(visitor, word).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lines(visitor: Visitor) -> list[str]:
    return text_of(visitor).input_value().split("\n")


def test_a_battle_is_drawn_with_the_mouse_kept_and_played(visitors: Visitors) -> None:
    ann = visitors.come(width=1440)
    ann.go("/scenarios")
    ann.part("draw-one").click()
    ann.part("draw-memoir44").click()
    expect(ann.part("sheet").locator(".board")).to_be_visible()
    # A stroke along a row, with its mirror image.
    ann.page.get_by_role("button", name="Mirror above and below").click()
    ann.page.locator('[data-brush="ground:F"]').click()
    ann.page.mouse.move(*middle(ann, "hex:r2c3"))
    ann.page.mouse.down()
    ann.page.mouse.move(*middle(ann, "hex:r2c5"), steps=4)
    ann.page.mouse.up()
    expect(text_of(ann)).to_have_value(re.compile(r"\. \. \. F F F \."))
    assert lines(ann).count(". . . F F F . . . . . . .") == 2
    # What is wrong is shown at its place, with its rule, and can be undone.
    ann.page.locator('[data-brush="ground:X"]').click()
    ann.page.mouse.click(*middle(ann, "hex:r0c6"))
    expect(ann.part("problem")).to_have_count(2)
    expect(ann.part("problem").first).to_contain_text("M44-25.1")
    expect(ann.part("sheet").locator('[data-fault="hex:r0c6"]')).to_have_count(1)
    expect(ann.part("play-it")).to_be_disabled()
    ann.part("undo").click()
    expect(ann.part("problem")).to_have_count(0)
    # The text is the same file: a name that is typed there is the title.
    text_of(ann).fill(text_of(ann).input_value().replace('name = ""', 'name = "Two woods"'))
    expect(ann.part("draft-name")).to_have_text("Two woods")
    drawn = text_of(ann).input_value()
    ann.page.reload()
    expect(text_of(ann)).to_have_value(drawn)
    ann.go("/editor")
    ann.page.get_by_role("link", name="Two woods").click()
    expect(text_of(ann)).to_have_value(drawn)
    ann.part("play-it").click()
    ann.page.get_by_role("button", name="Start").click()
    ann.page.wait_for_url("**/table/*")
    until_deciding(ann)
    expect(ann.page.locator("body")).to_contain_text("Two woods")


def test_a_scenario_is_drawn_with_the_keyboard(visitors: Visitors) -> None:
    ann = visitors.come(width=1440)
    ann.go("/editor/normandy")
    expect(ann.part("sheet").locator(".board")).to_be_visible()
    before = text_of(ann).input_value()
    keyboard = ann.page.keyboard
    ann.page.locator('[data-brush="face:7A"]').focus()
    keyboard.press("Enter")
    ann.part("sheet").locator('[data-word="cell:0.2"]').focus()
    keyboard.press("Enter")
    expect(ann.part("sheet").locator('[data-word="tile:7A"]')).to_have_count(1)
    keyboard.press("e")
    expect(ann.page.locator('[data-tool="erase"]')).to_have_attribute("aria-pressed", "true")
    ann.part("sheet").locator('[data-word="tile:7A"]').focus()
    keyboard.press("Enter")
    expect(text_of(ann)).to_have_value(before)
    keyboard.press("Control+z")
    expect(ann.part("sheet").locator('[data-word="tile:7A"]')).to_have_count(1)
    keyboard.press("Control+Shift+z")
    expect(text_of(ann)).to_have_value(before)


def test_an_official_scenario_is_opened_as_it_is(visitors: Visitors) -> None:
    ann = visitors.come(width=1440)
    for game, scenario in (("heroes", "two-streets"), ("north-africa", "jebel-sherif")):
        ann.go(f"/scenarios/{game}/{scenario}")
        ann.part("open-in-editor").click()
        expect(ann.part("sheet").locator(".board")).to_be_visible()
        official = ann.page.request.get(f"/api/studio/{game}/scenarios/{scenario}").text()
        expect(text_of(ann)).to_have_value(official)
        expect(ann.part("problem")).to_have_count(0)
