"""Armor Overrun (M44-18)."""

from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
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
    rolls,
    targets,
    to_battles,
    unit_on,
)
from tests.memoir import act, legal, rule_against, table

KILL = ["GRE", "STAR", "STAR"]
FLAG = ["FLAG", "STAR", "STAR"]
MISS = ["STAR", "STAR", "STAR"]
HERE, THERE = "r5c4", "r4c4"
#: A second fight that keeps the battle step open.
ELSEWHERE = {"r8c12": "I", "r7c11": "i"}


def take(state: MemoirState, here: str = HERE, there: str = THERE) -> None:
    act(state, f"take-ground {unit_on(state, here)} {there}")


def breakthrough(
    units: dict[str, str] | None = None,
    dice: int = 3,
    attacker: str = "A",
    card: str = "direct-from-hq",
    ground: dict[str, str] | None = None,
    **rest: Any,
) -> MemoirState:
    """Armor on r5c4 has eliminated the unit on r4c4, and has taken its hex."""
    strengths = {THERE: 1, **rest.pop("figures", {})}
    state = ready(
        {HERE: attacker, THERE: "i", **ELSEWHERE, **(units or {})},
        card,
        ground=ground,
        figures=strengths,
        **rest,
    )
    attack(state, HERE, THERE, (KILL + MISS)[:dice])
    take(state)
    return state


@pytest.mark.rule("M44-18.1")
@pytest.mark.parametrize("attacker", ["A", "E"])
def test_armor_that_eliminated_its_target_takes_ground_and_attacks_again(attacker: str) -> None:
    state = breakthrough({"r3c4": "i"}, attacker=attacker)
    assert legal(state) == [battle_text(state, THERE, "r3c4"), "pass"]
    assert rolls(attack(state, THERE, "r3c4", MISS)) == [3]
    assert targets(state, "r8c12") == {"r7c11"}


@pytest.mark.rule("M44-18.1")
def test_armor_that_drove_its_target_back_attacks_again_too() -> None:
    state = ready({HERE: "A", THERE: "i", "r3c4": "i"})
    attack(state, HERE, THERE, FLAG)  # r3c3 is the one way back
    take(state)
    assert targets(state, THERE) == {"r3c3", "r3c4"}


@pytest.mark.rule("M44-18.1")
def test_armor_may_leave_the_second_attack() -> None:
    state = breakthrough({"r3c4": "i"})
    act(state, "pass")
    assert figures(state, "r3c4") == 4
    assert refused(state, THERE, "r3c4") == "M44-11.3"


@pytest.mark.rule("M44-18.1")
def test_armor_that_fired_has_no_overrun() -> None:
    state = ready({"r4c4": "A", "r4c6": "i", "r4c7": "i", **ELSEWHERE}, figures={"r4c6": 1})
    attack(state, "r4c4", "r4c6", KILL)
    assert refused(state, "r4c4", "r4c7") == "M44-11.3"


@pytest.mark.rule("M44-18.2")
def test_armor_that_stays_has_no_overrun() -> None:
    # A48
    state = ready({HERE: "A", THERE: "i", "r4c5": "i", **ELSEWHERE}, figures={THERE: 1})
    attack(state, HERE, THERE, KILL)
    act(state, "stay")
    assert targets(state, HERE) == set()
    assert refused(state, HERE, "r4c5") == "M44-11.3"


@pytest.mark.rule("M44-18.2")
@pytest.mark.parametrize("obstacle", ["b", "h"])
def test_armor_that_may_not_take_the_ground_has_no_overrun(obstacle: str) -> None:
    # A44, A48
    state = ready(
        {HERE: "A", THERE: "i", "r4c5": "i", **ELSEWHERE},
        obstacles={THERE: obstacle},
        figures={THERE: 1},
        bunkers_protect="allies",
    )
    attack(state, HERE, THERE, KILL)
    assert refused(state, HERE, "r4c5") == "M44-11.3"


