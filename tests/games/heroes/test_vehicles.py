"""Two-square vehicles, running over, wrecks (HOS-6.29–6.58, 6.77–6.85)."""

import pytest

from sandtable.games.heroes.moving import moves, wrecks
from sandtable.games.heroes.status import LOST
from tests.games.heroes.table import REST, Table, march, open_ground, steps


def pivots(table: Table) -> set[tuple[str, str]]:
    found = [action for action in table.legal() if action[0] == "pivot"]
    return {(a[1].removeprefix("facing:"), a[2].removeprefix("square:")) for a in found}


def drive(table: Table, *squares: str) -> None:
    for square in squares:
        table.do("step", f"square:{square}")


# Driving.


@pytest.mark.rule("HOS-6.29", "HOS-6.30", "HOS-6.32", "HOS-6.77")
def test_steps_forward_and_backward() -> None:
    table = march(Table(open_ground(8, 8), {"g-opel": "3-3 e"}), "g-opel")
    assert table.where("g-opel") == "3-3 2-3"
    assert steps(table) == {"4-2", "4-3", "4-4", "1-2", "1-3", "1-4"}
    drive(table, "4-3")
    assert table.where("g-opel") == "4-3 3-3"
    table = march(Table(open_ground(8, 8), {"g-opel": "3-3 e"}), "g-opel")
    drive(table, "4-2")
    assert table.where("g-opel") == "4-2 3-3"
    assert table.s.heading[0] == 1
    table = march(Table(open_ground(8, 8), {"g-opel": "3-3 e"}), "g-opel")
    drive(table, "1-2")
    assert table.where("g-opel") == "2-3 1-2"
    assert table.s.heading[0] == 3


@pytest.mark.rule("HOS-6.77")
def test_steps_of_a_diagonal_vehicle() -> None:
    table = march(Table(open_ground(8, 8), {"g-opel": "3-2 ne"}), "g-opel")
    assert table.where("g-opel") == "3-2 2-3"
    assert {"3-1", "4-1", "4-2"} <= steps(table)
    drive(table, "3-1")
    assert table.where("g-opel") == "3-1 3-2"
    assert table.s.heading[0] == 0
    assert table.refused("step", "square:4-2") == "refusal-step-ahead HOS-6.32"


@pytest.mark.rule("HOS-6.31")
def test_forward_and_backward_in_one_action() -> None:
    table = march(Table(open_ground(9, 1), {"g-opel": "2-0 e"}), "g-opel")
    drive(table, "3-0", "4-0", "5-0", "6-0", "4-0", "3-0")
    assert table.where("g-opel") == "4-0 3-0"
    assert table.s.frames[-1].name == REST  # 4 + 2 of 6 squares.


@pytest.mark.rule("HOS-6.33", "HOS-6.78")
def test_pivots_cost_one_for_every_45_degrees() -> None:
    table = march(Table(open_ground(6, 6), {"g-pz3": "3-3 e"}), "g-pz3")
    assert pivots(table) == {("ne", "3-2"), ("ne", "2-4"), ("se", "3-4"), ("se", "2-2")}
    table.do("pivot", "facing:ne", "square:3-2")
    assert table.where("g-pz3") == "3-2 2-3"
    table.do("pivot", "facing:n", "square:2-2")
    assert table.where("g-pz3") == "2-2 2-3"
    table.do("pivot", "facing:nw", "square:1-2")
    table.do("pivot", "facing:w", "square:1-3")
    assert table.where("g-pz3") == "1-3 2-3"
    assert table.s.frames[-1].name == REST


@pytest.mark.rule("HOS-6.33")
def test_two_pivots_onto_the_same_square() -> None:
    table = march(Table(open_ground(6, 6), {"g-pz3": "3-2 ne"}), "g-pz3")
    assert pivots(table) == {("n", "2-2"), ("n", "3-3"), ("e", "3-3"), ("e", "2-2")}


