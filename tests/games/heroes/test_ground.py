"""Terrain elements and what they do to movement, sight and fire (HOS-6, 8, 11, 14)."""

import pytest

from tests.heroes import COMPASS, Table, house, open_ground

#: Two squares, C4 and C5; a window in the west, a door in the east.
HOUSE = house("H", 6, 4, "+-+-+", "Wa aD", "+-+-+", a="house_1")


@pytest.mark.rule("HOS-6.6", "HOS-11.1")
@pytest.mark.parametrize(
    ("row", "squares"),
    [("......", 4), ("..r...", 2), ("..~...", 1), ("..o...", 4), ("..w...", 4)],
)
def test_terrain_changes_a_move(row: str, squares: int) -> None:
    """Rubble stops infantry, deep water bars it; craters and trees let it run."""
    t = Table([row], {"s-rifle-1": "A1"})
    assert t.reach("s-rifle-1") == {f"A{column}" for column in range(1, squares + 2)}


@pytest.mark.rule("HOS-11.1", "HOS-14.15", "HOS-9.8")
def test_a_wreck_is_a_terrain_element_like_any_other() -> None:
    """It covers, it obscures, and it can be destroyed."""
    units = {"s-rifle-1": "B5", "g-landser-1": "B1", "g-landser-2": "B9", "s-zis3": "A5 s"}
    t = Table(open_ground(9, 3), units)
    t.wreck("wreck_light_1", "B5")
    assert t.parts("g-landser-1", "fire s-rifle-1")["odds-cover"] == 1
    t.put("s-rifle-1", "B4")
    assert t.parts("g-landser-2", "fire s-rifle-1")["odds-obstacles"] == 1
    t.fire("s-zis3", "demolish wreck=0", 4, 1)
    assert "odds-obstacles" not in t.parts("g-landser-2", "fire s-rifle-1")


@pytest.mark.rule("HOS-11.1", "HOS-14.15", "HOS-15.15")
@pytest.mark.parametrize("wreck", [False, True])
def test_a_hidden_unit_in_a_wreck_is_in_an_element(wreck: bool) -> None:
    """Three squares away it is seen in the open only."""
    t = Table(open_ground(9, 3), {"s-scouts-1": "B5 hidden", "g-landser-1": "B2"})
    if wreck:
        t.wreck("wreck_light_1", "B5")
    t.march("g-landser-1").do("stop")
    assert (t.shows("s-scouts-1") == "hidden") == wreck


@pytest.mark.rule("HOS-11.3", "HOS-11.2")
def test_every_square_and_interspace_of_an_element_has_its_effects() -> None:
    rows = ["......", ".##...", ".##...", "......"]
    for square in ("B2", "B3", "C2", "C3"):
        t = Table(rows, {"s-rifle-1": square, "g-landser-1": "A6"})
        assert t.parts("g-landser-1", "fire s-rifle-1")["odds-cover"] == 2
    # A building's inner Interspace is inside it, those on its walls are not.
    four = house("H", 6, 4, "+-+-+", "|a a|", "+ + +", "|a aD", "+-+-+", a="house_1")
    t = Table(open_ground(9, 6), {"s-reggun": "B1 e", "g-landser-1": "B3"}, houses=[four])
    key = "refusal-blast-inside-building HOS-16.33"
    assert t.no_shot("s-reggun", "howitzer +CD4/5") == key
    assert "howitzer +BC3/4" in t.shots("s-reggun")


@pytest.mark.rule("HOS-8.15", "HOS-11.10", "HOS-29.11")
def test_the_blocking_symbol_blocks_whatever_stands_behind_it() -> None:
    """A goods wagon between two units, tanks or men."""
    rows = [".........", "....g....", "........."]
    blocked = "refusal-sight-blocked HOS-8.7"
    tanks = Table(rows, {"s-t34": "B3 e", "g-pz3": "B8 e"})
    assert tanks.no_shot("s-t34", "fire g-pz3 weapon=primary") == blocked
    t = Table(rows, {"s-rifle-1": "B3", "g-landser-1": "B8", "g-landser-2": "A4"})
    assert t.no_shot("s-rifle-1", "fire g-landser-1") == blocked
    assert "fire g-landser-2" in t.shots("s-rifle-1")


