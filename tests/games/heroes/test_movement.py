"""Steps and ways (HOS-6, HOS-7.5–7.10, HOS-11.12–11.19)."""

import pytest

from sandtable.games.heroes.land.field import Plan
from sandtable.games.heroes.moving import movement_action, moves
from tests.games.heroes.table import REST, Table, march, open_ground, steps


def within_reach(table: Table, id: str) -> set[str]:
    ways = moves.reach(table.s, table.u(id))
    return {table.s.name(way.stand.at) for way in ways}


def house(x: int, y: int, id: str = "H") -> Plan:
    """A walled square without any opening."""
    return Plan(id, 2 * x, 2 * y, ("+-+", "|a|", "+-+"), {"a": ("house_1", False)})


# Basics.


@pytest.mark.rule("HOS-6.1", "HOS-6.3", "HOS-6.67")
def test_movement_value_4_reaches_four_diagonal_squares() -> None:
    table = Table(open_ground(8, 8), {"s-rifle-1": "0-0"})
    reach = within_reach(table, "s-rifle-1")
    assert "4-4" in reach
    assert "5-5" not in reach
    assert len(reach) == 25
    march(table, "s-rifle-1")
    for square in ("1-1", "2-2", "3-3", "4-4"):
        table.do("step", f"square:{square}")
    assert table.where("s-rifle-1") == "4-4"
    assert table.s.frames[-1].name == REST  # Nothing is left to choose.


@pytest.mark.rule("HOS-6.2")
def test_a_move_of_no_squares() -> None:
    table = march(Table(open_ground(3, 3), {"s-rifle-1": "1-1"}), "s-rifle-1")
    table.do("stop")
    assert table.where("s-rifle-1") == "1-1"


@pytest.mark.rule("HOS-6.7", "HOS-6.8", "HOS-6.66")
@pytest.mark.parametrize(
    ("id", "markers", "squares"),
    [("s-rifle-1", 1, 2), ("s-rifle-1", 2, 0), ("s-gaz64", 2, 2), ("g-mg42", 0, 3)],
)
def test_suppression_takes_two_squares(id: str, markers: int, squares: int) -> None:
    table = Table(open_ground(9, 9), {id: "4-4"})
    table.s.suppression[table.u(id)] = markers
    assert len(within_reach(table, id)) == (2 * squares + 1) ** 2


@pytest.mark.rule("HOS-6.8")
def test_an_immobilised_unit_is_told_so() -> None:
    table = Table(open_ground(3, 3), {"s-maxim": "1-1"})
    table.s.suppression[table.u("s-maxim")] = 3
    march(table, "s-maxim")
    assert table.refused("step", "square:0-0") == "refusal-move-immobile HOS-6.8"


@pytest.mark.rule("HOS-6.17", "HOS-6.20", "HOS-6.21")
def test_movement_value_x_turns_and_packs_up_but_does_not_move() -> None:
    table = march(Table(open_ground(3, 3), {"g-mg42": "1-1 n #1"}), "g-mg42")
    assert steps(table) == set()
    assert table.refused("step", "square:0-0") == "refusal-move-x HOS-6.17"
    assert ("flip",) in table.legal()
    table.do("stop", "facing:e")
    assert table.s.heading[table.u("g-mg42")] == 2
    assert table.s.frames[-1].name == REST


@pytest.mark.rule("HOS-6.18", "HOS-21.14")
def test_a_movement_bonus_does_not_help_movement_value_x() -> None:
    table = Table(open_ground(3, 3), {"g-mg42": "1-1 n #1"})
    table.s.frames.append(movement_action.Movement(unit=0, bonus=2))
    assert steps(table) == set()


@pytest.mark.rule("HOS-6.66", "HOS-21.31")
def test_a_bonus_sets_an_immobilised_unit_moving() -> None:
    table = Table(open_ground(9, 9), {"s-rifle-1": "4-4"})
    table.s.suppression[0] = 2
    table.s.frames.append(movement_action.Movement(unit=0, bonus=2))
    assert len(within_reach(table, "s-rifle-1")) == 25


@pytest.mark.rule("HOS-6.10", "HOS-22.7")
def test_suppression_on_the_way_does_not_shorten_the_move() -> None:
    table = march(Table(open_ground(6, 1), {"s-rifle-1": "0-0"}), "s-rifle-1")
    table.do("step", "square:1-0")
    table.do("step", "square:2-0")
    table.s.suppression[0] += 1
    table.do("step", "square:3-0")
    table.do("step", "square:4-0")
    assert table.where("s-rifle-1") == "4-0"


# Other units.