@pytest.mark.rule("M44-18.2")
def test_armor_that_drove_onto_wire_and_won_has_no_overrun() -> None:
    # A45
    state = ordered(
        {"r6c4": "A", THERE: "i", "r4c5": "i", **ELSEWHERE},
        obstacles={HERE: "w"},
        figures={THERE: 1},
    )
    move(state, "r6c4", HERE)
    attack(to_battles(state), HERE, THERE, KILL)
    assert figures(state, HERE) == 3
    assert refused(state, HERE, "r4c5") == "M44-11.3"


@pytest.mark.rule("M44-18.2")
@pytest.mark.parametrize(("ground", "dice"), [("F", 1), ("V", 1), ("G", 1), ("o", 3)])
def test_no_overrun_out_of_terrain_that_forbids_battle_on_entry(ground: str, dice: int) -> None:
    # A44: the ground is taken, and that is all.
    state = breakthrough({"r3c4": "i"}, dice, ground={THERE: ground})
    assert figures(state, THERE) == 3
    assert legal(state) == [battle_text(state, "r8c12", "r7c11"), "end-battles"]


@pytest.mark.rule("M44-18.2")
@pytest.mark.parametrize(("ground", "dice"), [("H", 2), ("b", 3)])
def test_overrun_out_of_terrain_that_allows_it(ground: str, dice: int) -> None:
    state = breakthrough({"r3c4": "i"}, dice, ground={THERE: ground})
    assert targets(state, THERE) == {"r3c4"}


@pytest.mark.rule("M44-18.2")
def test_armor_that_takes_wire_removes_it_and_may_overrun() -> None:
    # A44
    state = breakthrough({"r3c4": "i"}, obstacles={THERE: "w"})
    assert state.to_json()["wire"] == []
    assert dice_against(state, THERE, "r3c4") == 3


@pytest.mark.rule("M44-32.1", "M44-17.6")
def test_armor_that_takes_wire_stops_there_and_takes_no_more_ground() -> None:
    # A44, A45
    strengths = {"r3c4": 1}
    state = breakthrough({"r3c4": "i"}, obstacles={THERE: "w"}, figures=strengths)
    attack(state, THERE, "r3c4", KILL)
    assert figures(state, "r3c4") == 0
    assert legal(state) == [battle_text(state, "r8c12", "r7c11"), "end-battles"]


@pytest.mark.rule("M44-22.1", "M44-17.6")
def test_armor_that_has_taken_ground_does_not_take_a_hedgerow() -> None:
    # A47: it did not begin its movement next to the hedgerow.
    strengths = {"r3c4": 1}
    state = breakthrough({"r3c4": "i"}, ground={"r3c4": "G"}, figures=strengths)
    attack(state, THERE, "r3c4", KILL[:1])
    assert figures(state, "r3c4") == 0
    assert legal(state) == [battle_text(state, "r8c12", "r7c11"), "end-battles"]


@pytest.mark.rule("M44-18.2")
def test_without_a_target_nothing_happens_after_the_ground_is_taken() -> None:
    # A48
    state = breakthrough()
    assert legal(state) == [battle_text(state, "r8c12", "r7c11"), "end-battles"]


@pytest.mark.rule("M44-18.3")
def test_next_to_an_enemy_the_overrun_must_be_a_close_assault() -> None:
    state = breakthrough({"r3c4": "i", "r4c2": "i"})
    assert targets(state, THERE) == {"r3c4"}
    assert refused(state, THERE, "r4c2") == "M44-11.7"


@pytest.mark.rule("M44-18.4")
@pytest.mark.parametrize("there", ["r4c2", "r4c1"])
def test_with_no_enemy_adjacent_the_overrun_may_be_fire(there: str) -> None:
    state = breakthrough({there: "i"})
    assert targets(state, THERE) == {there}
    assert dice_against(state, THERE, there) == 3


@pytest.mark.rule("M44-18.4")
def test_fire_in_an_overrun_keeps_to_range_and_line_of_sight() -> None:
    state = breakthrough({"r4c2": "i", "r4c1": "i", "r4c0": "i"})
    assert targets(state, THERE) == {"r4c2"}
    assert refused(state, THERE, "r4c1") == "M44-13.1"
    assert refused(state, THERE, "r4c0") == "M44-12.5"


