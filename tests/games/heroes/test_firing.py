"""Fire at units: types, range, arcs, facing, resolution (HOS-8, HOS-27)."""

import pytest

from tests.heroes import COMPASS, FIRE, Table, open_ground


def duel(
    firer: str, target: str, at: str = "A4", rows: list[str] | None = None, **more: str
) -> Table:
    units = {firer: "A1 e", target: at, **{id.replace("_", "-"): to for id, to in more.items()}}
    return Table(rows or open_ground(12, 6), units)


@pytest.mark.rule("HOS-8.2", "HOS-8.38", "HOS-8.40")
@pytest.mark.parametrize(("die", "hit"), [(1, False), (2, True)])
def test_a_result_that_equals_the_defence_hits(die: int, hit: bool) -> None:
    t = duel("g-landser-1", "s-rifle-1").fire("g-landser-1", "fire s-rifle-1", die)
    assert t.result() == die + 2  # +2 against infantry, against DV 4
    assert (t.shows("s-rifle-1") == "weakened") is hit


@pytest.mark.rule("HOS-8.41", "HOS-25.11")
def test_the_worked_example_official() -> None:
    """Die 4, CV 2, one Ammo: 7 against DV 4 and terrain 2."""
    t = duel("g-landser-1", "s-rifle-1", rows=["...#........", *open_ground(12, 2)])
    assert t.need("g-landser-1", "fire s-rifle-1") == 4
    assert t.parts("g-landser-1", "fire s-rifle-1") == {
        "odds-defence": 4,
        "odds-cover": 2,
        "odds-cv": -2,
    }


@pytest.mark.rule("HOS-8.3", "HOS-14.16")
def test_x_cannot_fire_at_that_colour() -> None:
    t = Table(open_ground(12, 6), {"s-boris": "A1", "g-pz3": "A4 e"})
    assert t.no_shot("s-boris", "fire g-pz3") == "refusal-fire-x HOS-8.3"


@pytest.mark.rule("HOS-14.16", "HOS-16.47", "HOS-16.48")
def test_boris_fires_four_squares() -> None:
    t = duel("s-boris", "g-landser-1", at="A5")
    assert "fire g-landser-1" in t.shots("s-boris")
    far = duel("s-boris", "g-landser-1", at="A6")
    assert far.no_shot("s-boris", "fire g-landser-1") == "refusal-out-of-range HOS-16.47"


@pytest.mark.rule("HOS-8.25", "HOS-8.26", "HOS-8.27")
@pytest.mark.parametrize(("at", "penalty"), [("D8", 0), ("A9", 2), ("F12", 2)])
def test_long_range(at: str, penalty: int) -> None:
    t = duel("g-landser-1", "s-rifle-1", at=at)
    assert t.parts("g-landser-1", "fire s-rifle-1").get("odds-long-range", 0) == penalty


@pytest.mark.rule("HOS-8.13", "HOS-8.14", "HOS-8.8")
def test_infantry_blocks_only_between_infantry() -> None:
    t = Table(open_ground(9, 3), {"g-landser-1": "A1", "g-landser-2": "A3", "s-rifle-1": "A5"})
    assert t.no_shot("g-landser-1", "fire s-rifle-1") == "refusal-sight-blocked HOS-8.7"
    car = Table(open_ground(9, 3), {"g-landser-1": "A1", "g-landser-2": "A3", "s-gaz64": "A5 e"})
    assert "fire s-gaz64" in car.shots("g-landser-1")


@pytest.mark.rule("HOS-8.17", "HOS-8.18")
def test_obscuring_squares_add_up() -> None:
    t = duel("g-landser-1", "s-rifle-1", at="A5", rows=[".ww........."])
    assert t.parts("g-landser-1", "fire s-rifle-1")["odds-obstacles"] == 2


@pytest.mark.rule("HOS-8.39", "HOS-22.2", "HOS-22.6")
def test_suppression_takes_two_from_the_result() -> None:
    """Two markers: die 6, CV 2, less 4."""
    t = duel("g-landser-1", "s-rifle-1")
    t.alter("g-landser-1", suppression=2)
    t.fire("g-landser-1", "fire s-rifle-1", 6)
    assert t.result() == 4
    assert t.shows("s-rifle-1") == "weakened"


@pytest.mark.rule("HOS-8.1")
def test_aimed_fire_only_at_enemies() -> None:
    t = duel("g-landser-1", "g-landser-2")
    assert t.no_shot("g-landser-1", "fire g-landser-2") == "refusal-fire-own-unit HOS-8.1"


