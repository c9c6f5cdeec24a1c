"""Special rules of scenarios."""

from typing import Any

import pytest

from tests.heroes import Table, exits, game, house, open_ground
from tests.heroes_staged import Staged, staged


def effects(scenario: str) -> Any:
    """The special rules of a scenario, for a field of a test's own."""
    return game().scenario_json(scenario)["effects"]


# Night and mist.


def seen(scenario: str, turn: int, distance: int) -> bool:
    """Does infantry in the open see an enemy that far away?"""
    units = {"s-rifle-1": "A1", "g-landser-1": f"A{distance + 1}"}
    t = Table(open_ground(12, 3), units, effects=effects(scenario), state={"turn": turn})
    return "fire g-landser-1" in t.shots("s-rifle-1")


def spotted(scenario: str, turn: int, distance: int) -> bool:
    """Does it spot a hidden one?"""
    units = {"s-rifle-1": "A1", "g-spaeher": f"A{distance + 1} hidden"}
    t = Table(open_ground(12, 3), units, effects=effects(scenario), state={"turn": turn})
    t.march("s-rifle-1").do("stop")
    return t.shows("g-spaeher") == "inactive"


@pytest.mark.rule("HOS-8.8")
@pytest.mark.parametrize(("turn", "dark"), [(1, True), (4, True), (5, False), (6, False)])
def test_night_limits_sight_and_spotting_for_four_turns(turn: int, dark: bool) -> None:
    assert seen("dark-water", turn, 5)
    assert seen("dark-water", turn, 6) != dark
    assert spotted("dark-water", turn, 2)
    assert spotted("dark-water", turn, 3) != dark


@pytest.mark.parametrize(("turn", "misty"), [(1, True), (2, True), (3, False)])
def test_mist_limits_sight_only(turn: int, misty: bool) -> None:
    assert seen("bread-and-shells", turn, 7)
    assert seen("bread-and-shells", turn, 8) != misty
    assert spotted("bread-and-shells", turn, 7)


def by_night(turn: int) -> Table:
    units = {"s-brodov": "A1", "s-militia-1": "B1", "g-berninger": "A9", "g-mg34": "B9"}
    state = {"turn": turn}
    return Table(open_ground(12, 3), units, effects=effects("dark-water"), state=state)


@pytest.mark.rule("HOS-3.2")
def test_two_flares_light_up_a_turn_each() -> None:
    t = by_night(1)
    for left in (1, 0):
        t.change(in_force={"german": []})  # Last turn's flare is out.
        t.change(phase="activation")
        assert "fire g-mg34" not in t.shots("s-militia-1")
        t.begin("order-start")
        assert (t.seat(), t.legal()) == ("german", ["flare", "pass"])
        t.do("flare")
        assert t.json["uses"]["flares"]["german"] == left
        t.change(phase="activation")
        assert "fire g-mg34" in t.shots("s-militia-1")
    t.change(in_force={"german": []})
    t.begin("order-start")
    assert t.decision != "flares"


def test_no_flare_is_asked_for_by_day() -> None:
    t = by_night(5)
    t.begin("order-start")
    assert t.decision != "flares"


# Dust.


def collapse(**rest: Any) -> Table:
    """A house on an offset grid, CD4/5, falls under the fire of a gun."""
    offset = house("H", 7, 5, "+-+", "WaD", "+-+", a="house_1")
    rows = ["." * 9, "." * 9, "...::....", "...::....", "." * 9, "." * 9]
    t = Table(rows, {"s-zis3": "C1 e", "s-brodov": "F9"}, houses=[offset], **rest)
    points = 0
    while not t.told("part-fallen"):
        t.fire("s-zis3", "demolish part=H-a", 6, 6)
        points += 2
        assert points < 20
    return t


def test_dust_lies_around_a_fallen_part_until_the_end_of_the_turn() -> None:
    """On complete squares only."""
    t = collapse(effects=effects("house-on-the-square"))
    assert t.smoke() == {f"{row}{column}" for row in "BCDE" for column in range(3, 7)} - {
        "C4",
        "C5",
        "D4",
        "D5",
    }
    t.begin("end")
    assert t.smoke() == set()


def test_no_dust_in_other_scenarios() -> None:
    assert collapse().smoke() == set()


# Decoys.


def sniped(target: str, uses: int) -> Table:
    """A hidden sniper fires at infantry in a hut, or beside it."""
    hut = house("H", 8, 2, "+-+", "Wa|", "+D+", a="house_1")
    t = Table(
        open_ground(9, 3),
        {"s-rifle-1": "B5", "s-rifle-2": "A5", "g-aschauer": "B1 hidden"},
        houses=[hut],
        effects=effects("patient-eyes"),
    )
    t.change(uses={"decoys": {"soviet": uses, "german": 2}})
    t.fire("g-aschauer", f"snipe {target}", *([] if target == "s-rifle-1" and uses else [1]))
    return t


