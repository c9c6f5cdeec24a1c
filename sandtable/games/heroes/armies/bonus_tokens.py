"""Bonus tokens (HH-9): face down on marked squares, picked up and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.armies import hands
from sandtable.games.heroes.pack.battle import BONUS_KINDS, SIDES
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.frame import Task

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


INITIATIVE: Final = BONUS_KINDS.index("initiative")
CARD: Final = BONUS_KINDS.index("card")
REDRAW: Final = BONUS_KINDS.index("redraw")
ORDER_TOKEN: Final = BONUS_KINDS.index("order")
SPECIAL_ORDER: Final = BONUS_KINDS.index("special_order")
#: The number of cards that a card token gives.
DRAWN: Final = 2


def take(state: HeroesState, unit: int, place: int, events: list[Event]) -> None:
    """An infantry unit that is not hidden picks up the token on its square."""
    if place not in state.battle.bonus:
        return
    square = state.battle.bonus.index(place)
    kind = state.bonus[square]
    if kind < 0:
        return
    side = state.side_of_unit(unit)
    state.bonus[square] = -1
    whose, name, at = SIDES[side], names.unit(state, unit), state.name(place)
    veiled: dict[str, Json] = {"side": whose, "unit": name, "square": at}
    params: dict[str, Json] = {
        "side": whose,
        "unit": name,
        "square": at,
        "bonus": BONUS_KINDS[kind],
    }
    events.append(Event("bonus-taken", params, (whose,), veiled))
    if kind == CARD:
        state.push(BonusCards(side))
    elif kind == REDRAW:
        state.push(hands.Redraw(side))
    else:
        state.kept_bonus[side].append(kind)


class BonusCards(Task["HeroesState"]):
    """Draws two cards at once; the hand may exceed its size until the end of the turn."""

    name = "bonus-cards"

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        hands.draw_cards(state, self.side, DRAWN, chance, events)
