"""What a unit can do now (HOS-15.25, 15.43, 20.2, 21.26, 24.5, HH-6, HH-18)."""

import pytest

from sandtable.games.heroes import abilities
from sandtable.games.heroes.pack.counters import NONE, X
from tests.games.heroes.kit import equip
from tests.games.heroes.table import Table, open_ground


@pytest.mark.rule("HOS-6.66", "HOS-22.4")
@pytest.mark.parametrize(("suppression", "bonus", "squares"), [(0, 0, 4), (2, 2, 2), (3, 0, 0)])
def test_the_current_movement_value(suppression: int, bonus: int, squares: int) -> None:
    t = Table(open_ground(3, 3), {"s-rifle-1": "1-1"})
    t.s.suppression[0] = suppression
    assert abilities.current_move(t.s, 0, bonus) == squares


@pytest.mark.rule("HOS-6.66", "HOS-6.18")
def test_x_stays_x() -> None:
    t = Table(open_ground(3, 3), {"s-mortar82": "1-1 #1"})
    assert abilities.current_move(t.s, 0, 2) == X


@pytest.mark.rule("HOS-20.2")
def test_transport_points() -> None:
    t = Table(open_ground(5, 3), {"s-rifle-1": "1-1", "s-rifle-2": "2-1 #1", "g-mg42": "3-1"})
    assert [abilities.transport_points(t.s, unit) for unit in range(3)] == [2, 1, 1]


@pytest.mark.rule("HOS-15.25", "HOS-15.43")
def test_a_crew_lends_its_abilities_aboard_only() -> None:
    t = Table(open_ground(7, 3), {"s-drozd": "in s-t34 #1", "s-t34": "3-1 e"})
    assert abilities.positive_vibes(t.s, t.u("s-t34"))
    walking = Table(open_ground(7, 3), {"s-drozd": "5-1", "s-t34": "3-1 e"})
    assert not abilities.positive_vibes(walking.s, walking.u("s-t34"))


@pytest.mark.rule("HOS-21.26", "HOS-21.27")
def test_fury_gives_assault_2() -> None:
    t = Table(open_ground(7, 3), {"g-landser-1": "1-1", "g-kranz": "2-1"})
    assert abilities.assault_number(t.s, t.u("g-landser-1")) == NONE
    t.s.in_force[1].append("army_assault:2")
    assert abilities.assault_number(t.s, t.u("g-landser-1")) == 2
    assert abilities.assault_number(t.s, t.u("g-kranz")) == 2  # not added to his own +1


@pytest.mark.rule("HOS-24.22", "HOS-25.23")
def test_street_fighters_fight_among_walls() -> None:
    t = Table(["..#..", "....."], {"s-rifle-1": "0-0", "s-rifle-2": "2-0", "g-landser-1": "4-0"})
    equip(t, 0, "street-fighters")
    assert abilities.assault_number(t.s, t.u("s-rifle-1"), t.u("g-landser-1")) == NONE
    assert abilities.assault_number(t.s, t.u("s-rifle-2"), t.u("g-landser-1")) == 0
    t.s.put(t.u("g-landser-1"), t.p("2-0"))
    assert abilities.assault_number(t.s, t.u("s-rifle-1"), t.u("g-landser-1")) == 0


@pytest.mark.rule("HOS-24.5", "HOS-24.23")
def test_an_unlocked_ability_ends_with_its_tile() -> None:
    t = Table(open_ground(3, 3), {"s-rifle-1": "1-1"})
    t.s.battle.units[0].unlocked = (("scout", 3),)
    assert abilities.scout(t.s, 0) == 3
    t.s.broken[0] = True
    assert abilities.scout(t.s, 0) == NONE
