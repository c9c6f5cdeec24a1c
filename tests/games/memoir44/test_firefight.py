"""Firefight (M44-34.45 to M44-34.48)."""

from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.reports import (
    decision,
    hand,
    hex_of,
    ordered,
    played,
    rolls,
    turn_of,
)
from tests.memoir import act, legal, rule_against

CARD = "firefight"
#: Five Allied units, each two hexes from an enemy.
FIVE = {f"r6c{column}": arm for column, arm in zip((0, 3, 6, 9, 12), "IAGSE", strict=True)}
ENEMIES = {f"r4c{column}": "i" for column in (0, 3, 6, 9, 12)}


def firefight(units: dict[str, str], **rest: Any) -> MemoirState:
    return played(CARD, units, **rest)


@pytest.mark.rule("M44-34.45")
def test_four_units_of_any_arm_anywhere_fire_at_distant_enemies() -> None:
    state = firefight(FIVE | ENEMIES)
    assert legal(state) == [*(f"order allies-{number}" for number in range(1, 6)), "done"]
    for number in (1, 2, 3, 5):
        act(state, f"order allies-{number}")
    assert decision(state) == "battles"
    assert ordered(state) == ["allies-1", "allies-2", "allies-3", "allies-5"]
    assert rule_against(state, "battle allies-4 axis-4") == "M44-8.2"
    act(state, "battle allies-1 axis-1", ["STAR"] * 3)


@pytest.mark.rule("M44-34.45")
def test_the_units_need_not_fire() -> None:
    state = firefight({"r6c6": "I", "r4c6": "i"})
    act(state, "end-battles")
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.45")
def test_with_nobody_free_of_contact_the_card_is_a_blank() -> None:
    # A12; the card names no substitute.
    state = firefight({"r5c6": "I", "r4c6": "i"}, draw=["barrage", "dig-in"])
    assert turn_of(state) == "axis"
    assert hand(state) == ["barrage"]


@pytest.mark.rule("M44-34.46")
def test_the_units_do_not_move() -> None:
    state = firefight({"r6c6": "A", "r4c6": "i", "r8c0": "A"})
    assert decision(state) == "battles"
    assert not [action for action in legal(state) if action.startswith("move")]
    assert rule_against(state, "move allies-1 r6c7").startswith("M44-")
    assert hex_of(state, "allies-1") == "r6c6"


@pytest.mark.rule("M44-34.46")
def test_a_unit_out_of_range_cannot_come_nearer() -> None:
    state = firefight({"r8c6": "A", "r0c6": "i"})
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.47")
def test_a_unit_next_to_an_enemy_is_not_ordered() -> None:
    state = firefight({"r5c6": "I", "r4c6": "i", "r6c0": "I", "r4c0": "i"})
    assert ordered(state) == ["allies-2"]


@pytest.mark.rule("M44-34.47")
def test_a_unit_next_to_an_enemy_is_not_selectable() -> None:
    state = firefight(FIVE | ENEMIES | {"r5c0": "i"})
    # allies-1 on r6c0 touches the unit on r5c0; the other four are ordered without a question.
    assert ordered(state) == ["allies-2", "allies-3", "allies-4", "allies-5"]


@pytest.mark.rule("M44-34.47")
def test_the_refusal_of_a_unit_in_contact_names_the_rule_of_this_card() -> None:
    state = firefight(FIVE | ENEMIES | {"r8c0": "I", "r8c12": "I", "r7c0": "i"})
    assert decision(state) == "orders"
    for unit in ("allies-1", "allies-6"):
        assert f"order {unit}" not in legal(state)
        assert rule_against(state, f"order {unit}") == "M44-34.47"


@pytest.mark.rule("M44-34.47")
def test_a_unit_that_has_come_into_contact_meanwhile_does_not_attack() -> None:
    # A65: adjacency counts at firing time too; the enemy retreats next to allies-1.
    units = {"r1c6": "I", "r5c6": "I", "r3c6": "i", "r7c0": "A", "r5c0": "i"}
    state = firefight(units)
    assert ordered(state) == ["allies-1", "allies-2", "allies-3"]
    act(state, "battle allies-2 axis-1", ["FLAG", "STAR", "STAR"])
    act(state, "retreat axis-1 r2c6")
    assert rule_against(state, "battle allies-1 axis-1") == "M44-34.47"
    assert "battle allies-3 axis-2" in legal(state)


@pytest.mark.rule("M44-34.48")
@pytest.mark.parametrize(
    ("arm", "start", "dice"),
    [("I", "r6c6", 3), ("I", "r7c6", 2), ("A", "r6c6", 4), ("A", "r7c6", 4), ("G", "r8c6", 3)],
)
def test_each_unit_rolls_an_extra_die_artillery_too(arm: str, start: str, dice: int) -> None:
    # A70
    state = firefight({start: arm, "r4c6": "i"})
    events = act(state, "battle allies-1 axis-1", ["STAR"] * dice)
    assert [len(roll) for roll in rolls(events)] == [dice]


@pytest.mark.rule("M44-34.48")
def test_the_extra_die_saves_a_shot_that_terrain_would_have_taken() -> None:
    # A23: infantry at distance 3 against a forest: 1 + 1 - 1.
    state = firefight({"r7c6": "I", "r4c6": "i"}, ground={"r4c6": "F"})
    events = act(state, "battle allies-1 axis-1", ["STAR"])
    assert [len(roll) for roll in rolls(events)] == [1]


@pytest.mark.rule("M44-34.48")
def test_the_extra_die_gives_no_shot_beyond_the_range() -> None:
    state = firefight({"r8c6": "I", "r4c6": "i"})
    assert turn_of(state) == "axis"
