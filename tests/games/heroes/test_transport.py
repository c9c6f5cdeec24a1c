"""Transport and crews (HOS-20, HOS-15.24–15.43, HOS-19.16–19.21)."""

import pytest

from sandtable.games.heroes.fire import hits
from sandtable.games.heroes.moving import moves, transport
from sandtable.games.heroes.status import ABOARD, LOST, SETUP
from tests.games.heroes.table import REST, Table, march, open_ground, steps


@pytest.mark.rule("HOS-20.1", "HOS-20.2")
def test_points() -> None:
    units = {"g-sdkfz251": "3-3 e"}
    units |= {f"g-pzgren-{i}": "in g-sdkfz251" for i in (1, 2, 3)}
    table = Table(open_ground(6, 6), {**units, "g-pzgren-4": "0-0"})
    carrier, fourth = table.u("g-sdkfz251"), table.u("g-pzgren-4")
    assert transport.why_no_room(table.s, carrier, fourth) == "board-full"
    table.s.face[fourth] = 1
    assert transport.has_room(table.s, carrier, fourth)


@pytest.mark.rule("HOS-20.3")
def test_one_gun_only() -> None:
    table = Table(open_ground(6, 6), {"g-opel": "3-3 e", "g-pak38": "in g-opel", "g-ig18": "0-0"})
    assert transport.why_no_room(table.s, 0, 2) == "board-second-gun"


@pytest.mark.rule("HOS-20.4", "HOS-20.5", "HOS-20.18", "HOS-16.91")
def test_boarding_is_the_last_step() -> None:
    table = Table(open_ground(6, 3), {"g-opel": "4-1 e", "g-landser-1": "0-1"})
    march(table, "g-landser-1")
    assert table.refused("board", "unit:g-opel") == "refusal-board-beside HOS-20.18"
    table.do("step", "square:1-1")
    table.do("step", "square:2-1")
    table.do("board", "unit:g-opel")
    assert table.s.standing[1] == ABOARD
    assert table.s.carrier[1] == 0
    assert table.s.infantry_on[table.p("2-1")] == -1
    assert table.s.frames[-1].name == REST


@pytest.mark.rule("HOS-20.22")
def test_boarding_needs_movement() -> None:
    table = Table(open_ground(6, 3), {"g-opel": "4-1 e", "g-pak38": "2-1 n", "s-rifle-1": "0-0"})
    table.s.suppression[1] = 1
    march(table, "g-pak38")
    assert table.refused("board", "unit:g-opel") == "refusal-board-movement HOS-20.22"
    table = Table(open_ground(6, 3), {"g-opel": "4-1 e", "g-landser-1": "in g-opel"})
    table.s.suppression[1] = 2
    march(table, "g-landser-1")
    assert table.s.frames[-1].name == REST
    assert table.s.standing[1] == ABOARD


@pytest.mark.rule("HOS-20.1", "HOS-20.18")
def test_not_every_vehicle_carries() -> None:
    table = Table(open_ground(6, 3), {"g-pz3": "4-1 e", "g-landser-1": "2-1", "s-gaz64": "2-0 n"})
    march(table, "g-landser-1")
    assert table.refused("board", "unit:g-pz3") == "refusal-board-no-transport HOS-20.1"
    assert table.refused("board", "unit:s-gaz64") == "refusal-board-friendly HOS-20.18"


@pytest.mark.rule("HOS-20.4", "HOS-20.19", "HOS-20.6")
def test_leaving_is_the_first_step() -> None:
    table = Table(open_ground(9, 3), {"g-opel": "2-1 e", "g-pzgren-1": "in g-opel"})
    march(table, "g-pzgren-1")
    assert len(steps(table)) == 10
    for square in ("3-1", "4-1", "5-1", "6-1"):
        table.do("step", f"square:{square}")
    assert table.where("g-pzgren-1") == "6-1"
    assert table.s.frames[-1].name == REST


@pytest.mark.rule("HOS-20.19")
def test_not_onto_a_friend() -> None:
    table = Table(
        open_ground(3, 1), {"g-kuebel": "1-0 e", "g-landser-1": "in g-kuebel", "g-landser-2": "2-0"}
    )
    march(table, "g-landser-1")
    assert steps(table) == {"0-0"}
    assert table.refused("step", "square:2-0") == "refusal-leave-occupied HOS-20.19"


