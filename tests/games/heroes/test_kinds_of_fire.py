"""Kinds of fire beside each other: what each takes, what obstacles do to it (HOS-8, 9, 16, 28)."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sandtable.board.squares import SCATTER
from sandtable.games.heroes.fire import affected, hits
from sandtable.games.heroes.fire.kinds_of_fire import MOVE
from sandtable.games.heroes.land import structures
from sandtable.games.heroes.land.field import Plan
from sandtable.games.heroes.pack.counters import Weapon
from sandtable.games.heroes.status import LOST, MAIN_WEAPON
from tests.games.heroes.kit import equip
from tests.games.heroes.range import (
    face,
    fire,
    keys,
    markers,
    odds,
    parts,
    refused,
    result,
    shots,
    told,
)
from tests.games.heroes.table import REST, Table, heroes, open_ground


@contextmanager
def changed(weapon: Weapon, **abilities: object) -> Iterator[None]:
    """A printed weapon with other abilities, for combinations that the pack does not have."""
    kept = {name: getattr(weapon, name) for name in abilities}
    for name, value in abilities.items():
        setattr(weapon, name, value)
    try:
        yield
    finally:
        for name, value in kept.items():
            setattr(weapon, name, value)


def weapon_of(t: Table, id: str, side: int = 0) -> Weapon:
    return t.s.counter(t.u(id)).faces[side].weapons[0]


# Alternative fire.


@pytest.mark.rule("HOS-8.31", "HOS-8.32")
def test_alternative_fire_takes_the_place_of_the_firing_action() -> None:
    """A grenade has its own CV, and after it the thrower does not fire as well."""
    t = Table(open_ground(9, 4), {"s-dp28-1": "2-1", "g-landser-1": "4-1"})
    equip(t, 0, "grenades")
    assert {action[0] for action in shots(t, "s-dp28-1")} == {"fire", "suppress", "grenade"}
    fire(t, "s-dp28-1", "grenade", "point:4-1", "option:t-soviet.grenades", dice=(1,))
    assert result(t) == 1 + 2  # not the 4 of the machine gun
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-8.31", "HOS-16.79")
def test_a_howitzer_of_a_tank_leaves_its_other_weapon() -> None:
    """Alternative fire is of one weapon; the others may fire (HOS-8.34)."""
    units = {"g-stuig33": "2-2 e", "s-rifle-1": "7-2", "s-rifle-2": "8-2"}
    t = Table(open_ground(12, 5), units)
    fire(t, "g-stuig33", "howitzer", "point:8-2", "weapon:primary", dice=(1, 1))
    words = {action[0] for action in t.legal()}
    assert "fire" in words
    assert "howitzer" not in words


# Suppressive fire.


@pytest.mark.rule("HOS-9.20", "HOS-16.65")
def test_suppressive_fire_never_destroys_whatever_its_result() -> None:
    """A DP-28 rolls 8 + 6 = 14 against DV 4: three times, and no double hit."""
    t = Table(open_ground(9, 3), {"s-dp28-1": "0-0", "g-landser-1": "3-0"})
    t.s.face[t.u("g-landser-1")] = 0
    fire(t, "s-dp28-1", "suppress", "unit:g-landser-1", dice=(6,))
    assert (result(t), markers(t, "g-landser-1"), face(t, "g-landser-1")) == (14, 3, 0)
    fire(t, "s-dp28-1", "fire", "unit:g-landser-1", dice=(6,))
    assert t.s.standing[t.u("g-landser-1")] == LOST  # 10 is twice 4


# Machine Gunner.


@pytest.mark.rule("HOS-16.57", "HOS-27.6")
def test_obstacles_and_range_count_for_each_shot_of_a_split() -> None:
    """A behind trees, B at long range, C with neither."""
    rows = open_ground(12, 7)
    rows[1] = "...w........"
    t = Table(
        rows, {"g-mg42": "0-3 e #1", "s-rifle-1": "6-0", "s-rifle-2": "8-2", "s-rifle-3": "7-3"}
    )
    fire(t, "g-mg42", "split")
    t.do("share", "unit:s-rifle-1", "points:1")
    t.do("share", "unit:s-rifle-2", "points:1")
    t.do("share", "unit:s-rifle-3", "points:2", dice=(6, 6, 6))
    rolled = [event.params for event in told(t, "attack-rolled")]
    assert [params["value"] for params in rolled] == [1, 1, 2]
    assert [params["penalty"] for params in rolled] == [1, 2, 0]


@pytest.mark.rule("HOS-16.57", "HOS-16.53", "HOS-16.87")
def test_five_targets_are_too_many_for_four_points() -> None:
    squads = {f"s-rifle-{n}": f"{4 + n}-{n}" for n in range(1, 6)}
    t = Table(open_ground(12, 8), {"g-mg42": "0-3 e #1", **squads})
    fire(t, "g-mg42", "split")
    for n in range(1, 4):
        t.do("share", f"unit:s-rifle-{n}", "points:1")
    offered = {action for action in t.legal() if action[0] == "share"}
    assert offered == {("share", "unit:s-rifle-4", "points:1")} | {
        action for action in offered if action[1] == "unit:s-rifle-5"
    }
    t.do("share", "unit:s-rifle-4", "points:1", dice=(1, 1, 1, 1))
    assert len(told(t, "attack-rolled")) == 4


# Scary shot.


@pytest.mark.rule("HOS-16.29", "HOS-16.98")
def test_a_scary_shot_does_not_go_with_a_split() -> None:
    t = Table(open_ground(12, 7), {"g-mg42": "0-3 e #1", "s-rifle-1": "5-3", "s-rifle-2": "6-2"})
    with changed(weapon_of(t, "g-mg42", 1), scary=True):
        fire(t, "g-mg42", "split")
        t.do("share", "unit:s-rifle-1", "points:2")
        t.do("share", "unit:s-rifle-2", "points:2", dice=(1, 1))
        assert (markers(t, "s-rifle-1"), markers(t, "s-rifle-2")) == (0, 0)
        t.s.fired[0] = False
        t.s.suppression[0] = 1
        fire(t, "g-mg42", "fire", "unit:s-rifle-1", dice=(1,))
        assert markers(t, "s-rifle-1") == 1  # one target: 1 + 4 - 2 is less than 4


@pytest.mark.rule("HOS-16.98", "HOS-16.28")
def test_a_scary_shot_that_suppresses_leaves_no_second_marker() -> None:
    t = Table(open_ground(12, 7), {"s-dp28-1": "0-3", "g-landser-1": "5-3"})
    with changed(weapon_of(t, "s-dp28-1"), scary=True):
        fire(t, "s-dp28-1", "suppress", "unit:g-landser-1", dice=(1,))
        assert markers(t, "g-landser-1") == 9 // 4
        t.s.suppression[0] = 3
        fire(t, "s-dp28-1", "suppress", "unit:g-landser-1", dice=(1,))
        assert markers(t, "g-landser-1") == 9 // 4 + 1  # 3 fails, but frightens


# Templates.


@pytest.mark.rule("HOS-16.32", "HOS-16.36")
def test_a_howitzer_needs_to_see_its_interspace() -> None:
    """Through trees with a penalty; behind a wagon not at all."""
    for letter, legal in ((".", True), ("w", True), ("g", False)):
        rows = open_ground(9, 5)
        rows[1] = f"...{letter}....."
        rows[2] = f"...{letter}....."
        t = Table(rows, {"s-reggun": "0-2 e", "g-landser-1": "6-2"})
        aimed = ("howitzer", "point:6-2")
        assert (aimed in shots(t, "s-reggun")) == legal
        if letter == "w":
            assert parts(t, "s-reggun", *aimed)["odds-obstacles"] == 1
        elif letter == "g":
            assert refused(t, "s-reggun", *aimed) == "refusal-point-not-seen HOS-16.32"


@pytest.mark.rule("HOS-16.44", "HOS-28.7", "HOS-16.45")
def test_indirect_fire_attacks_each_unit_with_the_values_of_its_symbol() -> None:
    """A mortar's +2/+0/X, not the +0 of its rifles; trees do not count, and X is not rolled for."""
    t = Table(
        open_ground(12, 12),
        {"s-mortar82": "0-6 n #1", "g-landser-1": "6-6", "g-kuebel": "5-5 e", "g-pz3": "6-5 n"},
    )
    t.s.smoke[t.p("3-6")] = True
    fire(t, "s-mortar82", "indirect", "point:6-6", dice=(5, 1, 1))
    rolled = [event.params for event in told(t, "attack-rolled")]
    assert {(params["target"], params["value"]) for params in rolled} == {
        ("g-landser-1", 2),
        ("g-kuebel", 0),
    }
    assert all(params["penalty"] == 0 for params in rolled)


