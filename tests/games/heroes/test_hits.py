"""Hits, damage, destruction (HOS-9, 15.33, 16.21, 18.6)."""

import pytest

from sandtable.games.heroes.fire import hits
from sandtable.games.heroes.status import CREW, HULL, MAIN_WEAPON, TRACKS
from tests.games.heroes.kit import equip
from tests.games.heroes.range import face, fire, lost, markers, odds, told
from tests.games.heroes.table import Table, open_ground


def strike(t: Table, id: str, *dice: int, double: bool = False, piercing: bool = False) -> Table:
    """A unit is hit by fire of the other side."""
    side = 1 - t.s.side_of_unit(t.u(id))
    t.s.then(hits.Hit(target=t.u(id), side=side, double=double, piercing=piercing))
    t.s.forget()
    t.advance(*dice)
    return t


def tank(**more: str) -> Table:
    return Table(open_ground(9, 5), {"g-pz3": "4-2 e", **more})


@pytest.mark.rule("HOS-9.1", "HOS-9.2", "HOS-9.3", "HOS-9.6")
def test_flipped_then_destroyed() -> None:
    t = Table(open_ground(5, 3), {"s-rifle-1": "1-1"})
    strike(t, "s-rifle-1")
    assert face(t, "s-rifle-1") == 1
    assert t.s.shows(t.u("s-rifle-1")).defence[0] == 5
    strike(t, "s-rifle-1")
    assert lost(t, "s-rifle-1")


@pytest.mark.rule("HOS-9.4", "HOS-9.7", "HOS-9.21", "HOS-14.8", "HOS-14.15")
def test_a_light_vehicle_becomes_a_wreck() -> None:
    t = Table(open_ground(7, 3), {"g-opel-1": "3-1 e"})
    t.s.suppression[t.u("g-opel-1")] = 2
    strike(t, "g-opel-1")
    assert lost(t, "g-opel-1")
    assert t.s.wreck_on[t.p("3-1")] == t.s.wreck_on[t.p("2-1")] == 0
    assert markers(t, "g-opel-1") == 0


@pytest.mark.rule("HOS-9.22", "HOS-14.9")
def test_a_light_vehicle_of_two_states_is_removed() -> None:
    t = Table(open_ground(7, 3), {"s-gaz4m": "3-1 e #1"})
    strike(t, "s-gaz4m")
    assert lost(t, "s-gaz4m")
    assert t.s.wreck_on[t.p("3-1")] < 0


@pytest.mark.rule("HOS-15.33", "HOS-14.5")
def test_a_deployed_machine_gun_is_removed() -> None:
    t = Table(open_ground(5, 3), {"g-mg42": "1-1 n #1"})
    strike(t, "g-mg42")
    assert lost(t, "g-mg42")


@pytest.mark.rule("HOS-9.5", "HOS-9.10", "HOS-9.11", "HOS-9.12", "HOS-9.13", "HOS-9.14", "HOS-9.15")
@pytest.mark.parametrize(
    ("die", "damage", "suppression"),
    [(1, CREW, 0), (2, TRACKS, 0), (3, HULL, 2), (4, HULL, 2), (5, MAIN_WEAPON, 0)],
)
def test_damage_by_location(die: int, damage: int, suppression: int) -> None:
    t = strike(tank(), "g-pz3", die)
    assert t.s.damage[t.u("g-pz3")] == damage
    assert markers(t, "g-pz3") == suppression
    assert not lost(t, "g-pz3")


@pytest.mark.rule("HOS-9.15")
def test_a_location_of_6_destroys() -> None:
    t = strike(tank(), "g-pz3", 6)
    assert lost(t, "g-pz3")
    assert t.s.wreck_on[t.p("4-2")] == t.s.wreck_on[t.p("3-2")] == 0


@pytest.mark.rule("HOS-9.16")
def test_a_second_marker_of_the_same_type_destroys() -> None:
    t = strike(strike(tank(), "g-pz3", 3), "g-pz3", 4)
    assert lost(t, "g-pz3")


@pytest.mark.rule("HOS-9.13", "HOS-6.8")
def test_hull_damage_pins_a_panzer_iii() -> None:
    from sandtable.games.heroes import abilities

    t = strike(tank(), "g-pz3", 3)
    assert abilities.current_move(t.s, t.u("g-pz3")) == 0


