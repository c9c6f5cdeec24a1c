"""Zones of control (HOS-7, 13.28)."""

import pytest

from sandtable.games.heroes.land.field import Field
from sandtable.games.heroes.moving import zones
from sandtable.games.heroes.pack.counters import INFANTRY
from sandtable.games.heroes.state import HeroesState
from tests.games.heroes.drawn import (
    add_wreck,
    covered,
    draw,
    floor,
    house,
    open_ground,
    position,
    with_letters,
)

RUNNER, ENEMY = 0, 1


def name(field: Field, square: int) -> str:
    """Of a place, or of a partial square in brackets."""
    if square < len(field.places):
        return field.names[square]
    hx, hy = field.partials[square - len(field.places)]
    return f"({hx // 2}-{hy // 2})"


def zone(s: HeroesState, unit: int) -> set[str]:
    return {name(s.battle.field, square) for square in zones.controls(s, unit)}


def barred(s: HeroesState, *squares: str) -> bool:
    """Is the runner's step from the first to the last of these barred?"""
    field = s.battle.field
    start, end = field.named[squares[0]], field.named[squares[-1]]
    for step in s.terrain.steps[INFANTRY][start]:
        if step.to == end:
            return zones.bars(s, RUNNER, step.visited(start))
    raise AssertionError("no such step")


@pytest.mark.rule("HOS-7.1", "HOS-7.4", "HOS-7.15")
def test_the_zone_is_the_eight_squares_around() -> None:
    s = position(draw(open_ground()), "s-rifle 1-1", "g-landser 5-5")
    assert zone(s, ENEMY) == {"4-4", "5-4", "6-4", "4-5", "6-5", "4-6", "5-6", "6-6"}
    assert zone(s, RUNNER) == {"0-0", "1-0", "2-0", "0-1", "2-1", "0-2", "1-2", "2-2"}


@pytest.mark.rule("HOS-7.5", "HOS-7.6", "HOS-7.16")
def test_infantry_does_not_move_within_a_zone() -> None:
    s = position(draw(open_ground()), "s-rifle 4-4", "g-landser 5-5")
    assert barred(s, "4-4", "4-5")
    assert not barred(s, "4-4", "3-4")
    assert not barred(s, "3-4", "4-5")


@pytest.mark.rule("HOS-7.10", "HOS-7.14")
def test_suppression_lifts_a_zone_and_hiding_does_not() -> None:
    s = position(draw(open_ground()), "g-landser 4-4", "s-scouts 5-5 hidden")
    assert barred(s, "4-4", "4-5")
    s.suppression[ENEMY] = 1
    assert not barred(s, "4-4", "4-5")


@pytest.mark.rule("HOS-7.6")
def test_zones_are_judged_for_each_enemy_unit() -> None:
    s = position(draw(open_ground()), "s-rifle 3-4", "g-landser 2-3", "g-landser 5-5")
    assert not barred(s, "3-4", "4-4")
    assert zones.in_enemy_zone(s, 0, s.battle.field.named["4-4"])
    assert not zones.in_enemy_zone(s, 1, s.battle.field.named["2-2"])


@pytest.mark.rule("HOS-7.8", "HOS-7.18")
def test_vehicles_have_a_zone_that_bars_nobody() -> None:
    s = position(draw(open_ground()), "s-rifle 4-4", "g-pz3 5-5 5-6")
    assert "4-4" in zone(s, ENEMY)
    assert "6-7" in zone(s, ENEMY)
    assert "5-6" not in zone(s, ENEMY)
    assert not barred(s, "4-4", "4-5")


@pytest.mark.rule("HOS-7.2", "HOS-7.15")
def test_walls_cut_the_zone() -> None:
    rows = floor(open_ground(), (4, 4), (5, 4))
    field = draw(rows, plans=[house("X", 8, 8, "+ + +", " a a ", "+-+-+", kind="factory_hall")])
    s = position(field, "s-rifle 0-0", "g-landser 5-5")
    assert zone(s, ENEMY) == {"6-4", "4-5", "6-5", "4-6", "5-6", "6-6"}


@pytest.mark.rule("HOS-7.15")
def test_impassable_squares_and_wrecks_are_in_no_zone() -> None:
    rows = with_letters(open_ground(), "~", (5, 4))
    s = position(draw(rows), "s-rifle 0-0", "g-landser 5-5", "s-rifle 4-5")
    add_wreck(s, "wreck_armour_1", "6-5")
    add_wreck(s, "wreck_light_1", "5-6")
    assert zone(s, ENEMY) == {"4-4", "6-4", "4-5", "4-6", "5-6", "6-6"}


@pytest.mark.rule("HOS-7.15", "HOS-8.44")
def test_blockers_on_both_sides_of_a_diagonal_cut_it() -> None:
    s = position(draw(open_ground()), "s-rifle 0-0", "g-landser 5-5", "s-t70 6-5")
    assert "6-6" in zone(s, ENEMY)
    add_wreck(s, "wreck_armour_1", "5-6")
    assert "6-6" not in zone(s, ENEMY)
    assert "6-5" in zone(s, ENEMY)
    s = position(draw(open_ground()), "s-rifle 6-5", "g-landser 5-5", "s-rifle 5-6")
    assert "6-6" in zone(s, ENEMY)


