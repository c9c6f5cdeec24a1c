"""Two-square vehicles, running over, wrecks (HOS-6.29–6.58, 6.77–6.85)."""

import pytest

from tests.heroes import Table, open_ground


def pivots(table: Table) -> set[tuple[str, str]]:
    """Directions and squares of the pivots that are legal."""
    return {(words[1], words[2]) for words in map(str.split, table.legal("pivot"))}


def drive(table: Table, *squares: str) -> None:
    for square in squares:
        table.do(f"step {square}")


# Driving.


@pytest.mark.rule("HOS-6.29", "HOS-6.30", "HOS-6.32", "HOS-6.77")
def test_steps_forward_and_backward() -> None:
    table = Table(open_ground(8, 8), {"g-opel": "D4 e"}).march("g-opel")
    assert table.where("g-opel") == "D4 D3"
    assert table.squares() == {"C5", "D5", "E5", "C2", "D2", "E2"}
    drive(table, "D5")
    assert table.where("g-opel") == "D5 D4"
    table = Table(open_ground(8, 8), {"g-opel": "D4 e"}).march("g-opel")
    drive(table, "C5")
    assert table.where("g-opel") == "C5 D4"
    assert table.heading("g-opel") == "ne"
    table = Table(open_ground(8, 8), {"g-opel": "D4 e"}).march("g-opel")
    drive(table, "C2")
    assert table.where("g-opel") == "D3 C2"
    assert table.heading("g-opel") == "se"


@pytest.mark.rule("HOS-6.77")
def test_steps_of_a_diagonal_vehicle() -> None:
    table = Table(open_ground(8, 8), {"g-opel": "C4 ne"}).march("g-opel")
    assert table.where("g-opel") == "C4 D3"
    assert {"B4", "B5", "C5"} <= table.squares()
    drive(table, "B4")
    assert table.where("g-opel") == "B4 C4"
    assert table.heading("g-opel") == "n"
    assert table.refused("step C5") == "refusal-step-ahead HOS-6.32"


@pytest.mark.rule("HOS-6.31")
def test_forward_and_backward_in_one_action() -> None:
    table = Table(open_ground(9, 1), {"g-opel": "A3 e"}).march("g-opel")
    drive(table, "A4", "A5", "A6", "A7", "A5", "A4")
    assert table.where("g-opel") == "A5 A4"
    assert table.resting  # 4 + 2 of 6 squares.


@pytest.mark.rule("HOS-6.33", "HOS-6.78")
def test_pivots_cost_one_for_every_45_degrees() -> None:
    table = Table(open_ground(6, 6), {"g-pz3": "D4 e"}).march("g-pz3")
    assert pivots(table) == {("ne", "C4"), ("ne", "E3"), ("se", "E4"), ("se", "C3")}
    table.do("pivot ne C4")
    assert table.where("g-pz3") == "C4 D3"
    table.do("pivot n C3")
    assert table.where("g-pz3") == "C3 D3"
    table.do("pivot nw C2")
    table.do("pivot w D2")
    assert table.where("g-pz3") == "D2 D3"
    assert table.resting


@pytest.mark.rule("HOS-6.33")
def test_two_pivots_onto_the_same_square() -> None:
    table = Table(open_ground(6, 6), {"g-pz3": "C4 ne"}).march("g-pz3")
    assert pivots(table) == {("n", "C3"), ("n", "D4"), ("e", "D4"), ("e", "C3")}


@pytest.mark.rule("HOS-6.34")
def test_an_immobilised_two_square_vehicle_does_not_pivot() -> None:
    table = Table(open_ground(6, 6), {"s-gaz4m": "D4 e firing"})
    table.march("s-gaz4m")
    assert pivots(table) == set()
    assert table.refused("pivot ne") == "refusal-pivot-immobile HOS-6.34"
    assert not any(action.startswith("stop ") for action in table.legal())


@pytest.mark.rule("HOS-6.78")
def test_no_pivot_through_a_wall_or_around_one() -> None:
    beside = [("hedgehog", 6, 6, 8, 6)]  # Above D4, where the front would leave to C4.
    table = Table(open_ground(6, 6), {"g-pz3": "D4 e"}, lines=beside).march("g-pz3")
    assert ("ne", "C4") not in pivots(table)
    between = [("hedgehog", 4, 6, 8, 6)]
    table = Table(open_ground(6, 6), {"g-pz3": "D4 e"}, lines=between).march("g-pz3")
    assert {square for _, square in pivots(table)} == {"E4", "E3"}


@pytest.mark.rule("HOS-6.37")
def test_no_vehicle_enters_the_square_of_another() -> None:
    table = Table(open_ground(6, 6), {"g-opel": "D4 e", "g-kuebel": "D5 e"}).march("g-opel")
    assert table.refused("step D5") == "refusal-drive-vehicle HOS-6.37"


