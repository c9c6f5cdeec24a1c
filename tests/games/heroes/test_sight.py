"""Line of sight (HOS-8.4–8.22, 8.42–8.49, 13.23–13.26, 20.7, 28.10)."""

from typing import Any

import pytest

from sandtable.games.heroes.land import sight
from tests.heroes import Table, house, open_ground
from tests.heroes_drawn import ground, side_of

BLOCKED = None
ONE, OTHER = "s-rifle-1", "g-landser-1"


def look(t: Table, one: str = ONE, other: str = OTHER) -> dict[str, Any]:
    """What a unit sees of another, as the guides tell."""
    t.activate(one)
    guides: Any = t.state.guides(side_of(one))
    (found,) = [line for line in guides["sight"] if line["to"] == other]
    return dict(found)


def seen(t: Table, one: str = ONE, other: str = OTHER) -> int | None:
    """The penalty of the best line, None where there is none; sight is mutual (HOS-8.10)."""
    there, back = look(t, one, other), look(t, other, one)
    assert there["blocked"] == back["blocked"]
    if there["blocked"]:
        return BLOCKED
    assert sum(amount for _, amount in there["obstacles"]) == there["penalty"]
    return int(there["penalty"])


def between(one: str, other: str, rows: list[str] | None = None, **more: Any) -> int | None:
    """What infantry on one square sees of infantry on another; keys with _ are more units."""
    units = {id.replace("_", "-"): more.pop(id) for id in list(more) if "_" in id}
    return seen(Table(rows or open_ground(9, 9), {ONE: one, OTHER: other, **units}, **more))


@pytest.mark.rule("HOS-8.4", "HOS-8.5", "HOS-8.8", "HOS-8.11")
def test_clear_sight_and_the_squares_at_its_ends() -> None:
    assert between("A1", "A4", ground(A1="w", A4="w")) == 0


@pytest.mark.rule("HOS-8.13", "HOS-8.14", "HOS-8.19", "HOS-8.7")
def test_units_on_the_line() -> None:
    assert between("A1", "A5", s_rifle_2="A3") is BLOCKED
    assert between("A1", "A5", g_landser_2="A3") is BLOCKED
    assert between("A1", "A5", s_scouts_1="A3 hidden") == 0
    assert between("A1", "A5", s_gaz64="A3 e") is BLOCKED
    tank = Table(open_ground(9, 9), {ONE: "A1", "g-pz3": "A5 w", "s-rifle-2": "A3"})
    assert seen(tank, ONE, "g-pz3") == 0
    tank = Table(open_ground(9, 9), {"s-t70": "A1 e", OTHER: "A5", "s-rifle-1": "A3"})
    assert seen(tank, "s-t70", OTHER) == 0


@pytest.mark.rule("HOS-8.16", "HOS-8.17", "HOS-8.18", "HOS-8.6", "HOS-11.11")
def test_obscuring_squares_add_up() -> None:
    assert between("A1", "B5", ground(A3="w", B3="w")) == 2
    assert between("A1", "A5", ground(A3="w")) == 1
    t = Table(ground(A2="w"), {ONE: "A1", OTHER: "A5"})
    t.lay_smoke("A3")
    assert seen(t) == 3


@pytest.mark.rule("HOS-8.43")
def test_touching_a_corner_is_not_crossing() -> None:
    assert between("A1", "B4", ground(A2="w", B3="w", A3="w", B2="w")) == 2


@pytest.mark.rule("HOS-8.44", "HOS-8.12")
def test_corner_contacts() -> None:
    assert between("A1", "C3", ground(A2="g")) == 0
    assert between("A1", "C3", ground(A2="g", B1="g")) is BLOCKED
    assert between("A1", "C3", ground(A2="w", B1="w")) == 0
    assert between("A1", "C3", ground(B2="g")) is BLOCKED
    assert between("A1", "D4", ["w" * 9] * 9) == 2


@pytest.mark.rule("HOS-8.44", "HOS-8.14")
def test_units_close_a_corner_like_terrain() -> None:
    wagon = ground(A2="g")
    assert between("A1", "C3", wagon, s_rifle_2="B1") is BLOCKED
    assert between("A1", "C3", g_pz3="A2 ne") is BLOCKED
    assert between("A1", "C3", s_rifle_2="B1") == 0
    tank = Table(wagon, {"s-t70": "A1 e", OTHER: "C3", "s-rifle-1": "B1"})
    assert seen(tank, "s-t70", OTHER) == 0