@pytest.mark.rule("HOS-28.4", "HOS-28.14", "HOS-16.42")
def test_the_scatter_table_has_four_directions() -> None:
    """1 north, 2 east, 3 south, 4 west; 5 and 6 are on target."""
    assert SCATTER == ((0, -1), (1, 0), (0, 1), (-1, 0))
    t = Table(open_ground(12, 12), {"s-mortar82": "0-6 n #1", "g-landser-1": "6-6"})
    t.s.smoke[t.p("3-6")] = True
    for die, point in ((1, "6-4"), (2, "8-6"), (3, "6-8"), (4, "4-6"), (5, "6-6"), (6, "6-6")):
        there = Table(open_ground(12, 12), {"s-mortar82": "0-6 n #1", "g-landser-1": "6-6"})
        there.s.smoke[there.p("3-6")] = True
        dice = (die, 1) if point == "6-6" else (die,)
        fire(there, "s-mortar82", "indirect", "point:6-6", dice=dice)
        assert told(there, "template-placed")[0].params["point"] == point


#: Two parts side by side, each of two squares; the left one has fallen.
HALF_FALLEN = Plan(
    "H", 6, 4, ("+-+-+-+-+", "|a a|b bD", "+-+-+-+-+"),
    {"a": ("apartment", True), "b": ("apartment", False)},
)  # fmt: skip


