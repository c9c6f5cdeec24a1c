"""Steps and ways (HOS-6, HOS-7.5–7.10, HOS-11.12–11.19)."""

from typing import Any

import pytest

from tests.heroes import MOVEMENT, Table, exits, house, open_ground


def hut(x: int, y: int, id: str = "H") -> dict[str, Any]:
    """A walled square without any opening."""
    return house(id, 2 * x, 2 * y, "+-+", "|a|", "+-+", a="house_1")


# Basics.


@pytest.mark.rule("HOS-6.1", "HOS-6.3", "HOS-6.67")
def test_movement_value_4_reaches_four_diagonal_squares() -> None:
    table = Table(open_ground(8, 8), {"s-rifle-1": "A1"})
    reach = table.reach("s-rifle-1")
    assert "E5" in reach
    assert "F6" not in reach
    assert len(reach) == 25
    table.march("s-rifle-1", "B2", "C3", "D4", "E5")
    assert table.where("s-rifle-1") == "E5"
    assert table.resting  # Nothing is left to choose.


@pytest.mark.rule("HOS-6.2")
def test_a_move_of_no_squares() -> None:
    table = Table(open_ground(3, 3), {"s-rifle-1": "B2"}).march("s-rifle-1")
    table.do("stop")
    assert table.where("s-rifle-1") == "B2"


@pytest.mark.rule("HOS-6.7", "HOS-6.8", "HOS-6.66")
@pytest.mark.parametrize(
    ("id", "markers", "squares"),
    [("s-rifle-1", 1, 2), ("s-rifle-1", 2, 0), ("s-gaz64", 2, 2), ("g-mg42", 0, 3)],
)
def test_suppression_takes_two_squares(id: str, markers: int, squares: int) -> None:
    table = Table(open_ground(9, 9), {id: "E5"})
    table.alter(id, suppression=markers)
    assert len(table.reach(id)) == (2 * squares + 1) ** 2


@pytest.mark.rule("HOS-6.8")
def test_an_immobilised_unit_is_told_so() -> None:
    table = Table(open_ground(3, 3), {"s-maxim": "B2"})
    table.alter("s-maxim", suppression=3)
    table.march("s-maxim")
    assert table.refused("step A1") == "refusal-move-immobile HOS-6.8"


@pytest.mark.rule("HOS-6.17", "HOS-6.20", "HOS-6.21")
def test_movement_value_x_turns_and_packs_up_but_does_not_move() -> None:
    table = Table(open_ground(3, 3), {"g-mg42": "B2 n deployed"}).march("g-mg42")
    assert table.squares() == set()
    assert table.refused("step A1") == "refusal-move-x HOS-6.17"
    assert "flip" in table.legal()
    table.do("stop e")
    assert table.heading("g-mg42") == "e"
    assert table.resting


@pytest.mark.rule("HOS-6.18", "HOS-21.14")
def test_a_movement_bonus_does_not_help_movement_value_x() -> None:
    table = Table(open_ground(3, 3), {"g-mg42": "B2 n deployed"})
    table.march("g-mg42")
    table.top(bonus=2)
    assert table.squares() == set()


@pytest.mark.rule("HOS-6.66", "HOS-21.31")
def test_a_bonus_sets_an_immobilised_unit_moving() -> None:
    table = Table(open_ground(9, 9), {"s-rifle-1": "E5"})
    table.alter("s-rifle-1", suppression=2)
    table.decide({**MOVEMENT, "unit": "s-rifle-1", "bonus": 2})
    assert len(table.ends("s-rifle-1")) == 25


@pytest.mark.rule("HOS-6.10", "HOS-22.7")
def test_suppression_on_the_way_does_not_shorten_the_move() -> None:
    table = Table(open_ground(6, 1), {"s-rifle-1": "A1"}).march("s-rifle-1")
    table.do("step A2")
    table.do("step A3")
    table.alter("s-rifle-1", suppression=table.markers("s-rifle-1") + 1)
    table.do("step A4")
    table.do("step A5")
    assert table.where("s-rifle-1") == "A5"


# Other units.


@pytest.mark.rule("HOS-6.11", "HOS-6.12")
def test_infantry_passes_neither_enemies_nor_vehicles() -> None:
    table = Table(open_ground(3, 3), {"s-rifle-1": "B2", "g-landser-1": "B3", "s-gaz64": "B1 e"})
    table.alter("g-landser-1", suppression=1)
    table.march("s-rifle-1")
    assert table.squares() == {"A1", "A2", "A3", "C1", "C2", "C3"}
    assert table.refused("step B3") == "refusal-step-enemy HOS-6.11"
    assert table.refused("step B1") == "refusal-step-vehicle HOS-6.12"


