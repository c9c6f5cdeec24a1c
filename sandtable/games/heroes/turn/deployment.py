"""Placing units on the field: set up in their zones, or arriving later (HH-11, HH-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.squares import COMPASS
from sandtable.games.heroes import names
from sandtable.games.heroes.armies.scenario import zones_for
from sandtable.games.heroes.land import adjacency, ground
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.pack.counters import HEAVY, Counter
from sandtable.games.heroes.status import AWAITED, NOWHERE, SETUP
from sandtable.games.heroes.units import abilities, transport
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.pack.battle import Zone
    from sandtable.games.heroes.state import HeroesState

DEPLOY: Final = "deploy"
LOAD: Final = "load"
MAN: Final = "man"
FACE: Final = "face"


# Which units, and where.


def waiting(state: HeroesState, side: int) -> list[int]:
    """The units to place now: the army, later reinforcements that are due.

    Units without room at set-up, or on their turn of arrival, arrive as soon as there is some.
    """
    return [
        unit
        for unit in state.battle.roster[side]
        if state.status[unit] == AWAITED
        and is_due(state, state.unit(unit).arrives)
        and not (state.phase == SETUP and is_outside(state, unit))
    ]


def is_outside(state: HeroesState, unit: int) -> bool:
    """Is it deployed off the field, to enter with its Scout move (HOS-19.20)?

    If it does not, it arrives with the first reinforcements, on the same squares.
    """
    if state.status[unit] != AWAITED or state.unit(unit).arrives >= 0:
        return False
    return any(zone.off_field for zone in zones_for(state.battle, unit))


def is_due(state: HeroesState, reinforcement: int) -> bool:
    if reinforcement < 0:
        return True
    return state.phase != SETUP and state.battle.reinforcements[reinforcement].turn <= state.turn


def area(state: HeroesState, unit: int) -> frozenset[int]:
    """The squares it may be placed on, occupied or not."""
    areas = state.battle.areas
    if unit not in areas:
        arrives = state.unit(unit).arrives
        if arrives >= 0:
            found = frozenset(state.battle.reinforcements[arrives].places)
        else:
            zones = [zone.places for zone in zones_for(state.battle, unit)]
            found = frozenset().union(*zones)
        # Equal areas are one object, which is quick to compare.
        areas[unit] = next((known for known in list(areas.values()) if known == found), found)
    return areas[unit]


def free(state: HeroesState, unit: int, place: int) -> bool:
    """May it be placed there: passable, without a unit or a bonus token?"""
    return is_free(state, state.counter(unit).kind, place, tokens_on(state))


def is_free(state: HeroesState, kind: int, place: int, tokens: list[int]) -> bool:
    """The same for a kind of unit; ``tokens`` are the squares of bonus tokens."""
    if state.occupied(place) or not ground.enterable(state, place, kind):
        return False
    return place not in tokens


def tokens_on(state: HeroesState) -> list[int]:
    """The squares on which a bonus token lies."""
    return [place for i, place in enumerate(state.battle.bonus) if state.bonus[i] >= 0]


def free_squares(state: HeroesState, unit: int) -> list[int]:
    """The free squares of its area, in order."""
    places = area(state, unit)
    squares = state.battle.squares.get(places)
    if squares is None:
        squares = tuple(sorted(places))
        state.battle.squares[places] = squares
    kind = state.counter(unit).kind
    infantry_on, vehicle_on, wreck_on = state.infantry_on, state.vehicle_on, state.wreck_on
    bare = state.terrain.ground
    found: list[int] = []
    for place in squares:
        if infantry_on[place] >= 0 or vehicle_on[place] >= 0 or bare[place].impassable[kind]:
            continue
        if wreck_on[place] < 0 or ground.enterable(state, place, kind):
            found.append(place)
    for token in tokens_on(state):
        if token in found:
            found.remove(token)
    return found


def spots(state: HeroesState, unit: int) -> list[int]:
    """The squares where it can be placed; for a two-square vehicle, its front."""
    found = free_squares(state, unit)
    if state.counter(unit).size == 2:
        rears = set(found)
        steps = state.terrain.steps[state.counter(unit).kind]
        found = [
            place
            for place in found
            if any(
                step.to in rears and not adjacency.lies_across(state, unit, step)
                for step in steps[place]
            )
        ]
    return found


def headings(state: HeroesState, unit: int, front: int, places: frozenset[int]) -> dict[int, int]:
    """The headings of a two-square vehicle with its front there, with the square of its rear.

    Both squares are in the zone, without a barrier or vehicle between them (HOS-6.78).
    """
    found: dict[int, int] = {}
    for step in state.terrain.steps[state.counter(unit).kind][front]:
        if (
            step.to in places
            and free(state, unit, step.to)
            and not adjacency.lies_across(state, unit, step)
        ):
            found[(step.direction + 4) % 8] = step.to
    return found


def still_needed(state: HeroesState, zone: Zone) -> list[tuple[tuple[int, ...], int]]:
    """The squares of a zone that need more units, and how many."""
    found: list[tuple[tuple[int, ...], int]] = []
    for places, count in zone.minimum:
        there = len([place for place in places if state.occupied(place)])
        if there < count:
            found.append((places, count - there))
    return found


def obliged(state: HeroesState, unit: int, found: list[int]) -> list[int]:
    """Its squares, restricted if needed to meet the minimum of a zone (HH-17)."""
    for zone in zones_for(state.battle, unit):
        for places, count in still_needed(state, zone):
            inside = [place for place in found if place in places]
            if not inside:
                continue
            others = [
                other
                for other in waiting(state, zone.side)
                if other != unit and any(place in places for place in spots(state, other))
            ]
            if len(others) < count:
                return inside
    return found


# Which way it faces, and which side is up.


def facing_matters(counter: Counter) -> bool:
    """Does facing matter: a limited arc, armour by facing, or two squares (HOS-6.16)?"""
    return counter.has_arc or counter.kind == HEAVY or counter.size == 2


def states(state: HeroesState, unit: int) -> list[int]:
    """The sides it may be set up with (HOS-15.32); a crew's active side is only for use aboard.

    A scenario may exclude Ambush, or require all such units to be hidden.
    """
    counter = state.counter(unit)
    if not counter.two_states:
        return [0]
    inactive = [face for face, shown in enumerate(counter.faces) if not shown.active]
    active = [face for face, shown in enumerate(counter.faces) if shown.active]
    printed = counter.faces[active[0]]
    if printed.crew or (printed.ambush and abilities.switched_off(state, "ambush")):
        return inactive
    hidden = state.battle.effect("set_up_active")
    if hidden is not None and printed.ambush and "ambush" in hidden.abilities:
        return active
    return inactive + active


def state_word(state: HeroesState, unit: int, face: int) -> str:
    return f"state:{state.counter(unit).faces[face].state}"


def onto_squares(state: HeroesState, unit: int, places: list[int]) -> list[Action]:
    """The actions that place it on one of these squares, with each possible side up.

    There are hundreds, the same for every unit that is placed: they are cached. Games of
    one battle share them, in several threads at once, so they are kept only when they are complete.
    """
    kept = state.battle.deployments.get(unit)
    if kept is None:
        kept = []
        word = state.unit(unit).word
        up = [state_word(state, unit, face) for face in states(state, unit)]
        for square in state.battle.field.words:
            if len(up) == 1:
                kept.append(((DEPLOY, word, square),))
            else:
                kept.append(tuple([(DEPLOY, word, square, face_up) for face_up in up]))
        state.battle.deployments[unit] = kept
    if len(kept[0]) == 1:
        return [kept[place][0] for place in places]
    return [action for place in places for action in kept[place]]


def put(state: HeroesState, unit: int, action: Action, events: list[Event]) -> None:
    """Place a unit; a two-square vehicle is placed when its facing is chosen."""
    place = names.square_named(state, action[2])
    for face in states(state, unit):
        if action[3:] in ((), (state_word(state, unit, face),)):
            state.face[unit] = face
    counter = state.counter(unit)
    if counter.size == 1:
        state.put(unit, place)
    if state.hidden(unit):
        names.conceal(state, unit)
    side = state.side_of_unit(unit)
    if state.is_infantry(unit):
        state.entered[side].add(place)
    square = state.name(place)
    shown: dict[str, Json] = {"unit": names.unit(state, unit), "square": square}
    params: dict[str, Json] = {"unit": state.unit(unit).id, "square": square}
    events.append(Event("deployed", params, (SIDES[side],), shown, sealed=True))
    if facing_matters(counter):
        state.push(Facing(unit, place))


class Deployment(Frame["HeroesState"]):
    """A side places its units on the field, in any order."""

    name = "deployment"
    planned = True

    def __init__(self, side: int) -> None:
        self.side = side

    def settled(self, state: HeroesState) -> bool:
        return not any(self.can_come(state, unit) for unit in waiting(state, self.side))

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.pop()

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def can_come(self, state: HeroesState, unit: int) -> bool:
        """Is there a square or a vehicle for it?"""
        places = area(state, unit)
        short = state.counter(unit).size == 1
        for place in places:
            if free(state, unit, place) and (short or headings(state, unit, place, places)):
                return True
        return state.is_infantry(unit) and bool(self.aboard(state, unit, ""))

    def of_unit(self, state: HeroesState, unit: int, every: list[int]) -> list[Action]:
        """The actions of a unit: onto a square, or aboard a vehicle in its zone (HOS-20.28)."""
        found = obliged(state, unit, every)
        actions = onto_squares(state, unit, found)
        if state.is_infantry(unit) and len(found) == len(every):
            actions += self.aboard(state, unit, state.unit(unit).word)
        return actions

    def aboard(self, state: HeroesState, unit: int, word: str) -> list[Action]:
        places = area(state, unit)
        found: list[Action] = []
        for vehicle in state.on_field(self.side):
            if state.is_infantry(vehicle) or state.at[vehicle] not in places:
                continue
            if transport.has_room(state, vehicle, unit):
                found.append((LOAD, word, state.unit(vehicle).word))
            if transport.takes_crew(state, vehicle, unit):
                found.append((MAN, word, state.unit(vehicle).word))
        return found

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = []
        # A seat that knows hidden enemies only by aliases gets its actions sorted (``names``): in
        # an order close to that already, which is quick.
        sorts = bool(names.unknown_to(state, seat))
        # Units of the same kind and size with the same zone have the same squares.
        every: dict[tuple[frozenset[int], int, int], list[int]] = {}
        for unit in waiting(state, self.side):
            counter = state.counter(unit)
            alike = (area(state, unit), counter.kind, counter.size)
            if alike not in every:
                every[alike] = spots(state, unit)
                if sorts:
                    every[alike].sort(key=state.battle.field.word_order.__getitem__)
            found += self.of_unit(state, unit, every[alike])
        return found

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        if len(action) < 3 or action[0] not in (DEPLOY, LOAD, MAN):
            return state.refusal("deploy-step", action=action[0] if action else "")
        unit = state.battle.unit_named.get(action[1][len(names.PREFIX) :], -1)
        if unit < 0 or state.side_of_unit(unit) != self.side:
            return state.refusal("not-your-unit")
        id = state.unit(unit).id
        if unit not in waiting(state, self.side):
            return state.refusal("deploy-not-waiting", unit=id)
        if action[0] != DEPLOY:
            return state.refusal("deploy-aboard", unit=id)
        place = state.battle.field.named.get(action[2][len("square:") :], -1)
        if place not in area(state, unit):
            return state.refusal("deploy-zone", unit=id)
        if not free(state, unit, place):
            return state.refusal("deploy-not-free", square=state.name(place))
        if place not in spots(state, unit):
            return state.refusal("deploy-too-narrow", unit=id, square=state.name(place))
        if place not in obliged(state, unit, spots(state, unit)):
            return state.refusal("deploy-minimum", unit=id)
        return state.refusal("deploy-state", unit=id)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        unit = names.unit_named(state, action[1])
        if action[0] == DEPLOY:
            put(state, unit, action, events)
        else:
            vehicle = names.unit_named(state, action[2])
            put_aboard(state, unit, vehicle, action[0] == MAN, events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-deployment", {"side": SIDES[self.side]})


class Facing(Frame["HeroesState"]):
    """The owner chooses the facing of a unit that was placed (HOS-6.83).

    Only then does a two-square vehicle occupy its squares, with its front on the chosen one.
    """

    name = "facing"
    planned = True

    def __init__(self, unit: int, place: int) -> None:
        self.unit = unit
        self.place = place

    def facings(self, state: HeroesState) -> dict[int, int]:
        """Its possible headings, with the square of its rear."""
        if state.counter(self.unit).size == 2:
            return headings(state, self.unit, self.place, area(state, self.unit))
        return dict.fromkeys(range(len(COMPASS)), NOWHERE)

    def settled(self, state: HeroesState) -> bool:
        return len(self.facings(state)) == 1

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        self.turn(state, next(iter(self.facings(state))), events)

    def turn(self, state: HeroesState, heading: int, events: list[Event]) -> None:
        state.pop()
        rear = self.facings(state)[heading]
        state.heading[self.unit] = heading
        if rear >= 0:
            state.put(self.unit, self.place, rear)
        params: dict[str, Json] = {
            "unit": names.unit(state, self.unit),
            "square": state.name(self.place),
            "facing": COMPASS[heading],
        }
        events.append(Event("faces", params, sealed=True))

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [(FACE, f"facing:{COMPASS[heading]}") for heading in sorted(self.facings(state))]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("facing-step", unit=state.unit(self.unit).id)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        self.turn(state, COMPASS.index(action[1][len("facing:") :]), events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-facing", {"unit": names.unit(state, self.unit)})


def put_aboard(
    state: HeroesState, unit: int, vehicle: int, crew: bool, events: list[Event]
) -> None:
    """Start a unit aboard a friendly vehicle: as passenger (inactive side up) or as crew."""
    for face, shown in enumerate(state.counter(unit).faces):
        if state.counter(unit).two_states and shown.active == crew:
            state.face[unit] = face
    transport.go_aboard(state, unit, vehicle, events)
