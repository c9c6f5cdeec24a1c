"""Boarding, leaving, changing seat (NAF-17 to NAF-19) and swapping (NAF-20).

Acting with a soldier's card allows one of the first three, before or after its action (NAF-11.8).
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


def named(verb: str, head: Action, place: str) -> Action:
    """An action on a seat or a comrade; ``head`` names the soldier's card, or is empty."""
    return (verb, head[0], place) if head else (verb, place)


def interactions(state: DesertState, unit: int, head: Action) -> list[Action]:
    """Everything a soldier can do with vehicles; ``head`` names the soldier's card, or is empty."""
    seat = state.seat_of(unit)
    if seat is None:
        return [
            named(BOARD, head, place.arg)
            for vehicle in state.vehicles_in(state.at[unit])
            if why_no_boarding(state, unit, vehicle) is None
            for place in free_seats(state, vehicle)
        ]
    found: list[Action] = [(LEAVE, head[0]) if head else (LEAVE,)]
    found += [
        named(CHANGE_SEAT, head, place.arg) for place in free_seats(state, vehicle_of(state, seat))
    ]
    return found


def vehicle_of(state: DesertState, seat: Seat) -> Vehicle:
    vehicle = state.battle.desert.vehicle(seat.vehicle)
    assert vehicle is not None
    return vehicle


def free_seats(state: DesertState, vehicle: Vehicle) -> list[Seat]:
    return [seat for seat in vehicle.seats if state.sitting[seat.index] == NOBODY]


def why_no_boarding(state: DesertState, unit: int, vehicle: Vehicle) -> str | None:
    """The rule that forbids a soldier to board a vehicle; None if none does."""
    side = state.scenario.roster.units[unit].side
    if state.at[vehicle.index] != state.at[unit]:
        return "board-not-here"  # NAF-17.1
    for seat in vehicle.seats:
        other = state.sitting[seat.index]
        if other != NOBODY and state.scenario.roster.units[other].side != side:
            return "board-enemy-aboard"  # NAF-17.3
    return None


def interact(
    state: DesertState, unit: int, action: Action, place: str, events: list[Event]
) -> None:
    """Carry out an interaction; ``place`` is the seat, if the action names one."""
    name = state.scenario.roster.units[unit].id
    if action[0] == LEAVE:
        leave(state, unit, events)
        return
    seat = state.battle.desert.seats[state.battle.desert.seat_by_arg[place]]
    vehicle = vehicle_of(state, seat)
    state.sit(unit, seat)
    key = "boarded" if action[0] == BOARD else "changed-seat"
    events.append(Event(key, {"unit": name, "vehicle": vehicle.id, "aboard": seat.id}))
    capture(state, unit, vehicle, events)


def leave(state: DesertState, unit: int, events: list[Event]) -> None:
    """Leave the seat for the vehicle's tile; no marker is needed there (NAF-18)."""
    seat = state.seat_of(unit)
    assert seat is not None
    vehicle = vehicle_of(state, seat)
    state.unseat(unit)
    state.place(unit, state.at[vehicle.index])
    tile = state.scenario.tiles[state.at[unit]].name
    events.append(
        Event(
            "left",
            {"unit": state.scenario.roster.units[unit].id, "vehicle": vehicle.id, "tile": tile},
        )
    )


def capture(state: DesertState, unit: int, vehicle: Vehicle, events: list[Event]) -> None:
    """Give the card of an empty vehicle to the side that boards it (NAF-17.4)."""
    side = state.scenario.roster.units[unit].side
    if not state.held_by(vehicle, side):
        state.holder[state.number(vehicle.index)] = side
        events.append(Event("captured", {"side": state.seats[side], "vehicle": vehicle.id}))


def swaps(state: DesertState, unit: int, head: Action) -> list[Action]:
    """The swaps of seats that this soldier can make with comrades (NAF-20.3, 20.4)."""
    seat = state.seat_of(unit)
    if seat is None:
        return []
    units = state.scenario.roster.units
    crew = state.crew(vehicle_of(state, seat))
    return [named(SWAP, head, units[other].arg) for other in crew if other != unit]


def swap(state: DesertState, unit: int, other: int, events: list[Event]) -> None:
    mine, yours = state.seat_of(unit), state.seat_of(other)
    assert mine is not None
    assert yours is not None
    state.sitting[mine.index], state.sitting[yours.index] = other, unit
    state.seat[unit], state.seat[other] = yours.index, mine.index
    units = state.scenario.roster.units
    events.append(Event("swapped", {"unit": units[unit].id, "target": units[other].id}))


def refuse_interaction(state: DesertState, unit: int, verb: str, rest: Action) -> Refusal:
    """Why this soldier cannot board, leave, change seats or swap in this way."""
    name = state.scenario.roster.units[unit].id
    seat = state.seat_of(unit)
    if verb == BOARD:
        if seat is not None:
            return state.refusal("board-seated", unit=name)
        place = named_seat(state, rest)
        if place is None:
            return state.refusal("name-a-seat", verb)
        vehicle = vehicle_of(state, place)
        rule = why_no_boarding(state, unit, vehicle)
        if rule is not None:
            return state.refusal(rule, vehicle=vehicle.id, unit=name)
        return state.refusal("seat-taken", verb, aboard=place.id)
    if seat is None:
        return state.refusal("not-aboard", verb, unit=name)
    if verb == LEAVE:
        return state.refusal("no-argument", action=verb)
    if verb == SWAP:
        return state.refusal("swap-comrade", unit=name)
    place = named_seat(state, rest)
    if place is None:
        return state.refusal("name-a-seat", verb)
    if place.vehicle != seat.vehicle:
        return state.refusal("seat-elsewhere", aboard=place.id)
    return state.refusal("seat-taken", verb, aboard=place.id)


def named_seat(state: DesertState, rest: Action) -> Seat | None:
    seats = state.battle.desert.seat_by_arg
    return (
        state.battle.desert.seats[seats[rest[0]]] if len(rest) == 1 and rest[0] in seats else None
    )
