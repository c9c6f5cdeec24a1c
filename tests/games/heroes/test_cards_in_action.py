"""Battle events of the action cards on fire, movement and fights, and their limits (HOS-21)."""

import pytest

from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.status import CREW
from tests.games.heroes.moments import card_words, duel, fire, hit
from tests.games.heroes.table import REST, Table, open_ground

# Fire.


@pytest.mark.rule("HOS-21.29", "HOS-21.13")
def test_a_fire_bonus_counts_for_the_shot() -> None:
    t = duel()
    t.hold(0, "sc-snap")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1")
    t.do("bonus", "card:sc-snap", dice=(1,))
    assert t.s.shows(t.u("g-landser-1")).state == "weakened"  # 1 + 2 + 1 = 4


@pytest.mark.rule("HOS-21.15", "HOS-21.30")
def test_a_die_bonus_counts_for_one_roll_of_its_player() -> None:
    t = duel()
    t.hold(0, "sc-momentum")
    t.hold(1, "gc-momentum")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1")
    # The German has nothing to play on a Soviet roll.
    assert t.s.actors() == ("soviet",)
    t.do("bonus", "card:sc-momentum", dice=(1,))
    assert t.s.shows(t.u("g-landser-1")).state == "weakened"


@pytest.mark.rule("HOS-21.10")
def test_only_one_bonus_for_each_player_and_action() -> None:
    t = duel()
    t.hold(0, "sc-snap", "sc-bottle", "sc-momentum")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1")
    t.do("bonus", "card:sc-snap", dice=(6,))
    assert t.s.frames[-1].name == REST


def test_flat_on_the_cobbles_costs_a_marker_whatever_happens() -> None:
    t = duel()
    t.hold(1, "gc-flat")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1")
    t.do("play", "card:gc-flat", dice=(3,))
    assert t.s.shows(t.u("g-landser-1")).state == "full"  # 3 + 2 = 5 against 4 + 2
    assert t.s.suppression[t.u("g-landser-1")] == 1


@pytest.mark.rule("HOS-8.23")
def test_aim_for_the_vents_meets_the_rear() -> None:
    t = Table(open_ground(12, 6), {"s-zis3": "8-2 w", "g-pz3": "3-2 e"})
    t.hold(0, "sc-vents")
    fire(t, "s-zis3", "fire", "unit:g-pz3")
    t.do("play", "card:sc-vents", dice=(2, 1))
    rolled = [e.params for e in t.events if e.key == "attack-rolled"]
    assert rolled[-1]["defence"] == 6
    assert t.s.damage[t.u("g-pz3")] == CREW


@pytest.mark.rule("HOS-21.22", "HOS-21.38", "HOS-31.11")
def test_second_chance_rolls_all_dice_again() -> None:
    t = duel()
    t.hold(0, "sc-second", "sc-second")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1", dice=(1,))
    t.do("play", "card:sc-second", dice=(1,))
    t.do("play", "card:sc-second", dice=(2,))
    assert t.s.shows(t.u("g-landser-1")).state == "weakened"


def test_second_chance_is_for_the_own_dice_only() -> None:
    t = duel()
    t.hold(1, "gc-second")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1", dice=(1,))
    assert t.s.frames[-1].name == REST


@pytest.mark.parametrize(("die", "state", "markers"), [(4, "full", 1), (3, "weakened", 0)])
def test_dented_not_dead(die: int, state: str, markers: int) -> None:
    t = duel()
    t.hold(1, "gc-helmet")
    hit(t, "g-landser-1")
    t.do("play", "card:gc-helmet", dice=(die,))
    assert t.s.shows(t.u("g-landser-1")).state == state
    assert t.s.suppression[t.u("g-landser-1")] == markers


def test_dented_not_dead_helps_neither_against_double_hits_nor_in_assaults() -> None:
    for double, by_fire in ((True, True), (False, False)):
        t = duel()
        t.hold(1, "gc-helmet")
        hit(t, "g-landser-1", double, by_fire)
        assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-9.10")
