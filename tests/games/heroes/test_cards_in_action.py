"""Battle events of the action cards on fire, movement and fights, and their limits (HOS-21)."""

import pytest

from tests.heroes import Table, duel, open_ground, square

# Fire.


@pytest.mark.rule("HOS-21.29", "HOS-21.13")
def test_a_fire_bonus_counts_for_the_shot() -> None:
    t = duel()
    t.hold("soviet", "sc-snap")
    t.fire("s-rifle-1", "fire g-landser-1")
    t.do("bonus sc-snap", 1)
    assert t.shows("g-landser-1") == "weakened"  # 1 + 2 + 1 = 4


@pytest.mark.rule("HOS-21.15", "HOS-21.30")
def test_a_die_bonus_counts_for_one_roll_of_its_player() -> None:
    t = duel()
    t.hold("soviet", "sc-momentum")
    t.hold("german", "gc-momentum")
    t.fire("s-rifle-1", "fire g-landser-1")
    # The German has nothing to play on a Soviet roll.
    assert t.state.actors() == ("soviet",)
    t.do("bonus sc-momentum", 1)
    assert t.shows("g-landser-1") == "weakened"


@pytest.mark.rule("HOS-21.10")
def test_only_one_bonus_for_each_player_and_action() -> None:
    t = duel()
    t.hold("soviet", "sc-snap", "sc-bottle", "sc-momentum")
    t.fire("s-rifle-1", "fire g-landser-1")
    t.do("bonus sc-snap", 6)
    assert t.resting


def test_flat_on_the_cobbles_costs_a_marker_whatever_happens() -> None:
    t = duel()
    t.hold("german", "gc-flat")
    t.fire("s-rifle-1", "fire g-landser-1")
    t.do("play gc-flat", 3)
    assert t.shows("g-landser-1") == "full"  # 3 + 2 = 5 against 4 + 2
    assert t.markers("g-landser-1") == 1


@pytest.mark.rule("HOS-8.23")
def test_aim_for_the_vents_meets_the_rear() -> None:
    t = Table(open_ground(12, 6), {"s-zis3": "C9 w", "g-pz3": "C4 e"})
    t.hold("soviet", "sc-vents")
    t.fire("s-zis3", "fire g-pz3")
    t.do("play sc-vents", 2, 1)
    rolled = [e.params for e in t.events if e.key == "attack-rolled"]
    assert rolled[-1]["defence"] == 6
    assert t.damage("g-pz3") == ["crew"]


@pytest.mark.rule("HOS-21.22", "HOS-21.38", "HOS-31.11")
def test_second_chance_rolls_all_dice_again() -> None:
    t = duel()
    t.hold("soviet", "sc-second", "sc-second")
    t.fire("s-rifle-1", "fire g-landser-1", 1)
    t.do("play sc-second", 1)
    t.do("play sc-second", 2)
    assert t.shows("g-landser-1") == "weakened"


def test_second_chance_is_for_the_own_dice_only() -> None:
    t = duel()
    t.hold("german", "gc-second")
    t.fire("s-rifle-1", "fire g-landser-1", 1)
    assert t.resting


@pytest.mark.parametrize(("die", "state", "markers"), [(4, "full", 1), (3, "weakened", 0)])
def test_dented_not_dead(die: int, state: str, markers: int) -> None:
    t = duel()
    t.hold("german", "gc-helmet")
    t.hit("g-landser-1")
    t.do("play gc-helmet", die)
    assert t.shows("g-landser-1") == state
    assert t.markers("g-landser-1") == markers


def test_dented_not_dead_helps_neither_against_double_hits_nor_in_assaults() -> None:
    for double, by_fire in ((True, True), (False, False)):
        t = duel()
        t.hold("german", "gc-helmet")
        t.hit("g-landser-1", double=double, by_fire=by_fire)
        assert t.resting


@pytest.mark.rule("HOS-9.10")
def test_a_glancing_blow_is_only_a_marker() -> None:
    t = duel(g_pz3="G9 e")
    t.hold("german", "gc-glance")
    t.hit("g-pz3")
    t.do("play gc-glance")
    assert t.damage("g-pz3") == []
    assert t.markers("g-pz3") == 1


@pytest.mark.rule("HOS-16.71")
def test_a_snap_shot_answers_fire_and_activates() -> None:
    t = duel()
    t.hold("german", "gc-snap")
    t.alter("g-landser-1", token="2")
    t.fire("s-rifle-1", "fire g-landser-1", 1)
    t.do("play gc-snap g-landser-1")
    t.do("fire s-rifle-1", 2)
    assert t.shows("s-rifle-1") == "weakened"
    assert t.unit("g-landser-1").get("activated", False)
    assert t.json["lost_numbers"]["german"] == [2]


def test_a_snap_shot_needs_a_unit_that_is_not_activated() -> None:
    t = duel()
    t.hold("german", "gc-snap")
    t.alter("g-landser-1", activated=True)
    t.fire("s-rifle-1", "fire g-landser-1", 1)
    assert t.resting


def test_shoot_and_shift() -> None:
    t = duel()
    t.hold("german", "gc-shift")
    t.fire("g-landser-1", "fire s-rifle-1", 1)
    t.do("play gc-shift")
    t.do("step C6")
    t.do("stop")
    assert t.where("g-landser-1") == "C6"


