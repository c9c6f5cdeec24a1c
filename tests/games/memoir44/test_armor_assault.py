"""Armor Assault (M44-34.14 to M44-34.17)."""

from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.reports import (
    decision,
    destinations,
    figures,
    ordered,
    played,
    rolls,
    turn_of,
)
from tests.memoir import act, legal, rule_against

CARD = "armor-assault"


def assault(units: dict[str, str], **rest: Any) -> MemoirState:
    return played(CARD, units, **rest)


@pytest.mark.rule("M44-34.14")
def test_four_armor_units_anywhere_are_ordered() -> None:
    units = {"r6c0": "A", "r6c4": "A", "r6c8": "E", "r6c10": "A", "r6c12": "A", "r0c0": "i"}
    state = assault(units | {"r7c0": "I", "r7c1": "G"})
    assert [action for action in legal(state) if "order" in action] == [
        f"order allies-{number}" for number in range(1, 6)
    ]
    assert rule_against(state, "order allies-6") == "M44-5.4"
    for number in (1, 3, 4, 5):
        act(state, f"order allies-{number}")
    assert decision(state) == "moves"
    assert ordered(state) == ["allies-1", "allies-3", "allies-4", "allies-5"]


@pytest.mark.rule("M44-34.14")
def test_fewer_armor_units_will_do() -> None:
    # A11
    state = assault({"r6c0": "A", "r6c12": "A", "r0c0": "i", "r6c6": "I"})
    assert ordered(state) == ["allies-1", "allies-3"]


@pytest.mark.rule("M44-34.15")
def test_close_assault_rolls_four_dice_and_fire_three() -> None:
    state = assault({"r5c6": "A", "r4c6": "i", "r5c0": "A", "r3c0": "i"})
    act(state, "end-moves")
    events = act(state, "battle allies-2 axis-2", ["STAR"] * 4)
    assert [len(roll) for roll in rolls(events)] == [4]
    events = act(state, "battle allies-1 axis-1", ["STAR"] * 3)
    assert [len(roll) for roll in rolls(events)] == [3]


@pytest.mark.rule("M44-34.15")
@pytest.mark.parametrize(("second", "dice"), [("r3c6", 4), ("r2c6", 3)])
def test_the_extra_die_also_counts_in_the_close_assault_of_an_overrun(
    second: str, dice: int
) -> None:
    # A49: in every close assault of the turn, never on fire.
    state = assault({"r5c6": "A", "r4c6": "g", second: "i", "r0c0": "i"})
    act(state, "end-moves")
    act(state, "battle allies-1 axis-3", ["GRE", "GRE", "STAR", "STAR"])
    act(state, "take-ground allies-1 r4c6")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * dice)
    assert [len(roll) for roll in rolls(events)] == [dice]


@pytest.mark.rule("M44-34.16")
def test_terrain_takes_its_dice() -> None:
    # A33: armor against a town loses two dice of four.
    state = assault({"r5c6": "A", "r4c6": "i"}, ground={"r4c6": "V"})
    act(state, "end-moves")
    events = act(state, "battle allies-1 axis-1", ["STAR"] * 2)
    assert [len(roll) for roll in rolls(events)] == [2]


@pytest.mark.rule("M44-34.16")
def test_armor_stops_in_a_forest_and_does_not_attack_from_it() -> None:
    ground = {"r6c6": "F", "r6c5": "F", "r6c7": "F", "r7c5": "F", "r7c6": "F"}
    state = assault({"r8c6": "A", "r5c6": "i"}, ground=ground)
    assert destinations(legal(state), "allies-1") == {
        "r7c5", "r7c6", "r8c3", "r8c4", "r8c5", "r8c7", "r8c8", "r8c9",
        "r7c3", "r7c4", "r7c7", "r7c8", "r6c4", "r6c5", "r6c7", "r6c8",
    }  # fmt: skip
    act(state, "move allies-1 r6c7")
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.17")
def test_without_armor_one_unit_of_any_kind_is_ordered_and_gets_no_extra_die() -> None:
    # A56
    state = assault({"r5c6": "I", "r4c6": "i", "r6c0": "G"})
    assert legal(state) == ["order allies-1", "order allies-2", "done"]
    act(state, "order allies-1")
    assert ordered(state) == ["allies-1"]
    act(state, "end-moves")
    events = act(state, "battle allies-1 axis-1", ["STAR"] * 3)
    assert [len(roll) for roll in rolls(events)] == [3]


@pytest.mark.rule("M44-34.17")
def test_a_single_armor_unit_in_a_corner_rules_the_substitute_out() -> None:
    # A56: only if there is no unit of the arm on the whole board.
    state = assault({"r5c6": "I", "r4c6": "i", "r8c12": "A"})
    assert ordered(state) == ["allies-2"]


@pytest.mark.rule("M44-34.17")
def test_armor_that_is_lost_does_not_count() -> None:
    units = {"allies-1": {"hex": "r5c6", "figures": 4}, "axis-1": {"hex": "r4c6", "figures": 4}}
    state = assault({"r5c6": "I", "r4c6": "i", "r8c12": "A"}, state={"units": units})
    assert ordered(state) == ["allies-1"]
    assert figures(state, "allies-2") == 0