@pytest.mark.rule("HOS-6.34")
def test_an_immobilised_two_square_vehicle_does_not_pivot() -> None:
    table = Table(open_ground(6, 6), {"s-gaz4m": "3-3 e #1"})
    march(table, "s-gaz4m")
    assert pivots(table) == set()
    assert table.refused("pivot", "facing:ne") == "refusal-pivot-immobile HOS-6.34"
    assert not any(action[0] == "stop" and len(action) > 1 for action in table.legal())


@pytest.mark.rule("HOS-6.78")
def test_no_pivot_through_a_wall_or_around_one() -> None:
    beside = [("hedgehog", 6, 6, 8, 6)]  # Above 3-3, where the front would leave to 3-2.
    table = march(Table(open_ground(6, 6), {"g-pz3": "3-3 e"}, lines=beside), "g-pz3")
    assert ("ne", "3-2") not in pivots(table)
    between = [("hedgehog", 4, 6, 8, 6)]
    table = march(Table(open_ground(6, 6), {"g-pz3": "3-3 e"}, lines=between), "g-pz3")
    assert {square for _, square in pivots(table)} == {"3-4", "2-4"}


@pytest.mark.rule("HOS-6.37")
def test_no_vehicle_enters_the_square_of_another() -> None:
    table = march(Table(open_ground(6, 6), {"g-opel": "3-3 e", "g-kuebel": "4-3 e"}), "g-opel")
    assert table.refused("step", "square:4-3") == "refusal-drive-vehicle HOS-6.37"


@pytest.mark.rule("HOS-9.12")
def test_no_movement_action_with_broken_tracks() -> None:
    table = Table(open_ground(6, 6), {"g-pz3": "3-3 e"})
    table.s.damage[0] = 2
    assert moves.declarations(table.s, 0) == []


# Running over.


@pytest.mark.rule("HOS-6.38")
def test_driving_through_infantry_does_nothing_to_it() -> None:
    table = Table(
        open_ground(6, 3), {"g-kuebel": "0-1 e", "s-rifle-1": "1-1", "g-landser-1": "2-1"}
    )
    march(table, "g-kuebel")
    drive(table, "1-1", "2-1", "3-1")
    table.do("stop")
    assert table.where("s-rifle-1") == "1-1"
    assert table.s.suppression[1] == 0


@pytest.mark.rule("HOS-6.39", "HOS-6.40", "HOS-6.82")
def test_infantry_under_a_vehicle_moves_aside_and_is_suppressed() -> None:
    table = Table(open_ground(6, 3), {"g-kuebel": "0-1 e", "s-rifle-1": "1-1"})
    march(table, "g-kuebel")
    drive(table, "1-1")
    table.do("stop")
    assert table.s.actors() == ("soviet",)
    assert steps(table) == {"0-0", "1-0", "2-0", "0-1", "2-1", "0-2", "1-2", "2-2"}
    assert table.refused("step", "square:5-1") == "refusal-forced-not-adjacent HOS-6.82"
    table.do("step", "square:2-2")
    assert table.where("s-rifle-1") == "2-2"
    assert table.s.suppression[1] == 1


@pytest.mark.rule("HOS-6.79", "HOS-6.39")
def test_both_squares_of_a_vehicle_displace() -> None:
    table = Table(open_ground(6, 3), {"g-opel": "1-1 e", "s-rifle-1": "2-1", "s-rifle-2": "3-1"})
    table.s.initiative = 0
    march(table, "g-opel")
    drive(table, "2-1", "3-1")
    table.do("stop")
    table.do("step", "square:2-0")
    table.do("step", "square:3-0")
    assert table.s.suppression == [0, 1, 1]


@pytest.mark.rule("HOS-6.41")
def test_no_square_free_no_life() -> None:
    units = {"g-kuebel": "0-0 e", "s-rifle-1": "1-0"}
    table = Table(["..~"], units)
    march(table, "g-kuebel")
    drive(table, "1-0")
    table.do("stop")
    assert table.where("s-rifle-1") == "0-0"
    table = Table(["..~"], {**units, "s-rifle-2": "0-0"})
    table.s.put(table.u("g-kuebel"), table.p("1-0"))
    march(table, "g-kuebel").do("stop")
    assert table.s.standing[1] == LOST


