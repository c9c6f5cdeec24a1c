"""Transport and crews (HOS-20, HOS-15.24–15.43, HOS-19.16–19.21)."""

import pytest

from tests.heroes import Table, open_ground


@pytest.mark.rule("HOS-20.1", "HOS-20.2")
def test_points() -> None:
    units = {"g-sdkfz251": "D4 e"}
    units |= {f"g-pzgren-{i}": "in g-sdkfz251" for i in (1, 2, 3)}
    table = Table(open_ground(6, 6), {**units, "g-pzgren-4": "A1"})
    table.put("g-pzgren-4", "D5")
    table.march("g-pzgren-4")
    assert table.refused("board g-sdkfz251").startswith("refusal-board-full ")
    table.alter("g-pzgren-4", shows="weakened")
    assert "board g-sdkfz251" in table.march("g-pzgren-4").legal()


@pytest.mark.rule("HOS-20.3")
def test_one_gun_only() -> None:
    table = Table(open_ground(6, 6), {"g-opel": "D4 e", "g-pak38": "in g-opel", "g-ig18": "D5 e"})
    table.march("g-ig18")
    assert table.refused("board g-opel").startswith("refusal-board-second-gun ")


@pytest.mark.rule("HOS-20.4", "HOS-20.5", "HOS-20.18", "HOS-16.91")
def test_boarding_is_the_last_step() -> None:
    table = Table(open_ground(6, 3), {"g-opel": "B5 e", "g-landser-1": "B1"})
    table.march("g-landser-1")
    assert table.refused("board g-opel") == "refusal-board-beside HOS-20.18"
    table.do("step B2")
    table.do("step B3")
    table.do("board g-opel")
    assert table.standing("g-landser-1") == "aboard"
    assert table.unit("g-landser-1")["carrier"] == "g-opel"
    assert table.where("g-landser-1") == ""
    assert table.resting


@pytest.mark.rule("HOS-20.22")
def test_boarding_needs_movement() -> None:
    table = Table(open_ground(6, 3), {"g-opel": "B5 e", "g-pak38": "B3 n", "s-rifle-1": "A1"})
    table.alter("g-pak38", suppression=1)
    table.march("g-pak38")
    assert table.refused("board g-opel") == "refusal-board-movement HOS-20.22"
    table = Table(open_ground(6, 3), {"g-opel": "B5 e", "g-landser-1": "in g-opel"})
    table.alter("g-landser-1", suppression=2)
    table.march("g-landser-1")
    assert table.resting
    assert table.standing("g-landser-1") == "aboard"


@pytest.mark.rule("HOS-20.1", "HOS-20.18")
def test_not_every_vehicle_carries() -> None:
    table = Table(open_ground(6, 3), {"g-pz3": "B5 e", "g-landser-1": "B3", "s-gaz64": "A3 n"})
    table.march("g-landser-1")
    assert table.refused("board g-pz3") == "refusal-board-no-transport HOS-20.1"
    assert table.refused("board s-gaz64") == "refusal-board-friendly HOS-20.18"


@pytest.mark.rule("HOS-20.4", "HOS-20.19", "HOS-20.6")
def test_leaving_is_the_first_step() -> None:
    table = Table(open_ground(9, 3), {"g-opel": "B3 e", "g-pzgren-1": "in g-opel"})
    table.march("g-pzgren-1")
    assert len(table.squares()) == 10
    for square in ("B4", "B5", "B6", "B7"):
        table.do(f"step {square}")
    assert table.where("g-pzgren-1") == "B7"
    assert table.resting


@pytest.mark.rule("HOS-20.19")
def test_not_onto_a_friend() -> None:
    table = Table(
        open_ground(3, 1), {"g-kuebel": "A2 e", "g-landser-1": "in g-kuebel", "g-landser-2": "A3"}
    )
    table.march("g-landser-1")
    assert table.squares() == {"A1"}
    assert table.refused("step A3") == "refusal-leave-occupied HOS-20.19"


