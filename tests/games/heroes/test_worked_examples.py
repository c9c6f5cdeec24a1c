"""Numbers that the ledger gives as tests, where no other file has them."""

import pytest

from sandtable.games.heroes.assaults import assault_values
from sandtable.games.heroes.land import sight
from sandtable.games.heroes.land.field import Plan
from sandtable.games.heroes.land.ground import bonus_of
from sandtable.games.heroes.moving import moves, spotting, zones
from sandtable.games.heroes.pack.counters import ALL_ROUND, FRONT_90
from sandtable.games.heroes.status import HULL, LOST, TRACKS
from sandtable.games.heroes.turn import command
from sandtable.games.heroes.turn.activation import Activation
from tests.games.heroes.kit import equip
from tests.games.heroes.range import fire, odds, parts, shots, told
from tests.games.heroes.table import REST, Table, march, open_ground
from tests.games.heroes.turns import act, begin, token, two_platoons, unit
from tests.games.heroes.turns import told as parameters


@pytest.mark.rule("HOS-3.16", "HOS-3.15")
def test_tokens_of_this_turn_outlive_the_officer_who_gave_them() -> None:
    """Three stars; the officer with two falls during activation 1: 2 and 3 still come up."""
    s = two_platoons(initiative="german")
    for number, id in enumerate(["g-mg34", "g-spaeher", "g-pzgren-1"], 1):
        token(s, id, str(number))
    begin(s, "activate")
    officer = unit(s, "g-berninger")
    s.lift(officer)
    s.standing[officer] = LOST
    revealed = []
    while s.phase == 2 and s.frames[-1].name == "activation":
        revealed += parameters(act(s, "wait"), "token-revealed")
    assert [params["token"] for params in revealed] == ["2", "3"]
    taken = parameters(begin(s, "take"), "tokens-taken")
    assert {params["side"]: params["numbered"] for params in taken}["german"] == 1


@pytest.mark.rule("HOS-6.20", "HOS-5.1")
def test_a_machine_gun_that_turns_on_its_order_does_not_fire_with_it() -> None:
    t = Table(open_ground(9, 9), {"g-mg42": "4-4 n #1", "s-rifle-1": "8-4"})
    t.s.frames.append(Activation(0))
    t.advance()
    assert not [action for action in t.legal() if action[0] == "fire"]
    t.do("move")
    t.do("stop", "facing:e")
    assert t.s.frames[-1].name == REST
    assert ("fire", "unit:s-rifle-1") in shots(t, "g-mg42")  # it could, had it another order


@pytest.mark.rule("HOS-8.30")
def test_a_gun_sees_and_controls_where_it_cannot_fire() -> None:
    """It looks north: it spots and has its zone in the south, but does not fire there."""
    t = Table(open_ground(7, 9), {"s-gun45": "3-3 n", "g-sniper": "3-7 #1"})
    assert ("fire", "unit:g-sniper") not in shots(t, "s-gun45")
    assert spotting.is_spotted(t.s, t.u("g-sniper"))
    assert t.p("3-4") in zones.controls(t.s, 0)


@pytest.mark.rule("HOS-8.52", "HOS-8.27")
def test_seven_and_a_half_squares_are_not_long_range() -> None:
    hut = Plan("H", 7, 4, ("+-+", "|aW", "+-+"), {"a": ("apartment", False)})
    for x, counted, penalty in ((11, 7, None), (12, 8, 2)):
        t = Table(open_ground(13, 5), {"s-rifle-1": "3.5-2", "g-landser-1": f"{x}-2"}, plans=[hut])
        assert sight.to_unit(t.s, 0, 1).range == counted
        shown = parts(t, "s-rifle-1", "fire", "unit:g-landser-1")
        assert shown.get("odds-long-range") == penalty


