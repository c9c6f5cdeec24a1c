"""Kinds of fire beside each other: what each takes, what obstacles do to it (HOS-8, 9, 16, 28)."""

from typing import Any

import pytest

from sandtable.board.squares import SCATTER
from tests.heroes import FIRE, Table, changed, counter, game, house, open_ground


def weapon_of(id: str, side: int = 0) -> Any:
    return counter(id).faces[side].weapons[0]


# Alternative fire.


@pytest.mark.rule("HOS-8.31", "HOS-8.32")
def test_alternative_fire_takes_the_place_of_the_firing_action() -> None:
    """A grenade has its own CV, and after it the thrower does not fire as well."""
    t = Table(open_ground(9, 4), {"s-dp28-1": "B3", "g-landser-1": "B5"})
    t.equip("soviet", "grenades")
    assert {action.split()[0] for action in t.shots("s-dp28-1")} == {"fire", "suppress", "grenade"}
    t.fire("s-dp28-1", "grenade +AB4/5 option=grenades", 1)
    assert t.result() == 1 + 2  # not the 4 of the machine gun
    assert t.resting


@pytest.mark.rule("HOS-8.31", "HOS-16.79")
def test_a_howitzer_of_a_tank_leaves_its_other_weapon() -> None:
    """Alternative fire is of one weapon; the others may fire (HOS-8.34)."""
    units = {"g-stuig33": "C3 e", "s-rifle-1": "C8", "s-rifle-2": "C9"}
    t = Table(open_ground(12, 5), units)
    t.fire("g-stuig33", "howitzer +BC8/9 weapon=primary", 1, 1)
    words = {action.split()[0] for action in t.legal()}
    assert "fire" in words
    assert "howitzer" not in words


# Suppressive fire.


@pytest.mark.rule("HOS-9.20", "HOS-16.65")
def test_suppressive_fire_never_destroys_whatever_its_result() -> None:
    """A DP-28 rolls 8 + 6 = 14 against DV 4: three times, and no double hit."""
    t = Table(open_ground(9, 3), {"s-dp28-1": "A1", "g-landser-1": "A4"})
    t.alter("g-landser-1", shows="full")
    t.fire("s-dp28-1", "suppress g-landser-1", 6)
    assert (t.result(), t.markers("g-landser-1"), t.shows("g-landser-1")) == (14, 3, "full")
    t.fire("s-dp28-1", "fire g-landser-1", 6)
    assert t.standing("g-landser-1") == "lost"  # 10 is twice 4


# Machine Gunner.


@pytest.mark.rule("HOS-16.57", "HOS-27.6")
def test_obstacles_and_range_count_for_each_shot_of_a_split() -> None:
    """A behind trees, B at long range, C with neither."""
    rows = open_ground(12, 7)
    rows[1] = "...w........"
    t = Table(
        rows, {"g-mg42": "D1 e deployed", "s-rifle-1": "A7", "s-rifle-2": "C9", "s-rifle-3": "D8"}
    )
    t.fire("g-mg42", "split")
    t.do("share s-rifle-1 points=1")
    t.do("share s-rifle-2 points=1")
    t.do("share s-rifle-3 points=2", 6, 6, 6)
    rolled = t.told("attack-rolled")
    assert [params["value"] for params in rolled] == [1, 1, 2]
    assert [params["penalty"] for params in rolled] == [1, 2, 0]


@pytest.mark.rule("HOS-16.57", "HOS-16.53", "HOS-16.87")
def test_five_targets_are_too_many_for_four_points() -> None:
    squads = {f"s-rifle-{n}": f"{'ABCDEF'[n]}{5 + n}" for n in range(1, 6)}
    t = Table(open_ground(12, 8), {"g-mg42": "D1 e deployed", **squads})
    t.fire("g-mg42", "split")
    for n in range(1, 4):
        t.do(f"share s-rifle-{n} points=1")
    offered = {action for action in t.legal() if action.split()[0] == "share"}
    assert offered == {"share s-rifle-4 points=1"} | {
        action for action in offered if action.split()[1] == "s-rifle-5"
    }
    t.do("share s-rifle-4 points=1", 1, 1, 1, 1)
    assert len(t.told("attack-rolled")) == 4


