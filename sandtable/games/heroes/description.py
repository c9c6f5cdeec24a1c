"""The description of a battle, for clients: field, armies, cards, goals."""

from __future__ import annotations

from typing import Final

from sandtable.games.heroes import notation
from sandtable.games.heroes.land.elements import SIDE_NAMES
from sandtable.games.heroes.land.field import Field
from sandtable.games.heroes.pack.battle import BONUS_KINDS, RIMS, SIDES, Battle, Card, Score, Unit
from sandtable.games.heroes.pack.counters import (
    ARCS,
    HITS,
    KINDS,
    NONE,
    ROLES,
    Counter,
    Face,
    Weapon,
    X,
)
from sandtable.games.heroes.pack.terrain_kinds import TerrainKind
from sandtable.kernel.errors import Json
from sandtable.kernel.kinds import CARD, CHOICE, MARK, NUMBER, PIECE, PLACE, Kind

#: The kinds of arguments of actions, and what the parameters of messages name.
ARGUMENTS: Final[dict[str, Kind]] = {
    "card": Kind(CARD),
    "unit": Kind(PIECE),
    "square": Kind(PLACE),
    "point": Kind(MARK),
    "side": Kind(MARK, name="edge"),
    "part": Kind(MARK),
    "line": Kind(MARK),
    "wreck": Kind(MARK),
    "facing": Kind(MARK),
    "aim": Kind(MARK),
    "option": Kind(CHOICE),
    "token": Kind(CHOICE),
    "weapon": Kind(CHOICE),
    "state": Kind(CHOICE),
    "damage": Kind(CHOICE),
    "bonus": Kind(CHOICE, name="bonus-token"),
    "effect": Kind(CHOICE),
    "number": Kind(NUMBER),
    "points": Kind(NUMBER),
}
PARAMETERS: Final[dict[str, str]] = {
    "alias": "unit",
    "bonus": "bonus-token",
    "by": "unit",
    "counter": "unit",
    "edge": "edge",
    "facing": "facing",
    "from": "square",
    "item": "objective",
    "objective": "objective",
    "option": "option",
    "options": "option",
    "part": "part",
    "point": "point",
    "profile": "profile",
    "square": "square",
    "squares": "square",
    "state": "state",
    "structure": "structure",
    "terrain": "terrain",
    "tile": "tile",
    "to": "unit",
    "token": "token",
    "vehicle": "unit",
    "weapon": "weapon",
    "wreck": "wreck",
    "zone": "zone",
}

#: Abilities of a counter's side: flags, and those with a number.
FLAGS = (
    "personal_order",
    "autonomous",
    "mechanic",
    "positive_vibes",
    "artillery_spotter",
    "ambush",
    "crew",
    "tripod",
)
NUMBERS = ("inspiration", "scout", "assault", "transport")
#: The same for a weapon.
WEAPON_FLAGS = (
    "suppressive",
    "machine_gunner",
    "twin_linked",
    "scary",
    "armour_piercing",
    "opportunity",
    "flamethrower",
    "sniper",
)
WEAPON_NUMBERS = ("destruction", "limited_squares", "limited_interspaces", "diversion")


