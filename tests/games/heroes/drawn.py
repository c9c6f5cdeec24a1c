"""Fields as the boards are laid out, and units put on them, for tests of the land alone."""

from functools import cache

from sandtable.board.squares import compass
from sandtable.games.heroes.game import Heroes
from sandtable.games.heroes.land.elements import Plan
from sandtable.games.heroes.land.field import Field
from sandtable.games.heroes.land.terrain import lay_out
from sandtable.games.heroes.pack.battle import Battle, Unit
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
    return lay_out(len(rows[0]), len(rows), rows, lines or [], plans or [], heroes().pack.terrain)


def house(id: str, hx: int, hy: int, *rows: str, kind: str = "house_1", fallen: str = "") -> Plan:
    """A building; every letter in its plan is a part of one kind."""
    letters = sorted({mark for row in rows[1::2] for mark in row[1::2] if mark != "."})
    return Plan(id, hx, hy, rows, {letter: (kind, letter in fallen) for letter in letters})


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
    state = HeroesState(heroes(), battle, options)
    for index, piece in enumerate(pieces):
        words = piece.split()[1:]
        hidden = words[-1] == "hidden"
        places = [field.named[word] for word in words if word != "hidden"]
        if not places:
            continue
        state.put(index, places[0], places[1] if len(places) > 1 else -1)
        if len(places) > 1:
            (fx, fy), (rx, ry) = field.centres[places[0]], field.centres[places[1]]
            state.heading[index] = compass(fx - rx, fy - ry)
        if hidden:
            state.face[index] = next(
                i for i, face in enumerate(state.counter(index).faces) if face.hidden
            )
    return state


def add_wreck(state: HeroesState, kind: str, *squares: str) -> None:
    places = [state.battle.field.named[square] for square in squares]
    for place in places:
        state.wreck_on[place] = len(state.wrecks)
    state.wrecks.append(Wreck(kind, places[0], places[1] if len(places) > 1 else -1, 0))
