"""Line of sight (HOS-8.4–8.22, 8.42–8.49, 13.23–13.26, 20.7, 28.10)."""

import pytest

from sandtable.board.squares import FRONT, REAR, SIDE
from sandtable.games.heroes.land import sight
from sandtable.games.heroes.land.field import Field
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import ABOARD
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

A, B = 0, 1
BLOCKED = None


def look(s: HeroesState, one: int = A, other: int = B) -> int | None:
    """The penalty of the best line, None where there is none; sight is mutual (HOS-8.10)."""
    seen = sight.to_unit(s, one, other)
    assert seen.blocked == sight.to_unit(s, other, one).blocked
    assert seen.blocked == (not sight.sees(s, one, other))
    if not seen.blocked:
        assert sum(amount for _, amount in seen.obstacles) == seen.penalty
    return BLOCKED if seen.blocked else seen.penalty


def between(field: Field, one: str, other: str, *more: str) -> int | None:
    """What infantry on one square sees of infantry on another."""
    return look(position(field, f"s-rifle {one}", f"g-landser {other}", *more))


def squares(letter: str, *places: tuple[int, int]) -> Field:
    return draw(with_letters(open_ground(), letter, *places))


@pytest.mark.rule("HOS-8.4", "HOS-8.5", "HOS-8.8", "HOS-8.11")
def test_clear_sight_and_the_squares_at_its_ends() -> None:
    assert between(squares("w", (0, 0), (3, 0)), "0-0", "3-0") == 0


@pytest.mark.rule("HOS-8.13", "HOS-8.14", "HOS-8.19", "HOS-8.7")
def test_units_on_the_line() -> None:
    field = draw(open_ground())
    assert between(field, "0-0", "4-0", "s-rifle 2-0") is BLOCKED
    assert between(field, "0-0", "4-0", "g-landser 2-0") is BLOCKED
    assert between(field, "0-0", "4-0", "s-scouts 2-0 hidden") == 0
    assert between(field, "0-0", "4-0", "s-gaz64 2-0") is BLOCKED
    tank = position(field, "s-rifle 0-0", "g-pz3 4-0 5-0", "s-rifle 2-0")
    assert look(tank) == 0
    assert look(position(field, "s-t70 0-0", "g-landser 4-0", "s-rifle 2-0")) == 0


@pytest.mark.rule("HOS-8.16", "HOS-8.17", "HOS-8.18", "HOS-8.6", "HOS-11.11")
def test_obscuring_squares_add_up() -> None:
    assert between(squares("w", (2, 0), (2, 1)), "0-0", "4-1") == 2
    assert between(squares("w", (2, 0)), "0-0", "4-0") == 1
    s = position(squares("w", (1, 0)), "s-rifle 0-0", "g-landser 4-0")
    s.smoke[s.battle.field.named["2-0"]] = True
    assert look(s) == 3


@pytest.mark.rule("HOS-8.43")
def test_touching_a_corner_is_not_crossing() -> None:
    assert between(squares("w", (1, 0), (2, 1), (2, 0), (1, 1)), "0-0", "3-1") == 2


@pytest.mark.rule("HOS-8.44", "HOS-8.12")
def test_corner_contacts() -> None:
    assert between(squares("g", (1, 0)), "0-0", "2-2") == 0
    assert between(squares("g", (1, 0), (0, 1)), "0-0", "2-2") is BLOCKED
    assert between(squares("w", (1, 0), (0, 1)), "0-0", "2-2") == 0
    assert between(squares("g", (1, 1)), "0-0", "2-2") is BLOCKED
    field = draw(["w" * 9 for _ in range(9)])
    assert between(field, "0-0", "3-3") == 2


@pytest.mark.rule("HOS-8.44", "HOS-8.14")
def test_units_close_a_corner_like_terrain() -> None:
    field = squares("g", (1, 0))
    assert between(field, "0-0", "2-2", "s-rifle 0-1") is BLOCKED
    assert between(draw(open_ground()), "0-0", "2-2", "g-pz3 1-0 0-1") is BLOCKED
    assert between(draw(open_ground()), "0-0", "2-2", "s-rifle 0-1") == 0
    tank = position(field, "s-t70 0-0", "g-landser 2-2", "s-rifle 0-1")
    assert look(tank) == 0