@pytest.mark.rule("HOS-16.38", "HOS-28.12", "HOS-25.16")
def test_in_a_partly_ruined_building_the_ruin_is_hit_with_the_lower_bonus() -> None:
    t = Table(
        open_ground(12, 6), {"s-reggun": "0-2 e", "g-landser-1": "4-2", "g-landser-2": "5-2"},
        plans=[HALF_FALLEN],
    )  # fmt: skip
    under = affected.by_blast(t.s, 10, 4)  # the Interspace between the two squads
    assert [t.s.unit(u).id for u in under] == ["g-landser-1"]
    shown = parts(t, "s-reggun", "howitzer", "point:4-2")
    assert (shown["odds-defence"], shown["odds-cover"]) == (4, 2)


@pytest.mark.rule("HOS-28.13", "HOS-16.38")
def test_no_square_of_the_pack_belongs_to_two_parts() -> None:
    """HH-3: so no square is partly ruined, and a unit has the bonus of its square's own part."""
    for id in heroes().scenarios():
        field = heroes().battle(id).field
        owners: dict[int, int] = {}
        for part in field.parts:
            for place in part.places:
                assert owners.setdefault(place, part.index) == part.index
                assert field.part_of[place] == part.index


# Grenades in a room.


@pytest.mark.rule("HOS-25.37", "HOS-25.21")
def test_a_grenade_inside_the_own_room_stays_in_it_and_nobody_has_cover() -> None:
    plan = Plan(
        "H", 6, 2, ("+-+-+-+", "|a a|b|", "+ + + +", "|a aDbD", "+-+-+-+"),
        {"a": ("apartment", False), "b": ("apartment", False)},
    )  # fmt: skip
    t = Table(
        open_ground(9, 6), {"g-landser-1": "3-1", "s-rifle-1": "4-2", "s-rifle-2": "5-2",
                            "s-rifle-3": "2-2"},
        plans=[plan],
    )  # fmt: skip
    equip(t, 1, "grenades")
    fire(t, "g-landser-1", "grenade", "point:4-2", "option:t-german.grenades", dice=(1, 2))
    rolled = [event.params for event in told(t, "attack-rolled")]
    assert {params["target"] for params in rolled} == {"g-landser-1", "s-rifle-1"}
    assert {params["defence"] for params in rolled} == {4}