@pytest.mark.rule("HOS-20.20")
def test_out_of_one_vehicle_and_into_another() -> None:
    table = Table(
        open_ground(9, 1), {"g-kuebel": "0-0 e", "g-opel": "4-0 e", "g-landser-1": "in g-kuebel"}
    )
    march(table, "g-landser-1").do("step", "square:1-0")
    table.do("step", "square:2-0")
    table.do("board", "unit:g-opel")
    assert table.s.carrier[2] == 1


@pytest.mark.rule("HOS-20.21")
def test_no_zone_holds_those_who_get_in_or_out() -> None:
    table = Table(
        open_ground(5, 3), {"g-kuebel": "1-1 e", "g-landser-1": "in g-kuebel", "s-rifle-1": "2-0"}
    )
    march(table, "g-landser-1")
    assert {"1-0", "2-1"} <= steps(table)
    table.do("step", "square:2-1")
    assert ("board", "unit:g-kuebel") in table.legal()
    assert table.refused("step", "square:1-0") == "refusal-step-zone HOS-7.6"


@pytest.mark.rule("HOS-20.23")
def test_passengers_ride_along() -> None:
    table = Table(open_ground(9, 1), {"g-kuebel": "0-0 e", "g-landser-1": "in g-kuebel"})
    march(table, "g-kuebel").do("step", "square:1-0")
    table.do("stop")
    assert table.where("g-landser-1") == "1-0"
    assert not table.s.is_activated(1)


@pytest.mark.rule("HOS-20.27")
def test_a_change_of_state_aboard_is_a_move_of_no_squares() -> None:
    table = Table(open_ground(9, 1), {"g-opel": "1-0 e", "g-mg42": "in g-opel #1"})
    march(table, "g-mg42")
    assert table.refused("step", "square:2-0") == "refusal-move-x HOS-6.17"
    table.do("flip")
    assert table.s.face[1] == 0
    assert table.s.standing[1] == ABOARD
    assert table.s.frames[-1].name == REST


# The vehicle is destroyed.


def wrecked(table: Table, id: str) -> Table:
    hits.destroy(table.s, table.u(id), table.events)
    table.advance()
    return table


@pytest.mark.rule("HOS-20.13", "HOS-20.16", "HOS-20.26", "HOS-9.21")
def test_passengers_get_out_of_a_wreck() -> None:
    table = Table(
        open_ground(6, 3),
        {"g-opel": "2-1 e", "g-landser-1": "in g-opel", "g-landser-2": "in g-opel"},
    )
    wrecked(table, "g-opel")
    assert table.s.standing[0] == LOST
    assert table.s.wreck_on[table.p("2-1")] == 0
    assert table.s.actors() == ("german",)
    assert len(table.legal()) == 20
    table.do("place", "unit:g-landser-2", "square:3-1")
    occupied = table.refused("place", "unit:g-landser-1", "square:3-1")
    assert occupied == "refusal-place-occupied HOS-20.13"
    far = table.refused("place", "unit:g-landser-1", "square:5-1")
    assert far == "refusal-place-beside HOS-20.26"
    table.do("place", "unit:g-landser-1", "square:0-0")
    assert table.s.suppression == [0, 1, 1]
    assert table.s.frames[-1].name == REST


@pytest.mark.rule("HOS-20.15", "HOS-20.17")
def test_not_into_an_enemy_zone() -> None:
    units = {"g-kuebel": "1-0 e", "g-landser-1": "in g-kuebel", "s-rifle-1": "1-1"}
    table = wrecked(Table(["...", "..."], units), "g-kuebel")
    assert table.s.standing[1] == LOST  # Every square beside it lies in the rifle squad's zone.
    table = Table(["...", "..."], units)
    table.s.suppression[2] = 1
    wrecked(table, "g-kuebel")
    assert table.s.standing[1] == ABOARD
    table.do("place", "unit:g-landser-1", "square:0-0")


@pytest.mark.rule("HOS-15.30", "HOS-20.14")
def test_a_crew_bails_out_wherever_it_can() -> None:
    units = {"g-kuebel": "1-0 e", "g-thoss": "in g-kuebel #1", "s-rifle-1": "1-1"}
    table = wrecked(Table(["...", "..."], units), "g-kuebel")
    assert table.s.face[1] == 0
    table.do("place", "unit:g-thoss", "square:2-0")
    assert table.s.suppression[1] == 1


