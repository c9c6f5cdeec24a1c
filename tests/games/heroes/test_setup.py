"""Set-up, Scout moves, reinforcements (HOS-15.32, 19.11–19.21, 20.28)."""

import pytest

from sandtable.games.heroes.notation import title
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import ABOARD, AWAITED, GONE, ON_FIELD, SETUP
from sandtable.games.heroes.turn import deployment
from sandtable.games.heroes.turn.setup import Scouting, SetUp
from sandtable.kernel.chance import Scripted, Seeded
from tests.games.heroes.turns import (
    GERMAN,
    SOVIET,
    act,
    begin,
    game,
    keys,
    legal,
    rule_against,
    seen,
    stand,
    table,
    told,
    unit,
    view,
    words,
)


def fresh(scenario: str) -> HeroesState:
    return game().start(scenario, Seeded(4))


@pytest.mark.rule("HOS-1.2")
def test_one_side_sets_up_all_its_units_before_the_other() -> None:
    s = fresh("beside-the-elevator")
    assert s.actors() == (SOVIET,)
    seats = []
    while s.frames[-1].name in ("deployment", "facing"):
        seats.append(s.actors()[0])
        act(s, legal(s)[0])
    assert seats == sorted(seats, reverse=True)
    assert all(s.standing[u] == ON_FIELD for u in range(len(s.battle.units)))


@pytest.mark.rule("HOS-1.2")
def test_a_roll_for_the_initiative_decides_who_sets_up_first() -> None:
    s = game().start("two-streets", Scripted([2, 2, 1, 4]))
    assert s.initiative == 1
    assert s.actors() == (SOVIET,)  # the side without it


@pytest.mark.rule("HOS-6.5")
def test_units_are_set_up_in_their_zone_on_free_squares() -> None:
    s = fresh("beside-the-elevator")
    assert rule_against(s, "deploy s-boris A1") == "HOS-1.2"
    act(s, f"deploy s-boris {title('9-5')}")
    assert rule_against(s, f"deploy s-rifle {title('9-5')}") == "HOS-6.5"


def test_nobody_is_set_up_on_a_bonus_token() -> None:
    s = fresh("beside-the-elevator")
    squares = {action[2] for action in s.legal(SOVIET)}
    assert "square:8-6" not in squares
    assert "square:9-6" in squares


def test_zones_for_named_counters_are_for_these_alone() -> None:
    s = fresh("bread-and-shells")
    squares: dict[str, set[int]] = {a[1]: set() for a in s.legal(SOVIET)}
    for action in s.legal(SOVIET):
        squares[action[1]].add(int(action[2].split(":")[1].split("-")[0].split(".")[0]))
    assert squares["unit:s-gazaa-1"] == {17, 18}
    assert squares["unit:s-ba64"] == set(range(14, 19))
    assert max(squares["unit:s-boris"]) == 6


@pytest.mark.rule("HOS-15.32")
def test_either_side_of_a_two_state_unit_may_be_up() -> None:
    s = fresh("beside-the-elevator")
    states = {a[3] for a in s.legal(SOVIET) if a[1] == "unit:s-maxim" and a[0] == "deploy"}
    assert states == {"state:on-tow", "state:deployed"}


@pytest.mark.rule("HOS-15.32", "HOS-15.13")
def test_a_unit_set_up_hidden_is_not_named_to_the_enemy() -> None:
    s = fresh("beside-the-elevator")
    action = next(a for a in s.legal(SOVIET) if a[1] == "unit:s-scouts" and a[-1] == "state:hidden")
    event = s.apply(SOVIET, action, Scripted())[0]
    assert seen(event, SOVIET)["unit"] == "s-scouts"
    assert seen(event, GERMAN)["unit"] == "soviet-hidden-1"
    assert "s-scouts" not in view(s, GERMAN)["units"]


def test_a_scenario_may_have_all_such_units_hidden_or_none() -> None:
    s = fresh("patient-eyes")
    assert deployment.states(s, unit(s, "s-sniper")) == [1]
    s = fresh("two-streets")
    assert deployment.states(s, unit(s, "s-scouts")) == [0]


def test_a_minimum_must_be_met_if_possible() -> None:
    s = fresh("house-on-the-square")
    flats = {s.name(place) for place in s.battle.objectives[0].places}
    while s.actors() == (GERMAN,):
        outside = [a for a in s.legal(GERMAN) if a[0] == "deploy" and a[2][7:] not in flats]
        s.apply(GERMAN, (outside or s.legal(GERMAN))[0], Scripted())
    inside = [u for u in s.on_field(1) if s.name(s.at[u]) in flats]
    assert len(inside) == 2


@pytest.mark.rule("HOS-6.77", "HOS-6.83")
def test_a_two_square_vehicle_names_its_front_and_then_its_heading() -> None:
    s = fresh("bread-and-shells")
    front = next(a for a in s.legal(SOVIET) if a[1] == "unit:s-gazaa-1" and a[2] == "square:17-3")
    s.apply(SOVIET, front, Scripted())
    lorry = unit(s, "s-gazaa-1")
    assert s.standing[lorry] == AWAITED
    assert set(legal(s)) == {f"face {heading}" for heading in ("n", "nw", "w", "sw", "s")}
    act(s, "face w")
    assert (s.name(s.at[lorry]), s.name(s.rear[lorry])) == ("17-3", "18-3")


