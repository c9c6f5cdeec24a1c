"""Blasts, grenades and flames (HOS-16.13–16.23, 16.30–16.46, 25.12–25.21, 28)."""

import pytest

from sandtable.games.heroes.fire import affected, blast_points, templates, throws
from sandtable.games.heroes.fire.kinds_of_fire import MOVE
from sandtable.games.heroes.land.field import Plan
from tests.games.heroes.kit import equip
from tests.games.heroes.range import (
    face,
    fire,
    lost,
    markers,
    odds,
    parts,
    refused,
    result,
    told,
)
from tests.games.heroes.range import shots as announced
from tests.games.heroes.table import Table, open_ground


def barrage(t: Table, x: int, y: int, *dice: int, scatter: int = 3, spotter: bool = False) -> Table:
    """Artillery of the Germans on an Interspace, in squares."""
    t.s.forget()
    t.s.then(
        templates.Barrage(
            side=1, profile="artillery", x=2 * x, y=2 * y, scatter=scatter, spotter=spotter
        )
    )
    t.advance(*dice)
    return t


def house(rows: tuple[str, ...], x: int, y: int, fallen: bool = False) -> Plan:
    return Plan("H", 2 * x, 2 * y, rows, {"a": ("house_1", fallen)})


# The blast template.


@pytest.mark.rule("HOS-28.3", "HOS-28.1", "HOS-28.8", "HOS-16.34")
def test_a_blast_covers_four_squares() -> None:
    units = {"s-rifle-1": "2-2", "s-rifle-2": "3-3", "g-landser-1": "3-2", "s-rifle-3": "4-3"}
    t = Table(open_ground(9, 6), {**units, "g-opel-1": "2-3 e"})
    found = affected.by_blast(t.s, 6, 6)
    assert [t.s.unit(u).id for u in found] == ["s-rifle-1", "s-rifle-2", "g-landser-1", "g-opel-1"]


@pytest.mark.rule("HOS-25.30", "HOS-16.42", "HOS-28.14")
@pytest.mark.parametrize(
    ("die", "where"), [(6, "4-4"), (5, "4-4"), (1, "4-1"), (2, "7-4"), (3, "4-7"), (4, "1-4")]
)
def test_scatter(die: int, where: str) -> None:
    t = barrage(Table(open_ground(9, 9), {}), 4, 4, die)
    assert told(t, "template-placed")[0].params["point"] == where


@pytest.mark.rule("HOS-28.5", "HOS-28.14")
def test_off_the_field_nothing_happens() -> None:
    t = barrage(Table(open_ground(9, 9), {"s-rifle-1": "4-0"}), 4, 1, 1)
    assert told(t, "template-off-field")
    edge = barrage(Table(open_ground(9, 9), {"s-rifle-1": "4-0"}), 4, 3, 1, 4)
    assert result(edge) == 8  # On the rim the squares of the field are attacked.


@pytest.mark.rule("HOS-16.1", "HOS-16.2", "HOS-25.30")
def test_spotters_shorten_the_scatter_by_one() -> None:
    units = {"g-beobachter": "0-0", "s-rifle-1": "8-8"}
    t = barrage(Table(open_ground(9, 9), units), 4, 4, 1, spotter=True)
    assert told(t, "template-placed")[0].params["point"] == "4-2"


@pytest.mark.rule("HOS-16.1")
def test_a_spotter_needs_clear_sight() -> None:
    t = Table(["." * 9, ".w" + "." * 7, *open_ground(9, 7)], {"g-beobachter": "0-0"})
    barrage(t, 4, 4, 1, spotter=True)
    assert told(t, "template-placed")[0].params["point"] == "4-1"


@pytest.mark.rule("HOS-16.43", "HOS-22.3", "HOS-16.42")
def test_suppression_does_not_change_the_scatter() -> None:
    t = Table(open_ground(12, 12), {"s-mortar82": "0-6 n #1", "g-landser-1": "6-6"})
    t.s.suppression[t.u("s-mortar82")] = 1
    t.s.smoke[t.p("3-6")] = True  # Obscured: the owner may scatter.
    fire(t, "s-mortar82", "indirect", "point:6-6", dice=(5, 6))
    assert result(t) == 6 + 2 - 2


@pytest.mark.rule("HOS-16.86", "HOS-16.41", "HOS-16.45")
def test_the_mode_of_indirect_fire_follows_from_sight() -> None:
    rows = open_ground(12, 8)
    clear = Table(rows, {"s-mortar82": "0-4 n #1", "g-landser-1": "6-4"})
    assert ("howitzer", "point:6-4") in announced(clear, "s-mortar82")
    key = "refusal-indirect-in-sight HOS-16.86"
    assert refused(clear, "s-mortar82", "indirect", "point:6-4") == key
    walled = [row[:3] + "g" + row[4:] for row in rows]
    blocked = Table(walled, {"s-mortar82": "0-4 n #1", "g-landser-1": "6-4"})
    assert ("indirect", "point:6-4") in announced(blocked, "s-mortar82")
    key = "refusal-point-not-seen HOS-16.32"
    assert refused(blocked, "s-mortar82", "howitzer", "point:6-4") == key


