"""The movement sequence (HOS-26): fire on the move, reactions, the way to an assault (HOS-17)."""

import pytest

from tests.heroes import Table, house, open_ground


def words(table: Table) -> set[str]:
    return {action.split()[0] for action in table.legal()}


# Fire on the Move.


@pytest.mark.rule("HOS-26.2", "HOS-26.5", "HOS-16.24", "HOS-16.25", "HOS-6.60")
def test_fire_on_the_move_before_after_and_once() -> None:
    table = Table(open_ground(9, 3), {"g-r75": "B1 e", "s-rifle-1": "B9"})
    table.march("g-r75")
    assert {"fire", "step", "stop"} <= words(table)
    table.do("step B2")
    assert words(table) == {"fire", "suppress", "hold"}
    assert table.refused("step B3") == "refusal-fire-or-hold HOS-26.5"
    table.do("hold")
    assert "fire" not in words(table)
    table.do("step B3")
    table.do("fire s-rifle-1", 1)
    table.do("step B4")
    assert table.refused("fire s-rifle-1") == "refusal-fired-on-the-move HOS-16.24"


@pytest.mark.rule("HOS-16.27", "HOS-10.14", "HOS-26.13")
def test_no_fire_on_the_move_in_the_supply_phase() -> None:
    table = Table(open_ground(9, 3), {"g-r75": "B1 e", "s-rifle-1": "B9"})
    table.change(phase="supply")
    table.march("g-r75").do("step B2")
    assert words(table) == {"step", "stop"}


# Opportunity Fire.


@pytest.mark.rule("HOS-26.3", "HOS-26.6", "HOS-16.90")
def test_a_reaction_after_each_step() -> None:
    table = Table(open_ground(9, 3), {"s-rifle-1": "B1", "g-mg42": "B9 w deployed"})
    table.march("s-rifle-1").do("step B2")
    assert table.state.actors() == ("german",)
    table.do("pass")
    table.do("step B3")
    assert table.state.actors() == ("german",)


@pytest.mark.rule("HOS-16.97")
def test_a_destroyed_mover_acts_no_more() -> None:
    table = Table(open_ground(9, 3), {"s-fitters": "B1", "g-mg42": "B6 w deployed"})
    table.march("s-fitters").do("step B2")
    reaction = next(action for action in table.legal() if action != "pass")
    table.do(reaction)
    while not table.resting:
        fire = [action for action in table.legal() if action.split()[0] == "fire"]
        table.do((fire or table.legal())[0], 6)
    assert table.standing("s-fitters") == "lost"


@pytest.mark.rule("HOS-16.91", "HOS-26.13")
def test_no_reaction_to_a_supply_move_nor_to_boarding() -> None:
    table = Table(open_ground(9, 3), {"s-rifle-1": "B1", "g-mg42": "B9 w deployed"})
    table.change(phase="supply")
    table.march("s-rifle-1").do("step B2")
    assert table.state.actors() == ("soviet",)
    table = Table(
        open_ground(9, 3), {"s-rifle-1": "B1", "s-gaz64": "B2 e", "g-mg42": "B9 w deployed"}
    )
    table.march("s-rifle-1").do("board s-gaz64")
    assert table.resting


@pytest.mark.rule("HOS-16.90", "HOS-26.10")
def test_turning_on_the_spot_can_be_answered() -> None:
    table = Table(open_ground(9, 3), {"s-gun45": "B1 n", "g-mg42": "B9 w deployed"})
    table.march("s-gun45").do("stop e")
    assert table.state.actors() == ("german",)
    table.do("pass")
    assert table.resting


@pytest.mark.rule("HOS-9.12", "HOS-9.13", "HOS-6.72", "HOS-16.77")
def test_a_halted_vehicle_displaces_what_it_stands_on() -> None:
    table = Table(open_ground(9, 3), {"g-pz3": "B3 e", "s-rifle-1": "B4"})
    table.march("g-pz3")
    table.do("step B4")
    table.hit("g-pz3", 2)
    assert table.damage("g-pz3") == ["tracks"]
    assert table.state.actors() == ("soviet",)
    table.do("step A4")
    assert table.markers("s-rifle-1") == 1
    assert table.resting