@pytest.mark.rule("HOS-6.13", "HOS-6.5")
def test_infantry_passes_a_friend_and_does_not_stop_there() -> None:
    table = Table(open_ground(3, 1), {"s-rifle-1": "A1", "s-rifle-2": "A2"})
    table.march("s-rifle-1").do("step A2")
    assert table.refused("stop") == "refusal-stop-occupied HOS-6.5"
    table.do("step A3")
    table.do("stop")
    assert table.where("s-rifle-1") == "A3"
    assert table.where("s-rifle-2") == "A2"


@pytest.mark.rule("HOS-6.71")
def test_no_step_that_obliges_to_stop_with_a_friend() -> None:
    table = Table(["..r"], {"s-rifle-1": "A2", "s-rifle-2": "A3"})
    table.march("s-rifle-1")
    assert table.refused("step A3") == "refusal-step-stay HOS-6.71"
    table = Table(open_ground(3, 1), {"g-landser-1": "A1", "g-landser-2": "A2"})
    table.alter("g-landser-1", suppression=1)
    table.march("g-landser-1")
    assert table.resting  # One square is not enough to pass.


@pytest.mark.rule("HOS-6.4", "HOS-6.35")
def test_between_two_occupied_squares() -> None:
    table = Table(open_ground(2, 2), {"s-rifle-1": "A1", "g-landser-1": "A2", "g-pzb39": "B1"})
    table.shaken("g-landser-1").shaken("g-pzb39")
    assert table.march("s-rifle-1").squares() == {"B2"}


@pytest.mark.rule("HOS-6.70", "HOS-6.36")
def test_nobody_steps_across_a_diagonal_vehicle() -> None:
    table = Table(open_ground(5, 5), {"s-rifle-1": "D3", "g-opel": "D4 se"})
    assert table.where("g-opel") == "D4 C3"
    table.march("s-rifle-1")
    assert table.refused("step C4") == "refusal-step-across HOS-6.70"
    assert "E4" in table.squares()
    table = Table(open_ground(5, 5), {"s-rifle-1": "C4", "g-opel": "B4 ne"})
    assert table.where("g-opel") == "B4 C3"
    assert table.where("s-rifle-1") == "C4"


@pytest.mark.rule("HOS-6.70", "HOS-6.45")
def test_nor_across_a_diagonal_wreck_that_bars_it() -> None:
    table = Table(open_ground(5, 5), {"s-rifle-1": "D3"})
    table.wreck("wreck_armour_2", "D4", "C3")
    table.march("s-rifle-1")
    assert table.refused("step C4") == "refusal-step-across HOS-6.70"
    assert table.refused("step D4") == "refusal-step-wreck HOS-6.45"
    table = Table(open_ground(5, 5), {"s-rifle-1": "D3"})
    table.wreck("wreck_light_2", "D4", "C3")
    assert {"C4", "D4"} <= table.march("s-rifle-1").squares()


# Zones of control.


@pytest.mark.rule("HOS-7.5", "HOS-7.6", "HOS-7.16", "HOS-7.10", "HOS-22.5")
def test_no_step_within_the_zone_of_one_enemy() -> None:
    table = Table(open_ground(9, 9), {"s-rifle-1": "E5", "g-landser-1": "F6"})
    table.march("s-rifle-1")
    assert table.refused("step F5") == "refusal-step-zone HOS-7.6"
    table.do("step E4")
    table.do("step F5")
    table = Table(open_ground(9, 9), {"s-rifle-1": "E5", "g-landser-1": "F6"})
    table.alter("g-landser-1", suppression=1)
    assert "F5" in table.march("s-rifle-1").squares()


@pytest.mark.rule("HOS-7.6")
def test_from_the_zone_of_one_enemy_into_that_of_another() -> None:
    table = Table(open_ground(9, 9), {"s-rifle-1": "C3", "g-landser-1": "B2", "g-landser-2": "D5"})
    assert "D4" in table.march("s-rifle-1").squares()


