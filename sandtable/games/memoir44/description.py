"""A battle for those who draw it and choose it: map, units, cards, medals, special rules."""

from typing import Final

from sandtable.games.memoir44.cards import ALL, SECTIONS, Card, Deck
from sandtable.games.memoir44.ground import ARMS
from sandtable.games.memoir44.scenario import SIDES, Battle
from sandtable.kernel.errors import Json

#: Keys of a scenario that change a rule (M44-39), told as the document has them.
SPECIAL: Final = (
    "air_drop",
    "air_strikes",
    "bunkers_protect",
    "empty_deck_wins",
    "exit",
    "extra_draws",
    "hills_stop_guns",
    "infantry_bound_to_bank",
    "recon_as_barrage",
    "sea_walls_protect",
    "span",
    "turn_limit",
)


def describe(battle: Battle, pack: Deck) -> dict[str, Json]:
    names = battle.board.names
    return {
        "scenario": battle.id,
        "number": battle.number,
        "name": battle.name,
        "dates": [*battle.dates],
        "face": battle.face,
        "boards": battle.boxes,
        "top": SIDES[battle.top],
        "first": SIDES[battle.first],
        "hands": {side: battle.hands[i] for i, side in enumerate(SIDES)},
        "medals": {side: battle.medals[i] for i, side in enumerate(SIDES)},
        "special": {key: battle.document[key] for key in SPECIAL if key in battle.document},
        "hexes": hexes(battle),
        "wire": [names[hex] for hex, there in enumerate(battle.wire) if there],
        "sandbags": [names[hex] for hex, there in enumerate(battle.sandbags) if there],
        "units": units(battle),
        "arms": [
            {
                "arm": arm.name,
                "figures": arm.figures,
                "move": arm.move,
                "move_and_battle": arm.move_and_battle,
                "dice": [*arm.dice],
            }
            for arm in battle.arms
        ],
        "cards": [card_entry(card) for card in pack.cards],
        "objectives": [
            {
                "side": SIDES[objective.side],
                "hexes": [names[hex] for hex in objective.hexes],
                "need": objective.need,
                "worth": objective.worth,
                "permanent": objective.permanent,
            }
            for objective in battle.objectives
        ],
        "sudden_death": [
            {
                "side": SIDES[sudden.side],
                "hexes": [names[hex] for hex in sudden.hexes],
                "need": sudden.need,
            }
            for sudden in battle.sudden_death
        ],
    }


def hexes(battle: Battle) -> list[Json]:
    return [
        {
            "hex": battle.board.names[hex],
            "name": battle.board.titles[hex],
            "row": row,
            "x": x,
            "terrain": battle.terrain[hex].name,
            "bunker": battle.bunker[hex],
            "bridge": battle.bridge[hex],
            "hedgehog": battle.hedgehog[hex],
            "sea_wall": battle.sea_wall[hex],
            "sections": battle.sections[hex],
        }
        for hex, (row, x) in enumerate(battle.board.places)
    ]


def units(battle: Battle) -> list[Json]:
    """The units as they are set up; ``hex`` is None for one that drops in later."""
    return [
        {
            "unit": unit.id,
            "side": SIDES[unit.side],
            "arm": battle.arms[unit.arm].name,
            "kind": unit.kind,
            "figures": unit.figures,
            "worth": unit.worth,
            "hex": battle.board.names[unit.hex] if unit.hex >= 0 else None,
        }
        for unit in battle.units
    ]


def card_entry(card: Card) -> dict[str, Json]:
    """A card: ``sections`` is empty where it orders units anywhere or none.

    ``order`` is how many units it orders (in each of its sections, where ``each`` holds), "all",
    or None where no number is fixed.
    """
    text = card.text
    sections = [card.section] if card.section >= 0 else text.each
    order: Json = "all" if text.order == ALL else text.order or None
    return {
        "card": card.id,
        "family": text.name,
        "kind": "tactic" if text.tactic else "section",
        "sections": [SECTIONS[section] for section in sections],
        "each": len(text.each) > 0,
        "order": order,
        "arms": [name for arm, name in enumerate(ARMS) if text.arms >> arm & 1],
        "copies": card.copies,
    }
