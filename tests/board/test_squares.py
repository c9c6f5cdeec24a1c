"""Square boards: directions, facings, arcs, distances, templates."""

from math import atan2, pi

import pytest

from sandtable.board.squares import (
    ALL_ROUND,
    DIRECTIONS,
    FLAME_AIMS,
    FRONT,
    FRONT_90,
    REAR,
    REAR_180,
    SIDE,
    compass,
    corner_distance,
    distance,
    facings,
    flame,
    in_arc,
    turn,
)

NORTH, NORTH_EAST, EAST, SOUTH, WEST = 0, 1, 2, 4, 6


def centre(x: float, y: float) -> tuple[int, int]:
    """The centre of a square in q-units."""
    return int(4 * x) + 2, int(4 * y) + 2


def seen(firer: tuple[int, int], aim: tuple[int, int], heading: int) -> tuple[int, ...]:
    (fx, fy), (ax, ay) = centre(*firer), centre(*aim)
    return facings(fx - ax, fy - ay, heading)


def aimed(gun: tuple[int, int], target: tuple[int, int], heading: int, arc: int) -> bool:
    (gx, gy), (tx, ty) = centre(*gun), centre(*target)
    return in_arc(tx - gx, ty - gy, heading, arc)


@pytest.mark.rule("HOS-6.15")
def test_there_are_eight_facings() -> None:
    assert len(set(DIRECTIONS)) == 8
    assert turn(7, 1) == 0
    assert turn(0, -1) == 7


@pytest.mark.rule("HOS-17.69")
def test_the_nearest_direction_of_a_vector() -> None:
    for x in range(-9, 10):
        for y in range(-9, 10):
            if x or y:
                angle = atan2(x, -y) / (pi / 4)
                assert compass(x, y) == round(angle) % 8


@pytest.mark.rule("HOS-8.23", "HOS-8.50")
def test_facing_of_a_vehicle_that_heads_east() -> None:
    front, rear = (3, 3), (2, 3)
    assert seen((6, 1), front, EAST) == (FRONT,)
    assert seen((6, 1), rear, EAST) == (FRONT,)
    assert seen((5, 1), front, EAST) == (FRONT, SIDE)
    assert seen((1, 1), front, EAST) == (SIDE, REAR)
    assert seen((4, 1), front, EAST) == (SIDE,)
    assert seen((4, 1), rear, EAST) == (FRONT, SIDE)
    assert seen((4, 5), front, EAST) == (SIDE,)


@pytest.mark.rule("HOS-8.50")
def test_facing_of_a_vehicle_that_stands_diagonally() -> None:
    front, rear = (3, 2), (2, 3)
    assert seen((6, 0), front, NORTH_EAST) == (FRONT,)
    assert seen((6, 0), rear, NORTH_EAST) == (FRONT,)
    assert SIDE in seen((5, 2), front, NORTH_EAST)
    assert seen((0, 5), rear, NORTH_EAST) == (REAR,)
    assert seen((0, 5), front, NORTH_EAST) == (REAR,)


@pytest.mark.rule("HOS-8.28", "HOS-8.29", "HOS-8.51")
def test_arcs_hold_their_marks() -> None:
    assert aimed((3, 3), (5, 1), NORTH, FRONT_90)
    assert not aimed((3, 3), (6, 1), NORTH, FRONT_90)
    assert aimed((3, 3), (6, 3), SOUTH, REAR_180)
    assert not aimed((3, 3), (6, 4), SOUTH, REAR_180)
    assert aimed((3, 3), (6, 4), NORTH, REAR_180)
    assert aimed((3, 3), (3, 9), NORTH, ALL_ROUND)


@pytest.mark.rule("HOS-8.26", "HOS-8.52", "HOS-8.27")
@pytest.mark.parametrize(
    ("one", "other", "squares"),
    [
        ((0, 0), (7, 3), 7),
        ((0, 0), (8, 0), 8),
        ((3.5, 2), (5, 2), 1),
        ((3.5, 2), (11, 2), 7),
        ((3.5, 2), (3, 2), 1),
        ((3.5, 2.5), (4, 3), 1),
    ],
)
def test_range_is_rounded_down_but_at_least_one(
    one: tuple[float, float], other: tuple[float, float], squares: int
) -> None:
    assert distance(*centre(*one), *centre(*other)) == squares
    assert distance(*centre(*other), *centre(*one)) == squares


@pytest.mark.rule("HOS-25.35", "HOS-25.13")
@pytest.mark.parametrize(
    ("point", "away"), [((5, 5), 1), ((6, 6), 1), ((4, 5), 2), ((7, 7), 2), ((8, 6), 3)]
)
def test_interspaces_are_counted_from_the_corners_of_the_square(
    point: tuple[int, int], away: int
) -> None:
    assert corner_distance(10, 10, 2 * point[0], 2 * point[1]) == away


@pytest.mark.rule("HOS-28.6", "HOS-28.15")
def test_flames_in_the_first_octant() -> None:
    assert flame(3, 0) == ((1, 0), (2, 0), (3, 0), (3, -1), (3, 1))
    assert flame(3, 1) == ((1, 0), (2, 1), (3, 1), (3, 0), (3, 2))
    assert flame(3, 2) == ((1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 1), (3, 3))
    assert flame(3, 3) == ((1, 1), (2, 2), (3, 3), (3, 2), (2, 3))
    assert flame(2, 0) == ()
    assert flame(4, 1) == ()


@pytest.mark.rule("HOS-28.15")
def test_flames_in_the_other_octants_are_the_line_and_the_neighbours_of_the_aim() -> None:
    assert len(FLAME_AIMS) == 24
    for dx, dy in FLAME_AIMS:
        covered = set(flame(dx, dy))
        assert (dx, dy) in covered
        assert (0, 0) not in covered
        ends = {(x, y) for x, y in covered if max(abs(x), abs(y)) == 3}
        rim = [(dx + x, dy + y) for x, y in DIRECTIONS[::2] if max(abs(dx + x), abs(dy + y)) == 3]
        assert ends == {(dx, dy), *rim}
        assert set(flame(-dx, dy)) == {(-x, y) for x, y in covered}
        assert set(flame(dy, dx)) == {(y, x) for x, y in covered}
