"""Rare cases of fire: wall stubs, flamethrowers aboard and on the move; how they are told."""

import pytest

from sandtable.games.heroes.fire.kinds_of_fire import MOVE
from sandtable.games.heroes.land import structures
from sandtable.games.heroes.land.field import Plan
from sandtable.games.heroes.moving import wrecks
from sandtable.language.words import Words
from tests.games.heroes.kit import equip
from tests.games.heroes.moments import duel
from tests.games.heroes.range import fire, refused
from tests.games.heroes.range import shots as announced
from tests.games.heroes.table import Table, heroes, open_ground

#: One room; a wall that ends inside it stands between its two western squares.
STUB = Plan("H", 6, 4, ("+-+-+", "|a a|", "+-+ +", "|a aD", "+-+-+"), {"a": ("house_1", False)})


def stub(**units: str) -> Table:
    """The wall stub has been blown open."""
    there = {name.replace("_", "-"): square for name, square in units.items()}
    t = Table(open_ground(9, 7), there, plans=[STUB])
    structures.breach(t.s, t.s.battle.field.edge_named["6-6-8-6"], t.events)
    return t


@pytest.mark.rule("HOS-25.36", "HOS-25.37")
def test_no_grenade_through_an_opening_into_the_own_room() -> None:
    """A breach in a wall stub leads back into the room: the template inside it is what there is."""
    t = stub(s_rifle_1="3-2", g_landser_1="4-3")
    equip(t, 0, "grenades")
    thrown = [action for action in announced(t, "s-rifle-1") if action[0] == "grenade"]
    assert thrown == [("grenade", "point:4-3", "option:t-soviet.grenades")]


@pytest.mark.rule("HOS-16.85")
def test_no_flame_through_an_opening_into_the_own_room() -> None:
    t = stub(s_roks="3-2", g_landser_1="4-3")
    assert not [action for action in announced(t, "s-roks") if action[0] == "flame-room"]


@pytest.mark.rule("HOS-16.14", "HOS-20.9")
def test_a_flamethrower_burns_from_aboard_but_does_not_shoot() -> None:
    """Its flame has Fire on the Move, its other fire has not."""
    t = Table(open_ground(9, 5), {"g-opel": "2-2 w", "g-flamm": "in g-opel", "s-rifle-1": "5-2"})
    kinds = {action[0] for action in announced(t, "g-flamm")}
    assert kinds == {"flame"}
    assert refused(t, "g-flamm", "fire", "unit:s-rifle-1") == "refusal-heavy-weapon-aboard HOS-20.9"


@pytest.mark.rule("HOS-16.14", "HOS-8.33")
def test_a_flamethrower_throws_no_grenade_on_the_move() -> None:
    t = Table(open_ground(9, 5), {"g-flamm": "2-2", "s-rifle-1": "4-2"})
    equip(t, 1, "grenades")
    assert {action[0] for action in announced(t, "g-flamm", MOVE)} == {"flame"}
    grenade = ("grenade", "point:4-2", "option:t-german.grenades")
    assert grenade in announced(t, "g-flamm")
    assert refused(t, "g-flamm", *grenade, origin=MOVE) == "refusal-not-on-the-move HOS-8.37"


@pytest.mark.rule("HOS-25.13", "HOS-25.15", "HOS-25.38", "HOS-25.4", "HOS-25.6")
def test_why_a_grenade_cannot_be_thrown() -> None:
    """Each with its own rule: too far, in vain, out of a closed room, for others, none left."""
    t = Table(
        open_ground(9, 7), {"s-rifle-1": "3-2", "s-rifle-2": "1-3", "g-landser-1": "2-1"},
        plans=[STUB],
    )  # fmt: skip
    grenades = equip(t, 0, "grenades")

    def why(thrower: str, point: str) -> str:
        return refused(t, thrower, "grenade", f"point:{point}", "option:t-soviet.grenades")

    assert why("s-rifle-2", "5-1") == "refusal-grenade-range HOS-25.13"
    assert why("s-rifle-2", "1-5") == "refusal-grenade-hits-nobody HOS-25.15"
    assert why("s-rifle-1", "3-2") == "refusal-grenade-out-of-building HOS-25.38"
    assert why("s-rifle-2", "4-3") == "refusal-grenade-through-opening HOS-25.19"
    assert why("g-landser-1", "2-2") == "refusal-gear-of-others HOS-25.4"
    t.s.markers[grenades] = 0
    assert why("s-rifle-2", "2-2") == "refusal-marker-none HOS-25.6"


@pytest.mark.rule("HOS-8.29", "HOS-16.16")
def test_a_point_outside_the_arc_is_not_just_unseen() -> None:
    t = Table(open_ground(12, 9), {"s-reggun": "6-4 e", "g-landser-1": "2-4", "g-landser-2": "9-4"})
    assert refused(t, "s-reggun", "howitzer", "point:2-4") == "refusal-out-of-arc HOS-8.29"
    tank = Table(open_ground(12, 9), {"s-ot34": "6-4 e", "g-landser-1": "2-4"})
    flame = ("flame", "aim:-3,0", "weapon:secondary")
    assert refused(tank, "s-ot34", *flame) == "refusal-out-of-arc HOS-8.29"


@pytest.mark.rule("HOS-25.8", "HOS-25.6")
def test_why_no_more_markers_can_be_spent_on_a_shot() -> None:
    t = duel()
    ammo = equip(t, 0, "ammo")
    t.s.markers[ammo] = 4
    t.hold(0, "sc-snap")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1")
    for _ in range(3):
        t.do("use", "option:t-soviet.ammo")
    assert t.refused("use", "option:t-soviet.ammo") == "refusal-markers-three HOS-25.8"
    t.s.markers[ammo] = 0
    assert t.refused("use", "option:t-soviet.ammo") == "refusal-marker-none HOS-25.6"


@pytest.mark.rule("HOS-21.10")
def test_why_no_second_bonus_can_be_played_on_a_shot() -> None:
    t = duel()
    equip(t, 0, "ammo")
    t.hold(0, "sc-snap", "sc-steel")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1")
    t.do("bonus", "card:sc-snap")
    assert t.refused("bonus", "card:sc-steel") == "refusal-bonus-once HOS-21.10"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Flame, aim: 3 east, 1 north"),
        ("ru", "Пламя, цель: 3 к востоку, 1 к северу"),
        ("uk", "Полум’я, ціль: 3 на схід, 1 на північ"),
    ],
)
def test_a_flame_is_told_by_the_compass(language: str, told: str) -> None:
    assert Words(language, heroes()).action(("flame", "aim:3,-1")) == told


def test_a_flame_from_aboard_is_told_with_its_square() -> None:
    told = Words("en", heroes()).action(("flame", "aim:0,3", "square:4-3"))
    assert told == "Flame from 4-3, aim: 3 south"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The wreck in 3-2, 4-2 is gone."),
        ("ru", "Обломки на 3-2, 4-2: убраны."),
        ("uk", "Остов на 3-2, 4-2: прибрано."),
    ],
)
def test_a_wreck_is_told_by_its_squares(language: str, told: str) -> None:
    t = Table(open_ground(9, 5), {"s-rifle-1": "0-0"})
    wrecks.remove(t.s, t.wreck("wreck_armour_2", "3-2", "4-2"), t.events)
    assert Words(language, heroes()).event(t.events[-1].seen_by(None) or {}) == told
