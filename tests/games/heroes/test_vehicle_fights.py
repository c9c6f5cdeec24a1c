"""Assaults of and on vehicles, and the course of an assault (HOS-6.59, 17.12, 17.50–17.67)."""

import pytest

from sandtable.games.heroes import abilities
from sandtable.games.heroes.assaults import assault_values
from sandtable.games.heroes.fire import hits
from sandtable.games.heroes.land.field import Plan
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.pack.counters import FRONT_90, Weapon
from sandtable.games.heroes.status import LOST, MAIN_WEAPON, ON_FIELD, SUPPLY, TRACKS
from tests.games.heroes.range import fire
from tests.games.heroes.table import REST, Table, open_ground


def charge(t: Table, attacker: str, target: str, square: str, *dice: int) -> None:
    moves.begin(t.s, t.u(attacker), ("assault", f"unit:{target}"), t.events)
    t.advance()
    t.do("charge", f"square:{square}", dice=dice)


def totals(t: Table) -> tuple[int, int]:
    found = [event.params for event in t.events if event.key == "fight-decided"][-1]
    total, answer = found["total"], found["answer"]
    assert isinstance(total, int)
    assert isinstance(answer, int)
    return (total, answer)


def fury(t: Table) -> None:
    """The pack gives no vehicle Assault: Fury of the Führer does (HOS-21.26)."""
    t.s.in_force[1] = ["army_assault:2"]


@pytest.mark.rule("HOS-6.59", "HOS-17.1", "HOS-17.36")
def test_assault_leads_into_the_square_of_an_enemy() -> None:
    t = Table(open_ground(5, 3), {"s-smg-1": "1-1", "s-rifle-1": "1-2", "g-landser-1": "2-1 #1"})
    charge(t, "s-smg-1", "g-landser-1", "2-1", 6, 6, 1)
    assert t.s.standing[t.u("g-landser-1")] == LOST
    assert t.where("s-smg-1") == "2-1"
    without = Table(open_ground(5, 3), {"s-rifle-1": "1-1", "g-landser-1": "2-1"})
    moves.begin(without.s, 0, ("move",), [])
    without.advance()
    assert ("step", "square:2-1") not in without.legal()
    assert ("charge", "square:2-1") not in without.legal()


@pytest.mark.rule("HOS-17.12", "HOS-16.74", "HOS-31.8")
def test_an_assault_is_a_move_that_can_be_answered_at_every_step() -> None:
    t = Table(open_ground(9, 3), {"s-smg-1": "1-1", "g-landser-1": "3-1", "g-mg42": "8-1 w #1"})
    t.s.lift(t.u("g-landser-1"))
    t.s.put(t.u("g-landser-1"), t.p("3-2"))
    moves.begin(t.s, t.u("s-smg-1"), ("assault", "unit:g-landser-1"), t.events)
    t.advance()
    # Fire on the Move of the attacker, at the start as at any square of the way.
    assert ("fire", "unit:g-landser-1") in t.legal()
    t.do("step", "square:2-1")
    assert ("fire", "unit:g-landser-1") in t.legal()
    t.do("hold")
    assert (t.s.actors(), t.legal()[0]) == (("german",), ("react", "unit:g-mg42"))
    t.do("pass")
    t.do("charge", "square:3-2")
    # The last window, on the launch square (T5); a reaction may still break it up.
    assert t.legal()[0] == ("react", "unit:g-mg42")
    t.do("react", "unit:g-mg42")
    t.do("fire", "unit:s-smg-1", dice=(6,))
    assert t.s.standing[t.u("s-smg-1")] == LOST
    assert "fight-decided" not in t.told()