@pytest.mark.rule("HOS-20.20")
def test_out_of_one_vehicle_and_into_another() -> None:
    table = Table(
        open_ground(9, 1), {"g-kuebel": "A1 e", "g-opel": "A5 e", "g-landser-1": "in g-kuebel"}
    )
    table.march("g-landser-1").do("step A2")
    table.do("step A3")
    table.do("board g-opel")
    assert table.unit("g-landser-1")["carrier"] == "g-opel"


@pytest.mark.rule("HOS-20.21")
def test_no_zone_holds_those_who_get_in_or_out() -> None:
    table = Table(
        open_ground(5, 3), {"g-kuebel": "B2 e", "g-landser-1": "in g-kuebel", "s-rifle-1": "A3"}
    )
    table.march("g-landser-1")
    assert {"A2", "B3"} <= table.squares()
    table.do("step B3")
    assert "board g-kuebel" in table.legal()
    assert table.refused("step A2") == "refusal-step-zone HOS-7.6"


@pytest.mark.rule("HOS-20.23")
def test_passengers_ride_along() -> None:
    table = Table(open_ground(9, 1), {"g-kuebel": "A1 e", "g-landser-1": "in g-kuebel"})
    table.march("g-kuebel").do("step A2")
    table.do("stop")
    assert table.standing("g-landser-1") == "aboard"
    assert not {"activated", "resolved"} & {*table.unit("g-landser-1")}


@pytest.mark.rule("HOS-20.27")
def test_a_change_of_state_aboard_is_a_move_of_no_squares() -> None:
    table = Table(open_ground(9, 1), {"g-opel": "A2 e", "g-mg42": "in g-opel deployed"})
    table.march("g-mg42")
    assert table.refused("step A3") == "refusal-move-x HOS-6.17"
    table.do("flip")
    assert table.shows("g-mg42") == "packed"
    assert table.standing("g-mg42") == "aboard"
    assert table.resting


# The vehicle is destroyed.


def wrecked(table: Table, id: str) -> Table:
    table.hit(id, double=True)
    return table


@pytest.mark.rule("HOS-20.13", "HOS-20.16", "HOS-20.26", "HOS-9.21")
def test_passengers_get_out_of_a_wreck() -> None:
    table = Table(
        open_ground(6, 3),
        {"g-opel": "B3 e", "g-landser-1": "in g-opel", "g-landser-2": "in g-opel"},
    )
    wrecked(table, "g-opel")
    assert table.standing("g-opel") == "lost"
    assert table.wreck_on("B3")
    assert table.state.actors() == ("german",)
    assert len(table.legal()) == 20
    table.do("place g-landser-2 B4")
    occupied = table.refused("place g-landser-1 B4")
    assert occupied == "refusal-place-occupied HOS-20.13"
    far = table.refused("place g-landser-1 B6")
    assert far == "refusal-place-beside HOS-20.26"
    table.do("place g-landser-1 A1")
    assert (table.markers("g-landser-1"), table.markers("g-landser-2")) == (1, 1)
    assert table.resting


@pytest.mark.rule("HOS-20.15", "HOS-20.17")
def test_not_into_an_enemy_zone() -> None:
    units = {"g-kuebel": "A2 e", "g-landser-1": "in g-kuebel", "s-rifle-1": "B2"}
    table = wrecked(Table(["...", "..."], units), "g-kuebel")
    # Every square beside it lies in the rifle squad's zone.
    assert table.standing("g-landser-1") == "lost"
    table = Table(["...", "..."], units)
    table.alter("s-rifle-1", suppression=1)
    wrecked(table, "g-kuebel")
    assert table.standing("g-landser-1") == "aboard"
    table.do("place g-landser-1 A1")


@pytest.mark.rule("HOS-15.30", "HOS-20.14")
def test_a_crew_bails_out_wherever_it_can() -> None:
    units = {"g-kuebel": "A2 e", "g-thoss": "in g-kuebel aboard", "s-rifle-1": "B2"}
    table = wrecked(Table(["...", "..."], units), "g-kuebel")
    assert table.shows("g-thoss") == "on-foot"
    table.do("place g-thoss A3")
    assert table.markers("g-thoss") == 1


