"""The description of a scenario, for clients: map, cards, counters."""

from typing import Final

from sandtable.games.undaunted.cards import Card, CardAction
from sandtable.games.undaunted.scenario import Scenario
from sandtable.kernel.errors import Json
from sandtable.kernel.kinds import CARD, NUMBER, PIECE, PLACE, TRAY, Kind

#: The kinds of arguments of actions, and what the parameters of messages name.
KINDS: Final[dict[str, Kind]] = {
    "card": Kind(CARD),
    "unit": Kind(PIECE),
    "tile": Kind(PLACE),
    "spawn": Kind(PLACE, name="tile", at="tile"),
    "number": Kind(NUMBER),
    # For vehicles and the map's edge; they are in the messages of the whole family.
    "seat": Kind(TRAY),
    "exit": Kind(PLACE, name="tile"),
}
PARAMETERS: Final[dict[str, str]] = {
    "at": "tile",
    "from": "tile",
    "squad": "squad",
    "tile": "tile",
    "zone": "zone",
}


def tiles(scenario: Scenario) -> list[Json]:
    """The map; a tile is on a ``line``, at ``half`` half tiles along it."""
    return [
        {
            "tile": tile.name,
            "line": scenario.cells[i][0],
            "half": scenario.cells[i][1],
            "cover": tile.cover,
            "hill": tile.hill,
            "terrain": tile.terrain,
            "objective": scenario.objective[i],
        }
        for i, tile in enumerate(scenario.tiles)
    ]


def cards(scenario: Scenario) -> dict[str, Json]:
    """Every kind of card of each side as printed, with its copies at the start."""
    found: dict[str, Json] = {}
    for side, side_id in enumerate(scenario.roster.sides):
        found[side_id] = [card_entry(scenario, side, card) for card in scenario.roster.cards[side]]
    return found


def card_entry(scenario: Scenario, side: int, card: Card) -> dict[str, Json]:
    return {
        "card": card.id,
        "title": card.title,
        "squad": card.squad,
        "code": card.code,
        "kind": card.kind,
        "initiative": card.initiative,
        "actions": [action_entry(action) for action in card.actions],
        "own_squad": [action.verb for action in card.actions if action.own_squad],
        "specialty": card.specialty,
        "unit": scenario.roster.units[card.unit].id if card.unit >= 0 else None,
        "deck": scenario.decks[side].count(card.index),
        "supply": scenario.supplies[side][card.index],
    }


def action_entry(action: CardAction) -> list[Json]:
    """A printed action: the verb, and its number if it has one."""
    return [action.verb, action.size or None]


def units(scenario: Scenario) -> list[Json]:
    """Every counter, and its tile at the start."""
    return [
        {
            "unit": unit.id,
            "side": scenario.roster.sides[unit.side],
            "title": unit.title,
            "squad": unit.squad,
            "defence": unit.defence,
            "card": scenario.roster.cards[unit.side][unit.card].id if unit.card >= 0 else None,
            "at": scenario.tiles[scenario.at[unit.index]].name
            if scenario.at[unit.index] >= 0
            else None,
        }
        for unit in scenario.roster.units
    ]