@pytest.mark.rule("HOS-16.74", "HOS-26.7")
def test_opportunity_fire_is_possible_at_every_moment_of_a_move() -> None:
    t = Table(open_ground(9, 3), {"s-rifle-1": "1-1", "g-mg42": "8-1 w #1"})
    moves.begin(t.s, t.u("s-rifle-1"), ("move",), t.events)
    t.advance()
    asked = 0
    for x in range(2, 6):
        t.do("step", f"square:{x}-1")
        asked += t.s.actors() == ("german",)
        t.do("pass")
    assert asked == 4
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-17.50")
def test_the_steps_of_an_assault_come_in_their_order() -> None:
    """Declared and turned up, moved, reacted to, defender turned up, dice, verdict, advance."""
    units = {"s-scouts-1": "1-1 #1", "g-mg42": "3-1 e #1", "g-spaeher-1": "8-2"}
    t = Table(open_ground(9, 3), units)
    t.s.in_force[0] = ["army_cheer"]
    t.hold(0, "sc-steel")
    moves.begin(t.s, t.u("s-scouts-1"), ("assault", "unit:g-mg42"), t.events)
    t.advance()
    assert not t.s.hidden(t.u("s-scouts-1"))
    t.do("step", "square:2-1")
    t.do("charge", "square:3-1")
    # The arc marker comes before cards and dice: it is assaulted from behind.
    assert t.s.suppression[t.u("g-mg42")] == 1
    assert t.legal() == [("play", "card:sc-steel"), ("pass",)]
    t.do("play", "card:sc-steel", dice=(6, 5, 1))
    told = t.told()
    order = [
        "assault-declared", "flipped", "moved", "suppressed", "card-played", "fight-decided",
        "unit-destroyed", "forced-move",
    ]  # fmt: skip
    places = [told.index(key) for key in order if key not in ("assault-declared", "flipped")]
    assert places == sorted(places)
    assert t.where("s-scouts-1") == "3-1"


@pytest.mark.rule("HOS-17.55", "HOS-9.11")
def test_a_tank_attacks_with_a_weapon_of_its_choice() -> None:
    """Its best one by itself; against a unit in a structure its owner may prefer Destruction."""
    t = Table(open_ground(9, 4), {"g-pz3": "3-1 e", "s-sappers-1": "4-1"})
    fury(t)
    charge(t, "g-pz3", "s-sappers-1", "4-1", 2, 1, 1, 1)
    assert totals(t) == (2 + 4 + 2, 1 + 1 + 1)
    tank, squad = t.u("g-pz3"), t.u("s-sappers-1")
    weapons = abilities.weapons(t.s, tank)
    assert [weapons[i].id for i in assault_values.attacking_weapons(t.s, tank, squad)] == [
        "primary",
        "secondary",
    ]
    t.s.damage[tank] = MAIN_WEAPON
    assert [weapons[i].id for i in assault_values.attacking_weapons(t.s, tank, squad)] == [
        "secondary"
    ]
    # X in that colour: its machine guns do not attack a tank.
    other = Table(open_ground(9, 4), {"g-pz3": "3-1 e", "s-t70": "4-1 w"})
    assert [
        abilities.weapons(other.s, 0)[i].id for i in assault_values.attacking_weapons(other.s, 0, 1)
    ] == ["primary"]


@pytest.mark.rule("HOS-17.55", "HOS-17.48")
def test_against_infantry_in_a_structure_the_owner_chooses_the_weapon() -> None:
    t = Table(open_ground(9, 4), {"g-pz3": "3-1 e", "s-sappers-1": "4-1"})
    t.wreck("wreck_light_1", "4-1")
    fury(t)
    charge(t, "g-pz3", "s-sappers-1", "4-1")
    choices = {action[-1] for action in t.legal()}
    assert choices == {"weapon:primary", "weapon:secondary"}
    choice = next(action for action in t.legal() if action[-1] == "weapon:primary")
    t.do(*choice, dice=(6, 6, 1, 1))
    assert totals(t)[0] == 6 + 2 + 2
    t.do(*t.legal()[0], dice=(4, 3))  # the squad retreats; then the wreck is rolled for
    assert "destruction-rolled" in t.told()


@pytest.mark.rule("HOS-17.63", "HOS-17.38", "HOS-17.44", "HOS-17.46")
@pytest.mark.parametrize(
    ("dice", "attacker", "defender"),
    [((6, 1, 1), ON_FIELD, LOST), ((1, 1, 6), LOST, ON_FIELD), ((1, 1, 4), ON_FIELD, ON_FIELD)],
)
def test_light_vehicle_against_light_vehicle(
    dice: tuple[int, ...], attacker: int, defender: int
) -> None:
    """Sd.Kfz 222 (+3 and Assault 2) against BA-64 (+2): won, lost, drawn."""
    t = Table(open_ground(9, 4), {"g-sdkfz222": "3-1 e", "s-ba64": "4-1 w"})
    fury(t)
    charge(t, "g-sdkfz222", "s-ba64", "4-1", *dice)
    if dice == (1, 1, 4):
        assert totals(t) == (6, 6)
    assert t.s.standing[t.u("g-sdkfz222")] == attacker
    assert t.s.standing[t.u("s-ba64")] == defender
    if attacker == ON_FIELD:
        assert t.where("g-sdkfz222") == "3-1 2-1"  # never onto the wreck
    else:
        assert [t.s.wreck_on[t.p(square)] for square in ("3-1", "2-1", "4-1")] == [0, 0, -1]
    if defender == LOST:
        assert t.s.wreck_on[t.p("4-1")] == 0


