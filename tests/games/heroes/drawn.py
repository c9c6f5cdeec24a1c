"""Small fields drawn with letters, and units put on them, for tests of the ground."""

from functools import cache

from sandtable.board.squares import compass
from sandtable.games.heroes.battle import Battle, Unit
from sandtable.games.heroes.game import Heroes
from sandtable.games.heroes.land.field import Field, Plan
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import Wreck


@cache
def heroes() -> Heroes:
    return Heroes()


def draw(
    rows: list[str],
    lines: list[tuple[str, int, int, int, int]] | None = None,
    plans: list[Plan] | None = None,
) -> Field:
    return Field(len(rows[0]), len(rows), rows, lines or [], plans or [], heroes().pack.terrain)


def open_ground(width: int = 9, height: int = 9) -> list[str]:
    return ["." * width for _ in range(height)]


def house(id: str, hx: int, hy: int, *rows: str, kind: str = "house_1", fallen: str = "") -> Plan:
    """A building; every letter in its plan is a part of one kind."""
    letters = sorted({mark for row in rows[1::2] for mark in row[1::2] if mark != "."})
    return Plan(id, hx, hy, rows, {letter: (kind, letter in fallen) for letter in letters})


def floor(rows: list[str], *squares: tuple[int, int]) -> list[str]:
    """The same rows with building floor on some squares."""
    letters = [list(row) for row in rows]
    for x, y in squares:
        letters[y][x] = "_"
    return ["".join(row) for row in letters]


def with_letters(rows: list[str], letter: str, *squares: tuple[int, int]) -> list[str]:
    letters = [list(row) for row in rows]
    for x, y in squares:
        letters[y][x] = letter
    return ["".join(row) for row in letters]


def covered(rows: list[str], x1: int, y1: int, x2: int, y2: int) -> list[str]:
    """The same rows with the squares from (x1, y1) to (x2, y2) under an offset building."""
    squares = [(x, y) for y in range(y1, y2 + 1) for x in range(x1, x2 + 1)]
    return with_letters(rows, ":", *squares)


def position(field: Field, *pieces: str) -> HeroesState:
    """Units in the order named: ``s-rifle 5-5``, ``g-pz3 3-3 2-3`` (front, rear), ``… hidden``."""
    pack = heroes().pack
    battle = Battle({}, pack, field)
    for index, piece in enumerate(pieces):
        counter = pack.counters[piece.split()[0]]
        unit = Unit(index, f"{counter.id}-{index}", counter.side, counter)
        battle.units.append(unit)
        battle.unit_named[unit.id] = index
        battle.roster[unit.side].append(index)
    options = {name: option.default for name, option in heroes().options().items()}
    s = HeroesState(heroes(), battle, options)
    for index, piece in enumerate(pieces):
        words = piece.split()[1:]
        hidden = words[-1] == "hidden"
        places = [field.named[word] for word in words if word != "hidden"]
        if not places:
            continue
        s.put(index, places[0], places[1] if len(places) > 1 else -1)
        if len(places) > 1:
            (fx, fy), (rx, ry) = field.centres[places[0]], field.centres[places[1]]
            s.heading[index] = compass(fx - rx, fy - ry)
        if hidden:
            s.face[index] = next(i for i, face in enumerate(s.counter(index).faces) if face.hidden)
    return s


def add_wreck(s: HeroesState, kind: str, *squares: str) -> None:
    places = [s.battle.field.named[square] for square in squares]
    for place in places:
        s.wreck_on[place] = len(s.wrecks)
    s.wrecks.append(Wreck(kind, places[0], places[1] if len(places) > 1 else -1, 0))
