"""Markers of recruitment options: gear, traits, orders (HOS-25)."""

import pytest

from tests.heroes import Table, duel, house, open_ground

HOUSE = house("H1", 4, 4, "+W+-+", "Da|b|", "+-+D+", a="house_1", b="house_1")


# Ammo.


@pytest.mark.rule("HOS-25.8", "HOS-25.11", "HOS-8.41", "HOS-25.5")
def test_ammo_raises_the_shot_at_most_three_times() -> None:
    """A fourth marker is refused, though a second option still has some."""
    t = duel()
    t.equip("soviet", "ammo")
    more = t.equip("soviet", "ammo")
    t.hold("soviet", "sc-momentum")
    t.fire("s-rifle-1", "fire g-landser-1")
    for option in ("ammo", "ammo", "t-workers.right"):
        t.do(f"use option={option}")
    assert not t.legal("use")
    assert t.refused("use option=ammo") == "refusal-markers-three HOS-25.8"
    t.do("pass", 1)
    assert t.told("attack-rolled")[-1]["value"] == 2 + 3
    assert t.json["markers"] == {"t-workers.right": 2, t.options[more]: 1}


@pytest.mark.rule("HOS-25.10")
def test_ammo_is_for_infantry() -> None:
    t = duel(s_t34="G7 e")
    t.equip("soviet", "ammo")
    t.fire("s-t34", "fire g-landser-1 weapon=secondary", 1)
    assert t.decision == "firing"


@pytest.mark.rule("HOS-25.11")
def test_ammo_helps_diversion_fire() -> None:
    t = Table(open_ground(9, 5), {"s-militia-1": "C2", "g-landser-1": "C5"})
    t.equip("soviet", "ammo")
    t.fire("s-militia-1", "divert g-landser-1")
    t.do("use option=ammo")
    t.do("pass", 3)
    assert t.markers("g-landser-1") == 1


@pytest.mark.rule("HOS-25.6")
def test_without_markers_nobody_is_asked() -> None:
    t = duel()
    t.stock(t.equip("soviet", "ammo"), 0)
    t.fire("s-rifle-1", "fire g-landser-1", 1)
    assert t.resting


# Grenades.


@pytest.mark.rule("HOS-25.9", "HOS-25.15", "HOS-25.17", "HOS-25.34")
def test_a_grenade_costs_a_marker_and_attacks_everyone_under_it() -> None:
    rows = [".........", "....r....", ".........", "........."]
    t = Table(rows, {"s-rifle-1": "B3", "g-pzgren-1": "B5", "g-landser-1": "C5"})
    grenades = t.equip("soviet", "grenades")
    assert "grenade +BC4/5 option=grenades" in t.shots("s-rifle-1")
    # Against 5 + 1: a 5 and CV 2 are enough; against 4: a 1 and CV 2 are not.
    t.fire("s-rifle-1", "grenade +BC4/5 option=grenades", 5, 1)
    assert (t.shows("g-pzgren-1"), t.shows("g-landser-1")) == ("weakened", "full")
    assert t.left(grenades) == 2


@pytest.mark.rule("HOS-25.13", "HOS-25.35")
def test_a_grenade_flies_two_interspaces() -> None:
    for at, reached in (("C5", True), ("C6", False)):
        t = Table(open_ground(12, 5), {"s-rifle-1": "C3", "g-landser-1": at})
        t.equip("soviet", "grenades")
        assert any(shot.startswith("grenade") for shot in t.shots("s-rifle-1")) is reached


@pytest.mark.rule("HOS-21.29")
def test_a_fire_bonus_counts_for_every_unit_under_the_grenade() -> None:
    units = {"s-rifle-1": "B3", "g-pzgren-1": "B5", "g-landser-1": "C5"}
    t = Table(open_ground(9, 5), units)
    t.equip("soviet", "grenades")
    t.hold("soviet", "sc-snap")
    t.fire("s-rifle-1", "grenade +BC4/5 option=grenades")
    t.do("bonus sc-snap", 1, 1)
    assert [event["value"] for event in t.told("attack-rolled")] == [3, 3]


# Bottles, satchels, smoke.


def test_fire_bottles_reach_the_next_square_and_suppress() -> None:
    units = {"s-rifle-1": "C3", "g-landser-1": "C4", "g-landser-2": "C5"}
    t = Table(open_ground(9, 5), units)
    bottles = t.equip("soviet", "molotovs")
    shots = [shot for shot in t.shots("s-rifle-1") if shot.startswith("close")]
    assert shots == ["close g-landser-1 option=molotovs"]
    t.fire("s-rifle-1", shots[0], 1)
    assert (t.markers("g-landser-1"), t.shows("g-landser-1")) == (1, "full")
    assert t.left(bottles) == 2


