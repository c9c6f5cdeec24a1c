"""Structures, their destruction, fallen buildings (HOS-12, 13, 16.3–16.9)."""

from typing import Any

import pytest

from tests.heroes import Table, game, house, open_ground

#: Squares C4 and C5; a window in the west, a door in the east.
ROOM = house("H", 6, 4, "+-+-+", "Wa aD", "+-+-+", a="house_1")


def shelled(units: dict[str, str], building: dict[str, Any] = ROOM, points: int = 0) -> Table:
    """A gun facing a building that has taken this much damage."""
    t = Table(open_ground(9, 6), {"s-zis3": "C1 e", **units}, houses=[building])
    t.change(part_points={"H-a": points})
    return t


def limit(terrain: str) -> int:
    """The points that a structure takes."""
    described: Any = game().describe("two-streets")
    (structure,) = [
        kind["structure"] for kind in described["terrain"] if kind["terrain"] == terrain
    ]
    return int(structure)


@pytest.mark.rule("HOS-12.1", "HOS-12.2", "HOS-12.3", "HOS-9.8")
def test_one_point_removes_a_small_wreck() -> None:
    t = Table(open_ground(5, 3), {"s-zis3": "B1 e"})
    t.wreck("wreck_light_1", "B3")
    t.fire("s-zis3", "demolish wreck=0", 4, 3)
    assert t.wrecks() == []


@pytest.mark.rule("HOS-12.2", "HOS-16.7", "HOS-16.9", "HOS-13.20")
def test_the_last_point_flips_a_building() -> None:
    t = shelled({"s-rifle-1": "C4"}, points=limit("house_1") - 2)
    t.fire("s-zis3", "demolish part=H-a", 4, 3)
    assert t.points("part=H-a") == limit("house_1") - 1
    assert t.told("part-fallen") == []
    t.fire("s-zis3", "demolish part=H-a", 4, 3)
    assert t.told("part-fallen")
    assert t.json["fallen"] == ["H-a"]
    assert t.markers("s-rifle-1") == 1
    t.do("place C4")
    assert "demolish part=H-a" not in t.shots("s-zis3")


@pytest.mark.rule("HOS-13.21")
def test_units_are_put_onto_the_ruins_by_initiative() -> None:
    t = shelled({"s-rifle-1": "C4", "g-landser-1": "C5"}, points=limit("house_1") - 1)
    t.change(initiative="german")
    t.fire("s-zis3", "demolish part=H-a", 4, 3)
    assert t.seat() == "german"
    t.do("place C5")
    assert (t.seat(), t.legal()) == ("soviet", ["place C4"])
    t.do("place C4")
    assert t.where("s-rifle-1") == "C4"


@pytest.mark.rule("HOS-13.22")
def test_a_vehicle_inside_is_destroyed() -> None:
    hall = house("H", 6, 4, "+-+-+", "Ga aG", "+-+-+", a="factory_hall")
    t = shelled({"s-gaz64": "C4 e"}, hall, points=limit("factory_hall") - 1)
    t.fire("s-zis3", "demolish part=H-a", 4, 3)
    assert t.lost("s-gaz64")
    assert t.wrecks() == ["C4"]


@pytest.mark.rule("HOS-12.4")
def test_wire_is_cut() -> None:
    t = Table(open_ground(5, 3), {"s-zis3": "B1 e"}, lines=[("wire", 4, 0, 4, 4)])
    t.fire("s-zis3", "demolish line=0", 4, 3)
    assert t.json["cleared"] == ["wire-4-0-4-2"]


@pytest.mark.rule("HOS-16.3", "HOS-16.4", "HOS-16.6", "HOS-16.8")
def test_fire_at_a_structure_itself() -> None:
    t = shelled({}).shaken("s-zis3", 3)
    t.fire("s-zis3", "demolish part=H-a", 4, 3)
    assert t.points("part=H-a") == 1


@pytest.mark.rule("HOS-16.6")
def test_the_odds_of_destruction() -> None:
    roll = shelled({}).odds("s-zis3", "demolish part=H-a")[0]
    assert roll.hits == [0.25, 0.5, 0.25]
    assert (roll.dice, roll.need) == (2, 4)


@pytest.mark.rule("HOS-12.4")
def test_only_weapons_with_destruction() -> None:
    t = shelled({"s-rifle-1": "D1"})
    assert t.no_shot("s-rifle-1", "demolish part=H-a") == "refusal-no-destruction HOS-12.4"


@pytest.mark.rule("HOS-13.5", "HOS-13.9", "HOS-13.10", "HOS-13.12")
def test_the_bonus_of_a_building_against_fire() -> None:
    """DV 4 and +3: 7."""
    t = Table(open_ground(9, 6), {"g-landser-1": "C3", "s-rifle-1": "C5"}, houses=[ROOM])
    assert t.parts("g-landser-1", "fire s-rifle-1")["odds-cover"] == 3
    t.put("g-landser-1", "C4")
    assert t.need("g-landser-1", "fire s-rifle-1") == 2


@pytest.mark.rule("HOS-13.18", "HOS-13.2")
def test_the_part_through_which_the_shot_comes_in() -> None:
    """The left part is a ruin (+2), the right one stands (+3)."""
    halves = house("H", 6, 4, "+-+-+", "WaDbW", "+-+-+", a="house_1", b="house_1", fallen="a")
    units = {"g-landser-1": "C3", "g-landser-2": "C6", "s-rifle-1": "C5"}
    t = Table(open_ground(9, 6), units, houses=[halves])
    assert t.parts("g-landser-2", "fire s-rifle-1")["odds-cover"] == 3
    assert t.parts("g-landser-1", "fire s-rifle-1")["odds-cover"] == 2


@pytest.mark.rule("HOS-13.6", "HOS-13.29")
def test_a_satchel_opens_a_wall() -> None:
    t = Table(open_ground(9, 6), {"g-landser-1": "B4", "s-rifle-1": "C4"}, houses=[ROOM])
    t.equip("german", "satchels")
    assert "fire s-rifle-1" not in t.shots("g-landser-1")
    t.fire("g-landser-1", "breach side=6-4-8-4 option=satchels")
    assert t.told("wall-breached")
    assert "fire s-rifle-1" in t.shots("g-landser-1")


@pytest.mark.rule("HOS-25.9", "HOS-16.4")
def test_a_satchel_rolls_three_dice() -> None:
    t = Table(open_ground(9, 6), {"g-landser-1": "B4"}, houses=[ROOM])
    t.equip("german", "satchels")
    t.fire("g-landser-1", "satchel part=H-a option=satchels", 4, 1, 1)
    assert t.points("part=H-a") == 1
