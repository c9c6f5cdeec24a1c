"""What North Africa adds to the description of a scenario."""

from typing import Final

from sandtable.games.undaunted import description
from sandtable.games.undaunted.description import action_entry
from sandtable.games.undaunted.north_africa.scenario import NOBODY, NONE, DesertScenario, Goal
from sandtable.games.undaunted.north_africa.vehicles import NO_DEFENCE, Vehicle
from sandtable.kernel.errors import Json
from sandtable.kernel.kinds import MARK, Kind

#: The kinds of arguments of actions, and what the parameters of messages name.
KINDS: Final[dict[str, Kind]] = {
    **description.KINDS,
    "structure": Kind(MARK),
}
PARAMETERS: Final[dict[str, str]] = {
    **description.PARAMETERS,
    "aboard": "seat",
    "structure": "structure",
    "vehicle": "unit",
}


def describe_extras(battle: DesertScenario) -> dict[str, Json]:
    sides = battle.roster.sides
    return {
        "goals": {
            side_id: [goal_entry(battle, goal) for goal in battle.goals[side]]
            for side, side_id in enumerate(sides)
        },
        "rough": [*battle.names(battle.rough)],
        "exits": {
            side_id: [*battle.names(battle.exits[side])] for side, side_id in enumerate(sides)
        },
        "may_leave": {
            side_id: [
                unit.id for unit in battle.roster.units if battle.may_leave[side] >> unit.index & 1
            ]
            for side, side_id in enumerate(sides)
        },
        "structures": [
            {
                "structure": battle.all_structures[number].id,
                "tile": battle.tiles[tile].name,
                "defence": battle.all_structures[number].defence,
                "points": battle.all_structures[number].points,
            }
            for tile, number in enumerate(battle.structure)
            if number != NONE
        ],
        "vehicles": [
            vehicle_entry(vehicle)
            for vehicle in battle.desert.vehicles
            if battle.at[vehicle.index] != NOBODY
        ],
    }


def goal_entry(battle: DesertScenario, goal: Goal) -> dict[str, Json]:
    units = [unit.id for unit in battle.roster.units if goal.units >> unit.index & 1]
    return {"kind": goal.kind, "count": goal.count, "of": [*units]}


def vehicle_entry(vehicle: Vehicle) -> dict[str, Json]:
    return {
        "unit": vehicle.id,
        "title": vehicle.title,
        "defence": None if vehicle.defence == NO_DEFENCE else vehicle.defence,
        "armour": vehicle.armour,
        "critical": vehicle.critical,
        "durability": vehicle.durability,
        "seats": [
            {
                "seat": seat.id,
                "actions": [action_entry(action) for action in seat.actions],
                "requires": seat.requires,
            }
            for seat in vehicle.seats
        ],
    }