@pytest.mark.rule("HOS-8.45")
def test_a_line_along_an_edge_counts_both_sides_as_one() -> None:
    # The middle of a vehicle that stands north and south lies on the edge between two rows.
    def from_vehicle(*letters: tuple[str, int, int]) -> list[int]:
        rows = open_ground()
        for letter, x, y in letters:
            rows = with_letters(rows, letter, (x, y))
        s = position(draw(rows), "s-t34 0-3 0-4", "g-pz3 6-3 6-4")
        lines = sight.lines_of_fire(s, A, B)
        return [line.penalty for line in lines if line.oy == line.ay == 16]

    assert from_vehicle() == [0]
    assert from_vehicle(("w", 2, 3)) == [0]
    assert from_vehicle(("w", 2, 3), ("w", 2, 4)) == [1]
    assert from_vehicle(("w", 2, 3), ("w", 3, 4)) == [0]
    assert from_vehicle(("g", 2, 3), ("w", 2, 4)) == [1]
    assert from_vehicle(("g", 2, 3)) == [0]
    assert from_vehicle(("g", 2, 3), ("g", 2, 4)) == []
    # Two blocking squares that meet in a point of the line close it too.
    assert from_vehicle(("g", 2, 3), ("g", 3, 4)) == []


@pytest.mark.rule("HOS-8.45")
def test_a_line_that_runs_in_a_wall_is_blocked() -> None:
    rows = floor(open_ground(), (3, 4))
    wall = house("X", 6, 8, "+-+", " a ", "+ +", kind="factory_hall")
    s = position(draw(rows, plans=[wall]), "s-t34 0-3 0-4", "g-pz3 6-3 6-4")
    assert not [line for line in sight.lines_of_fire(s, A, B) if line.oy == line.ay == 16]


@pytest.mark.rule("HOS-8.46", "HOS-13.26")
def test_walls_at_a_corner() -> None:
    rows = floor(open_ground(), (2, 2), (3, 2))
    long = draw(rows, plans=[house("X", 4, 4, "+ + +", " a a ", "+-+-+", kind="factory_hall")])
    short = draw(rows, plans=[house("X", 4, 4, "+ + +", " a a ", "+ +-+", kind="factory_hall")])
    windows = draw(rows, plans=[house("X", 4, 4, "+ + +", " a a ", "+W+W+", kind="factory_hall")])
    assert between(long, "2-2", "3-3") is BLOCKED
    assert between(short, "2-2", "3-3") == 0
    assert between(windows, "2-2", "3-3") is BLOCKED


@pytest.mark.rule("HOS-8.46", "HOS-8.47", "HOS-8.10", "HOS-11.16")
def test_a_low_wall_is_ignored_by_a_firer_at_it() -> None:
    field = draw(open_ground(), [("low_wall", 4, 0, 4, 2)])
    assert between(field, "1-0", "5-0") == 0
    s = position(field, "s-rifle 5-0", "g-landser 1-0")
    assert look(s) == 1
    assert look(s, B, A) == 0
    assert between(field, "0-0", "5-0") == 1


@pytest.mark.rule("HOS-8.46", "HOS-8.47")
def test_low_walls_at_a_corner() -> None:
    both = draw(open_ground(), [("low_wall", 4, 4, 8, 4)])
    one = draw(open_ground(), [("low_wall", 6, 4, 8, 4)])
    assert between(both, "1-0", "4-3") == 1
    assert between(one, "1-0", "4-3") == 0
    assert between(both, "2-1", "4-3") == 0
    assert between(both, "4-3", "2-1") == 1
    # A wagon on one side and a low wall on the other: the weaker counts.
    mixed = draw(with_letters(open_ground(), "g", (2, 2)), [("low_wall", 6, 4, 8, 4)])
    assert between(mixed, "1-0", "4-3") == 1


@pytest.mark.rule("HOS-8.48", "HOS-28.10")
def test_lines_to_an_interspace() -> None:
    def to_point(rows: list[str], *pieces: str) -> int | None:
        s = position(draw(rows), "s-rifle 0-0", *pieces)
        seen = sight.to_point(s, A, s.battle.field.point_named["5-1"])
        return BLOCKED if seen.blocked else seen.penalty

    plain = open_ground()
    assert to_point(plain) == 0
    assert to_point(plain, "s-ba64 2-0") is BLOCKED
    assert to_point(plain, "s-ba64 4-0") is BLOCKED
    assert to_point(plain, "g-landser 2-0") == 0
    assert to_point(with_letters(plain, "w", (2, 0))) == 1
    assert to_point(with_letters(plain, "w", (4, 0))) == 0


@pytest.mark.rule("HOS-8.48")
def test_infantry_does_not_block_lines_to_a_square() -> None:
    s = position(draw(open_ground()), "s-rifle 0-0", "g-landser 2-0")
    assert not sight.to_place(s, A, s.battle.field.named["4-0"]).blocked
    s = position(draw(open_ground()), "s-rifle 0-0", "s-ba64 2-0")
    assert sight.to_place(s, A, s.battle.field.named["4-0"]).blocked


