"""Scenarios are drawn in the editor with mouse, keyboard and text, kept, published and played."""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.games import check_fit, check_outcome
from tests.browser.playing import at_random, play_on, until_deciding
from tests.browser.visitor import Visitor


@dataclass(frozen=True)
class Drawing:
    """What is drawn with the mouse, and what with the keyboard: brushes, places, and what the text
    then has; and what is typed so that the battle is over soon.
    """

    mouse: tuple[tuple[str, str], ...]
    drawn: str
    keys: tuple[str, str]
    keyed: str
    soon: tuple[tuple[str, str], ...] = ()


DRAWINGS = {
    "normandy": Drawing(
        mouse=(("face:7A", "cell:0.2"), ("points:2", "tile:7A")),
        drawn=r"7A = 2",
        keys=("face:9B", "cell:0.2"),
        keyed=r"\b9B\b",
    ),
    "north-africa": Drawing(
        mouse=(("face:7A", "cell:0.2"), ("points:1", "tile:7A")),
        drawn=r"7A = 1",
        keys=("points:2", "tile:2A"),
        keyed=r"2A = 2",
    ),
    "memoir44": Drawing(
        mouse=(("unit:i", "hex:r7c6"), ("ground:F", "hex:r4c2")),
        drawn=r"\. \. F \. \. \.",
        keys=("obstacle:w", "hex:r4c4"),
        keyed=r"obstacles = ",
        soon=(
            ("allies = 4, axis = 4", "allies = 1, axis = 1"),
            ("boards", "turn_limit = 2\nboards"),
        ),
    ),
}


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


def begin(visitor: Visitor, game: str) -> None:
    """A new scenario from the list of drafts."""
    visitor.go("/editor")
    visitor.part(f"draw-{game}").click()
    expect(visitor.part("sheet").locator(".board")).to_be_visible()


def entitle(visitor: Visitor, name: str) -> None:
    """Type a name into the text; some games have none in the smallest scenario."""
    text = text_of(visitor).input_value()
    named = f'name = "{name}"'
    text = text.replace('name = ""', named) if 'name = ""' in text else f"{named}\n{text}"
    text_of(visitor).fill(text)
    expect(visitor.part("draft-name")).to_have_text(name)


@pytest.mark.parametrize("game", DRAWINGS)
def test_a_scenario_of_each_game_is_drawn_kept_played_and_measured(
    visitors: Visitors, game: str
) -> None:
    drawing = DRAWINGS[game]
    ann = visitors.come(width=1440)
    # With the keyboard: brush, place, undo and redo.
    begin(ann, game)
    before = text_of(ann).input_value()
    keyboard = ann.page.keyboard
    brush, where = drawing.keys
    ann.page.locator(f'[data-brush="{brush}"]').focus()
    keyboard.press("Enter")
    place(ann, where).focus()
    keyboard.press("Enter")
    expect(text_of(ann)).to_have_value(re.compile(drawing.keyed))
    keyed = text_of(ann).input_value()
    keyboard.press("Control+z")
    expect(text_of(ann)).to_have_value(before)
    keyboard.press("Control+Shift+z")
    expect(text_of(ann)).to_have_value(keyed)
    ann.page.reload()
    expect(text_of(ann)).to_have_value(keyed)
    # With the mouse: another one.
    begin(ann, game)
    for brush, where in drawing.mouse:
        ann.page.locator(f'[data-brush="{brush}"]').click()
        expect(place(ann, where)).to_have_count(1)
        ann.page.mouse.click(*middle(ann, where))
    expect(text_of(ann)).to_have_value(re.compile(drawing.drawn))
    for old, new in drawing.soon:
        text_of(ann).fill(text_of(ann).input_value().replace(old, new, 1))
    entitle(ann, f"A small {game}")
    expect(ann.part("problem")).to_have_count(0)
    drawn = text_of(ann).input_value()
    # Kept, reopened from the list, and played against the bot to its end.
    ann.go("/editor")
    ann.page.get_by_role("link", name=f"A small {game}").click()
    expect(text_of(ann)).to_have_value(drawn)
    ann.part("play-it").click()
    ann.page.get_by_role("button", name="Start").click()
    ann.page.wait_for_url("**/table/*")
    expect(ann.page.locator("body")).to_contain_text(f"A small {game}")
    table = ann.page.url.rpartition("/")[2]
    play_on(ann, at_random(game))
    check_outcome(ann, table)
    # Measured: what bots have shown so far is there soon.
    ann.go("/editor")
    ann.page.get_by_role("link", name=f"A small {game}").click()
    ann.page.get_by_role("link", name="Measure the balance").click()
    expect(ann.part("first-share")).to_have_text(re.compile(r"\d %"))