@pytest.mark.rule("HOS-6.41", "HOS-7.8")
def test_no_way_within_an_enemy_zone() -> None:
    table = Table(
        ["...", "~.~", "~~~"], {"g-kuebel": "1-1 e", "s-rifle-1": "1-1", "g-landser-1": "1-0"}
    )
    march(table, "g-kuebel").do("stop")
    assert table.s.standing[1] == LOST  # 0-0 and 2-0 lie in the zone of the squad on 1-0.


@pytest.mark.rule("HOS-6.42", "HOS-6.19", "HOS-6.63")
def test_what_cannot_move_dies_under_a_vehicle() -> None:
    for markers, dead in ((2, True), (1, False)):
        table = Table(open_ground(3, 3), {"g-kuebel": "1-1 e", "s-rifle-1": "1-1"})
        table.s.suppression[1] = markers
        march(table, "g-kuebel").do("stop")
        if not dead:
            table.do("step", "square:0-0")
            assert table.s.suppression[1] == 2
        assert (table.s.standing[1] == LOST) == dead
    table = Table(open_ground(3, 3), {"s-gaz64": "1-1 e", "g-mg42": "1-1 n #1"})
    march(table, "s-gaz64").do("stop")
    assert table.s.face[1] == 0  # It packs up first and can then move with 3.
    table.do("step", "square:0-0")
    assert table.where("g-mg42") == "0-0"


# Wrecks.


@pytest.mark.rule("HOS-6.43", "HOS-6.44", "HOS-12.3")
def test_a_heavy_vehicle_crushes_a_wreck_square_by_square() -> None:
    table = Table(open_ground(8, 3), {"s-t34": "1-1 e"})
    index = table.wreck("wreck_light_2", "2-1", "3-1")
    march(table, "s-t34")
    drive(table, "2-1")
    assert wrecks.wreck_at(table.s, index).points == 1
    drive(table, "0-1", "2-1")  # Backwards off it, and on again.
    assert wrecks.wreck_at(table.s, index).points == 1
    table = Table(open_ground(8, 3), {"s-t34": "1-1 e"})
    index = table.wreck("wreck_light_2", "2-1", "3-1")
    march(table, "s-t34")
    drive(table, "2-1", "3-1")
    assert table.s.wrecks[index] is None
    assert table.s.wreck_on[table.p("2-1")] < 0


@pytest.mark.rule("HOS-6.46")
def test_light_vehicles_do_not_crush() -> None:
    table = Table(open_ground(8, 3), {"g-kuebel": "1-1 e"})
    index = table.wreck("wreck_light_1", "2-1")
    march(table, "g-kuebel")
    drive(table, "2-1")
    assert wrecks.wreck_at(table.s, index).points == 0


@pytest.mark.rule("HOS-6.47", "HOS-6.48", "HOS-6.50", "HOS-6.51", "HOS-6.84")
def test_pushing_a_wreck() -> None:
    table = Table(open_ground(8, 6), {"s-t34": "3-3 e"})
    index = table.wreck("wreck_armour_2", "4-3", "5-3")
    assert ("push", f"wreck:{index}") in moves.declarations(table.s, 0)
    march(table, "s-t34", "push", f"wreck:{index}")
    table.do("push", "square:4-3")
    wreck = wrecks.wreck_at(table.s, index)
    assert [table.s.name(place) for place in wreck.places] == ["5-3", "6-3"]
    assert table.where("s-t34") == "4-3 3-3"
    assert table.s.frames[-1].name == REST
    table = march(Table(open_ground(8, 6), {"s-t34": "3-3 e"}), "s-t34")
    table.wreck("wreck_armour_2", "4-3", "5-3")
    assert table.refused("push", "square:4-3") == "refusal-push-announce HOS-6.48"


