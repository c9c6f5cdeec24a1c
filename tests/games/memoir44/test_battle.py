"""Battle in general (M44-11): who attacks whom, in which order, step by step."""

import pytest

from tests.games.memoir44.battlefield import (
    attack,
    battle_text,
    dice_against,
    figures,
    keys,
    medals,
    move,
    ordered,
    ready,
    refused,
    retreats,
    rolls,
    targets,
    to_battles,
    unit_on,
)
from tests.memoir import act, legal, rule_against


@pytest.mark.rule("M44-11.1")
@pytest.mark.parametrize("first", ["r4c2", "r4c8"])
def test_the_owner_chooses_which_unit_battles_first(first: str) -> None:
    state = ready({"r4c2": "I", "r4c8": "I", "r4c3": "i", "r4c9": "i"})
    enemy = {"r4c2": "r4c3", "r4c8": "r4c9"}
    assert targets(state, "r4c2") == {"r4c3"}
    assert targets(state, "r4c8") == {"r4c9"}
    attack(state, first, enemy[first], ["STAR", "STAR", "STAR"])
    (second,) = {"r4c2", "r4c8"} - {first}
    assert legal(state) == [battle_text(state, second, enemy[second]), "end-battles"]


@pytest.mark.rule("M44-11.1")
def test_battles_may_be_left_out() -> None:
    state = ready({"r4c2": "I", "r4c3": "i"})
    act(state, "end-battles")
    assert state.actors() == ("axis",)
    assert figures(state, "r4c3") == 4


@pytest.mark.rule("M44-11.1", "M44-11.2")
def test_no_other_unit_attacks_while_the_retreat_is_open() -> None:
    state = ready({"r5c4": "I", "r5c9": "I", "r4c4": "i", "r4c9": "i"})
    attack(state, "r5c4", "r4c4", ["FLAG", "STAR", "STAR"])
    assert state.actors() == ("axis",)
    assert legal(state, "allies") == []
    assert rule_against(state, battle_text(state, "r5c9", "r4c9"), "allies") == "M44-7.1"


@pytest.mark.rule("M44-11.2")
def test_no_other_unit_attacks_before_the_ground_is_taken_or_left() -> None:
    state = ready({"r5c4": "I", "r5c9": "I", "r4c4": "i", "r4c9": "i"}, figures={"r4c4": 1})
    attack(state, "r5c4", "r4c4", ["GRE", "STAR", "STAR"])
    assert legal(state) == [f"take-ground {unit_on(state, 'r5c4')} r4c4", "stay"]
    assert refused(state, "r5c9", "r4c9") == "M44-17.1"
    act(state, "stay")
    assert targets(state, "r5c9") == {"r4c9"}


@pytest.mark.rule("M44-11.2")
def test_no_other_unit_attacks_before_the_overrun_is_made_or_left() -> None:
    state = ready(
        {"r5c4": "A", "r5c9": "I", "r4c4": "i", "r3c4": "i", "r4c9": "i"}, figures={"r4c4": 1}
    )
    attack(state, "r5c4", "r4c4", ["GRE", "STAR", "STAR"])
    act(state, f"take-ground {unit_on(state, 'r5c4')} r4c4")
    assert legal(state) == [battle_text(state, "r4c4", "r3c4"), "pass"]
    assert refused(state, "r5c9", "r4c9") == "M44-18.1"


@pytest.mark.rule("M44-11.3")
def test_a_unit_does_not_attack_a_second_target() -> None:
    state = ready({"r4c2": "I", "r4c8": "I", "r4c1": "i", "r4c3": "i", "r4c9": "i"})
    attack(state, "r4c2", "r4c3", ["STAR", "STAR", "STAR"])
    assert targets(state, "r4c2") == set()
    assert refused(state, "r4c2", "r4c1") == "M44-11.3"
    assert refused(state, "r4c2", "r4c3") == "M44-11.3"


@pytest.mark.rule("M44-11.3")
def test_artillery_bombard_is_an_exception() -> None:
    state = ready({"r4c2": "G", "r4c6": "i"}, card="artillery-bombard")
    attack(state, "r4c2", "r4c6", ["STAR", "STAR"])
    assert targets(state, "r4c2") == {"r4c6"}
    attack(state, "r4c2", "r4c6", ["STAR", "STAR"])
    assert state.actors() == ("axis",)


