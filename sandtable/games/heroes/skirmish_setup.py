"""Choosing armies for a skirmish, checking them, and generating the scenario."""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.games.heroes.armies import skirmish, skirmish_check
from sandtable.games.heroes.armies.army import Recruited, read_army, to_document
from sandtable.games.heroes.armies.army_builder import random_army
from sandtable.games.heroes.armies.recruitment import check, cost, fault_of, fits
from sandtable.games.heroes.armies.skirmish_rules import SkirmishRules
from sandtable.games.heroes.description import counter_entry
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.pack.catalogue import RecruitmentOption, RecruitmentTile, Slot
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.reading import Reader

#: The most tiles of a submitted army: more than any points can pay for.
MOST_TILES: Final = 12


def tables(rules: SkirmishRules) -> dict[str, Json]:
    """Sizes, tiles, options and counters to choose from, and sample armies."""
    pack = rules.pack
    return {
        "sizes": [
            {
                "points": size.points,
                "boards": [size.columns, size.rows],
                "turns": size.turns,
                "hand": size.hand,
            }
            for size in rules.sizes.values()
        ],
        "tiles": [tile_entry(rules, tile) for tile in pack.tiles.values()],
        "options": [option_entry(option) for option in pack.options.values()],
        "counters": [counter_entry(counter) for counter in pack.counters.values()],
        "armies": [
            {
                "army": sample.id,
                "side": SIDES[sample.side],
                "cost": cost(sample.army),
                "tiles": [*to_document(sample.army)],
            }
            for sample in rules.armies
        ],
    }


def tile_entry(rules: SkirmishRules, tile: RecruitmentTile) -> dict[str, Json]:
    return {
        "tile": tile.id,
        "side": SIDES[tile.side],
        "kind": tile.kind,
        "stripe": tile.stripe,
        "cost": tile.cost,
        "copies": tile.copies,
        "stars": tile.stars,
        "break_point": tile.break_point,
        "units": [[counter, number] for counter, number in tile.units],
        "slots": [slot_entry(rules, tile, slot) for slot in tile.slots],
    }


def slot_entry(rules: SkirmishRules, tile: RecruitmentTile, slot: Slot) -> dict[str, Json]:
    """A slot, and the options that fit it (HOS-24.20)."""
    return {
        "slot": slot.id,
        "shape": slot.shape,
        "size": slot.size,
        "stripes": [*slot.stripes],
        "unlocks": slot.unlocks or None,
        "number": slot.number,
        "fits": [
            option.id for option in rules.pack.options.values() if fits(option, slot, tile.side)
        ],
    }


def option_entry(option: RecruitmentOption) -> dict[str, Json]:
    return {
        "option": option.id,
        "kind": option.kind,
        "shape": option.shape,
        "size": option.size,
        "stripes": {side: [*option.stripes[i]] for i, side in enumerate(SIDES)},
        "cost": option.cost,
        "copies": option.copies,
        "effect": option.effect or None,
        "markers": option.markers,
        "units": [[counter, number] for counter, number in option.units],
    }


def read(rules: SkirmishRules, side: str, army: Any, where: str = "") -> list[Recruited]:
    """Read an army from a document."""
    if side not in SIDES:
        raise BadInput("not-a-choice", "side", value=side, options=", ".join(SIDES))
    reader = Reader({side: army}, where)
    if isinstance(army, list) and len(army) > MOST_TILES:
        raise BadInput("not-in-range", reader.at(side), value=len(army), low=0, high=MOST_TILES)
    return read_army(reader.tables(side), SIDES.index(side), rules.pack)


def checked(rules: SkirmishRules, side: str, points: int, army: Any) -> dict[str, Json]:
    """The cost of an army, and everything that makes it illegal."""
    recruited = read(rules, side, army)
    faults = check(rules.pack, SIDES.index(side), recruited, points)
    return {"cost": cost(recruited), "faults": [fault.to_json() for fault in faults]}


def choose(
    rules: SkirmishRules, side: str, points: int, army: Any, where: str = ""
) -> list[Recruited]:
    """Read a legal army; any other is refused with the rule that forbids it."""
    recruited = read(rules, side, army, where)
    for fault in check(rules.pack, SIDES.index(side), recruited, points):
        raise fault_of(fault, f"{where}.{side}" if where else side)
    return recruited


def roll(
    rules: SkirmishRules, points: int, armies: Mapping[str, Any], chance: Chance
) -> dict[str, Json]:
    """Generate a scenario for two armies; a missing army is random."""
    if points not in rules.sizes:
        raise BadInput("unknown-size", points=points)
    chosen: list[list[Recruited]] = []
    for number, side in enumerate(SIDES):
        given = armies.get(side)
        if given is None:
            chosen.append(random_army(rules.pack, number, points, chance))
        else:
            chosen.append(choose(rules, side, points, given))
    return skirmish.make(rules, points, (chosen[0], chosen[1]), chance)


def check_document(rules: SkirmishRules, document: Mapping[str, Any]) -> None:
    """Refuse a scenario that ``roll`` could not have generated."""
    points = skirmish_check.read_size(rules, document).points
    forces = Reader(document, "").table("forces")
    soviet, german = [choose(rules, side, points, forces.value(side), "forces") for side in SIDES]
    skirmish_check.check(rules, document, (soviet, german))
