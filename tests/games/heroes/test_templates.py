"""Blasts, grenades and flames (HOS-16.13–16.23, 16.30–16.46, 25.12–25.21, 28)."""

from typing import Any

import pytest

from tests.heroes import Table, changed, house, open_ground
from tests.heroes_drawn import option


def barrage(t: Table, point: str, *dice: int) -> Table:
    """Artillery of the Germans on an Interspace; the first die is for its scatter."""
    t.call(t.equip("german", "artillery"))
    t.do(f"aim {point}", *dice)
    return t


def attacked(t: Table) -> list[str]:
    """Who was attacked, in turn."""
    return [roll["target"] for roll in t.told("attack-rolled")]


def placed(t: Table) -> str:
    """Where the template came to lie, in squares from the upper left corner."""
    return str(t.told("template-placed")[0]["point"])


# The blast template.


@pytest.mark.rule("HOS-28.3", "HOS-28.1", "HOS-28.8", "HOS-16.34")
def test_a_blast_covers_four_squares() -> None:
    """And attacks friend and foe under it."""
    units = {"s-rifle-1": "C3", "s-rifle-2": "D4", "g-landser-1": "C4", "s-rifle-3": "D5"}
    t = barrage(Table(open_ground(9, 6), {**units, "g-opel-1": "D3 e"}), "+CD3/4", 6, 1, 1, 1, 1)
    assert sorted(attacked(t)) == ["g-landser-1", "g-opel-1", "s-rifle-1", "s-rifle-2"]


@pytest.mark.rule("HOS-25.30", "HOS-16.42", "HOS-28.14")
@pytest.mark.parametrize(
    ("die", "where"), [(6, "4-4"), (5, "4-4"), (1, "4-1"), (2, "7-4"), (3, "4-7"), (4, "1-4")]
)
def test_scatter(die: int, where: str) -> None:
    assert placed(barrage(Table(open_ground(9, 9), {}), "+DE4/5", die)) == where


@pytest.mark.rule("HOS-28.5", "HOS-28.14")
def test_off_the_field_nothing_happens() -> None:
    t = barrage(Table(open_ground(9, 9), {"s-rifle-1": "A5"}), "+AB4/5", 1)
    assert t.told("template-off-field")
    edge = barrage(Table(open_ground(9, 9), {"s-rifle-1": "A5"}), "+CD4/5", 1, 4)
    assert edge.result() == 8  # On the rim the squares of the field are attacked.


@pytest.mark.rule("HOS-16.1", "HOS-16.2", "HOS-25.30")
def test_spotters_shorten_the_scatter_by_one() -> None:
    t = Table(open_ground(9, 9), {"g-beobachter": "A1", "s-rifle-1": "I9"})
    assert placed(barrage(t, "+DE4/5", 1)) == "4-2"


@pytest.mark.rule("HOS-16.1")
def test_a_spotter_needs_clear_sight() -> None:
    t = Table(["." * 9, ".w" + "." * 7, *open_ground(9, 7)], {"g-beobachter": "A1"})
    assert placed(barrage(t, "+DE4/5", 1)) == "4-1"


@pytest.mark.rule("HOS-16.43", "HOS-22.3", "HOS-16.42")
def test_suppression_does_not_change_the_scatter() -> None:
    t = Table(open_ground(12, 12), {"s-mortar82": "G1 n deployed", "g-landser-1": "G7"})
    t.shaken("s-mortar82")
    t.lay_smoke("G4")  # Obscured: the owner may scatter.
    t.fire("s-mortar82", "indirect +FG6/7", 5, 6)
    assert placed(t) == "6-6"
    assert t.result() == 6 + 2 - 2


@pytest.mark.rule("HOS-16.86", "HOS-16.41", "HOS-16.45")
def test_the_mode_of_indirect_fire_follows_from_sight() -> None:
    rows = open_ground(12, 8)
    units = {"s-mortar82": "E1 n deployed", "g-landser-1": "E7"}
    clear = Table(rows, units)
    assert "howitzer +DE6/7" in clear.shots("s-mortar82")
    key = "refusal-indirect-in-sight HOS-16.86"
    assert clear.no_shot("s-mortar82", "indirect +DE6/7") == key
    blocked = Table([row[:3] + "g" + row[4:] for row in rows], units)
    assert "indirect +DE6/7" in blocked.shots("s-mortar82")
    key = "refusal-point-not-seen HOS-16.32"
    assert blocked.no_shot("s-mortar82", "howitzer +DE6/7") == key


