"""Cards that strike without ordering a unit: Air Power (M44-34.1) and Barrage (M44-34.21)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.battle import roll_odds
from sandtable.games.memoir44.frames import MemoirFrame, Task
from sandtable.games.memoir44.posts import COMMANDER
from sandtable.games.memoir44.retreat import roll_dice, strike
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.odds import Odds
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

TARGET: Final = "target"
STRIKE: Final[Action] = ("strike",)
#: The largest group of Air Power (A53), and its dice for each side (M44-34.3).
GROUP: Final = 4
AIR_DICE: Final = (2, 1)
BARRAGE_DICE: Final = 4
ANYWHERE: Final = -1


def enemies(s: MemoirState) -> list[int]:
    return [u.index for u in s.battle.units if u.side != s.side and s.at[u.index] >= 0]


def is_group(s: MemoirState, units: tuple[int, ...]) -> bool:
    """Do the units stand on hexes that hang together?"""
    joined = [units[0]]
    for unit in joined:
        for other in units:
            if other not in joined and s.at[other] in s.battle.board.neighbours[s.at[unit]]:
                joined.append(other)
    return len(joined) == len(units)


def is_strike(s: MemoirState, units: tuple[int, ...], sections: int) -> bool:
    """A connected group, with a target in the section of the card where one is asked for."""
    if not units or not is_group(s, units):
        return False
    return sections == ANYWHERE or any(s.battle.sections[s.at[unit]] & sections for unit in units)


def can_become_strike(s: MemoirState, units: tuple[int, ...], sections: int) -> bool:
    """Can the chosen units be completed to a legal group?"""
    others = [unit for unit in enemies(s) if unit not in units]
    for extra in range(GROUP - len(units) + 1):
        for more in combinations(others, extra):
            if is_strike(s, (*units, *more), sections):
                return True
    return False


class AirPower(MemoirFrame):
    """The group and its order are fixed before the first roll (A53)."""

    name = "air-power"

    def __init__(self, sections: int, chosen: tuple[int, ...]) -> None:
        self.sections = sections
        self.chosen = chosen

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return (state.seats[state.posts.seat(state.side, COMMANDER)],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = []
        if len(self.chosen) < GROUP:
            for unit in enemies(state):
                if unit not in self.chosen and can_become_strike(
                    state, (*self.chosen, unit), self.sections
                ):
                    found.append((TARGET, state.battle.units[unit].arg))
        if is_strike(state, self.chosen, self.sections):
            found.append(STRIKE)
        return found

    def settled(self, s: MemoirState) -> bool:
        return not enemies(s) or not self.legal(s, "") or len(self.chosen) == GROUP

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()
        if self.chosen:
            s.frames.append(Bombs(self.chosen))

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("air-power-group")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == STRIKE:
            state.frames[-1] = Bombs(self.chosen)
        else:
            unit = state.battle.unit_at[action[1]]
            state.frames[-1] = AirPower(self.sections, (*self.chosen, unit))

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-air-power", {"side": SIDES[state.side], "count": len(self.chosen)})

    def odds(self, state: MemoirState, action: Action) -> list[Odds]:
        dice = AIR_DICE[state.side]
        if action == STRIKE:
            return [roll_odds(state, unit, dice, True, []) for unit in self.chosen]
        return [roll_odds(state, state.battle.unit_at[action[1]], dice, True, [])]

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {
            "frame": self.name,
            "sections": self.sections,
            "chosen": [state.battle.units[unit].id for unit in self.chosen],
        }

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> AirPower:
        return AirPower(reader.integer("sections", -1, 63), read_units(s, reader, "chosen"))


class Bombs(Task):
    """The next target of Air Power, where it stands now; stars hit, flags bind (M44-34.5)."""

    name = "bombs"

    def __init__(self, units: tuple[int, ...]) -> None:
        self.units = units

    def run(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        target = self.units[0]
        if len(self.units) > 1:
            s.frames.append(Bombs(self.units[1:]))
        if s.at[target] < 0:
            return
        dice = roll_dice(AIR_DICE[s.side], chance, "air-power")
        bombed(s, "air-power", target, dice, events)
        strike(s, target, dice, True, True, events)

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        units = state.battle.units
        return {"frame": self.name, "units": [units[unit].id for unit in self.units]}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> Bombs:
        units = read_units(s, reader, "units")
        if not units:
            raise BadInput("no-unit-there", reader.at("units"), hex="")
        return Bombs(units)


def bombed(s: MemoirState, card: str, target: int, dice: list[str], events: list[Event]) -> None:
    params: dict[str, Json] = {
        "card": card,
        "target": s.battle.units[target].id,
        "dice": [*dice],
    }
    events.append(Event("bombed", params))


class Barrage(MemoirFrame):
    """Any one enemy unit: four dice, no terrain helps, flags bind (M44-34.21 to 34.24)."""

    name = "barrage"

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return (state.seats[state.posts.seat(state.side, COMMANDER)],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = [(TARGET, state.battle.units[unit].arg) for unit in enemies(state)]
        return found

    def settled(self, s: MemoirState) -> bool:
        return not enemies(s)

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("barrage-target")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        target = state.battle.unit_at[action[1]]
        dice = roll_dice(BARRAGE_DICE, chance, "barrage")
        bombed(state, "barrage", target, dice, events)
        strike(state, target, dice, False, True, events)

    def odds(self, state: MemoirState, action: Action) -> list[Odds]:
        return [roll_odds(state, state.battle.unit_at[action[1]], BARRAGE_DICE, False, [])]

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-barrage", {"side": SIDES[state.side]})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {"frame": self.name}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> Barrage:
        return Barrage()


def read_units(s: MemoirState, reader: Reader, key: str) -> tuple[int, ...]:
    found: list[int] = []
    for id in reader.texts(key):
        if f"unit:{id}" not in s.battle.unit_at:
            raise BadInput("unknown-unit", reader.at(key), unit=id)
        found.append(s.battle.unit_at[f"unit:{id}"])
    return tuple(found)
