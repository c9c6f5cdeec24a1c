"""Playing a command card (M44-7.3), and what its text sets in motion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.battles import Battles
from sandtable.games.memoir44.cards import SECTIONS, Card, Text
from sandtable.games.memoir44.command import Command
from sandtable.games.memoir44.draws import EndTurn
from sandtable.games.memoir44.frames import MemoirFrame
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
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

PLAY: Final = "play"
AS_AIR_POWER: Final = "as:air-power"
#: Every section of any board.
EVERYWHERE: Final = 0b111111
BLANK: Final = "ambush"


class ChooseCard(MemoirFrame):
    """Step 1 of a turn: the commander plays one card from the hand."""

    name = "choose-card"

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

    def settled(self, s: MemoirState) -> bool:
        return not s.hands[s.side]

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        s.frames = [EndTurn()]

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        if len(action) < 2 or action[0] != PLAY or action[1] not in state.pack.card_at:
            return state.refusal("play-a-card", action=action[0] if action else "")
        card = state.pack.card_at[action[1]]
        if card.index not in state.hands[state.side]:
            return state.refusal("not-in-hand", card=card.id)
        if card.text.name == "ambush":
            return state.refusal("ambush-own-turn")
        if AS_AIR_POWER in action:
            return state.refusal("no-air-strike", card=card.id)
        copied = card.text.name == "counter-attack"
        return state.refusal("copy-section" if copied else "play-section", card=card.id)

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        card = state.pack.card_at[action[1]]
        state.hands[state.side].remove(card.index)
        command = command_of_play(state, card, action[2:])
        state.commands = [command]
        params: dict[str, Json] = {
            "side": SIDES[state.side],
            "card": card.id,
            "text": command.text.name,
        }
        events.append(Event("played", params))
        state.frames = [EndTurn(), Battles(state.side, 0), Moves(state.side, 0)]
        carry_out(state, 0)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-choose-card", {"side": SIDES[state.side]})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {"frame": self.name}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> ChooseCard:
        return ChooseCard()


def plays(s: MemoirState, card: Card) -> list[Action]:
    """The ways to play a card: with a section to choose, or as a strike where that is allowed."""
    if card.text.name == "ambush":
        hand = s.hands[s.side]
        return [card.play] if hand.count(card.index) == len(hand) else []  # A12
    text, section = meaning(s, card)
    found: list[Action] = []
    if text.one_section and section < 0 and not lacks_arm(s, text, EVERYWHERE):
        found += [(*card.play, f"section:{name}") for name in SECTIONS]
    else:
        found.append(card.play)
    if text.name == "recon" and may_strike(s, section):
        found.append((*card.play, AS_AIR_POWER))
    return found


def meaning(s: MemoirState, card: Card) -> tuple[Text, int]:
    """What a card stands for, and its physical section: a Counter-Attack copies (M44-34.37)."""
    if card.text.name == "counter-attack":
        last = s.last[1 - s.side]
        if not last:
            return s.pack.text_at[BLANK], -1  # A62 d
        return last[0].printed, last[0].section
    section = s.battle.physical(s.side, card.section) if card.section >= 0 else -1
    return card.text, section


def may_strike(s: MemoirState, section: int) -> bool:
    """Air strikes from Hill 317: is a group with a target in the section there (M44-39.25)?"""
    if s.battle.strike_side != s.side or not holds(s, s.side, s.battle.strike_hexes):
        return False
    return can_become_strike(s, (), s.battle.section_mask(section))


def lacks_arm(s: MemoirState, text: Text, area: int) -> bool:
    """Has the side no unit of the card's arms to command (A56, A118)?"""
    for unit in s.battle.units:
        if (
            unit.side == s.side
            and s.at[unit.index] >= 0
            and text.arms >> unit.arm & 1
            and s.battle.sections[s.at[unit.index]] & area
        ):
            return False
    return True


def command_of_play(s: MemoirState, card: Card, rest: Action) -> Command:
    """The command that a play of a card gives."""
    printed, section = meaning(s, card)
    text = printed
    if rest == (AS_AIR_POWER,):
        text = s.pack.text_at["air-power"]
    elif rest:
        section = s.battle.physical(s.side, SECTIONS.index(rest[0].removeprefix("section:")))
    fallback = text.fallback and lacks_arm(s, text, EVERYWHERE)
    area = s.battle.section_mask(section) if section >= 0 and not fallback else EVERYWHERE
    post = COMMANDER
    if not text.tactic:
        post = EVERY_LEADER if section < 0 else s.battle.physical(s.side, section)
    return Command(card.index, text, printed, section, area, post, fallback)


def carry_out(s: MemoirState, number: int) -> None:
    """Put what the text asks for on the stack, above movement and battle."""
    command = s.commands[number]
    text = command.text
    if text.name == "air-power":
        strike = command.text is not command.printed
        area = s.battle.section_mask(command.section) if strike else ANYWHERE
        s.frames.append(AirPower(area, ()))
    elif text.name == "barrage":
        s.frames.append(Barrage())
    elif text.name == "medics-and-mechanics":
        s.frames.append(Medics(number))
    elif text.name == "their-finest-hour":
        s.frames.append(FinestHour(number))
    elif text.order or command.fallback:
        if text.name == "dig-in" and not command.fallback:
            s.frames.append(DigIn(number))
        s.frames.append(Orders(number, 0))
