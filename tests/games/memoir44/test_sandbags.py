"""Sandbags (M44-31)."""

from typing import Any

import pytest

import sandtable
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.errors import BadInput
from tests.games.memoir44.drill import (
    corridor,
    dice,
    drill,
    fight,
    figures,
    go,
    hexes,
    listed,
    moves,
    strike,
    unit,
)
from tests.memoir import act, battle, game, legal, table

BAGS = {"r4c5": "s"}
AROUND = ["r4c4", "r4c6", "r3c4", "r3c5", "r5c4", "r5c5"]


def dig_in(units: dict[str, str], bags: int, **rest: Any) -> MemoirState:
    """Dig-In is played while this many sandbags lie on the board already."""
    placed = [f"r{row}c{column}" for row in (1, 2) for column in range(1, 9)][:bags]
    state = table({**units, "r0c0": "i"}, ["dig-in"], state={"sandbags": placed}, **rest)
    act(state, "play dig-in")
    return state


@pytest.mark.rule("M44-31.1")
def test_sandbags_do_not_limit_movement() -> None:
    state = drill({"r4c4": "A"}, corridor({}), BAGS)
    assert {"r4c5", "r4c6", "r4c7"} <= moves(state, "r4c4")


@pytest.mark.rule("M44-31.1")
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_any_arm_may_move_behind_sandbags(letter: str) -> None:
    state = drill({"r4c4": letter}, obstacles=BAGS)
    go(state, "r4c4", "r4c5")
    assert "r4c5" in hexes(state, "allies")
    assert listed(state, "sandbags") == ["r4c5"]


@pytest.mark.rule("M44-31.1")
def test_a_unit_attacks_in_the_turn_it_moves_behind_sandbags_and_out_of_them() -> None:
    state = drill({"r4c4": "I", "r4c6": "i"}, obstacles=BAGS)
    go(state, "r4c4", "r4c5")
    fight(state)
    assert dice(state, "r4c5", "r4c6") == 3


@pytest.mark.rule("M44-31.2")
def test_a_move_out_of_the_hex_removes_the_sandbags() -> None:
    state = drill({"r4c5": "I"}, obstacles=BAGS)
    go(state, "r4c5", "r4c6")
    assert listed(state, "sandbags") == []


@pytest.mark.rule("M44-31.2")
def test_taking_ground_removes_the_sandbags() -> None:
    state = drill({"r4c5": "I", "r4c6": "i"}, obstacles=BAGS)
    fight(state)
    strike(state, "r4c5", "r4c6", ["FLAG", "STAR", "STAR"])
    act(state, f"retreat {unit(state, 'r4c6')} r3c6")
    act(state, f"take-ground {unit(state, 'r4c5')} r4c6")
    assert listed(state, "sandbags") == []


@pytest.mark.rule("M44-31.2")
def test_a_retreat_removes_the_sandbags() -> None:
    state = drill({"r4c4": "G", "r4c5": "i"}, obstacles=BAGS)
    fight(state)
    strike(state, "r4c4", "r4c5", ["FLAG", "STAR", "STAR"])
    act(state, f"retreat {unit(state, 'r4c5')} r3c5")
    assert listed(state, "sandbags") == []


@pytest.mark.rule("M44-31.2")
def test_a_retreat_that_cannot_be_made_leaves_the_sandbags() -> None:
    state = drill({"r4c4": "G", "r4c5": "i"}, {"r3c4": "R", "r3c5": "R"}, BAGS)
    fight(state)
    strike(state, "r4c4", "r4c5", ["FLAG", "FLAG", "STAR"])
    assert figures(state, "r4c5") == 3
    assert listed(state, "sandbags") == ["r4c5"]


@pytest.mark.rule("M44-31.2")
def test_the_sandbags_of_an_eliminated_unit_are_removed() -> None:
    state = drill({"r4c4": "G", "r4c5": "a"}, obstacles=BAGS)  # A42
    fight(state)
    strike(state, "r4c4", "r4c5", ["ARM", "ARM", "ARM"])
    assert "r4c5" not in hexes(state, "axis")
    assert listed(state, "sandbags") == []


