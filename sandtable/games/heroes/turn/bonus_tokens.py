"""Spending the bonus tokens that a side has kept (HH-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.armies import tokens
from sandtable.games.heroes.armies.bonus_tokens import INITIATIVE, ORDER_TOKEN, SPECIAL_ORDER
from sandtable.games.heroes.pack.battle import BONUS_KINDS, SIDES
from sandtable.games.heroes.turn import orders
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


#: The entry in ``active_effects`` that gives a side the initiative next turn.
TAKE_INITIATIVE: Final = "take_initiative"
SPEND: Final = "spend"
PASS: Final[Action] = ("pass",)


def at_order_start(state: HeroesState) -> None:
    first = state.initiative
    state.push(SpendBonus(first, "order"), SpendBonus(1 - first, "order"))


def at_turn_end(state: HeroesState) -> None:
    first = state.initiative
    state.push(SpendBonus(first, "end"), SpendBonus(1 - first, "end"))


class SpendBonus(Frame["HeroesState"]):
    """A side may spend kept tokens at the start of an Order phase or at the end of a turn."""

    name = "spend-bonus"

    def __init__(self, side: int, moment: str) -> None:
        self.side = side
        self.moment = moment

    def kinds(self, state: HeroesState) -> list[int]:
        """The kinds that are useful now; no order token beyond the limits (HH-21)."""
        kept = state.kept_bonus[self.side]
        found: list[int] = []
        if self.moment == "end":
            if INITIATIVE in kept:
                found.append(INITIATIVE)
            return found
        if ORDER_TOKEN in kept and orders.numbered_tokens(state, self.side) < tokens.MOST_NUMBERED:
            found.append(ORDER_TOKEN)
        if SPECIAL_ORDER in kept and orders.special_tokens(state, self.side) < tokens.MOST_SPECIAL:
            found.append(SPECIAL_ORDER)
        return found

    def settled(self, state: HeroesState) -> bool:
        """The number of kept tokens is public, their kinds are not (as with hands, HOS-31.1)."""
        if state.options["conceal_hands"] and state.kept_bonus[self.side]:
            return False
        return not self.kinds(state)

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.pop()

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
            state.pop()
            return
        kind = BONUS_KINDS.index(action[1][len("bonus:") :])
        state.kept_bonus[self.side].remove(kind)
        words = {
            INITIATIVE: TAKE_INITIATIVE,
            ORDER_TOKEN: orders.EXTRA_TOKEN,
            SPECIAL_ORDER: orders.SPECIAL_TOKEN,
        }
        state.active_effects[self.side].append(words[kind])
        events.append(Event("bonus-spent", {"side": seat, "bonus": BONUS_KINDS[kind]}))

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-bonus", {"side": SIDES[self.side]})
