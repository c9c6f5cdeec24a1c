"""Hits, damage, destruction (HOS-9, 15.33, 16.21, 18.6)."""

import pytest

from tests.heroes import Table, open_ground


def tank(**more: str) -> Table:
    return Table(open_ground(9, 5), {"g-pz3": "C5 e", **more})


@pytest.mark.rule("HOS-9.1", "HOS-9.2", "HOS-9.3", "HOS-9.6")
def test_flipped_then_destroyed() -> None:
    t = Table(open_ground(5, 3), {"s-rifle-1": "B2", "g-landser-1": "B5"})
    t.hit("s-rifle-1")
    assert t.shows("s-rifle-1") == "weakened"
    assert t.parts("g-landser-1", "fire s-rifle-1")["odds-defence"] == 5
    t.hit("s-rifle-1")
    assert t.lost("s-rifle-1")
    assert t.where("s-rifle-1") == ""


@pytest.mark.rule("HOS-9.4", "HOS-9.7", "HOS-9.21", "HOS-14.8", "HOS-14.15")
def test_a_light_vehicle_becomes_a_wreck() -> None:
    t = Table(open_ground(7, 3), {"g-opel-1": "B4 e"}).shaken("g-opel-1", 2)
    t.hit("g-opel-1")
    assert t.lost("g-opel-1")
    assert t.wrecks() == ["B4 B3"]
    assert t.markers("g-opel-1") == 0


@pytest.mark.rule("HOS-9.22", "HOS-14.9")
def test_a_light_vehicle_of_two_states_is_removed() -> None:
    t = Table(open_ground(7, 3), {"s-gaz4m": "B4 e firing"}).hit("s-gaz4m")
    assert t.lost("s-gaz4m")
    assert t.wrecks() == []


@pytest.mark.rule("HOS-15.33", "HOS-14.5")
def test_a_deployed_machine_gun_is_removed() -> None:
    t = Table(open_ground(5, 3), {"g-mg42": "B2 n deployed"}).hit("g-mg42")
    assert t.lost("g-mg42")


@pytest.mark.rule("HOS-9.5", "HOS-9.10", "HOS-9.11", "HOS-9.12", "HOS-9.13", "HOS-9.14", "HOS-9.15")
@pytest.mark.parametrize(
    ("die", "damage", "suppression"),
    [(1, "crew", 0), (2, "tracks", 0), (3, "hull", 2), (4, "hull", 2), (5, "main-weapon", 0)],
)
def test_damage_by_location(die: int, damage: str, suppression: int) -> None:
    t = tank().hit("g-pz3", die)
    assert t.damage("g-pz3") == [damage]
    assert t.markers("g-pz3") == suppression
    assert not t.lost("g-pz3")


@pytest.mark.rule("HOS-9.15")
def test_a_location_of_6_destroys() -> None:
    t = tank().hit("g-pz3", 6)
    assert t.lost("g-pz3")
    assert t.wrecks() == ["C5 C4"]


@pytest.mark.rule("HOS-9.16")
def test_a_second_marker_of_the_same_type_destroys() -> None:
    t = tank().hit("g-pz3", 3).hit("g-pz3", 4)
    assert t.lost("g-pz3")


@pytest.mark.rule("HOS-9.13", "HOS-6.8")
def test_hull_damage_pins_a_panzer_iii() -> None:
    t = tank().hit("g-pz3", 3).march("g-pz3")
    assert t.resting  # It is immobilised: nothing is left to choose.
    assert t.where("g-pz3") == "C5 C4"


@pytest.mark.rule("HOS-9.17", "HOS-9.19")
@pytest.mark.parametrize(("die", "dead"), [(3, False), (4, True)])
def test_double_hits_destroy_at_once(die: int, dead: bool) -> None:
    """Result 8 against DV 4 destroys a unit with the flip symbol; 7 only flips it."""
    t = Table(open_ground(9, 3), {"s-dp28-1": "A1", "g-landser-1": "A4"})
    t.fire("s-dp28-1", "fire g-landser-1", die)
    assert t.lost("g-landser-1") is dead
    assert (t.shows("g-landser-1") == "weakened") is not dead