@pytest.mark.rule("M44-18.4")
def test_fire_in_an_overrun_takes_no_ground() -> None:
    state = breakthrough({"r4c2": "i"}, figures={"r4c2": 1})
    attack(state, THERE, "r4c2", KILL)
    assert medals(state, "allies") == 2
    assert legal(state) == [battle_text(state, "r8c12", "r7c11"), "end-battles"]


@pytest.mark.rule("M44-18.5")
def test_the_unit_that_has_just_retreated_may_be_overrun() -> None:
    state = ready({HERE: "A", THERE: "i"})
    attack(state, HERE, THERE, FLAG)
    act(state, f"retreat {unit_on(state, THERE)} r3c4")
    take(state)
    assert targets(state, THERE) == {"r3c4"}
    attack(state, THERE, "r3c4", ["INF", "STAR", "STAR"])
    assert figures(state, "r3c4") == 3


@pytest.mark.rule("M44-18.6", "M44-18.7")
def test_two_successful_assaults_take_ground_twice_and_give_no_third_attack() -> None:
    state = breakthrough({"r3c4": "i", "r2c4": "i"}, figures={"r3c4": 1})
    attack(state, THERE, "r3c4", KILL)
    unit = unit_on(state, THERE)
    assert legal(state) == [f"take-ground {unit} r3c4", "stay"]
    act(state, f"take-ground {unit} r3c4")
    assert figures(state, "r3c4") == 3
    assert legal(state) == [battle_text(state, "r8c12", "r7c11"), "end-battles"]
    assert refused(state, "r3c4", "r2c4") == "M44-11.3"


@pytest.mark.rule("M44-18.6")
def test_the_second_ground_may_be_left() -> None:
    state = breakthrough({"r3c4": "i"}, figures={"r3c4": 1})
    attack(state, THERE, "r3c4", KILL)
    act(state, "stay")
    assert figures(state, THERE) == 3
    assert figures(state, "r3c4") == 0


@pytest.mark.rule("M44-18.6")
def test_an_overrun_that_drives_back_takes_ground_too() -> None:
    state = breakthrough({"r3c4": "i"})
    attack(state, THERE, "r3c4", FLAG)
    act(state, f"retreat {unit_on(state, 'r3c4')} r2c4")
    assert legal(state) == [f"take-ground {unit_on(state, THERE)} r3c4", "stay"]


@pytest.mark.rule("M44-18.7")
def test_every_armor_unit_has_an_overrun_of_its_own() -> None:
    state = breakthrough({"r3c4": "i", "r5c9": "A", "r4c9": "i", "r3c9": "i"}, figures={"r4c9": 1})
    act(state, "pass")
    attack(state, "r5c9", "r4c9", KILL)
    take(state, "r5c9", "r4c9")
    assert targets(state, "r4c9") == {"r3c9"}


@pytest.mark.rule("M44-18.7")
def test_armor_has_an_overrun_in_every_turn() -> None:
    state = breakthrough(
        {"r3c4": "i", "r2c4": "i"},
        figures={"r3c4": 1},
        enemy_hand=["recon-left"],
        draw=["direct-from-hq", "probe-left", "probe-right"],
    )
    act(state, "pass")
    act(state, "end-battles")
    act(state, "play recon-left")
    while state.actors() == ("axis",):
        act(state, legal(state)[-1])  # done, end-moves, end-battles, and a card to keep
    act(state, "play direct-from-hq")
    attack(to_battles(state), THERE, "r3c4", KILL)
    take(state, THERE, "r3c4")
    assert targets(state, "r3c4") == {"r2c4"}


@pytest.mark.rule("M44-18.8")
def test_the_whole_chain_is_finished_before_another_unit_battles() -> None:
    state = ready({HERE: "A", THERE: "i", "r3c4": "i", **ELSEWHERE}, figures={THERE: 1, "r3c4": 1})
    other = battle_text(state, "r8c12", "r7c11")
    attack(state, HERE, THERE, KILL)
    assert rule_against(state, other) == "M44-17.1"
    take(state)
    assert rule_against(state, other) == "M44-18.1"
    attack(state, THERE, "r3c4", KILL)
    assert rule_against(state, other) == "M44-17.1"
    take(state, THERE, "r3c4")
    assert other in legal(state)