@pytest.mark.rule("HOS-7.8", "HOS-7.9")
def test_zones_are_between_infantry_only() -> None:
    table = Table(open_ground(9, 9), {"s-rifle-1": "E5", "g-pz3": "F6 e"})
    assert "F5" not in table.march("s-rifle-1").squares()  # Its rear stands there.
    assert "E6" in table.squares()
    table = Table(open_ground(9, 9), {"s-gaz64": "E5 n", "g-landser-1": "F6"})
    assert "F5" in table.march("s-gaz64").squares()


@pytest.mark.rule("HOS-7.14")
def test_a_hidden_unit_keeps_its_zone() -> None:
    table = Table(open_ground(9, 9), {"s-rifle-1": "E5", "g-sniper": "F6 hidden"})
    table.march("s-rifle-1")
    assert table.refused("step F5") == "refusal-step-zone HOS-7.6"


@pytest.mark.rule("HOS-7.12", "HOS-20.11")
def test_a_carried_unit_has_none() -> None:
    table = Table(
        open_ground(9, 9), {"s-rifle-1": "E5", "g-kuebel": "F6 e", "g-landser-1": "in g-kuebel"}
    )
    assert "F5" in table.march("s-rifle-1").squares()


# Walls.


@pytest.mark.rule("HOS-6.69")
def test_past_the_corner_of_a_building() -> None:
    table = Table(open_ground(6, 6), {"s-rifle-1": "D3"}, houses=[hut(3, 3)])
    table.march("s-rifle-1")
    assert "C4" in table.squares()
    assert table.refused("step D4") == "refusal-step-wall HOS-6.68"
    table = Table(open_ground(6, 6), {"s-rifle-1": "C3"}, houses=[hut(3, 3)])
    assert "D4" not in table.march("s-rifle-1").squares()


@pytest.mark.rule("HOS-6.69", "HOS-6.35")
@pytest.mark.parametrize("id", ["s-rifle-1", "s-gaz64"])
def test_between_two_buildings(id: str) -> None:
    huts = [hut(3, 2), hut(2, 3, "I")]
    table = Table(open_ground(6, 6), {id: "C3"}, houses=huts)
    assert "D4" in table.march(id).squares()


@pytest.mark.rule("HOS-6.68", "HOS-6.69", "HOS-11.16")
def test_a_straight_wall_bars_the_diagonal_only_on_both_sides() -> None:
    long = [("hedgehog", 4, 6, 8, 6)]
    table = Table(open_ground(6, 6), {"s-gaz64": "C3 n"}, lines=long)
    assert table.march("s-gaz64").squares() & {"D4", "D3"} == set()
    short = [("hedgehog", 6, 6, 8, 6)]
    table = Table(open_ground(6, 6), {"s-gaz64": "C3 n"}, lines=short)
    assert {"D4", "D3"} <= table.march("s-gaz64").squares()


@pytest.mark.rule("HOS-6.22", "HOS-6.80")
def test_vehicles_do_not_enter_offset_squares() -> None:
    plan = house("H", 7, 4, "+-+", "|a|", "+D+", a="house_1", fallen="a")
    rows = ["........", "........", "...::...", "........"]
    table = Table(rows, {"s-gaz64": "B4 n", "s-rifle-1": "B5"}, houses=[plan])
    table.march("s-gaz64")
    assert table.refused("step C4/5") == "refusal-step-offset HOS-6.22"


@pytest.mark.rule("HOS-6.23", "HOS-6.25", "HOS-6.26", "HOS-6.75", "HOS-7.11")
def test_into_an_offset_square() -> None:
    plan = house("H", 7, 4, "+-+", "|a|", "+D+", a="house_1", fallen="a")
    rows = ["........", "........", "...::...", "........"]
    for start, adjacent in (("B4", True), ("B5", True), ("B3", False), ("B6", False)):
        table = Table(rows, {"s-rifle-1": start}, houses=[plan]).march("s-rifle-1")
        assert ("C4/5" in table.squares()) == adjacent, start
    table = Table(rows, {"s-rifle-1": "C6"}, houses=[plan])
    table.march("s-rifle-1").do("step C4/5")
    assert table.where("s-rifle-1") == "C4/5"


# Difficult passage.


@pytest.mark.rule("HOS-11.12", "HOS-11.13", "HOS-11.14")
def test_difficult_passage_ends_the_move() -> None:
    table = Table([".rr.."], {"s-rifle-1": "A1"}).march("s-rifle-1")
    table.do("step A2")
    assert table.where("s-rifle-1") == "A2"
    assert table.resting
    table.march("s-rifle-1").do("step A3")
    assert table.resting
    table.march("s-rifle-1").do("step A4")
    table.do("step A5")
    assert table.where("s-rifle-1") == "A5"