# Scary shot.


@pytest.mark.rule("HOS-16.29", "HOS-16.98")
def test_a_scary_shot_does_not_go_with_a_split() -> None:
    t = Table(open_ground(12, 7), {"g-mg42": "D1 e deployed", "s-rifle-1": "D6", "s-rifle-2": "C7"})
    with changed(weapon_of("g-mg42", 1), scary=True):
        t.fire("g-mg42", "split")
        t.do("share s-rifle-1 points=2")
        t.do("share s-rifle-2 points=2", 1, 1)
        assert (t.markers("s-rifle-1"), t.markers("s-rifle-2")) == (0, 0)
        t.alter("g-mg42", fired=False)
        t.alter("g-mg42", suppression=1)
        t.fire("g-mg42", "fire s-rifle-1", 1)
        assert t.markers("s-rifle-1") == 1  # one target: 1 + 4 - 2 is less than 4


@pytest.mark.rule("HOS-16.98", "HOS-16.28")
def test_a_scary_shot_that_suppresses_leaves_no_second_marker() -> None:
    t = Table(open_ground(12, 7), {"s-dp28-1": "D1", "g-landser-1": "D6"})
    with changed(weapon_of("s-dp28-1"), scary=True):
        t.fire("s-dp28-1", "suppress g-landser-1", 1)
        assert t.markers("g-landser-1") == 9 // 4
        t.alter("s-dp28-1", suppression=3)
        t.fire("s-dp28-1", "suppress g-landser-1", 1)
        assert t.markers("g-landser-1") == 9 // 4 + 1  # 3 fails, but frightens


# Templates.


@pytest.mark.rule("HOS-16.32", "HOS-16.36")
def test_a_howitzer_needs_to_see_its_interspace() -> None:
    """Through trees with a penalty; behind a wagon not at all."""
    for letter, legal in ((".", True), ("w", True), ("g", False)):
        rows = open_ground(9, 5)
        rows[1] = f"...{letter}....."
        rows[2] = f"...{letter}....."
        t = Table(rows, {"s-reggun": "C1 e", "g-landser-1": "C7"})
        aimed = "howitzer +BC6/7"
        assert (aimed in t.shots("s-reggun")) == legal
        if letter == "w":
            assert t.parts("s-reggun", aimed)["odds-obstacles"] == 1
        elif letter == "g":
            assert t.no_shot("s-reggun", aimed) == "refusal-point-not-seen HOS-16.32"


@pytest.mark.rule("HOS-16.44", "HOS-28.7", "HOS-16.45")
def test_indirect_fire_attacks_each_unit_with_the_values_of_its_symbol() -> None:
    """A mortar's +2/+0/X, not the +0 of its rifles; trees do not count, and X is not rolled for."""
    t = Table(
        open_ground(12, 12),
        {"s-mortar82": "G1 n deployed", "g-landser-1": "G7", "g-kuebel": "F6 e", "g-pz3": "F7 n"},
    )
    t.lay_smoke("G4")
    t.fire("s-mortar82", "indirect +FG6/7", 5, 1, 1)
    rolled = t.told("attack-rolled")
    assert {(params["target"], params["value"]) for params in rolled} == {
        ("g-landser-1", 2),
        ("g-kuebel", 0),
    }
    assert all(params["penalty"] == 0 for params in rolled)


