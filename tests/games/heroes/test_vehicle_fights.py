"""Assaults of and on vehicles, and the course of an assault (HOS-6.59, 17.12, 17.50–17.67)."""

from copy import copy

import pytest

from tests.heroes import Table, changed, counter, house, open_ground


def fury(t: Table) -> Table:
    """The pack gives no vehicle Assault: Fury of the Führer does (HOS-21.26)."""
    t.change(in_force={"german": ["army_assault:2"]})
    return t


def armoured_car(enemy: str) -> Table:
    """An Sd.Kfz 222 with Assault 2 before a vehicle on B5."""
    return fury(Table(open_ground(9, 4), {"g-sdkfz222": "B4 e", enemy: "B5 w"}))


@pytest.mark.rule("HOS-6.59", "HOS-17.1", "HOS-17.36")
def test_assault_leads_into_the_square_of_an_enemy() -> None:
    t = Table(open_ground(5, 3), {"s-smg-1": "B2", "s-rifle-1": "C2", "g-landser-1": "B3 weakened"})
    t.march("s-rifle-1")
    assert not {"step B3", "charge B3"} & set(t.legal())
    t.charge("s-smg-1", "g-landser-1", "B3", 6, 6, 1)
    assert t.lost("g-landser-1")
    assert t.where("s-smg-1") == "B3"


@pytest.mark.rule("HOS-17.12", "HOS-16.74", "HOS-31.8")
def test_an_assault_is_a_move_that_can_be_answered_at_every_step() -> None:
    units = {"s-smg-1": "B2", "g-landser-1": "C4", "g-mg42": "B9 w deployed"}
    t = Table(open_ground(9, 3), units).declare("s-smg-1", "assault g-landser-1")
    # Fire on the Move of the attacker, at the start as at any square of the way.
    assert "fire g-landser-1" in t.legal()
    t.do("step B3")
    assert "fire g-landser-1" in t.legal()
    t.do("hold")
    assert (t.seat(), t.legal()[0]) == ("german", "react g-mg42")
    t.do("pass")
    t.do("charge C4")
    # The last window, on the launch square (T5); a reaction may still break it up.
    assert t.legal()[0] == "react g-mg42"
    t.do("react g-mg42")
    t.do("fire s-smg-1", 6)
    assert t.lost("s-smg-1")
    assert not t.told("fight-decided")


@pytest.mark.rule("HOS-16.74", "HOS-26.7")
def test_opportunity_fire_is_possible_at_every_moment_of_a_move() -> None:
    t = Table(open_ground(9, 3), {"s-rifle-1": "B2", "g-mg42": "B9 w deployed"}).march("s-rifle-1")
    for square in ("B3", "B4", "B5", "B6"):
        t.do(f"step {square}")
        assert t.legal() == ["react g-mg42", "pass"]
        t.do("pass")
    assert t.resting


@pytest.mark.rule("HOS-17.50")
def test_the_steps_of_an_assault_come_in_their_order() -> None:
    """Turned up and declared, moved, defender surprised, cards, dice, verdict, advance."""
    units = {"s-scouts-1": "B2 hidden", "g-mg42": "B4 e deployed", "g-spaeher-1": "C9"}
    t = Table(open_ground(9, 3), units)
    t.change(in_force={"soviet": ["army_cheer"]})
    t.hold("soviet", "sc-steel")
    t.declare("s-scouts-1", "assault g-mg42")
    assert t.shows("s-scouts-1") != "hidden"
    t.do("step B3")
    t.do("charge B4")
    # The arc marker comes before cards and dice: it is assaulted from behind.
    assert t.markers("g-mg42") == 1
    assert t.legal() == ["play sc-steel", "pass"]
    t.do("play sc-steel", 6, 5, 1)
    assert t.event_keys() == [
        "flipped", "assault-declared", "moved", "fight-begins", "suppressed", "card-played",
        "fight-rolled", "fight-decided", "unit-destroyed", "forced-move",
    ]  # fmt: skip
    assert t.where("s-scouts-1") == "B4"


@pytest.mark.rule("HOS-17.55", "HOS-9.11")
def test_a_tank_attacks_with_a_weapon_of_its_choice() -> None:
    """Its best one by itself; one that is destroyed or has X in that colour does not attack."""
    units = {"g-pz3": "B4 e", "s-sappers-1": "B5", "s-t70": "C5 w"}
    t = fury(Table(open_ground(9, 4), units))
    assert t.declarations("g-pz3") == ["move", "assault s-sappers-1", "assault s-t70"]
    t.alter("g-pz3", damage=["main-weapon"])
    assert t.declarations("g-pz3") == ["move", "assault s-sappers-1"]
    t.alter("g-pz3", damage=[])
    t.charge("g-pz3", "s-sappers-1", "B5", 2, 1, 1, 1)
    assert t.totals() == (2 + 4 + 2, 1 + 1 + 1)