def describe(battle: Battle) -> dict[str, Json]:
    return {
        "scenario": battle.id,
        "name": str(battle.document.get("name", battle.id)),
        "number": battle.number,
        "turns": battle.turns,
        "hand": battle.hand,
        "initiative": side_name(battle.initiative),
        "sets_up_first": side_name(battle.sets_up_first),
        "tie": side_name(battle.tie),
        "field": describe_field(battle.field),
        "terrain": [terrain_entry(kind) for kind in battle.pack.terrain.values()],
        "counters": [counter_entry(counter) for counter in counters(battle)],
        "units": [unit_entry(battle, unit) for unit in battle.units],
        "tiles": tiles(battle),
        "army_options": army_options(battle),
        "cards": [card_entry(battle, card) for card in battle.cards],
        "profiles": [
            {"profile": profile.id, "cv": values(profile.cv), "destruction": profile.destruction}
            for profile in battle.pack.profiles.values()
        ],
        "objectives": [
            {
                "objective": objective.id,
                "kind": objective.kind,
                "squares": [battle.field.names[place] for place in objective.places],
                "control": side_name(objective.control),
            }
            for objective in battle.objectives
        ],
        "points": [score_entry(battle, score) for score in battle.points],
        "effects": [
            {"effect": effect.id, "kind": effect.kind, "uses": effect.uses}
            for effect in battle.effects
        ],
        "zones": [
            {
                "zone": zone.id,
                "side": SIDES[zone.side],
                "squares": [battle.field.names[place] for place in zone.places],
            }
            for zone in battle.zones
        ],
        "bonus": [battle.field.names[place] for place in battle.bonus],
        "bonus_kinds": [*BONUS_KINDS],
        "exits": {side: [RIMS[rim] for rim in battle.exits[i]] for i, side in enumerate(SIDES)},
    }


def side_name(side: int) -> str | None:
    return None if side < 0 else SIDES[side]


def describe_field(field: Field) -> dict[str, Json]:
    """The field, with lengths in half squares."""
    return {
        "width": 2 * field.width,
        "height": 2 * field.height,
        "squares": [
            {
                "square": field.names[place],
                "name": notation.title(field.names[place]),
                "x": hx,
                "y": hy,
                "ground": field.printed[place].id,
                "part": field.parts[field.part_of[place]].id if field.part_of[place] >= 0 else None,
                "room": field.room_of[place],
                "offset": field.offset_grid[place] >= 0,
            }
            for place, (hx, hy) in enumerate(field.places)
        ],
        "points": [
            {"point": name, "name": notation.point_title(name), "x": hx, "y": hy}
            for name, (hx, hy) in zip(field.point_names, field.points, strict=True)
        ],
        "partials": [[hx, hy] for hx, hy in field.partials],
        "parts": [
            {
                "part": part.id,
                "building": field.buildings[part.building].id if part.building >= 0 else None,
                "kind": part.kind.id,
                "squares": [field.names[place] for place in part.places],
            }
            for part in field.parts
        ],
        "edges": [
            {
                "side": edge.name,
                "x": edge.hx,
                "y": edge.hy,
                "upright": edge.upright,
                "on_it": SIDE_NAMES[edge.side],
                "line": field.lines[edge.line].id if edge.line >= 0 else None,
                "parts": [field.parts[part].id for part in edge.parts],
                "inside": field.names[edge.inside] if edge.inside >= 0 else None,
                "outside": field.names[edge.outside] if edge.outside >= 0 else None,
            }
            for edge in field.edges
        ],
        "lines": [
            {
                "line": line.id,
                "kind": line.kind.id,
                "sides": [field.edges[edge].name for edge in line.edges],
            }
            for line in field.lines
        ],
    }


def terrain_entry(kind: TerrainKind) -> dict[str, Json]:
    return {
        "terrain": kind.id,
        "class": kind.cls,
        "defence": [*kind.defence],
        "impassable": [KINDS[i] for i in range(len(KINDS)) if kind.impassable[i]],
        "difficult": [KINDS[i] for i in range(len(KINDS)) if kind.difficult[i]],
        "blocks": kind.blocks,
        "obscures": kind.obscures,
        "structure": kind.structure,
        "becomes": kind.becomes or None,
        "water": kind.water,
        "opportunity": kind.opportunity,
    }


def counters(battle: Battle) -> list[Counter]:
    """The distinct counters of this battle."""
    found: dict[str, Counter] = {}
    for unit in battle.units:
        found[unit.counter.id] = unit.counter
    return list(found.values())


def counter_entry(counter: Counter) -> dict[str, Json]:
    return {
        "counter": counter.id,
        "side": SIDES[counter.side],
        "kind": KINDS[counter.kind],
        "role": ROLES[counter.role],
        "size": counter.size,
        "big_gun": counter.big_gun,
        "value": counter.value,
        "wreck": counter.wreck or None,
        "source": counter.source,
        "faces": [face_entry(face) for face in counter.faces],
    }


