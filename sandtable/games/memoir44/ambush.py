"""Ambush (M44-34.8 to 34.13): asked so that nobody learns whether the card is held."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.battle import battle_dice
from sandtable.games.memoir44.draws import replace_ambush
from sandtable.games.memoir44.frames import MemoirFrame, Task
from sandtable.games.memoir44.posts import COMMANDER
from sandtable.games.memoir44.retreat import roll_dice, roll_event, strike
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

AMBUSH: Final[Action] = ("ambush",)
DECLINE: Final[Action] = ("decline",)


def may_be_ambushed(s: MemoirState, attacker: int, target: int) -> bool:
    """Could an Ambush come, as far as everyone can see? Then the defender is asked."""
    side = s.battle.units[target].side
    if not s.hands[side] or s.battle.terrain[s.at[target]].no_battle:
        return False
    if not battle_dice(s, target, attacker, 0):
        return False  # A55 c
    card = s.pack.card_at["card:ambush"]
    copies = 0 if s.options["young_generals"] else card.copies * s.battle.boxes
    return s.discard.count(card.index) + s.ambushes < copies


class Ambush(MemoirFrame):
    """The defender is asked whether or not the card is held, so that nobody learns it."""

    name = "ambush"

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.target = target

    def defender(self, s: MemoirState) -> int:
        return s.battle.units[self.target].side

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        seat = state.posts.seat(self.defender(state), COMMANDER)
        return (state.seats[seat],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        card = state.pack.card_at["card:ambush"].index
        held = card in state.hands[self.defender(state)]
        return [AMBUSH, DECLINE] if held else [DECLINE]

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("ambush-not-held" if action == AMBUSH else "ambush-answer")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        if action == DECLINE:
            return
        side = self.defender(state)
        state.hands[side].remove(state.pack.card_at["card:ambush"].index)
        state.ambushes += 1
        units = state.battle.units
        events.append(Event("ambush", {"side": SIDES[side], "unit": units[self.target].id}))
        dice = roll_dice(battle_dice(state, self.target, self.attacker, 0), chance, "ambush")
        roll_event(state, self.target, self.attacker, dice, events)
        if state.battle.overlord:
            state.frames.append(AmbushDraw(side))  # M44-36.47
        strike(state, self.attacker, dice, False, False, events)

    def prompt(self, state: MemoirState) -> Prompt:
        units = state.battle.units
        return Prompt(
            "prompt-ambush", {"unit": units[self.attacker].id, "target": units[self.target].id}
        )

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        units = state.battle.units
        return {
            "frame": self.name,
            "attacker": units[self.attacker].id,
            "target": units[self.target].id,
        }

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> Ambush:
        attacker = s.battle.read_unit(reader, "attacker")
        return Ambush(attacker, s.battle.read_unit(reader, "target"))


class AmbushDraw(Task):
    """In Overlord the card is replaced as soon as the Ambush is resolved (M44-36.47)."""

    name = "ambush-draw"

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        replace_ambush(s, self.side, chance, events)

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {"frame": self.name, "side": SIDES[self.side]}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> AmbushDraw:
        return AmbushDraw(SIDES.index(reader.choice("side", SIDES)))
