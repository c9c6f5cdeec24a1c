"""The tables of the rules reference tell what stands in the data files."""

from collections.abc import Iterable

import pytest

from sandtable.games.undaunted.cards import COMMAND, CardAction
from sandtable.games.undaunted.north_africa.game import NorthAfrica
from sandtable.games.undaunted.north_africa.vehicles import NO_CARD, NO_DEFENCE
from sandtable.language import Words, languages
from sandtable.language.catalogue import rules_reference
from sandtable.language.packs import is_complete
from tests.games.undaunted.north_africa.desert import game as north_africa

NOTHING = "—"
STAR = " ★"


def row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def printed(words: Words, actions: Iterable[CardAction], squad: str = "") -> str:
    """``Bolster 2 T, Inspire 1 T``."""
    texts: list[str] = []
    for action in actions:
        size = f" {action.size}" if action.size else ""
        letter = f" {words.letter(squad)}" if action.own_squad else ""
        texts.append(words.name("action", action.verb) + size + letter)
    return ", ".join(texts)


def soldiers(game: NorthAfrica, words: Words) -> list[str]:
    return [
        row(words.name("unit", unit.name), words.name("side", game.sides[unit.side]), unit.defence)
        for unit in game.desert.units
        if unit.card != NO_CARD
    ]


def cards(game: NorthAfrica, words: Words) -> list[str]:
    return [
        row(
            words.name("card", card.id) + (STAR if card.kind == COMMAND else ""),
            words.name("side", game.sides[side]),
            card.copies,
            card.initiative,
            printed(words, card.actions, card.squad) or NOTHING,
        )
        for side in range(len(game.sides))
        for card in game.desert.cards[side]
    ]


def vehicles(game: NorthAfrica, words: Words) -> list[str]:
    found: list[str] = []
    for vehicle in game.desert.vehicles:
        seats: list[str] = []
        for seat in vehicle.seats:
            place = words.name("seat", seat.id).partition(", ")[2]
            actions = printed(words, seat.actions)
            seats.append(f"{place}: {actions}" if actions else place)
        defence = NOTHING if vehicle.defence == NO_DEFENCE else vehicle.defence
        numbers = (defence, vehicle.armour, vehicle.critical, vehicle.durability)
        found.append(row(words.name("unit", vehicle.name), *numbers, "; ".join(seats)))
    return found


def structures(game: NorthAfrica, words: Words) -> list[str]:
    return [
        row(words.name("structure", structure.id), structure.defence, structure.points)
        for structure in game.structures
    ]


@pytest.mark.parametrize("language", [*filter(is_complete, languages())])
def test_the_tables_tell_the_data(language: str) -> None:
    game = north_africa()
    words = Words(language, game)
    text = rules_reference(game, language).read_text(encoding="utf-8")
    for table in (soldiers, cards, vehicles, structures):
        assert "\n".join(table(game, words)) in text
