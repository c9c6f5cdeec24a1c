"""The movement sequence (HOS-26): fire on the move, reactions, the way to an assault (HOS-17)."""

import pytest

from sandtable.games.heroes.fire import hits
from sandtable.games.heroes.land.field import Plan
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.status import LOST, SUPPLY
from tests.games.heroes.table import REST, Table, march, open_ground, steps


def words(table: Table) -> set[str]:
    return {action[0] for action in table.legal()}


# Fire on the Move.


@pytest.mark.rule("HOS-26.2", "HOS-26.5", "HOS-16.24", "HOS-16.25", "HOS-6.60")
def test_fire_on_the_move_before_after_and_once() -> None:
    table = Table(open_ground(9, 3), {"g-r75": "0-1 e", "s-rifle-1": "8-1"})
    march(table, "g-r75")
    assert {"fire", "step", "stop"} <= words(table)
    table.do("step", "square:1-1")
    assert words(table) == {"fire", "suppress", "hold"}
    assert table.refused("step", "square:2-1") == "refusal-fire-or-hold HOS-26.5"
    table.do("hold")
    assert "fire" not in words(table)
    table.do("step", "square:2-1")
    table.do("fire", "unit:s-rifle-1", dice=(1,))
    table.do("step", "square:3-1")
    assert table.refused("fire", "unit:s-rifle-1") == "refusal-fired-on-the-move HOS-16.24"


@pytest.mark.rule("HOS-16.27", "HOS-10.14", "HOS-26.13")
def test_no_fire_on_the_move_in_the_supply_phase() -> None:
    table = Table(open_ground(9, 3), {"g-r75": "0-1 e", "s-rifle-1": "8-1"})
    table.s.phase = SUPPLY
    march(table, "g-r75").do("step", "square:1-1")
    assert words(table) == {"step", "stop"}


# Opportunity Fire.


@pytest.mark.rule("HOS-26.3", "HOS-26.6", "HOS-16.90")
def test_a_reaction_after_each_step() -> None:
    table = Table(open_ground(9, 3), {"s-rifle-1": "0-1", "g-mg42": "8-1 w #1"})
    march(table, "s-rifle-1").do("step", "square:1-1")
    assert table.s.actors() == ("german",)
    table.do("pass")
    table.do("step", "square:2-1")
    assert table.s.actors() == ("german",)


@pytest.mark.rule("HOS-16.97")
def test_a_destroyed_mover_acts_no_more() -> None:
    table = Table(open_ground(9, 3), {"s-fitters": "0-1", "g-mg42": "5-1 w #1"})
    march(table, "s-fitters").do("step", "square:1-1")
    reaction = next(action for action in table.legal() if action != ("pass",))
    table.do(*reaction)
    while table.s.frames[-1].name != REST:
        fire = [action for action in table.legal() if action[0] == "fire"]
        table.do(*(fire or table.legal())[0], dice=(6,))
    assert table.s.standing[0] == LOST


@pytest.mark.rule("HOS-16.91", "HOS-26.13")
def test_no_reaction_to_a_supply_move_nor_to_boarding() -> None:
    table = Table(open_ground(9, 3), {"s-rifle-1": "0-1", "g-mg42": "8-1 w #1"})
    table.s.phase = SUPPLY
    march(table, "s-rifle-1").do("step", "square:1-1")
    assert table.s.actors() == ("soviet",)
    table = Table(open_ground(9, 3), {"s-rifle-1": "0-1", "s-gaz64": "1-1 e", "g-mg42": "8-1 w #1"})
    march(table, "s-rifle-1").do("board", "unit:s-gaz64")
    assert table.s.frames[-1].name == REST


@pytest.mark.rule("HOS-16.90", "HOS-26.10")
def test_turning_on_the_spot_can_be_answered() -> None:
    table = Table(open_ground(9, 3), {"s-gun45": "0-1 n", "g-mg42": "8-1 w #1"})
    march(table, "s-gun45").do("stop", "facing:e")
    assert table.s.actors() == ("german",)
    table.do("pass")
    assert table.s.frames[-1].name == REST


@pytest.mark.rule("HOS-9.12", "HOS-9.13", "HOS-6.72", "HOS-16.77")
def test_a_halted_vehicle_displaces_what_it_stands_on() -> None:
    table = Table(open_ground(9, 3), {"g-pz3": "2-1 e", "s-rifle-1": "3-1"})
    march(table, "g-pz3")
    table.do("step", "square:3-1")
    moves.halt(table.s, 0)
    table.advance()
    assert table.s.actors() == ("soviet",)
    table.do("step", "square:3-0")
    assert table.s.suppression[1] == 1
    assert table.s.frames[-1].name == REST


