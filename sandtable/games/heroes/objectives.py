"""What the battle is about: control, items, exits, deliveries, points, victory (HOS-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.battle import AREA, ITEM, SIDES, Score
from sandtable.games.heroes.land import effects
from sandtable.games.heroes.pack.counters import KINDS, ROLES
from sandtable.games.heroes.status import ABOARD, GONE, LOST, NOWHERE
from sandtable.games.heroes.turn import bonus_tokens
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


# Control.


def holder(s: HeroesState, places: tuple[int, ...]) -> int:
    """The only side with open infantry there, while the other has no infantry at all (HH-8)."""
    open_there = [False, False]
    there = [False, False]
    for place in places:
        unit = s.infantry_on[place]
        if unit >= 0:
            side = s.side_of_unit(unit)
            there[side] = True
            if not s.hidden(unit):
                open_there[side] = True
    for side in (0, 1):
        if open_there[side] and not there[1 - side]:
            return side
    return -1


def check_control(s: HeroesState, events: list[Event]) -> None:
    """At the end of the Supply phase; control lasts until the other side has it."""
    for objective in s.battle.objectives:
        if objective.kind == ITEM:
            continue
        side = holder(s, objective.places)
        if side >= 0 and side != s.control[objective.index]:
            s.control[objective.index] = side
            events.append(Event("control", {"objective": objective.id, "side": SIDES[side]}))


# The end of a Movement Action.


def moved(s: HeroesState, unit: int, events: list[Event]) -> None:
    """A unit has ended a Movement Action: items, bonus tokens and deliveries."""
    places = s.places_of(unit)
    if s.is_infantry(unit):
        if s.standing[unit] != ABOARD and not s.hidden(unit):
            take_item(s, unit, places[0], events)
            bonus_tokens.take(s, unit, places[0], events)
        return
    for score in s.battle.points:
        if score.type == "deliver" and score.counter == s.counter(unit).id:
            goal = s.battle.objectives[score.objective].places
            if score.side == s.side_of_unit(unit) and any(place in goal for place in places):
                s.score[score.side] += score.points
                events.append(Event("delivered", {"unit": names.unit(s, unit)}))
                take_off(s, unit)
                return


def take_item(s: HeroesState, unit: int, place: int, events: list[Event]) -> None:
    """An infantry unit takes the item on its square, at no cost (HH-10)."""
    for item, at in enumerate(s.item_at):
        if at == place:
            s.item_at[item] = NOWHERE
            s.item_carrier[item] = unit
            named = s.battle.objectives[item].id
            events.append(Event("item-taken", {"item": named, "unit": names.unit(s, unit)}))


def dropped(s: HeroesState, unit: int, events: list[Event]) -> None:
    """A carrier is hit, destroyed or hides: the item stays on its square (HH-10)."""
    places = s.places_of(unit)
    if places:
        left_at(s, unit, places[0], events)


def left_at(s: HeroesState, unit: int, place: int, events: list[Event]) -> None:
    """What it carries lies on this square from now on."""
    for item, carrier in enumerate(s.item_carrier):
        if carrier == unit:
            s.item_carrier[item] = -1
            s.item_at[item] = place
            named = s.battle.objectives[item].id
            events.append(Event("item-dropped", {"item": named, "square": s.name(place)}))


# Leaving the field.


def may_exit(s: HeroesState, unit: int, place: int) -> bool:
    """Does the scenario let it leave over the rim that this square lies at (HOS-6.86, HH-11)?"""
    rims = s.battle.exits[s.side_of_unit(unit)]
    if not rims or not effects.may_leave_field(s, unit):
        return False
    field = s.battle.field
    x, y = field.places[place]
    return (
        (y == 0 and NORTH in rims)
        or (x == 2 * field.width - 2 and EAST in rims)
        or (y == 2 * field.height - 2 and SOUTH in rims)
        or (x == 0 and WEST in rims)
    )


def exited(s: HeroesState, unit: int, events: list[Event]) -> None:
    """It is out of play, not destroyed, and so are its riders; what it was worth is scored."""
    events.append(Event("exited", {"unit": names.unit(s, unit)}))
    for leaver in (unit, *s.carried_by(unit)):
        side = s.side_of_unit(leaver)
        for score in s.battle.points:
            if score.side == side and score.type == "exit" and has_role(s, leaver, score.role):
                s.score[side] += score.points
        for item, carrier in enumerate(s.item_carrier):
            if carrier == leaver:
                s.item_carrier[item] = -1
                s.score[side] += carry_exit(s, side, item)
    take_off(s, unit)


def carry_exit(s: HeroesState, side: int, item: int) -> int:
    """What it is worth to leave the field with this item."""
    return sum(
        [
            score.points
            for score in s.battle.points
            if score.side == side and score.type == "carry_exit" and score.objective == item
        ]
    )


def take_off(s: HeroesState, unit: int) -> None:
    """Out of play with everybody aboard."""
    for rider in s.carried_by(unit):
        s.lift(rider)
        s.standing[rider] = GONE
    s.lift(unit)
    s.standing[unit] = GONE


def bars_scout(s: HeroesState, place: int) -> bool:
    """May no Scout move end there: beside an objective or in an objective area (HOS-19.14)?"""
    field = s.battle.field
    x, y = field.places[place]
    for objective in s.battle.objectives:
        if objective.kind == AREA:
            if place in objective.places:
                return True
        elif any(effects.touch(x, y, field.places[other]) for other in objective.places):
            return True
    return any(
        effects.touch(x, y, field.places[other])
        for other, token in zip(s.battle.bonus, s.bonus, strict=True)
        if token >= 0
    )


# Points and victory.


def has_role(s: HeroesState, unit: int, role: str) -> bool:
    return role in ("", "any") or ROLES[s.counter(unit).role] == role


def points(s: HeroesState) -> list[int]:
    """The points of both sides if the battle ended now (HH-20)."""
    total = s.score[:]
    for score in s.battle.points:
        total[score.side] += score.points * times(s, score)
    return total


def times(s: HeroesState, score: Score) -> int:
    """How often a way to earn points is fulfilled now; what is scored for good is in ``score``."""
    kind = score.type
    if kind == "control_end":
        return 1 if s.control[score.objective] == score.side else 0
    if kind == "break_tile":
        return len(
            [
                tile
                for tile in s.battle.tiles
                if tile.side != score.side
                and s.broken[tile.index]
                and score.tile_kind in ("", tile.kind)
            ]
        )
    if kind == "carry_end":
        carrier = s.item_carrier[score.objective]
        return 1 if carrier >= 0 and s.side_of_unit(carrier) == score.side else 0
    if kind.startswith("destroy"):
        lost = len([1 for unit in s.battle.roster[1 - score.side] if destroyed(s, unit, score)])
        return min(lost, 1) if kind == "destroy_unit" and not score.each else lost
    return 0


def destroyed(s: HeroesState, unit: int, score: Score) -> bool:
    """Is it one of the destroyed units that this score counts?"""
    if s.standing[unit] != LOST:
        return False
    if score.type == "destroy_unit":
        return s.counter(unit).id == score.counter
    if score.type == "destroy_kind":
        return KINDS[s.counter(unit).kind] == score.kind
    return has_role(s, unit, score.role)


def score_turn(s: HeroesState) -> None:
    """Points for objectives held at the end of each turn."""
    for score in s.battle.points:
        held = score.objective >= 0 and s.control[score.objective] == score.side
        if score.type == "control_turn" and s.turn >= score.from_turn and held:
            s.score[score.side] += score.points


def check_victory(s: HeroesState, events: list[Event]) -> None:
    """Instant conditions, then the turn limit (HOS-2.5, 30.1, 30.3)."""
    for score in s.battle.points:
        if score.type == "control_win" and s.control[score.objective] == score.side:
            s.end(score.side, "objective", events)
            return
    if s.turn < s.battle.turns:
        return
    soviet, german = points(s)
    if soviet != german:
        s.end(0 if soviet > german else 1, "points", events)
    elif s.battle.tie >= 0:
        s.end(s.battle.tie, "tie", events)
    else:
        s.end(None, "draw", events)