#: Two ruins that are offset by half a row: a line between them runs between rows C and D.
RUINS = [
    house("X", 0, 5, "+ +", " a ", "+ +", a="house_1", fallen="a"),
    house("Y", 12, 5, "+ +", " a ", "+ +", a="house_1", fallen="a"),
]


def along(**letters: str) -> int | None:
    rows = ground(C1=":", D1=":", C7=":", D7=":", **letters)
    return between("CD1", "CD7", rows, houses=RUINS)


@pytest.mark.rule("HOS-8.45")
def test_a_line_along_an_edge_counts_both_sides_as_one() -> None:
    assert along() == 0
    assert along(C3="w") == 0
    assert along(C3="w", D3="w") == 1
    assert along(C3="w", D4="w") == 0
    assert along(C3="g", D3="w") == 1
    assert along(C3="g") == 0
    assert along(C3="g", D3="g") is BLOCKED
    # Two blocking squares that meet in a point of the line close it too.
    assert along(C3="g", D4="g") is BLOCKED


@pytest.mark.rule("HOS-8.45")
def test_a_line_that_runs_in_a_wall_is_blocked() -> None:
    wall = house("Z", 6, 6, "+-+", " a ", "+ +", a="factory_hall")
    rows = ground(C1=":", D1=":", C7=":", D7=":", D4="_")
    assert between("CD1", "CD7", rows, houses=[*RUINS, wall]) is BLOCKED


@pytest.mark.rule("HOS-8.46", "HOS-13.26")
@pytest.mark.parametrize(
    ("south", "expected"), [("+-+-+", BLOCKED), ("+ +-+", 0), ("+W+W+", BLOCKED)]
)
def test_walls_at_a_corner(south: str, expected: int | None) -> None:
    hall = house("X", 4, 4, "+ + +", " a a ", south, a="factory_hall")
    assert between("C3", "D4", ground(C3="_", C4="_"), houses=[hall]) is expected


@pytest.mark.rule("HOS-8.46", "HOS-8.47", "HOS-8.10", "HOS-11.16")
def test_a_low_wall_is_ignored_by_a_firer_at_it() -> None:
    wall = [("low_wall", 4, 0, 4, 2)]
    assert between("A2", "A6", lines=wall) == 0
    t = Table(open_ground(9, 9), {ONE: "A6", OTHER: "A2"}, lines=wall)
    assert seen(t) == 1
    assert seen(t, OTHER, ONE) == 0
    assert between("A1", "A6", lines=wall) == 1


@pytest.mark.rule("HOS-8.46", "HOS-8.47")
def test_low_walls_at_a_corner() -> None:
    both = [("low_wall", 4, 4, 8, 4)]
    one = [("low_wall", 6, 4, 8, 4)]
    assert between("A2", "D5", lines=both) == 1
    assert between("A2", "D5", lines=one) == 0
    assert between("B3", "D5", lines=both) == 0
    assert between("D5", "B3", lines=both) == 1
    # A wagon on one side and a low wall on the other: the weaker counts.
    assert between("A2", "D5", ground(C3="g"), lines=one) == 1


@pytest.mark.rule("HOS-8.48", "HOS-28.10")
@pytest.mark.parametrize(
    ("letters", "unit", "expected"),
    [
        ({}, "", 0),
        ({}, "s-ba64 A3 e", BLOCKED),
        ({}, "s-ba64 A5 e", BLOCKED),
        ({}, "g-landser-2 A3", 0),
        ({"A3": "w"}, "", 1),
        ({"A5": "w"}, "", 0),
    ],
)
def test_lines_to_an_interspace(letters: dict[str, str], unit: str, expected: int | None) -> None:
    """The squares around the point are at the end of the line; vehicles block there too."""
    id, _, where = unit.partition(" ")
    more = {id: where} if id else {}
    t = Table(ground(**letters), {"s-reggun": "A1 e", OTHER: "B6", **more})
    shot = "howitzer +AB5/6"
    if expected is BLOCKED:
        assert t.no_shot("s-reggun", shot) == "refusal-point-not-seen HOS-16.32"
    else:
        assert t.parts("s-reggun", shot).get("odds-obstacles", 0) == expected


