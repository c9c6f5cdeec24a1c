"""Fire at units: types, range, arcs, facing, resolution (HOS-8, HOS-27)."""

import pytest

from sandtable.games.heroes.fire.kinds_of_fire import MOVE
from sandtable.games.heroes.status import CREW, MAIN_WEAPON
from tests.games.heroes.range import face, fire, lost, markers, need, parts, refused, result, shots
from tests.games.heroes.table import REST, Table, open_ground


def duel(
    firer: str, target: str, at: str = "3-0", rows: list[str] | None = None, **more: str
) -> Table:
    units = {firer: "0-0 e", target: at, **{id.replace("_", "-"): to for id, to in more.items()}}
    return Table(rows or open_ground(12, 6), units)


@pytest.mark.rule("HOS-8.2", "HOS-8.38", "HOS-8.40")
@pytest.mark.parametrize(("die", "hit"), [(1, False), (2, True)])
def test_a_result_that_equals_the_defence_hits(die: int, hit: bool) -> None:
    t = fire(duel("g-landser-1", "s-rifle-1"), "g-landser-1", "fire", "unit:s-rifle-1", dice=(die,))
    assert result(t) == die + 2  # +2 against infantry, against DV 4
    assert face(t, "s-rifle-1") == int(hit)


@pytest.mark.rule("HOS-8.41", "HOS-25.11")
def test_the_worked_example_of_the_book() -> None:
    """Die 4, CV 2, one Ammo: 7 against DV 4 and terrain 2."""
    t = duel("g-landser-1", "s-rifle-1", rows=["...#........", *open_ground(12, 2)])
    assert need(t, "g-landser-1", "fire", "unit:s-rifle-1") == 4
    assert parts(t, "g-landser-1", "fire", "unit:s-rifle-1") == {
        "odds-defence": 4,
        "odds-cover": 2,
        "odds-cv": -2,
    }


@pytest.mark.rule("HOS-8.3", "HOS-14.16")
def test_x_cannot_fire_at_that_colour() -> None:
    t = Table(open_ground(12, 6), {"s-boris": "0-0", "g-pz3": "3-0 e"})
    assert refused(t, "s-boris", "fire", "unit:g-pz3") == "refusal-fire-x HOS-8.3"


@pytest.mark.rule("HOS-14.16", "HOS-16.47", "HOS-16.48")
def test_boris_fires_four_squares() -> None:
    t = duel("s-boris", "g-landser-1", at="4-0")
    assert ("fire", "unit:g-landser-1") in shots(t, "s-boris")
    far = duel("s-boris", "g-landser-1", at="5-0")
    assert refused(far, "s-boris", "fire", "unit:g-landser-1") == "refusal-out-of-range HOS-16.47"


@pytest.mark.rule("HOS-8.25", "HOS-8.26", "HOS-8.27")
@pytest.mark.parametrize(("at", "penalty"), [("7-3", 0), ("8-0", 2), ("11-5", 2)])
def test_long_range(at: str, penalty: int) -> None:
    t = duel("g-landser-1", "s-rifle-1", at=at)
    assert parts(t, "g-landser-1", "fire", "unit:s-rifle-1").get("odds-long-range", 0) == penalty


@pytest.mark.rule("HOS-8.13", "HOS-8.14", "HOS-8.8")
def test_infantry_blocks_only_between_infantry() -> None:
    t = Table(open_ground(9, 3), {"g-landser-1": "0-0", "g-landser-2": "2-0", "s-rifle-1": "4-0"})
    assert refused(t, "g-landser-1", "fire", "unit:s-rifle-1") == "refusal-sight-blocked HOS-8.7"
    car = Table(open_ground(9, 3), {"g-landser-1": "0-0", "g-landser-2": "2-0", "s-gaz64": "4-0 e"})
    assert ("fire", "unit:s-gaz64") in shots(car, "g-landser-1")


@pytest.mark.rule("HOS-8.17", "HOS-8.18")
def test_obscuring_squares_add_up() -> None:
    t = duel("g-landser-1", "s-rifle-1", at="4-0", rows=[".ww........."])
    assert parts(t, "g-landser-1", "fire", "unit:s-rifle-1")["odds-obstacles"] == 2


@pytest.mark.rule("HOS-8.39", "HOS-22.2", "HOS-22.6")
def test_suppression_takes_two_from_the_result() -> None:
    """Two markers: die 6, CV 2, less 4."""
    t = duel("g-landser-1", "s-rifle-1")
    t.s.suppression[t.u("g-landser-1")] = 2
    fire(t, "g-landser-1", "fire", "unit:s-rifle-1", dice=(6,))
    assert result(t) == 4
    assert face(t, "s-rifle-1") == 1


@pytest.mark.rule("HOS-8.1")
def test_aimed_fire_only_at_enemies() -> None:
    t = duel("g-landser-1", "g-landser-2")
    assert refused(t, "g-landser-1", "fire", "unit:g-landser-2") == "refusal-fire-own-unit HOS-8.1"