@pytest.mark.rule("HOS-11.4")
def test_a_lorry_with_one_square_in_a_purple_element_has_no_bonus() -> None:
    hall = Plan("H", 6, 2, ("+-+-+-+", "Ga a a|", "+-+-+-+"), {"a": ("factory_hall", False)})
    for front, bonus in (("3-1 e", 0), ("4-1 e", 1)):
        t = Table(open_ground(9, 4), {"g-opel": front}, plans=[hall])
        assert bonus_of(t.s, 0) == bonus


@pytest.mark.rule("HOS-11.4", "HOS-13.2", "HOS-13.5")
def test_a_vehicle_across_two_parts_of_a_hall_is_inside_the_hall() -> None:
    """A gateway between two halves is under the same roof; a fallen half is not."""
    rows = ("+-+-+-+-+", "Ga aGb bG", "+-+-+-+-+")
    for fallen, front, bonus in (
        (False, "4-1 e", 1), (False, "5-1 e", 1), (False, "6-1 e", 1), (False, "7-1 e", 0),
        (True, "4-1 e", 1), (True, "5-1 e", 0),
    ):  # fmt: skip
        kinds = {"a": ("factory_hall", False), "b": ("factory_hall", fallen)}
        t = Table(open_ground(9, 4), {"g-pz3": front}, plans=[Plan("H", 6, 2, rows, kinds)])
        assert bonus_of(t.s, 0) == bonus


@pytest.mark.rule("HOS-11.18")
def test_of_two_elements_in_a_square_the_better_bonus_counts() -> None:
    """A wreck (+1) in a trench (+2): +2, not +3; a better one replaces a worse."""
    for letter, bonus in (("t", 2), (".", 1), ("o", 1)):
        t = Table([f"..{letter}.."], {"s-rifle-1": "2-0"})
        t.wreck("wreck_light_1", "2-0")
        assert bonus_of(t.s, 0) == bonus


@pytest.mark.rule("HOS-14.18", "HOS-8.23")
@pytest.mark.parametrize(("at", "heading", "damaged"), [("0-4", "e", True), ("4-0", "s", False)])
def test_a_six_from_the_rear_damages_a_panzer_iii_and_from_the_side_does_not(
    at: str, heading: str, damaged: bool
) -> None:
    t = Table(open_ground(9, 9), {"s-gun45": f"{at} {heading}", "g-pz3": "5-4 e"})
    fire(t, "s-gun45", "fire", "unit:g-pz3", dice=(3, 2) if damaged else (3,))
    assert told(t, "attack-rolled")[0].params["result"] == 6
    assert t.s.damage[t.u("g-pz3")] == (TRACKS if damaged else 0)


@pytest.mark.rule("HOS-15.19")
def test_who_runs_past_a_hidden_unit_and_ends_out_of_sight_does_not_spot_it() -> None:
    t = Table(["w....g.", ".....g.", "......."], {"s-sniper": "4-0 #1", "g-landser-1": "3-2"})
    march(t, "g-landser-1")
    for square in ("4-2", "5-2", "6-1"):
        t.do("step", f"square:{square}")
        assert t.s.hidden(0)
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-16.79")
def test_a_twin_linked_unit_throws_a_grenade_with_one_die() -> None:
    t = Table(open_ground(9, 4), {"s-rifle-1": "2-1", "g-landser-1": "4-1", "g-landser-2": "3-2"})
    equip(t, 0, "grenades")
    weapon = t.s.counter(0).faces[0].weapons[0]
    weapon.twin_linked = True
    try:
        fire(t, "s-rifle-1", "grenade", "point:4-2", "option:t-soviet.grenades", dice=(1, 1))
        assert [event.params["dice"] for event in told(t, "attack-rolled")] == [[1], [1]]
        t.s.fired[0] = False
        fire(t, "s-rifle-1", "fire", "unit:g-landser-2", dice=(1, 2))
        assert [event.params["dice"] for event in told(t, "attack-rolled")] == [[1, 2]]
    finally:
        weapon.twin_linked = False


