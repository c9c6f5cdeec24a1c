"""Flags and retreat (M44-16)."""

from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.battlefield import (
    BEHIND,
    ONE,
    THREE,
    TWO,
    attack,
    back,
    battle_text,
    driven,
    figures,
    keys,
    medals,
    move,
    ordered,
    ready,
    retreats,
    targets,
    to_battles,
    unit_on,
)
from tests.memoir import act, legal, rule_against


@pytest.mark.rule("M44-16.1")
@pytest.mark.parametrize(("dice", "rows"), [(ONE, 1), (TWO, 2), (THREE, 3)])
def test_so_many_flags_are_so_many_hexes(dice: list[str], rows: int) -> None:
    assert retreats(driven(dice)) == set(BEHIND[rows - 1])


@pytest.mark.rule("M44-16.2")
def test_an_axis_unit_retreats_into_the_next_row_up_only() -> None:
    state = driven(ONE)
    assert retreats(state) == {"r4c4", "r4c5"}
    unit = unit_on(state, "r5c4")
    for sideways_or_forward in ("r5c3", "r5c5", "r6c5", "r3c4", "r5c4"):
        assert rule_against(state, f"retreat {unit} {sideways_or_forward}") == "M44-16.2"
    assert rule_against(state, f"retreat {unit}") == "M44-16.2"


@pytest.mark.rule("M44-16.2")
def test_an_allied_unit_retreats_down_the_board() -> None:
    state = ready({"r3c4": "i", "r4c4": "I"}, side="axis")
    attack(state, "r3c4", "r4c4", ONE)
    assert retreats(state) == {"r5c3", "r5c4"}


@pytest.mark.rule("M44-16.2")
def test_the_sides_change_where_the_scenario_seats_them_otherwise() -> None:
    state = ready({"r4c4": "I", "r5c4": "i"}, top="allies")
    attack(state, "r4c4", "r5c4", ONE)
    assert retreats(state) == {"r6c4", "r6c5"}


@pytest.mark.rule("M44-16.3")
def test_the_owner_and_not_the_attacker_chooses_the_way() -> None:
    state = driven(ONE)
    assert state.actors() == ("axis",)
    assert legal(state, "allies") == []
    assert len(legal(state)) == 2
    back(state, "r4c5")
    assert figures(state, "r4c5") == 4
    assert figures(state, "r5c4") == 0


@pytest.mark.rule("M44-16.3")
@pytest.mark.parametrize(
    ("here", "there", "way"), [("r5c0", "r4c0", "r3c0"), ("r5c11", "r4c12", "r3c11")]
)
def test_at_the_side_of_the_board_there_is_one_way(here: str, there: str, way: str) -> None:
    # A35: nobody is asked.
    state = ready({here: "I", there: "i"})
    attack(state, here, there, ONE)
    assert figures(state, way) == 4
    assert state.actors() == ("allies",)


@pytest.mark.rule("M44-16.4")
@pytest.mark.parametrize("ground", ["F", "V", "G", "H", "S", "b"])
def test_terrain_does_not_stop_a_retreat(ground: str) -> None:
    # A40: hills and beaches neither.
    state = driven(TWO, ground={"r4c4": ground, "r4c5": ground})
    assert retreats(state) == set(BEHIND[1])
    back(state, "r3c4")
    assert figures(state, "r3c4") == 4


@pytest.mark.rule("M44-16.4")
def test_a_retreat_may_end_in_terrain() -> None:
    state = driven(ONE, ground={"r4c4": "F", "r4c5": "G"})
    assert retreats(state) == {"r4c4", "r4c5"}


@pytest.mark.rule("M44-16.4")
def test_a_retreat_leads_over_a_bridge() -> None:
    # A40
    state = driven(TWO, ground={"r4c4": "R", "r4c5": "R"}, obstacles={"r4c4": "="})
    assert retreats(state) == {"r3c3", "r3c4"}


@pytest.mark.rule("M44-16.4")
@pytest.mark.parametrize("target", ["i", "a", "g"])
def test_wire_does_not_stop_a_retreat_and_stays(target: str) -> None:
    # A40, A41
    over = driven(TWO, target=target, obstacles={"r4c4": "w", "r4c5": "w"})
    assert retreats(over) == set(BEHIND[1])
    onto = driven(ONE, target=target, obstacles={"r4c4": "w", "r4c5": "w"})
    back(onto, "r4c4")
    assert onto.to_json()["wire"] == ["r4c4", "r4c5"]