@pytest.mark.rule("HOS-8.48", "HOS-28.10")
@pytest.mark.parametrize(("between", "point"), [("s-rifle-1", "4-2"), ("s-ba64", "4-1")])
def test_infantry_does_not_block_the_lines_of_a_spotter(between: str, point: str) -> None:
    """A spotter who sees the point shortens the scatter to two; vehicles are in the way."""
    t = Table(open_ground(9, 9), {"g-beobachter": "A1", between: "C3 e"})
    t.call(t.equip("german", "artillery"))
    t.do("aim +DE4/5", 1)
    assert t.told("template-placed") == [{"point": point}]


@pytest.mark.rule("HOS-8.20", "HOS-8.21", "HOS-8.49")
@pytest.mark.parametrize(
    ("where", "points"),
    [
        ("E5 w", [(18, 18), (19, 18), (20, 18), (21, 18), (22, 18)]),
        ("E5 sw", [(18, 18), (19, 17), (20, 16), (21, 15), (22, 14)]),
    ],
)
def test_five_points_of_a_vehicle(where: str, points: list[tuple[int, int]]) -> None:
    """In quarters of a square, from the middle of its front to that of its rear."""
    t = Table(open_ground(9, 9), {"g-pz3": where})
    state: Any = t.state
    tank = state.battle.unit_named["g-pz3"]
    assert [(point.x, point.y) for point in sight.points_of(state, tank)] == points


@pytest.mark.rule("HOS-8.21", "HOS-8.49", "HOS-8.11")
def test_a_vehicle_is_seen_if_one_of_its_points_is() -> None:
    """A wagon hides its front, not its rear."""
    t = Table(ground(A3="g"), {ONE: "A1", "g-pz3": "B5 n"})
    assert seen(t, ONE, "g-pz3") == 0
    _, _, x, y = look(t, ONE, "g-pz3")["line"]
    assert x == 9
    assert y > 3
    # Its other square is no obstacle.
    t = Table(open_ground(9, 9), {ONE: "A1", "g-pz3": "A4 w"})
    assert seen(t, ONE, "g-pz3") == 0


@pytest.mark.rule("HOS-8.26", "HOS-8.52", "HOS-8.22")
def test_range_to_and_from_vehicles() -> None:
    t = Table(open_ground(12, 9), {"s-t34": "A2 e", "g-pz3": "A10 w"})
    assert look(t, "s-t34", "g-pz3")["range"] == 8
    assert look(t, "g-pz3", "s-t34")["range"] == 8


@pytest.mark.rule("HOS-20.7", "HOS-20.8", "HOS-20.24", "HOS-20.25")
def test_a_carried_unit_looks_from_a_square_of_its_vehicle() -> None:
    """Over a squad from the front; past a wagon from the rear, on B1."""
    units = {"g-sdkfz251": "A1 n", OTHER: "in g-sdkfz251", ONE: "A7"}
    t = Table(open_ground(9, 9), {**units, "s-rifle-2": "A4"})
    found = look(t, OTHER, ONE)
    assert (found["blocked"], found["penalty"], found["range"]) == (False, 0, 6)
    assert found["line"] == [1, 1, 13, 1]
    assert look(Table(ground(A3="g"), units), OTHER, ONE)["line"] == [1, 3, 13, 1]


@pytest.mark.rule("HOS-13.24", "HOS-13.3", "HOS-13.4")
def test_a_house_blocks_lines_past_it_and_its_walls_those_into_it() -> None:
    hut = [house("X", 6, 6, "+-+", "WaW", "+-+", a="house_1")]
    rows = ground(D4="_")
    assert between("D2", "D6", rows, houses=hut) is BLOCKED
    assert between("D1", "D4", rows, houses=hut) == 0
    assert between("A4", "D4", rows, houses=hut) is BLOCKED
    t = Table(rows, {ONE: "D2", OTHER: "D6"}, houses=hut)
    t.change(fallen=["X-a"])
    assert seen(t) == 1