@pytest.mark.rule("HOS-28.4", "HOS-28.14", "HOS-16.42")
def test_the_scatter_table_has_four_directions() -> None:
    """1 north, 2 east, 3 south, 4 west; 5 and 6 are on target."""
    assert SCATTER == ((0, -1), (1, 0), (0, 1), (-1, 0))
    t = Table(open_ground(12, 12), {"s-mortar82": "G1 n deployed", "g-landser-1": "G7"})
    t.lay_smoke("G4")
    for die, point in ((1, "6-4"), (2, "8-6"), (3, "6-8"), (4, "4-6"), (5, "6-6"), (6, "6-6")):
        there = Table(open_ground(12, 12), {"s-mortar82": "G1 n deployed", "g-landser-1": "G7"})
        there.lay_smoke("G4")
        dice = (die, 1) if point == "6-6" else (die,)
        there.fire("s-mortar82", "indirect +FG6/7", *dice)
        assert there.told("template-placed")[0]["point"] == point


#: Two parts side by side, each of two squares; the left one has fallen.
HALF_FALLEN = house(
    "H", 6, 4, "+-+-+-+-+", "|a a|b bD", "+-+-+-+-+", a="apartment", b="apartment", fallen="a"
)


@pytest.mark.rule("HOS-16.38", "HOS-28.12", "HOS-25.16")
def test_in_a_partly_ruined_building_the_ruin_is_hit_with_the_lower_bonus() -> None:
    t = Table(
        open_ground(12, 6), {"s-reggun": "C1 e", "g-landser-1": "C5", "g-landser-2": "C6"},
        houses=[HALF_FALLEN],
    )  # fmt: skip
    between = t.odds("s-reggun", "howitzer +BC5/6")  # the Interspace between the two squads
    assert {odds.target for odds in between} == {"g-landser-1", "part:H-b"}
    shown = t.parts("s-reggun", "howitzer +BC4/5")
    assert (shown["odds-defence"], shown["odds-cover"]) == (4, 2)


@pytest.mark.rule("HOS-28.13", "HOS-16.38")
def test_no_square_of_the_pack_belongs_to_two_parts() -> None:
    """HH-3: so no square is partly ruined, and a unit has the bonus of its square's own part."""
    for id in game().scenarios():
        field: Any = game().describe(id)["field"]
        owners: dict[str, str] = {}
        for part in field["parts"]:
            for square in part["squares"]:
                assert owners.setdefault(square, part["part"]) == part["part"]


# Grenades in a room.


@pytest.mark.rule("HOS-25.37", "HOS-25.21")
def test_a_grenade_inside_the_own_room_stays_in_it_and_nobody_has_cover() -> None:
    plan = house(
        "H",
        6,
        2,
        "+-+-+-+",
        "|a a|b|",
        "+ + + +",
        "|a aDbD",
        "+-+-+-+",
        a="apartment",
        b="apartment",
    )
    t = Table(
        open_ground(9, 6), {"g-landser-1": "B4", "s-rifle-1": "C5", "s-rifle-2": "C6",
                            "s-rifle-3": "C3"},
        houses=[plan],
    )  # fmt: skip
    t.equip("german", "grenades")
    t.fire("g-landser-1", "grenade +BC4/5 option=grenades", 1, 2)
    rolled = t.told("attack-rolled")
    assert {params["target"] for params in rolled} == {"g-landser-1", "s-rifle-1"}
    assert {params["defence"] for params in rolled} == {4}


@pytest.mark.rule("HOS-25.38", "HOS-25.36")
def test_an_inner_door_leads_into_the_next_room_and_not_outside() -> None:
    plan = house("H", 6, 4, "+-+-+", "|aDb|", "+-+D+", a="apartment", b="apartment")
    t = Table(
        open_ground(9, 6), {"g-landser-1": "C4", "s-rifle-1": "B5", "s-rifle-2": "C5"},
        houses=[plan],
    )  # fmt: skip
    t.equip("german", "grenades")
    thrown = [
        action.split()[1] for action in t.shots("g-landser-1") if action.split()[0] == "grenade"
    ]
    assert thrown == ["side=8-4-8-6"]


# Flames.


