"""Scenarios are drawn in the editor with mouse, keyboard and text, kept, published and played."""

import random
import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect

import sandtable
from sandtable.studio.faults import find_faults
from tests.browser.conftest import Visitors
from tests.browser.games import check_fit, check_outcome
from tests.browser.playing import at_random, play_on, until_deciding
from tests.browser.visitor import Visitor
from tests.studio.drafts import Draft, all_official
from tests.studio.heroes_drafts import HEROES
from tests.studio.memoir_drafts import MEMOIR44
from tests.studio.undaunted_drafts import NORMANDY, NORTH_AFRICA

#: A brush, the place it is laid on, and what the text has then.
Stroke = tuple[str, str, str]


@dataclass(frozen=True)
class Drawing:
    """What is drawn with the mouse, and what with the keyboard; and what makes its battle short:
    other letters in the text, or an option of the table.
    """

    mouse: tuple[Stroke, ...]
    keys: tuple[Stroke, ...]
    soon: tuple[tuple[str, str], ...] = ()
    limit: str = ""


DRAWINGS = {
    "normandy": Drawing(
        mouse=(("face:7A", "cell:0.2", r"\b7A\b"), ("points:2", "tile:7A", "7A = 2")),
        keys=(("face:9B", "cell:0.2", r"\b9B\b"), ("points:1", "tile:9B", "9B = 1")),
        soon=(("rifleman-a = 3", "rifleman-a = 1"), ("rifleman-a = 3", "rifleman-a = 1")),
        limit="Round limit",
    ),
    "north-africa": Drawing(
        mouse=(("face:7A", "cell:0.2", r"\b7A\b"), ("points:1", "tile:7A", "7A = 1")),
        keys=(("points:2", "tile:2A", "2A = 2"), ("face:9B", "cell:0.2", r"\b9B\b")),
        limit="Round limit",
    ),
    "memoir44": Drawing(
        mouse=(
            ("unit:i", "hex:r7c6", r"\n \. \. \. \. \. \. i "),
            ("ground:F", "hex:r4c2", r"\. \. F \. \. \."),
        ),
        keys=(
            ("obstacle:w", "hex:r4c4", "obstacles = "),
            ("ground:H", "hex:r3c4", r"\. \. \. \. H \. \."),
        ),
        soon=(
            ("allies = 4, axis = 4", "allies = 1, axis = 1"),
            ("boards", "turn_limit = 2\nboards"),
        ),
    ),
    "heroes": Drawing(
        mouse=(
            ("ground:w", "square:0-3", '"w:::::,"'),
            ("line:wire", "side:0-4-2-4", r'"wire", side = \[0, 4, 2, 4\]'),
        ),
        keys=(
            ("overlay:crater-1", "square:0-2", r'"crater-1", at = \[0, 2\]'),
            ("item:", "square:6-3", r"\[\[objectives\]\]"),
        ),
        soon=(("turns = 6", "turns = 1"),),
    ),
}
#: One fault of each game that has places, each place of the kind its map has.
SHOWN = {
    "normandy": ("radio-without-objective", NORMANDY),
    "north-africa": ("structure-twice", NORTH_AFRICA),
    "memoir44": ("unit-on-impassable", MEMOIR44),
    "heroes": ("overlay-does-not-fit", HEROES),
}
#: The arrow that leads from what has the focus towards a thing; "": that thing has it.
TOWARDS = """(word) => {
  const focused = document.activeElement;
  if (focused.dataset.word === word) return '';
  const middleOf = (element) => {
    const { left, width, top, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [fromX, fromY] = middleOf(focused);
  const [x, y] = middleOf(document.querySelector(`.board [data-word="${word}"]`));
  if (Math.abs(x - fromX) > Math.abs(y - fromY)) return x > fromX ? 'ArrowRight' : 'ArrowLeft';
  return y > fromY ? 'ArrowDown' : 'ArrowUp';
}"""
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
#: Follow a link of the app, without loading the page anew.
FOLLOW = """(address) => {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}"""
#: The text of the draft on the desk, as the browser keeps it and a file is written.
KEPT = """() => {
  const draft = localStorage.getItem(`sandtable.draft.${location.pathname.split('/').at(-1)}`);
  return draft === null ? null : JSON.parse(draft).text;
}"""


def text_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_label("The text of the scenario")


def place(visitor: Visitor, word: str) -> Locator:
    kind = "" if word.startswith("side:") else "path"
    return visitor.part("sheet").locator(f'{kind}[data-word="{word}"]')


def middle(visitor: Visitor, word: str) -> tuple[float, float]:
    """Where a place is once it stands still: the sheet is soon fitted to what is drawn."""
    box, before = place(visitor, word).bounding_box(), None
    while box is None or box != before:
        visitor.page.evaluate("() => new Promise((resolve) => requestAnimationFrame(resolve))")
        box, before = place(visitor, word).bounding_box(), box
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


