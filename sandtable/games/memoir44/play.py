"""Playing a command card (M44-7.3), and beginning what its text says."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.battle_step import BattleStep
from sandtable.games.memoir44.cards import (
    AIR_POWER,
    AMBUSH,
    BARRAGE,
    COUNTER_ATTACK,
    DIG_IN,
    FINEST_HOUR,
    MEDICS,
    ORDERS,
    SECTIONS,
    Card,
    CardText,
)
from sandtable.games.memoir44.command import Command
from sandtable.games.memoir44.draws import EndTurn
from sandtable.games.memoir44.medals import holds
from sandtable.games.memoir44.moves import Moves
from sandtable.games.memoir44.orders import Orders
from sandtable.games.memoir44.posts import COMMANDER, EVERY_LEADER
from sandtable.games.memoir44.scenario import SIDES
from sandtable.games.memoir44.strikes import ANYWHERE, AirPower, Barrage, can_become_strike
from sandtable.games.memoir44.tactics import DigIn, FinestHour, Medics
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

PLAY: Final = "play"
AS_AIR_POWER: Final = "as:air-power"
#: Every section of any board.
EVERYWHERE: Final = 0b111111
BLANK: Final = "ambush"


class ChooseCard(Frame["MemoirState"]):
    """Step 1 of a turn: the commander plays one card from the hand."""

    name = "choose-card"
    lowest = True

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return (state.seats[state.posts.seat(state.side, COMMANDER)],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = []
        last = -1
        for index in state.hands[state.side]:
            if index != last:
                found += plays(state, state.pack.cards[index])
                last = index
        return found

    def settled(self, state: MemoirState) -> bool:
        return not state.hands[state.side]

    def leave(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        state.reset(EndTurn())

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        if len(action) < 2 or action[0] != PLAY or action[1] not in state.pack.card_by_arg:
            return state.refusal("play-a-card", action=action[0] if action else "")
        card = state.pack.card_by_arg[action[1]]
        if card.index not in state.hands[state.side]:
            return state.refusal("not-in-hand", card=card.id)
        if card.text.procedure == AMBUSH:
            return state.refusal("ambush-own-turn")
        if AS_AIR_POWER in action:
            return state.refusal("no-air-strike", card=card.id)
        copied = card.text.procedure == COUNTER_ATTACK
        return state.refusal("copy-section" if copied else "play-section", card=card.id)

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        card = state.pack.card_by_arg[action[1]]
        state.hands[state.side].remove(card.index)
        command = command_of_play(state, card, action[2:])
        state.commands = [command]
        params: dict[str, Json] = {
            "side": SIDES[state.side],
            "card": card.id,
            "text": command.text.name,
        }
        events.append(Event("played", params))
        state.reset(Moves(state.side, 0), BattleStep(state.side, 0), EndTurn())
        carry_out(state, 0)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-choose-card", {"side": SIDES[state.side]})


def plays(state: MemoirState, card: Card) -> list[Action]:
    """The plays of a card: with a choice of sections, or as a strike if that is allowed."""
    if card.text.procedure == AMBUSH:
        hand = state.hands[state.side]
        return [card.play] if hand.count(card.index) == len(hand) else []  # A12
    text, section = meaning(state, card)
    found: list[Action] = []
    if text.one_section and section < 0 and not lacks_arm(state, text, EVERYWHERE):
        found += [(*card.play, f"section:{name}") for name in SECTIONS]
    else:
        found.append(card.play)
    if text.recon and may_strike(state, section):
        found.append((*card.play, AS_AIR_POWER))
    return found


def meaning(state: MemoirState, card: Card) -> tuple[CardText, int]:
    """A card's effective text and physical section; a Counter-Attack copies (M44-34.37)."""
    if card.text.procedure == COUNTER_ATTACK:
        last = state.last[1 - state.side]
        if not last:
            return state.pack.text_by_name[BLANK], -1  # A62 d
        return last[0].printed, last[0].section
    section = state.scenario.physical(state.side, card.section) if card.section >= 0 else -1
    return card.text, section


def may_strike(state: MemoirState, section: int) -> bool:
    """Air strikes from Hill 317: is there a group with a target in the section (M44-39.25)?"""
    if state.scenario.strike_side != state.side or not holds(
        state, state.side, state.scenario.strike_hexes
    ):
        return False
    return can_become_strike(state, (), state.scenario.section_mask(section))


def lacks_arm(state: MemoirState, text: CardText, area: int) -> bool:
    """Does the side have no unit of the card's arms to command (A56, A118)?"""
    for unit in state.scenario.units:
        if (
            unit.side == state.side
            and state.at[unit.index] >= 0
            and text.arms >> unit.arm & 1
            and state.scenario.sections[state.at[unit.index]] & area
        ):
            return False
    return True


def command_of_play(state: MemoirState, card: Card, rest: Action) -> Command:
    """The command that results from playing a card."""
    printed, section = meaning(state, card)
    text = printed
    if rest == (AS_AIR_POWER,):
        text = state.pack.text_by_name["air-power"]
    elif rest:
        section = state.scenario.physical(
            state.side, SECTIONS.index(rest[0].removeprefix("section:"))
        )
    fallback = text.fallback and lacks_arm(state, text, EVERYWHERE)
    area = state.scenario.section_mask(section) if section >= 0 and not fallback else EVERYWHERE
    post = COMMANDER
    if not text.tactic:
        post = EVERY_LEADER if section < 0 else state.scenario.physical(state.side, section)
    return Command(card.index, text, printed, section, area, post, fallback)


def carry_out(state: MemoirState, number: int) -> None:
    """Push the card's procedure on the stack, above movement and battle."""
    command = state.commands[number]
    FIRST_STEPS[ORDERS if command.fallback else command.text.procedure](state, number)


def begin_orders(state: MemoirState, number: int) -> None:
    state.push(Orders(number, 0))


def begin_air_power(state: MemoirState, number: int) -> None:
    command = state.commands[number]
    strike = command.text is not command.printed
    area = state.scenario.section_mask(command.section) if strike else ANYWHERE
    state.push(AirPower(area, ()))


def begin_barrage(state: MemoirState, number: int) -> None:
    state.push(Barrage())


def begin_dig_in(state: MemoirState, number: int) -> None:
    state.push(Orders(number, 0), DigIn(number))


def begin_finest_hour(state: MemoirState, number: int) -> None:
    state.push(FinestHour(number))


def begin_medics(state: MemoirState, number: int) -> None:
    state.push(Medics(number))


def begin_nothing(state: MemoirState, number: int) -> None:
    """An Ambush in the player's own turn, or a Counter-Attack with nothing to copy."""


#: How each procedure begins.
FIRST_STEPS: Final[dict[str, Callable[[MemoirState, int], None]]] = {
    ORDERS: begin_orders,
    AIR_POWER: begin_air_power,
    AMBUSH: begin_nothing,
    BARRAGE: begin_barrage,
    COUNTER_ATTACK: begin_nothing,
    DIG_IN: begin_dig_in,
    FINEST_HOUR: begin_finest_hour,
    MEDICS: begin_medics,
}