@pytest.mark.rule("HOS-7.3", "HOS-7.4", "HOS-7.17", "HOS-7.11")
def test_zones_across_grids_reach_partial_squares_only() -> None:
    rows = covered(open_ground(), 3, 2, 5, 2)
    field = draw(rows, plans=[house("X", 7, 4, "+ + +", " a a ", "+ + +", kind="apartment")])
    s = position(field, "s-rifle 3.5-2", "g-landser 6-3")
    assert zone(s, RUNNER) == {"4.5-2", "(3-2)"}
    assert zone(s, ENEMY) == {"(5-2)", "6-2", "7-2", "5-3", "7-3", "5-4", "6-4", "7-4"}
    walled = draw(rows, plans=[house("X", 7, 4, "+-+-+", "|a a|", "+-+-+", kind="apartment")])
    s = position(walled, "s-rifle 3.5-2", "g-landser 6-3")
    assert zone(s, RUNNER) == {"4.5-2"}


@pytest.mark.rule("HOS-7.17", "HOS-13.16")
def test_a_partial_square_behind_a_closed_side_is_not_controlled() -> None:
    rows = covered(open_ground(), 3, 2, 4, 3)
    field = draw(rows, plans=[house("X", 7, 5, "+W+", "|aD", "+-+", kind="apartment")])
    s = position(field, "s-rifle 3.5-2.5", "g-landser 3-1")
    assert zone(s, RUNNER) == {"5-3", "(4-3)"}
    assert {"(3-2)", "(4-2)"} <= zone(s, ENEMY)


@pytest.mark.rule("HOS-7.16", "HOS-7.17")
def test_partial_squares_count_in_the_list_of_visited_squares() -> None:
    rows = covered(open_ground(), 4, 2, 5, 2)
    with_door = draw(rows, plans=[house("X", 9, 4, "+-+", "|aD", "+-+", kind="apartment")])
    s = position(with_door, "s-rifle 4.5-2", "g-landser 6-3")
    assert {"(5-2)", "6-2"} <= zone(s, ENEMY)
    assert barred(s, "4.5-2", "6-2")
    # Where nothing is on that side, the offset square itself is in nobody's zone.
    field = draw(rows, plans=[house("X", 9, 4, "+-+", "|a ", "+-+", kind="apartment")])
    s = position(field, "s-rifle 4.5-2", "g-landser 6-3")
    assert not zones.in_enemy_zone(s, 0, field.named["4.5-2"])
    assert barred(s, "4.5-2", "6-2")


def door_house() -> Field:
    """A hall of nine squares with one door, between (3,3) outside and (4,3) inside."""
    squares = [(x, y) for x in (4, 5, 6) for y in (2, 3, 4)]
    plan = house(
        "X", 8, 4, "+-+-+-+", "|a a a|", "+ + + +", "Da a aW", "+ + + +", "|a a a|", "+-+-+-+",
        kind="factory_hall",
    )  # fmt: skip
    return draw(floor(open_ground(), *squares), plans=[plan])


@pytest.mark.rule("HOS-7.13", "HOS-13.17", "HOS-13.28")
@pytest.mark.parametrize(("square", "bars"), [("4-4", True), ("4-2", True), ("5-3", False)])
def test_entry_by_a_door_is_barred_from_inside(square: str, bars: bool) -> None:
    s = position(door_house(), "s-rifle 3-3", f"g-landser {square}")
    assert barred(s, "3-3", "4-3") == bars


@pytest.mark.rule("HOS-7.13", "HOS-13.17", "HOS-13.28")
@pytest.mark.parametrize(("square", "bars"), [("3-2", True), ("3-4", True), ("2-3", False)])
def test_exit_by_a_door_is_barred_from_outside(square: str, bars: bool) -> None:
    s = position(door_house(), "s-rifle 4-3", f"g-landser {square}")
    assert barred(s, "4-3", "3-3") == bars


@pytest.mark.rule("HOS-13.28", "HOS-13.17")
def test_in_the_doorway_the_zone_reaches_straight_through() -> None:
    s = position(door_house(), "s-rifle 3-3", "g-landser 4-3")
    assert "3-3" in zone(s, ENEMY)
    assert "3-2" not in zone(s, ENEMY)
    assert "4-3" in zone(s, RUNNER)


@pytest.mark.rule("HOS-13.16")
def test_no_zone_through_a_window() -> None:
    s = position(door_house(), "s-rifle 7-3", "g-landser 6-3")
    assert "7-3" not in zone(s, ENEMY)
    assert "6-3" not in zone(s, RUNNER)


@pytest.mark.rule("HOS-13.28")
def test_a_wreck_before_the_door_keeps_those_beside_it_from_controlling_through_it() -> None:
    s = position(door_house(), "s-rifle 4-3", "g-landser 3-2")
    assert "4-3" in zone(s, ENEMY)
    add_wreck(s, "wreck_armour_1", "3-3")
    assert "4-3" not in zone(s, ENEMY)


@pytest.mark.rule("HOS-7.12", "HOS-20.11")
def test_a_carried_unit_has_no_zone() -> None:
    s = position(draw(open_ground()), "s-rifle 4-4", "g-landser 5-5")
    s.lift(ENEMY)
    assert zone(s, ENEMY) == set()