def tab_to(visitor: Visitor, *things: Locator) -> None:
    """Press Tab until the focus is on one of these, or in it."""
    for _ in range(300):
        visitor.page.keyboard.press("Tab")
        if any(thing.evaluate("(each) => each.matches(':focus-within')") for thing in things):
            return
    raise AssertionError("Tab does not lead there")


def walk_to(visitor: Visitor, word: str) -> None:
    """Press arrows on the sheet until the focus is on a place; now and then a random one."""
    rng = random.Random(word)
    expect(place(visitor, word)).to_have_count(1)
    for _ in range(100):
        arrow = visitor.page.evaluate(TOWARDS, word)
        if not arrow:
            return
        visitor.page.keyboard.press(rng.choice(ARROWS) if rng.random() < 0.2 else arrow)
    raise AssertionError(f"no arrows lead to {word}")


def draw_with_the_mouse(visitor: Visitor, strokes: tuple[Stroke, ...]) -> None:
    for brush, where, drawn in strokes:
        visitor.page.locator(f'[data-brush="{brush}"]').click()
        place(visitor, where).click()
        expect(text_of(visitor)).to_have_value(re.compile(drawn))


def draw_with_the_keyboard(visitor: Visitor, strokes: tuple[Stroke, ...]) -> None:
    """Each stroke is also undone and done again."""
    keyboard = visitor.page.keyboard
    for brush, where, drawn in strokes:
        before = text_of(visitor).input_value()
        tab_to(visitor, visitor.page.locator(f'[data-brush="{brush}"]'))
        keyboard.press("Enter")
        tab_to(visitor, visitor.part("sheet").locator(".board"))
        walk_to(visitor, where)
        keyboard.press("Enter")
        expect(text_of(visitor)).to_have_value(re.compile(drawn))
        after = text_of(visitor).input_value()
        keyboard.press("Control+z")
        expect(text_of(visitor)).to_have_value(before)
        keyboard.press("Control+Shift+z")
        expect(text_of(visitor)).to_have_value(after)


def save_and_reopen(visitor: Visitor, game: str) -> None:
    """Save what is on the desk as a file, and open that and the link: each is the same text."""
    text = text_of(visitor).input_value()
    visitor.page.get_by_role("button", name="Share").click()
    link = visitor.page.get_by_label("Link", exact=True)
    expect(link).to_have_value(re.compile("#scenario="))
    address = link.input_value()
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="Save as .toml").click()
    saved = download.value.path().read_bytes()
    assert saved.decode() == text
    visitor.go("/")
    visitor.page.get_by_role("link", name="Open a scenario file").click()
    visitor.page.locator('input[type="file"]').set_input_files(
        {
            "name": download.value.suggested_filename,
            "mimeType": "application/toml",
            "buffer": saved,
        }
    )
    visitor.page.wait_for_url(f"**/editor/{game}/*")
    expect(text_of(visitor)).to_have_value(text)
    visitor.go(address)
    expect(text_of(visitor)).to_have_value(text)


def play_and_measure(visitor: Visitor, game: str, name: str) -> None:
    """Play what is on the desk against the bot to its end; then let bots measure it."""
    visitor.page.wait_for_url(f"**/editor/{game}/*")
    desk = visitor.page.url
    expect(visitor.part("problem")).to_have_count(0)
    visitor.part("play-it").click()
    if DRAWINGS[game].limit:
        visitor.page.get_by_text("Rule options").click()
        visitor.page.get_by_label(DRAWINGS[game].limit).fill("10")
    visitor.page.get_by_role("button", name="Start").click()
    visitor.page.wait_for_url("**/table/*")
    expect(visitor.page.locator("body")).to_contain_text(name)
    table = visitor.page.url.rpartition("/")[2]
    play_on(visitor, at_random(name))
    check_outcome(visitor, table)
    visitor.go(desk)
    visitor.page.get_by_role("link", name="Measure the balance").click()
    # Bots play beside everybody's: this is no test of their speed.
    share = visitor.part("first-share")
    expect(share).to_have_text(re.compile(r"\d %"), timeout=180_000)
    expect(visitor.page).to_have_url(re.compile(f"/balance/{game}#scenario="))


@pytest.mark.parametrize("game", DRAWINGS)
def test_a_scenario_of_each_game_is_drawn_kept_played_and_measured(
    visitors: Visitors, game: str
) -> None:
    """One with the keyboard, saved and opened again; another with the mouse, kept as a draft."""
    drawing = DRAWINGS[game]
    ann = visitors.come(width=1440)
    for way, draw, strokes in (
        ("keyboard", draw_with_the_keyboard, drawing.keys),
        ("mouse", draw_with_the_mouse, drawing.mouse),
    ):
        begin(ann, game)
        draw(ann, strokes)
        for old, new in drawing.soon:
            text_of(ann).fill(text_of(ann).input_value().replace(old, new, 1))
        name = f"A small {game} by {way}"
        entitle(ann, name)
        drawn = text_of(ann).input_value()
        if way == "keyboard":
            save_and_reopen(ann, game)
        else:
            ann.go("/editor")
            ann.page.get_by_role("link", name=name).click()
            expect(text_of(ann)).to_have_value(drawn)
        play_and_measure(ann, game, name)


