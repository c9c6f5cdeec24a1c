"""Every ability of a counter under suppression (HOS-22): what it spoils, what it does not."""

import pytest

from sandtable.games.heroes import abilities
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.fire import hits, reactions, templates
from sandtable.games.heroes.fire.kinds_of_fire import MOVE
from sandtable.games.heroes.moving import moves, spotting, transport
from sandtable.games.heroes.status import SETUP, TRACKS
from sandtable.games.heroes.turn import activation, command
from sandtable.kernel.errors import Json
from tests.games.heroes import armies
from tests.games.heroes.range import fire, markers, refused, result, shots, told
from tests.games.heroes.table import REST, Table, march, open_ground, steps


def shaken(t: Table, id: str, n: int = 1) -> Table:
    t.s.suppression[t.u(id)] = n
    t.s.forget()
    return t


def penalties(t: Table) -> list[Json]:
    return [event.params["penalty"] for event in told(t, "attack-rolled")]


# Weapons.


@pytest.mark.rule("HOS-22.2", "HOS-16.26")
def test_on_the_move() -> None:
    """Two from the CV for moving, two from the result for the marker."""
    t = shaken(Table(open_ground(9, 3), {"g-r75": "0-1 e", "s-rifle-1": "5-1"}), "g-r75")
    fire(t, "g-r75", "fire", "unit:s-rifle-1", dice=(6,), origin=MOVE)
    rolled = told(t, "attack-rolled")[0].params
    assert (rolled["value"], rolled["penalty"], rolled["result"]) == (3 - 2, 2, 5)


@pytest.mark.rule("HOS-22.2", "HOS-27.8")
def test_suppressive_fire() -> None:
    """The value is doubled, the marker is not: 8 + 3 − 2."""
    t = shaken(Table(open_ground(9, 3), {"s-dp28-1": "0-0", "g-landser-1": "3-0"}), "s-dp28-1")
    fire(t, "s-dp28-1", "suppress", "unit:g-landser-1", dice=(3,))
    assert (result(t), markers(t, "g-landser-1")) == (9, 2)


@pytest.mark.rule("HOS-22.2", "HOS-16.57")
def test_machine_gunner() -> None:
    """Every share is rolled with the penalty; the points to share are not fewer."""
    t = Table(open_ground(12, 7), {"g-mg42": "0-3 e #1", "s-rifle-1": "5-2", "s-rifle-2": "5-3"})
    shaken(t, "g-mg42")
    fire(t, "g-mg42", "split")
    t.do("share", "unit:s-rifle-1", "points:2")
    t.do("share", "unit:s-rifle-2", "points:2", dice=(6, 5))
    assert penalties(t) == [2, 2]
    assert [event.params["result"] for event in told(t, "attack-rolled")] == [6, 5]


@pytest.mark.rule("HOS-22.2", "HOS-16.10")
def test_twin_linked() -> None:
    t = Table(open_ground(9, 9), {"s-gaz4m": "4-3 n #1", "g-landser-1": "4-8"})
    fire(shaken(t, "s-gaz4m"), "s-gaz4m", "fire", "unit:g-landser-1", dice=(2, 5))
    assert result(t) == 5 + 4 - 2  # once, from what the better die makes


@pytest.mark.rule("HOS-22.2", "HOS-16.28")
def test_scary_shot() -> None:
    """A shaken gun misses more, and frightens all the same."""
    t = Table(open_ground(9, 3), {"s-zis3": "0-1 e", "g-landser-1": "4-1"})
    fire(shaken(t, "s-zis3"), "s-zis3", "fire", "unit:g-landser-1", dice=(2,))
    assert (result(t), markers(t, "g-landser-1")) == (3, 1)


@pytest.mark.rule("HOS-22.3", "HOS-9.18", "HOS-16.58")
def test_armour_piercing() -> None:
    """The marker lowers the attack, not the location: 1 + 1 is Tracks."""
    t = Table(open_ground(9, 3), {"g-pak38": "0-1 e", "s-t34": "4-1 e"})
    fire(shaken(t, "g-pak38"), "g-pak38", "fire", "unit:s-t34", dice=(6, 1))
    assert (result(t), t.s.damage[t.u("s-t34")]) == (8, TRACKS)


@pytest.mark.rule("HOS-16.94", "HOS-22.2")
def test_opportunity_fire() -> None:
    """Suppression does not bar a reaction, it spoils it."""
    t = Table(open_ground(12, 7), {"g-mg42": "1-3 e #1", "s-rifle-1": "6-3"})
    shaken(t, "g-mg42", 2)
    march(t, "s-rifle-1").do("step", "square:7-3")
    t.do("react", "unit:g-mg42")
    t.do("fire", "unit:s-rifle-1", dice=(6,))
    assert penalties(t) == [4]
    assert reactions.reactors(t.s, t.u("s-rifle-1")) == []