@pytest.mark.rule("M44-31.2")
def test_sandbags_on_an_empty_hex_stay_till_a_unit_has_been_there() -> None:
    state = drill({"r4c4": "I"}, obstacles=BAGS)  # A42
    fight(state)
    act(state, "end-battles")
    assert listed(state, "sandbags") == ["r4c5"]


@pytest.mark.rule("M44-31.3")
@pytest.mark.parametrize("attacker", AROUND)
def test_sandbags_protect_on_all_sides(attacker: str) -> None:
    state = drill({attacker: "I", "r4c5": "i"}, obstacles=BAGS)
    fight(state)
    assert dice(state, attacker, "r4c5") == 2


@pytest.mark.rule("M44-31.4")
@pytest.mark.parametrize("ground", [".", "b"])
@pytest.mark.parametrize(("letter", "number"), [("I", 2), ("A", 2), ("G", 3)])
def test_sandbags_cost_infantry_and_armor_1_die(letter: str, number: int, ground: str) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, {"r4c5": ground}, BAGS)
    fight(state)
    assert dice(state, "r4c4", "r4c5") == number


@pytest.mark.rule("M44-31.5")
@pytest.mark.parametrize("ground", ["F", "V", "G", "H"])
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_sandbags_on_other_terrain_change_no_dice(letter: str, ground: str) -> None:
    numbers = []
    for obstacles in ({}, BAGS):
        state = drill({"r4c4": letter, "r4c5": "i"}, {"r4c5": ground}, obstacles)
        fight(state)
        numbers.append(dice(state, "r4c4", "r4c5"))
    assert numbers[0] == numbers[1]


@pytest.mark.rule("M44-31.5")
@pytest.mark.parametrize(("option", "number"), [(False, 3), (True, 2)])
def test_sandbags_from_hill_to_hill_count_by_option_only(option: bool, number: int) -> None:
    ground = {"r4c4": "H", "r4c5": "H"}  # A31
    state = drill({"r4c4": "A", "r4c5": "i"}, ground, BAGS, options={"sandbags_on_hills": option})
    fight(state)
    assert dice(state, "r4c4", "r4c5") == number


@pytest.mark.rule("M44-31.6")
@pytest.mark.parametrize("letter", ["i", "a", "g"])
def test_any_unit_behind_sandbags_may_ignore_the_first_flag(letter: str) -> None:
    state = drill({"r4c4": "G", "r4c5": letter}, obstacles=BAGS)
    fight(state)
    before = figures(state, "r4c5")
    strike(state, "r4c4", "r4c5", ["FLAG", "STAR", "STAR"])
    id = unit(state, "r4c5")
    assert set(legal(state)) == {f"retreat {id} r3c4", f"retreat {id} r3c5", f"hold {id}"}
    act(state, f"hold {id}")
    assert figures(state, "r4c5") == before
    assert listed(state, "sandbags") == ["r4c5"]


@pytest.mark.rule("M44-31.7")
@pytest.mark.parametrize(("letter", "number"), [("I", 2), ("A", 2), ("G", 3)])
def test_sandbags_on_a_bridge_protect_as_on_open_ground(letter: str, number: int) -> None:
    units = {"r4c4": letter, "r4c5": "i"}  # A31
    bags = {"sandbags": ["r4c5"]}
    state = drill(units, {"r4c5": "R"}, {"r4c5": "="}, state=bags)
    fight(state)
    assert dice(state, "r4c4", "r4c5") == number


@pytest.mark.rule("M44-31.8")
def test_sandbags_do_not_block_the_line_of_sight() -> None:
    state = drill({"r4c4": "A", "r4c6": "i"}, obstacles=BAGS)
    fight(state)
    assert dice(state, "r4c4", "r4c6") == 3


