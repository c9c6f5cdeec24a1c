"""Special rules of scenarios."""

import pytest

from sandtable.games.heroes.land import effects
from sandtable.games.heroes.status import CREW, HULL, SETUP
from sandtable.games.heroes.turn.setup import OpeningBarrage
from sandtable.kernel.chance import Scripted
from sandtable.kernel.event import Event
from tests.games.heroes.turns import (
    GERMAN,
    act,
    begin,
    keys,
    legal,
    stand,
    table,
    told,
    unit,
)


@pytest.mark.rule("HOS-8.8")
def test_night_limits_sight_and_spotting_for_four_turns() -> None:
    s = table("dark-water")
    limits = []
    for turn in range(1, 7):
        s.turn = turn
        limits.append((effects.sight_limit(s), effects.spot_limit(s)))
    assert limits == [(5, 2)] * 4 + [(0, 0)] * 2


def test_mist_limits_sight_only() -> None:
    s = table("bread-and-shells")
    assert (effects.sight_limit(s), effects.spot_limit(s)) == (7, 0)
    s.turn = 3
    assert effects.sight_limit(s) == 0


@pytest.mark.rule("HOS-3.2")
def test_two_flares_light_up_a_turn_each() -> None:
    s = table("dark-water")
    stand(s, "s-zorin", "3-11")
    stand(s, "g-roeder", "3-0")
    for left in (1, 0):
        begin(s, "order_start")
        assert (s.actors(), legal(s)) == ((GERMAN,), ["flare", "pass"])
        act(s, "flare")
        assert effects.sight_limit(s) == 0
        assert s.uses[1][1] == left
        s.in_force = [[], []]  # the turn is over
        assert effects.sight_limit(s) == 5
    begin(s, "order_start")
    assert s.frames[-1].name != "flares"


def test_no_flare_is_asked_for_by_day() -> None:
    s = table("dark-water")
    s.turn = 5
    stand(s, "s-zorin", "3-11")
    stand(s, "g-roeder", "3-0")
    begin(s, "order_start")
    assert s.frames[-1].name != "flares"


def test_dust_lies_around_a_fallen_part_until_the_end_of_the_turn() -> None:
    s = table("house-on-the-square")
    part = s.battle.field.part_named["FL-a"]
    events: list[Event] = []
    effects.part_fallen(s, part, events)
    dusty = {s.name(place) for place, there in enumerate(s.smoke) if there}
    assert {"3-0", "7-1", "5-3"} <= dusty
    assert "1-1" not in dusty
    assert not any("." in square for square in dusty)  # complete squares only
    stand(s, "s-zorin", "0-0")
    stand(s, "g-roeder", "13-0")
    begin(s, "end_turn")
    assert not any(s.smoke)


def test_no_dust_in_other_scenarios() -> None:
    s = table("beside-the-elevator")
    effects.part_fallen(s, 0, [])
    assert not any(s.smoke)


def test_each_player_has_two_decoys_for_units_behind_walls() -> None:
    s = table("patient-eyes")
    inside = stand(s, "s-rifle", s.name(s.battle.objectives[1].places[0]))
    outside = stand(s, "s-dp28", "0-1")
    sniper = stand(s, "g-aschauer", "10-1")
    s.face[sniper] = 1
    assert effects.decoys(s, 0, inside)
    assert not effects.decoys(s, 0, outside)
    assert not effects.decoys(s, 1, inside)
    for _ in range(2):
        effects.spend_decoy(s, 0, sniper, [])
    assert not effects.decoys(s, 0, inside)
    assert not s.hidden(sniper)


@pytest.mark.rule("HOS-10.4")
def test_the_assembly_line_takes_a_damage_marker_off_the_tank_inside() -> None:
    s = table("tractor-works-gate")
    tank = stand(s, "s-t34stz", "8-2", "w", rear="9-2")
    stand(s, "g-pzgren", "0-13")
    s.damage[tank] = HULL
    events = begin(s, "supply_start")
    assert told(events, "repaired") == [{"unit": "s-t34stz", "damage": "hull"}]
    assert s.damage[tank] == 0
    assert s.repaired[tank]


def test_of_two_markers_the_owner_chooses() -> None:
    s = table("tractor-works-gate")
    tank = stand(s, "s-t34stz", "8-2", "w", rear="9-2")
    stand(s, "g-pzgren", "0-13")
    s.damage[tank] = HULL | CREW
    begin(s, "supply_start")
    assert legal(s) == ["mend damage=crew", "mend damage=hull"]
    act(s, "mend damage=crew")
    assert s.damage[tank] == HULL


@pytest.mark.parametrize(("front", "control"), [("7-2", 0), ("8-2", 1)])
def test_the_line_stands_still_if_the_tank_is_not_inside_or_the_bay_is_lost(
    front: str, control: int
) -> None:
    s = table("tractor-works-gate")
    tank = stand(s, "s-t34stz", front, "w", rear="9-2" if front == "8-2" else "8-2")
    s.damage[tank] = HULL
    s.control[1] = control
    stand(s, "g-pzgren", "0-13")
    begin(s, "supply_start")
    assert s.damage[tank] == HULL


@pytest.mark.parametrize(("die", "turn", "markers"), [("6", 2, 1), ("5", 2, 0), ("", 1, 0)])
def test_a_furnace_bursts_on_a_six_from_the_second_turn_on(
    die: str, turn: int, markers: int
) -> None:
    s = table("hall-number-four")
    near = stand(s, "s-guards", "11-2")  # beside the machine on 10-1
    far = stand(s, "s-smg-1", "7-9")
    stand(s, "s-zorin", "7-10")
    stand(s, "g-kranz", "0-0")
    s.turn = turn
    events = begin(s, "order_start", die)
    assert s.suppression[near] == markers
    assert s.suppression[far] == 0
    assert ("furnace" in keys(events)) == (turn > 1)


def test_the_opening_barrage_falls_east_of_column_seven() -> None:
    s = table("gun-factory", initiative=GERMAN)
    s.turn = 0
    s.phase = SETUP
    stand(s, "s-zorin", "16-12")
    stand(s, "g-kranz", "0-0")
    s.frames.append(OpeningBarrage(2))
    s.forget()
    assert s.actors() == (GERMAN,)
    points = [action[1] for action in s.legal(GERMAN)]
    assert "point:8-4" in points
    assert "point:7-4" not in points
    assert not any(point.startswith("point:7.5") for point in points)
    s.apply(GERMAN, ("aim", "point:12-3"), Scripted([5] * 20))
    frame = s.frames[-1]
    assert isinstance(frame, OpeningBarrage)
    assert frame.left == 1


def test_a_loaded_lorry_may_not_leave_the_field() -> None:
    s = table("bread-and-shells")
    assert not effects.may_leave_field(s, unit(s, "s-gazaa-1"))
    assert effects.may_leave_field(s, unit(s, "s-ba64"))