@pytest.mark.rule("HOS-9.17", "HOS-9.19")
@pytest.mark.parametrize(("die", "dead"), [(2, False), (3, True)])
def test_double_hits_destroy_at_once(die: int, dead: bool) -> None:
    """Result 8 against DV 4 destroys a unit with the flip symbol; 7 only flips it."""
    t = Table(open_ground(9, 3), {"s-dp28-1": "0-0", "g-landser-1": "3-0"})
    t.s.suppression[t.u("s-dp28-1")] = 0
    value = t.s.shows(t.u("s-dp28-1")).weapons[0].cv[0]
    defence = t.s.shows(t.u("g-landser-1")).defence[0]
    needed = 2 * defence - value
    fire(t, "s-dp28-1", "fire", "unit:g-landser-1", dice=(needed if dead else needed - 1,))
    assert lost(t, "g-landser-1") is dead
    assert face(t, "g-landser-1") == int(not dead)
    assert die


@pytest.mark.rule("HOS-9.19")
def test_a_double_hit_on_a_tank() -> None:
    t = strike(tank(), "g-pz3", double=True)
    assert lost(t, "g-pz3")
    assert told(t, "location-rolled") == []


@pytest.mark.rule("HOS-9.19")
def test_odds_tell_the_double_hit() -> None:
    t = Table(open_ground(9, 3), {"s-dp28-1": "0-0", "g-landser-1": "3-0"})
    hit, double = odds(t, "s-dp28-1", "fire", "unit:g-landser-1")
    assert double.need == hit.need + t.s.shows(t.u("g-landser-1")).defence[0]


@pytest.mark.rule("HOS-9.18", "HOS-22.3")
def test_suppression_does_not_count_for_the_location() -> None:
    t = tank(**{"s-zis3": "8-2 w"})
    t.s.suppression[t.u("s-zis3")] = 1
    fire(t, "s-zis3", "fire", "unit:g-pz3", dice=(6, 2))
    assert t.s.damage[t.u("g-pz3")] == TRACKS


@pytest.mark.rule("HOS-18.6", "HOS-18.11")
def test_positive_vibes() -> None:
    """Dice 6 and 2: the owner takes Tracks."""
    t = Table(open_ground(9, 5), {"s-t34stz": "4-2 e"})
    strike(t, "s-t34stz", 6, 2)
    assert t.legal() == [("location", "number:2"), ("location", "number:6")]
    t.do("location", "number:2")
    assert t.s.damage[t.u("s-t34stz")] == TRACKS


@pytest.mark.rule("HOS-18.11")
def test_piercing_adds_to_both_dice() -> None:
    t = Table(open_ground(9, 5), {"s-t34stz": "4-2 e"})
    strike(t, "s-t34stz", 1, 4, piercing=True)
    assert t.legal() == [("location", "number:2"), ("location", "number:5")]


@pytest.mark.rule("HOS-16.21")
def test_a_flamethrower_is_flipped_even_by_a_double_hit() -> None:
    t = Table(open_ground(5, 3), {"s-roks": "1-1"})
    strike(t, "s-roks", double=True)
    assert face(t, "s-roks") == 1
    strike(t, "s-roks")
    assert lost(t, "s-roks")


@pytest.mark.rule("HOS-16.21")
def test_a_flamethrower_that_loses_an_assault_is_removed() -> None:
    t = Table(open_ground(5, 3), {"s-roks": "1-1"})
    t.s.then(hits.Hit(target=t.u("s-roks"), side=1, by_fire=False))
    t.advance()
    assert lost(t, "s-roks")


@pytest.mark.rule("HOS-9.9", "HOS-24.8")
def test_the_group_breaks() -> None:
    t = Table(open_ground(9, 3), {f"s-rifle-{i}": f"{i}-1 #1" for i in (1, 2, 3)})
    t.s.battle.tiles[0].break_point = 3
    for unit in t.s.battle.units:
        unit.own = True
    t.s.battle.tiles[0].units = (0, 1, 2)
    for i in (1, 2):
        strike(t, f"s-rifle-{i}")
    assert not t.s.broken[0]
    strike(t, "s-rifle-3")
    assert t.s.broken[0]


@pytest.mark.rule("HOS-4.6", "HOS-23.2")
def test_a_lost_number_keeps_its_slot() -> None:
    t = Table(open_ground(5, 3), {"s-rifle-1": "1-1 #1"})
    t.s.token[t.u("s-rifle-1")] = 2
    strike(t, "s-rifle-1")
    assert t.s.lost_numbers[0] == [2]


@pytest.mark.rule("HOS-22.8")
def test_iron_nerves_spare_a_marker() -> None:
    t = Table(open_ground(9, 3), {"s-dp28-1": "0-0", "g-berninger": "3-0"})
    equip(t, 1, "iron-nerves")
    fire(t, "s-dp28-1", "suppress", "unit:g-berninger", dice=(4,))
    t.do("use", "option:t-german.iron-nerves")
    t.do("pass")
    assert markers(t, "g-berninger") == 1