@pytest.mark.rule("HOS-9.12")
def test_no_movement_action_with_broken_tracks() -> None:
    table = Table(open_ground(6, 6), {"g-pz3": "D4 e"})
    table.alter("g-pz3", damage=["tracks"])
    assert table.declarations("g-pz3") == []


# Running over.


@pytest.mark.rule("HOS-6.38")
def test_driving_through_infantry_does_nothing_to_it() -> None:
    table = Table(open_ground(6, 3), {"g-kuebel": "B1 e", "s-rifle-1": "B2", "g-landser-1": "B3"})
    table.march("g-kuebel")
    drive(table, "B2", "B3", "B4")
    table.do("stop")
    assert table.where("s-rifle-1") == "B2"
    assert table.markers("s-rifle-1") == 0


@pytest.mark.rule("HOS-6.39", "HOS-6.40", "HOS-6.82")
def test_infantry_under_a_vehicle_moves_aside_and_is_suppressed() -> None:
    table = Table(open_ground(6, 3), {"g-kuebel": "B1 e", "s-rifle-1": "B2"})
    table.march("g-kuebel")
    drive(table, "B2")
    table.do("stop")
    assert table.state.actors() == ("soviet",)
    assert table.squares() == {"A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"}
    assert table.refused("step B6") == "refusal-forced-not-adjacent HOS-6.82"
    table.do("step C3")
    assert table.where("s-rifle-1") == "C3"
    assert table.markers("s-rifle-1") == 1


@pytest.mark.rule("HOS-6.79", "HOS-6.39")
def test_both_squares_of_a_vehicle_displace() -> None:
    table = Table(open_ground(6, 3), {"g-opel": "B2 e", "s-rifle-1": "B3", "s-rifle-2": "B4"})
    table.change(initiative="soviet")
    table.march("g-opel")
    drive(table, "B3", "B4")
    table.do("stop")
    table.do("step A3")
    table.do("step A4")
    assert (table.markers("s-rifle-1"), table.markers("s-rifle-2")) == (1, 1)


@pytest.mark.rule("HOS-6.41")
def test_no_square_free_no_life() -> None:
    units = {"g-kuebel": "A1 e", "s-rifle-1": "A2"}
    table = Table(["..~"], units)
    table.march("g-kuebel")
    drive(table, "A2")
    table.do("stop")
    assert table.where("s-rifle-1") == "A1"
    table = Table(["..~"], {**units, "s-rifle-2": "A1"})
    table.put("g-kuebel", "A2 e")
    table.march("g-kuebel").do("stop")
    assert table.standing("s-rifle-1") == "lost"


@pytest.mark.rule("HOS-6.41", "HOS-7.8")
def test_no_way_within_an_enemy_zone() -> None:
    table = Table(
        ["...", "~.~", "~~~"], {"g-kuebel": "B2 e", "s-rifle-1": "B2", "g-landser-1": "A2"}
    )
    table.march("g-kuebel").do("stop")
    assert table.standing("s-rifle-1") == "lost"  # A1 and A3 lie in the zone of the squad on A2.


@pytest.mark.rule("HOS-6.42", "HOS-6.19", "HOS-6.63")
def test_what_cannot_move_dies_under_a_vehicle() -> None:
    for markers, dead in ((2, True), (1, False)):
        table = Table(open_ground(3, 3), {"g-kuebel": "B2 e", "s-rifle-1": "B2"})
        table.alter("s-rifle-1", suppression=markers)
        table.march("g-kuebel").do("stop")
        if not dead:
            table.do("step A1")
            assert table.markers("s-rifle-1") == 2
        assert (table.standing("s-rifle-1") == "lost") == dead
    table = Table(open_ground(3, 3), {"s-gaz64": "B2 e", "g-mg42": "B2 n deployed"})
    table.march("s-gaz64").do("stop")
    assert table.shows("g-mg42") == "packed"  # It packs up first and can then move with 3.
    table.do("step A1")
    assert table.where("g-mg42") == "A1"


# Wrecks.


@pytest.mark.rule("HOS-6.43", "HOS-6.44", "HOS-12.3")
def test_a_heavy_vehicle_crushes_a_wreck_square_by_square() -> None:
    table = Table(open_ground(8, 3), {"s-t34": "B2 e"})
    index = table.wreck("wreck_light_2", "B3", "B4")
    table.march("s-t34")
    drive(table, "B3")
    assert table.points(f"wreck={index}") == 1
    drive(table, "B1", "B3")  # Backwards off it, and on again.
    assert table.points(f"wreck={index}") == 1
    table = Table(open_ground(8, 3), {"s-t34": "B2 e"})
    index = table.wreck("wreck_light_2", "B3", "B4")
    table.march("s-t34")
    drive(table, "B3", "B4")
    assert table.json["wrecks"][index] is None
    assert not table.wreck_on("B3")