@pytest.mark.rule("HOS-6.72", "HOS-16.97")
def test_a_wreck_displaces_too() -> None:
    table = Table(open_ground(9, 3), {"g-opel": "2-1 e", "s-rifle-1": "3-1"})
    march(table, "g-opel")
    table.do("step", "square:3-1")
    hits.destroy(table.s, 0, table.events)
    table.advance()
    assert table.s.actors() == ("soviet",)
    table.do("step", "square:3-0")
    assert table.s.wreck_on[table.p("3-1")] == 0
    assert table.s.suppression[1] == 1


# The way to an assault.


@pytest.mark.rule("HOS-17.1", "HOS-17.5", "HOS-17.7", "HOS-17.11", "HOS-17.77")
def test_who_can_be_named() -> None:
    units = {
        "s-smg-1": "0-0", "g-landser-1": "3-0", "g-pz3": "3-2 e", "g-landser-2": "5-0",
        "g-kuebel": "0-2 e", "g-landser-3": "in g-kuebel",
    }  # fmt: skip
    table = Table(open_ground(9, 3), units)
    named = moves.declarations(table.s, 0)
    assert ("assault", "unit:g-landser-1") in named
    for target, rule in (
        ("g-pz3", "HOS-17.5"), ("g-landser-2", "HOS-17.11"), ("g-landser-3", "HOS-17.77")
    ):  # fmt: skip
        action = ("assault", f"unit:{target}")
        assert action not in named
        assert moves.refuse_declaration(table.s, 0, action).rule == rule
    table.s.suppression[0] = 2
    assert moves.declarations(table.s, 0) == [("move",)]
    refusal = moves.refuse_declaration(table.s, 0, ("assault", "unit:g-landser-1"))
    assert refusal.rule == "HOS-17.77"


@pytest.mark.rule("HOS-17.6", "HOS-10.2")
def test_no_assault_in_the_supply_phase() -> None:
    table = Table(open_ground(9, 3), {"s-smg-1": "0-0", "g-landser-1": "1-0"})
    table.s.phase = SUPPLY
    assert moves.declarations(table.s, 0) == [("move",)]


@pytest.mark.rule("HOS-17.8", "HOS-17.10", "HOS-17.13", "HOS-17.17")
def test_an_assault_that_is_possible_must_be_carried_out() -> None:
    table = Table(open_ground(9, 5), {"s-smg-1": "0-2", "g-pzb39": "3-2"})
    march(table, "s-smg-1", "assault", "unit:g-pzb39")
    assert table.refused("stop") == "refusal-assault-must HOS-17.8"
    assert steps(table) == {"1-1", "1-2", "1-3", "0-1", "0-3"}
    table.do("step", "square:1-2")
    if ("hold",) in table.legal():
        table.do("hold")
    assert "0-2" not in steps(table)
    table.do("step", "square:2-2")
    if ("hold",) in table.legal():
        table.do("hold")
    assert ("charge", "square:3-2") in table.legal()
    assert table.where("s-smg-1") == "2-2"


@pytest.mark.rule("HOS-17.9", "HOS-17.15", "HOS-17.11")
def test_a_target_out_of_reach_leaves_the_move_free() -> None:
    rows = ["....", "~~~~", "...."]
    table = Table(rows, {"s-smg-1": "0-0", "g-pzb39": "2-2"})
    march(table, "s-smg-1", "assault", "unit:g-pzb39")
    assert ("stop",) in table.legal()
    assert table.refused("charge", "square:2-2") == "refusal-assault-launch HOS-17.52"


@pytest.mark.rule("HOS-17.16", "HOS-7.7", "HOS-17.52")
def test_zones_do_not_hinder_the_last_step() -> None:
    units = {"s-smg-1": "4-4", "g-landser-1": "5-4", "g-landser-2": "5-5"}
    table = march(Table(open_ground(9, 9), units), "s-smg-1", "assault", "unit:g-landser-2")
    assert ("charge", "square:5-5") in table.legal()


@pytest.mark.rule("HOS-17.10")
def test_no_launch_from_a_friends_square() -> None:
    units = {"s-smg-1": "0-0", "s-rifle-1": "1-0", "g-pzb39": "2-0"}
    table = march(Table(open_ground(3, 1), units), "s-smg-1", "assault", "unit:g-pzb39")
    assert ("stop",) in table.legal()
    assert steps(table) == {"1-0"}  # It may pass, but there is nowhere to launch from.