@pytest.mark.rule("HOS-16.30", "HOS-16.31", "HOS-16.35", "HOS-16.36")
def test_a_howitzer_attacks_every_unit_once() -> None:
    t = Table(
        [".w" + "." * 10, *open_ground(12, 3)],
        {"s-reggun": "A1 e", "g-landser-1": "A11", "g-berninger": "B12"},
    )
    assert "odds-long-range" not in t.parts("s-reggun", "howitzer +AB11/12")
    t.fire("s-reggun", "howitzer +AB11/12", 1, 6)
    rolls = [(roll["target"], roll["mode"]) for roll in t.told("attack-rolled")]
    assert sorted(rolls) == [("g-berninger", "blast"), ("g-landser-1", "blast")]


@pytest.mark.rule("HOS-16.40", "HOS-28.18")
def test_the_side_of_a_tank_counts() -> None:
    t = Table(open_ground(12, 5), {"s-reggun": "C1 e", "g-pz3": "C6 w"})
    assert t.parts("s-reggun", "howitzer +CD5/6")["odds-defence"] == 7


@pytest.mark.rule("HOS-16.33", "HOS-28.12", "HOS-16.37")
def test_buildings_shelter_from_blasts() -> None:
    four = house("H", 10, 4, "+-+-+", "|a a|", "+ + +", "|a aD", "+-+-+", a="house_1")
    units = {"s-reggun": "D1 e", "g-landser-1": "C6", "g-landser-2": "D8"}
    t = Table(open_ground(12, 6), units, houses=[four])
    key = "refusal-blast-inside-building HOS-16.33"
    assert t.no_shot("s-reggun", "howitzer +CD6/7") == key
    # On its corner, but the squares are intact: only the building itself is attacked.
    t.fire("s-reggun", "howitzer +BC5/6", 4, 1)
    assert attacked(t) == []
    assert [roll["structure"] for roll in t.told("destruction-rolled")] == ["part:H-a"]


@pytest.mark.rule("HOS-16.39", "HOS-15.8")
def test_hidden_units_ignore_blasts() -> None:
    for shows, targets in (("hidden", []), ("inactive", ["s-scouts-1"])):
        t = Table(open_ground(9, 6), {"s-scouts-1": f"D4 {shows}"})
        assert attacked(barrage(t, "+DE4/5", 6, *[1] * len(targets))) == targets


@pytest.mark.rule("HOS-16.46")
def test_no_indirect_fire_from_a_building() -> None:
    hut = house("H", 4, 4, "+W+", "WaW", "+D+", a="house_1")
    units = {"s-mortar82": "C3 n deployed", "g-landser-1": "C7"}
    t = Table(open_ground(9, 6), units, houses=[hut])
    key = "refusal-indirect-from-building HOS-16.46"
    assert t.no_shot("s-mortar82", "howitzer +CD6/7") == key


@pytest.mark.rule("HOS-16.49")
def test_limited_range_in_interspaces() -> None:
    units = {"s-ampulomet": "B1", "g-landser-1": "B5", "g-landser-2": "B7"}
    t = Table(open_ground(12, 4), units)
    assert "howitzer +AB4/5" in t.shots("s-ampulomet")
    key = "refusal-interspaces-too-far HOS-16.49"
    assert t.no_shot("s-ampulomet", "howitzer +AB6/7") == key


@pytest.mark.rule("HOS-16.81", "HOS-28.7")
def test_two_units_in_one_wreck_make_one_destruction_roll() -> None:
    t = Table(open_ground(9, 4), {"s-rifle-1": "B4", "s-rifle-2": "B5"})
    t.wreck("wreck_light_2", "B4", "B5")
    barrage(t, "+AB4/5", 6, 1, 1, 4, 1)
    assert attacked(t) == ["s-rifle-1", "s-rifle-2"]
    assert [roll["dice"] for roll in t.told("destruction-rolled")] == [[4, 1]]


# Grenades.


def armed(*drawn: Any, **rest: Any) -> Table:
    """A table on which the Germans have grenades."""
    t = Table(*drawn, **rest)
    t.equip("german", "grenades")
    return t


