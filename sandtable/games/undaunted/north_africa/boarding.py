"""Boarding, leaving, changing seat (NAF-17 to NAF-19) and swapping (NAF-20).

A soldier's card that acts allows one of the first three, before its action or after it (NAF-11.8).
"""

from typing import Final

from sandtable.games.undaunted.north_africa.scenario import NOBODY
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.north_africa.vehicles import Seat, Vehicle
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from sandtable.kernel.rule import Refusal

BOARD: Final = "board"
LEAVE: Final = "leave"
CHANGE_SEAT: Final = "change-seat"
SWAP: Final = "swap"
INTERACTIONS: Final = (BOARD, LEAVE, CHANGE_SEAT)


def interactions(s: DesertState, unit: int, head: Action) -> list[Action]:
    """Everything this soldier can do with vehicles; ``head`` names his card, or nothing."""
    seat = s.seat_of(unit)
    if seat is None:
        return [
            (BOARD, *head, place.arg)
            for vehicle in s.vehicles_in(s.at[unit])
            if not board_barred(s, unit, vehicle)
            for place in free_seats(s, vehicle)
        ]
    found: list[Action] = [(LEAVE, *head)]
    found += [(CHANGE_SEAT, *head, place.arg) for place in free_seats(s, vehicle_of(s, seat))]
    return found


def vehicle_of(s: DesertState, seat: Seat) -> Vehicle:
    vehicle = s.battle.desert.vehicle(seat.vehicle)
    assert vehicle is not None
    return vehicle


def free_seats(s: DesertState, vehicle: Vehicle) -> list[Seat]:
    return [seat for seat in vehicle.seats if s.sitting[seat.index] == NOBODY]


def board_barred(s: DesertState, unit: int, vehicle: Vehicle) -> str:
    """The name of the rule that keeps a soldier out of a vehicle; empty if none does."""
    side = s.scenario.roster.units[unit].side
    if s.at[vehicle.index] != s.at[unit]:
        return "board-not-here"  # NAF-17.1
    if any(s.scenario.roster.units[other].side != side for other in s.crew(vehicle)):
        return "board-enemy-aboard"  # NAF-17.3
    return ""


def interact(s: DesertState, unit: int, action: Action, place: str, events: list[Event]) -> None:
    """Carry one of them out; ``place`` is the seat, where there is one to name."""
    name = s.scenario.roster.units[unit].id
    if action[0] == LEAVE:
        leave(s, unit, events)
        return
    seat = s.battle.desert.seats[s.battle.desert.seat_at[place]]
    vehicle = vehicle_of(s, seat)
    s.sit(unit, seat)
    key = "boarded" if action[0] == BOARD else "changed-seat"
    events.append(Event(key, {"unit": name, "vehicle": vehicle.id, "aboard": seat.id}))
    capture(s, unit, vehicle, events)


def leave(s: DesertState, unit: int, events: list[Event]) -> None:
    """From the seat into the vehicle's tile; no own marker is needed there (NAF-18)."""
    seat = s.seat_of(unit)
    assert seat is not None
    vehicle = vehicle_of(s, seat)
    s.unseat(unit)
    s.place(unit, s.at[vehicle.index])
    tile = s.scenario.tiles[s.at[unit]].name
    events.append(
        Event(
            "left", {"unit": s.scenario.roster.units[unit].id, "vehicle": vehicle.id, "tile": tile}
        )
    )


def capture(s: DesertState, unit: int, vehicle: Vehicle, events: list[Event]) -> None:
    """The card of an empty vehicle goes to the side that boards it (NAF-17.4)."""
    side = s.scenario.roster.units[unit].side
    if not s.held_by(vehicle, side):
        s.holder[s.number(vehicle.index)] = side
        events.append(Event("captured", {"side": s.seats[side], "vehicle": vehicle.id}))


def swaps(s: DesertState, unit: int, head: Action) -> list[Action]:
    """The comrades with whom this soldier can exchange seats (NAF-20.3, 20.4)."""
    seat = s.seat_of(unit)
    if seat is None:
        return []
    units = s.scenario.roster.units
    crew = s.crew(vehicle_of(s, seat))
    return [(SWAP, *head, units[other].arg) for other in crew if other != unit]


def swap(s: DesertState, unit: int, other: int, events: list[Event]) -> None:
    mine, yours = s.seat_of(unit), s.seat_of(other)
    assert mine is not None
    assert yours is not None
    s.sitting[mine.index], s.sitting[yours.index] = other, unit
    s.seat[unit], s.seat[other] = yours.index, mine.index
    units = s.scenario.roster.units
    events.append(Event("swapped", {"unit": units[unit].id, "target": units[other].id}))


def refuse_interaction(s: DesertState, unit: int, verb: str, rest: Action) -> Refusal:
    """Why this soldier cannot board, leave, change seat or swap like this."""
    name = s.scenario.roster.units[unit].id
    seat = s.seat_of(unit)
    if verb == BOARD:
        if seat is not None:
            return s.refusal("board-seated", unit=name)
        place = named_seat(s, rest)
        if place is None:
            return s.refusal("name-a-seat", verb)
        vehicle = vehicle_of(s, place)
        barred = board_barred(s, unit, vehicle)
        if barred:
            return s.refusal(barred, vehicle=vehicle.id, unit=name)
        return s.refusal("seat-taken", verb, aboard=place.id)
    if seat is None:
        return s.refusal("not-aboard", verb, unit=name)
    if verb == LEAVE:
        return s.refusal("no-argument", action=verb)
    if verb == SWAP:
        return s.refusal("swap-comrade", unit=name)
    place = named_seat(s, rest)
    if place is None:
        return s.refusal("name-a-seat", verb)
    if place.vehicle != seat.vehicle:
        return s.refusal("seat-elsewhere", aboard=place.id)
    return s.refusal("seat-taken", verb, aboard=place.id)


def named_seat(s: DesertState, rest: Action) -> Seat | None:
    seats = s.battle.desert.seat_at
    return s.battle.desert.seats[seats[rest[0]]] if len(rest) == 1 and rest[0] in seats else None
