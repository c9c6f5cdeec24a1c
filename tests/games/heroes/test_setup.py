"""Set-up, Scout moves, reinforcements (HOS-15.32, 19.11–19.21, 20.28)."""

from typing import Any

import pytest

from tests.heroes import game, title
from tests.heroes_staged import Staged, opened, staged


def squares_for(t: Staged, unit: str) -> set[str]:
    """Where a unit may be put now."""
    return {text.split()[2] for text in t.legal("deploy") if text.split()[1] == unit}


@pytest.mark.rule("HOS-1.2")
def test_one_side_sets_up_all_its_units_before_the_other() -> None:
    t = opened("beside-the-elevator")
    seats = []
    while t.decision in ("deployment", "facing"):
        seats.append(t.seat())
        t.do(t.legal()[0])
    assert seats[0] == "soviet"
    assert seats == sorted(seats, reverse=True)
    assert {unit["standing"] for unit in t.json["units"].values()} == {"field"}


@pytest.mark.rule("HOS-1.2")
def test_a_roll_for_the_initiative_decides_who_sets_up_first() -> None:
    t = opened("two-streets", 3, 3, 2, 5)
    assert t.json["initiative"] == "german"
    assert t.seat() == "soviet"  # the side without it


@pytest.mark.rule("HOS-6.5")
def test_units_are_set_up_in_their_zone_on_free_squares() -> None:
    t = opened("beside-the-elevator")
    assert t.refused("deploy s-boris A1") == "refusal-deploy-zone HOS-1.2"
    t.do("deploy s-boris F10")
    assert t.refused("deploy s-rifle F10") == "refusal-deploy-not-free HOS-6.5"


def test_nobody_is_set_up_on_a_bonus_token() -> None:
    t = opened("beside-the-elevator")
    squares = {text.split()[2] for text in t.legal("deploy")}
    assert "G9" not in squares
    assert "G10" in squares


def test_zones_for_named_counters_are_for_these_alone() -> None:
    t = opened("bread-and-shells")

    def columns(unit: str) -> set[int]:
        return {int(square[1:].split("/")[0]) for square in squares_for(t, unit)}

    assert columns("s-gazaa-1") == {18, 19}
    assert columns("s-ba64") == set(range(15, 20))
    assert max(columns("s-boris")) == 7


@pytest.mark.rule("HOS-15.32")
def test_either_side_of_a_two_state_unit_may_be_up() -> None:
    t = opened("beside-the-elevator")
    gun = [text.split() for text in t.legal("deploy") if text.split()[1] == "s-maxim"]
    assert {state for *_, state in gun} == {"state=on-tow", "state=deployed"}


@pytest.mark.rule("HOS-15.32", "HOS-15.13")
def test_a_unit_set_up_hidden_is_not_named_to_the_enemy() -> None:
    t = opened("beside-the-elevator")
    square = min(squares_for(t, "s-scouts"))
    (event, *_) = t.do(f"deploy s-scouts {square} state=hidden")
    own: Any = event.seen_by("soviet")
    other: Any = event.seen_by("german")
    assert own["params"]["unit"] == "s-scouts"
    assert other["params"]["unit"] == "soviet-hidden-1"
    assert "s-scouts" not in t.view("german")["units"]
    assert "soviet-hidden-1" in t.view("german")["hidden"]


@pytest.mark.parametrize(
    ("scenario", "unit", "state"),
    [("patient-eyes", "s-sniper", "hidden"), ("two-streets", "s-scouts", "inactive")],
)
def test_a_scenario_may_have_all_such_units_hidden_or_none(
    scenario: str, unit: str, state: str
) -> None:
    """There is nothing to choose then."""
    t = opened(scenario, 1, 2)
    offered = [text for text in t.legal("deploy") if text.split()[1] == unit]
    assert len(offered) == len(squares_for(t, unit))
    t.do(offered[0])
    assert t.shows(unit) == state


def test_a_minimum_must_be_met_if_possible() -> None:
    t = opened("house-on-the-square")
    described: Any = game().describe("house-on-the-square")
    flats = {title(square) for square in described["objectives"][0]["squares"]}
    while t.seat() == "german":
        outside = [text for text in t.legal("deploy") if text.split()[2] not in flats]
        t.do((outside or t.legal())[0])
    inside = [id for id in t.json["units"] if t.where(id) in flats]
    assert len(inside) == 2
    assert all(id.startswith("g-") for id in inside)


@pytest.mark.rule("HOS-6.77", "HOS-6.83")
def test_a_two_square_vehicle_names_its_front_and_then_its_heading() -> None:
    t = opened("bread-and-shells")
    t.do("deploy s-gazaa-1 D18")
    assert t.standing("s-gazaa-1") == "awaited"
    assert set(t.legal()) == {f"face {heading}" for heading in ("n", "nw", "w", "sw", "s")}
    t.do("face w")
    assert t.where("s-gazaa-1") == "D18 D19"