@pytest.mark.rule("HOS-11.12")
def test_what_stopped_it_is_named() -> None:
    table = Table([".r."], {"g-pak38": "A1 e"}).march("g-pak38")
    table.do("step A2")
    assert table.refused("step A3") == "refusal-step-difficult HOS-11.12"


@pytest.mark.rule("HOS-11.16")
def test_wire_stops_infantry_that_crosses_it() -> None:
    wire = [("wire", 2, 0, 2, 2)]
    table = Table(open_ground(4, 1), {"s-rifle-1": "A1"}, lines=wire).march("s-rifle-1")
    table.do("step A2")
    assert table.resting
    table = Table(open_ground(4, 1), {"s-gaz64": "A1 e"}, lines=wire).march("s-gaz64")
    table.do("step A2")
    table.do("step A3")


@pytest.mark.rule("HOS-11.6", "HOS-11.8")
def test_impassable_and_impassable_for_some() -> None:
    table = Table(["~.r"], {"s-rifle-1": "A2"}).march("s-rifle-1")
    assert table.squares() == {"A3"}
    assert table.refused("step A1") == "refusal-step-impassable HOS-11.6"
    table = Table(["..r"], {"s-gaz64": "A2 e"}).march("s-gaz64")
    assert table.squares() == {"A1"}


@pytest.mark.rule("HOS-11.15", "HOS-11.19")
def test_a_vehicle_goes_on_once_its_leading_half_is_out() -> None:
    table = Table(["....w...."], {"g-sdkfz251": "A4 e"}).march("g-sdkfz251")
    table.do("step A5")
    assert table.where("g-sdkfz251") == "A5 A4"
    assert table.resting
    table.march("g-sdkfz251").do("step A6")
    assert table.where("g-sdkfz251") == "A6 A5"
    table.do("step A7")


# Facing.


@pytest.mark.rule("HOS-6.14", "HOS-6.15", "HOS-6.16")
def test_facing_is_chosen_only_where_it_matters() -> None:
    table = Table(open_ground(3, 3), {"s-rifle-1": "B2"}).march("s-rifle-1")
    assert len(table.legal()) == 9
    table = Table(open_ground(3, 3), {"g-pak38": "B2 n"}).march("g-pak38")
    assert len(table.legal()) == 8 * 8 + 8
    table.do("step A2 sw")
    assert table.heading("g-pak38") == "sw"
    table.do("stop n")
    assert table.heading("g-pak38") == "n"


@pytest.mark.rule("HOS-6.27", "HOS-6.28")
def test_a_one_square_vehicle_turns_freely() -> None:
    table = Table(open_ground(3, 3), {"s-t70": "B2 n"}).march("s-t70")
    table.do("step C2")
    assert table.heading("s-t70") == "s"
    table.do("step C3 n")
    assert table.heading("s-t70") == "n"
    assert table.refused("pivot e") == "refusal-pivot-one-square HOS-6.28"
    table.do("stop nw")
    assert table.heading("s-t70") == "nw"


@pytest.mark.rule("HOS-6.9")
def test_an_immobilised_unit_still_turns() -> None:
    table = Table(open_ground(3, 3), {"s-t70": "B2 n"})
    table.alter("s-t70", suppression=3)
    table.march("s-t70").do("stop s")
    assert table.heading("s-t70") == "s"


# The rim of the field.


@pytest.mark.rule("HOS-6.86")
def test_leaving_the_field_takes_an_exit_and_a_square_of_movement() -> None:
    table = Table(open_ground(2, 2), {"s-rifle-1": "A1"}).march("s-rifle-1")
    assert table.refused("exit") == "refusal-exit-rim HOS-6.86"
    table = Table(open_ground(2, 2), {"s-rifle-1": "B1"}, exits=exits("soviet", "north")).march(
        "s-rifle-1"
    )
    assert "exit" not in table.legal()
    table.do("step A1")
    table.do("exit")
    assert table.where("s-rifle-1") == ""
    assert table.told("exited")
    table = Table(open_ground(5, 1), {"s-rifle-1": "A1"}, exits=exits("soviet", "east"))
    table.march("s-rifle-1", "A2", "A3", "A4", "A5")
    assert table.resting
