"""Special rules of a scenario that affect other rules: night and mist, dust, decoys (HH-12).

Special rules that take effect at fixed moments of a turn are in ``scenario_events``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.pack.battle import SIDES, Effect
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Terrain besides buildings where a decoy helmet can be shown.
COVERS: Final = ("ruin", "fallen_hall", "trench")


def holds(state: HeroesState, effect: Effect) -> bool:
    """Is the rule active this turn, and not cancelled by another one?"""
    if not effect.first_turn <= max(state.turn, 1) <= effect.last_turn:
        return False
    return effect.id not in state.active_effects[0] and effect.id not in state.active_effects[1]


def cancel(state: HeroesState, side: int, effect_id: str) -> None:
    """Cancel a rule for this turn, by adding its name to ``active_effects``."""
    state.active_effects[side].append(effect_id)


def limit(state: HeroesState, name: str) -> int:
    """The smallest active limit with this name; 0 if there is none."""
    least = 0
    for effect in state.battle.effects:
        if effect.kind == "sight_limit" and holds(state, effect):
            here = effect.params.get(name, 0)
            if here and (not least or here < least):
                least = here
    return least


def sight_limit(state: HeroesState) -> int:
    """The maximum length of a line of sight; 0: no limit."""
    return limit(state, "los_max")


def spot_limit(state: HeroesState) -> int:
    """The maximum spotting distance, even in the open; 0: no limit."""
    return limit(state, "spot_max")


def may_leave_field(state: HeroesState, unit: int) -> bool:
    """May the unit leave the field? A lorry with its load may not."""
    load = state.battle.effect("load")
    return load is None or load.counter != state.counter(unit).id


def part_fallen(state: HeroesState, part: int, events: list[Event]) -> None:
    """Dust: smoke on every whole square next to a building part that has collapsed."""
    field = state.battle.field
    if state.battle.effect("dust") is None or field.parts[part].building < 0:
        return
    inside = field.parts[part].places
    dusty: list[Json] = []
    for place, (x, y) in enumerate(field.places):
        if field.offset_grid[place] >= 0 or place in inside or state.smoke[place]:
            continue
        if any(touch(x, y, field.places[other]) for other in inside):
            state.smoke[place] = True
            dusty.append(state.name(place))
    events.append(Event("dust", {"part": field.parts[part].id, "squares": dusty}))


def touch(x: int, y: int, other: tuple[int, int]) -> bool:
    """Are two squares adjacent: directly, or across a partial square (HOS-6.75)?

    In half squares: neighbours on one grid are 2 apart, those on two grids up to 3.
    """
    return abs(x - other[0]) <= 3 and abs(y - other[1]) <= 3


# Decoy helmets.


def decoys(state: HeroesState, side: int, target: int) -> bool:
    """May this side use a decoy before the roll of a sniper who fires at its unit?"""
    effect = state.battle.effect("decoys")
    if effect is None or state.uses_left[effect.index][side] <= 0:
        return False
    if state.side_of_unit(target) != side or not state.is_infantry(target):
        return False
    return all(
        state.battle.field.building_of[place] >= 0 or state.terrain.ground_kind(place) in COVERS
        for place in state.places_of(target)
    )


def spend_decoy(state: HeroesState, side: int, firer: int, events: list[Event]) -> None:
    """The shot is wasted, and a hidden sniper is revealed."""
    effect = state.battle.effect("decoys")
    assert effect is not None
    state.uses_left[effect.index][side] -= 1
    events.append(Event("decoy", {"side": SIDES[side], "unit": names.unit(state, firer)}))
    if state.hidden(firer):
        state.face[firer] = 1 - state.face[firer]
        names.reveal(state, firer, events)
