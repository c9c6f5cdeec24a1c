"""Strokes of the editor: what a brush does to the text, for each game; nothing else changes."""

import difflib
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.errors import BadInput
from sandtable.studio.drafting import Edit, apply_edits, blank_text, draft, official_text
from sandtable.studio.easel import easel_of
from sandtable.studio.faults import find_faults
from sandtable.studio.scenario_text import ScenarioText
from tests.studio.drafts import Draft, all_official
from tests.studio.test_faults import DRAFTS

GAMES = ("normandy", "north-africa", "memoir44", "heroes")


def lay(brush: str, *places: str) -> Edit:
    return Edit("lay", brush, places)


def erase(*places: str) -> Edit:
    return Edit("erase", places=places)


def changed(game: str, text: str, *edits: Edit) -> list[str]:
    """The lines that some edits take away and add."""
    after = apply_edits(sandtable.game(game), text, edits)
    lines = difflib.ndiff(text.split("\n"), after.split("\n"))
    return [line for line in lines if line[0] in "+-"]


@pytest.mark.parametrize("game", GAMES)
def test_every_brush_of_the_palette_can_be_laid(game: str) -> None:
    """Each brush changes a text that the game still reads, or says why it cannot be laid."""
    found = sandtable.game(game)
    shelves = easel_of(found).shelves(found)
    brushes = [brush for shelf in shelves for brush in shelf.brushes]
    assert len({brush.id for brush in brushes}) == len(brushes)
    text = blank_text(found)
    cells = easel_of(found).cells(found, draft(found, text)["document"] or {})  # type: ignore[arg-type]
    places = {"side": "side:14-12-14-14", "cell": "cell:0.2", "square": "square:3-3"}
    for brush in brushes:
        kind = brush.on[0]
        place = places.get(kind) or next(each for each in cells if each.startswith(f"{kind}:"))
        if brush.id.startswith("wall:"):  # there is no building
            with pytest.raises(BadInput, match="studio-no-building"):
                apply_edits(found, text, [lay(brush.id, place)])
        else:
            assert apply_edits(found, text, [lay(brush.id, place)]), brush.id


@pytest.mark.parametrize(("game", "path"), all_official(), ids=str)
def test_a_brush_lies_on_a_place_once(game: str, path: Path) -> None:
    """Zones of a side may overlap, as they do in Bread and Shells."""
    found = sandtable.game(game)
    cells = easel_of(found).cells(found, ScenarioText.open(path).document)
    assert cells
    assert [place for place, brushes in cells.items() if len(set(brushes)) != len(brushes)] == []


def test_a_hex_has_ground_an_obstacle_a_unit_and_a_medal() -> None:
    memoir = sandtable.game("memoir44")
    text = blank_text(memoir)
    place = "hex:r4c4"
    brushes = ["ground:F", "obstacle:s", "unit:A", "medal:axis"]
    drawn = apply_edits(memoir, text, [lay(brush, place) for brush in brushes])
    told = draft(memoir, drawn)
    assert told["faults"] == []
    assert told["cells"]["hex:r4c4"] == ["unit:A", "obstacle:s", "medal:axis", "ground:F"]  # type: ignore[index,call-overload]
    # Erasing takes the uppermost thing first.
    bare = apply_edits(memoir, drawn, [erase(place)] * 4)
    assert draft(memoir, bare)["cells"]["hex:r4c4"] == ["ground:."]  # type: ignore[index,call-overload]


def test_two_boards_make_every_layer_wider() -> None:
    memoir = sandtable.game("memoir44")
    text = apply_edits(memoir, blank_text(memoir), [Edit("set", path=("boards",), value=2)])
    assert find_faults(memoir, text) == []
    edits = [lay("ground:V", "hex:r0c25")]
    assert find_faults(memoir, apply_edits(memoir, text, edits)) == []


def test_a_face_takes_the_place_of_another_with_all_that_lies_on_it() -> None:
    text = official_text(sandtable.game("normandy"), "la-raye")
    lines = changed("normandy", text, lay("face:9A", "tile:5B"))
    assert lines[:3] == ["-     13B     5B", "+     13B     9A", "- 5B = 3"]
    assert {line for line in lines if line[0] == "+"} == {
        "+     13B     9A",
        "+ 9A = 3",
        '+ controlled = ["9A"]',
        '+     { tile = "9A", units = ["all"] },',
        *(f'+ {unit} = "9A"' for unit in ("riflemen-a", "riflemen-b", "scouts-a", "scouts-b")),
    }
    after = apply_edits(sandtable.game("normandy"), text, [lay("face:9A", "tile:5B")])
    assert find_faults(sandtable.game("normandy"), after) == []