@pytest.mark.rule("M44-18.9")
@pytest.mark.parametrize("attacker", ["I", "S", "R"])
def test_infantry_has_no_overrun(attacker: str) -> None:
    state = breakthrough({"r3c4": "i"}, attacker=attacker)
    assert legal(state) == [battle_text(state, "r8c12", "r7c11"), "end-battles"]
    assert refused(state, THERE, "r3c4") == "M44-11.3"


@pytest.mark.rule("M44-18.9")
def test_artillery_has_no_overrun() -> None:
    state = ready({HERE: "G", THERE: "i", "r4c5": "i", **ELSEWHERE}, figures={THERE: 1})
    attack(state, HERE, THERE, KILL)
    assert legal(state) == [battle_text(state, "r8c12", "r7c11"), "end-battles"]


@pytest.mark.rule("M44-18.1")
def test_the_close_assault_card_gives_its_die_to_the_first_attack_only() -> None:
    # A49
    state = breakthrough({"r3c4": "i"}, dice=4, card="close-assault")
    assert dice_against(state, THERE, "r3c4") == 3


@pytest.mark.rule("M44-18.4")
def test_under_the_close_assault_card_the_overrun_may_be_fire() -> None:
    # A61
    state = breakthrough({"r4c2": "i"}, dice=4, card="close-assault")
    assert dice_against(state, THERE, "r4c2") == 3


@pytest.mark.rule("M44-18.1")
@pytest.mark.parametrize(("there", "dice"), [("r3c4", 4), ("r4c2", 3)])
def test_armor_assault_gives_its_die_to_every_close_assault_and_to_no_fire(
    there: str, dice: int
) -> None:
    # A49
    state = breakthrough({there: "i", "r8c11": "A"}, dice=4, card="armor-assault")
    assert dice_against(state, THERE, there) == dice


@pytest.mark.rule("M44-18.1")
@pytest.mark.parametrize("there", ["r3c4", "r4c2"])
def test_their_finest_hour_gives_its_die_to_every_attack(there: str) -> None:
    # A49
    units = {HERE: "A", THERE: "i", there: "i", "r0c12": "i"}
    state = table(
        units, hand=["their-finest-hour", "probe-left", "probe-right"], figures={THERE: 1}
    )
    act(state, "play their-finest-hour", ["ARM"] + ["GRE"] * 2)
    to_battles(state)
    attack(state, HERE, THERE, ["GRE", *MISS])
    take(state)
    assert dice_against(state, THERE, there) == 4


@pytest.mark.rule("M44-18.1")
def test_an_overrun_may_be_ambushed() -> None:
    # A55 a: any close assault counts; the first one was not ambushed.
    state = breakthrough({"r3c4": "i"}, enemy_hand=["ambush", "probe-left"])
    act(state, battle_text(state, THERE, "r3c4"))
    assert legal(state) == ["ambush", "decline"]
    events = act(state, "ambush", [*FLAG])
    assert "ambush" in keys(events)
    act(state, f"retreat {unit_on(state, THERE)} {HERE}")
    assert legal(state) == [battle_text(state, "r8c12", "r7c11"), "end-battles"]


@pytest.mark.rule("M44-18.1")
def test_an_ambush_that_drives_armor_off_ends_its_assault_and_its_overrun() -> None:
    state = ready({HERE: "A", THERE: "i", **ELSEWHERE}, enemy_hand=["ambush"])
    act(state, battle_text(state, HERE, THERE))
    act(state, "ambush", FLAG)
    act(state, f"retreat {unit_on(state, HERE)} r6c4")
    assert refused(state, "r6c4", THERE) == "M44-11.3"


@pytest.mark.rule("M44-18.2")
def test_the_last_medal_ends_the_game_before_the_overrun() -> None:
    state = ready(
        {HERE: "A", THERE: "i", "r3c4": "i"},
        figures={THERE: 1},
        objectives=[{"side": "allies", "hexes": [THERE], "kind": "temporary"}],
        medals={"allies": 2, "axis": 4},
    )
    attack(state, HERE, THERE, KILL)
    take(state)
    assert state.outcome is not None
    assert state.outcome.winner == "allies"
    assert state.actors() == ()