@pytest.mark.rule("HOS-8.20", "HOS-8.21", "HOS-8.49")
def test_five_points_of_a_vehicle() -> None:
    s = position(draw(open_ground()), "s-rifle 0-0", "g-pz3 4-4 5-4")
    points = [(point.x, point.y) for point in sight.points_of(s, B)]
    assert points == [(18, 18), (19, 18), (20, 18), (21, 18), (22, 18)]
    diagonal = position(draw(open_ground()), "s-rifle 0-0", "g-pz3 4-4 5-3")
    points = [(point.x, point.y) for point in sight.points_of(diagonal, B)]
    assert points == [(18, 18), (19, 17), (20, 16), (21, 15), (22, 14)]
    assert len(sight.lines_of_fire(s, A, B)) == 5


@pytest.mark.rule("HOS-8.21", "HOS-8.49", "HOS-8.11")
def test_a_vehicle_is_seen_if_one_of_its_points_is() -> None:
    field = squares("g", (2, 0))
    s = position(field, "s-rifle 0-0", "g-pz3 4-1 4-2")
    assert look(s) == 0
    lines = sight.lines_of_fire(s, A, B)
    assert 0 < len(lines) < 5
    assert all(line.ay > 6 for line in lines)
    # Its other square is no obstacle.
    behind = position(draw(open_ground()), "s-rifle 0-0", "g-pz3 3-0 4-0")
    assert len(sight.lines_of_fire(behind, A, B)) == 5


@pytest.mark.rule("HOS-8.50", "HOS-8.24", "HOS-8.23")
def test_facings_of_the_lines() -> None:
    def lowest(firer: str) -> int:
        s = position(draw(open_ground()), f"s-rifle {firer}", "g-pz3 3-3 2-3")
        defence = (8, 7, 6)
        assert s.shows(B).defence == defence
        return min(
            defence[facing] for line in sight.lines_of_fire(s, A, B) for facing in line.facings
        )

    assert lowest("6-1") == 8
    assert lowest("5-1") == 7
    assert lowest("1-1") == 6
    assert lowest("4-1") == 7

    def diagonal(firer: str) -> set[int]:
        s = position(draw(open_ground()), f"s-rifle {firer}", "g-pz3 3-2 2-3")
        return {facing for line in sight.lines_of_fire(s, A, B) for facing in line.facings}

    assert diagonal("6-0") == {FRONT}
    assert SIDE in diagonal("5-2")
    assert diagonal("0-5") == {REAR}


@pytest.mark.rule("HOS-8.26", "HOS-8.52", "HOS-8.22")
def test_range_to_and_from_vehicles() -> None:
    s = position(draw(open_ground(12, 9)), "s-t34 1-0 0-0", "g-pz3 9-0 10-0")
    ranges = [line.range for line in sight.lines_of_fire(s, A, B)]
    assert min(ranges) == 8
    assert set(ranges) == {8, 9}
    assert sight.distance(s, A, B) == 8


@pytest.mark.rule("HOS-20.7", "HOS-20.8", "HOS-20.24", "HOS-20.25")
def test_a_carried_unit_looks_from_a_square_of_its_vehicle() -> None:
    s = position(
        draw(open_ground()), "g-landser 8-8", "s-rifle 6-0", "g-sdkfz251 0-0 0-1", "s-rifle 3-0"
    )
    s.lift(A)
    s.standing[A] = ABOARD
    s.carrier[A] = 2
    lines = sight.lines_of_fire(s, A, B)
    assert {(line.ox, line.oy) for line in lines} == {(2, 2), (2, 6)}
    assert {line.range for line in lines} == {6}
    assert look(s) == 0


@pytest.mark.rule("HOS-13.24", "HOS-13.3", "HOS-13.4")
def test_a_house_blocks_lines_past_it_and_its_walls_those_into_it() -> None:
    field = draw(floor(open_ground(), (3, 3)), plans=[house("X", 6, 6, "+-+", "WaW", "+-+")])
    assert between(field, "1-3", "5-3") is BLOCKED
    assert between(field, "0-3", "3-3") == 0
    assert between(field, "3-0", "3-3") is BLOCKED
    fallen = position(field, "s-rifle 1-3", "g-landser 5-3")
    fallen.terrain = fallen.terrain.with_fallen(0)
    assert look(fallen) == 1


