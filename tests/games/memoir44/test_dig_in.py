"""Dig-In (M44-34.40 to M44-34.43)."""

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.reports import (
    decision,
    destinations,
    keys,
    named,
    ordered,
    pile,
    played,
    rolls,
    turn_of,
)
from tests.memoir import act, legal, rule_against, table

CARD = "dig-in"
#: Four Allied units in a row, the Axis far off.
FOUR = {"r8c0": "I", "r8c4": "S", "r8c8": "R", "r8c12": "I", "r0c6": "i"}
HEXES = ["r8c0", "r8c12", "r8c4", "r8c8"]


def sandbags(state: MemoirState) -> list[str]:
    return sorted(pile(state, "sandbags"))


def bags(count: int) -> dict[str, str]:
    """A number of the scenario's sandbags, on empty hexes."""
    return {f"r2c{column}": "s" for column in range(count)}


@pytest.mark.rule("M44-34.40")
def test_four_infantry_units_anywhere_are_ordered() -> None:
    state = played(CARD, FOUR | {"r7c0": "I", "r7c1": "A", "r7c2": "G"})
    assert [a for a in legal(state) if a.startswith("order")] == [
        f"order allies-{number}" for number in (1, 4, 5, 6, 7)
    ]
    assert rule_against(state, "order allies-2") == "M44-5.4"
    for number in (4, 5, 6):
        act(state, f"order allies-{number}")
    act(state, "order allies-7")
    assert sandbags(state) == HEXES
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.40")
def test_fewer_units_will_do() -> None:
    # A11
    state = played(CARD, FOUR | {"r7c0": "I"})
    act(state, "order allies-1")
    act(state, "done")
    assert sandbags(state) == ["r7c0"]


@pytest.mark.rule("M44-34.41")
def test_each_places_sandbags_on_its_own_hex() -> None:
    state = table(FOUR, hand=[CARD])
    events = act(state, f"play {CARD}")
    assert named(events, "dug-in") == ["allies-1", "allies-2", "allies-3", "allies-4"]
    assert sandbags(state) == HEXES


@pytest.mark.rule("M44-34.41")
def test_a_unit_behind_sandbags_or_in_the_ocean_gets_none() -> None:
    # A63
    state = table(FOUR, hand=[CARD], obstacles={"r8c0": "s"}, ground={"r8c4": "o"})
    events = act(state, f"play {CARD}")
    assert named(events, "ordered") == ["allies-1", "allies-2", "allies-3", "allies-4"]
    assert named(events, "dug-in") == ["allies-3", "allies-4"]
    assert sandbags(state) == ["r8c0", "r8c12", "r8c8"]


@pytest.mark.rule("M44-34.41")
def test_the_supply_is_twelve_for_both_sides_and_the_scenario_together() -> None:
    # A63: nine lie on the board, three are left for four units; the player chooses.
    state = played(CARD, FOUR, obstacles=bags(9))
    assert legal(state) == [f"dig-in allies-{number}" for number in range(1, 5)]
    for number in (4, 2):
        act(state, f"dig-in allies-{number}")
    assert rule_against(state, "dig-in allies-2") == "M44-31.11"
    act(state, "dig-in allies-1")
    assert sandbags(state) == sorted([*bags(9), "r8c0", "r8c12", "r8c4"])
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.41")
def test_with_an_empty_supply_the_orders_are_spent_all_the_same() -> None:
    # A63
    units = FOUR | {"r7c0": "i"}
    state = table(units, hand=[CARD], obstacles=bags(12))
    events = act(state, f"play {CARD}")
    assert len(named(events, "ordered")) == 4
    assert "dug-in" not in keys(events)
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.41")
def test_a_unit_that_needs_none_leaves_the_last_piece_to_another() -> None:
    state = table(FOUR, hand=[CARD], obstacles=bags(8) | {"r8c0": "s"})
    events = act(state, f"play {CARD}")
    assert named(events, "dug-in") == ["allies-2", "allies-3", "allies-4"]


@pytest.mark.rule("M44-34.41")
def test_sandbags_that_were_left_behind_are_in_the_supply_again() -> None:
    state = table(
        {"r8c0": "I", "r8c12": "A", "r0c6": "i"},
        hand=["assault-left", CARD],
        obstacles={**bags(11), "r8c0": "s"},
    )
    act(state, "play assault-left")
    act(state, "move allies-1 r7c0")
    act(state, "play assault-left", seat="axis")
    events = act(state, f"play {CARD}")
    assert named(events, "dug-in") == ["allies-1"]


@pytest.mark.rule("M44-34.42")
def test_a_dug_in_unit_next_to_an_enemy_has_neither_move_nor_attack() -> None:
    state = table({"r5c6": "I", "r4c6": "i"}, hand=[CARD])
    events = act(state, f"play {CARD}")
    assert named(events, "dug-in") == ["allies-1"]
    assert not {"moved", "attacked"} & set(keys(events))
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.42")
def test_a_unit_that_got_no_sandbags_has_neither_move_nor_attack() -> None:
    state = played(CARD, {"r5c6": "I", "r4c6": "i"}, obstacles={"r5c6": "s"})
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.42")
def test_infantry_on_wire_does_not_remove_it() -> None:
    state = played(CARD, {"r5c6": "I", "r4c6": "i"}, obstacles={"r5c6": "w"})
    assert pile(state, "wire") == ["r5c6"]
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.43")
@pytest.mark.parametrize("arm", ["A", "G"])
def test_without_infantry_one_unit_of_any_kind_moves_and_attacks_as_usual(arm: str) -> None:
    # A56
    state = played(CARD, {"r5c6": arm, "r4c6": "i", "r8c0": "A", "r0c0": "i"})
    assert legal(state) == ["order allies-1", "order allies-2", "done"]
    act(state, "order allies-1")
    assert ordered(state) == ["allies-1"]
    assert sandbags(state) == []
    assert destinations(legal(state), "allies-1")
    act(state, "end-moves")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * 3)
    assert [len(roll) for roll in rolls(events)] == [3]
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.43")
def test_a_single_infantry_unit_rules_the_substitute_out() -> None:
    state = table({"r8c12": "I", "r5c6": "A", "r4c6": "i"}, hand=[CARD])
    events = act(state, f"play {CARD}")
    assert named(events, "ordered") == ["allies-2"]
    assert decision(state) == "choose-card"
