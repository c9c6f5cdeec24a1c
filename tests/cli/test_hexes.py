"""The hex board as it is drawn."""

from typing import Any

import pytest
from rich.text import Text

import sandtable
from sandtable.board.hexes import title
from sandtable.cli.displays import display_for
from sandtable.cli.words import CliWords
from sandtable.games.memoir44.game import Memoir44
from sandtable.games.memoir44.terminal.board import TERRAIN_TINTS, Hexes
from sandtable.games.memoir44.terminal.display import Memoir44Display
from tests.memoir import table

GAME = sandtable.game("memoir44")
OVERLORD = "omaha-beach-overlord"


def hexes(scenario: Any) -> Hexes:
    made = display_for(GAME, scenario, CliWords("en", GAME))
    assert isinstance(made, Memoir44Display)
    return made.hexes


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def board(scenario: str, width: int = 80) -> list[str]:
    """The map of a battle of the book as it is set up."""
    view = GAME.start(scenario, sandtable.Seeded(1)).view(None)
    return plain(hexes(scenario).draw(view, width))


def drawn(units: dict[str, str], **parts: Any) -> list[str]:
    """A battle drawn by hand."""
    view: Any = table(units, **parts).view(None)
    return plain(hexes(view["scenario"]).draw(view, 80))


def inside(lines: list[str], name: str) -> list[str]:
    """The two lines of a hex, below its title."""
    row, column = (int(number) for number in name.removeprefix("r").split("c"))
    x, y = (2 * column + row % 2) * 3 + 1, row * 3 + 2
    assert lines[y - 1][x:].startswith(title(row, column))
    return [lines[y][x : x + 5], lines[y + 1][x : x + 5]]


def test_odd_rows_are_shifted_by_half_a_hex() -> None:
    lines = drawn({})
    assert lines[1].startswith("┌A9───┬B9───┬")
    assert lines[4].startswith("└──┬A8┴──┬B8┴──┬")
    assert lines[7].startswith("┌A7┴──┬B7┴──┬")
    assert lines[25].endswith("┬L1┴──┬M1┴──┐")
    assert len(lines) == 30


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_every_board_fits_80_columns_and_names_every_hex(scenario: str) -> None:
    lines = board(scenario)
    assert max(map(len, lines)) <= 80
    text = "\n".join(lines)
    description: Any = GAME.describe(scenario)
    for hex in description["hexes"]:
        assert hex["name"] in text


def test_a_unit_has_the_outline_of_its_side_its_letter_figures_and_number() -> None:
    letters = {"I": "I4", "A": "A3", "G": "G2", "S": "S4", "R": "R3", "E": "E4"}
    units = {f"r8c{column}": letter for column, letter in enumerate(letters)}
    units |= {f"r0c{column}": letter.lower() for column, letter in enumerate(letters)}
    lines = drawn(units)
    for column, piece in enumerate(letters.values()):
        assert inside(lines, f"r8c{column}") == [f"    {column + 1}", f" ({piece})"]
        assert inside(lines, f"r0c{column}") == [f"    {column + 1}", f" [{piece}]"]


def test_terrain_and_obstacles_have_a_sign_each() -> None:
    ground = {"r2c0": "F", "r2c2": "R", "r2c4": "b", "r2c6": "V"}
    obstacles = {"r2c2": "=", "r2c4": "w", "r2c6": "s"}
    obstacles |= {"r4c0": "b", "r4c6": "h", "r4c10": "m"}
    lines = drawn({"r2c6": "I"}, ground=ground, obstacles=obstacles)
    assert inside(lines, "r2c0")[0] == "F    "
    assert inside(lines, "r2c2")[0] == "R=   "
    assert inside(lines, "r2c4")[0] == "b#   "
    assert inside(lines, "r2c6") == ["V≈  1", " (I4)"]
    assert inside(lines, "r4c0")[0] == "Ω    "
    assert inside(lines, "r4c6")[0] == "*    "
    assert inside(lines, "r4c10")[0] == "≡    "


def test_objectives_show_whose_they_are_and_whether_they_are_held() -> None:
    objectives = [
        {"side": side, "hexes": [hex], "kind": kind}
        for side, hex, kind in (
            ("allies", "r0c0", "temporary"),
            ("allies", "r0c1", "temporary"),
            ("axis", "r8c0", "temporary"),
            ("axis", "r8c1", "permanent"),
        )
    ]
    lines = drawn(
        {"r0c1": "I"}, objectives=objectives, state={"taken": [False, False, False, True]}
    )
    assert inside(lines, "r0c0")[0] == "☆    "
    assert inside(lines, "r0c1")[0] == "★   1"
    assert inside(lines, "r8c0")[0] == "◇    "
    assert inside(lines, "r8c1")[0] == "◆    "


def test_towns_that_end_the_battle_are_marked() -> None:
    assert inside(board("toulon"), "r0c6")[0].startswith("V†")


def test_sections_are_parted_by_lines_and_named_from_both_edges() -> None:
    lines = drawn({})
    assert lines[0].split() == ["[X]", "right", "flank", "center", "left", "flank"]
    assert lines[-1].split() == ["(A)", "left", "flank", "center", "right", "flank"]
    for line in (lines[2], lines[5]):  # between hexes and through the middle of a hex
        assert [at for at, sign in enumerate(line) if sign == "┊"] == [24, 54]


def test_the_sections_are_named_for_whoever_sits_at_the_upper_edge() -> None:
    lines = drawn({}, top="allies")
    assert lines[0].startswith("(A)     right flank")
    assert lines[-1].startswith("[X]     left flank")


def test_ordered_units_are_marked() -> None:
    state = table({"r8c6": "I", "r0c0": "i"}, hand=["assault-center"])
    state.apply("allies", ("play", "card:assault-center"), sandtable.Seeded(1))
    view: Any = state.view("allies")
    lines = plain(hexes(view["scenario"]).draw(view, 80))
    assert inside(lines, "r8c6")[1] == "›(I4)"
    assert inside(lines, "r0c0")[1] == " [I4]"


def test_two_boards_stand_side_by_side_if_there_is_room() -> None:
    wide = board(OVERLORD, 160)
    assert len(wide) == 30
    assert max(map(len, wide)) == 157
    assert wide[1].startswith("┌A9───")
    assert wide[1].endswith("┬Z9───┐")


def test_two_boards_stand_one_below_the_other_on_a_narrow_terminal() -> None:
    lines = board(OVERLORD)
    assert len(lines) == 60
    assert lines[1].startswith("┌A9───")
    assert lines[1].endswith("┬M9───┐")
    assert lines[31].startswith("  ┌N9───┬")
    assert lines[31].endswith("┬Z9───")
    assert lines[34].startswith("M8┴──┬")
    assert board(OVERLORD, 100)[34].startswith("┌M8┴──┬")


def test_terrain_is_told_apart_by_colour() -> None:
    kinds = ("open", "forest", "town", "hill", "river", "beach", "hedgerow")
    assert len({TERRAIN_TINTS[kind] for kind in kinds}) == len(kinds)
    assert TERRAIN_TINTS["pond"] == TERRAIN_TINTS["river"]
    assert isinstance(GAME, Memoir44)
    assert {kind.name for kind in GAME.pieces.terrain.values()} == set(TERRAIN_TINTS)