@pytest.mark.rule("HOS-25.38", "HOS-25.36")
def test_an_inner_door_leads_into_the_next_room_and_not_outside() -> None:
    plan = Plan(
        "H", 6, 4, ("+-+-+", "|aDb|", "+-+D+"),
        {"a": ("apartment", False), "b": ("apartment", False)},
    )  # fmt: skip
    t = Table(
        open_ground(9, 6), {"g-landser-1": "3-2", "s-rifle-1": "4-1", "s-rifle-2": "4-2"},
        plans=[plan],
    )  # fmt: skip
    equip(t, 1, "grenades")
    thrown = [action[1] for action in shots(t, "g-landser-1") if action[0] == "grenade"]
    assert thrown == ["side:8-4-8-6"]


# Flames.


@pytest.mark.rule("HOS-16.18", "HOS-16.84")
@pytest.mark.parametrize(("letter", "reached", "penalty"), [(".", 1, 0), ("w", 1, 1), ("g", 0, 0)])
def test_obstacles_spoil_or_stop_a_flame(letter: str, reached: int, penalty: int) -> None:
    rows = open_ground(9, 5)
    rows[2] = f".{letter}......."
    t = Table(rows, {"g-flamm": "0-2", "s-rifle-1": "2-2"})
    burnt = affected.by_flame(t.s, 0, t.p("0-2"), 3, 0)
    assert [b.penalty for b in burnt] == [penalty] * reached


@pytest.mark.rule("HOS-16.23", "HOS-16.85")
def test_a_flame_through_an_inner_door_burns_the_next_room_alone() -> None:
    plan = Plan(
        "H", 6, 2, ("+-+-+-+", "WaDb b|", "+-+-+D+"),
        {"a": ("apartment", False), "b": ("apartment", False)},
    )  # fmt: skip
    t = Table(
        open_ground(9, 5),
        {"g-flamm": "3-1", "s-rifle-1": "4-1", "s-rifle-2": "5-1", "s-rifle-3": "5-2",
         "s-rifle-4": "2-1"},
        plans=[plan],
    )  # fmt: skip
    door = ("flame-room", "side:8-2-8-4")
    assert door in shots(t, "g-flamm")
    fire(t, "g-flamm", *door, dice=(1, 1))
    rolled = [event.params for event in told(t, "attack-rolled")]
    assert [params["target"] for params in rolled] == ["s-rifle-1", "s-rifle-2"]
    assert [markers(t, f"s-rifle-{n}") for n in (1, 2, 3, 4)] == [1, 1, 0, 0]


@pytest.mark.rule("HOS-16.17")
def test_a_flame_does_not_burn_the_tank_it_comes_from() -> None:
    """Backwards over its own rear, if its flamethrower could turn."""
    t = Table(open_ground(9, 5), {"s-ot34": "5-2 e", "g-landser-1": "3-2"})
    burnt = affected.by_flame(t.s, 0, t.p("5-2"), -3, 0)
    assert [b.unit for b in burnt] == [t.u("g-landser-1")]


# Numbers of the ledger.


@pytest.mark.rule("HOS-16.12")
@pytest.mark.parametrize(("at", "result_", "given"), [("3-0", 3, 1), ("8-0", 1, 0)])
def test_the_worked_diversion_fire(at: str, result_: int, given: int) -> None:
    """Symbol 3+, die 4: behind one −1 wall 3, success; at range 8 as well, 1, failure."""
    t = Table(open_ground(12, 3), {"g-mg34": "0-0 #1", "s-rifle-1": at}, [("low_wall", 4, 0, 4, 2)])
    fire(t, "g-mg34", "divert", "unit:s-rifle-1", dice=(4,))
    assert (result(t), markers(t, "s-rifle-1")) == (result_, given)


@pytest.mark.rule("HOS-16.10")
def test_the_worked_twin_link() -> None:
    """Dice 2 and 5, CV 3: 8."""
    t = Table(open_ground(9, 9), {"s-gaz4m": "4-3 n #1", "g-kuebel": "4-8 n"})
    fire(t, "s-gaz4m", "fire", "unit:g-kuebel", dice=(2, 5))
    assert result(t) == 8


@pytest.mark.rule("HOS-16.6")
@pytest.mark.parametrize(("dice", "points"), [((4, 3), 1), ((5, 6), 2), ((3, 3), 0)])
def test_the_worked_destruction_rolls(dice: tuple[int, int], points: int) -> None:
    t = Table(open_ground(9, 3), {"s-zis3": "0-1 e"})
    t.wreck("wreck_armour_1", "4-1")
    fire(t, "s-zis3", "demolish", "wreck:0", dice=dice)
    assert structures.points(t.s, "wreck:0") == points


