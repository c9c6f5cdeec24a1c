"""Terrain elements and what they do to movement, sight and fire (HOS-6, 8, 11, 14)."""

import pytest

from sandtable.games.heroes.fire import affected
from sandtable.games.heroes.land import ground, sight
from sandtable.games.heroes.land.field import Plan
from sandtable.games.heroes.moving import forced, spotting, wrecks, zones
from sandtable.games.heroes.status import LOST
from sandtable.games.heroes.turn import command
from tests.games.heroes.range import face, fire, parts, refused, shots
from tests.games.heroes.table import REST, Table, march, open_ground, steps

#: Two squares, 3-2 and 4-2; a window in the west, a door in the east.
HOUSE = Plan("H", 6, 4, ("+-+-+", "Wa aD", "+-+-+"), {"a": ("house_1", False)})


def open_run(row: str) -> int:
    """How far a squad with MV 4 gets along a row, from its west end."""
    t = march(Table([row], {"s-rifle-1": "0-0"}), "s-rifle-1")
    x = 0
    while f"{x + 1}-0" in steps(t):
        x += 1
        t.do("step", f"square:{x}-0")
        if t.s.frames[-1].name == REST:
            break
    return x


@pytest.mark.rule("HOS-6.6", "HOS-11.1")
@pytest.mark.parametrize(
    ("row", "squares"),
    [("......", 4), ("..r...", 2), ("..~...", 1), ("..o...", 4), ("..w...", 4)],
)
def test_terrain_changes_a_move(row: str, squares: int) -> None:
    """Rubble stops infantry, deep water bars it; craters and trees let it run."""
    assert open_run(row) == squares


@pytest.mark.rule("HOS-11.1", "HOS-14.15", "HOS-9.8")
def test_a_wreck_is_a_terrain_element_like_any_other() -> None:
    """It covers, it obscures, it can be destroyed, and a hidden unit in it is in an element."""
    t = Table(open_ground(9, 3), {"s-rifle-1": "4-1", "g-landser-1": "0-1", "g-landser-2": "8-1"})
    t.wreck("wreck_light_1", "4-1")
    assert parts(t, "g-landser-1", "fire", "unit:s-rifle-1")["odds-cover"] == 1
    t.s.lift(t.u("s-rifle-1"))
    t.s.put(t.u("s-rifle-1"), t.p("3-1"))
    t.s.forget()
    assert sight.to_unit(t.s, t.u("g-landser-2"), t.u("s-rifle-1")).penalty == 1
    wrecks.add_points(t.s, 0, 1, t.events)
    t.s.forget()
    assert sight.to_unit(t.s, t.u("g-landser-2"), t.u("s-rifle-1")).penalty == 0


@pytest.mark.rule("HOS-11.3", "HOS-11.2")
def test_every_square_and_interspace_of_an_element_has_its_effects() -> None:
    rows = ["......", ".##...", ".##...", "......"]
    inside = ("1-1", "2-1", "1-2", "2-2")
    for square in inside:
        t = Table(rows, {"s-rifle-1": square, "g-landser-1": "5-0"})
        assert parts(t, "g-landser-1", "fire", "unit:s-rifle-1")["odds-cover"] == 2
    # A building's inner Interspace is inside it, those on its walls are not.
    t = Table(
        open_ground(9, 6), {},
        plans=[Plan("H", 6, 4, ("+-+-+", "|a a|", "+ + +", "|a aD", "+-+-+"),
                    {"a": ("house_1", False)})],
    )  # fmt: skip
    assert affected.inside_building(t.s, 8, 6)
    assert not affected.inside_building(t.s, 6, 4)


@pytest.mark.rule("HOS-8.15", "HOS-11.10", "HOS-29.11")
def test_the_blocking_symbol_blocks_whatever_stands_behind_it() -> None:
    """A goods wagon between two units, tanks or men."""
    rows = [".........", "....g....", "........."]
    for one, other in (("s-rifle-1", "g-landser-1"), ("s-t34", "g-pz3")):
        t = Table(rows, {one: "2-1 e", other: "7-1 e"})
        assert sight.to_unit(t.s, t.u(one), t.u(other)).blocked
    t = Table(rows, {"s-rifle-1": "2-1", "g-landser-1": "7-1", "g-landser-2": "3-0"})
    assert refused(t, "s-rifle-1", "fire", "unit:g-landser-1") == "refusal-sight-blocked HOS-8.7"
    assert ("fire", "unit:g-landser-2") in shots(t, "s-rifle-1")


