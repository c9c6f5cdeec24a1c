"""Markers of recruitment options: gear, traits, orders (HOS-25)."""

import pytest

from sandtable.games.heroes import abilities
from sandtable.games.heroes.battle import Effect
from sandtable.games.heroes.fire import barrages, firing, gear_shots, hits
from sandtable.games.heroes.land import sight
from sandtable.games.heroes.land.field import Plan
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.status import ACTIVATION, LOST, SUPPLY
from sandtable.games.heroes.turn import activation
from sandtable.kernel.errors import Json
from tests.games.heroes.drawn import with_letters
from tests.games.heroes.kit import equip
from tests.games.heroes.table import REST, Table, open_ground

HOUSE = Plan(
    "H1", 4, 4, ("+W+-+", "Da|b|", "+-+D+"), {"a": ("house_1", False), "b": ("house_1", False)}
)


def fire(t: Table, unit: str, *words: str, dice: tuple[int, ...] = ()) -> None:
    firing.announce(t.s, t.u(unit), "order", words, t.events)
    t.advance(*dice)


def duel(**units: str) -> Table:
    there = {"s-rifle-1": "1-2", "g-landser-1": "4-2"}
    return Table(
        open_ground(12, 8), {**there, **{k.replace("_", "-"): v for k, v in units.items()}}
    )


def result(t: Table) -> dict[str, Json]:
    return [event.params for event in t.events if event.key == "attack-rolled"][-1]


# Ammo.


@pytest.mark.rule("HOS-25.8", "HOS-25.11", "HOS-8.41", "HOS-25.5")
def test_ammo_raises_the_shot_at_most_three_times() -> None:
    t = duel()
    ammo = equip(t, 0, "ammo")
    t.s.markers[ammo] = 4
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1")
    for _ in range(3):
        assert t.legal()[0] == ("use", "option:t-soviet.ammo")
        t.do("use", "option:t-soviet.ammo", dice=(1,) if t.s.markers[ammo] == 2 else ())
    assert result(t)["value"] == 2 + 3
    assert t.s.markers[ammo] == 1


@pytest.mark.rule("HOS-25.10")
def test_ammo_is_for_infantry() -> None:
    t = duel(s_t34="6-6 e")
    equip(t, 0, "ammo")
    fire(t, "s-t34", "fire", "unit:g-landser-1", "weapon:secondary", dice=(1,))
    assert t.s.frames[-1].name == "firing"


@pytest.mark.rule("HOS-25.11")
def test_ammo_helps_diversion_fire() -> None:
    t = Table(open_ground(9, 5), {"s-militia-1": "1-2", "g-landser-1": "4-2"})
    equip(t, 0, "ammo")
    fire(t, "s-militia-1", "divert", "unit:g-landser-1")
    t.do("use", "option:t-soviet.ammo")
    t.do("pass", dice=(3,))
    assert t.s.suppression[t.u("g-landser-1")] == 1


@pytest.mark.rule("HOS-25.6")
def test_without_markers_nobody_is_asked() -> None:
    t = duel()
    t.s.markers[equip(t, 0, "ammo")] = 0
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1", dice=(1,))
    assert t.s.frames[-1].name == REST


# Grenades.


@pytest.mark.rule("HOS-25.9", "HOS-25.15", "HOS-25.17", "HOS-25.34")
def test_a_grenade_costs_a_marker_and_attacks_everyone_under_it() -> None:
    rows = [".........", "....r....", ".........", "........."]
    t = Table(rows, {"s-rifle-1": "2-1", "g-pzgren-1": "4-1", "g-landser-1": "4-2"})
    grenades = equip(t, 0, "grenades")
    assert ("grenade", "point:4-2", "option:t-soviet.grenades") in gear_shots.shots(
        t.s, t.u("s-rifle-1")
    )
    # Against 5 + 1: a 5 and CV 2 are enough; against 4: a 1 and CV 2 are not.
    fire(t, "s-rifle-1", "grenade", "point:4-2", "option:t-soviet.grenades", dice=(5, 1))
    assert t.s.shows(t.u("g-pzgren-1")).state == "weakened"
    assert t.s.shows(t.u("g-landser-1")).state == "full"
    assert t.s.markers[grenades] == 2