@pytest.mark.rule("HOS-15.7")
def test_hidden_units_are_no_targets() -> None:
    t = duel("g-landser-1", "s-scouts-1", at="A4 hidden")
    assert t.no_shot("g-landser-1", "fire s-scouts-1") == "refusal-fire-hidden HOS-15.7"


@pytest.mark.rule("HOS-20.10", "HOS-20.6", "HOS-20.24")
def test_carried_units_fire_and_are_no_targets() -> None:
    units = {"g-landser-1": "in g-opel-1", "g-opel-1": "B3 e", "s-rifle-1": "B6"}
    t = Table(open_ground(9, 3), units)
    assert "fire s-rifle-1" in t.shots("g-landser-1")
    assert t.no_shot("s-rifle-1", "fire g-landser-1") == "refusal-fire-carried HOS-20.10"


@pytest.mark.rule("HOS-20.9")
def test_heavy_weapons_do_not_fire_from_a_vehicle() -> None:
    units = {"s-dp28-1": "in s-gazaa-1", "s-gazaa-1": "B3 e", "g-landser-1": "B6"}
    t = Table(open_ground(9, 3), units)
    key = "refusal-heavy-weapon-aboard HOS-20.9"
    assert t.no_shot("s-dp28-1", "fire g-landser-1") == key


@pytest.mark.rule("HOS-8.28", "HOS-8.29", "HOS-8.30", "HOS-8.51")
@pytest.mark.parametrize(("at", "inside"), [("B6", True), ("B7", False), ("G4", False)])
def test_firing_arcs(at: str, inside: bool) -> None:
    t = Table(open_ground(8, 8), {"s-gun45": "D4 n", "g-landser-1": at})
    assert ("fire g-landser-1" in t.shots("s-gun45")) is inside
    if not inside:
        key = "refusal-out-of-arc HOS-8.29"
        assert t.no_shot("s-gun45", "fire g-landser-1") == key


@pytest.mark.rule("HOS-8.51")
@pytest.mark.parametrize(("at", "inside"), [("E7", True), ("F7", True), ("D7", False)])
def test_a_rear_arc(at: str, inside: bool) -> None:
    """The Quad Maxim on (3,4)+(3,5), heading north, fires over its tail."""
    t = Table(open_ground(8, 9), {"s-gaz4m": "E4 n firing", "g-landser-1": at})
    assert ("fire g-landser-1" in t.shots("s-gaz4m")) is inside


@pytest.mark.rule("HOS-8.23", "HOS-8.24", "HOS-8.49", "HOS-8.50", "HOS-14.18")
@pytest.mark.parametrize(
    ("at", "front", "defence"),
    [
        ("B7", "D4 e", 8),
        ("B6", "D4 e", 7),
        ("B2", "D4 e", 6),
        ("B5", "D4 e", 7),
        ("A7", "C4 ne", 8),
        ("C6", "C4 ne", 7),
        ("F1", "C4 ne", 6),
    ],
)
def test_defence_by_facing(at: str, front: str, defence: int) -> None:
    t = Table(open_ground(8, 8), {"s-zis3": f"{at} n", "g-pz3": front})
    for heading in COMPASS:
        t.alter("s-zis3", heading=heading)
        if "fire g-pz3" in t.shots("s-zis3"):
            assert t.parts("s-zis3", "fire g-pz3")["odds-defence"] == defence
            return
    raise AssertionError("no heading brings the tank into the arc")


@pytest.mark.rule("HOS-11.4", "HOS-11.5")
def test_bonus_by_colour() -> None:
    rows = ["...#........"]
    t = duel("g-landser-1", "s-rifle-1", rows=rows)
    assert t.parts("g-landser-1", "fire s-rifle-1")["odds-cover"] == 2
    car = Table(rows, {"g-landser-1": "A1", "s-gaz64": "A5 e"})
    assert "odds-cover" not in car.parts("g-landser-1", "fire s-gaz64")


# Several weapons.


@pytest.mark.rule("HOS-8.34", "HOS-8.35", "HOS-8.36", "HOS-14.12", "HOS-14.13")
def test_a_tank_fires_all_its_weapons_one_after_the_other() -> None:
    t = Table(open_ground(9, 5), {"g-pz3": "C3 e", "s-rifle-1": "C7", "s-rifle-2": "E7"})
    t.fire("g-pz3", "fire s-rifle-1 weapon=primary", 2)
    assert t.shows("s-rifle-1") == "weakened"
    assert "fire s-rifle-2 weapon=secondary" in t.legal()
    assert all("weapon=primary" not in action for action in t.legal())
    key = "refusal-weapon-has-fired HOS-8.34"
    assert t.refused("fire s-rifle-2 weapon=primary") == key
    t.do("fire s-rifle-2 weapon=secondary", 1)
    assert t.shows("s-rifle-2") == "weakened"
    assert t.resting


