"""Zones of control (HOS-7, 13.28)."""

from typing import Any

import pytest

from sandtable.games.heroes.land import zones
from tests.heroes import MOVEMENT, Table, house, open_ground, title
from tests.heroes_drawn import ground, side_of

RUNNER, ENEMY = "s-rifle-1", "g-landser-1"


def zone(t: Table, id: str) -> set[str]:
    """The zone of the only infantry of its side, as the guides tell."""
    guides: Any = t.state.guides(t.seat())
    return {title(square) for square in guides["zones"][side_of(id)]}


def whole_zone(t: Table, id: str) -> set[str]:
    """With partial squares, in brackets; only steps across them ask for those."""
    state: Any = t.state
    field = state.battle.field
    found = set()
    for square in zones.controls(state, state.battle.unit_named[id]):
        if square < len(field.places):
            found.add(title(field.names[square]))
        else:
            hx, hy = field.partials[square - len(field.places)]
            found.add(f"({title(f'{hx // 2}-{hy // 2}')})")
    return found


def barred(t: Table, *way: str, id: str = RUNNER) -> bool:
    """Is a step from the first of these squares to the other barred by a zone?"""
    start, end = way
    t.rest()
    t.put(id, start)
    t.decide({**MOVEMENT, "unit": id})
    if f"step {end}" in t.legal():
        return False
    assert t.refused(f"step {end}") == "refusal-step-zone HOS-7.6"
    return True


@pytest.mark.rule("HOS-7.1", "HOS-7.4", "HOS-7.15")
def test_the_zone_is_the_eight_squares_around() -> None:
    t = Table(open_ground(9, 9), {RUNNER: "B2", ENEMY: "F6"})
    assert zone(t, ENEMY) == {"E5", "E6", "E7", "F5", "F7", "G5", "G6", "G7"}
    assert zone(t, RUNNER) == {"A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"}


@pytest.mark.rule("HOS-7.5", "HOS-7.6", "HOS-7.16")
def test_infantry_does_not_move_within_a_zone() -> None:
    t = Table(open_ground(9, 9), {RUNNER: "E5", ENEMY: "F6"})
    assert barred(t, "E5", "F5")
    assert not barred(t, "E5", "E4")
    assert not barred(t, "E4", "F5")


@pytest.mark.rule("HOS-7.10", "HOS-7.14")
def test_suppression_lifts_a_zone_and_hiding_does_not() -> None:
    t = Table(open_ground(9, 9), {ENEMY: "E5", "s-scouts-1": "F6 hidden"})
    assert barred(t, "E5", "F5", id=ENEMY)
    t.rest()
    t.shaken("s-scouts-1")
    assert not barred(t, "E5", "F5", id=ENEMY)
    assert zone(t, "s-scouts-1") == set()


@pytest.mark.rule("HOS-7.6")
def test_zones_are_judged_for_each_enemy_unit() -> None:
    t = Table(open_ground(9, 9), {RUNNER: "E4", ENEMY: "D3", "g-landser-2": "F6"})
    assert not barred(t, "E4", "E5")
    assert {"E4", "E5"} <= zone(t, ENEMY)


@pytest.mark.rule("HOS-7.8", "HOS-7.18")
def test_vehicles_have_a_zone_that_bars_nobody() -> None:
    """Nothing in play asks for it; it is that of both squares, without them."""
    t = Table(open_ground(9, 9), {RUNNER: "E5", "g-pz3": "F6 n"})
    found = whole_zone(t, "g-pz3")
    assert {"E5", "H7"} <= found
    assert "G6" not in found
    assert not barred(t, "E5", "F5")


@pytest.mark.rule("HOS-7.2", "HOS-7.15")
def test_walls_cut_the_zone() -> None:
    hall = house("X", 8, 8, "+ + +", " a a ", "+-+-+", a="factory_hall")
    t = Table(ground(E5="_", E6="_"), {RUNNER: "A1", ENEMY: "F6"}, houses=[hall])
    assert zone(t, ENEMY) == {"E7", "F5", "F7", "G5", "G6", "G7"}


@pytest.mark.rule("HOS-7.15")
def test_impassable_squares_and_wrecks_are_in_no_zone() -> None:
    t = Table(ground(E6="~"), {RUNNER: "A1", ENEMY: "F6", "s-rifle-2": "F5"})
    t.wreck("wreck_armour_1", "F7")
    t.wreck("wreck_light_1", "G6")
    assert zone(t, ENEMY) == {"E5", "E7", "F5", "G5", "G6", "G7"}


@pytest.mark.rule("HOS-7.15", "HOS-8.44")
def test_blockers_on_both_sides_of_a_diagonal_cut_it() -> None:
    t = Table(open_ground(9, 9), {RUNNER: "A1", ENEMY: "F6", "s-t70": "F7 e"})
    assert "G7" in zone(t, ENEMY)
    t.wreck("wreck_armour_1", "G6")
    assert "G7" not in zone(t, ENEMY)
    assert "F7" in zone(t, ENEMY)
    t = Table(open_ground(9, 9), {RUNNER: "F7", ENEMY: "F6", "s-rifle-2": "G6"})
    assert "G7" in zone(t, ENEMY)