@pytest.mark.rule("HOS-21.21", "HOS-21.37", "HOS-31.10")
def test_a_bundled_charge_comes_back() -> None:
    t = Table(open_ground(9, 6), {"s-rifle-1": "C6", "g-landser-1": "C4"})
    t.hold("soviet", "sc-return")
    t.hold("german", "gc-bundle")
    t.fire("g-landser-1", "grenade +BC5/6 gc-bundle")
    assert t.state.actors() == ("soviet",)
    assert {words.split()[0] for words in t.plays("sc-return")} == {
        "+BC3/4",
        "+BC4/5",
        "+CD3/4",
        "+CD4/5",
    }
    t.do("play sc-return +BC4/5", 3)
    assert t.shows("g-landser-1") == "weakened"
    assert t.shows("s-rifle-1") == "full"


def test_a_countermanded_bundle_leaves_the_unit_another_shot() -> None:
    t = Table(open_ground(9, 6), {"s-rifle-1": "C6", "g-landser-1": "C4"})
    t.hold("soviet", "sc-counter")
    t.hold("german", "gc-bundle")
    t.fire("g-landser-1", "grenade +BC5/6 gc-bundle")
    t.do("play sc-counter")
    assert "fire s-rifle-1" in t.legal()
    t.do("fire s-rifle-1", 1)


def test_bottle_and_match_burns_next_door_and_suppresses() -> None:
    t = Table(open_ground(9, 6), {"s-rifle-1": "C3", "g-pz3": "C5 e"})
    t.hold("soviet", "sc-bottle")
    t.fire("s-rifle-1", "close g-pz3 sc-bottle", 1)
    assert t.markers("g-pz3") == 1


# Movement.


@pytest.mark.rule("HOS-21.14", "HOS-21.31", "HOS-6.66")
def test_a_movement_bonus_sets_a_pinned_unit_moving() -> None:
    t = duel()
    t.alter("s-rifle-1", suppression=2)
    t.hold("soviet", "sc-sure")
    t.declare("s-rifle-1", "move")
    t.do("bonus sc-sure")
    t.do("step D3")
    t.do("step E4")
    assert not [words for words in t.legal() if words.split()[0] == "step"]


@pytest.mark.rule("HOS-21.28")
def test_a_movement_bonus_and_an_assault_bonus_are_one_action() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "C3", "g-landser-1": "C4"})
    t.hold("soviet", "sc-surprise", "sc-helmet")
    t.declare("s-smg-1", "assault g-landser-1")
    t.do("bonus sc-surprise")
    t.do("charge C4", 6, 6, 1)
    assert t.told("fight-decided")


@pytest.mark.rule("HOS-11.12")
def test_over_the_rubble() -> None:
    rows = ["......", ".#....", "......"]
    t = Table(rows, {"s-rifle-1": "B1", "g-landser-1": "A6"})
    t.hold("soviet", "sc-sure")
    t.declare("s-rifle-1", "move")
    t.do("play sc-sure")
    t.do("step B2")
    t.do("step B3")
    assert t.where("s-rifle-1") == "B3"


def test_stuck_fast_ends_a_vehicles_move() -> None:
    t = Table(open_ground(12, 5), {"s-t34": "C4 e", "g-landser-1": "E12"})
    t.hold("german", "gc-track")
    t.declare("s-t34", "move")
    t.do("step C5")
    t.do("hold")
    t.do("play gc-track")
    assert t.resting
    assert t.where("s-t34") == "C5 C4"


def test_stuck_fast_does_not_stop_infantry() -> None:
    t = duel()
    t.hold("german", "gc-track")
    t.declare("s-rifle-1", "move")
    t.do("step C3")
    assert t.decision == "movement"


def test_a_booby_trap_waits_where_nobody_has_been() -> None:
    rows = ["......", ".#....", "......"]
    t = Table(rows, {"s-rifle-1": "B1", "g-landser-1": "A6"})
    t.hold("german", "gc-booby")
    t.declare("s-rifle-1", "move")
    t.do("step B2")
    # Without the ruin's bonus: 2 + 2 against 4.
    t.do("play gc-booby", 2)
    assert t.shows("s-rifle-1") == "weakened"


def test_no_booby_trap_where_the_enemy_has_been_before() -> None:
    rows = ["......", ".#....", "......"]
    t = Table(rows, {"s-rifle-1": "B1", "g-landser-1": "A6"})
    t.hold("german", "gc-booby")
    t.change(entered={"soviet": [square("B2")]})
    t.declare("s-rifle-1", "move")
    t.do("step B2")
    assert t.decision != "window"


# Fights.


def test_cold_steel_adds_two_for_attacker_and_defender() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "C3", "g-landser-1": "C4"})
    t.hold("soviet", "sc-steel")
    t.hold("german", "gc-steel")
    t.declare("s-smg-1", "assault g-landser-1")
    t.do("charge C4")
    t.do("play sc-steel")
    t.do("play gc-steel", 2, 1, 4)
    assert t.totals() == (2 + 4 + 2, 4 + 2 + 2)
