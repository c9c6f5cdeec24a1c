"""Objectives: control, items, exits, deliveries, points, victory (HOS-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.armies import bonus_tokens
from sandtable.games.heroes.land import effects
from sandtable.games.heroes.pack.battle import AREA, ITEM, SIDES, Score
from sandtable.games.heroes.pack.counters import KINDS, ROLES
from sandtable.games.heroes.status import ABOARD, GONE, LOST, NOWHERE
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


# Control.


def holder(state: HeroesState, places: tuple[int, ...]) -> int:
    """The side with unhidden infantry there, if the other has no infantry there at all (HH-8)."""
    open_there = [False, False]
    there = [False, False]
    for place in places:
        unit = state.infantry_on[place]
        if unit >= 0:
            side = state.side_of_unit(unit)
            there[side] = True
            if not state.hidden(unit):
                open_there[side] = True
    for side in (0, 1):
        if open_there[side] and not there[1 - side]:
            return side
    return -1


def check_control(state: HeroesState, events: list[Event]) -> None:
    """Update control at the end of the Supply phase; it lasts until the other side gains it."""
    for objective in state.battle.objectives:
        if objective.kind == ITEM:
            continue
        side = holder(state, objective.places)
        if side >= 0 and side != state.control[objective.index]:
            state.control[objective.index] = side
            events.append(Event("control", {"objective": objective.id, "side": SIDES[side]}))


# The end of a Movement Action.


def moved(state: HeroesState, unit: int, events: list[Event]) -> None:
    """Items, bonus tokens and deliveries after a unit's Movement Action."""
    places = state.places_of(unit)
    if state.is_infantry(unit):
        if state.status[unit] != ABOARD and not state.hidden(unit):
            take_item(state, unit, places[0], events)
            bonus_tokens.take(state, unit, places[0], events)
        return
    for score in state.battle.points:
        if score.type == "deliver" and score.counter == state.counter(unit).id:
            goal = state.battle.objectives[score.objective].places
            if score.side == state.side_of_unit(unit) and any(place in goal for place in places):
                state.score[score.side] += score.points
                events.append(Event("delivered", {"unit": names.unit(state, unit)}))
                take_off(state, unit)
                return


def take_item(state: HeroesState, unit: int, place: int, events: list[Event]) -> None:
    """An infantry unit picks up the item on its square, at no cost (HH-10)."""
    for item, at in enumerate(state.item_at):
        if at == place:
            state.item_at[item] = NOWHERE
            state.item_carrier[item] = unit
            named = state.battle.objectives[item].id
            events.append(Event("item-taken", {"item": named, "unit": names.unit(state, unit)}))


def dropped(state: HeroesState, unit: int, events: list[Event]) -> None:
    """A carrier was hit, destroyed or hides: it drops the item on its square (HH-10)."""
    places = state.places_of(unit)
    if places:
        left_at(state, unit, places[0], events)


def left_at(state: HeroesState, unit: int, place: int, events: list[Event]) -> None:
    """Leave what the unit carries on this square."""
    for item, carrier in enumerate(state.item_carrier):
        if carrier == unit:
            state.item_carrier[item] = -1
            state.item_at[item] = place
            named = state.battle.objectives[item].id
            events.append(Event("item-dropped", {"item": named, "square": state.name(place)}))


# Leaving the field.


def may_exit(state: HeroesState, unit: int, place: int) -> bool:
    """May it leave the field over the rim at this square (HOS-6.86, HH-11)?"""
    rims = state.battle.exits[state.side_of_unit(unit)]
    if not rims or not effects.may_leave_field(state, unit):
        return False
    field = state.battle.field
    x, y = field.places[place]
    return (
        (y == 0 and NORTH in rims)
        or (x == 2 * field.width - 2 and EAST in rims)
        or (y == 2 * field.height - 2 and SOUTH in rims)
        or (x == 0 and WEST in rims)
    )