@pytest.mark.rule("HOS-17.14", "HOS-17.78")
def test_a_new_target_when_the_first_is_gone() -> None:
    units = {"s-smg-1": "0-2", "g-pzb39": "3-2", "g-landser-1": "3-4", "g-landser-2": "8-2"}
    table = march(Table(open_ground(9, 5), units), "s-smg-1", "assault", "unit:g-pzb39")
    hits.destroy(table.s, 1, table.events)
    table.advance()
    named = [action for action in table.legal() if action[0] == "assault"]
    assert named == [("assault", "unit:g-landser-1")]
    assert ("stop",) in table.legal()
    table.do("step", "square:1-2")
    if ("hold",) in table.legal():
        table.do("hold")
    assert table.refused("assault", "unit:g-landser-1") == "refusal-assault-announce HOS-17.7"


@pytest.mark.rule("HOS-17.52", "HOS-13.27")
def test_an_assault_into_a_building_goes_through_the_door() -> None:
    plan = Plan("H", 4, 2, ("+-+", "|aD", "+-+"), {"a": ("house_1", False)})
    rows = ["......", ".._...", "......"]
    table = Table(rows, {"s-smg-1": "1-1", "g-pzb39": "2-1"}, plans=[plan])
    march(table, "s-smg-1", "assault", "unit:g-pzb39")
    assert ("charge", "square:2-1") not in table.legal()
    table = Table(rows, {"s-smg-1": "3-1", "g-pzb39": "2-1"}, plans=[plan])
    march(table, "s-smg-1", "assault", "unit:g-pzb39")
    assert ("charge", "square:2-1") in table.legal()


@pytest.mark.rule("HOS-17.52")
def test_no_tank_assaults_into_a_building() -> None:
    table = Table(["....#"], {"s-t34": "3-0 e", "g-pzb39": "4-0"})
    table.s.in_force[0] = ["army_assault:2"]
    march(table, "s-t34", "assault", "unit:g-pzb39")
    assert ("charge", "square:4-0") not in table.legal()


@pytest.mark.rule("HOS-17.51")
def test_a_vehicle_enters_with_its_leading_half_and_not_by_a_pivot() -> None:
    units = {"s-t34": "3-3 e", "g-landser-1": "4-2", "g-landser-2": "1-3", "g-landser-3": "3-2"}
    for target, possible in (("g-landser-1", True), ("g-landser-2", True)):
        table = Table(open_ground(8, 8), units)
        table.s.in_force[0] = ["army_assault:2"]
        march(table, "s-t34", "assault", f"unit:{target}")
        assert ("charge" in words(table)) == possible
    table = Table(open_ground(8, 8), units)
    table.s.in_force[0] = ["army_assault:2"]
    march(table, "s-t34", "assault", "unit:g-landser-3")
    assert "charge" not in words(table)


@pytest.mark.rule("HOS-17.10", "HOS-17.53", "HOS-20.12")
def test_launching_from_a_transport() -> None:
    units = {"s-gaz64": "1-1 e", "s-smg-1": "in s-gaz64", "g-pzb39": "2-1"}
    table = march(Table(open_ground(4, 3), units), "s-smg-1", "assault", "unit:g-pzb39")
    assert ("charge", "square:2-1") in table.legal()
    units = {"g-opel": "2-1 e", "g-stoss-1": "in g-opel", "s-ampulomet": "1-0"}
    table = march(Table(open_ground(4, 3), units), "g-stoss-1", "assault", "unit:s-ampulomet")
    assert ("charge", "square:1-0", "square:2-1") in table.legal()
    assert ("charge", "square:1-0", "square:1-1") in table.legal()


@pytest.mark.rule("HOS-17.76", "HOS-17.36", "HOS-26.8")
def test_the_fight_ends_the_action() -> None:
    table = Table(open_ground(5, 1), {"s-sappers": "0-0", "g-pzb39": "1-0"})
    march(table, "s-sappers", "assault", "unit:g-pzb39")
    table.do("charge", "square:1-0", dice=(6, 6, 1))
    assert table.s.standing[1] == LOST
    assert table.where("s-sappers") == "1-0"
    assert table.s.frames[-1].name == REST


@pytest.mark.rule("HOS-17.54", "HOS-9.12")
def test_a_halted_attacker_does_not_fight() -> None:
    table = Table(open_ground(6, 3), {"s-t34": "2-1 e", "g-pak38": "3-1 w"})
    table.s.in_force[0] = ["army_assault:2"]
    table.hold(1, "gc-track")
    march(table, "s-t34", "assault", "unit:g-pak38")
    table.do("charge", "square:3-1")
    table.do("play", "card:gc-track")
    assert table.s.frames[-1].name == REST
    assert table.where("s-t34") == "2-1 1-1"
    assert "fight-begins" not in table.told()