@pytest.mark.rule("HOS-20.28")
def test_units_may_start_aboard_within_the_capacity() -> None:
    s = fresh("bread-and-shells")
    front = next(a for a in s.legal(SOVIET) if a[1] == "unit:s-gazaa-1" and a[2] == "square:17-3")
    s.apply(SOVIET, front, Scripted())
    act(s, "face w")
    assert "load s-gridnev s-gazaa-1" in legal(s)
    assert "load s-boris s-gazaa-1" not in legal(s)  # his zone is elsewhere
    act(s, "load s-gridnev s-gazaa-1")
    assert s.standing[unit(s, "s-gridnev")] == ABOARD


@pytest.mark.rule("HOS-15.24", "HOS-20.28")
def test_a_crew_may_start_in_its_vehicle() -> None:
    s = fresh("hall-number-four")
    tank = next(a for a in s.legal(SOVIET) if a[1] == "unit:s-t70")
    s.apply(SOVIET, tank, Scripted())
    act(s, "face n")
    act(s, "man s-drozd s-t70")
    assert s.shows(unit(s, "s-drozd")).active


# Scouts.


def scouts(scenario: str = "beside-the-elevator") -> HeroesState:
    s = table(scenario, initiative=GERMAN)
    s.turn = 0
    s.phase = SETUP
    stand(s, "g-spaeher", "2-3")
    stand(s, "s-scouts", "9-5")
    stand(s, "s-boris", "13-6")
    stand(s, "g-berninger", "0-0")
    s.frames = [SetUp(1)]
    s.advance(Scripted(), [])
    return s


@pytest.mark.rule("HOS-19.11", "HOS-19.20", "HOS-19.15")
def test_the_initiative_holder_moves_his_scouts_first() -> None:
    s = scouts()
    assert (s.actors(), legal(s)) == ((GERMAN,), ["scout g-spaeher", "end"])
    assert rule_against(s, "scout g-berninger") == "HOS-19.11"
    act(s, "scout g-spaeher")
    assert words(s) <= {"step", "stop", "flip"}
    act(s, "stop")
    assert s.actors() == (SOVIET,)
    assert isinstance(s.frames[-1], Scouting)
    act(s, "end")
    assert s.turn == 1


@pytest.mark.rule("HOS-19.11")
def test_each_scout_moves_once() -> None:
    s = scouts()
    s.supplied[unit(s, "g-spaeher")] = True
    s.forget()
    assert rule_against(s, "scout g-spaeher") == "HOS-19.11"


def test_without_the_ability_nobody_scouts() -> None:
    s = table("two-streets")
    s.phase = SETUP
    stand(s, "s-scouts", "12-3")
    assert Scouting(0).scouts(s) == []


# Reinforcements.


@pytest.mark.rule("HOS-3.2", "HOS-3.37")
def test_reinforcements_arrive_on_their_turn_and_may_get_orders() -> None:
    s = table("dark-water")
    stand(s, "s-zorin", "3-11")
    stand(s, "g-roeder", "3-0")
    begin(s, "order_start")
    assert s.frames[-1].name != "deployment"  # turn 1
    s.turn = 2
    begin(s, "order_start")
    assert {a[1] for a in s.legal(SOVIET)} == {"unit:s-guards-2", "unit:s-dp28"}
    rows = {a[2].split("-")[1] for a in s.legal(SOVIET)}
    assert rows == {"12", "13"}
    act(s, legal(s)[0])
    act(s, legal(s)[0])
    while s.frames[-1].name != "placing":
        act(s, "pass")
    assert any("s-guards-2" in text for text in legal(s))


def test_who_finds_no_room_waits() -> None:
    s = table("dark-water")
    s.turn = 2
    waiting = deployment.waiting(s, 0)
    stand(s, "s-zorin", "3-11")
    for place in deployment.area(s, waiting[0]):
        s.infantry_on[place] = unit(s, "s-zorin")
    stand(s, "g-roeder", "3-0")
    begin(s, "order_start")
    assert s.frames[-1].name != "deployment"
    assert s.standing[waiting[0]] == AWAITED


@pytest.mark.parametrize(("holder", "comes"), [(0, True), (1, False)])
def test_a_condition_is_checked_on_the_turn_of_arrival(holder: int, comes: bool) -> None:
    s = table("gun-factory")
    stand(s, "s-zorin", "10-5")
    stand(s, "g-kranz", "0-0")
    s.turn = 4
    s.control[4] = holder
    events = begin(s, "order_start")
    assert (s.frames[-1].name == "deployment") == comes
    assert ("reinforcement-called-off" in keys(events)) == (not comes)
    if not comes:
        assert s.standing[unit(s, "s-guards-2")] == GONE
        assert told(events, "reinforcement-called-off") == [{"side": "soviet"}]
