"""Scenarios: boards and overlays laid out, armies mustered, faults named (HOS-1.2, 1.3)."""

from pathlib import Path
from typing import Any

import pytest

from sandtable.games.heroes.battle import (
    AREA,
    BONUS_KINDS,
    GERMAN,
    ITEM,
    SIDES,
    SOVIET,
    SQUARES,
    Battle,
)
from sandtable.games.heroes.pack import scenario
from sandtable.games.heroes.pack.boards import Building, Piece
from sandtable.games.heroes.pack.counters import HEAVY, INFANTRY
from sandtable.games.heroes.pack.layout import Layout, middles, read_layout
from sandtable.kernel.documents import read_toml
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader
from tests.games.heroes import content
from tests.games.heroes.armies import document

PACK = content.pack()
#: Of each scenario: squares across and down, units of both sides, turns, hand.
BOOK = {
    "two-streets": (14, 7, 5, 5, 6, 3),
    "dark-water": (7, 14, 7, 5, 7, 3),
    "beside-the-elevator": (14, 7, 5, 7, 7, 3),
    "house-on-the-square": (14, 7, 7, 7, 6, 4),
    "guns-over-the-ravine": (7, 21, 7, 10, 8, 4),
    "patient-eyes": (14, 7, 6, 6, 6, 4),
    "tractor-works-gate": (14, 14, 10, 14, 7, 4),
    "bread-and-shells": (21, 7, 9, 7, 7, 4),
    "hall-number-four": (14, 14, 12, 14, 8, 4),
    "gun-factory": (21, 14, 14, 13, 8, 4),
}
#: Points spent by both sides.
SPENT = {
    "two-streets": (74, 75),
    "dark-water": (103, 64),
    "beside-the-elevator": (90, 112),
    "house-on-the-square": (124, 113),
    "guns-over-the-ravine": (127, 167),
    "patient-eyes": (101, 104),
    "tractor-works-gate": (180, 227),
    "bread-and-shells": (142, 123),
    "hall-number-four": (197, 219),
    "gun-factory": (241, 280),
}


def stem(path: Path) -> str:
    return path.stem


def named(id: str) -> Path:
    return next(path for path in content.SCENARIOS if path.stem.endswith(id))


def read(id: str) -> Battle:
    return scenario.read(read_toml(named(id)).data, PACK)


def layout(id: str) -> Layout:
    return read_layout(read_toml(named(id)), PACK)


def fault(**changes: Any) -> tuple[str, str]:
    with pytest.raises(BadInput) as caught:
        scenario.read(document(**changes), PACK)
    return caught.value.key, caught.value.where


# The ten of the pack.


@pytest.mark.rule("HOS-1.2")
@pytest.mark.rule("HOS-1.1")
@pytest.mark.rule("HOS-30.3")
@pytest.mark.parametrize("path", content.SCENARIOS, ids=stem)
def test_scenarios_of_the_pack(path: Path) -> None:
    battle = scenario.read(read_toml(path).data, PACK)
    field = battle.field
    soviet, german = [len(roster) for roster in battle.roster]
    found = (field.width, field.height, soviet, german, battle.turns, battle.hand)
    assert found == BOOK[battle.id]
    assert path.stem == f"{battle.number:02d}-{battle.id}"
    for side in range(len(SIDES)):
        cost = sum(tile.cost for tile in battle.side_tiles(side))
        cost += sum(option.cost for option in battle.options if option.side == side)
        assert cost == SPENT[battle.id][side]


@pytest.mark.parametrize("path", content.SCENARIOS, ids=stem)
def test_every_unit_has_room_in_its_zone(path: Path) -> None:
    battle = scenario.read(read_toml(path).data, PACK)
    for unit in battle.units:
        if unit.arrives >= 0:
            continue
        zones = scenario.zones_for(battle, unit.index)
        places = {place for zone in zones for place in zone.places}
        kind = unit.counter.kind
        open_places = [p for p in places if not battle.field.terrain.ground[p].impassable[kind]]
        assert len(open_places) > 4 * unit.counter.size, unit.id


def test_names_are_unique() -> None:
    for path in content.SCENARIOS:
        battle = scenario.read(read_toml(path).data, PACK)
        assert len(battle.unit_named) == len(battle.units)
        assert len(battle.option_named) == len(battle.options)
        assert [unit.index for unit in battle.units] == list(range(len(battle.units)))