@pytest.mark.rule("HOS-6.49")
def test_light_vehicles_push_small_wrecks_only() -> None:
    table = Table(open_ground(8, 6), {"g-kuebel": "3-3 e"})
    table.wreck("wreck_armour_2", "4-3", "5-3")
    table.wreck("wreck_armour_1", "3-2")
    assert moves.declarations(table.s, 0) == [("move",), ("push", "wreck:1")]
    refusal = moves.refuse_declaration(table.s, 0, ("push", "wreck:0"))
    assert refusal.rule == "HOS-6.49"


@pytest.mark.rule("HOS-6.52", "HOS-6.53", "HOS-6.85")
def test_infantry_makes_way_for_a_pushed_wreck() -> None:
    table = Table(open_ground(8, 6), {"s-t70": "3-3 e", "g-landser-1": "5-3"})
    table.wreck("wreck_armour_1", "4-3")
    march(table, "s-t70", "push", "wreck:0")
    table.do("push", "square:4-3")
    assert table.s.actors() == ("german",)
    table.do("step", "square:5-2")
    assert table.s.suppression[1] == 0
    assert table.where("g-landser-1") == "5-2"
    table = Table(open_ground(8, 6), {"s-t70": "3-3 e", "g-landser-1": "5-3"})
    table.s.suppression[1] = 2
    table.wreck("wreck_armour_1", "4-3")
    march(table, "s-t70", "push", "wreck:0")
    table.do("push", "square:4-3")
    assert table.s.standing[1] == LOST


@pytest.mark.rule("HOS-6.54", "HOS-6.55", "HOS-6.57", "HOS-6.58")
@pytest.mark.parametrize("row", ["...r.", "...#.", "...g."])
def test_where_a_wreck_cannot_be_pushed(row: str) -> None:
    table = Table([row], {"s-t70": "1-0 e"})
    table.wreck("wreck_armour_1", "2-0")
    march(table, "s-t70", "push", "wreck:0")
    assert table.refused("push", "square:2-0") == "refusal-push-blocked HOS-6.84"


@pytest.mark.rule("HOS-6.57", "HOS-6.58")
def test_not_off_the_field_nor_onto_another() -> None:
    table = Table(["..."], {"s-t70": "1-0 e"})
    table.wreck("wreck_armour_1", "2-0")
    march(table, "s-t70", "push", "wreck:0")
    assert ("push", "square:2-0") not in table.legal()
    for other in ("s-gaz64", ""):
        units = {"s-t70": "1-0 e", **({other: "3-0 e"} if other else {})}
        table = Table(["....."], units)
        table.wreck("wreck_armour_1", "2-0")
        if not other:
            table.wreck("wreck_light_1", "3-0")
        march(table, "s-t70", "push", "wreck:0")
        assert ("push", "square:2-0") not in table.legal()


@pytest.mark.rule("HOS-6.56")
def test_a_wreck_in_the_river_is_gone() -> None:
    table = Table(["...~."], {"s-t70": "1-0 e"})
    table.wreck("wreck_armour_1", "2-0")
    march(table, "s-t70", "push", "wreck:0")
    table.do("push", "square:2-0")
    assert table.s.wrecks == [None]
    table = Table(["....~."], {"s-t70": "1-0 e"})
    table.wreck("wreck_light_2", "3-0", "2-0")
    march(table, "s-t70", "push", "wreck:0")
    table.do("push", "square:2-0")
    assert table.s.wrecks[0] is not None


@pytest.mark.rule("HOS-11.7", "HOS-11.9")
def test_a_vehicle_on_ground_it_may_not_enter_leaves_its_wreck_beside_it() -> None:
    table = Table([".....", ".#...", "....."], {"s-gaz64": "1-1 e"})
    wrecks.leave(table.s, 0, table.events)
    table.s.lift(0)
    table.advance()
    assert table.s.actors() == ("german",)
    assert len(table.legal()) == 8
    assert table.refused("place", "square:4-1") == "refusal-wreck-nearest HOS-11.7"
    table.do("place", "square:2-1")
    assert table.s.wreck_on[table.p("2-1")] == 0