def test_a_glancing_blow_is_only_a_marker() -> None:
    t = duel(g_pz3="8-6 e")
    t.hold(1, "gc-glance")
    hit(t, "g-pz3")
    t.do("play", "card:gc-glance")
    assert t.s.damage[t.u("g-pz3")] == 0
    assert t.s.suppression[t.u("g-pz3")] == 1


@pytest.mark.rule("HOS-16.71")
def test_a_snap_shot_answers_fire_and_activates() -> None:
    t = duel()
    t.hold(1, "gc-snap")
    t.s.token[t.u("g-landser-1")] = 2
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1", dice=(1,))
    t.do("play", "card:gc-snap", "unit:g-landser-1")
    t.do("fire", "unit:s-rifle-1", dice=(2,))
    assert t.s.shows(t.u("s-rifle-1")).state == "weakened"
    assert t.s.activated[t.u("g-landser-1")]
    assert t.s.lost_numbers[1] == [2]


def test_a_snap_shot_needs_a_unit_that_is_not_activated() -> None:
    t = duel()
    t.hold(1, "gc-snap")
    t.s.activated[t.u("g-landser-1")] = True
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1", dice=(1,))
    assert t.s.frames[-1].name == REST


def test_shoot_and_shift() -> None:
    t = duel()
    t.hold(1, "gc-shift")
    fire(t, "g-landser-1", "fire", "unit:s-rifle-1", dice=(1,))
    t.do("play", "card:gc-shift")
    t.do("step", "square:5-2")
    t.do("stop")
    assert t.where("g-landser-1") == "5-2"


@pytest.mark.rule("HOS-21.21", "HOS-21.37", "HOS-31.10")
def test_a_bundled_charge_comes_back() -> None:
    t = Table(open_ground(9, 6), {"s-rifle-1": "5-2", "g-landser-1": "3-2"})
    t.hold(0, "sc-return")
    t.hold(1, "gc-bundle")
    fire(t, "g-landser-1", "grenade", "point:5-2", "card:gc-bundle")
    assert t.s.actors() == ("soviet",)
    assert {words[0] for words in card_words(t, "sc-return")} == {
        "point:3-2",
        "point:4-2",
        "point:3-3",
        "point:4-3",
    }
    t.do("play", "card:sc-return", "point:4-2", dice=(3,))
    assert t.s.shows(t.u("g-landser-1")).state == "weakened"
    assert t.s.shows(t.u("s-rifle-1")).state == "full"


def test_a_countermanded_bundle_leaves_the_unit_another_shot() -> None:
    t = Table(open_ground(9, 6), {"s-rifle-1": "5-2", "g-landser-1": "3-2"})
    t.hold(0, "sc-counter")
    t.hold(1, "gc-bundle")
    fire(t, "g-landser-1", "grenade", "point:5-2", "card:gc-bundle")
    t.do("play", "card:sc-counter")
    assert ("fire", "unit:s-rifle-1") in t.legal()
    t.do("fire", "unit:s-rifle-1", dice=(1,))


def test_bottle_and_match_burns_next_door_and_suppresses() -> None:
    t = Table(open_ground(9, 6), {"s-rifle-1": "2-2", "g-pz3": "4-2 e"})
    t.hold(0, "sc-bottle")
    fire(t, "s-rifle-1", "close", "unit:g-pz3", "card:sc-bottle", dice=(1,))
    assert t.s.suppression[t.u("g-pz3")] == 1


# Movement.


@pytest.mark.rule("HOS-21.14", "HOS-21.31", "HOS-6.66")
def test_a_movement_bonus_sets_a_pinned_unit_moving() -> None:
    t = duel()
    t.s.suppression[t.u("s-rifle-1")] = 2
    t.hold(0, "sc-sure")
    moves.begin(t.s, t.u("s-rifle-1"), ("move",), t.events)
    t.advance()
    t.do("bonus", "card:sc-sure")
    t.do("step", "square:2-3")
    t.do("step", "square:3-4")
    assert not [words for words in t.legal() if words[0] == "step"]