@pytest.mark.rule("HOS-16.30", "HOS-16.31", "HOS-16.35", "HOS-16.36")
def test_a_howitzer_attacks_every_unit_once() -> None:
    t = Table(
        [".w" + "." * 10, *open_ground(12, 3)],
        {"s-reggun": "0-0 e", "g-landser-1": "10-0", "g-berninger": "11-1"},
    )
    assert parts(t, "s-reggun", "howitzer", "point:11-1").get("odds-long-range") is None
    fire(t, "s-reggun", "howitzer", "point:11-1", dice=(1, 6))
    assert [event.params["mode"] for event in told(t, "attack-rolled")] == ["blast", "blast"]


@pytest.mark.rule("HOS-16.40", "HOS-28.18")
def test_the_side_of_a_tank_counts() -> None:
    t = Table(open_ground(12, 5), {"s-reggun": "0-2 e", "g-pz3": "5-2 w"})
    assert parts(t, "s-reggun", "howitzer", "point:5-3")["odds-defence"] == 7


@pytest.mark.rule("HOS-16.33", "HOS-28.12", "HOS-16.37")
def test_buildings_shelter_from_blasts() -> None:
    rows = ("+-+-+", "|a a|", "+ + +", "|a aD", "+-+-+")
    t = Table(
        open_ground(12, 6), {"s-reggun": "0-3 e", "g-landser-1": "5-2", "g-landser-2": "7-3"},
        plans=[house(rows, 5, 2)],
    )  # fmt: skip
    key = "refusal-blast-inside-building HOS-16.33"
    assert refused(t, "s-reggun", "howitzer", "point:6-3") == key
    assert affected.by_blast(t.s, 10, 4) == []  # On its corner, but the squares are intact.
    assert affected.structures_under(t.s, 10, 4) == ("part:H-a",)


@pytest.mark.rule("HOS-16.39", "HOS-15.8")
def test_hidden_units_ignore_blasts() -> None:
    t = Table(open_ground(9, 6), {"s-scouts-1": "3-3 #1"})
    assert affected.by_blast(t.s, 8, 8) == []


@pytest.mark.rule("HOS-16.46")
def test_no_indirect_fire_from_a_building() -> None:
    rows = ("+W+", "WaW", "+D+")
    t = Table(
        open_ground(9, 6), {"s-mortar82": "2-2 n #1", "g-landser-1": "6-2"},
        plans=[house(rows, 2, 2)],
    )  # fmt: skip
    key = "refusal-indirect-from-building HOS-16.46"
    assert refused(t, "s-mortar82", "howitzer", "point:6-3") == key


@pytest.mark.rule("HOS-16.49")
def test_limited_range_in_interspaces() -> None:
    units = {"s-ampulomet": "0-1", "g-landser-1": "4-1", "g-landser-2": "6-1"}
    t = Table(open_ground(12, 4), units)
    assert ("howitzer", "point:4-1") in announced(t, "s-ampulomet")
    key = "refusal-interspaces-too-far HOS-16.49"
    assert refused(t, "s-ampulomet", "howitzer", "point:6-1") == key


@pytest.mark.rule("HOS-16.81", "HOS-28.7")
def test_two_units_in_one_wreck_make_one_destruction_roll() -> None:
    t = Table(open_ground(9, 4), {"s-rifle-1": "3-1", "s-rifle-2": "4-1"})
    t.wreck("wreck_light_2", "3-1", "4-1")
    barrage(t, 4, 1, 1, 1, 4, 1, scatter=0)
    assert len(told(t, "attack-rolled")) == 2
    assert [event.params["dice"] for event in told(t, "destruction-rolled")] == [[4, 1]]


@pytest.mark.rule("HOS-28.11")
def test_walls_stop_a_blast() -> None:
    rows = ("+-+", "|a|", "+-+")
    t = Table(
        open_ground(9, 6), {"s-rifle-1": "3-3", "s-rifle-2": "2-3"}, plans=[house(rows, 3, 2)]
    )
    assert [t.s.unit(u).id for u in affected.by_blast(t.s, 6, 6)] == ["s-rifle-1", "s-rifle-2"]


# Grenades.