def face_entry(face: Face) -> dict[str, Json]:
    abilities: dict[str, Json] = {name: True for name in FLAGS if getattr(face, name)}
    if face.order:
        abilities["order"] = face.order
    for name in NUMBERS:
        if getattr(face, name) != NONE:
            abilities[name] = getattr(face, name)
    return {
        "state": face.state,
        "active": face.active,
        "move": number(face.move),
        "defence": [number(value) for value in face.defence],
        "hit": HITS[face.hit],
        "abilities": abilities,
        "weapons": [weapon_entry(weapon) for weapon in face.weapons],
    }


def weapon_entry(weapon: Weapon) -> dict[str, Json]:
    abilities: dict[str, Json] = {name: True for name in WEAPON_FLAGS if getattr(weapon, name)}
    for name in WEAPON_NUMBERS:
        if getattr(weapon, name):
            abilities[name] = getattr(weapon, name)
    if weapon.on_the_move != NONE:
        abilities["on_the_move"] = weapon.on_the_move
    if weapon.ignores_obstacles:
        abilities["ignores_obstacles"] = True
    if weapon.howitzer:
        abilities["howitzer"] = weapon.howitzer
    if weapon.indirect:
        abilities["indirect"] = weapon.indirect
        abilities["scatter"] = weapon.scatter
    return {
        "weapon": weapon.id,
        "primary": weapon.primary,
        "secondary": weapon.secondary,
        "cv": values(weapon.cv),
        "arc": ARCS[weapon.arc],
        "abilities": abilities,
    }


def number(value: int) -> Json:
    """A printed number; X is null."""
    return None if value == X else value


def values(cv: tuple[int, int, int]) -> list[Json]:
    return [number(value) for value in cv]


def unit_entry(battle: Battle, unit: Unit) -> dict[str, Json]:
    return {
        "unit": unit.id,
        "side": SIDES[unit.side],
        "counter": unit.counter.id,
        "tile": battle.tiles[unit.tile].id,
        "own": unit.own,
        "option": battle.options[unit.option].id if unit.option >= 0 else None,
        "unlocked": [[ability, number] for ability, number in unit.unlocked],
        "arrives": battle.reinforcements[unit.arrives].turn if unit.arrives >= 0 else None,
    }


def tiles(battle: Battle) -> list[Json]:
    return [
        {
            "tile": tile.id,
            "side": SIDES[tile.side],
            "kind": tile.kind,
            "cost": tile.cost,
            "stars": tile.stars,
            "break_point": tile.break_point,
            "units": [battle.units[unit].id for unit in tile.units],
            "options": [battle.options[option].id for option in tile.options],
        }
        for tile in battle.tiles
    ]


def army_options(battle: Battle) -> list[Json]:
    return [
        {
            "option": option.id,
            "name": option.option,
            "side": SIDES[option.side],
            "tile": battle.tiles[option.tile].id,
            "kind": option.kind,
            "cost": option.cost,
            "effect": option.effect or None,
            "markers": option.markers,
            "unlocks": option.unlocks or None,
        }
        for option in battle.options
    ]


def card_entry(battle: Battle, card: Card) -> dict[str, Json]:
    return {
        "card": card.id,
        "side": SIDES[card.side],
        "effect": card.effect,
        "windows": [*card.windows],
        "bonus": card.bonus or None,
        "bonus_number": card.bonus_number,
        "copies": battle.deck[card.side].count(card.index),
    }


def score_entry(battle: Battle, score: Score) -> dict[str, Json]:
    return {
        "points": score.points,
        "id": score.id,
        "side": SIDES[score.side],
        "type": score.type,
        "main": score.main,
        "objective": battle.objectives[score.objective].id if score.objective >= 0 else None,
        "counter": score.counter or None,
        "role": score.role or None,
        "kind": score.kind or None,
        "from_turn": score.from_turn,
    }
