"""Structures, their destruction, fallen buildings (HOS-12, 13, 16.3–16.9)."""

import pytest

from sandtable.games.heroes.land import structures
from sandtable.games.heroes.land.field import Plan
from tests.games.heroes.kit import equip
from tests.games.heroes.range import fire, lost, markers, need, odds, parts, refused, shots, told
from tests.games.heroes.table import Table, open_ground

ROOM = ("+-+-+", "Wa aD", "+-+-+")


def plan(rows: tuple[str, ...] = ROOM, kind: str = "house_1", fallen: bool = False) -> Plan:
    return Plan("H", 6, 4, rows, {"a": (kind, fallen)})


def destroy(t: Table, structure: str, points: int) -> Table:
    t.s.forget()
    structures.add_points(t.s, structure, points, t.events)
    t.advance()
    return t


@pytest.mark.rule("HOS-12.1", "HOS-12.2", "HOS-12.3", "HOS-9.8")
def test_one_point_removes_a_small_wreck() -> None:
    t = Table(open_ground(5, 3), {})
    t.wreck("wreck_light_1", "2-1")
    destroy(t, "wreck:0", 1)
    assert t.s.wreck_on[t.p("2-1")] < 0


@pytest.mark.rule("HOS-12.2", "HOS-16.7", "HOS-16.9", "HOS-13.20")
def test_the_last_point_flips_a_building() -> None:
    t = Table(open_ground(9, 6), {"s-rifle-1": "3-2"}, plans=[plan()])
    limit = structures.value(t.s, "part:H-a")
    destroy(t, "part:H-a", limit - 1)
    assert structures.points(t.s, "part:H-a") == limit - 1
    assert told(t, "part-fallen") == []
    destroy(t, "part:H-a", 1)
    assert told(t, "part-fallen")
    assert structures.value(t.s, "part:H-a") == 0
    assert markers(t, "s-rifle-1") == 1


@pytest.mark.rule("HOS-13.21")
def test_units_are_put_onto_the_ruins_by_initiative() -> None:
    t = Table(open_ground(9, 6), {"s-rifle-1": "3-2", "g-landser-1": "4-2"}, plans=[plan()])
    t.s.initiative = 1
    destroy(t, "part:H-a", 9)
    assert t.s.actors() == ("german",)
    t.do("place", "square:4-2")
    assert t.s.actors() == ("soviet",)
    assert t.legal() == [("place", "square:3-2")]
    t.do("place", "square:3-2")
    assert t.where("s-rifle-1") == "3-2"


@pytest.mark.rule("HOS-13.22")
def test_a_vehicle_inside_is_destroyed() -> None:
    rows = ("+-+-+", "Ga aG", "+-+-+")
    t = Table(open_ground(9, 6), {"s-gaz64": "3-2 e"}, plans=[plan(rows, "factory_hall")])
    destroy(t, "part:H-a", 99)
    assert lost(t, "s-gaz64")
    assert t.s.wreck_on[t.p("3-2")] == 0


@pytest.mark.rule("HOS-12.4")
def test_wire_is_cut() -> None:
    t = Table(open_ground(5, 3), {}, lines=[("wire", 4, 0, 4, 4)])
    destroy(t, "line:0", 1)
    assert 0 in t.s.terrain.removed


@pytest.mark.rule("HOS-16.3", "HOS-16.4", "HOS-16.6", "HOS-16.8")
def test_fire_at_a_structure_itself() -> None:
    t = Table(open_ground(9, 6), {"s-zis3": "0-2 e"}, plans=[plan()])
    t.s.suppression[t.u("s-zis3")] = 3
    fire(t, "s-zis3", "demolish", "part:H-a", dice=(4, 3))
    assert structures.points(t.s, "part:H-a") == 1


@pytest.mark.rule("HOS-16.6")
def test_the_odds_of_destruction() -> None:
    t = Table(open_ground(9, 6), {"s-zis3": "0-2 e"}, plans=[plan()])
    roll = odds(t, "s-zis3", "demolish", "part:H-a")[0]
    assert roll.hits == [0.25, 0.5, 0.25]
    assert (roll.dice, roll.need) == (2, 4)


@pytest.mark.rule("HOS-12.4")
def test_only_weapons_with_destruction() -> None:
    t = Table(open_ground(9, 6), {"s-rifle-1": "0-2"}, plans=[plan()])
    assert refused(t, "s-rifle-1", "demolish", "part:H-a") == "refusal-no-destruction HOS-12.4"


@pytest.mark.rule("HOS-13.5", "HOS-13.9", "HOS-13.10", "HOS-13.12")
def test_the_bonus_of_a_building_against_fire() -> None:
    """DV 4 and +3: 7."""
    t = Table(open_ground(9, 6), {"g-landser-1": "2-2", "s-rifle-1": "4-2"}, plans=[plan()])
    assert parts(t, "g-landser-1", "fire", "unit:s-rifle-1")["odds-cover"] == 3
    inside = Table(open_ground(9, 6), {"g-landser-1": "3-2", "s-rifle-1": "4-2"}, plans=[plan()])
    assert need(inside, "g-landser-1", "fire", "unit:s-rifle-1") == 2


@pytest.mark.rule("HOS-13.18", "HOS-13.2")
def test_the_part_through_which_the_shot_comes_in() -> None:
    """The left part is a ruin (+2), the right one stands (+3)."""
    rows = ("+-+-+", "WaDbW", "+-+-+")
    house = Plan("H", 6, 4, rows, {"a": ("house_1", True), "b": ("house_1", False)})
    t = Table(
        open_ground(9, 6), {"g-landser-1": "3-3", "g-landser-2": "5-2", "s-rifle-1": "4-2"},
        plans=[house],
    )  # fmt: skip
    assert parts(t, "g-landser-2", "fire", "unit:s-rifle-1")["odds-cover"] == 3
    t.s.put(t.u("g-landser-1"), t.p("2-2"))
    assert parts(t, "g-landser-1", "fire", "unit:s-rifle-1")["odds-cover"] == 2


@pytest.mark.rule("HOS-13.6", "HOS-13.29")
def test_a_satchel_opens_a_wall() -> None:
    t = Table(open_ground(9, 6), {"g-landser-1": "3-1", "s-rifle-1": "3-2"}, plans=[plan()])
    equip(t, 1, "satchels")
    assert ("fire", "unit:s-rifle-1") not in shots(t, "g-landser-1")
    fire(t, "g-landser-1", "breach", "side:6-4-8-4", "option:t-german.satchels")
    assert told(t, "wall-breached")
    assert ("fire", "unit:s-rifle-1") in shots(t, "g-landser-1")


@pytest.mark.rule("HOS-25.9", "HOS-16.4")
def test_a_satchel_rolls_three_dice() -> None:
    t = Table(open_ground(9, 6), {"g-landser-1": "3-1"}, plans=[plan()])
    equip(t, 1, "satchels")
    fire(
        t, "g-landser-1", "satchel", "part:H-a", "option:t-german.satchels", dice=(4, 1, 1)
    )  # fmt: skip
    assert structures.points(t.s, "part:H-a") == 1
