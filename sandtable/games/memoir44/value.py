"""Who is ahead in Memoir '44: features of a position, for a value fitted to games between bots."""

from pathlib import Path
from typing import ClassVar, Final

from sandtable.games.memoir44.cards import SECTIONS
from sandtable.games.memoir44.medals import holds, medals, scores
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.documents import read_json
from sandtable.kernel.state import State
from sandtable.kernel.value import FittedValue

#: The turns that a search looks ahead.
TURNS: Final = 2
#: How many hexes each arm moves and still battles.
STRIDES: Final = (1, 3, 0)
#: The factor of a prize for each hex in between.
STEP: Final = 0.75


class MemoirValue(FittedValue):
    """Features of each side: its medals, its units, what they threaten, its cards."""

    opening: ClassVar[int] = 9
    slips: ClassVar[float] = 0.45

    def horizon(self, start: tuple[int, ...], now: tuple[int, ...]) -> bool:
        return now[0] >= start[0] + TURNS

    def scenario(self, state: State) -> str:
        assert isinstance(state, MemoirState)
        return state.scenario.id if state.scenario.official else ""

    def features(self, state: State) -> list[float]:
        assert isinstance(state, MemoirState)
        found = [1.0 if state.side == 0 else -1.0]
        for side in (0, 1):
            found += medal_features(state, side)
            found += unit_features(state, side)
            found += hand_features(state, side)
        return found


def medal_features(state: MemoirState, side: int) -> list[float]:
    need = state.scenario.medals[side]
    missing = need - medals(state, side)
    share = 1.0 - missing / need
    return [share, share * share, float(missing == 1), float(missing == 2), nearness(state, side)]


def nearness(state: MemoirState, side: int) -> float:
    """How near the side's units are to the prizes that it does not have yet."""
    total = 0.0
    for number, objective in enumerate(state.scenario.objectives):
        if objective.side == side and not scores(state, number, objective):
            total += objective.worth * closeness(state, side, objective.hexes) / objective.need
    for sudden in state.scenario.sudden_death:
        if sudden.side == side:
            total += holds(state, side, sudden.hexes) / sudden.need
            total += closeness(state, side, sudden.hexes) / sudden.need
    return total


def closeness(state: MemoirState, side: int, hexes: list[int]) -> float:
    total = 0.0
    for hex in hexes:
        distances = state.scenario.board.distance[hex]
        nearest = 99
        for unit in state.scenario.units:
            at = state.at[unit.index]
            if unit.side == side and at >= 0 and distances[at] < nearest:
                nearest = distances[at]
        if nearest:
            total += STEP**nearest
    return total


def unit_features(state: MemoirState, side: int) -> list[float]:
    """Units and figures by arm, the weak units, and the dice that the enemy can bring to bear."""
    units = [0.0, 0.0, 0.0]
    figures = [0.0, 0.0, 0.0]
    weak = 0.0
    doomed = 0.0
    pressed = 0.0
    for unit in state.scenario.units:
        at = state.at[unit.index]
        if unit.side != side or at < 0:
            continue
        left = state.figures[unit.index]
        units[unit.arm] += 1.0
        figures[unit.arm] += left
        dice = dice_against(state, side, at)
        pressed += min(dice, 6.0) * 0.25
        if left == 1:
            weak += unit.worth
        risk = dice * 0.4 / left
        doomed += unit.worth * risk / (1.0 + risk)
    return [*units, *figures, weak, doomed, pressed]


def dice_against(state: MemoirState, side: int, hex: int) -> float:
    """The dice of all enemies who could come and attack this hex in one turn."""
    distances = state.scenario.board.distance[hex]
    total = 0.0
    for unit in state.scenario.units:
        at = state.at[unit.index]
        if unit.side == side or at < 0:
            continue
        dice = state.scenario.arms[unit.arm].dice
        distance = distances[at] - STRIDES[unit.arm]
        if distance <= len(dice):
            total += dice[distance - 1 if distance > 0 else 0]
    return total


def hand_features(state: MemoirState, side: int) -> list[float]:
    """Tactic cards, and the sections that the hand can give orders in."""
    tactics = 0.0
    sections = [False] * len(SECTIONS)
    for card in state.hands[side]:
        kind = state.pack.cards[card]
        tactics += kind.text.tactic
        if kind.section >= 0:
            sections[kind.section] = True
    return [tactics, float(sum(sections))]


VALUE: Final = MemoirValue(read_json(Path(__file__).parent / "data" / "value.json"))
