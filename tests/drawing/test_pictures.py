"""Pictures of positions: whole, made of the client's drawings, and blind for what is hidden."""

import random
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import sandtable
from sandtable.bots import make_bot
from sandtable.drawing import plain
from sandtable.games.undaunted.normandy import picture as normandy
from sandtable.games.undaunted.north_africa import picture as north_africa
from tools import drawings

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"
SVG = "{http://www.w3.org/2000/svg}"
SCENARIOS = [(id, name) for id in sandtable.games() for name in sandtable.game(id).scenarios()]


def parsed(svg: str) -> ElementTree.Element:
    """A picture in which everything that is used is there."""
    root = ElementTree.fromstring(svg)
    symbols = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
    used = {str(use.get("href")).removeprefix("#") for use in root.iter(f"{SVG}use")}
    assert used == symbols
    assert "var(" not in svg
    return root


def after(id: str, scenario: str, steps: int) -> sandtable.State:
    """A position in the middle of a game of greedy players."""
    chance = sandtable.Seeded(2)
    state = sandtable.game(id).start(scenario, chance)
    players = {seat: make_bot("greedy", 1) for seat in state.seats}
    for _ in range(steps):
        for seat in state.actors()[:1]:
            state.apply(seat, players[seat].choose(state.view(seat), state.legal(seat)), chance)
    return state


def test_the_drawings_are_those_of_the_client() -> None:
    """If not: make drawings"""
    for path, text in drawings.written().items():
        assert path.read_text(encoding="utf-8") == text


def test_tiles_have_the_same_drawings_as_in_the_client() -> None:
    text = (CLIENT / "normandy" / "tiles.ts").read_text(encoding="utf-8")
    assert dict(re.findall(r"'(\d+[AB])': '([\w-]+)',", text)) == normandy.DRAWINGS
    text = (CLIENT / "north-africa" / "tiles.ts").read_text(encoding="utf-8")
    own = re.findall(r"^  '?([\w-]+)'?: '([\w-]+)',$", text, re.MULTILINE)
    drawn = {terrain: f"north-africa/terrain/{name}" for terrain, name in own}
    kit = {name: id for name, id in north_africa.DRAWINGS.items() if name not in drawn}
    assert drawn | kit == north_africa.DRAWINGS
    assert kit == {"low-dunes": "terrain-square/dune", "sand-flat": "terrain-square/desert"}


@pytest.mark.parametrize(("id", "scenario"), SCENARIOS)
def test_every_scenario_can_be_drawn_and_printed(id: str, scenario: str) -> None:
    state = sandtable.game(id).start(scenario, sandtable.Seeded(1))
    root = parsed(state.svg())
    assert len(list(root.iter())) > 50
    heading, *rows = str(state).split("\n")
    assert heading == repr(state)
    assert len(rows) > 3


@pytest.mark.parametrize(
    ("id", "scenario", "steps"),
    [
        ("normandy", "la-raye", 70),
        ("north-africa", "vulnerable-camp", 70),
        ("memoir44", "omaha-beach", 50),
        ("heroes", "patient-eyes", 90),
    ],
)
def test_a_picture_shows_what_a_seat_may_know_and_nothing_else(
    id: str, scenario: str, steps: int
) -> None:
    state = after(id, scenario, steps)
    for seat in (*state.seats, None):
        drawn = state.svg(seat)
        parsed(drawn)
        other = state.game.determinize(state.view(seat), random.Random(3))
        assert other.svg(seat) == drawn
    assert state._repr_svg_() == state.svg(None)


def test_units_that_move_change_the_picture() -> None:
    early, late = after("memoir44", "omaha-beach", 0), after("memoir44", "omaha-beach", 50)
    assert early.svg() != late.svg()
    assert str(early) != str(late)


def test_rows_and_columns_are_called_as_the_squares_of_the_list_are() -> None:
    _, columns, *rows = str(after("heroes", "two-streets", 12)).split("\n")
    assert columns.split() == [str(number) for number in range(1, 15)]
    units = [line.split() for line in rows if "(" in line]
    assert units
    grid = {row.split()[0]: row.split()[1:] for row in rows if row and "(" not in row}
    assert list(grid) == list("ABCDEFG")
    for square, id, *_ in units:
        assert grid[square[0]][int(square[1:]) - 1] == id[0].upper()


def test_the_plain_picture_needs_only_what_is_documented() -> None:
    places: list[dict[str, Any]] = [
        {"id": "hex:a1", "row": 0, "column": 0, "terrain": "wood", "label": "A1"},
        {"id": "hex:b1", "row": 0, "column": 1},
        {"id": "hex:a2", "row": 1, "column": 0},
    ]
    scout = {"id": "unit:red-scouts", "side": "red", "at": "hex:a2", "label": "S", "count": 2}
    view = {"pieces": [scout], "markers": [{"at": "hex:b1", "side": "blue", "label": "!"}]}
    for grid in ("hex", "square", "brick"):
        description = {
            "scenario": "ford",
            "board": {"grid": grid, "places": places},
            "terrain": {"wood": "forest"},
            "sides": ["red", "blue"],
        }
        root = parsed(plain.draw(description, view).svg())
        texts = [text.text for text in root.iter(f"{SVG}text")]
        assert texts == ["A1", "b1", "a2", "!", "S", "2"]
        printed = plain.print_board(description, view).split("\n")
        assert [line.split() for line in printed] == [["A1", "b1", "!"], [], ["a2"], ["rS2"]]
        assert printed[2].startswith(" ") == (grid != "square")
