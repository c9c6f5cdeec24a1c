"""The description of a scenario, for clients: map, units, cards, medals, special rules."""

from typing import Final

from sandtable.games.memoir44.cards import ALL, SECTIONS, Card, Deck
from sandtable.games.memoir44.ground import ARMS
from sandtable.games.memoir44.scenario import SIDES, Scenario
from sandtable.kernel.errors import Json
from sandtable.kernel.kinds import CARD, CHOICE, NUMBER, PIECE, PLACE, Kind

#: The kinds of arguments of actions, and what the parameters of messages name.
KINDS: Final[dict[str, Kind]] = {
    "card": Kind(CARD),
    "unit": Kind(PIECE),
    "hex": Kind(PLACE),
    "section": Kind(CHOICE),
    "post": Kind(CHOICE),
    "half": Kind(CHOICE),
    "as": Kind(CHOICE, name="card"),
    "number": Kind(NUMBER),
}
PARAMETERS: Final[dict[str, str]] = {
    "dice": "face",
    "from": "hex",
    "hex": "hex",
    "terrain": "terrain",
}

#: Keys of a scenario that change a rule (M44-39), copied from its document.
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


def describe(scenario: Scenario, pack: Deck) -> dict[str, Json]:
    names = scenario.board.names
    return {
        "scenario": scenario.id,
        "number": scenario.number,
        "name": scenario.name,
        "dates": [*scenario.dates],
        "face": scenario.face,
        "boards": scenario.boxes,
        "top": SIDES[scenario.top],
        "first": SIDES[scenario.first],
        "hands": {side: scenario.hands[i] for i, side in enumerate(SIDES)},
        "medals": {side: scenario.medals[i] for i, side in enumerate(SIDES)},
        "special": {key: scenario.document[key] for key in SPECIAL if key in scenario.document},
        "hexes": hexes(scenario),
        "wire": [names[hex] for hex, there in enumerate(scenario.wire) if there],
        "sandbags": [names[hex] for hex, there in enumerate(scenario.sandbags) if there],
        "units": units(scenario),
        "arms": [
            {
                "arm": arm.name,
                "figures": arm.figures,
                "move": arm.move,
                "move_and_battle": arm.move_and_battle,
                "dice": [*arm.dice],
            }
            for arm in scenario.arms
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
            for objective in scenario.objectives
        ],
        "sudden_death": [
            {
                "side": SIDES[sudden.side],
                "hexes": [names[hex] for hex in sudden.hexes],
                "need": sudden.need,
            }
            for sudden in scenario.sudden_death
        ],
    }


def hexes(scenario: Scenario) -> list[Json]:
    return [
        {
            "hex": scenario.board.names[hex],
            "name": scenario.board.titles[hex],
            "row": row,
            "x": x,
            "terrain": scenario.terrain[hex].name,
            "bunker": scenario.bunker[hex],
            "bridge": scenario.bridge[hex],
            "hedgehog": scenario.hedgehog[hex],
            "sea_wall": scenario.sea_wall[hex],
            "sections": scenario.sections[hex],
        }
        for hex, (row, x) in enumerate(scenario.board.places)
    ]


def units(scenario: Scenario) -> list[Json]:
    """The units at set-up; ``hex`` is None for one that drops in later."""
    return [
        {
            "unit": unit.id,
            "side": SIDES[unit.side],
            "arm": scenario.arms[unit.arm].name,
            "kind": unit.kind.name,
            "figures": unit.figures,
            "worth": unit.worth,
            "hex": scenario.board.names[unit.hex] if unit.hex >= 0 else None,
        }
        for unit in scenario.units
    ]


def card_entry(card: Card) -> dict[str, Json]:
    """A card; ``sections`` is empty if it orders units anywhere, or none.

    ``order`` is how many units it orders (in each of its sections if ``each`` is true), "all", or
    None if no number is fixed.
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
