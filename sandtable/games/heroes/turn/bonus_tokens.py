"""Bonus tokens (HH-9): lying face down on marked squares, taken, kept and spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.battle import BONUS_KINDS, SIDES
from sandtable.games.heroes.cards import hands
from sandtable.games.heroes.frames import HeroesFrame, Task
from sandtable.games.heroes.turn import orders, tokens
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

INITIATIVE: Final = BONUS_KINDS.index("initiative")
CARD: Final = BONUS_KINDS.index("card")
REDRAW: Final = BONUS_KINDS.index("redraw")
ORDER_TOKEN: Final = BONUS_KINDS.index("order")
SPECIAL_ORDER: Final = BONUS_KINDS.index("special_order")

#: Cards that a token of that kind gives.
DRAWN: Final = 2
#: The word of ``in_force`` that gives the next turn's initiative to a side.
TAKE_INITIATIVE: Final = "take_initiative"
SPEND: Final = "spend"
PASS: Final[Action] = ("pass",)


def take(s: HeroesState, unit: int, place: int, events: list[Event]) -> None:
    """An infantry unit that is not hidden takes the token on its square."""
    if place not in s.battle.bonus:
        return
    square = s.battle.bonus.index(place)
    kind = s.bonus[square]
    if kind < 0:
        return
    side = s.side_of_unit(unit)
    s.bonus[square] = -1
    whose, name, at = SIDES[side], names.unit(s, unit), s.name(place)
    veiled: dict[str, Json] = {"side": whose, "unit": name, "square": at}
    params: dict[str, Json] = {
        "side": whose,
        "unit": name,
        "square": at,
        "bonus": BONUS_KINDS[kind],
    }
    events.append(Event("bonus-taken", params, (whose,), veiled))
    if kind == CARD:
        s.then(BonusCards(side))
    elif kind == REDRAW:
        s.then(hands.Redraw(side))
    else:
        s.kept_bonus[side].append(kind)


class BonusCards(Task):
    """Two cards at once; the hand may be too large until the end of the turn."""

    name = "bonus-cards"
    fields = (("side", "side"),)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        hands.draw_cards(s, self.side, DRAWN, chance, events)


def at_order_start(s: HeroesState) -> None:
    first = s.initiative
    s.then(SpendBonus(first, "order"), SpendBonus(1 - first, "order"))


def at_turn_end(s: HeroesState) -> None:
    first = s.initiative
    s.then(SpendBonus(first, "end"), SpendBonus(1 - first, "end"))


class SpendBonus(HeroesFrame):
    """A side may spend kept tokens at the start of an Order phase or at the end of a turn."""

    name = "spend-bonus"
    fields = (("side", "side"), ("moment", "text"))

    def __init__(self, side: int, moment: str) -> None:
        self.side = side
        self.moment = moment

    def kinds(self, s: HeroesState) -> list[int]:
        """The kinds that are of use now; no token is given beyond the limits (HH-21)."""
        kept = s.kept_bonus[self.side]
        found: list[int] = []
        if self.moment == "end":
            if INITIATIVE in kept:
                found.append(INITIATIVE)
            return found
        if ORDER_TOKEN in kept and orders.numbered_tokens(s, self.side) < tokens.MOST_NUMBERED:
            found.append(ORDER_TOKEN)
        if SPECIAL_ORDER in kept and orders.special_tokens(s, self.side) < tokens.MOST_SPECIAL:
            found.append(SPECIAL_ORDER)
        return found

    def settled(self, s: HeroesState) -> bool:
        """How many tokens a side keeps is seen, which ones is not (as with hands, HOS-31.1)."""
        if s.options["conceal_hands"] and s.kept_bonus[self.side]:
            return False
        return not self.kinds(s)

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = [(SPEND, f"bonus:{BONUS_KINDS[kind]}") for kind in self.kinds(state)]
        found.append(PASS)
        return found

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("bonus-token-not-now")

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == PASS:
            state.frames.pop()
            return
        kind = BONUS_KINDS.index(action[1][len("bonus:") :])
        state.kept_bonus[self.side].remove(kind)
        words = {
            INITIATIVE: TAKE_INITIATIVE,
            ORDER_TOKEN: orders.EXTRA_TOKEN,
            SPECIAL_ORDER: orders.SPECIAL_TOKEN,
        }
        state.in_force[self.side].append(words[kind])
        events.append(Event("bonus-spent", {"side": seat, "bonus": BONUS_KINDS[kind]}))

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-bonus", {"side": SIDES[self.side]})