@pytest.mark.rule("HOS-6.83")
def test_a_placed_gun_faces_as_it_likes() -> None:
    table = wrecked(Table(["..."], {"g-opel": "1-0 e", "g-pak38": "in g-opel"}), "g-opel")
    assert len(table.legal()) == 8
    table.do("place", "unit:g-pak38", "square:2-0", "facing:sw")
    assert table.s.heading[1] == 5


# Crews.


@pytest.mark.rule("HOS-15.24", "HOS-15.40", "HOS-15.26", "HOS-15.27")
def test_manning_a_vehicle() -> None:
    table = Table(open_ground(6, 1), {"g-pz3": "4-0 e", "g-thoss": "1-0"})
    march(table, "g-thoss").do("step", "square:2-0")
    assert ("board", "unit:g-pz3") not in table.legal()
    table.do("man", "unit:g-pz3")
    assert transport.is_crew_aboard(table.s, 1)
    assert table.s.frames[-1].name == REST
    table = Table(
        open_ground(6, 1), {"s-t34": "4-0 e", "s-drozd-1": "in s-t34 #1", "s-drozd-2": "2-0"}
    )
    march(table, "s-drozd-2")
    assert table.refused("man", "unit:s-t34") == "refusal-man-crew HOS-15.27"


@pytest.mark.rule("HOS-15.29", "HOS-15.41", "HOS-15.42")
def test_a_crew_only_leaves() -> None:
    table = Table(
        open_ground(6, 1), {"g-pz3": "4-0 e", "g-thoss": "in g-pz3 #1", "s-rifle-1": "0-0"}
    )
    assert moves.declarations(table.s, 1) == [("move",)]
    march(table, "g-thoss")
    assert table.s.face[1] == 0
    assert steps(table) == {"2-0", "5-0"}
    assert table.refused("stop") == "refusal-crew-leaves HOS-15.42"
    table.do("step", "square:2-0")
    assert table.refused("man", "unit:g-pz3") == "refusal-flip-once HOS-15.4"
    table.do("step", "square:1-0")
    table.do("stop")
    assert table.where("g-thoss") == "1-0"


# Scouts.


@pytest.mark.rule("HOS-19.11", "HOS-19.12")
def test_a_scout_moves_its_number_and_ignores_rubble() -> None:
    table = Table(["rrrrrrr"], {"s-scouts": "0-0"})
    table.s.phase = SETUP
    march(table, "s-scouts")
    for x in range(1, 5):
        table.do("step", f"square:{x}-0")
    assert table.where("s-scouts") == "4-0"
    assert steps(table) == set()


@pytest.mark.rule("HOS-19.15", "HOS-26.13")
def test_no_fire_and_no_assault_on_a_scout_move() -> None:
    table = Table(open_ground(6, 1), {"s-ba64": "0-0 e", "g-landser-1": "5-0"})
    table.s.phase = SETUP
    table.s.in_force[0] = ["army_assault:2"]
    assert moves.declarations(table.s, 0) == [("move",)]
    march(table, "s-ba64").do("step", "square:1-0")
    assert all(action[0] in ("step", "stop") for action in table.legal())


@pytest.mark.rule("HOS-19.16", "HOS-19.17", "HOS-19.21")
def test_a_transport_unloads_scouts_only() -> None:
    table = Table(
        open_ground(6, 1), {"s-gaz64": "0-0 e", "s-scouts": "in s-gaz64", "s-rifle-1": "in s-gaz64"}
    )
    table.s.phase = SETUP
    march(table, "s-gaz64").do("step", "square:1-0")
    table.do("stop")
    assert table.legal() == [
        ("place", "unit:s-scouts", "square:2-0"),
        ("place", "unit:s-scouts", "square:0-0"),
        ("done",),
    ]
    not_a_scout = table.refused("place", "unit:s-rifle-1", "square:2-0")
    assert not_a_scout == "refusal-place-not-aboard HOS-20.13"
    table.do("place", "unit:s-scouts", "square:2-0")
    assert table.s.supplied[1]


@pytest.mark.rule("HOS-19.21")
def test_nobody_boards_on_a_scout_move() -> None:
    table = Table(open_ground(6, 1), {"s-gaz64": "0-0 e", "s-scouts": "1-0"})
    table.s.phase = SETUP
    march(table, "s-scouts")
    assert table.refused("board", "unit:s-gaz64") == "refusal-board-scout HOS-19.21"
