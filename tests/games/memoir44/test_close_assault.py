"""Close Assault (M44-34.32 to M44-34.36)."""

from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.reports import (
    decision,
    figures,
    hand,
    hex_of,
    ordered,
    pile,
    played,
    rolls,
    turn_of,
)
from tests.memoir import act, legal, rule_against

CARD = "close-assault"


def assault(units: dict[str, str], **rest: Any) -> MemoirState:
    return played(CARD, units, **rest)


@pytest.mark.rule("M44-34.32")
def test_all_infantry_and_armor_next_to_an_enemy_is_ordered_anywhere() -> None:
    units = {"r5c0": "I", "r4c0": "i", "r5c6": "A", "r4c6": "a", "r5c11": "S", "r4c11": "g"}
    state = assault(units | {"r8c0": "I", "r8c6": "A", "r6c2": "I"})
    assert ordered(state) == ["allies-1", "allies-2", "allies-3"]


@pytest.mark.rule("M44-34.32")
def test_a_unit_without_contact_gets_no_order() -> None:
    state = assault({"r5c6": "I", "r4c6": "i", "r6c0": "I", "r4c0": "i"})
    assert rule_against(state, "battle allies-2 axis-1") == "M44-8.2"


@pytest.mark.rule("M44-34.32")
def test_the_units_need_not_attack() -> None:
    # A13: a permission.
    state = assault({"r5c6": "I", "r4c6": "i"})
    act(state, "end-battles")
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.32")
def test_with_no_unit_in_contact_the_card_is_a_blank() -> None:
    # A12; the card names no substitute.
    state = assault({"r8c6": "I", "r8c0": "A", "r0c6": "i"}, draw=["barrage", "dig-in"])
    assert turn_of(state) == "axis"
    assert hand(state) == ["barrage"]


@pytest.mark.rule("M44-34.32")
def test_a_unit_that_has_lost_contact_does_not_fire() -> None:
    # A61: the enemy was driven off by another unit.
    units = {"r5c5": "I", "r5c6": "I", "r4c6": "i", "r5c9": "I", "r4c9": "i"}
    state = assault(units)
    act(state, "battle allies-1 axis-1", ["FLAG", "STAR", "STAR", "STAR"])
    act(state, "retreat axis-1 r3c5")
    act(state, "stay")
    assert rule_against(state, "battle allies-2 axis-1") == "M44-34.32"
    assert "battle allies-3 axis-2" in legal(state)


@pytest.mark.rule("M44-34.32")
def test_infantry_on_wire_may_remove_it_instead() -> None:
    # A60
    state = assault({"r5c6": "I", "r4c6": "i"}, obstacles={"r5c6": "w"})
    act(state, "remove-wire allies-1")
    assert pile(state, "wire") == []
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.33")
@pytest.mark.parametrize("arm", ["I", "A", "S", "R", "E"])
def test_infantry_and_armor_roll_four_dice(arm: str) -> None:
    state = assault({"r5c6": arm, "r4c6": "i"})
    events = act(state, "battle allies-1 axis-1", ["STAR"] * 4)
    assert [len(roll) for roll in rolls(events)] == [4]


@pytest.mark.rule("M44-34.33")
@pytest.mark.parametrize(("arm", "dice"), [("I", 3), ("A", 2)])
def test_terrain_takes_its_dice(arm: str, dice: int) -> None:
    # A33
    state = assault({"r5c6": arm, "r4c6": "i"}, ground={"r4c6": "F"})
    events = act(state, "battle allies-1 axis-1", ["STAR"] * dice)
    assert [len(roll) for roll in rolls(events)] == [dice]


@pytest.mark.rule("M44-34.34")
def test_the_units_do_not_move_before_the_battle() -> None:
    state = assault({"r5c6": "A", "r4c6": "i", "r8c0": "I"})
    assert decision(state) == "battles"
    assert not [action for action in legal(state) if action.startswith("move")]
    assert rule_against(state, "move allies-1 r5c7").startswith("M44-")
    assert hex_of(state, "allies-1") == "r5c6"


@pytest.mark.rule("M44-34.35")
@pytest.mark.parametrize("arm", ["I", "A"])
def test_a_won_close_assault_lets_the_unit_take_ground(arm: str) -> None:
    state = assault({"r5c6": arm, "r4c6": "g", "r0c0": "i"})
    act(state, "battle allies-1 axis-2", ["GRE", "GRE", "STAR", "STAR"])
    assert legal(state) == ["take-ground allies-1 r4c6", "stay"]
    act(state, "take-ground allies-1 r4c6")
    assert hex_of(state, "allies-1") == "r4c6"
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.35")
@pytest.mark.parametrize("second", ["r3c6", "r2c6"])
def test_armor_overruns_without_the_extra_die_close_or_by_fire(second: str) -> None:
    # A49: the extra die is for the first attack; A61: the overrun may be fire.
    state = assault({"r5c6": "A", "r4c6": "g", second: "i", "r0c0": "i"})
    act(state, "battle allies-1 axis-3", ["GRE", "GRE", "STAR", "STAR"])
    act(state, "take-ground allies-1 r4c6")
    assert decision(state) == "again"
    events = act(state, "battle allies-1 axis-2", ["STAR"] * 3)
    assert [len(roll) for roll in rolls(events)] == [3]


@pytest.mark.rule("M44-34.35")
def test_infantry_does_not_attack_again_from_the_ground_it_took() -> None:
    state = assault({"r5c6": "I", "r4c6": "g", "r3c6": "i", "r0c0": "i"})
    act(state, "battle allies-1 axis-3", ["GRE", "GRE", "STAR", "STAR"])
    act(state, "take-ground allies-1 r4c6")
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.36")
def test_artillery_next_to_an_enemy_is_not_ordered() -> None:
    state = assault({"r5c6": "I", "r4c6": "i", "r5c0": "G", "r4c0": "i"})
    assert ordered(state) == ["allies-2"]
    assert rule_against(state, "battle allies-1 axis-1") == "M44-8.2"


@pytest.mark.rule("M44-34.36")
def test_with_nothing_but_guns_in_contact_the_card_is_a_blank() -> None:
    state = assault({"r5c0": "G", "r4c0": "i", "r8c6": "I"})
    assert turn_of(state) == "axis"
    assert figures(state, "axis-1") == 4