@pytest.mark.rule("M44-11.4")
def test_surplus_hits_are_not_passed_on_to_a_neighbour() -> None:
    state = ready({"r5c4": "I", "r4c4": "i", "r4c5": "i"}, figures={"r4c4": 1})
    attack(state, "r5c4", "r4c4", ["GRE", "GRE", "GRE"])
    assert figures(state, "r4c4") == 0
    assert figures(state, "r4c5") == 4
    assert medals(state, "allies") == 1


@pytest.mark.rule("M44-11.4")
def test_flags_concern_the_target_alone() -> None:
    state = ready({"r5c4": "I", "r4c4": "i", "r4c5": "i"})
    attack(state, "r5c4", "r4c4", ["FLAG", "FLAG", "STAR"])
    act(state, f"retreat {unit_on(state, 'r4c4')} r2c4")
    assert figures(state, "r2c4") == 4
    assert figures(state, "r4c5") == 4


@pytest.mark.rule("M44-11.5")
@pytest.mark.parametrize("arm", ["I", "A", "G"])
def test_one_figure_attacks_with_full_strength(arm: str) -> None:
    state = ready({"r5c4": arm, "r4c4": "i"}, figures={"r5c4": 1})
    assert dice_against(state, "r5c4", "r4c4") == 3
    assert rolls(attack(state, "r5c4", "r4c4", ["STAR", "STAR", "STAR"])) == [3]


@pytest.mark.rule("M44-11.6")
@pytest.mark.parametrize(("there", "close"), [("r4c5", True), ("r4c6", False), ("r4c7", False)])
def test_only_an_attack_on_the_next_hex_is_a_close_assault(there: str, close: bool) -> None:
    state = ready({"r4c4": "A", there: "i"})
    (attacked,) = [
        event
        for event in attack(state, "r4c4", there, ["STAR", "STAR", "STAR"])
        if event.key == "attacked"
    ]
    assert attacked.params["close"] is close


@pytest.mark.rule("M44-11.6")
@pytest.mark.parametrize(("there", "dice"), [("r4c5", 4), ("r4c6", 3)])
def test_a_bonus_for_close_assault_is_not_given_to_fire(there: str, dice: int) -> None:
    state = ready({"r4c4": "A", there: "i"}, card="armor-assault")
    assert dice_against(state, "r4c4", there) == dice


@pytest.mark.rule("M44-11.7")
@pytest.mark.parametrize("arm", ["I", "A", "S"])
def test_a_unit_next_to_an_enemy_may_not_fire_at_another(arm: str) -> None:
    state = ready({"r4c4": arm, "r4c5": "i", "r4c2": "i"})
    assert targets(state, "r4c4") == {"r4c5"}
    assert refused(state, "r4c4", "r4c2") == "M44-11.7"


@pytest.mark.rule("M44-11.7")
def test_an_enemy_that_cannot_be_hurt_binds_too() -> None:
    # A18: armor in a town has no dice against a forest, and may not fire elsewhere either.
    state = ready(
        {"r4c4": "A", "r4c5": "i", "r4c2": "i", "r7c0": "I", "r8c0": "i"},
        ground={"r4c4": "V", "r4c5": "F"},
    )
    assert targets(state, "r4c4") == set()
    assert refused(state, "r4c4", "r4c5") == "M44-12.6"
    assert refused(state, "r4c4", "r4c2") == "M44-11.7"


@pytest.mark.rule("M44-11.7")
def test_a_unit_that_moves_away_from_contact_may_fire() -> None:
    state = ordered({"r4c4": "A", "r4c5": "i"})
    move(state, "r4c4", "r4c3")
    assert targets(to_battles(state), "r4c3") == {"r4c5"}


@pytest.mark.rule("M44-11.8")
def test_the_attacker_chooses_among_adjacent_enemies() -> None:
    state = ready({"r4c4": "I", "r4c5": "i", "r3c4": "a", "r5c3": "g"})
    assert targets(state, "r4c4") == {"r4c5", "r3c4", "r5c3"}


@pytest.mark.rule("M44-11.9")
def test_artillery_next_to_an_enemy_must_close_assault_it() -> None:
    # A24: the text makes no exception for guns.
    state = ready({"r4c4": "G", "r4c5": "i", "r4c9": "i"})
    assert targets(state, "r4c4") == {"r4c5"}
    assert refused(state, "r4c4", "r4c9") == "M44-11.7"


