"""One attack from its declaration on: dice, Taking Ground (M44-17), Armor Overrun (M44-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.ambush import Ambush, may_be_ambushed
from sandtable.games.memoir44.battle import (
    barred_target,
    battle_dice,
    battle_odds,
    bonus_dice,
    has_target,
    targets,
)
from sandtable.games.memoir44.frames import MemoirFrame, Task
from sandtable.games.memoir44.ground import ARMOR
from sandtable.games.memoir44.medals import count_medals
from sandtable.games.memoir44.movement import BARRED, OVERRAN, crush_wire, may_take_ground, shift
from sandtable.games.memoir44.retreat import roll_dice, roll_event, strike
from sandtable.games.memoir44.scenario import RESISTANCE
from sandtable.games.memoir44.second_move import STAY, second_move
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.odds import Odds
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

BATTLE: Final = "battle"
TAKE_GROUND: Final = "take-ground"
PASS: Final[Action] = ("pass",)


def declare(s: MemoirState, unit: int, target: int, events: list[Event]) -> None:
    """An attack is declared; the defender of a close assault may have an Ambush (M44-34.8)."""
    crush_wire(s, unit, events)
    close = s.battle.board.distance[s.at[unit]][s.at[target]] == 1
    units = s.battle.units
    events.append(
        Event("attacked", {"unit": units[unit].id, "target": units[target].id, "close": close})
    )
    s.frames.append(Aftermath(unit, target, s.at[unit], s.at[target], close))
    s.frames.append(Attack(unit, target, s.at[unit]))
    if close and may_be_ambushed(s, unit, target):
        s.frames.append(Ambush(unit, target))


def odds_of(s: MemoirState, action: Action) -> list[Odds]:
    """The dice of a battle, before an Ambush may change anything."""
    if action[0] != BATTLE:
        return []
    return [battle_odds(s, s.battle.unit_at[action[1]], s.battle.unit_at[action[2]])]


class Attack(Task):
    """The dice of a declared attack; lost if an Ambush drove the attacker off (M44-34.10)."""

    name = "attack"

    def __init__(self, unit: int, target: int, hex: int) -> None:
        self.unit = unit
        self.target = target
        self.hex = hex

    def run(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        close = s.battle.board.distance[self.hex][s.at[self.target]] == 1
        bonus = bonus_dice(s, self.unit, close)
        s.battles[self.unit] += 1
        if s.at[self.unit] != self.hex:
            return
        dice = roll_dice(battle_dice(s, self.unit, self.target, bonus), chance, "battle")
        roll_event(s, self.unit, self.target, dice, events)
        strike(s, self.target, dice, False, False, events)

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        units = state.battle.units
        return {
            "frame": self.name,
            "unit": units[self.unit].id,
            "target": units[self.target].id,
            "hex": state.name(self.hex),
        }

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> Attack:
        unit = s.battle.read_unit(reader, "unit")
        target = s.battle.read_unit(reader, "target")
        return Attack(unit, target, s.battle.read_hex(reader, "hex"))


class Aftermath(Task):
    """After the dice and the retreat: Taking Ground, a second shot, a second move."""

    name = "aftermath"

    def __init__(self, unit: int, target: int, stood: int, hex: int, close: bool) -> None:
        self.unit = unit
        self.target = target
        self.stood = stood
        self.hex = hex
        self.close = close

    def run(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        unit = self.unit
        if s.at[unit] < 0 or s.outcome is not None:
            return
        if s.at[unit] != self.stood:  # driven off by an Ambush: no further attack (A57)
            second_move(s, unit)
            return
        vacated = s.unit_in[self.hex] < 0
        ground = self.close and vacated and not s.options["no_taking_ground"]
        if ground and may_take_ground(s, unit, self.hex):
            s.frames.append(TakeGround(unit, self.hex))
        else:
            after_battle(s, unit)

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        units = state.battle.units
        return {
            "frame": self.name,
            "unit": units[self.unit].id,
            "target": units[self.target].id,
            "stood": state.name(self.stood),
            "hex": state.name(self.hex),
            "close": self.close,
        }

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> Aftermath:
        unit = s.battle.read_unit(reader, "unit")
        target = s.battle.read_unit(reader, "target")
        stood = s.battle.read_hex(reader, "stood")
        hex = s.battle.read_hex(reader, "hex")
        return Aftermath(unit, target, stood, hex, reader.flag("close"))


def after_battle(s: MemoirState, unit: int) -> None:
    """A second attack of Artillery Bombard, or the second move of Behind Enemy Lines."""
    command = s.command_of(unit)
    if command is None or command.fallback:
        return
    if s.battles[unit] < command.text.battles:
        s.frames.append(Again(unit, overrun=False))
    else:
        second_move(s, unit)


class TakeGround(MemoirFrame):
    """Taking Ground is optional (M44-17.2); armor may then overrun (M44-18.1)."""

    name = "take-ground"

    def __init__(self, unit: int, hex: int) -> None:
        self.unit = unit
        self.hex = hex

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return state.posts.names(state.led[self.unit])

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        arg = state.battle.units[self.unit].arg
        return [(TAKE_GROUND, arg, state.battle.hex_args[self.hex]), STAY]

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("take-ground-answer")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        unit = self.unit
        if action == STAY:
            after_battle(state, unit)
            return
        shift(state, unit, self.hex, events)
        params: dict[str, Json] = {
            "unit": state.battle.units[unit].id,
            "hex": state.name(self.hex),
        }
        events.append(Event("took-ground", params))
        crush_wire(state, unit, events)
        ground = state.battle.terrain[self.hex]
        if ground.no_battle_on_entry and state.battle.units[unit].kind != RESISTANCE:
            state.status[unit] |= BARRED  # A44
        count_medals(state, events)
        if state.outcome is None:
            if state.battle.units[unit].arm == ARMOR and not state.status[unit] & OVERRAN:
                state.status[unit] |= OVERRAN
                if not state.status[unit] & BARRED:
                    state.frames.append(Again(unit, overrun=True))
            else:
                after_battle(state, unit)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt(
            "prompt-take-ground",
            {"unit": state.battle.units[self.unit].id, "hex": state.name(self.hex)},
        )

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        unit = state.battle.units[self.unit].id
        return {"frame": self.name, "unit": unit, "hex": state.name(self.hex)}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> TakeGround:
        return TakeGround(s.battle.read_unit(reader, "unit"), s.battle.read_hex(reader, "hex"))


class Again(MemoirFrame):
    """One more attack of the same unit: Armor Overrun, or the second one of a Bombard (A57)."""

    name = "again"

    def __init__(self, unit: int, overrun: bool) -> None:
        self.unit = unit
        self.overrun = overrun

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return state.posts.names(state.led[self.unit])

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        arg = state.battle.units[self.unit].arg
        units = state.battle.units
        found: list[Action] = [
            (BATTLE, arg, units[target].arg) for target in targets(state, self.unit)
        ]
        found.append(PASS)
        return found

    def settled(self, s: MemoirState) -> bool:
        return not has_target(s, self.unit)

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        arg = state.battle.units[self.unit].arg
        if len(action) == 3 and action[0] == BATTLE and action[1] == arg:
            target = state.battle.unit_at.get(action[2], -1)
            if target >= 0 and state.at[target] >= 0:
                barred = barred_target(state, self.unit, target)
                if barred:
                    id = state.battle.units[self.unit].id
                    other = state.battle.units[target].id
                    return state.refusal(barred, unit=id, target=other)
        return state.refusal("again-answer")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        if action != PASS:
            declare(state, self.unit, state.battle.unit_at[action[2]], events)

    def odds(self, state: MemoirState, action: Action) -> list[Odds]:
        return odds_of(state, action)

    def prompt(self, state: MemoirState) -> Prompt:
        key = "prompt-overrun" if self.overrun else "prompt-again"
        return Prompt(key, {"unit": state.battle.units[self.unit].id})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        unit = state.battle.units[self.unit].id
        return {"frame": self.name, "unit": unit, "overrun": self.overrun}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> Again:
        return Again(s.battle.read_unit(reader, "unit"), reader.flag("overrun"))
