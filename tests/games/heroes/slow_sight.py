"""Line of sight a second time, slowly: with fractions, square by square and side by side.

It shares nothing with the engine but the kinds of terrain. A ``Sketch`` says what is on a board, in
quarters of a square; ``Looking`` goes through everything on it for one line.
"""

import itertools
from fractions import Fraction

from sandtable.games.heroes.pack.terrain_kinds import TerrainKind

Point = tuple[int, int]
CLOSED = 99
SMOKE = 2
#: A square measures so much.
SIZE = 4
HALF = 2


class Square:
    """A square where units can stand."""

    def __init__(self, x: int, y: int, kinds: list[TerrainKind], building: int) -> None:
        self.x = x
        self.y = y
        self.kinds = kinds
        self.building = building
        #: Does only its building, still standing, block here?
        self.shelter = False
        self.smoke = False
        self.wreck: TerrainKind | None = None
        self.vehicle = False
        self.infantry = False

    @property
    def centre(self) -> Point:
        return self.x + HALF, self.y + HALF

    def corners(self) -> list[Point]:
        return [(self.x + i, self.y + j) for i in (0, SIZE) for j in (0, SIZE)]

    def contains(self, point: Point) -> bool:
        """Its sides included."""
        return 0 <= point[0] - self.x <= SIZE and 0 <= point[1] - self.y <= SIZE


class Side:
    """Something on an edge."""

    def __init__(self, p: Point, q: Point, wall: bool, opening: bool, obscures: int) -> None:
        self.p = p
        self.q = q
        self.wall = wall
        self.opening = opening
        self.obscures = obscures
        #: For an opening in an outer wall: the squares that border it.
        self.outer = False
        self.borders: list[Square] = []

    def at_end(self) -> int:
        return CLOSED if self.wall or self.opening else self.obscures


