"""Rare cases of fire: wall stubs, flamethrowers aboard and on the move; how they are told."""

import pytest

from sandtable.language.words import Words
from tests.heroes import FIRE, Table, changed, duel, game, house, open_ground
from tests.heroes_drawn import option

#: One room, C4 to D5; a wall that ends inside it stands between its two western squares.
STUB = house("H", 6, 4, "+-+-+", "|a a|", "+-+ +", "|a aD", "+-+-+", a="house_1")


def stub(**units: str) -> Table:
    """The wall stub has been blown open."""
    there = {name.replace("_", "-"): where for name, where in units.items()}
    t = Table(open_ground(9, 7), there, houses=[STUB])
    t.change(breaches=["6-6-8-6"])
    return t


@pytest.mark.rule("HOS-25.36", "HOS-25.37")
def test_no_grenade_through_an_opening_into_the_own_room() -> None:
    """A breach in a wall stub leads back into the room: the template inside it is what there is."""
    t = stub(s_rifle_1="C4", g_landser_1="D5")
    t.equip("soviet", "grenades")
    thrown = [text for text in t.shots("s-rifle-1") if text.startswith("grenade")]
    assert thrown == ["grenade +CD4/5 option=grenades"]


@pytest.mark.rule("HOS-16.85")
def test_no_flame_through_an_opening_into_the_own_room() -> None:
    t = stub(s_roks="C4", g_landser_1="D5")
    assert not [text for text in t.shots("s-roks") if text.startswith("flame-room")]


@pytest.mark.rule("HOS-16.14", "HOS-20.9")
def test_a_flamethrower_burns_from_aboard_but_does_not_shoot() -> None:
    """Its flame has Fire on the Move, its other fire has not."""
    t = Table(open_ground(9, 5), {"g-opel": "C3 w", "g-flamm": "in g-opel", "s-rifle-1": "C6"})
    assert {text.split()[0] for text in t.shots("g-flamm")} == {"flame"}
    key = "refusal-heavy-weapon-aboard HOS-20.9"
    assert t.no_shot("g-flamm", "fire s-rifle-1") == key


@pytest.mark.rule("HOS-16.14", "HOS-8.33")
def test_a_flamethrower_throws_no_grenade_on_the_move() -> None:
    t = Table(open_ground(9, 5), {"g-flamm": "C3", "s-rifle-1": "C5"})
    t.equip("german", "grenades")
    grenade = "grenade +BC4/5 option=grenades"
    assert grenade in t.shots("g-flamm")
    t.rest()
    t.march("g-flamm")
    assert {text.split()[0] for text in t.legal(*FIRE)} == {"flame"}
    assert t.refused(grenade) == "refusal-not-on-the-move HOS-8.37"


@pytest.mark.rule("HOS-25.13", "HOS-25.15", "HOS-25.38", "HOS-25.19", "HOS-25.4", "HOS-25.6")
def test_why_a_grenade_cannot_be_thrown() -> None:
    """Each with its own rule: too far, in vain, out of a closed room, for others, none left."""
    units = {"s-rifle-1": "C4", "s-rifle-2": "D3", "g-landser-1": "B3"}
    t = Table(open_ground(9, 7), units, houses=[STUB])
    t.equip("soviet", "grenades")

    def why(thrower: str, point: str) -> str:
        return t.no_shot(thrower, f"grenade {point} option=grenades")

    assert why("s-rifle-2", "+AB5/6") == "refusal-grenade-range HOS-25.13"
    assert why("s-rifle-2", "+EF1/2") == "refusal-grenade-hits-nobody HOS-25.15"
    assert why("s-rifle-1", "+BC3/4") == "refusal-grenade-out-of-building HOS-25.38"
    assert why("s-rifle-2", "+CD4/5") == "refusal-grenade-through-opening HOS-25.19"
    assert why("g-landser-1", "+BC2/3") == "refusal-gear-of-others HOS-25.4"
    t.stock("grenades", 0)
    assert why("s-rifle-2", "+BC2/3") == "refusal-marker-none HOS-25.6"


@pytest.mark.rule("HOS-8.29", "HOS-16.16")
def test_a_point_outside_the_arc_is_not_just_unseen() -> None:
    t = Table(open_ground(12, 9), {"s-reggun": "E7 e", "g-landser-1": "E3", "g-landser-2": "E10"})
    assert t.no_shot("s-reggun", "howitzer +DE2/3") == "refusal-out-of-arc HOS-8.29"
    tank = Table(open_ground(12, 9), {"s-ot34": "E7 e", "g-landser-1": "E3"})
    flame = "flame aim=-3,0 weapon=secondary"
    assert tank.no_shot("s-ot34", flame) == "refusal-out-of-arc HOS-8.29"


@pytest.mark.rule("HOS-25.8", "HOS-25.6")
def test_why_no_more_markers_can_be_spent_on_a_shot() -> None:
    with changed(option("ammo"), markers=4):
        t = Table(open_ground(9, 3), {"s-rifle-1": "A1", "g-landser-1": "A4"}, id="four-markers")
        ammo = t.equip("soviet", "ammo")
        t.hold("soviet", "sc-snap")
        t.fire("s-rifle-1", "fire g-landser-1")
        for _ in range(3):
            t.do("use option=ammo")
        assert t.left(ammo) == 1
        assert t.refused("use option=ammo") == "refusal-markers-three HOS-25.8"
        t.stock(ammo, 0)
        assert t.refused("use option=ammo") == "refusal-marker-none HOS-25.6"


@pytest.mark.rule("HOS-21.10")
def test_why_no_second_bonus_can_be_played_on_a_shot() -> None:
    t = duel()
    t.equip("soviet", "ammo")
    t.hold("soviet", "sc-snap", "sc-steel")
    t.fire("s-rifle-1", "fire g-landser-1")
    t.do("bonus sc-snap")
    assert t.refused("bonus sc-steel") == "refusal-bonus-once HOS-21.10"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Flame, aim: 3 east, 1 north"),
        ("ru", "Пламя, цель: 3 к востоку, 1 к северу"),
        ("uk", "Полум’я, ціль: 3 на схід, 1 на північ"),
    ],
)
def test_a_flame_is_told_by_the_compass(language: str, told: str) -> None:
    assert Words(language, game()).action(("flame", "aim:3,-1")) == told


def test_a_flame_from_aboard_is_told_with_its_square() -> None:
    told = Words("en", game()).action(("flame", "aim:0,3", "square:4-3"))
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
    t = Table(open_ground(9, 5), {"s-zis3": "C1 e"})
    t.change(wrecks=[{"kind": "wreck_armour_2", "at": ["3-2", "4-2"], "points": 2}])
    t.fire("s-zis3", "demolish wreck=0", 4, 1)
    (event,) = [event for event in t.events if event.key == "wreck-removed"]
    assert Words(language, game()).event(event.seen_by(None) or {}) == told
