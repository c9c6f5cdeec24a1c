"""Scenarios: boards and overlays laid out, armies mustered, faults named (HOS-1.2, 1.3)."""

import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.games.heroes.pack.boards import Piece, PrintedBuilding
from sandtable.kernel.errors import BadInput
from tests.games.heroes.armies import document
from tests.heroes import Table, game, open_ground
from tests.heroes_drawn import scenario as drawn
from tests.heroes_staged import opened, staged

SCENARIOS = game().scenarios()
SIDES = ("soviet", "german")
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


def described(source: str | Mapping[str, Any]) -> dict[str, Any]:
    found: Any = game().describe(source)
    return dict(found)


def of_side(entries: list[dict[str, Any]], side: str) -> list[dict[str, Any]]:
    return [entry for entry in entries if entry["side"] == side]


def grounds(source: str, *squares: str) -> list[str]:
    """What is printed on these squares."""
    printed = {entry["square"]: entry["ground"] for entry in described(source)["field"]["squares"]}
    return [printed[square] for square in squares]


def letters(row: str) -> list[str]:
    """The ground that these letters draw."""
    squares = described(drawn([row, "." * len(row)], ()))["field"]["squares"]
    return [entry["ground"] for entry in squares[: len(row)]]


def sides_of(source: str, part: str) -> dict[str, str]:
    """What is on the outer sides of a part of a building."""
    edges = described(source)["field"]["edges"]
    return {
        edge["side"]: edge["on_it"]
        for edge in edges
        if edge["parts"] == [part] and edge["on_it"] != "nothing"
    }


def fault(**changes: Any) -> tuple[str, str]:
    with pytest.raises(BadInput) as caught:
        opened(document(**changes))
    return caught.value.key, caught.value.where


# The ten of the pack.


@pytest.mark.rule("HOS-1.2", "HOS-1.1", "HOS-30.3")
@pytest.mark.parametrize("id", SCENARIOS)
def test_scenarios_of_the_pack(id: str) -> None:
    battle = described(id)
    soviet, german = [len(of_side(battle["units"], side)) for side in SIDES]
    across, down = battle["field"]["width"] // 2, battle["field"]["height"] // 2
    assert (across, down, soviet, german, battle["turns"], battle["hand"]) == BOOK[id]
    assert battle["number"] == 1 + SCENARIOS.index(id)
    for side, spent in zip(SIDES, SPENT[id], strict=True):
        entries = of_side(battle["tiles"], side) + of_side(battle["army_options"], side)
        assert sum(entry["cost"] for entry in entries) == spent


@pytest.mark.parametrize("id", SCENARIOS)
def test_every_unit_has_room_in_its_zone(id: str) -> None:
    """Each side is asked where to put all that do not come later."""
    battle = described(id)
    sizes = {entry["counter"]: entry["size"] for entry in battle["counters"]}
    t = opened(id, *([1, 2] if battle["initiative"] is None else []))
    asked = set()
    while t.decision in ("deployment", "facing"):
        side = t.seat()
        if t.decision == "deployment" and side not in asked:
            asked.add(side)
            offered = {tuple(text.split()[1:3]) for text in t.legal("deploy")}
            for unit in of_side(battle["units"], side):
                if unit["arrives"] is None:
                    room = [square for id, square in offered if id == unit["unit"]]
                    assert len(room) > 4 * sizes[unit["counter"]], unit["unit"]
        t.do(t.legal()[0])
    assert asked == set(SIDES)


@pytest.mark.parametrize("id", SCENARIOS)
def test_names_are_unique(id: str) -> None:
    battle = described(id)
    for key, name in (("units", "unit"), ("army_options", "option")):
        names = [entry[name] for entry in battle[key]]
        assert len(set(names)) == len(names)


def test_the_first_scenario() -> None:
    battle = described("two-streets")
    assert [battle[key] for key in ("initiative", "sets_up_first", "tie")] == [None] * 3
    assert [zone["zone"] for zone in battle["zones"]] == ["S", "G"]
    assert [(entry["kind"], entry["squares"]) for entry in battle["objectives"]] == [
        ("area", ["4-1", "5-1"]),
        ("square", ["7-4"]),
        ("area", ["8-1"]),
    ]
    assert [effect["kind"] for effect in battle["effects"]] == ["ability_off"]
    keys = ("side", "type", "points", "main")
    scores = [tuple(score[key] for key in keys) for score in battle["points"]]
    assert scores[0] == ("soviet", "control_end", 2, True)
    assert scores[-1] == ("german", "break_tile", 1, False)