@pytest.mark.rule("HOS-25.35", "HOS-25.13")
@pytest.mark.parametrize(
    ("point", "away"), [((5, 5), 1), ((6, 6), 1), ((4, 5), 2), ((7, 7), 2), ((8, 6), 3)]
)
def test_counting_interspaces(point: tuple[int, int], away: int) -> None:
    t = Table(open_ground(12, 12), {"s-rifle-1": "5-5"})
    assert throws.distance(t.s, t.u("s-rifle-1"), 2 * point[0], 2 * point[1]) == away


@pytest.mark.rule("HOS-25.42", "HOS-25.18")
def test_counting_across_grids() -> None:
    t = Table(open_ground(12, 12), {"s-rifle-1": "2-2"})
    assert throws.distance(t.s, t.u("s-rifle-1"), 7, 6) == 2


@pytest.mark.rule("HOS-25.12", "HOS-25.15", "HOS-25.17", "HOS-25.34")
def test_the_worked_grenade() -> None:
    """A: die 5 and CV 2 is 7 against 4 and terrain 1; B: die 1, 3 against 4."""
    rows = open_ground(9, 4)
    rows[0] = "....o...."
    t = Table(rows, {"g-landser-1": "2-1", "s-rifle-1": "4-0", "s-rifle-2": "3-1"})
    equip(t, 1, "grenades")
    t.s.initiative = 0
    fire(t, "g-landser-1", "grenade", "point:4-1", "option:t-german.grenades", dice=(5, 1))
    assert [event.params["result"] for event in told(t, "attack-rolled")] == [7, 3]
    assert (face(t, "s-rifle-1"), face(t, "s-rifle-2")) == (1, 0)
    assert t.s.markers[0] == 2


@pytest.mark.rule("HOS-25.15")
def test_the_thrower_is_not_spared() -> None:
    t = Table(open_ground(9, 4), {"g-landser-1": "2-1", "s-rifle-1": "3-1"})
    equip(t, 1, "grenades")
    fire(t, "g-landser-1", "grenade", "point:3-1", "option:t-german.grenades", dice=(3, 1))
    assert face(t, "g-landser-1") == 1


@pytest.mark.rule("HOS-16.79")
def test_one_die_for_each_unit_under_a_grenade() -> None:
    t = Table(open_ground(9, 4), {"g-landser-1": "2-1", "s-rifle-1": "4-1"})
    equip(t, 1, "grenades")
    fire(t, "g-landser-1", "grenade", "point:4-1", "option:t-german.grenades", dice=(3,))
    assert len(told(t, "attack-rolled")) == 1


ROOM = ("+-+-+", "Wa aD", "+-+-+")


@pytest.mark.rule("HOS-25.19", "HOS-25.21", "HOS-25.36")
def test_into_a_room_through_an_opening() -> None:
    t = Table(
        open_ground(9, 5), {"g-landser-1": "2-2", "s-rifle-1": "4-2"}, plans=[house(ROOM, 3, 2)]
    )
    equip(t, 1, "grenades")
    word = next(action for action in announced(t, "g-landser-1") if action[0] == "grenade")
    assert word[1].startswith("side:")
    fire(t, "g-landser-1", *word, dice=(2,))
    assert told(t, "attack-rolled")[0].params["defence"] == 4  # no bonus of the building
    assert face(t, "s-rifle-1") == 1


@pytest.mark.rule("HOS-25.16", "HOS-25.14")
def test_not_through_walls() -> None:
    t = Table(
        open_ground(9, 5), {"g-landser-1": "3-1", "s-rifle-1": "3-2"}, plans=[house(ROOM, 3, 2)]
    )
    equip(t, 1, "grenades")
    assert not any(action[0] == "grenade" for action in announced(t, "g-landser-1"))


@pytest.mark.rule("HOS-25.38", "HOS-25.20")
def test_out_of_a_building() -> None:
    t = Table(
        open_ground(9, 5), {"g-landser-1": "4-2", "s-rifle-1": "6-2", "s-rifle-2": "4-0"},
        plans=[house(ROOM, 3, 2)],
    )  # fmt: skip
    reach = throws.points_in_reach(t.s, t.u("g-landser-1"), 2)
    names = {t.s.battle.field.point_names[point] for point in reach}
    assert {"5-2", "5-3", "6-2"} <= names
    assert "3-1" not in names


@pytest.mark.rule("HOS-21.37", "HOS-31.10")
def test_a_grenade_is_sent_back() -> None:
    t = Table(open_ground(9, 4), {"g-landser-1": "2-1", "s-rifle-1": "4-1"})
    equip(t, 1, "grenades")
    t.hold(0, "sc-return")
    fire(t, "g-landser-1", "grenade", "point:4-1", "option:t-german.grenades")
    back = [action for action in t.legal() if action[0] == "play" and action[-1] == "point:2-1"]
    t.do(*back[0], dice=(3,))
    assert face(t, "g-landser-1") == 1
    assert face(t, "s-rifle-1") == 0


# Flames.


