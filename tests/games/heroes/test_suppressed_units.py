"""Every ability of a counter under suppression (HOS-22): what it spoils, what it does not."""

import pytest

from tests.heroes import Table, open_ground
from tests.heroes_drawn import scenario
from tests.heroes_staged import staged


def penalties(t: Table) -> list[int]:
    return [roll["penalty"] for roll in t.told("attack-rolled")]


# Weapons.


@pytest.mark.rule("HOS-22.2", "HOS-16.26")
def test_on_the_move() -> None:
    """Two from the CV for moving, two from the result for the marker."""
    t = Table(open_ground(9, 3), {"g-r75": "B1 e", "s-rifle-1": "B6"}).shaken("g-r75")
    t.march("g-r75").do("fire s-rifle-1", 6)
    rolled = t.told("attack-rolled")[0]
    assert (rolled["value"], rolled["penalty"], rolled["result"]) == (3 - 2, 2, 5)


@pytest.mark.rule("HOS-22.2", "HOS-27.8")
def test_suppressive_fire() -> None:
    """The value is doubled, the marker is not: 8 + 3 − 2."""
    t = Table(open_ground(9, 3), {"s-dp28-1": "A1", "g-landser-1": "A4"}).shaken("s-dp28-1")
    t.fire("s-dp28-1", "suppress g-landser-1", 3)
    assert (t.result(), t.markers("g-landser-1")) == (9, 2)


@pytest.mark.rule("HOS-22.2", "HOS-16.57")
def test_machine_gunner() -> None:
    """Every share is rolled with the penalty; the points to share are not fewer."""
    units = {"g-mg42": "D1 e deployed", "s-rifle-1": "C6", "s-rifle-2": "D6"}
    t = Table(open_ground(12, 7), units).shaken("g-mg42")
    t.fire("g-mg42", "split")
    t.do("share s-rifle-1 points=2")
    t.do("share s-rifle-2 points=2", 6, 5)
    assert penalties(t) == [2, 2]
    assert [roll["result"] for roll in t.told("attack-rolled")] == [6, 5]


@pytest.mark.rule("HOS-22.2", "HOS-16.10")
def test_twin_linked() -> None:
    t = Table(open_ground(9, 9), {"s-gaz4m": "D5 n firing", "g-landser-1": "I5"})
    t.shaken("s-gaz4m").fire("s-gaz4m", "fire g-landser-1", 2, 5)
    assert t.result() == 5 + 4 - 2  # once, from what the better die makes


@pytest.mark.rule("HOS-22.2", "HOS-16.28")
def test_scary_shot() -> None:
    """A shaken gun misses more, and frightens all the same."""
    t = Table(open_ground(9, 3), {"s-zis3": "B1 e", "g-landser-1": "B5"}).shaken("s-zis3")
    t.fire("s-zis3", "fire g-landser-1", 2)
    assert (t.result(), t.markers("g-landser-1")) == (3, 1)


@pytest.mark.rule("HOS-22.3", "HOS-9.18", "HOS-16.58")
def test_armour_piercing() -> None:
    """The marker lowers the attack, not the location: 1 + 1 is Tracks."""
    t = Table(open_ground(9, 3), {"g-pak38": "B1 e", "s-t34": "B5 e"}).shaken("g-pak38")
    t.fire("g-pak38", "fire s-t34", 6, 1)
    assert (t.result(), t.damage("s-t34")) == (8, ["tracks"])


@pytest.mark.rule("HOS-16.94", "HOS-22.2")
def test_opportunity_fire() -> None:
    """Suppression does not bar a reaction, it spoils it; it comes once."""
    t = Table(open_ground(12, 7), {"g-mg42": "D2 e deployed", "s-rifle-1": "D7"})
    t.shaken("g-mg42", 2).march("s-rifle-1", "D8").do("react g-mg42")
    t.do("fire s-rifle-1", 6)
    assert penalties(t) == [4]
    t.do("step D9")
    assert t.seat() == "soviet"


@pytest.mark.rule("HOS-22.3", "HOS-16.8")
def test_destruction() -> None:
    t = Table(open_ground(9, 3), {"s-zis3": "B1 e"}).shaken("s-zis3", 3)
    t.wreck("wreck_armour_1", "B5")
    t.fire("s-zis3", "demolish wreck=0", 4, 4)
    assert t.points("wreck=0") == 2