@pytest.mark.rule("HOS-3.37")
def test_support_that_comes_later() -> None:
    """By boat, on the shallows and both squares of the landing stage; at night, under flares."""
    battle = described("dark-water")
    later = {unit["unit"]: unit["arrives"] for unit in battle["units"] if unit["arrives"]}
    assert later == {"s-guards-2": 2, "s-dp28": 2}
    t = staged("dark-water", {"s-zorin": "L4", "g-roeder": "A4"}, turn=2)
    t.begin("order-start")
    assert len({text.split()[2] for text in t.legal("deploy")}) == 8
    effects = [(effect["kind"], effect["uses"]) for effect in battle["effects"]]
    assert effects == [("sight_limit", 0), ("flares", 2)]


def test_a_unit_more_for_a_tile() -> None:
    (unit,) = [unit for unit in described("gun-factory")["units"] if unit["arrives"]]
    assert (unit["unit"], unit["tile"]) == ("s-guards-2", "t-guards")
    assert (unit["own"], unit["option"]) == (False, None)
    units = {"s-zorin": "F11", "g-kranz": "A1"}
    t = staged("gun-factory", units, turn=4, control={"O5": "soviet"})
    t.begin("order-start")
    assert {text.split()[2] for text in t.legal("deploy")} == {"D20", "D21"}


def test_a_zone_holds_the_offset_squares_that_lie_wholly_inside() -> None:
    assert {"8.5-1.5", "11.5-3.5"} <= set(described("beside-the-elevator")["zones"][0]["squares"])
    # Columns 1 to 4; the tenement begins half a square into the second.
    west = described("patient-eyes")["zones"][0]["squares"]
    rows = ("1.5", "2.5", "3.5")
    offset = [f"{x}-{y}" for y in rows for x in ("1.5", "2.5")]
    assert [square for square in west if ".5" in square.split("-")[0]] == offset


def test_items_lie_on_a_square() -> None:
    item = described("patient-eyes")["objectives"][0]
    assert (item["kind"], item["squares"]) == ("item", ["7-2"])
    assert opened("patient-eyes", 1, 2).json["items"] == {"O1": {"at": "7-2", "carrier": None}}


def test_bonus_tokens() -> None:
    """Ten of five kinds are shuffled, and three of them lie on the field."""
    battle = described("gun-factory")
    assert battle["bonus"] == ["6-9", "13-5", "10-6"]
    kinds = battle["bonus_kinds"]
    pool = dict(zip(kinds, [1, 3, 2, 3, 1], strict=True))
    t = staged("gun-factory", {}, bonus=[-1, -1, -1])
    for kind, number in pool.items():
        t.change(kept_bonus={"german": [kinds.index(kind)] * number})
        with pytest.raises(BadInput, match="bonus-not-in-pool"):
            t.change(kept_bonus={"german": [kinds.index(kind)] * (number + 1)})


@pytest.mark.rule("HOS-21.1", "HOS-21.2")
@pytest.mark.parametrize("id", SCENARIOS)
def test_cards_that_cannot_come_true_are_taken_out(id: str) -> None:
    battle = described(id)
    kinds = {entry["counter"]: entry["kind"] for entry in battle["counters"]}
    copies = {card["card"]: card["copies"] for card in battle["cards"]}
    for side, enemy in (SIDES, SIDES[::-1]):
        own, others = [
            {kinds[unit["counter"]] for unit in of_side(battle["units"], who)}
            for who in (side, enemy)
        ]
        possible = {
            "": True,
            "own-heavy": "heavy" in own,
            "enemy-heavy": "heavy" in others,
            "enemy-vehicle": others != {"infantry"},
        }
        path = game().folder / "data" / f"cards-{side}.toml"
        printed = tomllib.loads(path.read_text(encoding="utf-8"))
        assert sum(card["copies"] for card in printed.values()) == 45
        for card, entry in printed.items():
            expected = entry["copies"] if possible[entry.get("needs", "")] else 0
            assert copies.get(card, 0) == expected, card