@pytest.mark.rule("HOS-21.28")
def test_a_movement_bonus_and_an_assault_bonus_are_one_action() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "2-2", "g-landser-1": "3-2"})
    t.hold(0, "sc-surprise", "sc-helmet")
    moves.begin(t.s, t.u("s-smg-1"), ("assault", "unit:g-landser-1"), t.events)
    t.advance()
    t.do("bonus", "card:sc-surprise")
    t.do("charge", "square:3-2", dice=(6, 6, 1))
    assert "fight-decided" in t.told()


@pytest.mark.rule("HOS-11.12")
def test_over_the_rubble() -> None:
    rows = ["......", ".#....", "......"]
    t = Table(rows, {"s-rifle-1": "0-1", "g-landser-1": "5-0"})
    t.hold(0, "sc-sure")
    moves.begin(t.s, t.u("s-rifle-1"), ("move",), t.events)
    t.advance()
    t.do("play", "card:sc-sure")
    t.do("step", "square:1-1")
    t.do("step", "square:2-1")
    assert t.where("s-rifle-1") == "2-1"


def test_stuck_fast_ends_a_vehicles_move() -> None:
    t = Table(open_ground(12, 5), {"s-t34": "3-2 e", "g-landser-1": "11-4"})
    t.hold(1, "gc-track")
    moves.begin(t.s, t.u("s-t34"), ("move",), t.events)
    t.advance()
    t.do("step", "square:4-2")
    t.do("hold")
    t.do("play", "card:gc-track")
    assert t.s.frames[-1].name == REST
    assert t.where("s-t34") == "4-2 3-2"


def test_stuck_fast_does_not_stop_infantry() -> None:
    t = duel()
    t.hold(1, "gc-track")
    moves.begin(t.s, t.u("s-rifle-1"), ("move",), t.events)
    t.advance()
    t.do("step", "square:2-2")
    assert t.s.frames[-1].name == "movement"


def test_a_booby_trap_waits_where_nobody_has_been() -> None:
    rows = ["......", ".#....", "......"]
    t = Table(rows, {"s-rifle-1": "0-1", "g-landser-1": "5-0"})
    t.hold(1, "gc-booby")
    moves.begin(t.s, t.u("s-rifle-1"), ("move",), t.events)
    t.advance()
    t.do("step", "square:1-1")
    # Without the ruin's bonus: 2 + 2 against 4.
    t.do("play", "card:gc-booby", dice=(2,))
    assert t.s.shows(t.u("s-rifle-1")).state == "weakened"


def test_no_booby_trap_where_the_enemy_has_been_before() -> None:
    rows = ["......", ".#....", "......"]
    t = Table(rows, {"s-rifle-1": "0-1", "g-landser-1": "5-0"})
    t.hold(1, "gc-booby")
    t.s.entered[0].add(t.p("1-1"))
    moves.begin(t.s, t.u("s-rifle-1"), ("move",), t.events)
    t.advance()
    t.do("step", "square:1-1")
    assert t.s.frames[-1].name != "window"


# Fights.


def test_cold_steel_adds_two_for_attacker_and_defender() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "2-2", "g-landser-1": "3-2"})
    t.hold(0, "sc-steel")
    t.hold(1, "gc-steel")
    moves.begin(t.s, t.u("s-smg-1"), ("assault", "unit:g-landser-1"), t.events)
    t.advance()
    t.do("charge", "square:3-2")
    t.do("play", "card:sc-steel")
    t.do("play", "card:gc-steel", dice=(2, 1, 4))
    told = [e.params for e in t.events if e.key == "fight-decided"][-1]
    assert (told["total"], told["answer"]) == (2 + 4 + 2, 4 + 2 + 2)