@pytest.mark.rule("HOS-13.7", "HOS-13.8", "HOS-13.9", "HOS-13.10", "HOS-13.11", "HOS-13.25")
@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("D1", "D5", 0), ("D1", "D6", BLOCKED), ("D4", "D7", 0), ("D7", "D4", 0),
        ("D7", "D3", BLOCKED),
    ],
)  # fmt: skip
def test_openings_need_a_unit_beside_them(one: str, other: str, expected: int | None) -> None:
    flat = house("X", 8, 6, "+-+-+-+", "Wa a a|", "+-+-+-+", a="apartment")
    assert between(one, other, ground(D5="_", D6="_", D7="_"), houses=[flat]) is expected


@pytest.mark.rule("HOS-13.25", "HOS-13.23")
def test_gaps_in_inner_walls_need_nobody() -> None:
    flat = house("X", 4, 6, "+-+-+-+-+-+", "|a aDa a a|", "+-+-+-+-+-+", a="apartment")
    rows = ground(**{f"D{column}": "_" for column in range(3, 8)})
    assert between("D3", "D7", rows, houses=[flat]) == 0


@pytest.mark.rule("HOS-13.25", "HOS-13.27", "HOS-8.52")
def test_sight_out_of_an_offset_building() -> None:
    rows = ground(C4=":", C5=":")
    hut = [house("X", 7, 4, "+-+", "|aW", "+-+", a="apartment")]
    assert between("C4/5", "C9", rows, houses=hut) == 0
    assert between("C4/5", "C1", rows, houses=hut) is BLOCKED
    assert between("C2", "C8", rows, houses=hut) is BLOCKED
    t = Table(rows, {ONE: "C4/5", OTHER: "C6"}, houses=hut)
    assert look(t)["range"] == 1


@pytest.mark.rule("HOS-8.11", "HOS-8.17")
def test_smoke_counts_at_the_ends_too() -> None:
    t = Table(open_ground(9, 9), {ONE: "A1", OTHER: "A5"})
    for square, penalty in (("A1", 2), ("A5", 4), ("A3", 6)):
        t.lay_smoke(square)
        assert seen(t) == penalty


@pytest.mark.rule("HOS-11.18")
def test_only_the_strongest_symbol_of_a_square_counts() -> None:
    t = Table(ground(A3="w"), {ONE: "A1", OTHER: "A5"})
    t.wreck("wreck_light_1", "A3")
    assert seen(t) == 1
    t.lay_smoke("A3")
    assert seen(t) == 2
    t = Table(ground(A3="w"), {ONE: "A1", OTHER: "A5"})
    t.wreck("wreck_armour_1", "A3")
    assert seen(t) is BLOCKED


@pytest.mark.rule("HOS-8.49")
def test_what_blocks_a_line_is_told() -> None:
    units = {ONE: "A1", OTHER: "A5"}
    assert look(Table(open_ground(9, 9), {**units, "s-gaz64": "A3 e"}))["blocked_by"] == (
        "unit:s-gaz64"
    )
    assert look(Table(ground(A3="g"), units))["blocked_by"] == "square:2-0"
    hut = house("X", 6, 6, "+-+", "|a|", "+-+", a="house_1")
    t = Table(ground(D4="_"), {ONE: "D1", OTHER: "D4"}, houses=[hut])
    assert look(t)["blocked_by"] == "side:6-6-6-8"


@pytest.mark.rule("HOS-16.4")
def test_a_structure_is_aimed_at_over_its_own_walls() -> None:
    """The part in front is; the one behind it is not, nor are those inside."""
    two = house("X", 6, 6, "+-+-+", "|a|b|", "+-+-+", a="house_1", b="house_1")
    t = Table(ground(D4="_", D5="_"), {"s-zis3": "D1 e", OTHER: "D4"}, houses=[two])
    assert "demolish part=X-a" in t.shots("s-zis3")
    assert t.no_shot("s-zis3", "demolish part=X-b") == "refusal-structure-not-seen HOS-16.4"
    assert t.no_shot("s-zis3", f"fire {OTHER}") == "refusal-sight-blocked HOS-8.7"