@pytest.mark.rule("HOS-16.64")
def test_the_worked_suppressive_value() -> None:
    """CV 2 and one Ammo: (2 + 1) × 2 = 6."""
    t = Table(open_ground(9, 3), {"s-dp28-1": "0-0 #1", "g-kuebel": "3-0 e"})
    equip(t, 0, "ammo")
    fire(t, "s-dp28-1", "suppress", "unit:g-kuebel")
    t.do("use", "option:t-soviet.ammo")
    t.do("pass", dice=(1,))
    assert told(t, "attack-rolled")[0].params["value"] == 6


@pytest.mark.rule("HOS-16.89")
def test_the_worked_split_on_the_move_with_ammo() -> None:
    """CV 3, Fire on the Move −1, one Ammo: S = 6, split 2 and 4 over DV 4: 4 and 9."""
    t = Table(open_ground(12, 5), {"s-smg-1": "1-1", "g-landser-1": "3-1", "g-landser-2": "4-2"})
    equip(t, 0, "ammo")
    with changed(weapon_of(t, "s-smg-1"), on_the_move=1, machine_gunner=True, suppressive=True):
        fire(t, "s-smg-1", "split-suppress", origin=MOVE)
        t.do("use", "option:t-soviet.ammo")
        t.do("pass")
        t.do("share", "unit:g-landser-1", "points:2")
        t.do("share", "unit:g-landser-2", "points:4", dice=(2, 5))
    assert [event.params["result"] for event in told(t, "attack-rolled")] == [4, 9]
    assert (markers(t, "g-landser-1"), markers(t, "g-landser-2")) == (1, 2)


@pytest.mark.rule("HOS-16.26")
def test_the_worked_fire_on_the_move() -> None:
    """The Sd.Kfz 251/1 fires at infantry with 4 − 2 = 2."""
    t = Table(open_ground(9, 3), {"g-sdkfz251": "1-1 e", "s-rifle-1": "5-1"})
    fire(t, "g-sdkfz251", "fire", "unit:s-rifle-1", dice=(1,), origin=MOVE)
    assert told(t, "attack-rolled")[0].params["value"] == 2


@pytest.mark.rule("HOS-8.16", "HOS-8.18")
def test_the_worked_obscuring_squares() -> None:
    """From (0,0) to (4,1) both (2,0) and (2,1) are crossed; −1 and −2 make −3."""
    t = Table(["..w..", "..w.."], {"s-rifle-1": "0-0", "g-landser-1": "4-1"})
    assert parts(t, "s-rifle-1", "fire", "unit:g-landser-1")["odds-obstacles"] == 2
    t.s.smoke[t.p("2-0")] = True
    t.s.forget()
    assert parts(t, "s-rifle-1", "fire", "unit:g-landser-1")["odds-obstacles"] == 3


@pytest.mark.rule("HOS-8.33")
def test_a_reaction_may_be_a_grenade() -> None:
    """Infantry with Opportunity Fire throws one instead of firing."""
    rows = open_ground(9, 5)
    rows[2] = ".x......."
    t = Table(rows, {"g-landser-1": "1-2", "s-rifle-1": "3-2"})
    equip(t, 1, "grenades")
    found = {action[0] for action in shots(t, "g-landser-1", "reaction", "s-rifle-1")}
    assert found == {"fire", "grenade"}


@pytest.mark.rule("HOS-16.28", "HOS-29.6")
def test_the_defence_value_must_be_reached_and_a_bonus_raises_it() -> None:
    for letter, need in ((".", 2), ("#", 4)):
        t = Table([f"...{letter}.."], {"g-landser-1": "0-0", "s-rifle-1": "3-0"})
        assert odds(t, "g-landser-1", "fire", "unit:s-rifle-1")[0].need == need
        fire(t, "g-landser-1", "fire", "unit:s-rifle-1", dice=(need - 1,))
        assert face(t, "s-rifle-1") == 0
        fire(t, "g-landser-1", "fire", "unit:s-rifle-1", dice=(need,))
        assert face(t, "s-rifle-1") == 1


