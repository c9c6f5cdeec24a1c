"""Line of sight agrees with its slow second version, on thousands of random boards."""

import random

import pytest

from sandtable.games.heroes.land import sight
from sandtable.games.heroes.land.elements import Plan
from sandtable.games.heroes.land.nearby import Point
from sandtable.games.heroes.land.rays import BLOCKED, look
from sandtable.games.heroes.land.terrain import lay_out
from sandtable.games.heroes.state import HeroesState
from tests.games.heroes.drawn import add_wreck, heroes, position
from tests.games.heroes.slow_sight import Looking, Sketch, Square

pytestmark = pytest.mark.long

CHUNKS = 10
LAYOUTS = 50
BOARDS = 8
LOOKS = 2

GROUND = ".......,,rwwo#g~m"
LINES = ("low_wall", "low_wall", "wire", "hedgehog")
OUTER = "--||WWDB "
INNER = "  --DW"
PARTING = "--DWB"
WRECKS = ("wreck_light_1", "wreck_light_2", "wreck_armour_1")

Drawn = tuple[int, int, tuple[str, ...], dict[str, str], str]


def random_plan(rng: random.Random, width: int, height: int, taken: set[tuple[int, int]]) -> Drawn:
    """A building of up to six squares in one or two parts; () where there is no room for it."""
    while True:
        across, down = rng.randint(1, 3), rng.randint(1, 2)
        hx = rng.randint(0, 2 * (width - across))
        hy = rng.randint(0, 2 * (height - down))
        cells = {(x, y) for x in range(hx, hx + 2 * across) for y in range(hy, hy + 2 * down)}
        # Half a square more on every side keeps general squares from being shared.
        if not taken & {(x // 2, y // 2) for x, y in cells}:
            taken |= {(x // 2, y // 2) for x, y in cells}
            break
    split = rng.randint(1, across)
    rows: list[str] = []
    for r in range(2 * down + 1):
        row = ""
        for c in range(2 * across + 1):
            if r % 2 and c % 2:
                row += "a" if c // 2 < split else "b"
            elif r % 2 == 0 and c % 2 == 0:
                row += "+"
            elif r in (0, 2 * down) or c in (0, 2 * across):
                row += rng.choice(OUTER)
            else:
                row += rng.choice(PARTING if c == 2 * split else INNER)
        rows.append(row)
    kind = rng.choice(("apartment", "house_2", "factory_hall"))
    letters = "ab" if split < across else "a"
    fallen = "".join(letter for letter in letters if rng.random() < 0.25)
    return hx, hy, tuple(rows), dict.fromkeys(letters, kind), fallen


class Board:
    """The same random board for both."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        width, height = rng.randint(4, 7), rng.randint(4, 6)
        taken: set[tuple[int, int]] = set()
        self.plans = [
            random_plan(rng, width, height, taken) for _ in range(rng.choice((0, 1, 1, 2)))
        ]
        rows = [[rng.choice(GROUND) for _ in range(width)] for _ in range(height)]
        for hx, hy, plan, _parts, _fallen in self.plans:
            for r in range(1, len(plan), 2):
                for c in range(1, len(plan[0]), 2):
                    rows[(hy + r - 1) // 2][(hx + c - 1) // 2] = rng.choice("___m")
        self.rows = ["".join(row) for row in rows]
        self.lines: list[tuple[str, int, int, int, int]] = []
        for _ in range(rng.randint(0, 6)):
            x, y, long = 2 * rng.randint(1, width - 1), 2 * rng.randint(1, height - 1), 2
            end = (x, y + long) if rng.random() < 0.5 else (x + long, y)
            self.lines.append((rng.choice(LINES), x, y, *end))
        self.lines = list({line[1:]: line for line in self.lines}.values())
        plans = [
            Plan(f"X{i}", hx, hy, plan, {part: (kind, False) for part, kind in parts.items()})
            for i, (hx, hy, plan, parts, _fallen) in enumerate(self.plans)
        ]
        kinds = heroes().pack.terrain
        self.field = lay_out(width, height, self.rows, self.lines, plans, kinds)

    def people(self) -> list[str]:
        """Two who look at each other, and some in between."""
        rng, field = self.rng, self.field
        free = list(range(len(field.places)))
        rng.shuffle(free)
        pieces: list[str] = []
        count = rng.randint(2, 9)
        while free and len(pieces) < count:
            place = free.pop()
            near = [
                other
                for dx in (-1, 0, 1)
                for dy in (-1, 0, 1)
                if (dx or dy) and (other := field.neighbour(place, dx, dy)) in free
            ]
            if field.offset_grid[place] < 0 and near and rng.random() < 0.4:
                rear = rng.choice(near)
                free.remove(rear)
                pieces.append(f"g-pz3 {field.names[place]} {field.names[rear]}")
            elif field.offset_grid[place] < 0 and rng.random() < 0.2:
                pieces.append(f"s-t70 {field.names[place]}")
            elif rng.random() < 0.2:
                pieces.append(f"s-scouts {field.names[place]} hidden")
            else:
                pieces.append(f"s-rifle {field.names[place]}")
        return pieces

    def sketch(self, state: HeroesState, fallen: list[str]) -> Sketch:
        plans = [(*plan[:4], down) for plan, down in zip(self.plans, fallen, strict=True)]
        sketch = Sketch(self.rows, self.lines, plans, heroes().pack.terrain)
        for place in range(len(self.field.places)):
            square = self.square(sketch, place)
            square.smoke = state.smoke[place]
            square.vehicle = state.vehicle_on[place] >= 0
            unit = state.infantry_on[place]
            square.infantry = unit >= 0 and not state.hidden(unit)
            wreck = state.wrecks[state.wreck_on[place]] if state.wreck_on[place] >= 0 else None
            if wreck is not None:
                square.wreck = heroes().pack.terrain[wreck.kind]
        return sketch

    def square(self, sketch: Sketch, place: int) -> Square:
        hx, hy = self.field.places[place]
        square = sketch.at(2 * hx, 2 * hy)
        assert square is not None
        return square


def runs_along_squares(start: Point, end: Point) -> bool:
    """Is it one of the rare lines that run along the sides of general squares?"""
    return (start.x == end.x and start.x % 4 == 0) or (start.y == end.y and start.y % 4 == 0)


def lookers(state: HeroesState, rng: random.Random) -> tuple[int, int]:
    """Two units; vehicles that stand side by side are tried for, as lines between them are rare."""
    units = range(len(state.battle.units))
    for _ in range(3):
        one, other = rng.sample(units, 2)
        pairs = sight.rays_between(state, one, other)
        if any(runs_along_squares(start, end) for start, end, _range, _ray in pairs):
            break
    return one, other


def check(board: Board) -> None:
    rng, field = board.rng, board.field
    state = position(field, *board.people())
    fallen = ["".join(p for p in plan[3] if rng.random() < 0.3) for plan in board.plans]
    for index, parts in enumerate(fallen):
        for letter in parts:
            state.terrain = state.terrain.with_fallen(field.part_named[f"X{index}-{letter}"])
    free = [place for place in range(len(field.places)) if not state.occupied(place)]
    for place in rng.sample(free, min(len(free), rng.randint(0, 3))):
        add_wreck(state, rng.choice(WRECKS), field.names[place])
    for place in rng.sample(range(len(field.places)), rng.randint(0, 2)):
        state.smoke[place] = True
    sketch = board.sketch(state, fallen)
    assert len(sketch.squares) == len(field.places)
    for _ in range(LOOKS):
        one, other = lookers(state, rng)
        own = [board.square(sketch, place) for place in state.places_of(one)]
        if rng.random() < 0.2 and field.points:
            target: list[Square] = []
            hx, hy = rng.choice(field.points)
            rays = sight.rays_to_point(state, one, hx, hy)
            infantry = False
        else:
            target = [board.square(sketch, place) for place in state.places_of(other)]
            rays = sight.rays_between(state, one, other)
            infantry = sight.infantry_blocks(state, one, other)
        along = [found for found in rays if runs_along_squares(found[0], found[1])]
        start, end, _range, ray = rng.choice(along or rays)
        if (start.x, start.y) == (end.x, end.y):
            continue  # a vehicle across the very Interspace
        fast = look(state, ray, infantry)
        slow = Looking(
            sketch,
            (start.x, start.y),
            own,
            (end.x, end.y),
            target,
            infantry,
        )
        expected = BLOCKED if slow.penalty is None else slow.penalty
        assert fast == expected, (
            board.rows, board.plans, fallen, board.lines, (start.x, start.y), (end.x, end.y),
        )  # fmt: skip


@pytest.mark.rule("HOS-8.42", "HOS-8.43", "HOS-8.44", "HOS-8.45", "HOS-8.46", "HOS-8.47")
@pytest.mark.rule("HOS-13.24", "HOS-13.25", "HOS-13.26")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_versions_agree(chunk: int) -> None:
    rng = random.Random(chunk)
    for _ in range(LAYOUTS):
        board = Board(rng)
        for _ in range(BOARDS):
            check(board)


@pytest.mark.rule("HOS-8.10")
def test_sight_is_mutual_on_random_boards() -> None:
    rng = random.Random(99)
    for _ in range(200):
        board = Board(rng)
        state = position(board.field, *board.people())
        units = range(len(state.battle.units))
        for one in units:
            for other in units:
                if one < other:
                    assert sight.sees(state, one, other) == sight.sees(state, other, one)