@pytest.mark.rule("HOS-29.11", "HOS-8.5", "HOS-8.6")
@pytest.mark.parametrize(
    ("row", "seen", "penalty"), [("....", True, 0), (".w..", True, 1), (".g..", False, 0)]
)
def test_sight_is_clear_obscured_or_blocked(row: str, seen: bool, penalty: int) -> None:
    t = Table([row], {"s-rifle-1": "A1", "g-landser-1": "A4"})
    assert ("fire g-landser-1" in t.shots("s-rifle-1")) == seen
    if seen:
        assert t.parts("s-rifle-1", "fire g-landser-1").get("odds-obstacles", 0) == penalty
    else:
        assert t.no_shot("s-rifle-1", "fire g-landser-1") == "refusal-sight-blocked HOS-8.7"


@pytest.mark.rule("HOS-8.9")
@pytest.mark.parametrize(("letter", "sees"), [(".", True), ("g", False)])
def test_sight_also_serves_inspiration_templates_and_spotting(letter: str, sees: bool) -> None:
    """A wagon between two units undoes all of them, open ground grants them."""
    rows = [".....", f"..{letter}..", "....."]
    t = Table(rows, {"s-brodov": "B2", "s-rifle-1": "B4"}).shaken("s-rifle-1")
    t.activate("s-brodov")
    assert ("inspire" in t.legal()) == sees
    aimed = Table(rows, {"g-ig18": "B1 e", "s-rifle-1": "B5"})
    assert ("howitzer +AB4/5" in aimed.shots("g-ig18")) == sees
    looked = Table(rows, {"g-sniper": "B5 hidden", "s-rifle-1": "B2"})
    looked.march("s-rifle-1").do("stop")
    assert (looked.shows("g-sniper") == "inactive") == sees


@pytest.mark.rule("HOS-8.9")
@pytest.mark.parametrize("walled", [False, True])
def test_sight_also_serves_zones(walled: bool) -> None:
    """Past a wall infantry steps from one square beside an enemy to the other."""
    hut = house("H", 4, 2, "+-+", "|a|", "+D+", a="house_1")
    units = {"g-landser-1": "B4", "s-rifle-1": "B3"}
    t = Table(open_ground(5, 4), units, houses=[hut] if walled else [])
    t.march("g-landser-1")
    assert ({"A4", "C4"} <= t.squares()) == walled
    if not walled:
        assert t.refused("step A4") == "refusal-step-zone HOS-7.6"


@pytest.mark.rule("HOS-6.64", "HOS-6.65", "HOS-29.7")
def test_who_is_forced_off_the_field_or_into_closed_ground_is_destroyed() -> None:
    """Only water behind it, or nothing at all: a retreat has nowhere to go."""
    for rows in (["...~", "...~", "...~"], open_ground(3, 3)):
        t = Table(rows, {"s-rifle-1": "B3"})
        t.retreat("s-rifle-1", "B2")
        assert t.lost("s-rifle-1")
    free = Table(open_ground(4, 3), {"s-rifle-1": "B3"})
    free.retreat("s-rifle-1", "B2")
    assert free.squares() == {"A4", "B4", "C4"}


@pytest.mark.rule("HOS-14.11", "HOS-6.36")
@pytest.mark.parametrize(
    ("heading", "ahead"),
    [*zip(COMPASS, ("B3", "B4", "C4", "D4", "D3", "D2", "C2", "B2"), strict=True)],
)
def test_a_vehicle_stands_on_whole_squares_whatever_its_heading(heading: str, ahead: str) -> None:
    """It covers exactly the front and the square behind it: all others are free."""
    t = Table(open_ground(5, 5), {"s-t34": f"C3 {heading}", "s-rifle-1": "A1"})
    t.march("s-t34", ahead).do("stop")
    assert t.where("s-t34") == f"{ahead} C3"
    t.change(turn=9, units={"s-rifle-1": {"standing": "awaited"}})
    t.decide({"frame": "deployment", "side": "soviet"})
    everywhere = {f"{row}{column}" for row in "ABCDE" for column in range(1, 6)}
    assert everywhere - {text.split()[2] for text in t.legal("deploy")} == {ahead, "C3"}