@pytest.mark.rule("HOS-27.1", "HOS-27.10")
def test_what_is_announced_is_carried_out_and_what_is_spent_is_gone() -> None:
    t = Table(open_ground(9, 3), {"s-rifle-1": "0-0", "g-landser-1": "3-0", "g-landser-2": "3-2"})
    ammo = equip(t, 0, "ammo")
    t.hold(0, "sc-snap")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1")
    assert told(t, "shot-announced")[0].params == {
        "unit": "s-rifle-1",
        "kind": "fire",
        "target": "g-landser-1",
    }
    assert not [action for action in t.legal() if action[0] == "fire"]  # no change of mind
    t.do("use", "option:t-soviet.ammo")
    t.do("bonus", "card:sc-snap")
    t.s.suppression[0] = 3  # on him at once, so that even this misses
    while t.s.frames[-1].name != REST:
        t.do("pass", dice=(1,))
    assert face(t, "g-landser-1") == 0
    assert t.s.markers[ammo] == 2
    assert t.s.hands[0] == []
    assert "attack-failed" in keys(t)


@pytest.mark.rule("HOS-27.10", "HOS-8.1")
def test_fire_that_is_illegal_is_not_announced_and_costs_nothing() -> None:
    t = Table(open_ground(9, 3), {"s-rifle-1": "0-0", "g-pz3": "4-0 e", "g-landser-1": "8-2"})
    ammo = equip(t, 0, "ammo")
    assert refused(t, "s-rifle-1", "fire", "unit:g-pz3") == "refusal-fire-x HOS-8.3"
    assert t.s.markers[ammo] == 3
    assert "shot-announced" not in keys(t)
    assert hits.in_play(t.s, 0)


# Limits of single abilities.


@pytest.mark.rule("HOS-16.58", "HOS-9.14")
def test_a_gun_without_the_symbol_pierces_nothing() -> None:
    """A 5 is the main weapon, not a wreck."""
    t = Table(open_ground(9, 3), {"s-zis3": "0-1 e", "g-pz3": "4-1 e"})
    fire(t, "s-zis3", "fire", "unit:g-pz3", dice=(6, 5))
    assert t.s.damage[t.u("g-pz3")] == MAIN_WEAPON


@pytest.mark.rule("HOS-16.47", "HOS-16.48")
def test_a_limited_range_is_that_of_the_weapon_which_shows_it() -> None:
    """The gun of the Tractor Works T-34 has no sights beyond 7, its machine gun does."""
    t = Table(open_ground(12, 3), {"s-t34stz": "2-1 e", "g-landser-1": "10-1"})
    found = shots(t, "s-t34stz")
    assert ("fire", "unit:g-landser-1", "weapon:secondary") in found
    assert ("fire", "unit:g-landser-1", "weapon:primary") not in found


@pytest.mark.rule("HOS-16.48", "HOS-16.49")
def test_a_range_in_interspaces_does_not_bind_aimed_fire() -> None:
    t = Table(open_ground(12, 3), {"s-ampulomet": "0-1", "g-landser-1": "7-1"})
    assert {action[0] for action in shots(t, "s-ampulomet")} == {"fire"}


@pytest.mark.rule("HOS-16.50", "HOS-16.33")
def test_the_red_triangle_does_not_open_houses() -> None:
    plan = Plan("H", 6, 4, ("+-+-+", "|a a|", "+ + +", "|a aD", "+-+-+"), {"a": ("house_1", False)})
    t = Table(open_ground(9, 6), {"s-ampulomet": "1-2", "g-landser-1": "3-2"}, plans=[plan])
    assert refused(t, "s-ampulomet", "howitzer", "point:4-3").endswith("HOS-16.33")


@pytest.mark.rule("HOS-16.11", "HOS-15.5")
def test_diversion_fire_is_of_the_side_that_shows_it() -> None:
    """The militia loses it with its first hit, the MG 34 team has it only then."""
    for id, sides in (("s-militia-1", (True, False)), ("g-mg34", (False, True))):
        for side, has in enumerate(sides):
            enemy = "g-landser-1" if id.startswith("s") else "s-rifle-1"
            t = Table(open_ground(9, 3), {id: f"0-1 #{side}", enemy: "4-1"})
            assert (("divert", f"unit:{enemy}") in shots(t, id)) == has