@pytest.mark.rule("HOS-6.11", "HOS-6.12")
def test_infantry_passes_neither_enemies_nor_vehicles() -> None:
    table = Table(open_ground(3, 3), {"s-rifle-1": "1-1", "g-landser-1": "2-1", "s-gaz64": "0-1 e"})
    table.s.suppression[table.u("g-landser-1")] = 1
    march(table, "s-rifle-1")
    assert steps(table) == {"0-0", "1-0", "2-0", "0-2", "1-2", "2-2"}
    assert table.refused("step", "square:2-1") == "refusal-step-enemy HOS-6.11"
    assert table.refused("step", "square:0-1") == "refusal-step-vehicle HOS-6.12"


@pytest.mark.rule("HOS-6.13", "HOS-6.5")
def test_infantry_passes_a_friend_and_does_not_stop_there() -> None:
    table = Table(open_ground(3, 1), {"s-rifle-1": "0-0", "s-rifle-2": "1-0"})
    march(table, "s-rifle-1").do("step", "square:1-0")
    assert table.refused("stop") == "refusal-stop-occupied HOS-6.5"
    table.do("step", "square:2-0")
    table.do("stop")
    assert table.where("s-rifle-1") == "2-0"
    assert table.where("s-rifle-2") == "1-0"
    assert table.s.infantry_on[table.p("1-0")] == table.u("s-rifle-2")


@pytest.mark.rule("HOS-6.71")
def test_no_step_that_obliges_to_stop_with_a_friend() -> None:
    table = Table(["..r"], {"s-rifle-1": "1-0", "s-rifle-2": "2-0"})
    march(table, "s-rifle-1")
    assert table.refused("step", "square:2-0") == "refusal-step-stay HOS-6.71"
    table = Table(open_ground(3, 1), {"g-landser-1": "0-0", "g-landser-2": "1-0"})
    table.s.suppression[0] = 1
    march(table, "g-landser-1")
    assert table.s.frames[-1].name == REST  # One square is not enough to pass.


@pytest.mark.rule("HOS-6.4", "HOS-6.35")
def test_between_two_occupied_squares() -> None:
    table = Table(open_ground(2, 2), {"s-rifle-1": "0-0", "g-landser-1": "1-0", "g-pzb39": "0-1"})
    table.s.suppression[:] = [0, 1, 1]
    assert steps(march(table, "s-rifle-1")) == {"1-1"}


@pytest.mark.rule("HOS-6.70", "HOS-6.36")
def test_nobody_steps_across_a_diagonal_vehicle() -> None:
    table = Table(open_ground(5, 5), {"s-rifle-1": "2-3", "g-opel": "3-3 se"})
    assert table.where("g-opel") == "3-3 2-2"
    march(table, "s-rifle-1")
    assert table.refused("step", "square:3-2") == "refusal-step-across HOS-6.70"
    assert "3-4" in steps(table)
    table = Table(open_ground(5, 5), {"s-rifle-1": "3-2", "g-opel": "3-1 ne"})
    assert table.where("g-opel") == "3-1 2-2"
    assert table.where("s-rifle-1") == "3-2"


@pytest.mark.rule("HOS-6.70", "HOS-6.45")
def test_nor_across_a_diagonal_wreck_that_bars_it() -> None:
    table = Table(open_ground(5, 5), {"s-rifle-1": "2-3"})
    table.wreck("wreck_armour_2", "3-3", "2-2")
    march(table, "s-rifle-1")
    assert table.refused("step", "square:3-2") == "refusal-step-across HOS-6.70"
    assert table.refused("step", "square:3-3") == "refusal-step-wreck HOS-6.45"
    table = Table(open_ground(5, 5), {"s-rifle-1": "2-3"})
    table.wreck("wreck_light_2", "3-3", "2-2")
    assert {"3-2", "3-3"} <= steps(march(table, "s-rifle-1"))


# Zones of control.


@pytest.mark.rule("HOS-7.5", "HOS-7.6", "HOS-7.16", "HOS-7.10", "HOS-22.5")
def test_no_step_within_the_zone_of_one_enemy() -> None:
    table = Table(open_ground(9, 9), {"s-rifle-1": "4-4", "g-landser-1": "5-5"})
    march(table, "s-rifle-1")
    assert table.refused("step", "square:4-5") == "refusal-step-zone HOS-7.6"
    table.do("step", "square:3-4")
    table.do("step", "square:4-5")
    table = Table(open_ground(9, 9), {"s-rifle-1": "4-4", "g-landser-1": "5-5"})
    table.s.suppression[table.u("g-landser-1")] = 1
    assert "4-5" in steps(march(table, "s-rifle-1"))


@pytest.mark.rule("HOS-7.6")
def test_from_the_zone_of_one_enemy_into_that_of_another() -> None:
    table = Table(
        open_ground(9, 9), {"s-rifle-1": "2-2", "g-landser-1": "1-1", "g-landser-2": "4-3"}
    )
    assert "3-3" in steps(march(table, "s-rifle-1"))