@pytest.mark.rule("HOS-29.11", "HOS-8.5", "HOS-8.6")
@pytest.mark.parametrize(
    ("row", "seen", "penalty"), [("....", 1, 0), (".w..", 1, 1), (".g..", 0, 0)]
)
def test_sight_is_clear_obscured_or_blocked(row: str, seen: int, penalty: int) -> None:
    t = Table([row], {"s-rifle-1": "0-0", "g-landser-1": "3-0"})
    line = sight.to_unit(t.s, 0, 1)
    assert (not line.blocked) == bool(seen)
    if seen:
        assert line.penalty == penalty
        shown = parts(t, "s-rifle-1", "fire", "unit:g-landser-1")
        assert shown.get("odds-obstacles", 0) == penalty


@pytest.mark.rule("HOS-8.9")
def test_sight_also_serves_zones_spotting_inspiration_and_templates() -> None:
    """A wagon between two units undoes all of them, open ground grants them."""
    for letter, sees in ((".", True), ("g", False)):
        rows = [".....", f"..{letter}..", "....."]
        t = Table(rows, {"s-brodov": "1-1", "s-rifle-1": "3-1"})
        t.s.suppression[t.u("s-rifle-1")] = 1
        helped = command.inspired_by(t.s, t.u("s-brodov"))
        assert (t.u("s-rifle-1") in helped) == sees
        aimed = Table(rows, {"g-ig18": "0-1 e", "s-rifle-1": "4-1"})
        assert (("howitzer", "point:4-1") in shots(aimed, "g-ig18")) == sees
        looked = Table(rows, {"g-sniper": "4-1 #1", "s-rifle-1": "1-1"})
        assert spotting.is_spotted(looked.s, 0) == sees
    walled = Table(
        open_ground(5, 4), {"g-landser-1": "3-1", "s-rifle-1": "2-1"}, plans=[
            Plan("H", 4, 2, ("+-+", "|a|", "+D+"), {"a": ("house_1", False)})
        ],
    )  # fmt: skip
    assert walled.p("3-1") not in zones.controls(walled.s, walled.u("s-rifle-1"))


@pytest.mark.rule("HOS-6.64", "HOS-6.65", "HOS-29.7")
def test_who_is_forced_off_the_field_or_into_closed_ground_is_destroyed() -> None:
    """Only water behind it, or nothing at all: a retreat has nowhere to go."""
    for rows, at, launch in (
        (["...~", "...~", "...~"], "2-1", "1-1"),
        (["...", "...", "..."], "2-1", "1-1"),
    ):
        t = Table(rows, {"s-rifle-1": at})
        forced.retreat(t.s, 0, t.p(launch))
        t.advance()
        assert t.s.standing[0] == LOST
    free = Table(["....", "....", "...."], {"s-rifle-1": "2-1"})
    forced.retreat(free.s, 0, free.p("1-1"))
    free.advance()
    assert {action[1] for action in free.legal()} == {"square:3-0", "square:3-1", "square:3-2"}


@pytest.mark.rule("HOS-14.11", "HOS-6.36")
def test_a_vehicle_stands_on_whole_squares_whatever_its_heading() -> None:
    """Of eight headings each covers exactly the front and the square behind it."""
    for heading in ("n", "ne", "e", "se", "s", "sw", "w", "nw"):
        t = Table(open_ground(5, 5), {"g-pz3": f"2-2 {heading}"})
        places = t.s.places_of(0)
        assert len(places) == 2
        assert [p for p, unit in enumerate(t.s.vehicle_on) if unit == 0] == sorted(places)
        (x, y), (rx, ry) = (t.s.battle.field.places[p] for p in places)
        assert max(abs(x - rx), abs(y - ry)) == 2