@pytest.mark.rule("HOS-16.47", "HOS-22.4")
def test_limited_range_in_squares() -> None:
    """Markers shorten the legs, not the range."""
    t = Table(open_ground(9, 3), {"s-boris": "B1", "g-landser-1": "B5"}).shaken("s-boris", 2)
    assert "fire g-landser-1" in t.shots("s-boris")
    assert t.march("s-boris").squares() == set()


@pytest.mark.rule("HOS-16.49", "HOS-22.2")
def test_limited_range_in_interspaces() -> None:
    t = Table(open_ground(9, 3), {"s-ampulomet": "B1", "g-landser-1": "B5"}).shaken("s-ampulomet")
    t.fire("s-ampulomet", "howitzer +AB4/5", 4)
    assert penalties(t) == [2]


@pytest.mark.rule("HOS-16.50", "HOS-22.2")
def test_the_red_triangle_ignores_obstacles_not_markers() -> None:
    t = Table(["..g.....", "........"], {"s-ampulomet": "A1", "g-landser-1": "A4"})
    t.shaken("s-ampulomet").fire("s-ampulomet", "howitzer +AB3/4", 4)
    assert penalties(t) == [2]


@pytest.mark.rule("HOS-16.12", "HOS-22.2")
@pytest.mark.parametrize(("die", "given"), [(5, 0), (6, 1)])
def test_diversion_fire(die: int, given: int) -> None:
    t = Table(open_ground(9, 3), {"s-militia-1": "A1", "g-landser-1": "A4"}).shaken("s-militia-1")
    t.fire("s-militia-1", "divert g-landser-1", die)
    assert t.markers("g-landser-1") == given


@pytest.mark.rule("HOS-16.84", "HOS-16.20", "HOS-22.2")
def test_flamethrower() -> None:
    t = Table(open_ground(9, 5), {"g-flamm": "C1", "s-rifle-1": "C3", "s-rifle-2": "D4"})
    t.shaken("g-flamm").fire("g-flamm", "flame aim=3,0", 2, 2)
    assert penalties(t) == [2, 2]
    assert t.markers("s-rifle-1") == t.markers("s-rifle-2") == 1


@pytest.mark.rule("HOS-16.36", "HOS-22.2")
def test_howitzer() -> None:
    t = Table(open_ground(9, 5), {"s-reggun": "C1 e", "g-landser-1": "C6", "g-landser-2": "D7"})
    t.shaken("s-reggun").fire("s-reggun", "howitzer +CD6/7", 1, 1)
    assert penalties(t) == [2, 2]


@pytest.mark.rule("HOS-8.29", "HOS-6.9")
def test_a_pinned_gun_still_turns() -> None:
    """Its arc is a matter of facing, and a 0-move is left to it."""
    t = Table(open_ground(9, 5), {"s-gun45": "C5 n", "g-landser-1": "C9"}).shaken("s-gun45", 2)
    assert t.no_shot("s-gun45", "fire g-landser-1") == "refusal-out-of-arc HOS-8.29"
    t.march("s-gun45").do("stop e")
    assert "fire g-landser-1" in t.shots("s-gun45")


# Faces.


@pytest.mark.rule("HOS-19.7", "HOS-19.9")
@pytest.mark.parametrize("markers", [0, 3])
def test_order_and_personal_order(markers: int) -> None:
    """A suppressed officer still commands."""
    document = {
        **scenario(open_ground(9, 3), ()),
        "forces": {
            "soviet": [{"tile": "t-volga", "options": {}}, {"tile": "t-zhuk", "options": {}}],
            "german": [{"tile": "t-pzg", "options": {}}],
        },
        "reinforcements": [],
    }
    units = {"s-boris": "A1", "s-zhuk": "A2", "s-scouts": "A3", "s-dp28": "A4"}
    t = staged(document, {**units, "g-berninger": "C1", "g-mg34": "C2"})
    for id in units:
        t.shaken(id, markers)
    t.begin("orders")
    assert t.told("tokens-taken")[0]["numbered"] == 3


@pytest.mark.rule("HOS-19.1")
def test_autonomous() -> None:
    t = Table(open_ground(9, 3), {"g-pohl": "B1", "s-rifle-1": "B9"}).shaken("g-pohl", 3)
    t.alter("s-rifle-1", token="1")
    t.begin("activations")
    assert (t.seat(), t.legal()) == ("german", ["autonomous g-pohl", "pass"])