def test_a_satchel_brings_a_wall_down_or_opens_it() -> None:
    t = Table(open_ground(7, 6), {"g-landser-1": "B4", "s-rifle-1": "F7"}, houses=[HOUSE])
    satchels = t.equip("german", "satchels")
    assert "C4" not in t.march("g-landser-1").squares()
    shots = t.shots("g-landser-1")
    assert "satchel part=H1-b option=satchels" in shots
    assert "breach side=6-4-8-4 option=satchels" in shots
    t.fire("g-landser-1", "breach side=6-4-8-4 option=satchels")
    assert t.left(satchels) == 1
    assert "C4" in t.march("g-landser-1").squares()


@pytest.mark.rule("HOS-16.6", "HOS-16.8")
def test_a_satchel_rolls_three_dice_whatever_the_suppression() -> None:
    t = Table(open_ground(7, 6), {"g-landser-1": "B4", "s-rifle-1": "F7"}, houses=[HOUSE])
    t.equip("german", "satchels")
    t.shaken("g-landser-1", 2)
    t.fire("g-landser-1", "satchel part=H1-b option=satchels", 4, 3, 1)
    assert t.points("part=H1-b") == 1


def test_smoke_candles_lie_within_two_squares() -> None:
    t = duel()
    candles = t.equip("soviet", "smoke-candles")
    squares = {shot.split()[1] for shot in t.shots("s-rifle-1") if shot.startswith("smoke")}
    assert {"C2", "C4"} <= squares
    assert "C5" not in squares
    t.fire("s-rifle-1", "smoke C3 option=smoke-candles")
    assert t.smoke() == {"C3"}
    assert t.left(candles) == 2


# Traits.


@pytest.mark.rule("HOS-25.24", "HOS-25.25", "HOS-25.40")
def test_veterans_roll_again_also_the_enemys_dice() -> None:
    t = duel()
    veteran = t.equip("soviet", "veteran")
    t.fire("g-landser-1", "fire s-rifle-1", 6)
    assert t.seat() == "soviet"
    t.do("use option=veteran", 5)
    t.do("use option=veteran", 1)
    t.do("pass")
    assert t.shows("s-rifle-1") == "full"
    assert t.left(veteran) == 1


@pytest.mark.rule("HOS-31.11")
def test_the_initiative_holder_is_asked_first_after_a_roll() -> None:
    t = duel()
    t.equip("soviet", "veteran")
    t.equip("german", "veteran")
    t.fire("g-landser-1", "fire s-rifle-1", 6)
    assert t.seat() == "soviet"
    t.do("use option=t-workers.right", 2)
    t.do("pass")
    assert t.seat() == "german"
    t.do("use option=t-pzg.right", 4)
    # After a play the asking starts again with the initiative holder (HOS-31.1).
    assert t.seat() == "soviet"
    t.do("pass")
    t.do("pass")
    assert t.shows("s-rifle-1") == "weakened"


def test_veterans_choose_whose_dice_in_a_fight() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "C3", "g-landser-1": "C4"})
    t.equip("soviet", "veteran")
    t.charge("s-smg-1", "g-landser-1", "C4", 2, 1, 6)
    assert t.legal("use") == ["use option=veteran s-smg-1", "use option=veteran g-landser-1"]
    t.do("use option=veteran g-landser-1", 1)
    t.do("pass")
    assert t.totals() == (2 + 4, 1 + 2)


@pytest.mark.rule("HOS-25.23")
def test_a_trait_serves_the_stripes_of_its_tile() -> None:
    """The Maxim is support that any tile of the army may have; the militia are the tile's own."""
    t = Table(
        open_ground(9, 5), {"s-militia-1": "A5", "g-landser-1": "C5"},
        gear={"soviet": ("veteran", "maxim-team")},
    )  # fmt: skip
    t.put("s-maxim", "E5 n")
    t.fire("g-landser-1", "fire s-maxim", 1)
    assert t.resting
    t.fire("g-landser-1", "fire s-militia-1", 1)
    assert t.legal() == ["use option=veteran", "pass"]


@pytest.mark.rule("HOS-25.41")
def test_a_hero_acts_twice_once() -> None:
    t = duel()
    hero = t.equip("soviet", "hero")
    t.activate("s-rifle-1")
    t.do("use option=hero")
    assert t.left(hero) == 0
    t.do("fire g-landser-1", 1)
    assert "move" in t.legal()