@pytest.mark.rule("HOS-14.21", "HOS-8.50")
@pytest.mark.parametrize(
    ("at", "defence"), [("4-0", 7), ("8-4", 6), ("0-4", 6), ("4-8", 6), ("6-0", 7), ("6-2", 6)]
)
def test_the_facing_of_a_one_square_tank_is_judged_from_its_centre(at: str, defence: int) -> None:
    """A T-70 (7/6/6) on 4-4 that looks north; on the border the lower value counts."""
    t = Table(open_ground(9, 9), {"s-t70": "4-4 n", "g-pzb39-1": at})
    assert parts(t, "g-pzb39-1", "fire", "unit:s-t70")["odds-defence"] == defence


@pytest.mark.rule("HOS-14.21", "HOS-6.16")
def test_the_heading_of_a_squad_has_no_effect() -> None:
    """Riflemen fire all round, are hit all round, and are not asked which way they look."""
    for heading in ("n", "e", "s", "w"):
        t = Table(open_ground(9, 9), {"s-rifle-1": f"4-4 {heading}", "g-landser-1": "4-1"})
        assert ("fire", "unit:g-landser-1") in shots(t, "s-rifle-1")
        assert parts(t, "g-landser-1", "fire", "unit:s-rifle-1")["odds-defence"] == 4
        march(t, "s-rifle-1")
        assert [action for action in t.legal() if action[0] == "stop"] == [("stop",)]


@pytest.mark.rule("HOS-11.4", "HOS-11.19")
def test_a_vehicle_with_one_square_in_a_hall_has_no_bonus() -> None:
    """A hall gives +1 to vehicles, but only wholly inside."""
    hall = Plan("H", 6, 2, ("+-+-+-+", "Ga a a|", "+-+-+-+"), {"a": ("factory_hall", False)})
    outside = Table(open_ground(9, 4), {"g-pz3": "3-1 e", "s-zis3": "0-1 e"}, plans=[hall])
    inside = Table(open_ground(9, 4), {"g-pz3": "4-1 e", "s-zis3": "0-1 e"}, plans=[hall])
    assert ground.bonus_of(outside.s, 0) == 0
    assert ground.bonus_of(inside.s, 0) == 1


@pytest.mark.rule("HOS-13.12", "HOS-13.10")
def test_the_worked_shot_through_a_window_needs_seven() -> None:
    """Beside the window, the target deep inside with a free line: DV 4 and the building's 3."""
    deep = Plan("H", 6, 4, ("+-+-+-+-+", "Wa a a aD", "+-+-+-+-+"), {"a": ("house_1", False)})
    t = Table(open_ground(9, 6), {"g-landser-1": "2-2", "s-rifle-1": "6-2"}, plans=[deep])
    shown = parts(t, "g-landser-1", "fire", "unit:s-rifle-1")
    assert shown["odds-defence"] + shown["odds-cover"] == 7
    fire(t, "g-landser-1", "fire", "unit:s-rifle-1", dice=(4,))
    assert face(t, "s-rifle-1") == 0
    fire(t, "g-landser-1", "fire", "unit:s-rifle-1", dice=(5,))
    assert face(t, "s-rifle-1") == 1


@pytest.mark.rule("HOS-6.64")
def test_a_house_without_a_way_out_is_the_end() -> None:
    t = Table(open_ground(9, 6), {"s-rifle-1": "3-2"}, plans=[HOUSE])
    forced.retreat(t.s, 0, t.p("4-2"))
    t.advance()
    assert t.s.standing[0] == LOST


@pytest.mark.rule("HOS-7.15", "HOS-7.16", "HOS-8.44")
def test_a_square_that_wrecks_take_out_of_a_zone_may_be_left_into_it() -> None:
    """Wrecks on both sides of the diagonal hide 6-6 from the enemy on 5-5."""
    t = Table(open_ground(9, 9), {"s-rifle-1": "6-6", "g-landser-1": "5-5"})
    t.wreck("wreck_light_2", "6-5", "7-5")
    assert "6-5" not in steps(march(t, "s-rifle-1"))
    t.s.frames = t.s.frames[:1]
    t.wreck("wreck_light_2", "5-6", "5-7")
    t.s.forget()
    assert t.p("6-6") not in zones.controls(t.s, t.u("g-landser-1"))
    assert {"6-5", "5-6"} <= steps(march(t, "s-rifle-1"))