@pytest.mark.rule("HOS-22.3", "HOS-16.8")
def test_destruction() -> None:
    t = Table(open_ground(9, 3), {"s-zis3": "0-1 e"})
    t.wreck("wreck_armour_1", "4-1")
    fire(shaken(t, "s-zis3", 3), "s-zis3", "demolish", "wreck:0", dice=(4, 4))
    wreck = t.s.wrecks[0]
    assert wreck is not None
    assert wreck.points == 2


@pytest.mark.rule("HOS-16.47", "HOS-22.4")
def test_limited_range_in_squares() -> None:
    """Markers shorten the legs, not the range."""
    t = shaken(Table(open_ground(9, 3), {"s-boris": "0-1", "g-landser-1": "4-1"}), "s-boris", 2)
    assert ("fire", "unit:g-landser-1") in shots(t, "s-boris")
    assert steps(march(t, "s-boris")) == set()


@pytest.mark.rule("HOS-16.49", "HOS-22.2")
def test_limited_range_in_interspaces() -> None:
    t = Table(open_ground(9, 3), {"s-ampulomet": "0-1", "g-landser-1": "4-1"})
    fire(shaken(t, "s-ampulomet"), "s-ampulomet", "howitzer", "point:4-1", dice=(4,))
    assert penalties(t) == [2]


@pytest.mark.rule("HOS-16.50", "HOS-22.2")
def test_the_red_triangle_ignores_obstacles_not_markers() -> None:
    t = Table(["..g.....", "........"], {"s-ampulomet": "0-0", "g-landser-1": "3-0"})
    fire(shaken(t, "s-ampulomet"), "s-ampulomet", "howitzer", "point:3-1", dice=(4,))
    assert penalties(t) == [2]


@pytest.mark.rule("HOS-16.12", "HOS-22.2")
@pytest.mark.parametrize(("die", "given"), [(5, 0), (6, 1)])
def test_diversion_fire(die: int, given: int) -> None:
    t = Table(open_ground(9, 3), {"s-militia-1": "0-0", "g-landser-1": "3-0"})
    fire(shaken(t, "s-militia-1"), "s-militia-1", "divert", "unit:g-landser-1", dice=(die,))
    assert markers(t, "g-landser-1") == given


@pytest.mark.rule("HOS-16.84", "HOS-16.20", "HOS-22.2")
def test_flamethrower() -> None:
    t = Table(open_ground(9, 5), {"g-flamm": "0-2", "s-rifle-1": "2-2", "s-rifle-2": "3-3"})
    fire(shaken(t, "g-flamm"), "g-flamm", "flame", "aim:3,0", dice=(2, 2))
    assert penalties(t) == [2, 2]
    assert [markers(t, f"s-rifle-{n}") for n in (1, 2)] == [1, 1]


@pytest.mark.rule("HOS-16.36", "HOS-22.2")
def test_howitzer() -> None:
    t = Table(open_ground(9, 5), {"s-reggun": "0-2 e", "g-landser-1": "5-2", "g-landser-2": "6-3"})
    fire(shaken(t, "s-reggun"), "s-reggun", "howitzer", "point:6-3", dice=(1, 1))
    assert penalties(t) == [2, 2]


@pytest.mark.rule("HOS-8.29", "HOS-6.9")
def test_a_pinned_gun_still_turns() -> None:
    """Its arc is a matter of facing, and a 0-move is left to it."""
    t = shaken(Table(open_ground(9, 5), {"s-gun45": "4-2 n", "g-landser-1": "8-2"}), "s-gun45", 2)
    assert refused(t, "s-gun45", "fire", "unit:g-landser-1") == "refusal-out-of-arc HOS-8.29"
    march(t, "s-gun45").do("stop", "facing:e")
    assert ("fire", "unit:g-landser-1") in shots(t, "s-gun45")


# Faces.


@pytest.mark.rule("HOS-19.7", "HOS-19.9")
def test_order_and_personal_order() -> None:
    """A suppressed officer still commands."""
    s = armies.state([("t-volga", {}), ("t-zhuk", {})])
    before = recruitment.stars(s, 0)
    for unit in range(len(s.battle.units)):
        s.suppression[unit] = 3
    assert recruitment.stars(s, 0) == before == 3


@pytest.mark.rule("HOS-19.1")
def test_autonomous() -> None:
    t = shaken(Table(open_ground(9, 3), {"g-pohl": "0-1", "s-rifle-1": "8-1"}), "g-pohl", 3)
    assert command.autonomous(t.s, 1) == [t.u("g-pohl")]