# Laying out.


@pytest.mark.rule("HOS-1.3")
def test_turning_a_piece() -> None:
    building = PrintedBuilding("A", (3, 2), ("+W+-+", "Da aG", "+-+-+"), {"a": "house_1"}, ())
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
    """Board C lies in the middle, turned by 90; board F in the east, turned by 270."""
    first = [f"{x}-0" for x in range(7, 21)]
    assert grounds("bread-and-shells", *first) == letters("ww.w..." + "wwbrts~")
    fourth = [f"{x}-3" for x in range(21)]
    assert grounds("bread-and-shells", *fourth) == letters(",,,,,,," + ",,,,,,," + ",,,,.PP")
    openings = {
        side: on_it
        for side, on_it in sides_of("bread-and-shells", "C3-a").items()
        if on_it != "wall"
    }
    assert openings == {
        "18-2-20-2": "door", "20-2-20-4": "window", "18-4-18-6": "door", "18-6-20-6": "window",
    }  # fmt: skip


def test_overlays_replace_the_ground() -> None:
    """Two squares of an overlay join the board's trench."""
    trench = [f"{x}-13" for x in range(1, 5)]
    assert grounds("guns-over-the-ravine", *trench) == letters("tttt")
    assert grounds("guns-over-the-ravine", "0-14", "1-14") == letters("oo")
    field = described("guns-over-the-ravine")["field"]
    (bunker,) = [part for part in field["parts"] if part["building"] == "BK"]
    assert bunker["squares"] == ["5-12"]
    wire = {side for line in field["lines"] if line["kind"] == "wire" for side in line["sides"]}
    assert {"0-24-2-24", "2-24-4-24", "4-24-6-24"} <= wire
    # A bunker on K15 whose door looks east.
    assert sides_of("gun-factory", "BK-a") == {
        "28-20-30-20": "window", "30-20-30-22": "door", "28-22-30-22": "window",
        "28-20-28-22": "window",
    }  # fmt: skip
    assert grounds("gun-factory", "14-5", "14-6") == letters("tt")


@pytest.mark.rule("HOS-13.29")
def test_a_breach_is_laid_into_a_wall() -> None:
    """In the west of the flats, south of their door."""
    assert sides_of("house-on-the-square", "FL-a") == {
        "9-1-11-1": "window", "11-1-13-1": "window",
        "9-1-9-3": "door", "13-1-13-3": "window",
        "11-3-13-3": "wall",
        "9-3-9-5": "breach", "13-3-13-5": "door",
        "9-5-11-5": "window", "11-5-13-5": "wall",
    }  # fmt: skip


def test_wrecks_lie_on_the_field() -> None:
    wrecks = opened("tractor-works-gate").json["wrecks"]
    assert [(wreck["kind"], wreck["at"]) for wreck in wrecks] == [
        ("wreck_armour_2", ["5-3", "6-3"]),
        ("wreck_light_2", ["4-10", "5-10"]),
    ]
    (car,) = opened("patient-eyes", 1, 2).json["wrecks"]
    assert (car["kind"], len(car["at"])) == ("wreck_light_1", 1)


@pytest.mark.parametrize(
    ("line", "sides"),
    [
        ((0, 4, 4, 4), ["0-4-2-4", "2-4-4-4"]),
        ((6, 8, 6, 4), ["6-6-6-8", "6-4-6-6"]),
    ],
)
def test_a_line_goes_along_sides_of_squares(
    line: tuple[int, int, int, int], sides: list[str]
) -> None:
    """From either end."""
    t = Table(open_ground(9, 9), {}, lines=[("wire", *line)])
    lines = described(t.json["scenario"])["field"]["lines"]
    assert sorted(side for entry in lines for side in entry["sides"]) == sorted(sides)


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
    opened(document(objectives=[item], points=[score]))
    assert fault(objectives=[item], points=[{**score, "type": "control_end"}])[0] == (
        "points-for-wrong-objective"
    )


def test_a_document_of_ones_own() -> None:
    own = document(name="Drill", exits=[{"side": "german", "rim": "west"}])
    battle = described(own)
    assert battle["exits"] == {"soviet": [], "german": ["west"]}
    assert battle["name"] == "Drill"
    # It is written out in every position, as official ones are not.
    assert opened(own).json["scenario"] == own