@pytest.mark.rule("M44-16.5", "M44-16.7")
@pytest.mark.parametrize("ground", ["R", "W", "P", "X", "Z"])
def test_impassable_terrain_is_impassable_in_a_retreat(ground: str) -> None:
    state = driven(ONE, ground={"r4c4": ground})
    assert figures(state, "r4c5") == 4


@pytest.mark.rule("M44-16.5", "M44-16.7")
@pytest.mark.parametrize("target", ["a", "g", "e"])
@pytest.mark.parametrize("obstacle", ["b", "h"])
def test_armor_and_artillery_do_not_retreat_into_a_bunker_or_hedgehog(
    target: str, obstacle: str
) -> None:
    # A39: what they may not enter is impassable for them.
    state = driven(ONE, target=target, obstacles={"r4c4": obstacle})
    assert figures(state, "r4c5") > 0


@pytest.mark.rule("M44-16.5")
@pytest.mark.parametrize("obstacle", ["b", "h"])
def test_infantry_retreats_into_a_bunker_or_hedgehog(obstacle: str) -> None:
    assert retreats(driven(ONE, obstacles={"r4c4": obstacle})) == {"r4c4", "r4c5"}


@pytest.mark.rule("M44-16.6", "M44-16.7")
@pytest.mark.parametrize("other", ["i", "a", "I"])
def test_a_hex_with_a_unit_is_closed_and_the_other_must_be_used(other: str) -> None:
    state = driven(ONE, {"r4c4": other})
    assert figures(state, "r4c5") == 4
    assert figures(state, "r5c4") == 0


@pytest.mark.rule("M44-16.6")
def test_no_retreat_leads_through_a_unit() -> None:
    # r3c3 can only be reached through r4c4.
    assert retreats(driven(TWO, {"r4c4": "a"})) == {"r3c4", "r3c5"}


@pytest.mark.rule("M44-16.8")
def test_three_flags_without_any_way_eliminate_two_figures() -> None:
    state = driven(THREE, {"r4c4": "i", "r4c5": "i"}, figures={"r5c4": 2})
    assert figures(state, "r5c4") == 0
    assert medals(state, "allies") == 1
    assert figures(state, "r4c4") == figures(state, "r4c5") == 4


@pytest.mark.rule("M44-16.8")
def test_each_flag_that_cannot_be_obeyed_costs_a_figure() -> None:
    state = driven(TWO, {"r4c4": "i", "r4c5": "i"})
    assert figures(state, "r5c4") == 2
    assert medals(state, "allies") == 0


@pytest.mark.rule("M44-16.9")
def test_a_friend_and_a_river_behind_cost_a_figure() -> None:
    state = driven(ONE, {"r4c4": "i"}, ground={"r4c5": "R"})
    assert figures(state, "r5c4") == 3


@pytest.mark.rule("M44-16.9")
@pytest.mark.parametrize("dice", [ONE, TWO])
def test_the_edge_of_the_board_costs_figures(dice: list[str]) -> None:
    state = ready({"r1c4": "I", "r0c4": "i"})
    attack(state, "r1c4", "r0c4", dice)
    assert figures(state, "r0c4") == 4 - dice.count("FLAG")


@pytest.mark.rule("M44-16.9", "M44-16.16")
@pytest.mark.parametrize("target", ["I", "A", "G"])
def test_the_ocean_behind_costs_a_figure(target: str) -> None:
    state = ready(
        {"r5c4": "i", "r6c4": target}, side="axis", ground={"r7c3": "o", "r7c4": "o", "r6c4": "b"}
    )
    before = figures(state, "r6c4")
    attack(state, "r5c4", "r6c4", ONE)
    assert figures(state, "r6c4") == before - 1


@pytest.mark.rule("M44-16.16")
def test_a_unit_in_the_ocean_loses_figures_and_does_not_drift() -> None:
    # A79
    ocean = {f"r{row}c{column}": "o" for row in (7, 8) for column in range(12)}
    state = ready({"r6c4": "i", "r7c4": "I"}, side="axis", ground=ocean)
    attack(state, "r6c4", "r7c4", ONE)
    assert figures(state, "r7c4") == 3


@pytest.mark.rule("M44-16.16")
def test_a_unit_in_the_ocean_retreats_onto_land_behind_it() -> None:
    # A79
    state = driven(ONE, ground={"r5c4": "o", "r4c4": "o"})
    assert figures(state, "r4c5") == 4


