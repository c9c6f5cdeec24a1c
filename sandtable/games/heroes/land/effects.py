"""Special rules of a scenario that others ask about: night and mist, dust, decoys (HH-12).

What a scenario makes happen at fixed moments of a turn is in ``happenings``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.battle import SIDES, Effect
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Ground besides buildings where a decoy helmet can be shown: a ruin or a trench.
COVERS: Final = ("ruin", "fallen_hall", "trench")


def holds(s: HeroesState, effect: Effect) -> bool:
    """Is the rule in force this turn, and has no other one cancelled it?"""
    if not effect.first_turn <= max(s.turn, 1) <= effect.last_turn:
        return False
    return effect.id not in s.in_force[0] and effect.id not in s.in_force[1]


def cancel(s: HeroesState, side: int, effect_id: str) -> None:
    """For this turn the rule does not hold: its name in ``in_force`` says so."""
    s.in_force[side].append(effect_id)


def limit(s: HeroesState, name: str) -> int:
    """The smallest limit of this name that holds now; 0 if there is none."""
    least = 0
    for effect in s.battle.effects:
        if effect.kind == "sight_limit" and holds(s, effect):
            here = effect.params.get(name, 0)
            if here and (not least or here < least):
                least = here
    return least


def sight_limit(s: HeroesState) -> int:
    """No line of sight is longer than this; 0: as far as you like."""
    return limit(s, "los_max")


def spot_limit(s: HeroesState) -> int:
    """Hidden units are spotted only within so many squares, even in the open; 0: no such rule."""
    return limit(s, "spot_max")


def may_leave_field(s: HeroesState, unit: int) -> bool:
    """A lorry with its load may not."""
    load = s.battle.effect("load")
    return load is None or load.counter != s.counter(unit).id


def part_fallen(s: HeroesState, part: int, events: list[Event]) -> None:
    """Dust: smoke on every complete square next to a building part that has fallen."""
    field = s.battle.field
    if s.battle.effect("dust") is None or field.parts[part].building < 0:
        return
    inside = field.parts[part].places
    dusty: list[Json] = []
    for place, (x, y) in enumerate(field.places):
        if field.offset_grid[place] >= 0 or place in inside or s.smoke[place]:
            continue
        if any(touch(x, y, field.places[other]) for other in inside):
            s.smoke[place] = True
            dusty.append(s.name(place))
    events.append(Event("dust", {"part": field.parts[part].id, "squares": dusty}))


def touch(x: int, y: int, other: tuple[int, int]) -> bool:
    """Are two squares next to each other: at once, or across a partial square (HOS-6.75)?

    In half squares: neighbours of one grid are 2 apart, those of two grids up to 3.
    """
    return abs(x - other[0]) <= 3 and abs(y - other[1]) <= 3


# Decoy helmets.


def decoys(s: HeroesState, side: int, target: int) -> bool:
    """May this side show a decoy before the die of a sniper who fires at its unit?"""
    effect = s.battle.effect("decoys")
    if effect is None or s.uses[effect.index][side] <= 0:
        return False
    if s.side_of_unit(target) != side or not s.is_infantry(target):
        return False
    return all(
        s.battle.field.building_of[place] >= 0 or s.terrain.ground_kind(place) in COVERS
        for place in s.places_of(target)
    )


def spend_decoy(s: HeroesState, side: int, firer: int, events: list[Event]) -> None:
    """The shot is wasted, and a hidden sniper has given himself away."""
    effect = s.battle.effect("decoys")
    assert effect is not None
    s.uses[effect.index][side] -= 1
    events.append(Event("decoy", {"side": SIDES[side], "unit": names.unit(s, firer)}))
    if s.hidden(firer):
        s.face[firer] = 1 - s.face[firer]
        names.reveal(s, firer, events)