class Sketch:
    """A board: ground letters, line pieces, and plans with the parts that have fallen."""

    def __init__(
        self,
        rows: list[str],
        lines: list[tuple[str, int, int, int, int]],
        plans: list[tuple[int, int, tuple[str, ...], dict[str, str], str]],
        kinds: dict[str, TerrainKind],
    ) -> None:
        letters = {kind.letter: kind for kind in kinds.values() if kind.letter}
        self.squares: list[Square] = []
        self.sides: list[Side] = []
        self.width = len(rows[0])
        self.height = len(rows)
        shifted = []
        for hx, hy, plan, _parts, _fallen in plans:
            if hx % 2 or hy % 2:
                shifted += [(x, y) for x, y, _letter in plan_squares(hx, hy, plan)]
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                at = SIZE * x, SIZE * y
                if not any(abs(at[0] - ox) < SIZE and abs(at[1] - oy) < SIZE for ox, oy in shifted):
                    self.squares.append(Square(*at, [letters[letter]], -1))
        for index, (hx, hy, plan, parts, fallen) in enumerate(plans):
            self._build(index, hx, hy, plan, parts, fallen, kinds)
        for index, (hx, hy, plan, _parts, fallen) in enumerate(plans):
            self._wall(index, hx, hy, plan, fallen)
        for kind, x1, y1, x2, y2 in lines:
            across, down = (2, 0) if y1 == y2 else (0, 2)
            while (x1, y1) != (x2, y2):
                p = 2 * x1, 2 * y1
                q = 2 * (x1 + across), 2 * (y1 + down)
                self.sides.append(Side(p, q, kinds[kind].blocks, False, kinds[kind].obscures))
                x1, y1 = x1 + across, y1 + down

    def at(self, x: int, y: int) -> Square | None:
        for square in self.squares:
            if (square.x, square.y) == (x, y):
                return square
        return None

    def _build(
        self,
        index: int,
        hx: int,
        hy: int,
        plan: tuple[str, ...],
        parts: dict[str, str],
        fallen: str,
        kinds: dict[str, TerrainKind],
    ) -> None:
        for x, y, letter in plan_squares(hx, hy, plan):
            square = self.at(x, y)
            if square is None:
                square = Square(x, y, [], index)
                self.squares.append(square)
            part = kinds[parts[letter]]
            square.building = index
            square.kinds = [kinds[part.becomes]] if letter in fallen else [*square.kinds, part]
            square.shelter = letter not in fallen

    def _wall(self, index: int, hx: int, hy: int, plan: tuple[str, ...], fallen: str) -> None:
        letters = {(x, y): letter for x, y, letter in plan_squares(hx, hy, plan)}
        for (x, y), letter in letters.items():
            for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
                other = letters.get((x + SIZE * dx, y + SIZE * dy))
                standing = [part for part in (letter, other) if part and part not in fallen]
                if (other and (dx < 0 or dy < 0)) or not standing:
                    continue
                mark = plan[y // 2 - hy + 1 + dy][x // 2 - hx + 1 + dx]
                if mark == " ":
                    continue
                p = (x + SIZE * max(dx, 0), y + SIZE * max(dy, 0))
                q = (p[0], p[1] + SIZE) if dx else (p[0] + SIZE, p[1])
                side = Side(p, q, mark in "-|", mark not in "-|", 0)
                if side.opening and not other:
                    side.outer = True
                    inside = self.at(x, y)
                    assert inside is not None
                    outside = self._outside(inside, dx, dy)
                    side.borders = [inside] if outside is None else [inside, outside]
                self.sides.append(side)

    def _outside(self, inside: Square, dx: int, dy: int) -> Square | None:
        """The square an arrow points at: straight out, the right-hand one of two."""
        next_door = self.at(inside.x + SIZE * dx, inside.y + SIZE * dy)
        if next_door is not None:
            return next_door
        if on_grid(inside):
            return None
        halved = (inside.x if dx else inside.y) % SIZE != 0
        met: list[tuple[int, Square]] = []
        for square in self.squares:
            away = (square.x - inside.x) * dx + (square.y - inside.y) * dy - SIZE
            # The right hand of one who goes out by (dx, dy) is (-dy, dx).
            right = (square.x - inside.x) * -dy + (square.y - inside.y) * dx
            if on_grid(square) and abs(right) < SIZE and away == (HALF if halved else 0):
                middle = (max(right, 0) + min(right + SIZE, SIZE)) // 2 - HALF
                if not (halved and self._covered(inside, dx, dy, middle)):
                    met.append((right, square))
        return max(met, key=lambda found: found[0])[1] if met else None

    def _covered(self, inside: Square, dx: int, dy: int, right: int) -> bool:
        """Is the half square before a side, so far to the right, under another square?"""
        x, y = inside.centre
        spot = (x + 3 * dx - dy * right, y + 3 * dy + dx * right)
        return any(square.contains(spot) for square in self.squares)


def on_grid(square: Square) -> bool:
    """Is it a square of the general grid?"""
    return square.x % SIZE == 0 and square.y % SIZE == 0


def plan_squares(hx: int, hy: int, plan: tuple[str, ...]) -> list[tuple[int, int, str]]:
    return [
        (2 * (hx + c - 1), 2 * (hy + r - 1), plan[r][c])
        for r in range(1, len(plan), 2)
        for c in range(1, len(plan[r]), 2)
        if plan[r][c] != "."
    ]


class Beam:
    """One line and all that it meets."""

    def __init__(self, start: Point, end: Point) -> None:
        self.start = start
        self.way = (end[0] - start[0], end[1] - start[1])

    def side(self, point: Point) -> int:
        """Negative on the left, positive on the right, 0 on the line."""
        x, y = point[0] - self.start[0], point[1] - self.start[1]
        return self.way[0] * y - self.way[1] * x

    def part(self, point: Point) -> Fraction:
        """How far along the line a point on it lies: 0 at the start, 1 at the end."""
        x, y = point[0] - self.start[0], point[1] - self.start[1]
        whole = self.way[0] ** 2 + self.way[1] ** 2
        return Fraction(x * self.way[0] + y * self.way[1], whole)

    def stretch(self, square: Square) -> tuple[Fraction, Fraction] | None:
        """The part of the line that lies in a square, its sides included; None if there is none."""
        low, high = Fraction(0), Fraction(1)
        for start, way, near in (
            (self.start[0], self.way[0], square.x),
            (self.start[1], self.way[1], square.y),
        ):
            far = near + SIZE
            if max(start, start + way) < near or min(start, start + way) > far:
                return None
            if way:
                ends = sorted([Fraction(near - start, way), Fraction(far - start, way)])
                low, high = max(low, ends[0]), min(high, ends[1])
        return (low, high) if low <= high else None

    def inside(self, square: Square) -> bool:
        """Does it run through the inside of a square?"""
        found = self.stretch(square)
        if found is None or found[0] == found[1]:
            return False
        middle = (found[0] + found[1]) / 2
        x = self.start[0] + self.way[0] * middle
        y = self.start[1] + self.way[1] * middle
        return square.x < x < square.x + SIZE and square.y < y < square.y + SIZE


class Looking:
    """Who looks, at whom, along which line; ``penalty`` is None if that is blocked."""

    def __init__(
        self,
        sketch: Sketch,
        start: Point,
        own: list[Square],
        end: Point,
        target: list[Square],
        infantry: bool,
    ) -> None:
        self.sketch = sketch
        self.beam = Beam(start, end)
        self.own = own
        self.ends = own + target
        self.around = [] if target else [s for s in sketch.squares if s.contains(end)]
        within = [square for square in own if square.contains(start)]
        within += [square for square in target if square.contains(end)]
        self.within = {square.building for square in within}
        self.infantry = infantry
        self.crossed = [square for square in sketch.squares if self.beam.inside(square)]
        self.penalty: int | None = 0
        for amount in [*self._squares(), *self._runs(), *self._sides(), *self._points()]:
            if amount == CLOSED or self.penalty is None:
                self.penalty = None
            else:
                self.penalty += amount

    def value(self, square: Square) -> int:
        """What a square does to a line through it."""
        smoke = SMOKE if square.smoke else 0
        if square in self.ends:
            return smoke
        if self.blocks(square):
            return CLOSED
        if square in self.around:
            return smoke
        obscures = [kind.obscures for kind in square.kinds]
        if square.wreck is not None:
            obscures.append(square.wreck.obscures)
        return max([smoke, *obscures])

    def blocks(self, square: Square) -> bool:
        if square in self.ends:
            return False
        if square.vehicle or (self.infantry and square.infantry):
            return True
        if square.wreck is not None and square.wreck.blocks:
            return True
        if not any(kind.blocks for kind in square.kinds):
            return False
        return not (square.shelter and square.building in self.within)

    def _squares(self) -> list[int]:
        return [self.value(square) for square in self.crossed]

    def _runs(self) -> list[int]:
        """Stretches along sides: cut where a square begins or ends."""
        beside: list[tuple[Fraction, Fraction, Square]] = []
        for square in self.sketch.squares:
            found = self.beam.stretch(square)
            if square not in self.crossed and found is not None and found[0] < found[1]:
                beside.append((found[0], found[1], square))
        cuts = sorted({cut for low, high, _square in beside for cut in (low, high)})
        pairs: list[tuple[Square, Square]] = []
        for low, high in itertools.pairwise(cuts):
            here = [s for first, last, s in beside if first <= low and high <= last]
            left = [square for square in here if self.beam.side(square.centre) < 0]
            right = [square for square in here if self.beam.side(square.centre) > 0]
            pairs += [(a, b) for a in left for b in right if (a, b) not in pairs]
        return [min(self.value(a), self.value(b)) for a, b in pairs]

    def _sides(self) -> list[int]:
        amounts: list[int] = []
        for side in self.sketch.sides:
            p, q = self.beam.side(side.p), self.beam.side(side.q)
            if p == 0 and q == 0:
                parts = sorted([self.beam.part(side.p), self.beam.part(side.q)])
                if side.wall and max(parts[0], Fraction(0)) < min(parts[1], Fraction(1)):
                    amounts.append(CLOSED)
            elif p * q < 0 and 0 < self._where(side) < 1:
                amounts.append(self._crossing(side))
        return amounts

    def _where(self, side: Side) -> Fraction:
        """How far along the line it crosses the line of a side."""
        upright = side.p[0] == side.q[0]
        if upright:
            return Fraction(side.p[0] - self.beam.start[0], self.beam.way[0])
        return Fraction(side.p[1] - self.beam.start[1], self.beam.way[1])

    def _crossing(self, side: Side) -> int:
        if side.wall:
            return CLOSED
        if side.opening:
            needed = side.outer and not any(square in self.ends for square in side.borders)
            return CLOSED if needed else 0
        return 0 if self._at(side) else side.obscures

    def _at(self, side: Side) -> bool:
        """Is it, for a stretch, a side of one of the looker's squares?"""
        middle_x, middle_y = (side.p[0] + side.q[0]) // 2, (side.p[1] + side.q[1]) // 2
        for square in self.own:
            x, y = abs(middle_x - square.centre[0]), abs(middle_y - square.centre[1])
            upright = side.p[0] == side.q[0]
            across, along = (x, y) if upright else (y, x)
            if across == HALF and along < SIZE:
                return True
        return False

    def _points(self) -> list[int]:
        """Corners of squares and ends of sides that lie on the line."""
        points = {corner for square in self.sketch.squares for corner in square.corners()}
        points |= {end for side in self.sketch.sides for end in (side.p, side.q)}
        amounts: list[int] = []
        for point in points:
            if self.beam.side(point) == 0 and 0 < self.beam.part(point) < 1:
                amounts.append(self._point(point))
        return amounts

    def _point(self, point: Point) -> int:
        strongest = [0, 0]
        ignored = False
        for square in self.sketch.squares:
            if square.contains(point) and square not in self.crossed and self.blocks(square):
                strongest[self.beam.side(square.centre) > 0] = CLOSED
        for side in self.sketch.sides:
            if point in (side.p, side.q):
                far = side.q if point == side.p else side.p
                where = self.beam.side(far)
                if where:
                    strongest[where > 0] = max(strongest[where > 0], side.at_end())
                    if side.obscures and self._at(side):
                        ignored = True
        amount = min(strongest)
        return 0 if ignored and amount != CLOSED else amount