@pytest.mark.rule("HOS-8.34")
def test_its_other_weapons_may_stay_silent() -> None:
    t = Table(open_ground(9, 5), {"g-pz3": "C3 e", "s-rifle-1": "C7"})
    t.fire("g-pz3", "fire s-rifle-1 weapon=primary", 1)
    t.do("cease")
    assert t.resting


@pytest.mark.rule("HOS-8.37", "HOS-16.24", "HOS-16.26")
def test_on_the_move_only_weapons_with_the_ability() -> None:
    t = Table(open_ground(9, 5), {"g-pz3": "C3 e", "s-rifle-1": "C7"})
    found = t.march("g-pz3").legal(*FIRE)
    assert "fire s-rifle-1 weapon=secondary" in found
    assert all("weapon=primary" not in action for action in found)
    sums = t.odds_of("fire s-rifle-1 weapon=secondary")[0].parts
    assert dict(sums) == {"odds-defence": 4, "odds-cv": -4, "odds-on-the-move": 2}
    action = "fire s-rifle-1 weapon=primary"
    assert t.refused(action) == "refusal-not-on-the-move HOS-8.37"


@pytest.mark.rule("HOS-9.11")
def test_crew_damage_leaves_one_weapon_a_turn() -> None:
    t = Table(open_ground(9, 5), {"g-pz3": "C3 e", "s-rifle-1": "C7", "s-rifle-2": "E7"})
    t.alter("g-pz3", damage=["crew"])
    t.fire("g-pz3", "fire s-rifle-1 weapon=primary", 1)
    assert t.resting
    action = "fire s-rifle-2 weapon=secondary"
    t.alter("g-pz3", fired=False)
    t.activate("g-pz3")
    assert t.refused(action) == "refusal-crew-damaged HOS-9.11"


@pytest.mark.rule("HOS-9.11")
def test_crew_damage_does_not_matter_to_a_single_weapon() -> None:
    t = Table(open_ground(9, 5), {"g-stug": "C3 e", "s-rifle-1": "C7"})
    t.alter("g-stug", damage=["crew"])
    t.alter("g-stug", shots=1)
    t.activate("g-stug")
    assert "fire s-rifle-1" in t.legal()


@pytest.mark.rule("HOS-9.14", "HOS-14.14")
def test_main_weapon_damage() -> None:
    t = Table(open_ground(9, 5), {"g-pz3": "C3 e", "g-stug": "E3 e", "s-rifle-1": "D7"})
    t.alter("g-pz3", damage=["main-weapon"])
    t.alter("g-stug", damage=["main-weapon"])
    assert all("weapon=primary" not in action for action in t.shots("g-pz3"))
    assert t.shots("g-stug") == []  # A single weapon is both.
    action = "fire s-rifle-1 weapon=primary"
    assert t.no_shot("g-pz3", action) == "refusal-weapon-destroyed HOS-9.14"


@pytest.mark.rule(
    "HOS-27.2", "HOS-27.3", "HOS-27.4", "HOS-27.5", "HOS-27.7", "HOS-27.8", "HOS-27.9", "HOS-31.9"
)
def test_the_firing_sequence() -> None:
    """(4−2+1)×2 = 6, die 5 = 11, one marker and a −1 square: 8 against DV 4, two markers."""
    t = Table([".." + ".w....", "........"], {"g-sdkfz251": "A2 e", "s-rifle-1": "A6"})
    t.alter("g-sdkfz251", suppression=1)
    t.hold("german", "gc-return")
    t.march("g-sdkfz251").do("suppress s-rifle-1")
    t.do("bonus gc-return", 5)
    assert t.result() == 8
    assert t.markers("s-rifle-1") == 2


@pytest.mark.rule("HOS-5.4", "HOS-10.2")
def test_no_fire_outside_the_activation_phase() -> None:
    t = duel("g-landser-1", "s-rifle-1")
    t.change(phase="supply")
    assert t.no_shot("g-landser-1", "fire s-rifle-1") == "refusal-supply-no-fire HOS-10.2"


@pytest.mark.rule("HOS-15.12")
def test_a_hidden_unit_that_fires_flips() -> None:
    t = duel("s-scouts-1", "g-landser-1")
    t.alter("s-scouts-1", shows="hidden")
    t.fire("s-scouts-1", "fire g-landser-1", 1)
    assert t.shows("s-scouts-1") == "inactive"
    assert not t.lost("s-scouts-1")