@pytest.mark.rule("HOS-20.28")
def test_units_may_start_aboard_within_the_capacity() -> None:
    t = opened("bread-and-shells")
    t.do("deploy s-gazaa-1 D18")
    t.do("face w")
    assert "load s-gridnev s-gazaa-1" in t.legal()
    assert "load s-boris s-gazaa-1" not in t.legal()  # another zone is for Boris
    t.do("load s-gridnev s-gazaa-1")
    assert t.standing("s-gridnev") == "aboard"
    assert t.unit("s-gridnev")["carrier"] == "s-gazaa-1"


@pytest.mark.rule("HOS-15.24", "HOS-20.28")
def test_a_crew_may_start_in_its_vehicle() -> None:
    t = opened("hall-number-four")
    t.do(f"deploy s-t70 {min(squares_for(t, 's-t70'))}")
    t.do("face n")
    t.do("man s-drozd s-t70")
    assert t.shows("s-drozd") == "aboard"


# Scouts.


def scouting(scenario: str, units: dict[str, str]) -> Staged:
    """Everybody has been set up."""
    setup = [{"frame": "set-up", "stage": 1}]
    t = staged(scenario, units, turn=0, phase="setup", initiative="german", decision=setup)
    t.advance()
    return t


def scouts() -> Staged:
    return scouting(
        "beside-the-elevator",
        {"g-spaeher": "D3", "s-scouts": "F10", "s-boris": "G14", "g-berninger": "A1"},
    )


@pytest.mark.rule("HOS-19.11", "HOS-19.20", "HOS-19.15")
def test_the_initiative_holder_moves_scouts_first() -> None:
    t = scouts()
    assert (t.seat(), t.legal()) == ("german", ["scout g-spaeher", "end"])
    assert t.refused("scout g-berninger") == "refusal-scout-only HOS-19.11"
    t.do("scout g-spaeher")
    assert {text.split()[0] for text in t.legal()} <= {"step", "stop", "flip"}
    t.do("stop")
    assert (t.seat(), t.decision) == ("soviet", "scouting")
    t.do("end")
    assert t.json["turn"] == 1


@pytest.mark.rule("HOS-19.11")
def test_each_scout_moves_once() -> None:
    t = scouts()
    t.alter("g-spaeher", supplied=True)
    assert t.refused("scout g-spaeher") == "refusal-scout-once HOS-19.11"


def test_without_the_ability_nobody_scouts() -> None:
    """The first lesson has no Scout moves."""
    t = scouting("two-streets", {"s-scouts": "D13", "g-spaeher": "D2"})
    assert t.json["turn"] == 1


# Reinforcements.


def at_night(turn: int) -> Staged:
    t = staged("dark-water", {"s-zorin": "L4", "g-roeder": "A4"}, turn=turn)
    t.begin("order-start")
    return t


@pytest.mark.rule("HOS-3.2", "HOS-3.37")
def test_reinforcements_arrive_on_their_turn_and_may_get_orders() -> None:
    assert at_night(1).decision != "deployment"
    t = at_night(2)
    assert (t.decision, t.seat()) == ("deployment", "soviet")
    assert {text.split()[1] for text in t.legal()} == {"s-guards-2", "s-dp28"}
    assert {text.split()[2][0] for text in t.legal()} == {"M", "N"}
    t.do(t.legal()[0])
    t.do(t.legal()[0])
    while t.decision != "placing":
        t.do("pass")
    assert "assign #1 s-guards-2" in t.legal()


def test_who_finds_no_room_waits() -> None:
    """Wrecks lie wherever they could come."""
    t = at_night(2)
    for square in squares_for(t, "s-guards-2") | squares_for(t, "s-dp28"):
        t.wreck("wreck_armour_1", square)
    t.begin("order-start")
    assert t.decision != "deployment"
    assert t.standing("s-guards-2") == t.standing("s-dp28") == "awaited"
    t.change(wrecks=[])
    t.begin("order-start")
    assert t.decision == "deployment"


@pytest.mark.parametrize(("holder", "comes"), [("soviet", True), ("german", False)])
def test_a_condition_is_checked_on_the_turn_of_arrival(holder: str, comes: bool) -> None:
    units = {"s-zorin": "F11", "g-kranz": "A1"}
    t = staged("gun-factory", units, turn=4, control={"O5": holder})
    t.begin("order-start")
    assert (t.decision == "deployment") == comes
    called_off = t.told("reinforcement-called-off")
    assert called_off == ([] if comes else [{"side": "soviet"}])
    assert t.standing("s-guards-2") == ("awaited" if comes else "gone")