@pytest.mark.rule("HOS-19.4", "HOS-22.9")
def test_inspiration() -> None:
    """Who is shaken himself steadies others, one marker each, and not himself."""
    t = Table(open_ground(9, 3), {"s-brodov": "1-1", "s-rifle-1": "3-1", "s-rifle-2": "1-2"})
    shaken(shaken(t, "s-brodov", 2), "s-rifle-1", 2)
    t.s.frames.append(activation.Activation(0))
    t.advance()
    t.do("inspire")
    assert [markers(t, id) for id in ("s-brodov", "s-rifle-1", "s-rifle-2")] == [2, 1, 0]


@pytest.mark.rule("HOS-19.11")
def test_scout() -> None:
    """Its number is printed: markers do not shorten a Scout move."""
    t = shaken(Table(open_ground(9, 3), {"s-scouts-1": "0-1"}), "s-scouts-1")
    t.s.phase = SETUP
    march(t, "s-scouts-1")
    for x in range(1, 5):
        t.do("step", f"square:{x}-1")
    assert t.where("s-scouts-1") == "4-1"


@pytest.mark.rule("HOS-20.22", "HOS-22.4")
def test_transport() -> None:
    """A pinned passenger stays aboard; its vehicle drives by its own markers."""
    t = Table(open_ground(9, 3), {"g-opel": "2-1 e", "g-pzgren-1": "in g-opel"})
    shaken(t, "g-pzgren-1", 2)
    march(t, "g-pzgren-1")
    assert t.s.frames[-1].name == REST  # nothing it could do
    march(t, "g-opel")
    for x in range(3, 9):
        t.do("step", f"square:{x}-1")
    assert t.where("g-opel") == "8-1 7-1"
    assert transport.exits(t.s, t.u("g-pzgren-1"))
    assert abilities.current_move(shaken(t, "g-opel", 1).s, t.u("g-opel")) == 4


@pytest.mark.rule("HOS-18.7")
def test_mechanic() -> None:
    t = Table(open_ground(9, 5), {"s-fitters": "1-1", "s-t34": "3-1 e"})
    t.s.damage[t.u("s-t34")] = TRACKS
    t.s.frames.append(activation.Activation(t.u("s-fitters")))
    shaken(t, "s-fitters", 3)
    t.advance()
    t.do("repair", "unit:s-t34", "damage:tracks")
    assert t.s.damage[t.u("s-t34")] == 0


@pytest.mark.rule("HOS-18.6", "HOS-22.3")
def test_positive_vibes() -> None:
    """Neither the tank's markers nor the firer's count for the location."""
    t = shaken(Table(open_ground(9, 5), {"s-t34stz": "4-2 e"}), "s-t34stz", 2)
    t.s.then(hits.Hit(target=0, double=False, side=1, by_fire=True))
    t.advance(6, 2)
    assert t.legal() == [("location", "number:2"), ("location", "number:6")]


@pytest.mark.rule("HOS-16.1")
def test_artillery_spotter() -> None:
    """A shaken observer still sees where the shells fall."""
    t = shaken(Table(open_ground(9, 9), {"g-beobachter": "0-0"}), "g-beobachter", 3)
    assert templates.spotted(t.s, 1, 8, 8)


@pytest.mark.rule("HOS-15.35", "HOS-7.10")
def test_ambush() -> None:
    """Shaken spotters spot, a shaken hidden unit stays hidden where it is and controls nothing."""
    t = Table(open_ground(9, 3), {"s-scouts-1": "0-1 #1", "g-landser-1": "8-1"})
    assert spotting.is_spotted(shaken(t, "g-landser-1", 3).s, 0)
    hidden = Table(["w......", "w......"], {"s-scouts-1": "0-0 #1", "g-landser-1": "1-1"})
    shaken(hidden, "s-scouts-1")
    assert hidden.s.hidden(0)
    assert "1-0" in steps(march(hidden, "g-landser-1"))  # within a zone that is not there


@pytest.mark.rule("HOS-15.42", "HOS-20.22")
def test_crew() -> None:
    """A crew with markers that leave it no movement does not get out."""
    units = {"s-t34": "3-1 e", "s-drozd": "in s-t34 #1"}
    free = Table(open_ground(9, 3), units)
    assert moves.declarations(free.s, free.u("s-drozd")) == [("move",)]
    pinned = shaken(Table(open_ground(9, 3), units), "s-drozd", 2)
    assert moves.declarations(pinned.s, pinned.u("s-drozd")) == []
    assert abilities.positive_vibes(pinned.s, pinned.u("s-t34"))  # its abilities serve all the same