@pytest.mark.rule("HOS-7.3", "HOS-7.4", "HOS-7.17", "HOS-7.11")
def test_zones_across_grids_reach_partial_squares_only() -> None:
    rows = ground(C4=":", C5=":", C6=":")
    units = {RUNNER: "C4/5", ENEMY: "D7"}
    flat = house("X", 7, 4, "+ + +", " a a ", "+ + +", a="apartment")
    t = Table(rows, units, houses=[flat])
    assert zone(t, RUNNER) == {"C5/6"}
    assert whole_zone(t, RUNNER) == {"C5/6", "(C4)"}
    assert whole_zone(t, ENEMY) == {"(C6)", "C7", "C8", "D6", "D8", "E6", "E7", "E8"}
    walled = house("X", 7, 4, "+-+-+", "|a a|", "+-+-+", a="apartment")
    assert whole_zone(Table(rows, units, houses=[walled]), RUNNER) == {"C5/6"}


@pytest.mark.rule("HOS-7.17", "HOS-13.16")
def test_a_partial_square_behind_a_closed_side_is_not_controlled() -> None:
    rows = ground(C4=":", C5=":", D4=":", D5=":")
    flat = house("X", 7, 5, "+W+", "|aD", "+-+", a="apartment")
    t = Table(rows, {RUNNER: "CD4/5", ENEMY: "B4"}, houses=[flat])
    assert whole_zone(t, RUNNER) == {"D6", "(D5)"}
    assert {"(C4)", "(C5)"} <= whole_zone(t, ENEMY)


@pytest.mark.rule("HOS-7.16", "HOS-7.17", "HOS-6.76")
@pytest.mark.parametrize(("plan", "inside"), [("|aD", True), ("|a ", False)])
def test_partial_squares_count_in_the_list_of_visited_squares(plan: str, inside: bool) -> None:
    """Where no door is, the offset square is in nobody's zone; the step goes over a partial one."""
    flat = house("X", 9, 4, "+-+", plan, "+-+", a="apartment")
    t = Table(ground(C5=":", C6=":"), {RUNNER: "C5/6", ENEMY: "D7"}, houses=[flat])
    assert ("C5/6" in zone(t, ENEMY)) == inside
    assert {"(C6)", "C7"} <= whole_zone(t, ENEMY)
    assert barred(t, "C5/6", "C7")
    t.rest()
    t.shaken(ENEMY)
    assert not barred(t, "C5/6", "C7")


def at_door(**units: str) -> Table:
    """A hall of nine squares, C5 to E7, with one door: between D4 outside and D5 inside."""
    hall = house(
        "X", 8, 4, "+-+-+-+", "|a a a|", "+ + + +", "Da a aW", "+ + + +", "|a a a|", "+-+-+-+",
        a="factory_hall",
    )  # fmt: skip
    rows = ground(**{f"{row}{column}": "_" for row in "CDE" for column in (5, 6, 7)})
    return Table(rows, {id.replace("_", "-"): at for id, at in units.items()}, houses=[hall])


@pytest.mark.rule("HOS-7.13", "HOS-13.17", "HOS-13.28")
@pytest.mark.parametrize(("square", "bars"), [("E5", True), ("C5", True), ("D6", False)])
def test_entry_by_a_door_is_barred_from_inside(square: str, bars: bool) -> None:
    assert barred(at_door(s_rifle_1="D4", g_landser_1=square), "D4", "D5") == bars


@pytest.mark.rule("HOS-7.13", "HOS-13.17", "HOS-13.28")
@pytest.mark.parametrize(("square", "bars"), [("C4", True), ("E4", True), ("D3", False)])
def test_exit_by_a_door_is_barred_from_outside(square: str, bars: bool) -> None:
    assert barred(at_door(s_rifle_1="D5", g_landser_1=square), "D5", "D4") == bars


@pytest.mark.rule("HOS-13.28", "HOS-13.17")
def test_in_the_doorway_the_zone_reaches_straight_through() -> None:
    t = at_door(s_rifle_1="D4", g_landser_1="D5")
    assert "D4" in zone(t, ENEMY)
    assert "C4" not in zone(t, ENEMY)
    assert "D5" in zone(t, RUNNER)


@pytest.mark.rule("HOS-13.16")
def test_no_zone_through_a_window() -> None:
    t = at_door(s_rifle_1="D8", g_landser_1="D7")
    assert "D8" not in zone(t, ENEMY)
    assert "D7" not in zone(t, RUNNER)


@pytest.mark.rule("HOS-13.28")
def test_a_wreck_before_the_door_keeps_those_beside_it_from_controlling_through_it() -> None:
    t = at_door(s_rifle_1="D5", g_landser_1="C4")
    assert "D5" in zone(t, ENEMY)
    t.wreck("wreck_armour_1", "D4")
    assert "D5" not in zone(t, ENEMY)


@pytest.mark.rule("HOS-7.12", "HOS-20.11")
def test_a_carried_unit_has_no_zone() -> None:
    t = Table(open_ground(9, 9), {RUNNER: "E5", ENEMY: "in g-kuebel", "g-kuebel": "F6 e"})
    assert zone(t, ENEMY) == set()