@pytest.mark.rule("HOS-6.72", "HOS-16.97")
def test_a_wreck_displaces_too() -> None:
    table = Table(open_ground(9, 3), {"g-opel": "B3 e", "s-rifle-1": "B4"})
    table.march("g-opel")
    table.do("step B4")
    table.hit("g-opel", double=True)
    assert table.state.actors() == ("soviet",)
    table.do("step A4")
    assert table.wreck_on("B4")
    assert table.markers("s-rifle-1") == 1


# The way to an assault.


@pytest.mark.rule("HOS-17.1", "HOS-17.5", "HOS-17.7", "HOS-17.11", "HOS-17.77")
def test_who_can_be_named() -> None:
    units = {
        "s-smg-1": "A1", "g-landser-1": "A4", "g-pz3": "C4 e", "g-landser-2": "A6",
        "g-kuebel": "C1 e", "g-landser-3": "in g-kuebel",
    }  # fmt: skip
    table = Table(open_ground(9, 3), units)
    named = table.declarations("s-smg-1")
    assert "assault g-landser-1" in named
    for target, rule in (
        ("g-pz3", "HOS-17.5"), ("g-landser-2", "HOS-17.11"), ("g-landser-3", "HOS-17.77")
    ):  # fmt: skip
        action = f"assault {target}"
        assert action not in named
        assert table.undeclared("s-smg-1", action).split()[1] == rule
    table.alter("s-smg-1", suppression=2)
    assert table.declarations("s-smg-1") == ["move"]
    assert table.undeclared("s-smg-1", "assault g-landser-1").split()[1] == "HOS-17.77"


@pytest.mark.rule("HOS-17.6", "HOS-10.2")
def test_no_assault_in_the_supply_phase() -> None:
    table = Table(open_ground(9, 3), {"s-smg-1": "A1", "g-landser-1": "A2"})
    table.change(phase="supply")
    assert table.declarations("s-smg-1") == ["move"]


@pytest.mark.rule("HOS-17.8", "HOS-17.10", "HOS-17.13", "HOS-17.17")
def test_an_assault_that_is_possible_must_be_carried_out() -> None:
    table = Table(open_ground(9, 5), {"s-smg-1": "C1", "g-pzb39": "C4"})
    table.declare("s-smg-1", "assault g-pzb39")
    assert table.refused("stop") == "refusal-assault-must HOS-17.8"
    assert table.squares() == {"B2", "C2", "D2", "B1", "D1"}
    table.do("step C2")
    if "hold" in table.legal():
        table.do("hold")
    assert "C1" not in table.squares()
    table.do("step C3")
    if "hold" in table.legal():
        table.do("hold")
    assert "charge C4" in table.legal()
    assert table.where("s-smg-1") == "C3"


@pytest.mark.rule("HOS-17.9", "HOS-17.15", "HOS-17.11")
def test_a_target_out_of_reach_leaves_the_move_free() -> None:
    rows = ["....", "~~~~", "...."]
    table = Table(rows, {"s-smg-1": "A1", "g-pzb39": "C3"})
    table.declare("s-smg-1", "assault g-pzb39")
    assert "stop" in table.legal()
    assert table.refused("charge C3") == "refusal-assault-launch HOS-17.52"


@pytest.mark.rule("HOS-17.16", "HOS-7.7", "HOS-17.52")
def test_zones_do_not_hinder_the_last_step() -> None:
    units = {"s-smg-1": "E5", "g-landser-1": "E6", "g-landser-2": "F6"}
    table = Table(open_ground(9, 9), units).declare("s-smg-1", "assault g-landser-2")
    assert "charge F6" in table.legal()


@pytest.mark.rule("HOS-17.10")
def test_no_launch_from_a_friends_square() -> None:
    units = {"s-smg-1": "A1", "s-rifle-1": "A2", "g-pzb39": "A3"}
    table = Table(open_ground(3, 1), units).declare("s-smg-1", "assault g-pzb39")
    assert "stop" in table.legal()
    assert table.squares() == {"A2"}  # It may pass, but there is nowhere to launch from.