@pytest.mark.rule("HOS-16.81", "HOS-16.34")
def test_a_howitzer_over_two_units_rolls_destruction_once() -> None:
    """Two attacks, then one roll of its two dice for what both stand in."""
    t = Table(open_ground(9, 5), {"s-reggun": "4-0 s", "g-landser-1": "4-2", "g-landser-2": "5-2"})
    t.wreck("wreck_light_2", "5-2", "4-2")
    fire(t, "s-reggun", "howitzer", "point:5-2", dice=(1, 1, 4, 1))
    assert [event.key for event in t.events if event.key.endswith("-rolled")] == [
        "attack-rolled",
        "attack-rolled",
        "destruction-rolled",
    ]
    assert told(t, "destruction-rolled")[0].params["dice"] == [4, 1]


@pytest.mark.rule("HOS-17.56", "HOS-17.19")
@pytest.mark.parametrize(("arc", "markers"), [(ALL_ROUND, 0), (FRONT_90, 1)])
def test_a_tank_with_a_hull_gun_is_not_surprised_while_its_machine_gun_turns(
    arc: int, markers: int
) -> None:
    """The arc of the weapon it fights with decides, not that of the gun."""
    t = Table(open_ground(7, 5), {"g-pioniere-1": "1-2", "s-t34": "3-2 e"})
    gun, machine_gun = t.s.counter(t.u("s-t34")).faces[0].weapons
    gun.arc, machine_gun.arc = FRONT_90, arc
    try:
        moves.begin(t.s, 0, ("assault", "unit:s-t34"), t.events)
        t.advance()
        t.do("charge", "square:2-2", dice=(1, 1, 6))
    finally:
        gun.arc = machine_gun.arc = ALL_ROUND
    assert t.s.suppression[t.u("s-t34")] == markers


@pytest.mark.rule("HOS-18.9", "HOS-15.43")
def test_a_mechanic_in_the_crew_repairs_his_own_tank_and_its_neighbour() -> None:
    units = {
        "s-t34": "3-2 e", "s-drozd": "in s-t34 #1", "s-t70": "3-3 e", "s-gazaa": "6-2 e",
        "s-fitters": "in s-gazaa",
    }  # fmt: skip
    t = Table(open_ground(9, 6), units)
    aboard = t.s.counter(t.u("s-drozd")).faces[1]
    t.s.damage[t.u("s-t34")] = TRACKS
    t.s.damage[t.u("s-t70")] = HULL
    assert command.repairs(t.s, t.u("s-t34")) == []
    aboard.mechanic = True
    try:
        assert command.repairs(t.s, t.u("s-t34")) == [
            ("repair", "unit:s-t34", "damage:tracks"),
            ("repair", "unit:s-t70", "damage:hull"),
        ]
        t.s.frames.append(Activation(t.u("s-t34")))
        t.advance()
        t.do("repair", "unit:s-t34", "damage:tracks")
        assert t.s.damage[t.u("s-t34")] == 0
        assert t.s.frames[-1].name == REST  # instead of its action
        assert command.repairs(t.s, t.u("s-t34")) == []  # one by each Mechanic (HOS-18.4)
    finally:
        aboard.mechanic = False
    # The fitters on the lorry beside it are adjacent to nothing.
    assert command.repairs(t.s, t.u("s-fitters")) == []


@pytest.mark.rule("HOS-22.6", "HOS-17.23")
def test_four_off_the_die_of_two_markers_in_a_fight_too() -> None:
    t = Table(open_ground(5, 3), {"s-smg-1": "1-1", "g-landser-1": "2-1"})
    t.s.suppression[1] = 2
    value = assault_values.defence_value(t.s, 1, 0, t.p("2-1"), t.p("1-1"), False)
    assert value == 2 - 4


@pytest.mark.rule("HOS-8.40", "HOS-8.38")
def test_odds_are_those_of_the_result_that_hits() -> None:
    """DV 4 and CV 2: a 2 or more, five in six."""
    t = Table(open_ground(9, 3), {"g-landser-1": "0-0", "s-rifle-1": "3-0"})
    roll = odds(t, "g-landser-1", "fire", "unit:s-rifle-1")[0]
    assert (roll.need, round(6 * roll.success)) == (2, 5)