@pytest.mark.rule("HOS-7.8", "HOS-7.9")
def test_zones_are_between_infantry_only() -> None:
    table = Table(open_ground(9, 9), {"s-rifle-1": "4-4", "g-pz3": "5-5 e"})
    assert "4-5" not in steps(march(table, "s-rifle-1"))  # Its rear stands there.
    assert "5-4" in steps(table)
    table = Table(open_ground(9, 9), {"s-gaz64": "4-4 n", "g-landser-1": "5-5"})
    assert "4-5" in steps(march(table, "s-gaz64"))


@pytest.mark.rule("HOS-7.14")
def test_a_hidden_unit_keeps_its_zone() -> None:
    table = Table(open_ground(9, 9), {"s-rifle-1": "4-4", "g-sniper": "5-5 #1"})
    march(table, "s-rifle-1")
    assert table.refused("step", "square:4-5") == "refusal-step-zone HOS-7.6"


@pytest.mark.rule("HOS-7.12", "HOS-20.11")
def test_a_carried_unit_has_none() -> None:
    table = Table(
        open_ground(9, 9), {"s-rifle-1": "4-4", "g-kuebel": "5-5 e", "g-landser-1": "in g-kuebel"}
    )
    assert "4-5" in steps(march(table, "s-rifle-1"))


# Walls.


@pytest.mark.rule("HOS-6.69")
def test_past_the_corner_of_a_building() -> None:
    table = Table(open_ground(6, 6), {"s-rifle-1": "2-3"}, plans=[house(3, 3)])
    march(table, "s-rifle-1")
    assert "3-2" in steps(table)
    assert table.refused("step", "square:3-3") == "refusal-step-wall HOS-6.68"
    table = Table(open_ground(6, 6), {"s-rifle-1": "2-2"}, plans=[house(3, 3)])
    assert "3-3" not in steps(march(table, "s-rifle-1"))


@pytest.mark.rule("HOS-6.69", "HOS-6.35")
@pytest.mark.parametrize("id", ["s-rifle-1", "s-gaz64"])
def test_between_two_buildings(id: str) -> None:
    plans = [house(3, 2), house(2, 3, "I")]
    table = Table(open_ground(6, 6), {id: "2-2"}, plans=plans)
    assert "3-3" in steps(march(table, id))


@pytest.mark.rule("HOS-6.68", "HOS-6.69", "HOS-11.16")
def test_a_straight_wall_bars_the_diagonal_only_on_both_sides() -> None:
    long = [("hedgehog", 4, 6, 8, 6)]
    table = Table(open_ground(6, 6), {"s-gaz64": "2-2 n"}, lines=long)
    assert steps(march(table, "s-gaz64")) & {"3-3", "2-3"} == set()
    short = [("hedgehog", 6, 6, 8, 6)]
    table = Table(open_ground(6, 6), {"s-gaz64": "2-2 n"}, lines=short)
    assert {"3-3", "2-3"} <= steps(march(table, "s-gaz64"))


@pytest.mark.rule("HOS-6.22", "HOS-6.80")
def test_vehicles_do_not_enter_offset_squares() -> None:
    plan = Plan("H", 7, 4, ("+-+", "|a|", "+D+"), {"a": ("house_1", True)})
    rows = ["........", "........", "...::...", "........"]
    table = Table(rows, {"s-gaz64": "3-1 n", "s-rifle-1": "4-1"}, plans=[plan])
    march(table, "s-gaz64")
    assert table.refused("step", "square:3.5-2") == "refusal-step-offset HOS-6.22"


@pytest.mark.rule("HOS-6.23", "HOS-6.25", "HOS-6.26", "HOS-6.75", "HOS-7.11")
def test_into_an_offset_square() -> None:
    plan = Plan("H", 7, 4, ("+-+", "|a|", "+D+"), {"a": ("house_1", True)})
    rows = ["........", "........", "...::...", "........"]
    for start, adjacent in (("3-1", True), ("4-1", True), ("2-1", False), ("5-1", False)):
        table = march(Table(rows, {"s-rifle-1": start}, plans=[plan]), "s-rifle-1")
        assert ("3.5-2" in steps(table)) == adjacent, start
    table = Table(rows, {"s-rifle-1": "5-2"}, plans=[plan])
    march(table, "s-rifle-1").do("step", "square:3.5-2")
    assert table.where("s-rifle-1") == "3.5-2"


# Difficult passage.


@pytest.mark.rule("HOS-11.12", "HOS-11.13", "HOS-11.14")
def test_difficult_passage_ends_the_move() -> None:
    table = march(Table([".rr.."], {"s-rifle-1": "0-0"}), "s-rifle-1")
    table.do("step", "square:1-0")
    assert table.where("s-rifle-1") == "1-0"
    assert table.s.frames[-1].name == REST
    march(table, "s-rifle-1").do("step", "square:2-0")
    assert table.s.frames[-1].name == REST
    march(table, "s-rifle-1").do("step", "square:3-0")
    table.do("step", "square:4-0")
    assert table.where("s-rifle-1") == "4-0"


