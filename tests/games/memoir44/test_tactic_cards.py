"""Direct from HQ (M44-34.44), Move Out! (M44-34.59 to M44-34.61), and what tactic cards share."""

from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.reports import (
    decision,
    destinations,
    hand,
    keys,
    ordered,
    pile,
    played,
    rolls,
    turn_of,
)
from tests.memoir import act, legal, rule_against, table

#: Allied units of all arms all over the board: infantry 1, 3, 5, 6, 7, armor 2, a gun 4.
ARMY = {
    "r6c0": "I",
    "r6c4": "A",
    "r6c6": "S",
    "r6c8": "G",
    "r6c12": "I",
    "r8c2": "R",
    "r8c6": "I",
    "r0c6": "i",
}


def choices(state: MemoirState) -> list[int]:
    named = [action.split()[1] for action in legal(state) if action.startswith("order ")]
    return sorted(int(name.split("-")[1]) for name in named)


def order_all(state: MemoirState, *numbers: int) -> None:
    for number in numbers:
        act(state, f"order allies-{number}")


# Direct from HQ.


@pytest.mark.rule("M44-34.44")
def test_headquarters_orders_any_four_units_anywhere() -> None:
    state = played("direct-from-hq", ARMY)
    assert choices(state) == [1, 2, 3, 4, 5, 6, 7]
    order_all(state, 1, 2, 4, 5)
    assert ordered(state) == ["allies-1", "allies-2", "allies-4", "allies-5"]
    assert decision(state) == "moves"


@pytest.mark.rule("M44-34.44")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_headquarters_may_order_fewer(count: int) -> None:
    # A64: 0 to 4.
    state = played("direct-from-hq", ARMY)
    order_all(state, *range(1, count + 1))
    act(state, "done")
    assert len(ordered(state)) == count
    assert decision(state) == ("moves" if count else "choose-card")


@pytest.mark.rule("M44-34.44")
def test_units_of_headquarters_move_and_fight_as_usual() -> None:
    state = played("direct-from-hq", {"r6c6": "I", "r4c6": "i", "r0c0": "i"})
    assert "r3c6" not in destinations(legal(state), "allies-1")
    act(state, "move allies-1 r5c6")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * 3)
    assert [len(roll) for roll in rolls(events)] == [3]


# Move Out!


@pytest.mark.rule("M44-34.59")
def test_move_out_orders_four_infantry_units_anywhere() -> None:
    state = played("move-out", ARMY)
    assert choices(state) == [1, 3, 5, 6, 7]
    for number in (2, 4):
        assert rule_against(state, f"order allies-{number}") == "M44-5.4"
    order_all(state, 1, 3, 5)
    order_all(state, 6)
    assert ordered(state) == ["allies-1", "allies-3", "allies-5", "allies-6"]
    assert decision(state) == "moves"


@pytest.mark.rule("M44-34.59")
def test_move_out_gives_neither_a_longer_move_nor_a_die() -> None:
    state = played("move-out", {"r6c6": "I", "r4c6": "i", "r0c0": "i"})
    assert "r3c6" not in destinations(legal(state), "allies-1")
    act(state, "move allies-1 r5c6")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * 3)
    assert [len(roll) for roll in rolls(events)] == [3]


@pytest.mark.rule("M44-34.60")
def test_a_forest_stops_a_unit_of_move_out_and_forbids_its_attack() -> None:
    wood = {f"r5c{column}": "F" for column in range(12)}
    state = played("move-out", {"r6c6": "I", "r4c6": "i", "r0c0": "i"}, ground=wood)
    assert not [hex for hex in destinations(legal(state), "allies-1") if hex < "r5"]
    act(state, "move allies-1 r5c6")
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.60")
def test_terrain_takes_dice_from_a_unit_of_move_out() -> None:
    units = {"r5c6": "I", "r4c6": "i", "r0c0": "i"}
    state = played("move-out", units, ground={"r4c6": "V"})
    act(state, "end-moves")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * 2)
    assert [len(roll) for roll in rolls(events)] == [2]


@pytest.mark.rule("M44-34.61")
def test_move_out_without_infantry_orders_one_unit_of_any_kind() -> None:
    # A56
    state = played("move-out", {"r6c0": "A", "r6c12": "G", "r0c6": "i"})
    assert legal(state) == ["order allies-1", "order allies-2", "done"]
    act(state, "order allies-2")
    assert ordered(state) == ["allies-2"]
    assert decision(state) == "moves"


@pytest.mark.rule("M44-34.61")
def test_a_single_infantry_unit_rules_the_substitute_out() -> None:
    state = played("move-out", {"r6c0": "A", "r6c12": "I", "r0c6": "i"})
    assert ordered(state) == ["allies-2"]


# What tactic cards share.

#: A unit that the card cannot order by itself, for each card with a substitute.
SUBSTITUTES = {
    "armor-assault": "I",
    "artillery-bombard": "A",
    "behind-enemy-lines": "A",
    "dig-in": "G",
    "infantry-assault": "A",
    "move-out": "G",
}


@pytest.mark.rule("M44-34.17", "M44-34.20", "M44-34.31", "M44-34.43", "M44-34.52", "M44-34.61")
@pytest.mark.parametrize("card", SUBSTITUTES)
def test_the_substitute_is_one_unit_in_any_section_or_none(card: str) -> None:
    # A11, A56
    arm = SUBSTITUTES[card]
    state = played(card, {"r6c0": arm, "r6c6": arm, "r6c12": arm, "r0c6": "i"})
    assert choices(state) == [1, 2, 3]
    other = state.clone()
    order_all(state, 3)
    assert ordered(state) == ["allies-3"]
    assert decision(state) == "moves"
    act(other, "done")
    assert turn_of(other) == "axis"


@pytest.mark.rule("M44-34.17", "M44-34.20", "M44-34.31", "M44-34.43", "M44-34.52", "M44-34.61")
@pytest.mark.parametrize("card", SUBSTITUTES)
def test_the_substitute_has_one_attack_with_its_ordinary_dice(card: str) -> None:
    # A56: the unit acts normally, without any bonus of the card.
    units = {"r5c6": SUBSTITUTES[card], "r4c6": "i", "r0c0": "i"}
    state = played(card, units)
    act(state, "end-moves")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * 3)
    assert [len(roll) for roll in rolls(events)] == [3]
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.32", "M44-34.45", "M44-34.53")
@pytest.mark.parametrize("card", ["close-assault", "firefight", "medics-and-mechanics"])
def test_a_card_without_such_a_clause_and_without_a_use_is_a_blank(card: str) -> None:
    # A12: it may be played; then discard and draw.
    unit: dict[str, Any] = {"close-assault": {"r8c6": "I"}, "firefight": {"r1c6": "I"}}
    state = table(
        unit.get(card, {"r8c6": "I"}) | {"r0c6": "i"}, hand=[card], draw=["barrage", "dig-in"]
    )
    events = act(state, f"play {card}")
    assert not {"ordered", "moved", "attacked", "healed"} & set(keys(events))
    assert hand(state) == ["barrage"]
    assert pile(state, "discard") == [card]
    assert turn_of(state) == "axis"