@pytest.mark.rule("M44-16.10")
def test_the_possible_hexes_are_moved_and_the_rest_is_paid() -> None:
    state = driven(TWO, ground={"r3c3": "R", "r3c4": "R", "r3c5": "R"})
    assert retreats(state) == {"r4c4", "r4c5"}
    back(state, "r4c5")
    assert figures(state, "r4c5") == 3


@pytest.mark.rule("M44-16.10")
def test_moves_come_first_and_losses_afterwards() -> None:
    # A36
    state = driven(TWO, ground={"r3c3": "R", "r3c4": "R", "r3c5": "R"})
    events = act(state, f"retreat {unit_on(state, 'r5c4')} r4c5")
    assert keys(events)[:2] == ["retreated", "figures-lost"]


@pytest.mark.rule("M44-16.10")
def test_the_way_must_carry_out_as_many_hexes_as_possible() -> None:
    # A36: beyond r4c4 lie only a river and a unit, so two hexes lead over r4c5 to r3c5.
    state = driven(TWO, {"r3c4": "a"}, ground={"r3c3": "R"})
    assert figures(state, "r3c5") == 4


@pytest.mark.rule("M44-16.10")
def test_a_unit_that_ran_out_of_figures_on_its_way_is_a_medal() -> None:
    # A43
    state = driven(TWO, ground={"r3c3": "R", "r3c4": "R", "r3c5": "R"}, figures={"r5c4": 1})
    back(state, "r4c4")
    assert figures(state, "r4c4") == 0
    assert medals(state, "allies") == 1


@pytest.mark.rule("M44-16.17")
@pytest.mark.parametrize(("dice", "rows"), [(ONE, {2, 3, 4}), (TWO, {3, 4, 5, 6, 7})])
def test_resistance_retreats_one_to_three_hexes_a_flag(dice: list[str], rows: set[int]) -> None:
    state = ready({"r0c6": "i", "r1c6": "R"}, side="axis")
    attack(state, "r0c6", "r1c6", dice)
    assert {int(hex[1]) for hex in retreats(state)} == rows


@pytest.mark.rule("M44-16.17")
def test_regular_infantry_does_not_retreat_as_far() -> None:
    state = ready({"r0c6": "i", "r1c6": "I"}, side="axis")
    attack(state, "r0c6", "r1c6", ONE)
    assert retreats(state) == {"r2c6", "r2c7"}


def after_a_retreat(**rest: Any) -> MemoirState:
    """An Axis unit went back to r4c4; now the Axis has played a card and moves."""
    state = driven(ONE, enemy_hand=["direct-from-hq"], **rest)
    back(state, "r4c4")
    act(state, "play direct-from-hq")
    return state


@pytest.mark.rule("M44-16.18")
def test_a_unit_that_retreated_moves_and_attacks_in_its_next_turn() -> None:
    state = after_a_retreat()
    assert state.actors() == ("axis",)
    move(state, "r4c4", "r5c4")
    assert targets(to_battles(state), "r5c4") == {"r6c4"}


@pytest.mark.rule("M44-16.18")
def test_a_retreat_into_a_forest_is_no_entry() -> None:
    # A74: the ban on battle refers to the owner's turn and movement.
    state = after_a_retreat(ground={"r4c4": "F"})
    assert targets(to_battles(state), "r4c4") == {"r6c4"}


@pytest.mark.rule("M44-16.18")
def test_a_retreat_before_an_ambush_spends_no_movement() -> None:
    # The attacker is driven off in its own turn, and has the whole second move of its card left.
    state = ordered({"r5c4": "I", "r4c4": "i"}, "behind-enemy-lines", enemy_hand=["ambush"])
    to_battles(state)
    act(state, battle_text(state, "r5c4", "r4c4"))
    act(state, "ambush", ONE)
    act(state, f"retreat {unit_on(state, 'r5c4')} r6c4")
    assert state.actors() == ("allies",)
    assert f"move {unit_on(state, 'r6c4')} r6c7" in legal(state)


@pytest.mark.rule("M44-16.1")
def test_a_retreat_that_ends_the_game_asks_no_more() -> None:
    state = ready({"r1c4": "I", "r0c4": "i"}, figures={"r0c4": 1}, medals={"allies": 1, "axis": 4})
    attack(state, "r1c4", "r0c4", ONE)
    assert state.outcome is not None
    assert state.outcome.winner == "allies"
    assert state.actors() == ()
