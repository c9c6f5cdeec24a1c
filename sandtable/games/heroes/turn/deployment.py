"""Units come onto the field: set up in their zones, or arriving later (HH-11, HH-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.squares import COMPASS
from sandtable.games.heroes import abilities, names
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.land import ground
from sandtable.games.heroes.moving import paces, transport
from sandtable.games.heroes.pack.counters import HEAVY, Counter
from sandtable.games.heroes.pack.scenario import zones_for
from sandtable.games.heroes.status import AWAITED, NOWHERE, SETUP
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.battle import Zone
    from sandtable.games.heroes.state import HeroesState

DEPLOY: Final = "deploy"
LOAD: Final = "load"
MAN: Final = "man"
FACE: Final = "face"


# Who comes, and where.


def waiting(s: HeroesState, side: int) -> list[int]:
    """The units to be put on the field now: the army, later reinforcements that are due.

    Who found no room at set-up, or on the turn of arrival, comes as soon as there is some.
    """
    return [
        unit
        for unit in s.battle.roster[side]
        if s.standing[unit] == AWAITED
        and is_due(s, s.unit(unit).arrives)
        and not (s.phase == SETUP and is_outside(s, unit))
    ]


def is_outside(s: HeroesState, unit: int) -> bool:
    """Is it deployed off the field, for its Scout move to bring it on (HOS-19.20)?

    If it stays there it arrives with the first reinforcements, on the same squares.
    """
    if s.standing[unit] != AWAITED or s.unit(unit).arrives >= 0:
        return False
    return any(zone.off_field for zone in zones_for(s.battle, unit))


def is_due(s: HeroesState, reinforcement: int) -> bool:
    if reinforcement < 0:
        return True
    return s.phase != SETUP and s.battle.reinforcements[reinforcement].turn <= s.turn


def area(s: HeroesState, unit: int) -> frozenset[int]:
    """The squares it may be put on, whatever stands there."""
    areas = s.battle.areas
    if unit not in areas:
        arrives = s.unit(unit).arrives
        if arrives >= 0:
            areas[unit] = frozenset(s.battle.reinforcements[arrives].places)
        else:
            zones = [zone.places for zone in zones_for(s.battle, unit)]
            areas[unit] = frozenset().union(*zones)
    return areas[unit]


def free(s: HeroesState, unit: int, place: int) -> bool:
    """May it be put there: passable, nobody there, no bonus token?"""
    kind = s.counter(unit).kind
    if s.occupied(place) or not ground.enterable(s, place, kind):
        return False
    return place not in s.battle.bonus or s.bonus[s.battle.bonus.index(place)] < 0


def spots(s: HeroesState, unit: int) -> list[int]:
    """The squares for it, of a two-square vehicle for its front."""
    found = [place for place in sorted(area(s, unit)) if free(s, unit, place)]
    if s.counter(unit).size == 2:
        rears = set(found)
        steps = s.terrain.steps[s.counter(unit).kind]
        found = [
            place
            for place in found
            if any(
                step.to in rears and not paces.lies_across(s, unit, step) for step in steps[place]
            )
        ]
    return found


def headings(s: HeroesState, unit: int, front: int, places: frozenset[int]) -> dict[int, int]:
    """The headings of a two-square vehicle with its front there, and the square of its rear.

    Both squares lie in the zone, and no barrier and no vehicle lies between them (HOS-6.78).
    """
    found: dict[int, int] = {}
    for step in s.terrain.steps[s.counter(unit).kind][front]:
        if step.to in places and free(s, unit, step.to) and not paces.lies_across(s, unit, step):
            found[(step.direction + 4) % 8] = step.to
    return found


def still_needed(s: HeroesState, zone: Zone) -> list[tuple[tuple[int, ...], int]]:
    """The squares of a zone where more units must stand, and how many."""
    found: list[tuple[tuple[int, ...], int]] = []
    for places, count in zone.minimum:
        there = len([place for place in places if s.occupied(place)])
        if there < count:
            found.append((places, count - there))
    return found


def obliged(s: HeroesState, unit: int, found: list[int]) -> list[int]:
    """Its squares; the minimum of a zone, to be met if possible, may leave no choice (HH-17)."""
    for zone in zones_for(s.battle, unit):
        for places, count in still_needed(s, zone):
            inside = [place for place in found if place in places]
            if not inside:
                continue
            others = [
                other
                for other in waiting(s, zone.side)
                if other != unit and any(place in places for place in spots(s, other))
            ]
            if len(others) < count:
                return inside
    return found


# Which way it faces, and which side is up.


def facing_matters(counter: Counter) -> bool:
    """A limited arc, armour by facing, or two squares (HOS-6.16)."""
    return counter.has_arc or counter.kind == HEAVY or counter.size == 2


def states(s: HeroesState, unit: int) -> list[int]:
    """The sides with which it may be set up (HOS-15.32); a crew is on its active side aboard only.

    A scenario may leave Ambush out, or have all such units hidden.
    """
    counter = s.counter(unit)
    if not counter.two_states:
        return [0]
    inactive = [face for face, shown in enumerate(counter.faces) if not shown.active]
    active = [face for face, shown in enumerate(counter.faces) if shown.active]
    printed = counter.faces[active[0]]
    if printed.crew or (printed.ambush and abilities.switched_off(s, "ambush")):
        return inactive
    hidden = s.battle.effect("set_up_active")
    if hidden is not None and printed.ambush and "ambush" in hidden.abilities:
        return active
    return inactive + active


def state_word(s: HeroesState, unit: int, face: int) -> str:
    return f"state:{s.counter(unit).faces[face].state}"


def onto_squares(s: HeroesState, unit: int, places: list[int]) -> list[Action]:
    """Actions that put it on one of these squares, with each side that may be up.

    There are hundreds, and the same again for every unit that is put down: they are kept.
    """
    kept = s.battle.deployments.setdefault(unit, [])
    if not kept:
        word = s.unit(unit).word
        up = [state_word(s, unit, face) for face in states(s, unit)]
        for square in s.battle.field.words:
            if len(up) == 1:
                kept.append(((DEPLOY, word, square),))
            else:
                kept.append(tuple([(DEPLOY, word, square, state) for state in up]))
    found: list[Action] = []
    for place in places:
        found += kept[place]
    return found


def put(s: HeroesState, unit: int, action: Action, events: list[Event]) -> None:
    """It stands there; a two-square vehicle when its facing is chosen."""
    place = s.battle.field.named[action[2][len("square:") :]]
    for face in states(s, unit):
        if action[3:] in ((), (state_word(s, unit, face),)):
            s.face[unit] = face
    counter = s.counter(unit)
    if counter.size == 1:
        s.put(unit, place)
    if s.hidden(unit):
        names.conceal(s, unit)
    side = s.side_of_unit(unit)
    if s.is_infantry(unit):
        s.entered[side].add(place)
    square = s.name(place)
    shown: dict[str, Json] = {"unit": names.unit(s, unit), "square": square}
    told: dict[str, Json] = {"unit": s.unit(unit).id, "square": square}
    events.append(Event("deployed", told, (SIDES[side],), shown))
    if facing_matters(counter):
        s.then(Facing(unit, place))


class Deployment(HeroesFrame):
    """A side puts its units on the field, one after the other and in an order of its choice."""

    name = "deployment"
    fields = (("side", "side"),)

    def __init__(self, side: int) -> None:
        self.side = side

    def settled(self, s: HeroesState) -> bool:
        return not any(self.can_come(s, unit) for unit in waiting(s, self.side))

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def can_come(self, s: HeroesState, unit: int) -> bool:
        """Is there a square or a vehicle for it? What it is obliged to is one of its squares."""
        places = area(s, unit)
        short = s.counter(unit).size == 1
        for place in places:
            if free(s, unit, place) and (short or headings(s, unit, place, places)):
                return True
        return s.is_infantry(unit) and bool(self.aboard(s, unit, ""))

    def of_unit(self, s: HeroesState, unit: int, every: list[int]) -> list[Action]:
        """Onto a square, or aboard a vehicle that stands in the unit's own zone (HOS-20.28)."""
        found = obliged(s, unit, every)
        actions = onto_squares(s, unit, found)
        if s.is_infantry(unit) and len(found) == len(every):
            actions += self.aboard(s, unit, s.unit(unit).word)
        return actions

    def aboard(self, s: HeroesState, unit: int, word: str) -> list[Action]:
        places = area(s, unit)
        found: list[Action] = []
        for vehicle in s.on_field(self.side):
            if s.is_infantry(vehicle) or s.at[vehicle] not in places:
                continue
            if transport.has_room(s, vehicle, unit):
                found.append((LOAD, word, s.unit(vehicle).word))
            if transport.takes_crew(s, vehicle, unit):
                found.append((MAN, word, s.unit(vehicle).word))
        return found

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = []
        # Units of one kind and size with the same zone have the same squares.
        every: dict[tuple[frozenset[int], int, int], list[int]] = {}
        for unit in waiting(state, self.side):
            counter = state.counter(unit)
            alike = (area(state, unit), counter.kind, counter.size)
            if alike not in every:
                every[alike] = spots(state, unit)
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
        unit = state.battle.unit_named[action[1][len(names.PREFIX) :]]
        if action[0] == DEPLOY:
            put(state, unit, action, events)
        else:
            vehicle = state.battle.unit_named[action[2][len(names.PREFIX) :]]
            put_aboard(state, unit, vehicle, action[0] == MAN, events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-deployment", {"side": SIDES[self.side]})


class Facing(HeroesFrame):
    """The owner turns a unit that was put on the field as he likes (HOS-6.83).

    Only then does a two-square vehicle take its squares, with its front on the one named.
    """

    name = "facing"
    fields = (("unit", "unit"), ("place", "place"))

    def __init__(self, unit: int, place: int) -> None:
        self.unit = unit
        self.place = place

    def facings(self, s: HeroesState) -> dict[int, int]:
        """Its possible headings, with the square of its rear."""
        if s.counter(self.unit).size == 2:
            return headings(s, self.unit, self.place, area(s, self.unit))
        return dict.fromkeys(range(len(COMPASS)), NOWHERE)

    def settled(self, s: HeroesState) -> bool:
        return len(self.facings(s)) == 1

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        self.turn(s, next(iter(self.facings(s))), events)

    def turn(self, s: HeroesState, heading: int, events: list[Event]) -> None:
        s.frames.pop()
        rear = self.facings(s)[heading]
        s.heading[self.unit] = heading
        if rear >= 0:
            s.put(self.unit, self.place, rear)
        params: dict[str, Json] = {
            "unit": names.unit(s, self.unit),
            "square": s.name(self.place),
            "facing": COMPASS[heading],
        }
        events.append(Event("faces", params))

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


def put_aboard(s: HeroesState, unit: int, vehicle: int, crew: bool, events: list[Event]) -> None:
    """It starts inside a friendly vehicle: as passenger its inactive side up, or as crew."""
    for face, shown in enumerate(s.counter(unit).faces):
        if s.counter(unit).two_states and shown.active == crew:
            s.face[unit] = face
    transport.go_aboard(s, unit, vehicle, events)
