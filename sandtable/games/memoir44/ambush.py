"""Ambush (M44-34.8 to 34.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.combat import battle_dice
from sandtable.games.memoir44.draws import replace_ambush
from sandtable.games.memoir44.posts import COMMANDER
from sandtable.games.memoir44.retreat import roll_dice, roll_event, strike
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame, Task
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

AMBUSH: Final[Action] = ("ambush",)
DECLINE: Final[Action] = ("decline",)


def may_be_ambushed(state: MemoirState, attacker: int, target: int) -> bool:
    """Is an Ambush possible by open information? If so, the defender is asked."""
    side = state.scenario.units[target].side
    if not state.hands[side] or state.scenario.terrain[state.at[target]].no_battle:
        return False
    if not battle_dice(state, target, attacker, 0):
        return False  # A55 c
    card = state.pack.card_by_arg["card:ambush"]
    copies = 0 if state.options["young_generals"] else card.copies * state.scenario.boxes
    return state.discard.count(card.index) + state.ambushes < copies


class Ambush(Frame["MemoirState"]):
    """Asked whether or not the defender holds the card, so that the question reveals nothing."""

    name = "ambush"

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.target = target

    def defender(self, state: MemoirState) -> int:
        return state.scenario.units[self.target].side

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        seat = state.posts.seat(self.defender(state), COMMANDER)
        return (state.seats[seat],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        card = state.pack.card_by_arg["card:ambush"].index
        held = card in state.hands[self.defender(state)]
        return [AMBUSH, DECLINE] if held else [DECLINE]

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("ambush-not-held" if action == AMBUSH else "ambush-answer")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        if action == DECLINE:
            return
        side = self.defender(state)
        state.hands[side].remove(state.pack.card_by_arg["card:ambush"].index)
        state.ambushes += 1
        units = state.scenario.units
        events.append(Event("ambush", {"side": SIDES[side], "unit": units[self.target].id}))
        dice = roll_dice(battle_dice(state, self.target, self.attacker, 0), chance, "ambush")
        roll_event(state, self.target, self.attacker, dice, events)
        if state.scenario.overlord:
            state.push(AmbushDraw(side))  # M44-36.47
        strike(state, self.attacker, dice, False, False, events)

    def prompt(self, state: MemoirState) -> Prompt:
        units = state.scenario.units
        return Prompt(
            "prompt-ambush", {"unit": units[self.attacker].id, "target": units[self.target].id}
        )


class AmbushDraw(Task["MemoirState"]):
    """In Overlord the card is replaced as soon as the Ambush is resolved (M44-36.47)."""

    name = "ambush-draw"

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        replace_ambush(state, self.side, chance, events)