@pytest.mark.rule("M44-11.10")
def test_a_battle_names_an_enemy_on_the_board() -> None:
    state = ready({"r4c2": "I", "r4c8": "I", "r4c3": "i", "r4c9": "i"}, figures={"r4c3": 1})
    lost = unit_on(state, "r4c3")
    attack(state, "r4c2", "r4c3", ["GRE", "STAR", "STAR"])
    act(state, "stay")
    ours = unit_on(state, "r4c8")
    assert rule_against(state, f"battle {ours} {unit_on(state, 'r4c2')}") == "M44-11.10"
    assert rule_against(state, f"battle {ours} {lost}") == "M44-11.10"
    assert rule_against(state, f"battle {ours} {ours}") == "M44-11.10"


@pytest.mark.rule("M44-11.10", "M44-12.5")
def test_a_target_must_be_in_range() -> None:
    state = ready({"r4c4": "I", "r4c8": "i", "r7c0": "I", "r8c0": "i"})
    assert targets(state, "r4c4") == set()
    assert refused(state, "r4c4", "r4c8") == "M44-12.5"


@pytest.mark.rule("M44-11.10", "M44-13.1")
@pytest.mark.parametrize("arm", ["I", "A"])
def test_infantry_and_armor_need_a_free_line_of_sight(arm: str) -> None:
    state = ready({"r4c4": arm, "r4c6": "i", "r7c0": "I", "r8c0": "i"}, ground={"r4c5": "F"})
    assert targets(state, "r4c4") == set()
    assert refused(state, "r4c4", "r4c6") == "M44-13.1"


@pytest.mark.rule("M44-11.11", "M44-11.12")
@pytest.mark.parametrize(
    ("arm", "base", "terrain"), [("I", 2, -1), ("A", 3, -2), ("G", 3, 0)], ids=["inf", "arm", "art"]
)
def test_dice_of_arm_and_distance_come_first_then_terrain(
    arm: str, base: int, terrain: int
) -> None:
    # A22: the second step determines the number; only the third one reduces it.
    state = ready({"r4c4": arm, "r4c6": "i"}, ground={"r4c6": "F"})
    action = state.game.read(battle_text(state, "r4c4", "r4c6"))
    (odds,) = state.odds("allies", action)
    assert odds.parts[0] == ("odds-base", base)
    assert ("odds-terrain", terrain) in odds.parts
    assert odds.dice == base + terrain
    assert rolls(attack(state, "r4c4", "r4c6", ["STAR"] * odds.dice)) == [odds.dice]


@pytest.mark.rule("M44-11.13", "M44-15.1", "M44-15.7")
def test_hits_come_before_the_retreat() -> None:
    state = ready({"r5c4": "I", "r4c4": "i"})
    events = attack(state, "r5c4", "r4c4", ["FLAG", "INF", "STAR"])
    assert keys(events)[-1] == "figures-lost"
    assert figures(state, "r4c4") == 3
    assert retreats(state) == {"r3c3", "r3c4"}
    act(state, f"retreat {unit_on(state, 'r4c4')} r3c3")
    assert figures(state, "r3c3") == 3


@pytest.mark.rule("M44-11.14")
def test_the_defender_does_not_strike_back() -> None:
    state = ready({"r5c4": "I", "r4c4": "i"})
    events = attack(state, "r5c4", "r4c4", ["STAR", "STAR", "STAR"])
    rolled = [event for event in events if event.key == "rolled"]
    assert [event.params["target"] for event in rolled] == [unit_on(state, "r4c4")]
    assert figures(state, "r5c4") == 4


@pytest.mark.rule("M44-11.14")
def test_only_an_ambush_lets_the_defender_attack() -> None:
    state = ready({"r5c4": "I", "r4c4": "i"}, enemy_hand=["ambush"])
    act(state, battle_text(state, "r5c4", "r4c4"))
    assert state.actors() == ("axis",)
    events = act(state, "ambush", ["INF", "STAR", "STAR", "STAR", "STAR", "STAR"])
    assert rolls(events) == [3, 3]
    assert figures(state, "r5c4") == 3


@pytest.mark.rule("M44-11.14")
def test_fire_cannot_be_ambushed() -> None:
    state = ready({"r4c4": "I", "r4c6": "i"}, enemy_hand=["ambush"])
    events = act(state, battle_text(state, "r4c4", "r4c6"), ["STAR", "STAR"])
    assert rolls(events) == [2]
    assert "ambush" not in keys(events)
