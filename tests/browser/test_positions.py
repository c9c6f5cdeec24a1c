"""A position is opened from the lobby, refused in words where it is wrong, and played on."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import sandtable
from tests.browser.axe import Access
from tests.browser.conftest import Visitors
from tests.browser.games import GAMES, ME, UNSPOKEN, check_fit, finished_game
from tests.browser.playing import (
    Patience,
    at_random,
    click,
    look,
    play_on,
    until_changed,
    until_deciding,
)
from tests.browser.positions import VEHICLES
from tests.browser.visitor import Visitor
from tests.server.running import Server


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "barce.json"
    path.write_text(json.dumps(VEHICLES, indent=1), encoding="utf-8")
    return path


def sit_down(visitor: Visitor) -> str:
    """Start the table of the position that is open; returns its id."""
    visitor.page.get_by_role("button", name="Start").click()
    visitor.page.wait_for_url("**/table/*")
    return visitor.page.url.rpartition("/")[2]


@pytest.mark.parametrize("width", [1440, 360])
def test_a_position_with_vehicles_is_opened_from_the_lobby_and_played_on(
    visitors: Visitors, file: Path, width: int
) -> None:
    ann = visitors.come(width=width)
    ann.go("/")
    ann.page.get_by_role("link", name="Open a position").click()
    ann.page.locator('input[type="file"]').set_input_files(file)
    position = ann.part("position")
    expect(position).to_contain_text("Barce")
    expect(position).to_contain_text("round 4")
    expect(position.locator(".decides")).to_contain_text("LRDG")
    expect(position.locator(".board").first).to_be_visible()
    check_fit(ann)
    access = Access()
    access.check(ann, "position")
    assert not access.found
    table = sit_down(ann)
    until_deciding(ann)
    summary = ann.call("GET", f"/api/tables/{table}")
    assert summary["position"] is True
    assert [(chair["seat"], chair["kind"]) for chair in summary["seats"]] == [
        ("lrdg", "person"),
        ("italy", "bot"),
    ]
    assert ann.page.locator(".hand article").count() == 5
    choose = at_random(f"position {width}")
    play_on(ann, choose, clicks=15)
    assert UNSPOKEN.search(ann.page.locator("body").inner_text()) is None
    until_changed(ann, table, choose)
    ann.go("/")
    expect(ann.page.get_by_text("from a position")).to_be_visible()


def test_it_is_played_by_two_on_one_screen_or_by_a_link(visitors: Visitors, file: Path) -> None:
    ann, ben = visitors.come(), visitors.come("Ben")
    for choice in ("me", "invite"):
        ann.go("/position")
        ann.page.locator('input[type="file"]').set_input_files(file)
        ann.page.get_by_role("combobox", name="Italy").select_option(choice)
        table = sit_down(ann)
    link = ann.page.get_by_label("Invitation link").input_value()
    ben.go(link)
    expect(ben.page.get_by_text("a position that its host chose and has seen")).to_be_visible()
    ben.page.locator("main button.pri").click()
    ben.page.wait_for_url(f"**/table/{table}")
    until_deciding(ann)
    expect(ben.page.locator(".board").first).to_be_visible()


WRONG: dict[str, tuple[str, str, str, str]] = {
    "en": (
        "Line 3: The line is not valid JSON",
        "sides.lrdg.hand[0]: ",
        "scenario: “atlantis” is not a scenario of this game",
        "Read the position",
    ),
    "ru": (
        "Строка 3: В строке ошибка записи JSON",
        "sides.lrdg.hand[0]: ",
        "scenario: «atlantis» — не сценарий этой игры",
        "Прочитать позицию",
    ),
    "uk": (
        "Рядок 3: У рядку помилка запису JSON",
        "sides.lrdg.hand[0]: ",
        "scenario: «atlantis» — не сценарій цієї гри",
        "Прочитати позицію",
    ),
}


@pytest.mark.parametrize("language", WRONG)
def test_a_bad_position_is_refused_in_words(visitors: Visitors, language: str) -> None:
    ann = visitors.come(settings={"language": language})
    no_json, no_card, no_scenario, read = WRONG[language]
    misspelt = json.loads(json.dumps(VEHICLES))
    misspelt["sides"]["lrdg"]["hand"][0] = "enginer"
    elsewhere = VEHICLES | {"scenario": "atlantis"}
    ann.go("/position")
    with ann.refused():
        for text, words in (
            ('{\n "game": "north-africa",\n "round": four\n}', no_json),
            (json.dumps(misspelt), no_card),
            (json.dumps(elsewhere), no_scenario),
        ):
            ann.page.locator("textarea").fill(text)
            ann.page.get_by_role("button", name=read).click()
            fault = ann.page.locator(".fault")
            expect(fault).to_contain_text(words)
            assert UNSPOKEN.search(fault.inner_text()) is None
            expect(ann.part("position")).to_have_count(0)
    ann.page.locator("textarea").fill(json.dumps(VEHICLES))
    expect(ann.page.locator(".fault")).to_have_count(0)
    ann.page.get_by_role("button", name=read).click()
    expect(ann.part("position")).to_be_visible()


#: What is in the clipboard once a position has been copied into it.
CLIPBOARD = """async () => {
  for (let tries = 0; tries < 1200; tries += 1) {
    const text = await navigator.clipboard.readText();
    if (text.includes('"position"')) return text;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return '';
}"""


def test_a_position_of_a_replay_is_copied_pasted_and_played_on(
    visitors: Visitors, server: Server, game: str
) -> None:
    table = finished_game(server.address, game).table
    ann = visitors.come()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.go(f"/replay/{table}?at=7")
    # The clipboard belongs to the browser: another test may have left its position there.
    ann.page.evaluate("() => navigator.clipboard.writeText('')")
    ann.part("copy-position").click()
    expect(ann.part("copy-position").locator("svg")).to_be_visible()
    copied = json.loads(ann.page.evaluate(CLIPBOARD))
    assert copied == ann.call("GET", f"/api/tables/{table}/position?at=7")
    ann.page.get_by_role("link", name="Play on from here").click()
    expect(ann.part("position")).to_be_visible()
    ann.go("/position")
    ann.page.locator("textarea").focus()
    ann.page.keyboard.press("Control+V")
    expect(ann.part("position")).to_be_visible()
    assert re.search("round|turn", ann.part("position").inner_text())
    sit_down(ann)
    until_deciding(ann)


def test_a_running_game_has_no_position_to_copy(visitors: Visitors) -> None:
    ann = visitors.come()
    seats = dict.fromkeys(GAMES["normandy"]["sides"], ME)
    table = ann.create("normandy", "la-raye", seats)["table"]
    ann.go(f"/replay/{table}")
    expect(ann.part("replay-bar")).to_be_visible()
    expect(ann.part("copy-position")).to_have_count(0)


def test_a_position_is_changed_and_made_a_puzzle(visitors: Visitors, tmp_path: Path) -> None:
    game = sandtable.game("memoir44")
    path = tmp_path / "bridge.json"
    path.write_text(json.dumps(game.start("pegasus-bridge", sandtable.Seeded(1)).to_json()))
    ann = visitors.come()
    ann.go("/position")
    ann.page.locator('input[type="file"]').set_input_files(path)
    board = ann.part("position-board")
    text = ann.page.get_by_label("Position (JSON)")

    def where() -> dict[str, str]:
        units = json.loads(text.input_value())["units"]
        return {id: unit["hex"] for id, unit in units.items()}

    unit = board.locator('[data-word="unit:allies-1"]')
    unit.focus()
    ann.page.keyboard.press("Enter")
    expect(board).to_contain_text("In hand")
    board.locator('path[data-word="hex:r4c8"]').focus()
    ann.page.keyboard.press("Enter")
    expect(text).to_have_value(re.compile(r'"allies-1": \{\s*"hex": "r4c8"'))
    # Two units never share a hex: it says so, and nothing has changed.
    with ann.refused():
        unit.click()
        board.locator('[data-word="unit:axis-2"]').click()
        expect(ann.page.get_by_role("alert")).to_be_visible()
    assert where()["allies-1"] == "r4c8"
    unit.click()
    ann.part("take-off").click()
    expect(ann.part("aside").get_by_role("button")).to_have_count(1)
    assert "allies-1" not in where()
    ann.part("undo-move").click()
    expect(unit).to_have_count(1)
    check_fit(ann)
    ann.part("try-puzzle").click()
    expect(ann.part("puzzle")).to_contain_text("Find the best move")
    until_deciding(ann)
    choose, patience = at_random("puzzle"), Patience()
    while not ann.part("puzzle-again").count():
        seen = look(ann.page)
        if seen["deciding"] and seen["things"]:
            click(ann.page, choose(seen["things"]))
        patience.wait(ann)
    # The analysis thinks beside everybody's bots: this is no test of its speed.
    expect(ann.part("verdict")).to_contain_text("%", timeout=120_000)
    ann.part("puzzle-again").click()
    until_deciding(ann)
    assert UNSPOKEN.search(ann.page.locator("body").inner_text()) is None