@pytest.mark.rule("HOS-17.14", "HOS-17.78")
def test_a_new_target_when_the_first_is_gone() -> None:
    units = {"s-smg-1": "C1", "g-pzb39": "C4", "g-landser-1": "E4", "g-landser-2": "C9"}
    table = Table(open_ground(9, 5), units).declare("s-smg-1", "assault g-pzb39")
    table.hit("g-pzb39", double=True)
    named = [action for action in table.legal() if action.split()[0] == "assault"]
    assert named == ["assault g-landser-1"]
    assert "stop" in table.legal()
    table.do("step C2")
    if "hold" in table.legal():
        table.do("hold")
    assert table.refused("assault g-landser-1") == "refusal-assault-announce HOS-17.7"


@pytest.mark.rule("HOS-17.52", "HOS-13.27")
def test_an_assault_into_a_building_goes_through_the_door() -> None:
    plan = house("H", 4, 2, "+-+", "|aD", "+-+", a="house_1")
    rows = ["......", ".._...", "......"]
    table = Table(rows, {"s-smg-1": "B2", "g-pzb39": "B3"}, houses=[plan])
    table.declare("s-smg-1", "assault g-pzb39")
    assert "charge B3" not in table.legal()
    table = Table(rows, {"s-smg-1": "B4", "g-pzb39": "B3"}, houses=[plan])
    table.declare("s-smg-1", "assault g-pzb39")
    assert "charge B3" in table.legal()


@pytest.mark.rule("HOS-17.52")
def test_no_tank_assaults_into_a_building() -> None:
    table = Table(["....#"], {"s-t34": "A4 e", "g-pzb39": "A5"})
    table.change(in_force={"soviet": ["army_assault:2"]})
    table.declare("s-t34", "assault g-pzb39")
    assert "charge A5" not in table.legal()


@pytest.mark.rule("HOS-17.51")
def test_a_vehicle_enters_with_its_leading_half_and_not_by_a_pivot() -> None:
    units = {"s-t34": "D4 e", "g-landser-1": "C5", "g-landser-2": "D2", "g-landser-3": "C4"}
    for target, possible in (("g-landser-1", True), ("g-landser-2", True)):
        table = Table(open_ground(8, 8), units)
        table.change(in_force={"soviet": ["army_assault:2"]})
        table.declare("s-t34", f"assault {target}")
        assert ("charge" in words(table)) == possible
    table = Table(open_ground(8, 8), units)
    table.change(in_force={"soviet": ["army_assault:2"]})
    table.declare("s-t34", "assault g-landser-3")
    assert "charge" not in words(table)


@pytest.mark.rule("HOS-17.10", "HOS-17.53", "HOS-20.12")
def test_launching_from_a_transport() -> None:
    units = {"s-gaz64": "B2 e", "s-smg-1": "in s-gaz64", "g-pzb39": "B3"}
    table = Table(open_ground(4, 3), units).declare("s-smg-1", "assault g-pzb39")
    assert "charge B3" in table.legal()
    units = {"g-opel": "B3 e", "g-stoss-1": "in g-opel", "s-ampulomet": "A2"}
    table = Table(open_ground(4, 3), units).declare("g-stoss-1", "assault s-ampulomet")
    assert "charge A2 B3" in table.legal()
    assert "charge A2 B2" in table.legal()


@pytest.mark.rule("HOS-17.76", "HOS-17.36", "HOS-26.8")
def test_the_fight_ends_the_action() -> None:
    table = Table(open_ground(5, 1), {"s-sappers": "A1", "g-pzb39": "A2"})
    table.declare("s-sappers", "assault g-pzb39")
    table.do("charge A2", 6, 6, 1)
    assert table.standing("g-pzb39") == "lost"
    assert table.where("s-sappers") == "A2"
    assert table.resting


@pytest.mark.rule("HOS-17.54", "HOS-9.12")
def test_a_halted_attacker_does_not_fight() -> None:
    table = Table(open_ground(6, 3), {"s-t34": "B3 e", "g-pak38": "B4 w"})
    table.change(in_force={"soviet": ["army_assault:2"]})
    table.hold("german", "gc-track")
    table.declare("s-t34", "assault g-pak38")
    table.do("charge B4")
    table.do("play gc-track")
    assert table.resting
    assert table.where("s-t34") == "B3 B2"
    assert not table.told("fight-begins")