def test_a_fault_of_each_game_is_shown_at_its_place_and_in_its_line(visitors: Visitors) -> None:
    ann = visitors.come(width=1440)
    for game, (key, drafts) in SHOWN.items():
        draft = next(each for each in drafts if each.key == key)
        (fault,) = find_faults(sandtable.game(game), draft.text().text)
        begin(ann, game)
        text_of(ann).fill(draft.text().text)
        problem = ann.part("problem")
        expect(problem).to_have_count(1)
        expect(problem.get_by_role("link", name=fault.rule)).to_be_visible()
        for where in fault.places:
            expect(ann.part("sheet").locator(f'[data-fault="{where}"]')).to_have_count(1)
        expect(ann.page.locator(".gutter .wrong")).to_have_text(str(fault.line))
        expect(ann.part("play-it")).to_be_disabled()
    # One that is nowhere on the map is marked in its line, and the note leads there.
    nowhere = Draft("heroes", "", {"weather": "rain"}, "unknown-key", "weather")
    text_of(ann).fill(nowhere.text().text)
    (fault,) = find_faults(sandtable.game("heroes"), nowhere.text().text)
    expect(ann.page.locator(".gutter .wrong")).to_have_text(str(fault.line))
    expect(ann.part("sheet").locator("[data-fault]")).to_have_count(0)
    ann.part("problem").get_by_role("button", name=f"Line {fault.line}").click()
    expect(text_of(ann)).to_be_focused()


def test_strokes_faults_and_copies(visitors: Visitors) -> None:
    ann = visitors.come(width=1440, has_touch=True)
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
    # With a finger: painted, a unit placed on it, that taken off again, and all undone.
    for brush, drawn in (
        ("ground:H", r"\n\. \. \. \. H \. \."),
        ("unit:i", r"\n\. \. \. \. i \. \."),
    ):
        ann.page.locator(f'[data-brush="{brush}"]').tap()
        ann.page.touchscreen.tap(*middle(ann, "hex:r4c4"))
        expect(text_of(ann)).to_have_value(re.compile(drawn))
    ann.page.locator('[data-tool="erase"]').tap()
    ann.page.touchscreen.tap(*middle(ann, "hex:r4c4"))
    expect(text_of(ann)).not_to_have_value(re.compile(r"\n\. \. \. \. i \. \."))
    for _ in range(3):
        ann.part("undo").tap()
    expect(text_of(ann)).to_have_value(copied)


def test_every_official_scenario_is_opened_and_saved_as_it_is(visitors: Visitors) -> None:
    ann = visitors.come(width=1440)
    ann.go("/scenarios/heroes/two-streets")
    ann.part("open-in-editor").click()
    expect(ann.part("sheet").locator(".board")).to_be_visible()
    for game, path in all_official():
        file = path.read_bytes().decode()
        ann.page.evaluate(FOLLOW, f"/editor/{game}/{path.stem.split('-', 1)[1]}")
        expect(text_of(ann)).to_have_value(file)
        expect(ann.part("problem")).to_have_count(0)
        assert ann.page.evaluate(KEPT) == file
    ann.page.get_by_role("button", name="Share").click()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("button", name="Save as .toml").click()
    assert download.value.path().read_bytes() == path.read_bytes()


def test_a_scenario_is_published_played_by_another_and_withdrawn(visitors: Visitors) -> None:
    ann, bob = visitors.come("Ann", width=1440), visitors.come("Bob")
    begin(ann, "memoir44")
    entitle(ann, "The old mill")
    # What happened there is told in two languages; a reader gets theirs.
    ann.page.locator('[data-panel="notes"]').click()
    history = ann.page.locator('[data-story="history"]')
    history.get_by_label("Language").fill("uk")
    history.get_by_role("button").click()
    for language, story in (("uk", "Млин тримали два дні."), ("en", "The mill was held.")):
        history.locator(f"textarea[lang={language}]").fill(story)
        history.locator(f"textarea[lang={language}]").blur()
        expect(text_of(ann)).to_have_value(re.compile(rf'{language} = "{story}"'))
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
    expect(bob.part("history")).to_have_text("The mill was held.")
    check_fit(bob)
    address = bob.page.url
    bob.part("edit-published").click()
    expect(bob.part("draft-name")).to_have_text("The old mill")
    bob.go(address)
    expect(bob.part("published-scenario")).to_be_visible()
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
