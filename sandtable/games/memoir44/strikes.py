"""Cards that strike without ordering a unit: Air Power (M44-34.1) and Barrage (M44-34.21)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from sandtable.games.memoir44.combat import roll_odds
from sandtable.games.memoir44.posts import COMMANDER
from sandtable.games.memoir44.retreat import roll_dice, strike
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame, Task
from sandtable.kernel.odds import Odds
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


def enemies(state: MemoirState) -> list[int]:
    return [
        u.index for u in state.scenario.units if u.side != state.side and state.at[u.index] >= 0
    ]


def is_group(state: MemoirState, units: tuple[int, ...]) -> bool:
    """Are the units on connected hexes?"""
    joined = [units[0]]
    for unit in joined:
        for other in units:
            if (
                other not in joined
                and state.at[other] in state.scenario.board.neighbours[state.at[unit]]
            ):
                joined.append(other)
    return len(joined) == len(units)


def is_strike(state: MemoirState, units: tuple[int, ...], sections: int) -> bool:
    """Is this a connected group, with a target in the card's section if one is required?"""
    if not units or not is_group(state, units):
        return False
    return sections == ANYWHERE or any(
        state.scenario.sections[state.at[unit]] & sections for unit in units
    )


def all_near(state: MemoirState, units: tuple[int, ...]) -> bool:
    """Is the last of the units near enough to the others for one group?"""
    for other in units[:-1]:
        if state.scenario.board.distance[state.at[units[-1]]][state.at[other]] >= GROUP:
            return False
    return True


def can_become_strike(state: MemoirState, units: tuple[int, ...], sections: int) -> bool:
    """Can the chosen units be extended to a legal group?"""
    if not all_near(state, units):
        return False
    others = [
        unit for unit in enemies(state) if unit not in units and all_near(state, (*units, unit))
    ]
    for extra in range(GROUP - len(units) + 1):
        for more in combinations(others, extra):
            if is_strike(state, (*units, *more), sections):
                return True
    return False


class AirPower(Frame["MemoirState"]):
    """Choosing the group and its order, which are fixed before the first roll (A53)."""

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
                    found.append((TARGET, state.scenario.units[unit].arg))
        if is_strike(state, self.chosen, self.sections):
            found.append(STRIKE)
        return found

    def settled(self, state: MemoirState) -> bool:
        return len(self.chosen) == GROUP or not self.legal(state, "")

    def leave(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        state.pop()
        if self.chosen:
            state.push(Bombs(self.chosen))

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("air-power-group")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == STRIKE:
            state.replace(Bombs(self.chosen))
        else:
            unit = state.scenario.unit_by_arg[action[1]]
            state.replace(AirPower(self.sections, (*self.chosen, unit)))

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-air-power", {"side": SIDES[state.side], "count": len(self.chosen)})

    def odds(self, state: MemoirState, action: Action) -> list[Odds]:
        dice = AIR_DICE[state.side]
        if action == STRIKE:
            return [roll_odds(state, unit, dice, True, []) for unit in self.chosen]
        return [roll_odds(state, state.scenario.unit_by_arg[action[1]], dice, True, [])]


class Bombs(Task["MemoirState"]):
    """Bombs the next target of Air Power, wherever it is now; stars hit, flags bind (M44-34.5)."""

    name = "bombs"

    def __init__(self, units: tuple[int, ...]) -> None:
        self.units = units

    def run(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        target = self.units[0]
        if len(self.units) > 1:
            state.push(Bombs(self.units[1:]))
        if state.at[target] < 0:
            return
        dice = roll_dice(AIR_DICE[state.side], chance, "air-power")
        bombed(state, "air-power", target, dice, events)
        strike(state, target, dice, True, True, events)

    def check(self, state: MemoirState, below: Frame[Any] | None, where: str) -> None:
        if not self.units:
            raise BadInput("no-unit-there", f"{where}.units", hex="")


def bombed(
    state: MemoirState, card: str, target: int, dice: list[str], events: list[Event]
) -> None:
    params: dict[str, Json] = {
        "card": card,
        "target": state.scenario.units[target].id,
        "dice": [*dice],
    }
    events.append(Event("bombed", params))


class Barrage(Frame["MemoirState"]):
    """Choosing one enemy unit: four dice, no cover, flags bind (M44-34.21 to 34.24)."""

    name = "barrage"

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return (state.seats[state.posts.seat(state.side, COMMANDER)],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = [(TARGET, state.scenario.units[unit].arg) for unit in enemies(state)]
        return found

    def settled(self, state: MemoirState) -> bool:
        return not enemies(state)

    def leave(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        state.pop()

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("barrage-target")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        target = state.scenario.unit_by_arg[action[1]]
        dice = roll_dice(BARRAGE_DICE, chance, "barrage")
        bombed(state, "barrage", target, dice, events)
        strike(state, target, dice, False, True, events)

    def odds(self, state: MemoirState, action: Action) -> list[Odds]:
        return [roll_odds(state, state.scenario.unit_by_arg[action[1]], BARRAGE_DICE, False, [])]

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-barrage", {"side": SIDES[state.side]})
