"""What a hit does (NAF-40 to NAF-44): casualties, damage, suppressed crews, wrecked structures."""

from typing import Final

from sandtable.games.undaunted.casualties import take_casualty
from sandtable.games.undaunted.north_africa.scenario import NONE
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.north_africa.vehicles import Vehicle
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

CASUALTY: Final = "casualty"
SUPPRESSION: Final = "suppression"
PICK: Final = "pick"


def hit(s: DesertState, target: int, chance: Chance, events: list[Event]) -> None:
    """A soldier takes a casualty; a vehicle one of its crew, and then damage (NAF-42.1)."""
    vehicle = s.battle.desert.vehicle(target)
    if vehicle is None:
        take_casualty(s, target, chance, events)
        return
    crew = s.crew(vehicle)
    if len(crew) > 1:
        ask_for_victim(s, vehicle, CASUALTY)
    else:
        hit_vehicle(s, vehicle, crew[0] if crew else NONE, chance, events)


def hit_vehicle(
    s: DesertState, vehicle: Vehicle, victim: int, chance: Chance, events: list[Event]
) -> None:
    """Casualty, damage, disabled or destroyed, with a look at victory after each (NAF-42.11)."""
    attacker = 1 - s.holder[s.number(vehicle.index)]
    if victim != NONE:
        take_casualty(s, victim, chance, events)
        s.settle(attacker, events)
        if s.outcome is not None:
            return
    was_disabled = s.is_disabled(vehicle)
    number = s.number(vehicle.index)
    s.damage[number] += 1
    s.changed = True
    events.append(Event("damaged", {"vehicle": vehicle.id, "damage": s.damage[number]}))
    if s.damage[number] >= vehicle.durability:  # NAF-42.6, 42.12
        destroy(s, vehicle, events)
    elif s.is_disabled(vehicle) and not was_disabled:
        events.append(Event("disabled", {"vehicle": vehicle.id}))
    s.settle(attacker, events)


def destroy(s: DesertState, vehicle: Vehicle, events: list[Event]) -> None:
    """All aboard go to the tile, then vehicle and card leave the game (NAF-42.7)."""
    tile = s.at[vehicle.index]
    for soldier in s.crew(vehicle):
        s.unseat(soldier)
        s.place(soldier, tile)
    s.at[vehicle.index] = -1
    s.on_board &= ~(1 << vehicle.index)
    if s.held_by(vehicle, vehicle.side):  # NAF-51.6: a captured one is neutralised for nobody
        s.neutralised |= 1 << vehicle.index
    name = s.scenario.tiles[tile].name
    events.append(Event("destroyed", {"vehicle": vehicle.id, "tile": name}))


def suppress(s: DesertState, target: int, events: list[Event]) -> None:
    """A soldier is turned; of a vehicle's crew one that is still ready (NAF-41, NAF-43)."""
    vehicle = s.battle.desert.vehicle(target)
    if vehicle is None:
        turn_down(s, target, events)
        return
    ready = ready_crew(s, vehicle)
    if len(ready) > 1:
        ask_for_victim(s, vehicle, SUPPRESSION)
    elif ready:
        turn_down(s, ready[0], events)


def turn_down(s: DesertState, soldier: int, events: list[Event]) -> None:
    if not s.suppressed >> soldier & 1:
        s.suppressed |= 1 << soldier
        events.append(Event("suppressed", {"unit": s.scenario.roster.units[soldier].id}))


def ready_crew(s: DesertState, vehicle: Vehicle) -> list[int]:
    return [soldier for soldier in s.crew(vehicle) if not s.suppressed >> soldier & 1]


def wreck(s: DesertState, side: int, tile: int, events: list[Event]) -> None:
    """The structure leaves the map and lies before the side that blew it up (NAF-44.1, 44.2)."""
    number = s.structure[tile]
    s.structure[tile] = NONE
    s.wrecked[side] |= 1 << number
    s.changed = True
    params: dict[str, Json] = {
        "side": s.seats[side],
        "structure": s.battle.all_structures[number].id,
        "tile": s.scenario.tiles[tile].name,
        "total": s.points(side),
    }
    events.append(Event("wrecked", params))


def ask_for_victim(s: DesertState, vehicle: Vehicle, effect: str) -> None:
    s.frames.append(CrewHit(vehicle, effect, picker(s, vehicle)))


def picker(s: DesertState, vehicle: Vehicle) -> str:
    """The vehicle's holder picks, or by option the attacker (NAF-A.14)."""
    holder = s.holder[s.number(vehicle.index)]
    return s.seats[1 - holder if s.options["attacker_picks_crew"] else holder]


class CrewHit(Frame[DesertState]):
    """Which of several soldiers aboard is hit or suppressed (NAF-42.2, 43.1)."""

    name = "crew-hit"

    def __init__(self, vehicle: Vehicle, effect: str, seat: str) -> None:
        self.vehicle = vehicle
        self.effect = effect
        self.seat = seat

    def actors(self, state: DesertState) -> tuple[str, ...]:
        return (self.seat,)

    def candidates(self, s: DesertState) -> list[int]:
        if self.effect == SUPPRESSION:
            return ready_crew(s, self.vehicle)
        return s.crew(self.vehicle)

    def legal(self, state: DesertState, seat: str) -> list[Action]:
        units = state.scenario.roster.units
        return [(PICK, units[soldier].arg) for soldier in self.candidates(state)]

    def refuse(self, state: DesertState, seat: str, action: Action) -> Refusal:
        return state.refusal(f"pick-{self.effect}", vehicle=self.vehicle.id)

    def resolve(
        self, state: DesertState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        soldier = state.scenario.roster.unit_at[action[1]]
        if self.effect == SUPPRESSION:
            turn_down(state, soldier, events)
        else:
            hit_vehicle(state, self.vehicle, soldier, chance, events)

    def prompt(self, state: DesertState) -> Prompt:
        return Prompt(f"prompt-crew-{self.effect}", {"side": self.seat, "vehicle": self.vehicle.id})

    def to_json(self, state: DesertState) -> dict[str, Json]:
        return {"frame": self.name, "vehicle": self.vehicle.title, "effect": self.effect}

    @staticmethod
    def read(s: DesertState, reader: Reader) -> "CrewHit":
        vehicles = s.battle.desert.vehicles
        title = reader.choice("vehicle", [vehicle.title for vehicle in vehicles])
        vehicle = next(other for other in vehicles if other.title == title)
        effect = reader.choice("effect", (CASUALTY, SUPPRESSION))
        if s.at[vehicle.index] < 0:
            raise BadInput("vehicle-not-in-play", reader.at("vehicle"), unit=title)
        frame = CrewHit(vehicle, effect, picker(s, vehicle))
        if not frame.candidates(s):
            raise BadInput("no-crew-to-pick", reader.where, unit=title)
        return frame