@pytest.mark.rule("HOS-17.64", "HOS-17.40", "HOS-17.44")
@pytest.mark.parametrize(
    ("dice", "damaged", "wrecked"), [((6, 1, 1, 2), True, False), ((1, 1, 6), False, True)]
)
def test_light_vehicle_against_tank(dice: tuple[int, ...], damaged: bool, wrecked: bool) -> None:
    """The pack has no light vehicle that can hurt a tank; one with +3 wins, loses, draws."""
    t = Table(open_ground(9, 4), {"g-sdkfz222": "3-1 e", "s-t70": "4-1 w"})
    fury(t)
    weapon = t.s.counter(0).faces[0].weapons[0]
    kept = weapon.cv
    weapon.cv = (3, 3, 3)
    try:
        charge(t, "g-sdkfz222", "s-t70", "4-1", *dice)
    finally:
        weapon.cv = kept
    assert (t.s.damage[t.u("s-t70")] == TRACKS) == damaged
    assert t.where("s-t70") == "4-1"
    assert (t.s.standing[t.u("g-sdkfz222")] == LOST) == wrecked
    if wrecked:
        assert t.s.wreck_on[t.p("3-1")] == 0
    else:
        assert t.where("g-sdkfz222") == "3-1 2-1"


@pytest.mark.rule("HOS-17.64", "HOS-17.46")
def test_a_draw_throws_a_light_vehicle_back_from_a_tank() -> None:
    t = Table(open_ground(9, 4), {"g-sdkfz222": "3-1 e", "s-t70": "4-1 w"})
    fury(t)
    weapon = t.s.counter(0).faces[0].weapons[0]
    kept = weapon.cv
    weapon.cv = (3, 3, 3)
    try:
        charge(t, "g-sdkfz222", "s-t70", "4-1", 1, 1, 4)
    finally:
        weapon.cv = kept
    assert totals(t) == (6, 6)
    assert (t.where("g-sdkfz222"), t.where("s-t70")) == ("3-1 2-1", "4-1")
    assert t.s.damage[t.u("s-t70")] == 0


@pytest.mark.rule("HOS-6.59", "HOS-17.6")
def test_no_assault_at_all_in_the_supply_phase_whatever_the_card() -> None:
    t = Table(open_ground(5, 3), {"g-landser-1": "1-1", "s-rifle-1": "2-1"})
    fury(t)
    assert ("assault", "unit:s-rifle-1") in moves.declarations(t.s, 0)
    t.s.phase = SUPPLY
    assert moves.declarations(t.s, 0) == [("move",)]


# Examples of the ledger.


@pytest.mark.rule("HOS-17.35", "HOS-17.33", "HOS-17.34")
def test_the_worked_retreat_has_no_square_left() -> None:
    """A is cut off by a wall, B a diagonal step between the grids, C within an enemy zone."""
    # A building on the offset grid, O(4.5,2); its door leads west to 3-2 over the partial 4-2.
    hut = Plan("H", 9, 4, ("+-+", "Da|", "+-+"), {"a": ("apartment", False)})
    t = Table(open_ground(9, 6), {"s-rifle-1": "4.5-2", "g-stoss-1": "3-2"}, plans=[hut])
    squad = t.u("s-rifle-1")
    charge(t, "g-stoss-1", "s-rifle-1", "4.5-2", 6, 6, 1)
    assert t.s.standing[squad] == LOST
    assert t.where("g-stoss-1") == "4.5-2"


@pytest.mark.rule("HOS-16.77")
def test_the_worked_hit_on_a_mover() -> None:
    """MV 4, hit after one square and flipped to a side with MV 3: still three squares."""
    t = Table(open_ground(9, 3), {"s-rifle-1": "0-1", "g-mg42": "8-1 w #1"})
    weak = t.s.counter(0).faces[1]
    weak.move = 3
    try:
        moves.begin(t.s, 0, ("move",), t.events)
        t.advance()
        t.do("step", "square:1-1")
        t.do("react", "unit:g-mg42")
        t.do("fire", "unit:s-rifle-1", dice=(1,))
        assert t.s.face[0] == 1
        for x in (2, 3, 4):
            t.do("step", f"square:{x}-1")
        assert t.where("s-rifle-1") == "4-1"
        assert not [action for action in t.legal() if action[0] == "step"]
    finally:
        weak.move = 4