@pytest.mark.rule("HOS-6.46")
def test_light_vehicles_do_not_crush() -> None:
    table = Table(open_ground(8, 3), {"g-kuebel": "B2 e"})
    index = table.wreck("wreck_light_1", "B3")
    table.march("g-kuebel")
    drive(table, "B3")
    assert table.points(f"wreck={index}") == 0


@pytest.mark.rule("HOS-6.47", "HOS-6.48", "HOS-6.50", "HOS-6.51", "HOS-6.84")
def test_pushing_a_wreck() -> None:
    table = Table(open_ground(8, 6), {"s-t34": "D4 e"})
    index = table.wreck("wreck_armour_2", "D5", "D6")
    assert f"push wreck={index}" in table.declarations("s-t34")
    table.declare("s-t34", f"push wreck={index}")
    table.do("push D5")
    assert table.wrecks() == ["D6 D7"]
    assert table.where("s-t34") == "D5 D4"
    assert table.resting
    table = Table(open_ground(8, 6), {"s-t34": "D4 e"}).march("s-t34")
    table.wreck("wreck_armour_2", "D5", "D6")
    assert table.refused("push D5") == "refusal-push-announce HOS-6.48"


@pytest.mark.rule("HOS-6.49")
def test_light_vehicles_push_small_wrecks_only() -> None:
    table = Table(open_ground(8, 6), {"g-kuebel": "D4 e"})
    table.wreck("wreck_armour_2", "D5", "D6")
    table.wreck("wreck_armour_1", "C4")
    assert table.declarations("g-kuebel") == ["move", "push wreck=1"]
    assert table.undeclared("g-kuebel", "push wreck=0").split()[1] == "HOS-6.49"


@pytest.mark.rule("HOS-6.52", "HOS-6.53", "HOS-6.85")
def test_infantry_makes_way_for_a_pushed_wreck() -> None:
    table = Table(open_ground(8, 6), {"s-t70": "D4 e", "g-landser-1": "D6"})
    table.wreck("wreck_armour_1", "D5")
    table.declare("s-t70", "push wreck=0")
    table.do("push D5")
    assert table.state.actors() == ("german",)
    table.do("step C6")
    assert table.markers("g-landser-1") == 0
    assert table.where("g-landser-1") == "C6"
    table = Table(open_ground(8, 6), {"s-t70": "D4 e", "g-landser-1": "D6"})
    table.alter("g-landser-1", suppression=2)
    table.wreck("wreck_armour_1", "D5")
    table.declare("s-t70", "push wreck=0")
    table.do("push D5")
    assert table.standing("g-landser-1") == "lost"


@pytest.mark.rule("HOS-6.54", "HOS-6.55", "HOS-6.57", "HOS-6.58")
@pytest.mark.parametrize("row", ["...r.", "...#.", "...g."])
def test_where_a_wreck_cannot_be_pushed(row: str) -> None:
    table = Table([row], {"s-t70": "A2 e"})
    table.wreck("wreck_armour_1", "A3")
    table.declare("s-t70", "push wreck=0")
    assert table.refused("push A3") == "refusal-push-blocked HOS-6.84"


@pytest.mark.rule("HOS-6.57", "HOS-6.58")
def test_not_off_the_field_nor_onto_another() -> None:
    table = Table(["..."], {"s-t70": "A2 e"})
    table.wreck("wreck_armour_1", "A3")
    table.declare("s-t70", "push wreck=0")
    assert "push A3" not in table.legal()
    for other in ("s-gaz64", ""):
        units = {"s-t70": "A2 e", **({other: "A4 e"} if other else {})}
        table = Table(["....."], units)
        table.wreck("wreck_armour_1", "A3")
        if not other:
            table.wreck("wreck_light_1", "A4")
        table.declare("s-t70", "push wreck=0")
        assert "push A3" not in table.legal()


@pytest.mark.rule("HOS-6.56")
def test_a_wreck_in_the_river_is_gone() -> None:
    table = Table(["...~."], {"s-t70": "A2 e"})
    table.wreck("wreck_armour_1", "A3")
    table.declare("s-t70", "push wreck=0")
    table.do("push A3")
    assert table.json["wrecks"] == [None]
    table = Table(["....~."], {"s-t70": "A2 e"})
    table.wreck("wreck_light_2", "A4", "A3")
    table.declare("s-t70", "push wreck=0")
    table.do("push A3")
    assert table.json["wrecks"][0] is not None


@pytest.mark.rule("HOS-11.7", "HOS-11.9")
def test_a_vehicle_on_ground_it_may_not_enter_leaves_its_wreck_beside_it() -> None:
    table = Table([".....", ".#...", "....."], {"s-gaz64": "B2 e"})
    table.hit("s-gaz64", double=True)
    assert table.state.actors() == ("german",)
    assert len(table.legal()) == 8
    assert table.refused("place B5") == "refusal-wreck-nearest HOS-11.7"
    table.do("place B3")
    assert table.wreck_on("B3")