@pytest.mark.rule("HOS-19.4", "HOS-22.9")
def test_inspiration() -> None:
    """Shaken officers steady others, one marker each, and not themselves."""
    t = Table(open_ground(9, 3), {"s-brodov": "B2", "s-rifle-1": "B4", "s-rifle-2": "C2"})
    t.shaken("s-brodov", 2).shaken("s-rifle-1", 2).activate("s-brodov")
    t.do("inspire")
    assert [t.markers(id) for id in ("s-brodov", "s-rifle-1", "s-rifle-2")] == [2, 1, 0]


@pytest.mark.rule("HOS-19.11")
def test_scout() -> None:
    """Its number is printed: markers do not shorten a Scout move."""
    t = Table(open_ground(9, 3), {"s-scouts-1": "B1"}).shaken("s-scouts-1")
    t.change(phase="setup")
    t.march("s-scouts-1", "B2", "B3", "B4", "B5")
    assert t.where("s-scouts-1") == "B5"


@pytest.mark.rule("HOS-20.22", "HOS-22.4")
def test_transport() -> None:
    """A pinned passenger stays aboard; its vehicle drives by its own markers."""
    units = {"g-opel": "B3 e", "g-pzgren-1": "in g-opel"}
    t = Table(open_ground(9, 3), units)
    assert t.march("g-pzgren-1").legal()  # not pinned: it may get out
    t.rest()
    t.shaken("g-pzgren-1", 2).march("g-pzgren-1")
    assert t.resting  # nothing it could do
    t.march("g-opel", "B4", "B5", "B6", "B7", "B8", "B9")
    assert t.where("g-opel") == "B9 B8"
    slow = Table(open_ground(9, 3), units).shaken("g-opel")
    slow.march("g-opel", "B4", "B5", "B6", "B7")
    assert slow.squares() == set()


@pytest.mark.rule("HOS-18.7")
def test_mechanic() -> None:
    t = Table(open_ground(9, 5), {"s-fitters": "B2", "s-t34": "B4 e"}).shaken("s-fitters", 3)
    t.alter("s-t34", damage=["tracks"])
    t.activate("s-fitters")
    t.do("repair s-t34 damage=tracks")
    assert t.damage("s-t34") == []


@pytest.mark.rule("HOS-18.6", "HOS-22.3")
def test_positive_vibes() -> None:
    """Neither the tank's markers nor the firer's count for the location."""
    t = Table(open_ground(9, 5), {"s-t34stz": "C5 e"}).shaken("s-t34stz", 2)
    t.hit("s-t34stz", 6, 2)
    assert t.legal() == ["location number=2", "location number=6"]


@pytest.mark.rule("HOS-16.1")
def test_artillery_spotter() -> None:
    """A shaken observer still sees where the shells fall."""
    t = Table(open_ground(9, 9), {"g-beobachter": "A1"}).shaken("g-beobachter", 3)
    t.call(t.equip("german", "artillery"))
    t.do("aim +DE4/5", 1)
    assert t.told("template-placed") == [{"point": "4-2"}]


@pytest.mark.rule("HOS-15.35", "HOS-7.10")
def test_ambush() -> None:
    """Shaken spotters spot, a shaken hidden unit stays hidden where it is and controls nothing."""
    t = Table(open_ground(9, 3), {"s-scouts-1": "B1 hidden", "g-landser-1": "B9"})
    t.shaken("g-landser-1", 3).march("g-landser-1")
    assert t.shows("s-scouts-1") == "inactive"
    hidden = Table(["w......", "w......"], {"s-scouts-1": "A1 hidden", "g-landser-1": "B2"})
    assert "A2" not in hidden.march("g-landser-1").squares()
    hidden.rest()
    hidden.shaken("s-scouts-1").march("g-landser-1")
    assert hidden.shows("s-scouts-1") == "hidden"
    assert "A2" in hidden.squares()  # within a zone that is not there


@pytest.mark.rule("HOS-15.42", "HOS-20.22")
def test_crew() -> None:
    """A crew with markers that leave it no movement does not get out."""
    units = {"s-t34": "B4 e", "s-drozd": "in s-t34 aboard"}
    assert Table(open_ground(9, 3), units).declarations("s-drozd") == ["move"]
    pinned = Table(open_ground(9, 3), units).shaken("s-drozd", 2)
    assert pinned.declarations("s-drozd") == []
    pinned.rest()
    # Its abilities serve all the same: two dice for the location.
    pinned.hit("s-t34", 6, 2)
    assert pinned.legal() == ["location number=2", "location number=6"]