@pytest.mark.rule("HOS-25.13", "HOS-25.35")
def test_a_grenade_flies_two_interspaces() -> None:
    t = Table(open_ground(12, 5), {"s-rifle-1": "2-2", "g-landser-1": "5-2"})
    equip(t, 0, "grenades")
    assert not [w for w in gear_shots.shots(t.s, t.u("s-rifle-1")) if w[0] == "grenade"]


@pytest.mark.rule("HOS-21.29")
def test_a_fire_bonus_counts_for_every_unit_under_the_grenade() -> None:
    t = Table(open_ground(9, 5), {"s-rifle-1": "2-1", "g-pzgren-1": "4-1", "g-landser-1": "4-2"})
    equip(t, 0, "grenades")
    t.hold(0, "sc-snap")
    fire(t, "s-rifle-1", "grenade", "point:4-2", "option:t-soviet.grenades")
    t.do("bonus", "card:sc-snap", dice=(1, 1))
    assert [e.params["value"] for e in t.events if e.key == "attack-rolled"] == [3, 3]


# Bottles, satchels, smoke.


def test_fire_bottles_reach_the_next_square_and_suppress() -> None:
    t = Table(open_ground(9, 5), {"s-rifle-1": "2-2", "g-landser-1": "3-2", "g-landser-2": "4-2"})
    bottles = equip(t, 0, "molotovs")
    shots = [w for w in gear_shots.shots(t.s, t.u("s-rifle-1")) if w[0] == "close"]
    assert shots == [("close", "unit:g-landser-1", "option:t-soviet.molotovs")]
    fire(t, "s-rifle-1", *shots[0], dice=(1,))
    assert t.s.suppression[t.u("g-landser-1")] == 1
    assert t.s.shows(t.u("g-landser-1")).state == "full"
    assert t.s.markers[bottles] == 2


def test_a_satchel_brings_a_wall_down_or_opens_it() -> None:
    t = Table(open_ground(7, 6), {"g-landser-1": "3-1", "s-rifle-1": "6-5"}, plans=[HOUSE])
    satchels = equip(t, 1, "satchels")
    shots = gear_shots.shots(t.s, t.u("g-landser-1"))
    assert ("satchel", "part:H1-b", "option:t-german.satchels") in shots
    assert ("breach", "side:6-4-8-4", "option:t-german.satchels") in shots
    fire(t, "g-landser-1", "breach", "side:6-4-8-4", "option:t-german.satchels")
    assert t.s.markers[satchels] == 1
    moves.begin(t.s, t.u("g-landser-1"), ("move",), t.events)
    t.advance()
    assert ("step", "square:3-2") in t.legal()


@pytest.mark.rule("HOS-16.6", "HOS-16.8")
def test_a_satchel_rolls_three_dice_whatever_the_suppression() -> None:
    t = Table(open_ground(7, 6), {"g-landser-1": "3-1", "s-rifle-1": "6-5"}, plans=[HOUSE])
    equip(t, 1, "satchels")
    t.s.suppression[t.u("g-landser-1")] = 2
    fire(t, "g-landser-1", "satchel", "part:H1-b", "option:t-german.satchels", dice=(4, 3, 1))
    assert t.s.part_points[t.s.battle.field.part_named["H1-b"]] == 1


def test_smoke_candles_lie_within_two_squares() -> None:
    t = duel()
    candles = equip(t, 0, "smoke-candles")
    shots = [w[1] for w in gear_shots.shots(t.s, t.u("s-rifle-1")) if w[0] == "smoke"]
    assert "square:3-2" in shots
    assert "square:4-2" not in shots
    assert "square:1-2" in shots
    fire(t, "s-rifle-1", "smoke", "square:2-2", "option:t-soviet.smoke-candles")
    assert t.s.smoke[t.p("2-2")]
    assert t.s.markers[candles] == 2


# Traits.