@pytest.mark.rule("HOS-11.12")
def test_what_stopped_it_is_named() -> None:
    table = march(Table([".r."], {"g-pak38": "0-0 e"}), "g-pak38")
    table.do("step", "square:1-0")
    assert table.refused("step", "square:2-0") == "refusal-step-difficult HOS-11.12"


@pytest.mark.rule("HOS-11.16")
def test_wire_stops_infantry_that_crosses_it() -> None:
    wire = [("wire", 2, 0, 2, 2)]
    table = march(Table(open_ground(4, 1), {"s-rifle-1": "0-0"}, lines=wire), "s-rifle-1")
    table.do("step", "square:1-0")
    assert table.s.frames[-1].name == REST
    table = march(Table(open_ground(4, 1), {"s-gaz64": "0-0 e"}, lines=wire), "s-gaz64")
    table.do("step", "square:1-0")
    table.do("step", "square:2-0")


@pytest.mark.rule("HOS-11.6", "HOS-11.8")
def test_impassable_and_impassable_for_some() -> None:
    table = march(Table(["~.r"], {"s-rifle-1": "1-0"}), "s-rifle-1")
    assert steps(table) == {"2-0"}
    assert table.refused("step", "square:0-0") == "refusal-step-impassable HOS-11.6"
    table = march(Table(["..r"], {"s-gaz64": "1-0 e"}), "s-gaz64")
    assert steps(table) == {"0-0"}


@pytest.mark.rule("HOS-11.15", "HOS-11.19")
def test_a_vehicle_goes_on_once_its_leading_half_is_out() -> None:
    table = march(Table(["....w...."], {"g-sdkfz251": "3-0 e"}), "g-sdkfz251")
    table.do("step", "square:4-0")
    assert table.where("g-sdkfz251") == "4-0 3-0"
    assert table.s.frames[-1].name == REST
    march(table, "g-sdkfz251").do("step", "square:5-0")
    assert table.where("g-sdkfz251") == "5-0 4-0"
    table.do("step", "square:6-0")


# Facing.


@pytest.mark.rule("HOS-6.14", "HOS-6.15", "HOS-6.16")
def test_facing_is_chosen_only_where_it_matters() -> None:
    table = march(Table(open_ground(3, 3), {"s-rifle-1": "1-1"}), "s-rifle-1")
    assert len(table.legal()) == 9
    table = march(Table(open_ground(3, 3), {"g-pak38": "1-1 n"}), "g-pak38")
    assert len(table.legal()) == 8 * 8 + 8
    table.do("step", "square:1-0", "facing:sw")
    assert table.s.heading[0] == 5
    table.do("stop", "facing:n")
    assert table.s.heading[0] == 0


@pytest.mark.rule("HOS-6.27", "HOS-6.28")
def test_a_one_square_vehicle_turns_freely() -> None:
    table = march(Table(open_ground(3, 3), {"s-t70": "1-1 n"}), "s-t70")
    table.do("step", "square:1-2")
    assert table.s.heading[0] == 4
    table.do("step", "square:2-2", "facing:n")
    assert table.s.heading[0] == 0
    assert table.refused("pivot", "facing:e") == "refusal-pivot-one-square HOS-6.28"
    table.do("stop", "facing:nw")
    assert table.s.heading[0] == 7


@pytest.mark.rule("HOS-6.9")
def test_an_immobilised_unit_still_turns() -> None:
    table = Table(open_ground(3, 3), {"s-t70": "1-1 n"})
    table.s.suppression[0] = 3
    march(table, "s-t70").do("stop", "facing:s")
    assert table.s.heading[0] == 4


# The rim of the field.


@pytest.mark.rule("HOS-6.86")
def test_leaving_the_field_takes_an_exit_and_a_square_of_movement() -> None:
    table = march(Table(open_ground(2, 2), {"s-rifle-1": "0-0"}), "s-rifle-1")
    assert table.refused("exit") == "refusal-exit-rim HOS-6.86"
    table = march(Table(open_ground(2, 2), {"s-rifle-1": "0-1"}, exits=((0,), ())), "s-rifle-1")
    assert ("exit",) not in table.legal()
    table.do("step", "square:0-0")
    table.do("exit")
    assert table.where("s-rifle-1") == ""
    assert "exited" in table.told()
    table = Table(open_ground(5, 1), {"s-rifle-1": "0-0"}, exits=((1,), ()))
    march(table, "s-rifle-1")
    for x in (1, 2, 3, 4):
        table.do("step", f"square:{x}-0")
    assert table.s.frames[-1].name == REST