@pytest.mark.rule("HOS-25.35", "HOS-25.13")
@pytest.mark.parametrize(
    ("point", "away"),
    [("+EF5/6", 1), ("+FG6/7", 1), ("+EF4/5", 2), ("+GH7/8", 2), ("+FG8/9", 3)],
)
def test_counting_interspaces(point: str, away: int) -> None:
    """The refusal of a throw that is too long tells how far it is."""
    with changed(option("grenades"), params={"range_interspaces": 0}):
        t = armed(open_ground(12, 12), {"g-landser-1": "F6"}, id="short-throws")
        t.ready("g-landser-1")
        refusal = t.state.why_not("german", t.read(f"grenade {point} option=grenades"))
        assert refusal is not None
        assert (refusal.key, refusal.params["range"]) == ("refusal-grenade-range", away)


@pytest.mark.rule("HOS-25.12", "HOS-25.15", "HOS-25.17", "HOS-25.34")
def test_the_worked_grenade() -> None:
    """A: die 5 and CV 2 is 7 against 4 and terrain 1; B: die 1, 3 against 4."""
    rows = ["....o....", *open_ground(9, 3)]
    t = armed(rows, {"g-landser-1": "B3", "s-rifle-1": "A5", "s-rifle-2": "B4"})
    t.fire("g-landser-1", "grenade +AB4/5 option=grenades", 5, 1)
    assert [roll["result"] for roll in t.told("attack-rolled")] == [7, 3]
    assert (t.shows("s-rifle-1"), t.shows("s-rifle-2")) == ("weakened", "full")
    assert t.left("grenades") == 2


@pytest.mark.rule("HOS-25.15", "HOS-16.79")
def test_the_thrower_is_not_spared() -> None:
    """One die for each unit under the template."""
    t = armed(open_ground(9, 4), {"g-landser-1": "B3", "s-rifle-1": "B4"})
    t.fire("g-landser-1", "grenade +AB3/4 option=grenades", 1, 3)
    assert sorted(attacked(t)) == ["g-landser-1", "s-rifle-1"]
    assert t.shows("g-landser-1") == "weakened"


@pytest.mark.rule("HOS-16.79")
def test_one_die_for_each_unit_under_a_grenade() -> None:
    t = armed(open_ground(9, 4), {"g-landser-1": "B3", "s-rifle-1": "B5"})
    t.fire("g-landser-1", "grenade +AB4/5 option=grenades", 3)
    assert attacked(t) == ["s-rifle-1"]


#: Squares C4 and C5; a window in the west, a door in the east.
ROOM = house("H", 6, 4, "+-+-+", "Wa aD", "+-+-+", a="house_1")


@pytest.mark.rule("HOS-25.19", "HOS-25.21", "HOS-25.36")
def test_into_a_room_through_an_opening() -> None:
    t = armed(open_ground(9, 5), {"g-landser-1": "C3", "s-rifle-1": "C5"}, houses=[ROOM])
    thrown = [text for text in t.shots("g-landser-1") if text.startswith("grenade")]
    assert thrown == ["grenade side=6-4-6-6 option=grenades"]
    t.fire("g-landser-1", thrown[0], 2)
    assert t.told("attack-rolled")[0]["defence"] == 4  # no bonus of the building
    assert t.shows("s-rifle-1") == "weakened"


@pytest.mark.rule("HOS-25.16", "HOS-25.14")
def test_not_through_walls() -> None:
    t = armed(open_ground(9, 5), {"g-landser-1": "B4", "s-rifle-1": "C4"}, houses=[ROOM])
    assert not [text for text in t.shots("g-landser-1") if text.startswith("grenade")]


@pytest.mark.rule("HOS-25.38", "HOS-25.20")
def test_out_of_a_building() -> None:
    """By the door, and from there on as far as it goes; not back over the roof."""
    units = {"g-landser-1": "C5", "s-rifle-1": "C7", "s-rifle-2": "A5"}
    t = armed(open_ground(9, 5), units, houses=[ROOM])
    assert "grenade +BC6/7 option=grenades" in t.shots("g-landser-1")
    for point in ("+BC5/6", "+CD5/6"):
        key = "refusal-grenade-hits-nobody HOS-25.15"
        assert t.no_shot("g-landser-1", f"grenade {point} option=grenades") == key
    key = "refusal-grenade-out-of-building HOS-25.38"
    assert t.no_shot("g-landser-1", "grenade +AB3/4 option=grenades") == key