@pytest.mark.rule("HOS-15.7")
def test_hidden_units_are_no_targets() -> None:
    t = duel("g-landser-1", "s-scouts-1", at="3-0 #1")
    assert refused(t, "g-landser-1", "fire", "unit:s-scouts-1") == "refusal-fire-hidden HOS-15.7"


@pytest.mark.rule("HOS-20.10", "HOS-20.6", "HOS-20.24")
def test_carried_units_fire_and_are_no_targets() -> None:
    units = {"g-landser-1": "in g-opel-1", "g-opel-1": "2-1 e", "s-rifle-1": "5-1"}
    t = Table(open_ground(9, 3), units)
    assert ("fire", "unit:s-rifle-1") in shots(t, "g-landser-1")
    assert refused(t, "s-rifle-1", "fire", "unit:g-landser-1") == "refusal-fire-carried HOS-20.10"


@pytest.mark.rule("HOS-20.9")
def test_heavy_weapons_do_not_fire_from_a_vehicle() -> None:
    units = {"s-dp28-1": "in s-gazaa-1", "s-gazaa-1": "2-1 e", "g-landser-1": "5-1"}
    t = Table(open_ground(9, 3), units)
    key = "refusal-heavy-weapon-aboard HOS-20.9"
    assert refused(t, "s-dp28-1", "fire", "unit:g-landser-1") == key


@pytest.mark.rule("HOS-8.28", "HOS-8.29", "HOS-8.30", "HOS-8.51")
@pytest.mark.parametrize(("at", "inside"), [("5-1", True), ("6-1", False), ("3-6", False)])
def test_firing_arcs(at: str, inside: bool) -> None:
    t = Table(open_ground(8, 8), {"s-gun45": "3-3 n", "g-landser-1": at})
    assert (("fire", "unit:g-landser-1") in shots(t, "s-gun45")) is inside
    if not inside:
        key = "refusal-out-of-arc HOS-8.29"
        assert refused(t, "s-gun45", "fire", "unit:g-landser-1") == key


@pytest.mark.rule("HOS-8.51")
@pytest.mark.parametrize(("at", "inside"), [("6-4", True), ("6-5", True), ("6-3", False)])
def test_a_rear_arc(at: str, inside: bool) -> None:
    """The Quad Maxim on (3,4)+(3,5), heading north, fires over its tail."""
    t = Table(open_ground(8, 9), {"s-gaz4m": "3-4 n #1", "g-landser-1": at})
    assert (("fire", "unit:g-landser-1") in shots(t, "s-gaz4m")) is inside


@pytest.mark.rule("HOS-8.23", "HOS-8.24", "HOS-8.49", "HOS-8.50", "HOS-14.18")
@pytest.mark.parametrize(
    ("at", "front", "defence"),
    [
        ("6-1", "3-3 e", 8),
        ("5-1", "3-3 e", 7),
        ("1-1", "3-3 e", 6),
        ("4-1", "3-3 e", 7),
        ("6-0", "3-2 ne", 8),
        ("5-2", "3-2 ne", 7),
        ("0-5", "3-2 ne", 6),
    ],
)
def test_defence_by_facing(at: str, front: str, defence: int) -> None:
    t = Table(open_ground(8, 8), {"s-zis3": f"{at} n", "g-pz3": front})
    for heading in range(8):
        t.s.heading[t.u("s-zis3")] = heading
        if ("fire", "unit:g-pz3") in shots(t, "s-zis3"):
            assert parts(t, "s-zis3", "fire", "unit:g-pz3")["odds-defence"] == defence
            return
    raise AssertionError("no heading brings the tank into the arc")


@pytest.mark.rule("HOS-11.4", "HOS-11.5")
def test_bonus_by_colour() -> None:
    rows = ["...#........"]
    t = duel("g-landser-1", "s-rifle-1", rows=rows)
    assert parts(t, "g-landser-1", "fire", "unit:s-rifle-1")["odds-cover"] == 2
    car = Table(rows, {"g-landser-1": "0-0", "s-gaz64": "4-0 e"})
    assert "odds-cover" not in parts(car, "g-landser-1", "fire", "unit:s-gaz64")


# Several weapons.