@pytest.mark.rule("HOS-25.24", "HOS-25.25", "HOS-25.40")
def test_veterans_roll_again_also_the_enemys_dice() -> None:
    t = duel()
    veteran = equip(t, 0, "veteran")
    fire(t, "g-landser-1", "fire", "unit:s-rifle-1", dice=(6,))
    assert t.s.actors() == ("soviet",)
    t.do("use", "option:t-soviet.veteran", dice=(5,))
    t.do("use", "option:t-soviet.veteran", dice=(1,))
    t.do("pass")
    assert t.s.shows(t.u("s-rifle-1")).state == "full"
    assert t.s.markers[veteran] == 1


@pytest.mark.rule("HOS-31.11")
def test_the_initiative_holder_is_asked_first_after_a_roll() -> None:
    t = duel()
    equip(t, 0, "veteran")
    equip(t, 1, "veteran")
    fire(t, "g-landser-1", "fire", "unit:s-rifle-1", dice=(6,))
    assert t.s.actors() == ("soviet",)
    t.do("use", "option:t-soviet.veteran", dice=(2,))
    t.do("pass")
    assert t.s.actors() == ("german",)
    t.do("use", "option:t-german.veteran", dice=(4,))
    # After a play the asking starts again with the initiative holder (HOS-31.1).
    assert t.s.actors() == ("soviet",)
    t.do("pass")
    t.do("pass")
    assert t.s.shows(t.u("s-rifle-1")).state == "weakened"


def test_veterans_choose_whose_dice_in_a_fight() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "2-2", "g-landser-1": "3-2"})
    equip(t, 0, "veteran")
    moves.begin(t.s, t.u("s-smg-1"), ("assault", "unit:g-landser-1"), t.events)
    t.advance()
    t.do("charge", "square:3-2", dice=(2, 1, 6))
    assert [w[1:] for w in t.legal() if w[0] == "use"] == [
        ("option:t-soviet.veteran", "unit:s-smg-1"),
        ("option:t-soviet.veteran", "unit:g-landser-1"),
    ]
    t.do("use", "option:t-soviet.veteran", "unit:g-landser-1", dice=(1,))
    t.do("pass")
    told = [e.params for e in t.events if e.key == "fight-decided"][-1]
    assert (told["total"], told["answer"]) == (2 + 4, 1 + 2)


@pytest.mark.rule("HOS-25.23")
def test_a_trait_serves_the_stripes_of_its_tile() -> None:
    t = duel()
    equip(t, 0, "veteran")
    t.s.battle.units[t.u("s-rifle-1")].stripe = "elsewhere"
    fire(t, "g-landser-1", "fire", "unit:s-rifle-1", dice=(1,))
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-25.41")
def test_a_hero_acts_twice_once() -> None:
    t = duel()
    hero = equip(t, 0, "hero")
    t.s.frames.append(activation.Activation(t.u("s-rifle-1")))
    t.do("use", "option:t-soviet.hero")
    assert t.s.markers[hero] == 0
    t.do("fire", "unit:g-landser-1", dice=(1,))
    assert ("move",) in t.legal()


@pytest.mark.rule("HOS-25.41", "HOS-21.8")
def test_nobody_is_a_hero_in_the_supply_phase() -> None:
    t = duel()
    equip(t, 0, "hero")
    t.s.phase = SUPPLY
    t.s.frames.append(activation.Activation(t.u("s-rifle-1"), fire=False))
    assert not [words for words in t.legal() if words[0] == "use"]
    t.s.phase = ACTIVATION


def test_iron_nerves_spare_a_marker() -> None:
    t = duel()
    nerves = equip(t, 0, "iron-nerves")
    hits.suppress(t.s, t.u("s-rifle-1"), 3, t.events)
    t.advance()
    t.do("use", "option:t-soviet.iron-nerves")
    t.do("use", "option:t-soviet.iron-nerves")
    t.do("pass")
    assert t.s.suppression[t.u("s-rifle-1")] == 1
    assert t.s.markers[nerves] == 1


def test_marksmen_ignore_what_obscures() -> None:
    rows = ["........", "...w....", "........"]
    t = Table(rows, {"s-rifle-1": "1-1", "g-landser-1": "5-1"})
    equip(t, 0, "marksmen")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1")
    t.do("use", "option:t-soviet.marksmen", dice=(2,))
    assert result(t)["penalty"] == 0
    assert t.s.shows(t.u("g-landser-1")).state == "weakened"