@pytest.mark.rule("HOS-9.19")
def test_a_double_hit_on_a_tank() -> None:
    t = tank().hit("g-pz3", double=True)
    assert t.lost("g-pz3")
    assert t.told("location-rolled") == []


@pytest.mark.rule("HOS-9.19")
def test_odds_tell_the_double_hit() -> None:
    t = Table(open_ground(9, 3), {"s-dp28-1": "A1", "g-landser-1": "A4"})
    hit, double = t.odds("s-dp28-1", "fire g-landser-1")
    assert (hit.need, double.need) == (0, 4)


@pytest.mark.rule("HOS-9.18", "HOS-22.3")
def test_suppression_does_not_count_for_the_location() -> None:
    t = tank(**{"s-zis3": "C9 w"}).shaken("s-zis3")
    t.fire("s-zis3", "fire g-pz3", 6, 2)
    assert t.damage("g-pz3") == ["tracks"]


@pytest.mark.rule("HOS-18.6", "HOS-18.11")
def test_positive_vibes() -> None:
    """Dice 6 and 2: the owner takes Tracks."""
    t = Table(open_ground(9, 5), {"s-t34stz": "C5 e"}).hit("s-t34stz", 6, 2)
    assert t.seat() == "soviet"
    assert t.legal() == ["location number=2", "location number=6"]
    t.do("location number=2")
    assert t.damage("s-t34stz") == ["tracks"]


@pytest.mark.rule("HOS-18.11")
def test_piercing_adds_to_both_dice() -> None:
    t = Table(open_ground(9, 5), {"s-t34stz": "C5 e"}).hit("s-t34stz", 1, 4, piercing=True)
    assert t.legal() == ["location number=2", "location number=5"]


@pytest.mark.rule("HOS-16.21")
def test_a_flamethrower_is_flipped_even_by_a_double_hit() -> None:
    t = Table(open_ground(5, 3), {"s-roks": "B2"}).hit("s-roks", double=True)
    assert t.shows("s-roks") == "weakened"
    assert not t.lost("s-roks")
    t.hit("s-roks")
    assert t.lost("s-roks")


@pytest.mark.rule("HOS-16.21")
def test_a_flamethrower_that_loses_an_assault_is_removed() -> None:
    t = Table(open_ground(5, 3), {"s-roks": "B2"}).hit("s-roks", by_fire=False)
    assert t.lost("s-roks")


@pytest.mark.rule("HOS-9.9", "HOS-24.8")
def test_the_group_breaks() -> None:
    """With the third of its own units; others that fight beside it do not count."""
    units = {"g-berninger": "B1", "g-spaeher": "B2", "g-mg34": "B3", "g-landser-1": "B4"}
    t = Table(open_ground(9, 3), units)
    for id in ("g-landser-1", "g-berninger", "g-spaeher"):
        t.hit(id, double=True)
        assert t.json["broken"] == {}
    t.hit("g-mg34", double=True)
    assert t.json["broken"] == {"t-pzg": 1}
    assert t.told("tile-broken") == [{"tile": "t-pzg", "side": "german"}]


@pytest.mark.rule("HOS-4.6", "HOS-23.2")
def test_a_lost_number_keeps_its_slot() -> None:
    t = Table(open_ground(5, 3), {"s-rifle-1": "B2 weakened"})
    t.alter("s-rifle-1", token="2")
    t.hit("s-rifle-1")
    assert t.json["lost_numbers"]["soviet"] == [2]


@pytest.mark.rule("HOS-22.8")
def test_iron_nerves_spare_a_marker() -> None:
    t = Table(open_ground(9, 3), {"s-dp28-1": "A1", "g-berninger": "A4"})
    t.equip("german", "iron-nerves")
    t.fire("s-dp28-1", "suppress g-berninger", 4)
    t.do("use option=iron-nerves")
    t.do("pass")
    assert t.markers("g-berninger") == 1