@pytest.mark.rule("HOS-25.41", "HOS-21.8")
def test_nobody_is_a_hero_in_the_supply_phase() -> None:
    t = duel()
    t.equip("soviet", "hero")
    t.activate("s-rifle-1")
    assert t.legal("use")
    t.supply_moves("soviet")
    t.do("supply s-rifle-1")
    assert not t.legal("use")


def test_iron_nerves_spare_a_marker() -> None:
    t = duel()
    nerves = t.equip("soviet", "iron-nerves")
    t.suppress("s-rifle-1", 3)
    t.do("use option=iron-nerves")
    t.do("use option=iron-nerves")
    t.do("pass")
    assert t.markers("s-rifle-1") == 1
    assert t.left(nerves) == 1


def test_marksmen_ignore_what_obscures() -> None:
    rows = ["........", "...w....", "........"]
    t = Table(rows, {"s-rifle-1": "B2", "g-landser-1": "B6"})
    t.equip("soviet", "marksmen")
    t.fire("s-rifle-1", "fire g-landser-1")
    t.do("use option=marksmen", 2)
    assert t.penalty() == 0
    assert t.shows("g-landser-1") == "weakened"


def test_marksmen_are_not_asked_when_the_line_is_clear() -> None:
    t = duel()
    t.equip("soviet", "marksmen")
    t.fire("s-rifle-1", "fire g-landser-1", 1)
    assert t.resting


def test_marksmen_help_at_the_weak_side_though_another_is_in_the_clear() -> None:
    """The border of the flank (7) lies behind smoke; the shot goes at the clear front (8)."""
    t = Table(open_ground(9, 6), {"s-ptrd": "D6", "g-pz3": "D2 se"})
    t.lay_smoke("D3")
    assert t.parts("s-ptrd", "fire g-pz3") == {"odds-defence": 8, "odds-cv": -4}
    t.equip("soviet", "marksmen")
    t.fire("s-ptrd", "fire g-pz3")
    t.do("use option=marksmen", 1)
    assert t.told("attack-rolled")[-1]["defence"] == 7
    assert t.penalty() == 0


def test_street_fighters_have_assault_among_walls() -> None:
    rows = ["......", ".#....", "......"]
    t = Table(rows, {"s-rifle-1": "B2", "s-rifle-2": "C4", "g-landser-1": "B3"})
    t.equip("soviet", "street-fighters")
    assert t.declarations("s-rifle-1") == ["move", "assault g-landser-1"]
    assert t.parts("s-rifle-1", "assault g-landser-1")["odds-attack"] == -2  # its CV alone
    assert t.declarations("s-rifle-2") == ["move"]


# Orders.


@pytest.mark.rule("HOS-25.30", "HOS-25.39")
def test_artillery_may_be_declined_and_always_scatters() -> None:
    t = duel()
    artillery = t.equip("soviet", "artillery")
    t.call(artillery)
    t.do("decline")
    assert t.left(artillery) == 3
    t.call(artillery)
    t.do("aim +DE6/7", 1)
    assert t.templates() == ["6-1"]
    assert t.left(artillery) == 2


@pytest.mark.rule("HOS-21.30")
def test_a_die_bonus_brings_a_shell_on_target() -> None:
    t = duel()
    t.hold("soviet", "sc-momentum")
    t.call(t.equip("soviet", "artillery"))
    t.do("aim +FG7/8")
    t.do("bonus sc-momentum", 4)
    assert t.templates() == ["7-6"]


def test_the_rocket_battery_fires_twice() -> None:
    t = duel()
    t.call(t.equip("soviet", "rocket-battery"))
    t.do("aim +FG7/8", 6)
    t.do("beyond e")
    assert t.templates() == ["7-6", "8-6"]


# Decoys.


def test_a_decoy_wastes_a_snipers_shot_and_gives_the_sniper_away() -> None:
    rows = ["........", "......#.", "........"]
    helmets = {"id": "decoys", "kind": "decoys", "when": "own_targeted", "uses": 2}
    t = Table(rows, {"g-sniper": "B2 hidden", "s-rifle-1": "B7"}, effects=[helmets])
    t.fire("g-sniper", "snipe s-rifle-1")
    t.do("use effect=decoys")
    t.do("pass")  # No die is rolled.
    assert t.resting
    assert t.shows("s-rifle-1") == "full"
    assert t.shows("g-sniper") != "hidden"
    assert t.json["uses"] == {"decoys": {"soviet": 1, "german": 2}}
