"""Square boards with eight directions: headings, facings, arcs, distances.

Lengths are integers. *h-units* are half squares: a square has its top-left corner at (hx, hy) and
a side of 2. *q-units* are quarter squares: its centre is at (2 * hx + 2, 2 * hy + 2), and its side
is 4. x grows to the right, y downwards.
"""

from typing import Final

from sandtable.kernel.native import i64

#: The eight directions, clockwise from north; a heading is an index.
DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
#: The same by coordinate.
EAST: Final[list[int]] = [dx for dx, _ in DIRECTIONS]
SOUTH: Final[list[int]] = [dy for _, dy in DIRECTIONS]
COMPASS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")

#: The sides from which a vehicle can be hit.
FRONT: Final = 0
SIDE: Final = 1
REAR: Final = 2

#: Firing arcs.
ALL_ROUND: Final = 0
FRONT_90: Final = 1
REAR_180: Final = 2

#: Flames towards the east, from straight to diagonal: the aim square, then all squares covered.
FLAMES: Final = (
    ((3, 0), ((1, 0), (2, 0), (3, 0), (3, -1), (3, 1))),
    ((3, 1), ((1, 0), (2, 1), (3, 1), (3, 0), (3, 2))),
    ((3, 2), ((1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 1), (3, 3))),
    ((3, 3), ((1, 1), (2, 2), (3, 3), (3, 2), (2, 3))),
)
#: Where a blast scatters, for a roll of 1 to 4.
SCATTER: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


def length(number: i64) -> i64:
    """The absolute value, without a detour for the compiler."""
    return -number if number < 0 else number


def turn(heading: int, eighths: int) -> int:
    """A heading turned clockwise by ``eighths`` of a circle."""
    return (heading + eighths) % 8


def compass(dx: int, dy: int) -> int:
    """The nearest of the eight directions; (dx, dy) is not (0, 0).

    The border is at 22.5 degrees, where the larger component is 1 + sqrt(2) times the smaller one:
    impossible for integers, so there are no ties.
    """
    wide, high = abs(dx), abs(dy)
    large, small = max(wide, high), min(wide, high)
    straight = large > small and (large - small) ** 2 > 2 * small * small
    x = 0 if straight and high > wide else (dx > 0) - (dx < 0)
    y = 0 if straight and wide > high else (dy > 0) - (dy < 0)
    return DIRECTIONS.index((x, y))


def facings(vx: i64, vy: i64, heading: int) -> tuple[int, ...]:
    """The sides of a vehicle with this heading that a hit from (vx, vy) can strike.

    (vx, vy) is relative to the aim point. On the border between two sides it is both.
    """
    hx: i64 = EAST[heading]
    hy: i64 = SOUTH[heading]
    along = vx * hx + vy * hy
    beside = length(vx * hy - vy * hx)
    if length(along) == beside:
        return (FRONT, SIDE) if along > 0 else (SIDE, REAR)
    if along > beside:
        return (FRONT,)
    return (REAR,) if -along > beside else (SIDE,)


def in_arc(wx: i64, wy: i64, heading: int, arc: int) -> bool:
    """Is (wx, wy) in the arc of a weapon? Its border belongs to the arc."""
    if arc == ALL_ROUND:
        return True
    ax: i64 = EAST[heading]
    ay: i64 = SOUTH[heading]
    along = wx * ax + wy * ay
    if arc == FRONT_90:
        return along >= length(wx * ay - wy * ax)
    return -along >= 0


def distance(ax: int, ay: int, bx: int, by: int) -> int:
    """Squares between two centres (q-units), diagonals allowed; rounded down, but at least 1."""
    return max(1, max(abs(ax - bx), abs(ay - by)) // 4)


def corner_distance(hx: int, hy: int, px: int, py: int) -> int:
    """From a square to a corner point of its grid (h-units); its own corners are 1 away."""
    return (max(abs(px - hx - 1), abs(py - hy - 1)) + 1) // 2


def flame(dx: int, dy: int) -> tuple[tuple[int, int], ...]:
    """The squares under a flame aimed at (dx, dy), as offsets; () if that is not 3 squares away."""
    wide, high = abs(dx), abs(dy)
    for (x, y), covered in FLAMES:
        if (x, y) == (max(wide, high), min(wide, high)):
            return tuple(mirrored(offset, dx, dy) for offset in covered)
    return ()


def mirrored(offset: tuple[int, int], dx: int, dy: int) -> tuple[int, int]:
    """An offset in the east-south-east octant, mirrored into the octant of (dx, dy)."""
    x, y = offset
    if abs(dy) > abs(dx):
        x, y = y, x
    return (x if dx >= 0 else -x, y if dy >= 0 else -y)


#: The 24 squares that a flame can be aimed at.
FLAME_AIMS: Final = tuple(
    (x, y) for y in range(-3, 4) for x in range(-3, 4) if max(abs(x), abs(y)) == 3
)