def test_marksmen_are_not_asked_when_the_line_is_clear() -> None:
    t = duel()
    equip(t, 0, "marksmen")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1", dice=(1,))
    assert t.s.frames[-1].name == REST


def test_marksmen_help_at_the_weak_side_though_another_is_in_the_clear() -> None:
    rows = with_letters(open_ground(9, 6), "w", (2, 3))
    t = Table(rows, {"s-gorodets": "5-3", "g-pz3": "1-3 se"})
    penalties = {line.penalty for line in sight.lines_of_fire(t.s, 0, t.u("g-pz3"))}
    assert penalties == {0, 1}
    equip(t, 0, "marksmen")
    fire(t, "s-gorodets", "fire", "unit:g-pz3")
    t.do("use", "option:t-soviet.marksmen", dice=(1,))
    assert result(t)["penalty"] == 0


def test_street_fighters_have_assault_among_walls() -> None:
    rows = ["......", ".#....", "......"]
    t = Table(rows, {"s-rifle-1": "1-1", "s-rifle-2": "3-2", "g-landser-1": "2-1"})
    equip(t, 0, "street-fighters")
    assert abilities.assault_number(t.s, t.u("s-rifle-1")) == 0
    assert abilities.assault_number(t.s, t.u("s-rifle-2")) == -1
    assert ("assault", "unit:g-landser-1") in moves.declarations(t.s, t.u("s-rifle-1"))
    assert ("assault", "unit:g-landser-1") not in moves.declarations(t.s, t.u("s-rifle-2"))


# Orders.


@pytest.mark.rule("HOS-25.30", "HOS-25.39")
def test_artillery_may_be_declined_and_always_scatters() -> None:
    t = duel()
    artillery = equip(t, 0, "artillery")
    option = t.s.battle.options[artillery]
    barrages.call(t.s, 0, option.profile, option.params, artillery)
    t.do("decline")
    assert t.s.markers[artillery] == 3
    barrages.call(t.s, 0, option.profile, option.params, artillery)
    t.do("aim", "point:6-4", dice=(1,))
    assert [e.params["point"] for e in t.events if e.key == "template-placed"] == ["6-1"]
    assert t.s.markers[artillery] == 2


@pytest.mark.rule("HOS-21.30")
def test_a_die_bonus_brings_a_shell_on_target() -> None:
    t = duel()
    artillery = equip(t, 0, "artillery")
    option = t.s.battle.options[artillery]
    t.hold(0, "sc-momentum")
    barrages.call(t.s, 0, option.profile, option.params, artillery)
    t.do("aim", "point:7-6")
    t.do("bonus", "card:sc-momentum", dice=(4,))
    assert [e.params["point"] for e in t.events if e.key == "template-placed"] == ["7-6"]


def test_the_rocket_battery_fires_twice() -> None:
    t = duel()
    rockets = equip(t, 0, "rocket-battery")
    option = t.s.battle.options[rockets]
    barrages.call(t.s, 0, option.profile, option.params, rockets)
    t.do("aim", "point:7-6", dice=(6,))
    t.do("beyond", "facing:e")
    assert [e.params["point"] for e in t.events if e.key == "template-placed"] == ["7-6", "8-6"]


# Decoys.


def test_a_decoy_wastes_a_snipers_shot_and_gives_him_away() -> None:
    rows = ["........", "......#.", "........"]
    t = Table(rows, {"g-sniper": "1-1 #1", "s-rifle-1": "6-1"})
    effect = Effect(0, "decoys", "decoys")
    effect.uses = 2
    t.s.battle.effects.append(effect)
    t.s.uses.append([2, 2])
    fire(t, "g-sniper", "snipe", "unit:s-rifle-1")
    t.do("use", "effect:decoys")
    assert t.s.shows(t.u("s-rifle-1")).state == "full"
    assert not t.s.hidden(t.u("g-sniper"))
    assert t.s.uses[0] == [1, 2]
    assert t.s.standing[t.u("s-rifle-1")] != LOST