def test_the_first_scenario() -> None:
    battle = read("two-streets")
    assert (battle.initiative, battle.sets_up_first, battle.tie) == (-1, -1, -1)
    assert [zone.id for zone in battle.zones] == ["S", "G"]
    assert [objective.kind for objective in battle.objectives] == [AREA, SQUARES, AREA]
    depot, rubble, shop = battle.objectives
    names = battle.field.names
    assert sorted(names[place] for place in depot.places) == ["4-1", "5-1"]
    assert [names[place] for place in (*rubble.places, *shop.places)] == ["7-4", "8-1"]
    (lesson,) = battle.effects
    assert (lesson.kind, lesson.abilities) == ("ability_off", ("ambush", "scout"))
    scores = [(score.side, score.type, score.points, score.main) for score in battle.points]
    assert scores[0] == (SOVIET, "control_end", 2, True)
    assert scores[-1] == (GERMAN, "break_tile", 1, False)


@pytest.mark.rule("HOS-3.37")
def test_support_that_comes_later() -> None:
    battle = read("dark-water")
    (boats,) = battle.reinforcements
    assert (boats.side, boats.turn, boats.condition) == (SOVIET, 2, -1)
    ids = [battle.units[unit].id for unit in boats.units]
    assert ids == ["s-guards-2", "s-dp28"]
    assert all(battle.units[unit].arrives == 0 for unit in boats.units)
    assert len(boats.places) == 8  # the shallows and both squares of the landing stage
    night = battle.effect("sight_limit")
    assert night is not None
    assert (night.first_turn, night.last_turn) == (1, 4)
    assert night.params == {"los_max": 5, "spot_max": 2}
    flares = battle.effect("flares")
    assert flares is not None
    assert (flares.side, flares.uses, flares.cancels) == (GERMAN, 2, "night")


def test_a_unit_more_for_a_tile() -> None:
    battle = read("gun-factory")
    (squad,) = battle.reinforcements
    unit = battle.units[squad.units[0]]
    assert (unit.id, unit.stripe, unit.own, unit.option) == ("s-guards-2", "guards", False, -1)
    assert battle.tiles[unit.tile].id == "t-guards"
    assert battle.objectives[squad.condition].id == "O5"
    assert [battle.field.names[place] for place in squad.places] == ["19-3", "20-3"]


def test_zones_for_some_and_for_the_rest() -> None:
    battle = read("bread-and-shells")
    lorry, car = battle.unit_named["s-gazaa-1"], battle.unit_named["s-ba64"]
    assert [zone.id for zone in scenario.zones_for(battle, lorry)] == ["S"]
    assert [zone.id for zone in scenario.zones_for(battle, car)] == ["S1"]


def test_a_zone_holds_the_offset_squares_that_lie_wholly_inside() -> None:
    battle = read("beside-the-elevator")
    zone = battle.zones[0]
    names = {battle.field.names[place] for place in zone.places}
    assert {"8.5-1.5", "11.5-3.5"} <= names
    west = read("patient-eyes").zones[0]  # columns 0 to 3; the tenement begins at 1.5
    field = read("patient-eyes").field
    offset = [field.names[place] for place in west.places if field.offset_grid[place] >= 0]
    rows = ("1.5", "2.5", "3.5")
    assert offset == [f"{x}-{y}" for y in rows for x in ("1.5", "2.5")]


def test_least_number_of_units_in_a_building() -> None:
    (least,) = read("house-on-the-square").zones[1].minimum
    assert (len(least[0]), least[1]) == (4, 2)


def test_items_lie_on_a_square() -> None:
    battle = read("patient-eyes")
    case = battle.objectives[0]
    assert case.kind == ITEM
    assert [battle.field.names[place] for place in case.places] == ["7-2"]


def test_bonus_tokens() -> None:
    battle = read("gun-factory")
    assert [battle.field.names[place] for place in battle.bonus] == ["6-9", "13-5", "10-6"]
    assert [battle.bonus_pool.count(kind) for kind in range(len(BONUS_KINDS))] == [1, 3, 2, 3, 1]


@pytest.mark.rule("HOS-21.1")
@pytest.mark.rule("HOS-21.2")
@pytest.mark.parametrize("path", content.SCENARIOS, ids=stem)
def test_cards_that_cannot_come_true_are_taken_out(path: Path) -> None:
    battle = scenario.read(read_toml(path).data, PACK)
    for side in (SOVIET, GERMAN):
        deck = [battle.cards[card] for card in battle.deck[side]]
        assert all(card.side == side for card in deck)
        own, enemy = [
            {battle.units[unit].counter.kind for unit in battle.roster[who]}
            for who in (side, 1 - side)
        ]
        needs = {card.needs for card in deck}
        assert ("own-heavy" in needs) == (HEAVY in own)
        assert ("enemy-heavy" in needs) == (HEAVY in enemy)
        assert ("enemy-vehicle" in needs) == (enemy != {INFANTRY})
        assert len(deck) == 45 - sum(
            card.copies for card in battle.cards if card.side == side and card.needs not in needs
        )