@pytest.mark.rule("HOS-14.21", "HOS-8.50")
@pytest.mark.parametrize(
    ("at", "defence"), [("A5", 7), ("E9", 6), ("E1", 6), ("I5", 6), ("A7", 7), ("C7", 6)]
)
def test_the_facing_of_a_one_square_tank_is_judged_from_its_centre(at: str, defence: int) -> None:
    """A T-70 (7/6/6) on E5 that looks north; on the border the lower value counts."""
    t = Table(open_ground(9, 9), {"s-t70": "E5 n", "g-pzb39-1": at})
    assert t.parts("g-pzb39-1", "fire s-t70")["odds-defence"] == defence


@pytest.mark.rule("HOS-14.21", "HOS-6.16")
def test_the_heading_of_a_squad_has_no_effect() -> None:
    """Riflemen fire all round, are hit all round, and are not asked which way they look."""
    for heading in ("n", "e", "s", "w"):
        t = Table(open_ground(9, 9), {"s-rifle-1": f"E5 {heading}", "g-landser-1": "B5"})
        assert "fire g-landser-1" in t.shots("s-rifle-1")
        assert t.parts("g-landser-1", "fire s-rifle-1")["odds-defence"] == 4
        assert t.march("s-rifle-1").legal("stop") == ["stop"]


@pytest.mark.rule("HOS-11.4", "HOS-11.19")
@pytest.mark.parametrize(("front", "cover"), [("B4", 0), ("B5", 1)])
def test_a_vehicle_with_one_square_in_a_hall_has_no_bonus(front: str, cover: int) -> None:
    """A hall gives +1 to vehicles, but only wholly inside."""
    hall = house("H", 6, 2, "+-+-+-+", "Ga a a|", "+-+-+-+", a="factory_hall")
    t = Table(open_ground(9, 4), {"g-pz3": f"{front} e", "s-zis3": "B1 e"}, houses=[hall])
    assert t.parts("s-zis3", "fire g-pz3").get("odds-cover", 0) == cover


@pytest.mark.rule("HOS-13.12", "HOS-13.10")
def test_the_worked_shot_through_a_window_needs_seven() -> None:
    """Beside the window, the target deep inside with a free line: DV 4 and the building's 3."""
    deep = house("H", 6, 4, "+-+-+-+-+", "Wa a a aD", "+-+-+-+-+", a="house_1")
    t = Table(open_ground(9, 6), {"g-landser-1": "C3", "s-rifle-1": "C7"}, houses=[deep])
    shown = t.parts("g-landser-1", "fire s-rifle-1")
    assert shown["odds-defence"] + shown["odds-cover"] == 7
    t.fire("g-landser-1", "fire s-rifle-1", 4)
    assert t.shows("s-rifle-1") == "full"
    t.fire("g-landser-1", "fire s-rifle-1", 5)
    assert t.shows("s-rifle-1") == "weakened"


@pytest.mark.rule("HOS-6.64")
def test_a_house_without_a_way_out_is_the_end() -> None:
    t = Table(open_ground(9, 6), {"s-rifle-1": "C4"}, houses=[HOUSE])
    t.retreat("s-rifle-1", "C5")
    assert t.lost("s-rifle-1")


@pytest.mark.rule("HOS-7.15", "HOS-7.16", "HOS-8.44")
def test_a_square_that_wrecks_take_out_of_a_zone_may_be_left_into_it() -> None:
    """Wrecks on both sides of the diagonal hide G7 from the enemy on F6."""
    t = Table(open_ground(9, 9), {"s-rifle-1": "G7", "g-landser-1": "F6"})
    t.wreck("wreck_light_2", "F7", "F8")
    assert "F7" not in t.march("s-rifle-1").squares()
    t.rest()
    t.wreck("wreck_light_2", "G6", "H6")
    assert {"F7", "G6"} <= t.march("s-rifle-1").squares()
