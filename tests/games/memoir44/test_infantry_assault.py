"""Infantry Assault (M44-34.49 to M44-34.52)."""

from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.reports import (
    decision,
    destinations,
    ordered,
    played,
    rolls,
    turn_of,
)
from tests.memoir import act, legal, rule_against, table

CARD = "infantry-assault"
#: One unit of infantry that reaches the hex next to an enemy with two or three hexes.
MARCH = {"r6c6": "I", "r3c6": "i", "r0c0": "i"}


def assault(section: str, units: dict[str, str] | None = None, **rest: Any) -> MemoirState:
    return played(f"{CARD} {section}", units or MARCH, **rest)


@pytest.mark.rule("M44-34.49")
@pytest.mark.parametrize(
    ("section", "infantry"),
    [("left", [1, 7]), ("center", [3, 7, 8]), ("right", [5, 8])],
)
def test_all_infantry_of_the_chosen_section_is_ordered(section: str, infantry: list[int]) -> None:
    units = {"r6c0": "I", "r6c1": "A", "r6c5": "S", "r6c6": "G", "r6c11": "R", "r6c12": "A"}
    state = assault(section, units | {"r7c3": "I", "r7c8": "I", "r0c6": "i"})
    assert ordered(state) == [f"allies-{number}" for number in infantry]


@pytest.mark.rule("M44-34.49")
def test_the_section_is_seen_from_the_players_seat() -> None:
    # A8
    state = played(f"{CARD} left", {"r1c0": "i", "r1c11": "i", "r8c6": "I"}, side="axis")
    assert ordered(state) == ["axis-2"]


@pytest.mark.rule("M44-34.49")
def test_one_section_must_be_named() -> None:
    state = table(MARCH, hand=[CARD])
    assert legal(state) == [f"play {CARD} {section}" for section in ("left", "center", "right")]
    assert rule_against(state, f"play {CARD}") == "M44-34.49"


@pytest.mark.rule("M44-34.49")
def test_the_units_need_do_nothing() -> None:
    # A13
    state = assault("center")
    act(state, "end-moves")
    act(state, "end-battles")
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.50")
def test_infantry_moves_up_to_three_hexes() -> None:
    state = assault("center")
    reached = destinations(legal(state), "allies-1")
    assert {"r6c7", "r6c8", "r6c9", "r4c6", "r3c7"} <= reached
    assert "r6c10" not in reached
    assert rule_against(state, "move allies-1 r6c10") == "M44-10.6"


@pytest.mark.rule("M44-34.50")
def test_after_two_hexes_it_attacks_with_its_ordinary_dice() -> None:
    state = assault("center")
    act(state, "move allies-1 r4c6")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * 3)
    assert [len(roll) for roll in rolls(events)] == [3]


@pytest.mark.rule("M44-34.50")
def test_after_three_hexes_it_does_not_attack() -> None:
    state = assault("center")
    act(state, "move allies-1 r3c7")
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.50")
def test_a_unit_after_three_hexes_is_refused_while_others_fight() -> None:
    state = assault("center", {**MARCH, "r7c6": "I"})
    act(state, "move allies-1 r3c7")
    act(state, "move allies-2 r5c6")
    assert rule_against(state, "battle allies-1 axis-2") == "M44-10.2"
    assert "battle allies-2 axis-2" in legal(state)


@pytest.mark.rule("M44-34.50")
@pytest.mark.parametrize("kind", ["S", "R"])
def test_special_forces_and_resistance_get_just_the_same(kind: str) -> None:
    # A68: two hexes and attack, or three without.
    two = assault("center", {**MARCH, "r6c6": kind})
    act(two, "move allies-1 r4c6")
    assert "battle allies-1 axis-2" in legal(two)
    three = assault("center", {**MARCH, "r6c6": kind})
    assert "r6c10" not in destinations(legal(three), "allies-1")
    act(three, "move allies-1 r3c7")
    assert turn_of(three) == "axis"


@pytest.mark.rule("M44-34.51")
def test_a_forest_stops_the_unit_and_forbids_its_attack() -> None:
    wood = {f"r5c{column}": "F" for column in range(12)}
    state = assault("center", {**MARCH, "r4c6": "i"}, ground=wood)
    assert not [hex for hex in destinations(legal(state), "allies-1") if hex < "r5"]
    act(state, "move allies-1 r5c6")
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.51")
def test_wire_stops_the_unit() -> None:
    wire = {f"r5c{column}": "w" for column in range(12)}
    state = assault("center", obstacles=wire)
    assert not [hex for hex in destinations(legal(state), "allies-1") if hex < "r5"]


@pytest.mark.rule("M44-34.51")
def test_terrain_takes_its_dice() -> None:
    state = assault("center", ground={"r3c6": "V"})
    act(state, "move allies-1 r4c6")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * 2)
    assert [len(roll) for roll in rolls(events)] == [2]


@pytest.mark.rule("M44-34.52")
def test_without_infantry_one_unit_of_any_kind_anywhere_acts_as_usual() -> None:
    # A56: no section is named, and a gun moves one hex.
    units = {"r6c0": "G", "r6c12": "A", "r0c0": "i"}
    state = table(units, hand=[CARD])
    assert legal(state) == [f"play {CARD}"]
    act(state, f"play {CARD}")
    assert legal(state) == ["order allies-1", "order allies-2", "done"]
    act(state, "order allies-1")
    assert destinations(legal(state), "allies-1") == {"r5c0", "r6c1", "r7c0"}


@pytest.mark.rule("M44-34.52")
def test_the_substitute_is_a_single_unit() -> None:
    state = played(CARD, {"r6c0": "G", "r6c12": "A", "r0c0": "i"})
    act(state, "order allies-2")
    assert ordered(state) == ["allies-2"]
    assert decision(state) == "moves"


@pytest.mark.rule("M44-34.52")
def test_a_section_without_infantry_gets_no_substitute_while_there_is_some_elsewhere() -> None:
    # A66
    state = assault("left", {"r6c0": "A", "r6c6": "I", "r0c0": "i"})
    assert ordered(state) == []
    assert turn_of(state) == "axis"