@pytest.mark.rule("HOS-16.13", "HOS-16.15", "HOS-16.20", "HOS-16.84")
@pytest.mark.parametrize(("die", "hit"), [(2, False), (3, True)])
def test_a_flame_burns_and_suppresses(die: int, hit: bool) -> None:
    """CV 3, die 2, DV 4 in +2: no hit, one marker; die 3: hit and, alive, a marker."""
    rows = open_ground(9, 5)
    rows[2] = "..#......"
    t = Table(rows, {"g-flamm": "0-2", "s-rifle-1": "2-2"})
    fire(t, "g-flamm", "flame", "aim:3,0", dice=(die,))
    assert face(t, "s-rifle-1") == int(hit)
    assert markers(t, "s-rifle-1") == 1


@pytest.mark.rule("HOS-16.17", "HOS-16.19", "HOS-28.17", "HOS-28.15")
def test_the_first_vehicle_shields() -> None:
    units = {"s-roks": "0-3", "g-landser-1": "3-3", "g-landser-2": "3-4"}
    t = Table(open_ground(9, 8), units)
    assert len(affected.by_flame(t.s, t.u("s-roks"), t.p("0-3"), 3, 0)) == 2
    car = Table(open_ground(9, 8), {**units, "g-kuebel": "2-3 e"})
    burnt = affected.by_flame(car.s, car.u("s-roks"), car.p("0-3"), 3, 0)
    assert {car.s.unit(b.unit).id for b in burnt} == {"g-kuebel", "g-landser-2"}


@pytest.mark.rule("HOS-16.14")
def test_a_flame_on_the_move() -> None:
    t = Table(open_ground(9, 5), {"s-roks": "0-2", "g-landser-1": "2-2"})
    assert parts(t, "s-roks", "flame", "aim:3,0", origin=MOVE)["odds-on-the-move"] == 1


@pytest.mark.rule("HOS-16.83")
def test_a_flamethrower_may_fire_normally() -> None:
    t = Table(open_ground(9, 5), {"s-roks": "0-2", "g-landser-1": "2-2"})
    assert ("fire", "unit:g-landser-1") in announced(t, "s-roks")


@pytest.mark.rule("HOS-16.16", "HOS-28.16")
def test_the_flame_of_a_tank_starts_at_its_front_within_the_arc() -> None:
    t = Table(open_ground(12, 9), {"s-ot34": "4-4 e", "g-landser-1": "6-4", "g-landser-2": "4-6"})
    flames = [action for action in announced(t, "s-ot34") if action[0] == "flame"]
    assert ("flame", "aim:3,0", "weapon:secondary") in flames
    assert ("flame", "aim:0,3", "weapon:secondary") not in flames


@pytest.mark.rule("HOS-15.39", "HOS-16.17")
def test_a_flame_finds_hidden_units() -> None:
    t = Table(open_ground(9, 5), {"g-flamm": "0-2", "s-scouts-1": "2-2 #1"})
    fire(t, "g-flamm", "flame", "aim:3,0", dice=(1,))
    assert face(t, "s-scouts-1") == 0
    assert told(t, "attack-rolled")[0].params["defence"] == 5


@pytest.mark.rule("HOS-16.22", "HOS-16.85")
def test_a_flame_into_a_room() -> None:
    t = Table(
        open_ground(9, 5), {"g-flamm": "2-2", "s-rifle-1": "4-2", "s-rifle-2": "3-2"},
        plans=[house(ROOM, 3, 2)],
    )  # fmt: skip
    word = next(action for action in announced(t, "g-flamm") if action[0] == "flame-room")
    fire(t, "g-flamm", *word, dice=(1, 1))
    assert [event.params["defence"] for event in told(t, "attack-rolled")] == [4, 4]
    assert markers(t, "s-rifle-1") == markers(t, "s-rifle-2") == 1


@pytest.mark.rule("HOS-16.42")
def test_odds_of_a_mortar_tell_the_scatter() -> None:
    t = Table(open_ground(12, 8), {"s-mortar82": "0-4 n #1", "g-landser-1": "6-4"})
    t.s.smoke[t.p("3-4")] = True
    scatter = odds(t, "s-mortar82", "indirect", "point:6-4")[0]
    assert (scatter.target, scatter.need) == ("scatter", 5)
    assert lost(t, "g-landser-1") is False


@pytest.mark.rule("HOS-16.92")
def test_a_template_in_a_reaction_covers_its_target() -> None:
    t = Table(open_ground(9, 5), {"s-reggun": "0-2 e", "g-landser-1": "5-2", "g-landser-2": "8-4"})
    profile = t.s.battle.pack.profiles["howitzer_75"]
    found = blast_points.worthwhile(t.s, 0, t.u("g-landser-1"), profile)
    assert found == {(10, 4), (12, 4), (10, 6), (12, 6)}