@pytest.mark.rule("HOS-17.55", "HOS-17.48")
def test_against_infantry_in_a_structure_the_owner_chooses_the_weapon() -> None:
    """The owner may prefer Destruction to the better weapon, while the gun is whole."""
    t = fury(Table(open_ground(9, 4), {"g-pz3": "B4 e", "s-sappers-1": "B5"}))
    t.wreck("wreck_light_1", "B5")
    t.charge("g-pz3", "s-sappers-1", "B5")
    assert set(t.legal()) == {"fight weapon=primary", "fight weapon=secondary"}
    t.do("fight weapon=primary", 6, 6, 1, 1)
    assert t.totals()[0] == 6 + 2 + 2
    t.do(t.legal()[0], 4, 3)  # the squad retreats; then the wreck is rolled for
    assert t.told("destruction-rolled")
    t = fury(Table(open_ground(9, 4), {"g-pz3": "B4 e", "s-sappers-1": "B5"}))
    t.wreck("wreck_light_1", "B5")
    t.alter("g-pz3", damage=["main-weapon"])
    t.charge("g-pz3", "s-sappers-1", "B5", 6, 6, 1, 1)
    assert t.totals()[0] == 6 + 4 + 2


@pytest.mark.rule("HOS-17.63", "HOS-17.38", "HOS-17.44", "HOS-17.46")
@pytest.mark.parametrize(
    ("dice", "wrecks"), [((6, 1, 1), ["B5"]), ((1, 1, 6), ["B4 B3"]), ((1, 1, 4), [])]
)
def test_light_vehicle_against_light_vehicle(dice: tuple[int, ...], wrecks: list[str]) -> None:
    """Sd.Kfz 222 (+3 and Assault 2) against BA-64 (+2): won, lost, drawn."""
    t = armoured_car("s-ba64")
    t.charge("g-sdkfz222", "s-ba64", "B5", *dice)
    assert t.totals() == (dice[0] + 3 + 2, dice[2] + 2)
    assert t.wrecks() == wrecks
    # The winner never drives onto the wreck.
    assert t.where("g-sdkfz222") == ("" if wrecks == ["B4 B3"] else "B4 B3")
    assert t.where("s-ba64") == ("" if wrecks == ["B5"] else "B5")
    assert t.lost("g-sdkfz222") == (wrecks == ["B4 B3"])
    assert t.lost("s-ba64") == (wrecks == ["B5"])


@pytest.mark.rule("HOS-17.64", "HOS-17.40", "HOS-17.44", "HOS-17.46")
@pytest.mark.parametrize(
    ("dice", "damage", "wrecks"),
    [((6, 1, 1, 2), ["tracks"], []), ((1, 1, 6), [], ["B4 B3"]), ((1, 1, 4), [], [])],
)
def test_light_vehicle_against_tank(
    dice: tuple[int, ...], damage: list[str], wrecks: list[str]
) -> None:
    """The pack has no light vehicle that can hurt a tank; one with +3 wins, loses, draws."""
    t = armoured_car("s-t70")
    with changed(counter("g-sdkfz222").faces[0].weapons[0], cv=(3, 3, 3)):
        t.charge("g-sdkfz222", "s-t70", "B5", *dice)
    assert t.totals() == (dice[0] + 3 + 2, dice[2] + 2)
    assert (t.where("s-t70"), t.damage("s-t70")) == ("B5", damage)
    assert t.wrecks() == wrecks
    assert t.lost("g-sdkfz222") == bool(wrecks)
    assert t.where("g-sdkfz222") == ("" if wrecks else "B4 B3")


@pytest.mark.rule("HOS-6.59", "HOS-17.6")
def test_no_assault_at_all_in_the_supply_phase_whatever_the_card() -> None:
    t = fury(Table(open_ground(5, 3), {"g-landser-1": "B2", "s-rifle-1": "B3"}))
    assert t.declarations("g-landser-1") == ["move", "assault s-rifle-1"]
    t.supply_moves("german")
    t.do("supply g-landser-1")
    assert t.legal("move", "assault", "push") == ["move"]


# Examples of the ledger.


@pytest.mark.rule("HOS-17.35", "HOS-17.33", "HOS-17.34")
def test_the_worked_retreat_has_no_square_left() -> None:
    """A is cut off by a wall, B a diagonal step between the grids, C within an enemy zone."""
    # A building on the offset grid, C5/6; its door leads west to C4 over the partial C5.
    hut = house("H", 9, 4, "+-+", "Da|", "+-+", a="apartment")
    t = Table(open_ground(9, 6), {"s-rifle-1": "C5/6", "g-stoss-1": "C4"}, houses=[hut])
    t.charge("g-stoss-1", "s-rifle-1", "C5/6", 6, 6, 1)
    assert t.lost("s-rifle-1")
    assert t.where("g-stoss-1") == "C5/6"


