"""The battle step (M44-11): attack, Ambush, Taking Ground (M44-17), Armor Overrun (M44-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.battle import (
    barred_battle,
    barred_target,
    battle_dice,
    battle_odds,
    bonus_dice,
    has_target,
    may_remove_wire,
    targets,
)
from sandtable.games.memoir44.draws import replace_ambush
from sandtable.games.memoir44.frames import MemoirFrame, Task
from sandtable.games.memoir44.ground import ARMOR
from sandtable.games.memoir44.medals import count_medals
from sandtable.games.memoir44.movement import (
    BARRED,
    EXIT,
    OVERRAN,
    allowance,
    can_exit,
    crush_wire,
    leave_board,
    may_take_ground,
    reach,
    shift,
)
from sandtable.games.memoir44.posts import COMMANDER
from sandtable.games.memoir44.retreat import roll_dice, strike
from sandtable.games.memoir44.scenario import RESISTANCE, SIDES
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
REMOVE_WIRE: Final = "remove-wire"
END_BATTLES: Final[Action] = ("end-battles",)
TAKE_GROUND: Final = "take-ground"
STAY: Final[Action] = ("stay",)
PASS: Final[Action] = ("pass",)
AMBUSH: Final[Action] = ("ambush",)
DECLINE: Final[Action] = ("decline",)


class Battles(MemoirFrame):
    """The battle step: ordered units attack one after another. ``done`` masks seats that have."""

    name = "battles"

    def __init__(self, side: int, done: int) -> None:
        self.side = side
        self.done = done

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        everyone = state.posts.of_side[self.side]
        mask = 0
        for unit, command in enumerate(state.order):
            if mask == everyone or command < 0 or state.at[unit] < 0:
                continue
            if self.has_battle(state, unit):
                mask |= state.led[unit]
        return state.posts.names(mask & ~self.done)

    def has_battle(self, s: MemoirState, unit: int) -> bool:
        if barred_battle(s, unit):
            return False
        return may_remove_wire(s, unit) or has_target(s, unit)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = []
        bit = 1 << state.seats.index(seat)
        for unit in state.battle.units:
            u = unit.index
            if state.order[u] < 0 or state.at[u] < 0 or not state.led[u] & bit:
                continue
            if barred_battle(state, u):
                continue
            for target in targets(state, u):
                found.append((BATTLE, unit.arg, state.battle.units[target].arg))
            if may_remove_wire(state, u):
                found.append((REMOVE_WIRE, unit.arg))
        found.append(END_BATTLES)
        return found

    def settled(self, s: MemoirState) -> bool:
        return not s.actors()

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        """The step is over; a unit behind enemy lines may move again even without a battle."""
        s.frames.pop()
        for unit, command in enumerate(s.order):
            if command >= 0 and s.at[unit] >= 0 and not s.battles[unit]:
                second_move(s, unit)

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return refuse_battle(state, seat, action)

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == END_BATTLES:
            bit = 1 << state.seats.index(seat)
            state.frames[-1] = Battles(self.side, self.done | bit)
            return
        unit = state.battle.unit_at[action[1]]
        if action[0] == REMOVE_WIRE:
            state.battles[unit] += 1
            hex = state.at[unit]
            state.wire[hex] = False
            params: dict[str, Json] = {"unit": state.battle.units[unit].id, "hex": state.name(hex)}
            events.append(Event("wire-removed", params))
            second_move(state, unit)
            return
        declare(state, unit, state.battle.unit_at[action[2]], events)

    def odds(self, state: MemoirState, action: Action) -> list[Odds]:
        return odds_of(state, action)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-battles", {"side": SIDES[self.side]})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        done: list[Json] = [*state.posts.names(self.done)]
        return {"frame": self.name, "side": SIDES[self.side], "done": done}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> Battles:
        side = SIDES.index(reader.choice("side", SIDES))
        return Battles(side, s.posts.read_mask(reader, "done"))


def odds_of(s: MemoirState, action: Action) -> list[Odds]:
    """The dice of a battle, before an Ambush may change anything."""
    if action[0] != BATTLE:
        return []
    return [battle_odds(s, s.battle.unit_at[action[1]], s.battle.unit_at[action[2]])]


def refuse_battle(s: MemoirState, seat: str, action: Action) -> Refusal:
    """Why this is no legal battle."""
    if action[:1] not in ((BATTLE,), (REMOVE_WIRE,)):
        return s.refusal("battle-step", action=action[0] if action else "")
    if len(action) < 2 or action[1] not in s.battle.unit_at:
        return s.refusal("name-a-unit")
    unit = s.battle.unit_at[action[1]]
    id = s.battle.units[unit].id
    if s.at[unit] < 0 or SIDES[s.battle.units[unit].side] != s.side_of(seat):
        return s.refusal("not-your-unit", unit=id)
    barred = barred_battle(s, unit)
    if barred:
        return s.refusal(barred, unit=id)
    if not s.led[unit] >> s.seats.index(seat) & 1:
        return s.refusal("not-your-section", unit=id)
    if action[0] == REMOVE_WIRE:
        return s.refusal("wire-not-removable", unit=id)
    if len(action) != 3 or action[2] not in s.battle.unit_at:
        return s.refusal("name-a-target")
    target = s.battle.unit_at[action[2]]
    if s.at[target] < 0 or s.battle.units[target].side == s.battle.units[unit].side:
        return s.refusal("name-a-target")
    return s.refusal(barred_target(s, unit, target), unit=id, target=s.battle.units[target].id)


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


def roll_event(
    s: MemoirState, unit: int, target: int, dice: list[str], events: list[Event]
) -> None:
    units = s.battle.units
    params: dict[str, Json] = {
        "unit": units[unit].id,
        "target": units[target].id,
        "dice": [*dice],
    }
    events.append(Event("rolled", params))


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


def second_move(s: MemoirState, unit: int) -> None:
    command = s.command_of(unit)
    if command is not None and not command.fallback and command.text.second_move:
        s.frames.append(SecondMove(unit))


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
        shift(state, unit, self.hex)
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


class SecondMove(MemoirFrame):
    """Behind Enemy Lines: after its battle the unit may move again (M44-34.28)."""

    name = "second-move"

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return state.posts.names(state.led[self.unit])

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        arg = state.battle.units[self.unit].arg
        limit = allowance(state, self.unit)
        found: list[Action] = [
            ("move", arg, state.battle.hex_args[hex])
            for hex in sorted(reach(state, self.unit, limit, ignores_terrain=True))
        ]
        if can_exit(state, self.unit, limit, reach(state, self.unit, limit, True), True):
            found.append((EXIT, arg))
        found.append(STAY)
        return found

    def settled(self, s: MemoirState) -> bool:
        return len(self.legal(s, "")) == 1

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("second-move-answer")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        if action == STAY:
            return
        if action[0] == EXIT:
            leave_board(state, self.unit, events)
            return
        start = state.at[self.unit]
        hex = state.battle.hex_at[action[2]]
        shift(state, self.unit, hex)
        params: dict[str, Json] = {
            "unit": state.battle.units[self.unit].id,
            "from": state.name(start),
            "hex": state.name(hex),
        }
        events.append(Event("moved", params))
        count_medals(state, events)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-second-move", {"unit": state.battle.units[self.unit].id})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {"frame": self.name, "unit": state.battle.units[self.unit].id}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> SecondMove:
        return SecondMove(s.battle.read_unit(reader, "unit"))
