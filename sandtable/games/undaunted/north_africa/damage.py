"""The effects of hits (NAF-40 to NAF-44): casualties, damage, suppression, wrecked structures."""

from typing import Any, Final

from sandtable.games.undaunted.casualties import take_casualty
from sandtable.games.undaunted.north_africa.scenario import NONE
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.north_africa.vehicles import Vehicle
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

CASUALTY: Final = "casualty"
SUPPRESSION: Final = "suppression"
PICK: Final = "pick"


def hit(state: DesertState, target: int, chance: Chance, events: list[Event]) -> None:
    """A soldier takes a casualty; a vehicle takes one in its crew, then damage (NAF-42.1)."""
    vehicle = state.battle.desert.vehicle(target)
    if vehicle is None:
        take_casualty(state, target, chance, events)
        return
    crew = state.crew(vehicle)
    if len(crew) > 1:
        ask_for_victim(state, vehicle, CASUALTY)
    else:
        hit_vehicle(state, vehicle, crew[0] if crew else NONE, chance, events)


def hit_vehicle(
    state: DesertState, vehicle: Vehicle, victim: int, chance: Chance, events: list[Event]
) -> None:
    """Casualty, damage, disabled or destroyed, checking for victory after each (NAF-42.11)."""
    attacker = 1 - state.holder[state.number(vehicle.index)]
    if victim != NONE:
        take_casualty(state, victim, chance, events)
        state.settle(attacker, events)
        if state.outcome is not None:
            return
    was_disabled = state.is_disabled(vehicle)
    number = state.number(vehicle.index)
    state.damage[number] += 1
    state.changed = True
    events.append(Event("damaged", {"vehicle": vehicle.id, "damage": state.damage[number]}))
    if state.damage[number] >= vehicle.durability:  # NAF-42.6, 42.12
        destroy(state, vehicle, events)
    elif state.is_disabled(vehicle) and not was_disabled:
        events.append(Event("disabled", {"vehicle": vehicle.id}))
    state.settle(attacker, events)


def destroy(state: DesertState, vehicle: Vehicle, events: list[Event]) -> None:
    """Move all aboard to the tile, then remove vehicle and card from the game (NAF-42.7)."""
    tile = state.at[vehicle.index]
    for soldier in state.crew(vehicle):
        state.unseat(soldier)
        state.place(soldier, tile)
    state.at[vehicle.index] = -1
    state.on_board &= ~(1 << vehicle.index)
    if state.held_by(vehicle, vehicle.side):  # NAF-51.6: not if it was captured
        state.neutralised |= 1 << vehicle.index
    name = state.scenario.tiles[tile].name
    events.append(Event("destroyed", {"vehicle": vehicle.id, "tile": name}))


def suppress(state: DesertState, target: int, events: list[Event]) -> None:
    """Suppress a soldier, or a ready member of a vehicle's crew (NAF-41, NAF-43)."""
    vehicle = state.battle.desert.vehicle(target)
    if vehicle is None:
        flip_soldier(state, target, events)
        return
    ready = ready_crew(state, vehicle)
    if len(ready) > 1:
        ask_for_victim(state, vehicle, SUPPRESSION)
    elif ready:
        flip_soldier(state, ready[0], events)


def flip_soldier(state: DesertState, soldier: int, events: list[Event]) -> None:
    if not state.suppressed >> soldier & 1:
        state.suppressed |= 1 << soldier
        events.append(Event("suppressed", {"unit": state.scenario.roster.units[soldier].id}))


def ready_crew(state: DesertState, vehicle: Vehicle) -> list[int]:
    return [soldier for soldier in state.crew(vehicle) if not state.suppressed >> soldier & 1]


def wreck(state: DesertState, side: int, tile: int, events: list[Event]) -> None:
    """Remove a structure from the map; the side that blew it up keeps it (NAF-44.1, 44.2)."""
    number = state.structure[tile]
    state.structure[tile] = NONE
    state.wrecked[side] |= 1 << number
    state.changed = True
    params: dict[str, Json] = {
        "side": state.seats[side],
        "structure": state.battle.all_structures[number].id,
        "tile": state.scenario.tiles[tile].name,
        "total": state.points(side),
    }
    events.append(Event("wrecked", params))


def ask_for_victim(state: DesertState, vehicle: Vehicle, effect: str) -> None:
    state.push(CrewHit(vehicle, effect))


def picker(state: DesertState, vehicle: Vehicle) -> str:
    """Who picks the victim: the vehicle's holder or, by option, the attacker (NAF-A.14)."""
    holder = state.holder[state.number(vehicle.index)]
    return state.seats[1 - holder if state.options["attacker_picks_crew"] else holder]


class CrewHit(Frame[DesertState]):
    """Choosing which of several soldiers aboard is hit or suppressed (NAF-42.2, 43.1)."""

    name = "crew-hit"

    def __init__(self, vehicle: Vehicle, effect: str) -> None:
        self.vehicle = vehicle
        self.effect = effect

    def actors(self, state: DesertState) -> tuple[str, ...]:
        return (picker(state, self.vehicle),)

    def candidates(self, state: DesertState) -> list[int]:
        if self.effect == SUPPRESSION:
            return ready_crew(state, self.vehicle)
        return state.crew(self.vehicle)

    def legal(self, state: DesertState, seat: str) -> list[Action]:
        units = state.scenario.roster.units
        return [(PICK, units[soldier].arg) for soldier in self.candidates(state)]

    def refuse(self, state: DesertState, seat: str, action: Action) -> Refusal:
        return state.refusal(f"pick-{self.effect}", vehicle=self.vehicle.id)

    def resolve(
        self, state: DesertState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        soldier = state.scenario.roster.unit_by_arg[action[1]]
        if self.effect == SUPPRESSION:
            flip_soldier(state, soldier, events)
        else:
            hit_vehicle(state, self.vehicle, soldier, chance, events)

    def prompt(self, state: DesertState) -> Prompt:
        side = picker(state, self.vehicle)
        return Prompt(f"prompt-crew-{self.effect}", {"side": side, "vehicle": self.vehicle.id})

    def check(self, state: DesertState, below: Frame[Any] | None, where: str) -> None:
        if state.at[self.vehicle.index] < 0:
            raise BadInput("vehicle-not-in-play", f"{where}.vehicle", unit=self.vehicle.title)
        if not self.candidates(state):
            raise BadInput("no-crew-to-pick", where, unit=self.vehicle.title)