def test_strokes_faults_and_copies(visitors: Visitors) -> None:
    ann = visitors.come(width=1440)
    begin(ann, "memoir44")
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
    # With the mouse: selected, copied, laid elsewhere.
    ann.page.locator('[data-tool="select"]').click()
    ann.page.mouse.move(*middle(ann, "hex:r2c3"))
    ann.page.mouse.down()
    ann.page.mouse.move(*middle(ann, "hex:r2c5"), steps=4)
    ann.page.mouse.up()
    ann.part("copy").click()
    ann.page.mouse.click(*middle(ann, "hex:r4c8"))
    expect(text_of(ann)).to_have_value(re.compile(r"\. \. \. \. \. \. \. \. F F F \. \."))
    # With the keyboard: cut out, turned by a sixth, laid; one undo takes all of it back.
    copied = text_of(ann).input_value()
    keyboard = ann.page.keyboard
    keyboard.press("s")
    for corner in ("hex:r4c8", "hex:r4c9"):
        place(ann, corner).focus()
        keyboard.press("Enter")
    keyboard.press("Control+x")
    expect(text_of(ann)).to_have_value(re.compile(r"\. \. \. \. \. \. \. \. \. \. F \. \."))
    keyboard.press("r")
    place(ann, "hex:r4c1").focus()
    keyboard.press("Enter")
    expect(text_of(ann)).to_have_value(re.compile(r"\. F \. \. \. \. \. \. \. \. F \. \."))
    assert lines(ann)[lines(ann).index('map = """') + 6] == " . F . . . . . . . . . ."
    keyboard.press("Control+z")
    keyboard.press("Control+z")
    expect(text_of(ann)).to_have_value(copied)


def test_an_official_scenario_is_opened_as_it_is(visitors: Visitors) -> None:
    ann = visitors.come(width=1440)
    for game, scenario, address in (
        ("heroes", "two-streets", None),
        ("north-africa", "jebel-sherif", None),
        ("memoir44", "pegasus-bridge", "/editor/memoir44/pegasus-bridge"),
    ):
        if address is None:
            ann.go(f"/scenarios/{game}/{scenario}")
            ann.part("open-in-editor").click()
        else:
            ann.go(address)
        expect(ann.part("sheet").locator(".board")).to_be_visible()
        official = ann.page.request.get(f"/api/studio/{game}/scenarios/{scenario}").text()
        expect(text_of(ann)).to_have_value(official)
        expect(ann.part("problem")).to_have_count(0)


def test_a_scenario_is_published_played_by_another_and_withdrawn(visitors: Visitors) -> None:
    ann, bob = visitors.come("Ann", width=1440), visitors.come("Bob")
    begin(ann, "memoir44")
    entitle(ann, "The old mill")
    ann.page.get_by_role("button", name="Share").click()
    with ann.page.expect_download() as saved:
        ann.page.locator("[data-picture=png]").click()
    assert saved.value.suggested_filename == "the-old-mill.png"
    assert saved.value.path().read_bytes()[1:4] == b"PNG"
    ann.part("publish").click()
    expect(ann.part("published")).to_be_visible()
    bob.go("/scenarios")
    entry = bob.part("published-list").get_by_role("link", name="The old mill")
    expect(entry).to_contain_text("by Ann")
    entry.click()
    expect(bob.part("published-scenario")).to_contain_text("A visitor’s scenario")
    check_fit(bob)
    address = bob.page.url
    bob.part("edit-published").click()
    expect(bob.part("draft-name")).to_have_text("The old mill")
    bob.go(address)
    expect(bob.part("withdraw")).to_have_count(0)
    bob.page.get_by_role("button", name="Start").click()
    bob.page.wait_for_url("**/table/*")
    until_deciding(bob)
    bob.go("/")
    expect(bob.page.locator("main")).to_contain_text("The old mill")
    ann.go(address)
    ann.part("withdraw").click()
    ann.page.wait_for_url("**/scenarios")
    with bob.refused():
        bob.go(address)
        expect(bob.page.get_by_role("alert")).to_contain_text("not on the public list any more")