def test_a_tile_is_laid_on_a_free_place_and_taken_away() -> None:
    normandy = sandtable.game("normandy")
    text = official_text(normandy, "la-raye")
    told = draft(normandy, text)
    free = told["description"]["free"][0]["cell"]  # type: ignore[index,call-overload]
    wider = apply_edits(normandy, text, [lay("face:1A", str(free))])
    assert find_faults(normandy, wider) == []
    assert apply_edits(normandy, wider, [erase("tile:1A")]) == text


def test_the_last_tile_leaves_a_place_to_begin() -> None:
    normandy = sandtable.game("normandy")
    text = apply_edits(normandy, blank_text(normandy), [erase("tile:1A", "tile:2A")] * 2)
    told = draft(normandy, text)
    assert told["description"]["tiles"] == []  # type: ignore[index,call-overload]
    assert told["description"]["free"] == [{"cell": "cell:0.0", "line": 0, "half": 0}]  # type: ignore[index,call-overload]
    again = apply_edits(normandy, text, [lay("face:7A", "cell:0.0")])
    assert "7A" in again


def test_a_vehicle_has_its_own_list_and_a_soldier_leaves_the_seat() -> None:
    africa = sandtable.game("north-africa")
    text = official_text(africa, "jebel-sherif")
    after = apply_edits(africa, text, [lay("unit:lrdg-sergeant", "tile:9A")])
    assert 'seats = { gun = "gunner" }' in after
    assert find_faults(africa, after) == []
    moved = apply_edits(africa, text, [lay("unit:lrdg-patrol-truck", "tile:9A")])
    assert '{ vehicle = "patrol-truck", tile = "9A"' in moved


def test_boards_are_drawn_out_when_a_single_square_is_changed() -> None:
    heroes = sandtable.game("heroes")
    text = official_text(heroes, "two-streets")
    after = apply_edits(heroes, text, [lay("ground:o", "square:6-6")])
    assert "boards = [" not in after
    before, now = (draft(heroes, each)["description"]["field"] for each in (text, after))  # type: ignore[index,call-overload]
    assert now["edges"] == before["edges"]  # type: ignore[index,call-overload]
    assert find_faults(heroes, after) == []


def test_a_house_is_built_and_gets_a_door() -> None:
    heroes = sandtable.game("heroes")
    text = blank_text(heroes)
    house = [lay("ground:.", "square:3-6"), lay("building:house_2", "square:0-6", "square:1-6")]
    built = apply_edits(heroes, text, [*house, lay("wall:door", "side:4-12-4-14")])
    assert '"|a aD"' in built
    assert find_faults(heroes, built) == []
    with pytest.raises(BadInput, match="studio-no-building"):
        apply_edits(heroes, text, [lay("wall:door", "side:12-12-12-14")])


def test_zones_are_few_rectangles() -> None:
    heroes = sandtable.game("heroes")
    squares = [f"square:{x}-{y}" for x in (5, 6) for y in range(2, 5)]
    text = apply_edits(heroes, blank_text(heroes), [lay("zone:soviet", *squares)])
    assert "rects = [[0, 0, 6, 1], [5, 2, 6, 4]]" in text
    assert find_faults(heroes, text) == []


@pytest.mark.parametrize("case", DRAFTS, ids=lambda case: f"{case.game}-{case.key}")
def test_a_draft_with_a_fault_is_still_shown(case: Draft) -> None:
    """The editor says what is wrong, and goes on with the rest: text, forms, and a map."""
    told = draft(sandtable.game(case.game), case.text().text)
    assert [fault["key"] for fault in told["faults"]] == [case.key]  # type: ignore[index,union-attr,call-overload]
    assert told["forms"]
    assert told["description"] is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_text_of_the_wrong_shape_is_shown_with_its_faults(game: str) -> None:
    text = "boards = [1]\nobjectives = [1]\nzones = [1]\noverlays = [1]\nus = 4\nmap = 5\n"
    told = draft(sandtable.game(game), text + "[field]\nground = [1]\nbuildings = [1]\n")
    assert told["faults"]
    assert told["forms"]