@pytest.mark.rule("M44-31.9")
@pytest.mark.parametrize(("side", "attacker", "target"), [("allies", "I", "i"), ("axis", "i", "I")])
def test_sandbags_serve_either_side(side: str, attacker: str, target: str) -> None:
    state = drill({"r4c4": attacker, "r4c5": target}, obstacles=BAGS, side=side)
    fight(state)
    assert dice(state, "r4c4", "r4c5") == 2


@pytest.mark.rule("M44-31.10")
def test_arnhem_starts_with_five_sandbags_in_the_supply_and_gets_one_back() -> None:
    state = game().start("arnhem-bridge", sandtable.Seeded(1))
    position = state.to_json()
    assert state.sandbag_supply == 12 - 7
    position.update(
        side="allies",
        hands={"allies": ["direct-from-hq"], "axis": ["recon-left"]},
        draw=["probe-left", "probe-right"],
    )
    played = game().from_json(position)
    act(played, "play direct-from-hq")
    act(played, f"order {unit(played, 'r4c3')}")
    act(played, "done")
    go(played, "r4c3", "r4c2")
    assert played.sandbag_supply == 6


@pytest.mark.rule("M44-31.10")
def test_the_supply_is_common_to_both_sides() -> None:
    units = {"r4c4": "I", "r4c6": "I"}
    state = dig_in(units, 11)  # A63: eleven pieces lie on the board, whoever laid them
    assert state.actors() == ("allies",)
    assert {text.split()[0] for text in legal(state)} == {"dig-in"}


@pytest.mark.rule("M44-31.10")
def test_sea_walls_come_out_of_the_supply() -> None:
    walls = {f"r6c{column}": "m" for column in range(11)}
    units = {"r4c4": "I", "r4c6": "I"}
    state = table({**units, "r0c0": "i"}, ["dig-in"], obstacles=walls)
    act(state, "play dig-in")
    assert len([text for text in legal(state) if text.startswith("dig-in")]) == 2


@pytest.mark.rule("M44-31.10")
def test_removed_sandbags_go_back_into_the_supply() -> None:
    state = drill({"r4c5": "I"}, obstacles=BAGS)
    before = state.sandbag_supply
    go(state, "r4c5", "r4c6")
    assert (before, state.sandbag_supply) == (11, 12)


@pytest.mark.rule("M44-31.10")
def test_a_scenario_with_more_sandbags_than_a_box_holds_is_refused() -> None:
    bags = {f"r4c{column}": "s" for column in range(13)}
    with pytest.raises(BadInput) as caught:
        game().scenario(battle({"r8c0": "I", "r0c0": "i"}, obstacles=bags))
    assert caught.value.key == "too-many-sandbags"


@pytest.mark.rule("M44-31.11")
def test_the_player_chooses_who_digs_in_if_pieces_run_short() -> None:
    state = dig_in({"r4c4": "I", "r4c6": "I", "r4c8": "I"}, 10)
    assert set(legal(state)) == {"dig-in allies-1", "dig-in allies-2", "dig-in allies-3"}
    act(state, "dig-in allies-3")
    act(state, "dig-in allies-1")
    dug = set(listed(state, "sandbags")) & {"r4c4", "r4c6", "r4c8"}
    assert dug == {"r4c4", "r4c8"}


@pytest.mark.rule("M44-31.11")
def test_only_a_unit_that_waits_for_sandbags_may_be_chosen() -> None:
    state = dig_in({"r4c4": "I", "r4c6": "I", "r4c8": "A"}, 11)
    refusal = state.why_not("allies", ("dig-in", "unit:allies-3"))
    assert refusal is not None
    assert refusal.rule == "M44-31.11"


@pytest.mark.rule("M44-31.11")
def test_nobody_is_asked_if_there_are_enough_pieces_or_none() -> None:
    for bags, expected in ((9, {"r4c4", "r4c6", "r4c8"}), (12, set())):
        state = dig_in({"r4c4": "I", "r4c6": "I", "r4c8": "I"}, bags)
        assert state.actors() == ("axis",)
        assert set(listed(state, "sandbags")) & {"r4c4", "r4c6", "r4c8"} == expected