@pytest.mark.rule("HOS-6.83")
def test_a_placed_gun_faces_as_it_likes() -> None:
    table = wrecked(Table(["..."], {"g-opel": "A2 e", "g-pak38": "in g-opel"}), "g-opel")
    assert len(table.legal()) == 8
    table.do("place g-pak38 A3 sw")
    assert table.heading("g-pak38") == "sw"


# Crews.


@pytest.mark.rule("HOS-15.24", "HOS-15.40", "HOS-15.26", "HOS-15.27")
def test_manning_a_vehicle() -> None:
    table = Table(open_ground(6, 1), {"g-pz3": "A5 e", "g-thoss": "A2"})
    table.march("g-thoss").do("step A3")
    assert "board g-pz3" not in table.legal()
    table.do("man g-pz3")
    assert (table.standing("g-thoss"), table.shows("g-thoss")) == ("aboard", "aboard")
    assert table.resting
    table = Table(
        open_ground(6, 1), {"s-t34": "A5 e", "s-drozd-1": "in s-t34 aboard", "s-drozd-2": "A3"}
    )
    table.march("s-drozd-2")
    assert table.refused("man s-t34") == "refusal-man-crew HOS-15.27"


@pytest.mark.rule("HOS-15.29", "HOS-15.41", "HOS-15.42")
def test_a_crew_only_leaves() -> None:
    table = Table(
        open_ground(6, 1), {"g-pz3": "A5 e", "g-thoss": "in g-pz3 aboard", "s-rifle-1": "A1"}
    )
    assert table.declarations("g-thoss") == ["move"]
    table.march("g-thoss")
    assert table.shows("g-thoss") == "on-foot"
    assert table.squares() == {"A3", "A6"}
    assert table.refused("stop") == "refusal-crew-leaves HOS-15.42"
    table.do("step A3")
    assert table.refused("man g-pz3") == "refusal-flip-once HOS-15.4"
    table.do("step A2")
    table.do("stop")
    assert table.where("g-thoss") == "A2"


# Scouts.


@pytest.mark.rule("HOS-19.11", "HOS-19.12")
def test_a_scout_moves_its_number_and_ignores_rubble() -> None:
    table = Table(["rrrrrrr"], {"s-scouts": "A1"})
    table.change(phase="setup")
    table.march("s-scouts", "A2", "A3", "A4", "A5")
    assert table.where("s-scouts") == "A5"
    assert table.squares() == set()


@pytest.mark.rule("HOS-19.15", "HOS-26.13")
def test_no_fire_and_no_assault_on_a_scout_move() -> None:
    table = Table(open_ground(6, 1), {"s-ba64": "A1 e", "g-landser-1": "A6"})
    table.change(phase="setup")
    table.change(in_force={"soviet": ["army_assault:2"]})
    assert table.declarations("s-ba64") == ["move"]
    table.march("s-ba64").do("step A2")
    assert table.legal() == table.legal("step", "stop")


@pytest.mark.rule("HOS-19.16", "HOS-19.17", "HOS-19.21")
def test_a_transport_unloads_scouts_only() -> None:
    table = Table(
        open_ground(6, 1), {"s-gaz64": "A1 e", "s-scouts": "in s-gaz64", "s-rifle-1": "in s-gaz64"}
    )
    table.change(phase="setup")
    table.march("s-gaz64").do("step A2")
    table.do("stop")
    assert table.legal() == [
        "place s-scouts A3",
        "place s-scouts A1",
        "done",
    ]
    not_a_scout = table.refused("place s-rifle-1 A3")
    assert not_a_scout == "refusal-place-not-aboard HOS-20.13"
    table.do("place s-scouts A3")
    assert table.unit("s-scouts").get("supplied", False)


@pytest.mark.rule("HOS-19.21")
def test_nobody_boards_on_a_scout_move() -> None:
    table = Table(open_ground(6, 1), {"s-gaz64": "A1 e", "s-scouts": "A2"})
    table.change(phase="setup")
    table.march("s-scouts")
    assert table.refused("board s-gaz64") == "refusal-board-scout HOS-19.21"