# Laying out.


@pytest.mark.rule("HOS-1.3")
def test_turning_a_piece() -> None:
    building = Building("A", (3, 2), ("+W+-+", "Da aG", "+-+-+"), {"a": "house_1"}, ())
    piece = Piece(("abc", "def"), (("wire", 0, 2, 4, 2),), (building,))
    once = piece.turned_by(90)
    assert once.ground == ("da", "eb", "fc")
    assert once.lines == (("wire", 2, 0, 2, 4),)
    assert once.buildings[0].origin == (0, 3)
    assert once.buildings[0].plan == ("+D+", "|aW", "+ +", "|a|", "+G+")
    whole = piece.turned_by(270).turned()
    assert (whole.ground, whole.lines) == (piece.ground, piece.lines)
    assert whole.buildings[0].plan == building.plan
    assert whole.buildings[0].origin == building.origin


@pytest.mark.rule("HOS-1.3")
def test_turned_boards_of_the_pack() -> None:
    ground = layout("bread-and-shells").ground
    # Board C lies in the middle, turned by 90; board F in the east, turned by 270.
    assert ground[0][7:] == "ww.w.." + "." + "wwbrts~"
    assert ground[3] == ",,,,,,," + ",,,,,,," + ",,,,.PP"
    building = next(b for b in layout("bread-and-shells").buildings if b.id == "C3")
    assert building.origin == (18, 2)
    assert building.plan == ("+D+", "|aW", "+ +", "Da|", "+W+")


def test_overlays_replace_the_ground() -> None:
    laid = layout("guns-over-the-ravine")
    assert laid.ground[13][1:5] == "tttt"  # two squares of the overlay join the board's trench
    assert laid.ground[14][:2] == "oo"
    assert laid.ground[12][5] == "_"
    bunker = next(building for building in laid.buildings if building.id == "BK")
    assert bunker.origin == (10, 24)
    assert ("wire", 0, 24, 6, 24) in laid.lines
    turned = layout("gun-factory")
    assert next(b for b in turned.buildings if b.id == "BK").plan == ("+W+", "WaD", "+W+")
    assert [turned.ground[y][14] for y in (5, 6)] == ["t", "t"]


@pytest.mark.rule("HOS-13.29")
def test_a_breach_is_laid_into_a_wall() -> None:
    flats = next(b for b in layout("house-on-the-square").buildings if b.id == "FL")
    assert flats.plan == ("+W+W+", "Da aW", "+ +-+", "Ba aD", "+W+-+")


def test_wrecks_lie_on_the_field() -> None:
    battle = read("tractor-works-gate")
    names = battle.field.names
    assert [(w.kind, names[w.front], names[w.rear]) for w in battle.wrecks] == [
        ("wreck_armour_2", "5-3", "6-3"),
        ("wreck_light_2", "4-10", "5-10"),
    ]
    (car,) = read("patient-eyes").wrecks
    assert (car.kind, car.rear) == ("wreck_light_1", -1)


def test_middles_of_sides() -> None:
    assert middles(0, 4, 4, 4) == [(1, 4), (3, 4)]
    assert middles(6, 8, 6, 4) == [(6, 7), (6, 5)]


# Faults are named with their place.


