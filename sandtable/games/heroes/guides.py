"""What helps a seat to see its choices on the field: reach, lines of sight, zones, templates.

Nothing here decides anything. It tells in advance what the rules would say, from open information.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.squares import COMPASS
from sandtable.games.heroes import names
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.fire import affected, reactions
from sandtable.games.heroes.land import areas, sight
from sandtable.games.heroes.moving import moves, zones
from sandtable.games.heroes.status import ON_FIELD
from sandtable.kernel.errors import Json

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Frames in which a unit acts.
ACTING: Final = ("activation", "movement", "firing")


def guides(s: HeroesState, seat: str) -> dict[str, Json]:
    """For the seat that decides; lengths are in half squares, as in the description."""
    side = SIDES.index(seat)
    told: dict[str, Json] = {"zones": zones_of_control(s, seat)}
    if seat not in s.actors():
        return told
    unit = acting_unit(s, side)
    if unit >= 0 and s.places_of(unit):
        told["unit"] = s.unit(unit).id
        # By their names: the order of the roster would tell who is hidden.
        others = sorted(enemies(s, side), key=lambda other: called(s, seat, other))
        told["sight"] = [look(s, seat, unit, other) for other in others]
        if is_moving(s) or ("move",) in s.legal(seat):
            told["reach"] = reach(s, unit)
    elif s.frames[-1].name == "reaction":
        mover: int = s.frames[-1].unit  # type: ignore[attr-defined]
        told["sight"] = [look(s, seat, own, mover) for own in reactions.reactors(s, mover)]
    told["templates"] = templates(s, seat, unit)
    return told


def is_moving(s: HeroesState) -> bool:
    return s.frames[-1].name == "movement"


def acting_unit(s: HeroesState, side: int) -> int:
    """The unit of this side whose action is under way, -1 for none."""
    for frame in s.frames[::-1]:
        if frame.name in ACTING:
            unit: int = getattr(frame, "unit", -1)
            return unit if s.side_of_unit(unit) == side else -1
    return -1


def enemies(s: HeroesState, side: int) -> list[int]:
    """The other side's units on the field."""
    return [u for u in s.battle.roster[1 - side] if s.standing[u] == ON_FIELD]


def called(s: HeroesState, seat: str, unit: int) -> str:
    """A unit by the name that the seat knows it by."""
    own = SIDES[s.side_of_unit(unit)] == seat
    return s.unit(unit).id if own else names.unit(s, unit)


def reach(s: HeroesState, unit: int) -> list[Json]:
    """Where it can get to, with the way; its own square is not told."""
    return [
        {
            "square": s.name(way.stand.at),
            "rear": s.name(way.stand.rear) if way.stand.rear >= 0 else None,
            "heading": COMPASS[way.stand.heading],
            "way": [[*action] for action in way.actions],
        }
        for way in moves.reach(s, unit)
        if way.actions
    ]


def look(s: HeroesState, seat: str, unit: int, other: int) -> dict[str, Json]:
    """The clearest line from one unit to another, and what hinders or blocks it."""
    seen = sight.to_unit(s, unit, other)
    own, aimed = s.places_of(unit), s.places_of(other)
    line: list[Json]
    if seen.line is not None:
        line = [seen.line.ox / 2, seen.line.oy / 2, seen.line.ax / 2, seen.line.ay / 2]
    else:
        (ox, oy), (ax, ay) = s.battle.field.centres[own[0]], s.battle.field.centres[aimed[0]]
        line = [ox / 2, oy / 2, ax / 2, ay / 2]
    return {
        "from": called(s, seat, unit),
        "to": called(s, seat, other),
        "line": line,
        "range": sight.distance(s, unit, other),
        "blocked": seen.blocked,
        "blocked_by": seen.blocked_by,
        "too_far": seen.too_far,
        "penalty": seen.penalty,
        "obstacles": [[what, amount] for what, amount in seen.obstacles],
    }


def zones_of_control(s: HeroesState, seat: str) -> dict[str, Json]:
    """The squares that the infantry of each side controls, unless it is suppressed (HOS-7.10)."""
    squares = len(s.battle.field.places)
    told: dict[str, Json] = {}
    for side, name in enumerate(SIDES):
        found: set[int] = set()
        for unit in s.battle.roster[side]:
            if s.standing[unit] == ON_FIELD and s.is_infantry(unit) and not s.suppression[unit]:
                found.update(place for place in zones.controls(s, unit) if place < squares)
        told[name] = [s.name(place) for place in sorted(found)]
    return told


def templates(s: HeroesState, seat: str, unit: int) -> dict[str, Json]:
    """What lies under each template that may be placed: squares by Interspace or by flame."""
    field = s.battle.field
    told: dict[str, Json] = {}
    for action in s.legal(seat):
        for word in action[1:]:
            kind, _, id = word.partition(":")
            if word in told:
                continue
            if kind == "point":
                hx, hy = field.points[field.point_named[id]]
                told[word] = [s.name(place) for place in areas.blast(s, hx, hy)]
            elif kind == "aim" and unit >= 0:
                dx, dy = (int(part) for part in id.split(","))
                covered: dict[int, None] = {}
                for origin in affected.flame_origins(s, unit):
                    covered.update(dict.fromkeys(areas.flame(field, origin, dx, dy)))
                told[word] = [s.name(place) for place in covered]
    return told