@pytest.mark.rule("HOS-21.37", "HOS-31.10")
def test_a_grenade_is_sent_back() -> None:
    t = armed(open_ground(9, 4), {"g-landser-1": "B3", "s-rifle-1": "B5"})
    t.hold("soviet", "sc-return")
    t.fire("g-landser-1", "grenade +AB4/5 option=grenades")
    t.do("play sc-return +AB2/3", 3)
    assert t.shows("g-landser-1") == "weakened"
    assert t.shows("s-rifle-1") == "full"


# Flames.


@pytest.mark.rule("HOS-16.13", "HOS-16.15", "HOS-16.20", "HOS-16.84")
@pytest.mark.parametrize(("die", "hit"), [(2, False), (3, True)])
def test_a_flame_burns_and_suppresses(die: int, hit: bool) -> None:
    """CV 3, die 2, DV 4 in +2: no hit, one marker; die 3: hit and, alive, a marker."""
    rows = [*open_ground(9, 2), "..#......", *open_ground(9, 2)]
    t = Table(rows, {"g-flamm": "C1", "s-rifle-1": "C3"})
    t.fire("g-flamm", "flame aim=3,0", die)
    assert (t.shows("s-rifle-1") == "weakened") is hit
    assert t.markers("s-rifle-1") == 1


@pytest.mark.rule("HOS-16.14")
def test_a_flame_on_the_move() -> None:
    t = Table(open_ground(9, 5), {"s-roks": "C1", "g-landser-1": "C3"}).march("s-roks")
    assert dict(t.odds_of("flame aim=3,0")[0].parts)["odds-on-the-move"] == 1


@pytest.mark.rule("HOS-16.83")
def test_a_flamethrower_may_fire_normally() -> None:
    t = Table(open_ground(9, 5), {"s-roks": "C1", "g-landser-1": "C3"})
    assert "fire g-landser-1" in t.shots("s-roks")


@pytest.mark.rule("HOS-16.16", "HOS-28.16")
def test_the_flame_of_a_tank_starts_at_its_front_within_the_arc() -> None:
    t = Table(open_ground(12, 9), {"s-ot34": "E5 e", "g-landser-1": "E7", "g-landser-2": "G5"})
    assert "flame aim=3,0 weapon=secondary" in t.shots("s-ot34")
    key = "refusal-out-of-arc HOS-8.29"
    assert t.no_shot("s-ot34", "flame aim=0,3 weapon=secondary") == key


@pytest.mark.rule("HOS-15.39", "HOS-16.17")
def test_a_flame_finds_hidden_units() -> None:
    t = Table(open_ground(9, 5), {"g-flamm": "C1", "s-scouts-1": "C3 hidden"})
    t.fire("g-flamm", "flame aim=3,0", 1)
    assert t.shows("s-scouts-1") == "inactive"
    assert t.told("attack-rolled")[0]["defence"] == 5


@pytest.mark.rule("HOS-16.22", "HOS-16.85")
def test_a_flame_into_a_room() -> None:
    units = {"g-flamm": "C3", "s-rifle-1": "C5", "s-rifle-2": "C4"}
    t = Table(open_ground(9, 5), units, houses=[ROOM])
    t.fire("g-flamm", "flame-room side=6-4-6-6", 1, 1)
    assert [roll["defence"] for roll in t.told("attack-rolled")] == [4, 4]
    assert t.markers("s-rifle-1") == t.markers("s-rifle-2") == 1


@pytest.mark.rule("HOS-16.42")
def test_odds_of_a_mortar_tell_the_scatter() -> None:
    t = Table(open_ground(12, 8), {"s-mortar82": "E1 n deployed", "g-landser-1": "E7"})
    t.lay_smoke("E4")
    scatter = t.odds("s-mortar82", "indirect +DE6/7")[0]
    assert (scatter.target, scatter.need) == ("scatter", 5)
    assert not t.lost("g-landser-1")


@pytest.mark.rule("HOS-16.92")
def test_a_template_in_a_reaction_covers_its_target() -> None:
    """The gun stands in a firing position."""
    rows = [*open_ground(9, 2), "x........", *open_ground(9, 2)]
    t = Table(rows, {"s-reggun": "C1 e", "g-landser-1": "C7", "g-landser-2": "E9"})
    t.march("g-landser-1", "C6").do("react s-reggun")
    aims = [f"howitzer {point}" for point in ("+BC5/6", "+BC6/7", "+CD5/6", "+CD6/7")]
    assert sorted(t.legal("howitzer")) == aims