@pytest.mark.rule("HOS-8.34", "HOS-8.35", "HOS-8.36", "HOS-14.12", "HOS-14.13")
def test_a_tank_fires_all_its_weapons_one_after_the_other() -> None:
    t = Table(open_ground(9, 5), {"g-pz3": "2-2 e", "s-rifle-1": "6-2", "s-rifle-2": "6-4"})
    fire(t, "g-pz3", "fire", "unit:s-rifle-1", "weapon:primary", dice=(2,))
    assert face(t, "s-rifle-1") == 1
    assert ("fire", "unit:s-rifle-2", "weapon:secondary") in t.legal()
    assert all("weapon:primary" not in action for action in t.legal())
    key = "refusal-weapon-has-fired HOS-8.34"
    assert t.refused("fire", "unit:s-rifle-2", "weapon:primary") == key
    t.do("fire", "unit:s-rifle-2", "weapon:secondary", dice=(1,))
    assert face(t, "s-rifle-2") == 1
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-8.34")
def test_its_other_weapons_may_stay_silent() -> None:
    t = Table(open_ground(9, 5), {"g-pz3": "2-2 e", "s-rifle-1": "6-2"})
    fire(t, "g-pz3", "fire", "unit:s-rifle-1", "weapon:primary", dice=(1,))
    t.do("cease")
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-8.37", "HOS-16.24", "HOS-16.26")
def test_on_the_move_only_weapons_with_the_ability() -> None:
    t = Table(open_ground(9, 5), {"g-pz3": "2-2 e", "s-rifle-1": "6-2"})
    found = shots(t, "g-pz3", MOVE)
    assert ("fire", "unit:s-rifle-1", "weapon:secondary") in found
    assert all("weapon:primary" not in action for action in found)
    sums = parts(t, "g-pz3", "fire", "unit:s-rifle-1", "weapon:secondary", origin=MOVE)
    assert sums == {"odds-defence": 4, "odds-cv": -4, "odds-on-the-move": 2}
    action = ("fire", "unit:s-rifle-1", "weapon:primary")
    assert refused(t, "g-pz3", *action, origin=MOVE) == "refusal-not-on-the-move HOS-8.37"


@pytest.mark.rule("HOS-9.11")
def test_crew_damage_leaves_one_weapon_a_turn() -> None:
    t = Table(open_ground(9, 5), {"g-pz3": "2-2 e", "s-rifle-1": "6-2", "s-rifle-2": "6-4"})
    t.s.damage[t.u("g-pz3")] = CREW
    fire(t, "g-pz3", "fire", "unit:s-rifle-1", "weapon:primary", dice=(1,))
    assert t.s.frames[-1].name == REST
    action = ("fire", "unit:s-rifle-2", "weapon:secondary")
    assert refused(t, "g-pz3", *action) == "refusal-crew-damaged HOS-9.11"


@pytest.mark.rule("HOS-9.11")
def test_crew_damage_does_not_matter_to_a_single_weapon() -> None:
    t = Table(open_ground(9, 5), {"g-stug": "2-2 e", "s-rifle-1": "6-2"})
    t.s.damage[t.u("g-stug")] = CREW
    t.s.shots[t.u("g-stug")] = 1
    assert ("fire", "unit:s-rifle-1") in shots(t, "g-stug")


@pytest.mark.rule("HOS-9.14", "HOS-14.14")
def test_main_weapon_damage() -> None:
    t = Table(open_ground(9, 5), {"g-pz3": "2-2 e", "g-stug": "2-4 e", "s-rifle-1": "6-3"})
    t.s.damage = [MAIN_WEAPON] * 3
    assert all("weapon:primary" not in action for action in shots(t, "g-pz3"))
    assert shots(t, "g-stug") == []  # A single weapon is both.
    action = ("fire", "unit:s-rifle-1", "weapon:primary")
    assert refused(t, "g-pz3", *action) == "refusal-weapon-destroyed HOS-9.14"


@pytest.mark.rule(
    "HOS-27.2", "HOS-27.3", "HOS-27.4", "HOS-27.5", "HOS-27.7", "HOS-27.8", "HOS-27.9", "HOS-31.9"
)
def test_the_firing_sequence() -> None:
    """(4−2+1)×2 = 6, die 5 = 11, one marker and a −1 square: 8 against DV 4, two markers."""
    t = Table([".." + ".w....", "........"], {"g-sdkfz251": "1-0 e", "s-rifle-1": "5-0"})
    t.s.suppression[t.u("g-sdkfz251")] = 1
    t.hold(1, "gc-return")
    fire(t, "g-sdkfz251", "suppress", "unit:s-rifle-1", origin=MOVE)
    t.do("bonus", "card:gc-return", dice=(5,))
    assert result(t) == 8
    assert markers(t, "s-rifle-1") == 2


@pytest.mark.rule("HOS-5.4", "HOS-10.2")
def test_no_fire_outside_the_activation_phase() -> None:
    t = duel("g-landser-1", "s-rifle-1")
    t.s.phase = 3
    assert refused(t, "g-landser-1", "fire", "unit:s-rifle-1") == "refusal-fire-phase HOS-5.4"


@pytest.mark.rule("HOS-15.12")
def test_a_hidden_unit_that_fires_flips() -> None:
    t = duel("s-scouts-1", "g-landser-1")
    t.s.face[t.u("s-scouts-1")] = 1
    fire(t, "s-scouts-1", "fire", "unit:g-landser-1", dice=(1,))
    assert face(t, "s-scouts-1") == 0
    assert not lost(t, "s-scouts-1")