@pytest.mark.rule("HOS-16.93")
def test_fire_from_a_truck_cannot_be_answered() -> None:
    t = Table(
        open_ground(9, 3), {"s-gaz64": "2-1 e", "s-rifle-1": "in s-gaz64", "g-mg42": "6-1 w #1"}
    )
    fire(t, "s-rifle-1", "fire", "unit:g-mg42", dice=(1,))
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-9.16", "HOS-9.13")
def test_hull_by_a_three_and_hull_by_a_four_destroy() -> None:
    t = Table(open_ground(9, 3), {"g-pz3": "4-1 e"})
    for die in (3, 4):
        t.s.then(hits.Hit(target=0, double=False, side=0, by_fire=True))
        t.advance(die)
    assert t.s.standing[0] == LOST


@pytest.mark.rule("HOS-17.55", "HOS-17.19")
def test_a_light_vehicle_defends_itself_with_the_weapon_that_is_worth_most() -> None:
    """A gun that looks the other way costs a marker: the weaker one that turns is better."""
    t = Table(open_ground(5, 5), {"g-stoss-1": "2-3", "s-ba64": "2-2 n"})
    shown = t.s.counter(t.u("s-ba64")).faces[0]
    kept = shown.weapons
    fixed, turning = Weapon(), Weapon()
    fixed.cv, fixed.arc = (4, 0, 0), FRONT_90
    turning.cv = (3, 0, 0)
    shown.weapons = (fixed, turning)
    try:
        charge(t, "g-stoss-1", "s-ba64", "2-2", 1, 1, 6)
    finally:
        shown.weapons = kept
    assert totals(t)[1] == 6 + 3
    assert t.s.suppression[t.u("s-ba64")] == 0


@pytest.mark.rule("HOS-17.43", "HOS-17.47", "HOS-17.70", "HOS-17.71")
@pytest.mark.parametrize("dice", [(1, 1, 3), (1, 1, 6)])
def test_infantry_that_holds_out_makes_room_to_any_side(dice: tuple[int, ...]) -> None:
    """On a draw and after a victory it may go anywhere but under the vehicle or its wreck."""
    t = Table(open_ground(7, 5), {"g-sdkfz251": "2-2 e", "s-dp28-1": "3-2"})
    fury(t)
    weapon = t.s.counter(t.u("s-dp28-1")).faces[0].weapons[0]
    kept = weapon.cv
    weapon.cv = (4, 4, 4)
    try:
        charge(t, "g-sdkfz251", "s-dp28-1", "3-2", *dice)
    finally:
        weapon.cv = kept
    assert totals(t) == (1 + 4 + 2, dice[2] + 4)
    around = {"2-1", "3-1", "4-1", "4-2", "4-3", "3-3", "2-3"}
    assert {action[1].removeprefix("square:") for action in t.legal()} == around
    t.do("step", "square:2-1")
    assert t.where("s-dp28-1") == "2-1"
    if dice[2] == 3:
        assert t.where("g-sdkfz251") == "3-2 2-2"
    else:
        assert [t.s.wreck_on[t.p(square)] for square in ("3-2", "2-2", "1-2")] == [0, 0, -1]


@pytest.mark.rule("HOS-9.12", "HOS-9.13", "HOS-16.77")
@pytest.mark.parametrize(("location", "goes_on"), [(1, True), (2, False), (3, False), (5, True)])
def test_tracks_and_hull_stop_a_tank_in_the_middle_of_its_move(
    location: int, goes_on: bool
) -> None:
    """Crew and Main weapon let it drive on (HOS-9.11, 9.14)."""
    t = Table(open_ground(12, 3), {"g-pz3": "7-1 w", "s-gun45": "0-1 e"})
    moves.begin(t.s, 0, ("move",), t.events)
    t.advance()
    t.do("step", "square:6-1")
    t.do("hold")
    t.do("react", "unit:s-gun45")
    t.do("fire", "unit:g-pz3", dice=(6, location))
    assert (t.s.frames[-1].name == "movement") == goes_on
    if goes_on:
        t.do("step", "square:5-1")
        assert t.where("g-pz3") == "5-1 6-1"