@pytest.mark.parametrize(
    ("changes", "key", "where"),
    [
        ({"turns": 0}, "not-in-range", "turns"),
        ({"tie": "nobody"}, "not-a-choice", "tie"),
        ({"weather": "snow"}, "unknown-key", ""),
        ({"boards": []}, "no-boards", "boards"),
        ({"boards": [{"board": "Z", "at": [0, 0]}]}, "not-a-choice", "boards[0].board"),
        (
            {"boards": [{"board": "A", "at": [0, 0]}, {"board": "B", "at": [0, 0]}]},
            "boards-overlap",
            "boards[1].at",
        ),
        (
            {"boards": [{"board": "A", "at": [0, 0]}, {"board": "B", "at": [1, 1]}]},
            "boards-with-gaps",
            "boards",
        ),
        (
            {"boards": [{"board": "A", "at": [0, 0], "turned": 45}]},
            "not-a-quarter-turn",
            "boards[0].turned",
        ),
        (
            {"overlays": [{"overlay": "crater-1", "at": [1, 1]}]},
            "overlay-does-not-fit",
            "overlays[0].at",
        ),
        (
            {"overlays": [{"overlay": "crater-4", "at": [13, 0]}]},
            "overlay-does-not-fit",
            "overlays[0].at",
        ),
        (
            {"overlays": [{"overlay": "wire", "side": [0, 0, 3, 0]}]},
            "not-a-side",
            "overlays[0].side",
        ),
        (
            {"overlays": [{"overlay": "wire", "side": [1, 2, 3, 2]}]},
            "side-off-the-grid",
            "overlays[0].side",
        ),
        (
            {"overlays": [{"overlay": "breach", "side": [8, 8, 10, 8]}]},
            "breach-without-wall",
            "overlays[0].side",
        ),
        (
            {"overlays": [{"overlay": "house-1", "at": [0, 0], "building": "B1"}]},
            "building-named-twice",
            "",
        ),
        ({"overlays": [{"overlay": "house-1", "at": [0, 0]}]}, "missing-key", "overlays[0]"),
        ({"bonus": [[99, 0]]}, "not-in-range", "bonus[0]"),
        ({"bonus": [[20, 0]]}, "no-such-square", "bonus[0]"),
        (
            {"zones": [{"id": "S", "side": "soviet", "rects": [[0, 0, 2, 6]]}]},
            "unit-without-zone",
            "zones",
        ),
        (
            {"zones": [{"id": "S", "side": "soviet", "rects": [[0, 0, 14, 6]]}]},
            "not-a-rectangle",
            "zones[0].rects[0]",
        ),
        (
            {"objectives": [{"id": "O1", "kind": "area", "building": "Q", "parts": ["a"]}]},
            "unknown-building",
            "objectives[0].building",
        ),
        (
            {"objectives": [{"id": "O1", "kind": "area", "building": "B1", "parts": ["b"]}]},
            "unknown-part",
            "objectives[0].parts",
        ),
        (
            {"objectives": [{"id": "O1", "kind": "item", "squares": [[3, 3], [4, 3]]}]},
            "objective-squares",
            "objectives[0]",
        ),
        (
            {"objectives": [{"id": "O1", "kind": "square", "squares": [[3, 3]]}] * 2},
            "objective-named-twice",
            "objectives[1].id",
        ),
        (
            {"points": [{"id": "a", "side": "soviet", "type": "control_end", "points": 1}]},
            "missing-key",
            "points[0]",
        ),
        (
            {
                "points": [
                    {"id": "a", "side": "soviet", "type": "exit", "points": 1, "role": "cook"}
                ]
            },
            "not-a-choice",
            "points[0].role",
        ),
        (
            {"effects": [{"id": "e", "kind": "earthquake", "when": "always"}]},
            "not-a-choice",
            "effects[0].kind",
        ),
        (
            {"reinforcements": [{"side": "soviet", "turn": 9, "rects": [[0, 0, 1, 1]]}]},
            "not-in-range",
            "reinforcements[0].turn",
        ),
        ({"exits": [{"side": "soviet", "rim": "up"}]}, "not-a-choice", "exits[0].rim"),
        ({"forces": {"soviet": [{"tile": "t-volga"}], "german": []}}, "army-without-units",
         "forces.german"),
    ],
)  # fmt: skip
def test_faults_are_named_with_their_place(changes: dict[str, Any], key: str, where: str) -> None:
    assert fault(**changes) == (key, where)


def test_points_for_carrying_need_an_item() -> None:
    square = {"id": "O1", "kind": "square", "squares": [[5, 3]]}
    score = {"id": "a", "side": "soviet", "type": "carry_end", "points": 1, "objective": "O1"}
    assert fault(objectives=[square], points=[score]) == (
        "points-for-wrong-objective",
        "points[0].objective",
    )
    item = {"id": "O1", "kind": "item", "squares": [[5, 3]]}
    scenario.read(document(objectives=[item], points=[score]), PACK)
    assert fault(objectives=[item], points=[{**score, "type": "control_end"}])[0] == (
        "points-for-wrong-objective"
    )


def test_a_document_of_ones_own() -> None:
    battle = scenario.read(document(name="Drill", exits=[{"side": "german", "rim": "west"}]), PACK)
    assert battle.exits == [(), (3,)]
    assert not battle.of_the_book
    assert Reader(battle.document, "").text("name") == "Drill"