@pytest.mark.rule("HOS-13.7", "HOS-13.8", "HOS-13.9", "HOS-13.10", "HOS-13.11", "HOS-13.25")
def test_openings_need_a_unit_beside_them() -> None:
    rows = floor(open_ground(), (4, 3), (5, 3), (6, 3))
    field = draw(rows, plans=[house("X", 8, 6, "+-+-+-+", "Wa a a|", "+-+-+-+", kind="apartment")])
    assert between(field, "0-3", "4-3") == 0
    assert between(field, "0-3", "5-3") is BLOCKED
    assert between(field, "3-3", "6-3") == 0
    assert between(field, "6-3", "3-3") == 0
    assert between(field, "6-3", "2-3") is BLOCKED


@pytest.mark.rule("HOS-13.25", "HOS-13.23")
def test_gaps_in_inner_walls_need_nobody() -> None:
    rows = floor(open_ground(), *[(x, 3) for x in range(2, 7)])
    plan = house("X", 4, 6, "+-+-+-+-+-+", "|a aDa a a|", "+-+-+-+-+-+", kind="apartment")
    field = draw(rows, plans=[plan])
    assert between(field, "2-3", "6-3") == 0


@pytest.mark.rule("HOS-13.25", "HOS-13.27", "HOS-8.52")
def test_sight_out_of_an_offset_building() -> None:
    rows = covered(open_ground(), 3, 2, 4, 2)
    field = draw(rows, plans=[house("X", 7, 4, "+-+", "|aW", "+-+", kind="apartment")])
    assert between(field, "3.5-2", "8-2") == 0
    assert between(field, "3.5-2", "0-2") is BLOCKED
    assert between(field, "1-2", "7-2") is BLOCKED
    s = position(field, "s-rifle 3.5-2", "g-landser 5-2")
    assert sight.to_unit(s, A, B).range == 1


@pytest.mark.rule("HOS-8.11", "HOS-8.17")
def test_smoke_counts_at_the_ends_too() -> None:
    s = position(draw(open_ground()), "s-rifle 0-0", "g-landser 4-0")
    for square, penalty in (("0-0", 2), ("4-0", 4), ("2-0", 6)):
        s.smoke[s.battle.field.named[square]] = True
        assert look(s) == penalty


@pytest.mark.rule("HOS-11.18")
def test_only_the_strongest_symbol_of_a_square_counts() -> None:
    s = position(squares("w", (2, 0)), "s-rifle 0-0", "g-landser 4-0")
    add_wreck(s, "wreck_light_1", "2-0")
    assert look(s) == 1
    s.smoke[s.battle.field.named["2-0"]] = True
    assert look(s) == 2
    s = position(squares("w", (2, 0)), "s-rifle 0-0", "g-landser 4-0")
    add_wreck(s, "wreck_armour_1", "2-0")
    assert look(s) is BLOCKED


@pytest.mark.rule("HOS-8.49")
def test_what_blocks_a_line_is_told() -> None:
    field = draw(open_ground())
    s = position(field, "s-rifle 0-0", "g-landser 4-0", "s-gaz64 2-0")
    assert sight.to_unit(s, A, B).blocked_by == "unit:s-gaz64-2"
    s = position(squares("g", (2, 0)), "s-rifle 0-0", "g-landser 4-0")
    assert sight.to_unit(s, A, B).blocked_by == "square:2-0"
    walled = draw(floor(open_ground(), (3, 3)), plans=[house("X", 6, 6, "+-+", "|a|", "+-+")])
    s = position(walled, "s-rifle 0-3", "g-landser 3-3")
    assert sight.to_unit(s, A, B).blocked_by == "side:6-6-6-8"


@pytest.mark.rule("HOS-16.50")
def test_a_weapon_may_ignore_obstacles() -> None:
    s = position(squares("g", (2, 0)), "s-rifle 0-0", "g-landser 4-0")
    assert not sight.lines_of_fire(s, A, B)
    assert [line.penalty for line in sight.lines_of_fire(s, A, B, True)] == [0]


@pytest.mark.rule("HOS-16.4")
def test_a_structure_is_aimed_at_over_its_own_walls() -> None:
    rows = floor(open_ground(), (3, 3), (4, 3))
    field = draw(rows, plans=[house("X", 6, 6, "+-+-+", "|a a|", "+-+-+")])
    s = position(field, "s-t70 0-3", "g-landser 8-8")
    assert sight.lines_to_structure(s, A, field.named["3-3"])
    assert not sight.lines_to_structure(s, A, field.named["4-3"])
    assert sight.to_place(s, A, field.named["3-3"]).blocked