@pytest.mark.rule("HOS-16.18", "HOS-16.84")
@pytest.mark.parametrize(("letter", "reached", "penalty"), [(".", 1, 0), ("w", 1, 1), ("g", 0, 0)])
def test_obstacles_spoil_or_stop_a_flame(letter: str, reached: int, penalty: int) -> None:
    rows = open_ground(9, 5)
    rows[2] = f".{letter}......."
    t = Table(rows, {"g-flamm": "C1", "s-rifle-1": "C3"})
    if reached:
        assert t.parts("g-flamm", "flame aim=3,0").get("odds-obstacles", 0) == penalty
    else:
        assert "flame aim=3,0" not in t.shots("g-flamm")


@pytest.mark.rule("HOS-16.23", "HOS-16.85")
def test_a_flame_through_an_inner_door_burns_the_next_room_alone() -> None:
    plan = house("H", 6, 2, "+-+-+-+", "WaDb b|", "+-+-+D+", a="apartment", b="apartment")
    t = Table(
        open_ground(9, 5),
        {"g-flamm": "B4", "s-rifle-1": "B5", "s-rifle-2": "B6", "s-rifle-3": "C6",
         "s-rifle-4": "B3"},
        houses=[plan],
    )  # fmt: skip
    door = "flame-room side=8-2-8-4"
    assert door in t.shots("g-flamm")
    t.fire("g-flamm", door, 1, 1)
    rolled = t.told("attack-rolled")
    assert [params["target"] for params in rolled] == ["s-rifle-1", "s-rifle-2"]
    assert [t.markers(f"s-rifle-{n}") for n in (1, 2, 3, 4)] == [1, 1, 0, 0]


@pytest.mark.rule("HOS-16.17")
def test_a_flame_does_not_burn_the_tank_it_comes_from() -> None:
    """Backwards over its own rear, if its flamethrower could turn."""
    t = Table(open_ground(9, 5), {"s-ot34": "C6 e", "g-landser-1": "C4"})
    weapons = counter("s-ot34").faces[0].weapons
    flames = next(weapon for weapon in weapons if weapon.flamethrower)
    with changed(flames, arc=0):
        shot = next(shot for shot in t.shots("s-ot34") if shot.startswith("flame aim=-3,0"))
        assert {odds.target for odds in t.odds("s-ot34", shot)} == {"g-landser-1"}


# Numbers of the ledger.


@pytest.mark.rule("HOS-16.12")
@pytest.mark.parametrize(("at", "result_", "given"), [("A4", 3, 1), ("A9", 1, 0)])
def test_the_worked_diversion_fire(at: str, result_: int, given: int) -> None:
    """Symbol 3+, die 4: behind one −1 wall 3, success; at range 8 as well, 1, failure."""
    t = Table(
        open_ground(12, 3), {"g-mg34": "A1 weakened", "s-rifle-1": at}, [("low_wall", 4, 0, 4, 2)]
    )
    t.fire("g-mg34", "divert s-rifle-1", 4)
    assert (t.result(), t.markers("s-rifle-1")) == (result_, given)


@pytest.mark.rule("HOS-16.10")
def test_the_worked_twin_link() -> None:
    """Dice 2 and 5, CV 3: 8."""
    t = Table(open_ground(9, 9), {"s-gaz4m": "D5 n firing", "g-kuebel": "I5 n"})
    t.fire("s-gaz4m", "fire g-kuebel", 2, 5)
    assert t.result() == 8


@pytest.mark.rule("HOS-16.6")
@pytest.mark.parametrize(("dice", "points"), [((4, 3), 1), ((5, 6), 2), ((3, 3), 0)])
def test_the_worked_destruction_rolls(dice: tuple[int, int], points: int) -> None:
    t = Table(open_ground(9, 3), {"s-zis3": "B1 e"})
    t.wreck("wreck_armour_1", "B5")
    t.fire("s-zis3", "demolish wreck=0", *dice)
    assert t.points("wreck=0") == points