@pytest.mark.parametrize("uses", [2, 1])
def test_each_player_has_two_decoys_for_units_behind_walls(uses: int) -> None:
    """The shot is wasted, and the sniper is given away."""
    t = sniped("s-rifle-1", uses)
    assert (t.seat(), t.legal()) == ("soviet", ["use effect=decoys", "pass"])
    t.do("use effect=decoys")
    if not t.resting:
        t.do("pass")
    assert t.json["uses"]["decoys"] == {"soviet": uses - 1, "german": 2}
    assert t.shows("g-aschauer") == "inactive"
    assert t.resting
    assert not t.told("attack-rolled")


def test_no_decoy_in_the_open_and_no_third_one() -> None:
    for t in (sniped("s-rifle-2", 2), sniped("s-rifle-1", 0)):
        assert t.resting
        assert t.told("attack-rolled")
        assert t.shows("g-aschauer") == "hidden"


# The assembly line.


def works(front: str, *damage: str, holder: str = "soviet") -> Staged:
    """A damaged T-34 in the hall, or half out of it; a side holds the bay."""
    units = {"s-t34stz": f"{front} w", "g-pzgren": "N1"}
    t = staged("tractor-works-gate", units, control={"O1": "soviet", "O2": holder})
    t.alter("s-t34stz", damage=list(damage))
    t.begin("supply-start")
    return t


@pytest.mark.rule("HOS-10.4")
def test_the_assembly_line_takes_a_damage_marker_off_the_tank_inside() -> None:
    t = works("C9", "hull")
    assert t.told("repaired") == [{"unit": "s-t34stz", "damage": "hull"}]
    assert t.damage("s-t34stz") == []
    assert t.unit("s-t34stz")["repaired"]


def test_of_two_markers_the_owner_chooses() -> None:
    t = works("C9", "hull", "crew")
    assert (t.seat(), t.legal()) == ("soviet", ["mend damage=crew", "mend damage=hull"])
    t.do("mend damage=crew")
    assert t.damage("s-t34stz") == ["hull"]


@pytest.mark.parametrize(("front", "holder"), [("C8", "soviet"), ("C9", "german")])
def test_the_line_stands_still_if_the_tank_is_not_inside_or_the_bay_is_lost(
    front: str, holder: str
) -> None:
    t = works(front, "hull", holder=holder)
    assert t.damage("s-t34stz") == ["hull"]
    assert not t.told("repaired")


# Other rules.


@pytest.mark.parametrize(("dice", "turn", "markers"), [([6], 2, 1), ([5], 2, 0), ([], 1, 0)])
def test_a_furnace_bursts_on_a_six_from_the_second_turn_on(
    dice: list[int], turn: int, markers: int
) -> None:
    """One squad stands beside the machine on B11, another far away."""
    units = {"s-guards": "C12", "s-smg-1": "J8", "s-zorin": "K8", "g-kranz": "A1"}
    t = staged("hall-number-four", units, turn=turn)
    t.begin("order-start", *dice)
    assert (t.markers("s-guards"), t.markers("s-smg-1")) == (markers, 0)
    assert bool(t.told("furnace")) == (turn > 1)


def test_the_opening_barrage_falls_east_of_column_seven() -> None:
    units = {"s-zorin": "M17", "g-kranz": "A1"}
    setup = [{"frame": "set-up", "stage": 2}]
    t = staged("gun-factory", units, turn=0, phase="setup", initiative="german", decision=setup)
    t.advance()
    assert t.seat() == "german"
    points = {text.split()[1] for text in t.legal()}
    assert "+DE8/9" in points
    assert "+DE7/8" not in points
    described: Any = game().describe("gun-factory")
    west = {point["name"] for point in described["field"]["points"] if point["x"] < 16}
    assert not points & west
    t.do("aim +CD12/13", 6, 1, 1)
    assert t.decision == "opening-barrage"
    assert t.json["decision"][-1]["left"] == 1


def test_a_loaded_lorry_may_not_leave_the_field() -> None:
    units = {"s-gazaa-1": "A8 e", "s-ba64": "C9 e"}
    rims = exits("soviet", "east")
    t = Table(open_ground(9, 3), units, effects=effects("bread-and-shells"), exits=rims)
    assert "exit" in t.march("s-ba64").legal()
    t.rest()
    t.march("s-gazaa-1", "A9")
    assert "exit" not in t.legal()
    other = Table(open_ground(9, 3), units, exits=rims).march("s-gazaa-1", "A9")
    assert "exit" in other.legal()