def exited(state: HeroesState, unit: int, events: list[Event]) -> None:
    """The unit and its passengers leave the field alive; points are scored for them."""
    events.append(Event("exited", {"unit": names.unit(state, unit)}))
    for leaver in (unit, *state.carried_by(unit)):
        side = state.side_of_unit(leaver)
        for score in state.battle.points:
            if score.side == side and score.type == "exit" and has_role(state, leaver, score.role):
                state.score[side] += score.points
        for item, carrier in enumerate(state.item_carrier):
            if carrier == leaver:
                state.item_carrier[item] = -1
                state.score[side] += carry_exit(state, side, item)
    take_off(state, unit)


def carry_exit(state: HeroesState, side: int, item: int) -> int:
    """The points for leaving the field with this item."""
    return sum(
        [
            score.points
            for score in state.battle.points
            if score.side == side and score.type == "carry_exit" and score.objective == item
        ]
    )


def take_off(state: HeroesState, unit: int) -> None:
    """Remove a unit from play with everyone aboard."""
    for rider in state.carried_by(unit):
        state.lift(rider)
        state.status[rider] = GONE
    state.lift(unit)
    state.status[unit] = GONE


def bars_scout(state: HeroesState, place: int) -> bool:
    """Is ending a Scout move there forbidden, at an objective or in its area (HOS-19.14)?"""
    field = state.battle.field
    x, y = field.places[place]
    for objective in state.battle.objectives:
        if objective.kind == AREA:
            if place in objective.places:
                return True
        elif any(effects.touch(x, y, field.places[other]) for other in objective.places):
            return True
    return any(
        effects.touch(x, y, field.places[other])
        for other, token in zip(state.battle.bonus, state.bonus, strict=True)
        if token >= 0
    )


# Points and victory.


def has_role(state: HeroesState, unit: int, role: str) -> bool:
    return role in ("", "any") or ROLES[state.counter(unit).role] == role


def points(state: HeroesState) -> list[int]:
    """The points of both sides if the battle ended now (HH-20)."""
    total = state.score[:]
    for score in state.battle.points:
        total[score.side] += score.points * times(state, score)
    return total


def times(state: HeroesState, score: Score) -> int:
    """How often a score is currently fulfilled; points scored permanently are in ``score``."""
    kind = score.type
    if kind == "control_end":
        return 1 if state.control[score.objective] == score.side else 0
    if kind == "break_tile":
        return len(
            [
                tile
                for tile in state.battle.tiles
                if tile.side != score.side
                and state.broken[tile.index]
                and score.tile_kind in ("", tile.kind)
            ]
        )
    if kind == "carry_end":
        carrier = state.item_carrier[score.objective]
        return 1 if carrier >= 0 and state.side_of_unit(carrier) == score.side else 0
    if kind.startswith("destroy"):
        lost = len(
            [1 for unit in state.battle.roster[1 - score.side] if destroyed(state, unit, score)]
        )
        return min(lost, 1) if kind == "destroy_unit" and not score.each else lost
    return 0


def destroyed(state: HeroesState, unit: int, score: Score) -> bool:
    """Is it one of the destroyed units that this score counts?"""
    if state.status[unit] != LOST:
        return False
    if score.type == "destroy_unit":
        return state.counter(unit).id == score.counter
    if score.type == "destroy_kind":
        return KINDS[state.counter(unit).kind] == score.kind
    return has_role(state, unit, score.role)


def score_turn(state: HeroesState) -> None:
    """Score the objectives held at the end of a turn."""
    for score in state.battle.points:
        held = score.objective >= 0 and state.control[score.objective] == score.side
        if score.type == "control_turn" and state.turn >= score.from_turn and held:
            state.score[score.side] += score.points


def check_victory(state: HeroesState, events: list[Event]) -> None:
    """Check instant victory, then the turn limit (HOS-2.5, 30.1, 30.3)."""
    for score in state.battle.points:
        if score.type == "control_win" and state.control[score.objective] == score.side:
            state.end(score.side, "objective", events)
            return
    if state.turn < state.battle.turns:
        return
    soviet, german = points(state)
    if soviet != german:
        state.end(0 if soviet > german else 1, "points", events)
    elif state.battle.tie >= 0:
        state.end(state.battle.tie, "tie", events)
    else:
        state.end(None, "draw", events)