@pytest.mark.rule("HOS-16.64")
def test_the_worked_suppressive_value() -> None:
    """CV 2 and one Ammo: (2 + 1) × 2 = 6."""
    t = Table(open_ground(9, 3), {"s-dp28-1": "A1 weakened", "g-kuebel": "A4 e"})
    t.equip("soviet", "ammo")
    t.fire("s-dp28-1", "suppress g-kuebel")
    t.do("use option=ammo")
    t.do("pass", 1)
    assert t.told("attack-rolled")[0]["value"] == 6


@pytest.mark.rule("HOS-16.89")
def test_the_worked_split_on_the_move_with_ammo() -> None:
    """CV 3, Fire on the Move −1, one Ammo: S = 6, split 2 and 4 over DV 4: 4 and 9."""
    t = Table(open_ground(12, 5), {"s-smg-1": "B2", "g-landser-1": "B4", "g-landser-2": "C5"})
    t.equip("soviet", "ammo")
    with changed(weapon_of("s-smg-1"), on_the_move=1, machine_gunner=True, suppressive=True):
        t.march("s-smg-1").do("split-suppress")
        t.do("use option=ammo")
        t.do("pass")
        t.do("share g-landser-1 points=2")
        t.do("share g-landser-2 points=4", 2, 5)
    assert [event["result"] for event in t.told("attack-rolled")] == [4, 9]
    assert (t.markers("g-landser-1"), t.markers("g-landser-2")) == (1, 2)


@pytest.mark.rule("HOS-16.26")
def test_the_worked_fire_on_the_move() -> None:
    """The Sd.Kfz 251/1 fires at infantry with 4 − 2 = 2."""
    t = Table(open_ground(9, 3), {"g-sdkfz251": "B2 e", "s-rifle-1": "B6"})
    t.march("g-sdkfz251").do("fire s-rifle-1", 1)
    assert t.told("attack-rolled")[0]["value"] == 2


@pytest.mark.rule("HOS-8.16", "HOS-8.18")
def test_the_worked_obscuring_squares() -> None:
    """From (0,0) to (4,1) both (2,0) and (2,1) are crossed; −1 and −2 make −3."""
    t = Table(["..w..", "..w.."], {"s-rifle-1": "A1", "g-landser-1": "B5"})
    assert t.parts("s-rifle-1", "fire g-landser-1")["odds-obstacles"] == 2
    t.lay_smoke("A3")
    assert t.parts("s-rifle-1", "fire g-landser-1")["odds-obstacles"] == 3


@pytest.mark.rule("HOS-8.33")
def test_a_reaction_may_be_a_grenade() -> None:
    """Infantry with Opportunity Fire throws one instead of firing."""
    rows = open_ground(9, 5)
    rows[2] = ".x......."
    t = Table(rows, {"g-landser-1": "C2", "s-rifle-1": "C4"})
    t.equip("german", "grenades")
    t.march("s-rifle-1", "B4")
    t.do("react g-landser-1")
    found = {action.split()[0] for action in t.legal(*FIRE)}
    assert found == {"fire", "grenade"}


@pytest.mark.rule("HOS-16.28", "HOS-29.6")
def test_the_defence_value_must_be_reached_and_a_bonus_raises_it() -> None:
    for letter, need in ((".", 2), ("#", 4)):
        t = Table([f"...{letter}.."], {"g-landser-1": "A1", "s-rifle-1": "A4"})
        assert t.odds("g-landser-1", "fire s-rifle-1")[0].need == need
        t.fire("g-landser-1", "fire s-rifle-1", need - 1)
        assert t.shows("s-rifle-1") == "full"
        t.fire("g-landser-1", "fire s-rifle-1", need)
        assert t.shows("s-rifle-1") == "weakened"