@pytest.mark.rule("HOS-16.77")
def test_the_worked_hit_on_a_mover() -> None:
    """MV 4, hit after one square and flipped to a side with MV 3: still three squares."""
    t = Table(open_ground(9, 3), {"s-rifle-1": "B1", "g-mg42": "B9 w deployed"})
    with changed(counter("s-rifle-1").faces[1], move=3):
        t.march("s-rifle-1", "B2")
        t.do("react g-mg42")
        t.do("fire s-rifle-1", 1)
        assert t.shows("s-rifle-1") == "weakened"
        for square in ("B3", "B4", "B5"):
            t.do(f"step {square}")
        assert t.where("s-rifle-1") == "B5"
        assert t.resting


@pytest.mark.rule("HOS-16.93")
def test_fire_from_a_truck_cannot_be_answered() -> None:
    units = {"s-gaz64": "B3 e", "s-rifle-1": "in s-gaz64", "g-mg42": "B7 w deployed"}
    t = Table(open_ground(9, 3), units)
    t.fire("s-rifle-1", "fire g-mg42", 1)
    assert t.resting


@pytest.mark.rule("HOS-9.16", "HOS-9.13")
def test_hull_by_a_three_and_hull_by_a_four_destroy() -> None:
    t = Table(open_ground(9, 3), {"g-pz3": "B5 e"})
    t.hit("g-pz3", 3)
    assert t.damage("g-pz3") == ["hull"]
    t.hit("g-pz3", 4)
    assert t.lost("g-pz3")


@pytest.mark.rule("HOS-17.55", "HOS-17.19")
def test_a_light_vehicle_defends_itself_with_the_weapon_that_is_worth_most() -> None:
    """A gun that looks the other way costs a marker: the weaker one that turns is better."""
    t = Table(open_ground(5, 5), {"g-stoss-1": "D3", "s-ba64": "C3 n"})
    turning = counter("s-ba64").faces[0].weapons[0]
    fixed = copy(turning)
    fixed.cv, fixed.arc = (4, 0, 0), counter("s-gun45").faces[0].weapons[0].arc
    assert turning.arc != fixed.arc
    with (
        changed(turning, cv=(3, 0, 0)),
        changed(counter("s-ba64").faces[0], weapons=(fixed, turning)),
    ):
        t.charge("g-stoss-1", "s-ba64", "C3", 1, 1, 6)
    assert t.totals()[1] == 6 + 3
    assert t.markers("s-ba64") == 0


@pytest.mark.rule("HOS-17.43", "HOS-17.47", "HOS-17.70", "HOS-17.71")
@pytest.mark.parametrize("answer", [3, 6])
def test_infantry_that_holds_out_makes_room_to_any_side(answer: int) -> None:
    """On a draw and after a victory it may go anywhere but under the vehicle or its wreck."""
    t = fury(Table(open_ground(7, 5), {"g-sdkfz251": "C3 e", "s-dp28-1": "C4"}))
    with changed(counter("s-dp28-1").faces[0].weapons[0], cv=(4, 4, 4)):
        t.charge("g-sdkfz251", "s-dp28-1", "C4", 1, 1, answer)
    assert t.totals() == (1 + 4 + 2, answer + 4)
    assert t.squares() == {"B3", "B4", "B5", "C5", "D5", "D4", "D3"}
    t.do("step B3")
    assert t.where("s-dp28-1") == "B3"
    drawn = answer == 3
    assert t.where("g-sdkfz251") == ("C4 C3" if drawn else "")
    assert t.wrecks() == ([] if drawn else ["C4 C3"])


@pytest.mark.rule("HOS-9.12", "HOS-9.13", "HOS-16.77")
@pytest.mark.parametrize(("location", "goes_on"), [(1, True), (2, False), (3, False), (5, True)])
def test_tracks_and_hull_stop_a_tank_in_the_middle_of_its_move(
    location: int, goes_on: bool
) -> None:
    """Crew and Main weapon let it drive on (HOS-9.11, 9.14)."""
    t = Table(open_ground(12, 3), {"g-pz3": "B8 w", "s-gun45": "B1 e"}).march("g-pz3", "B7")
    t.do("hold")
    t.do("react s-gun45")
    t.do("fire g-pz3", 6, location)
    assert t.resting != goes_on
    if goes_on:
        t.do("step B6")
        assert t.where("g-pz3") == "B6 B7"