@pytest.mark.rule("HOS-27.1", "HOS-27.10")
def test_what_is_announced_is_carried_out_and_what_is_spent_is_gone() -> None:
    t = Table(open_ground(9, 3), {"s-rifle-1": "A1", "g-landser-1": "A4", "g-landser-2": "C4"})
    ammo = t.equip("soviet", "ammo")
    t.hold("soviet", "sc-snap")
    t.fire("s-rifle-1", "fire g-landser-1")
    assert t.told("shot-announced")[0] == {
        "unit": "s-rifle-1",
        "kind": "fire",
        "target": "g-landser-1",
    }
    assert not [action for action in t.legal() if action.split()[0] == "fire"]  # no change of mind
    t.do("use option=ammo")
    t.do("bonus sc-snap")
    t.alter("s-rifle-1", suppression=3)  # enough that even this misses
    while not t.resting:
        t.do("pass", 1)
    assert t.shows("g-landser-1") == "full"
    assert t.left(ammo) == 2
    assert t.hand("soviet") == []
    assert t.told("attack-failed")


@pytest.mark.rule("HOS-27.10", "HOS-8.1")
def test_fire_that_is_illegal_is_not_announced_and_costs_nothing() -> None:
    t = Table(open_ground(9, 3), {"s-rifle-1": "A1", "g-pz3": "A5 e", "g-landser-1": "C9"})
    ammo = t.equip("soviet", "ammo")
    assert t.no_shot("s-rifle-1", "fire g-pz3") == "refusal-fire-x HOS-8.3"
    assert t.left(ammo) == 3
    assert not t.told("shot-announced")
    assert t.standing("s-rifle-1") == "field"


# Limits of single abilities.


@pytest.mark.rule("HOS-16.58", "HOS-9.14")
def test_a_gun_without_the_symbol_pierces_nothing() -> None:
    """A 5 is the main weapon, not a wreck."""
    t = Table(open_ground(9, 3), {"s-zis3": "B1 e", "g-pz3": "B5 e"})
    t.fire("s-zis3", "fire g-pz3", 6, 5)
    assert t.damage("g-pz3") == ["main-weapon"]


@pytest.mark.rule("HOS-16.47", "HOS-16.48")
def test_a_limited_range_is_that_of_the_weapon_which_shows_it() -> None:
    """The gun of the Tractor Works T-34 has no sights beyond 7, its machine gun does."""
    t = Table(open_ground(12, 3), {"s-t34stz": "B3 e", "g-landser-1": "B11"})
    found = t.shots("s-t34stz")
    assert "fire g-landser-1 weapon=secondary" in found
    assert "fire g-landser-1 weapon=primary" not in found


@pytest.mark.rule("HOS-16.48", "HOS-16.49")
def test_a_range_in_interspaces_does_not_bind_aimed_fire() -> None:
    t = Table(open_ground(12, 3), {"s-ampulomet": "B1", "g-landser-1": "B8"})
    assert {action.split()[0] for action in t.shots("s-ampulomet")} == {"fire"}


@pytest.mark.rule("HOS-16.50", "HOS-16.33")
def test_the_red_triangle_does_not_open_houses() -> None:
    plan = house("H", 6, 4, "+-+-+", "|a a|", "+ + +", "|a aD", "+-+-+", a="house_1")
    t = Table(open_ground(9, 6), {"s-ampulomet": "C2", "g-landser-1": "C4"}, houses=[plan])
    assert t.no_shot("s-ampulomet", "howitzer +CD4/5").endswith("HOS-16.33")


@pytest.mark.rule("HOS-16.11", "HOS-15.5")
def test_diversion_fire_is_of_the_side_that_shows_it() -> None:
    """The militia loses it with its first hit, the MG 34 team has it only then."""
    for id, sides in (("s-militia-1", (True, False)), ("g-mg34", (False, True))):
        for side, has in enumerate(sides):
            enemy = "g-landser-1" if id.startswith("s") else "s-rifle-1"
            t = Table(open_ground(9, 3), {id: f"B1 {('full', 'weakened')[side]}", enemy: "B5"})
            assert (f"divert {enemy}" in t.shots(id)) == has
