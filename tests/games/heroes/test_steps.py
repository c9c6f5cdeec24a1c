"""Single steps: walls, corners, offset grids, doors (HOS-6.66–6.76, 11.16, 13.27)."""

from typing import Any

import pytest

from sandtable.games.heroes.land.field import Field
from sandtable.games.heroes.land.steps import GridStep
from sandtable.games.heroes.land.terrain import Terrain
from tests.heroes import MOVEMENT, Table, game, house, open_ground
from tests.heroes_drawn import ground

#: One of each kind: infantry, a light vehicle, a heavy one of a single square.
SQUAD, CAR, TANK = "s-rifle-1", "s-gaz64", "s-t70"
KINDS = (SQUAD, CAR, TANK)


def leads(start: str, rows: list[str] | None = None, id: str = SQUAD, **drawn: Any) -> set[str]:
    """The squares to which a step leads, on a field with nobody else."""
    return from_square(Table(rows or ground(), {id: f"{start} n"}, **drawn), id, start)


def from_square(t: Table, id: str, start: str, **changes: Any) -> set[str]:
    t.rest()
    t.put(id, f"{start} n")
    t.decide({**MOVEMENT, "unit": id, **changes})
    return t.squares()


def joined(one: str, other: str, rows: list[str], id: str = SQUAD, **drawn: Any) -> bool:
    """Is there a step, and one back?"""
    there = other in leads(one, rows, id, **drawn)
    assert there == (one in leads(other, rows, id, **drawn))
    return there


def covered(*squares: str) -> list[str]:
    """Open ground; these squares lie under an offset building."""
    return ground(**dict.fromkeys(squares, ":"))


def field(rows: list[str], **drawn: Any) -> dict[str, Any]:
    """The description of a field."""
    described: Any = game().describe(Table(rows, {}, **drawn).json["scenario"])
    return dict(described["field"])


@pytest.mark.rule("HOS-6.3", "HOS-6.67", "HOS-6.86")
@pytest.mark.parametrize("id", KINDS)
def test_open_ground_has_eight_neighbours_and_ends_at_the_edge(id: str) -> None:
    assert leads("E5", id=id) == {"D4", "D5", "D6", "E4", "E6", "F4", "F5", "F6"}
    assert leads("A1", id=id) == {"A2", "B1", "B2"}


@pytest.mark.rule("HOS-6.69", "HOS-6.4")
def test_outer_corner_of_a_building_does_not_bar_a_diagonal() -> None:
    rows = ground(D4="_")
    hut = [house("X", 6, 6, "+-+", "|a|", "+-+", a="house_1")]
    assert joined("D3", "C4", rows, houses=hut)
    assert not joined("C3", "D4", rows, houses=hut)
    assert not joined("D3", "D4", rows, houses=hut)


@pytest.mark.rule("HOS-6.69")
@pytest.mark.parametrize(("south", "open"), [("+-+-+", False), ("+ +-+", True)])
def test_straight_wall_bars_a_diagonal_only_if_it_goes_on(south: str, open: bool) -> None:
    wall = [house("X", 4, 4, "+ + +", " a a ", south, a="house_1")]
    assert joined("C3", "D4", ground(C3="_", C4="_"), houses=wall) == open


@pytest.mark.rule("HOS-6.69", "HOS-6.35")
@pytest.mark.parametrize("id", KINDS)
def test_two_different_buildings_that_meet_in_a_point_let_a_diagonal_through(id: str) -> None:
    halls = [
        house("X", 6, 4, "+-+", "|a|", "+-+", a="factory_hall"),
        house("Y", 4, 6, "+-+", "|a|", "+-+", a="factory_hall"),
    ]
    assert joined("C3", "D4", ground(C4="_", D3="_"), id, houses=halls)


@pytest.mark.rule("HOS-6.69")
@pytest.mark.parametrize("id", KINDS)
def test_one_building_on_both_sides_of_the_corner_bars_it(id: str) -> None:
    one = [house("Z", 4, 4, "+ +-+", " .|a|", "+-+-+", "|a|. ", "+-+ +", a="house_1")]
    assert not joined("C3", "D4", ground(C4="_", D3="_"), id, houses=one)


@pytest.mark.rule("HOS-6.68", "HOS-13.13", "HOS-13.15", "HOS-13.27")
def test_only_doors_lead_into_a_house_and_never_diagonally() -> None:
    """Windows only by surprise, and vehicles not at all."""
    hut = [house("X", 6, 6, "+W+", "WaD", "+D+", a="house_1")]
    t = Table(ground(D4="_"), {SQUAD: "D4"}, houses=hut)
    assert from_square(t, SQUAD, "D4") == {"D5", "E4"}
    assert from_square(t, SQUAD, "D4", surprise=True) == {"D5", "E4", "C4", "D3"}
    assert "D4" not in from_square(t, SQUAD, "D3")
    assert "D4" in from_square(t, SQUAD, "D3", surprise=True)
    assert "D4" in from_square(t, SQUAD, "D5")
    assert not {"C3", "C4", "C5"} & from_square(t, SQUAD, "D4")
    assert "D4" not in leads("D5", ground(D4="_"), TANK, houses=hut)


@pytest.mark.rule("HOS-13.29")
def test_a_breach_is_passed_like_a_door_by_infantry_only() -> None:
    hall = [house("X", 6, 6, "+-+", "|a|", "+-+", a="factory_hall")]
    t = Table(ground(D4="_"), {SQUAD: "D4", TANK: "I9 n"}, houses=hall)
    assert from_square(t, SQUAD, "D4") == set()
    t.change(breaches=["6-6-6-8"])
    assert from_square(t, SQUAD, "D4") == {"D3"}
    t.rest()
    t.put(SQUAD, "A1")
    assert "D4" not in from_square(t, TANK, "D3")


@pytest.mark.rule("HOS-13.1")
def test_vehicles_use_gates_only() -> None:
    hall = [house("X", 6, 6, "+-+D+", "Ga a|", "+-+-+", a="factory_hall")]
    rows = ground(D4="_", D5="_")
    assert leads("D4", rows, TANK, houses=hall) == {"D3", "D5"}
    assert leads("D5", rows, TANK, houses=hall) == {"D4"}
    assert leads("D5", rows, houses=hall) == {"D4", "C5"}


@pytest.mark.rule("HOS-6.74", "HOS-6.75", "HOS-6.25", "HOS-6.26", "HOS-13.14")
def test_a_lone_offset_square() -> None:
    rows = covered("C4", "C5")
    ruin = [house("X", 7, 4, "+ +", " a ", "+ +", a="apartment")]
    around = {"B4", "B5", "D4", "D5", "C3", "C6"}
    assert leads("C4/5", rows, houses=ruin) == around
    for square in around:
        assert "C4/5" in leads(square, rows, houses=ruin)
    for square in ("B3", "B6", "D3", "D6"):
        assert "C4/5" not in leads(square, rows, houses=ruin)


@pytest.mark.rule("HOS-6.73", "HOS-6.22", "HOS-6.80")
def test_partial_squares_are_no_places_and_vehicles_stay_off_offset_grids() -> None:
    rows = covered("C4", "C5")
    hall = [house("X", 7, 4, "+ +", " a ", "+ +", a="factory_hall")]
    described = field(rows, houses=hall)
    assert not {"3-2", "4-2"} & {square["square"] for square in described["squares"]}
    assert sorted(described["partials"]) == [[6, 4], [8, 4]]
    for id in (CAR, TANK):
        assert "C4/5" not in leads("B4", rows, id, houses=hall)


@pytest.mark.rule("HOS-6.73")
def test_a_square_wholly_under_an_offset_building_does_not_exist() -> None:
    rows = covered("C3", "C4", "C5", "D3", "D4", "D5")
    block = [house("X", 5, 4, "+-+-+", "|a a|", "+ + +", "|a a|", "+-+-+", a="house_1")]
    described = field(rows, houses=block)
    assert not {"3-2", "3-3"} & {square["square"] for square in described["squares"]}
    assert sorted(described["partials"]) == [[4, 4], [4, 6], [8, 4], [8, 6]]


@pytest.mark.rule("HOS-6.74", "HOS-6.24")
def test_offset_squares_of_one_grid_are_neighbours_and_of_two_never() -> None:
    rows = covered(*[f"{row}{column}" for row in "CDE" for column in (3, 4, 5)])
    one = [house("X", 5, 5, "+ + +", " a a ", "+ + +", " a a ", "+ + +", a="apartment")]
    assert {"CD4/5", "DE3/4", "DE4/5"} <= leads("CD3/4", rows, houses=one)
    rows = covered("C3", "C4", "D3", "D4")
    two = [
        house("X", 5, 4, "+ +", " a ", "+ +", a="apartment"),
        house("Y", 5, 6, "+ +", " a ", "+ +", a="apartment"),
    ]
    assert "D3/4" not in leads("C3/4", rows, houses=two)


@pytest.mark.rule("HOS-6.74", "HOS-13.27")
def test_a_door_joins_two_offset_grids() -> None:
    two = [
        house("X", 5, 4, "+ +", " a ", "+D+", a="apartment"),
        house("Y", 5, 6, "+ +", " a ", "+ +", a="apartment"),
    ]
    assert joined("C3/4", "D3/4", covered("C3", "C4", "D3", "D4"), houses=two)


@pytest.mark.rule("HOS-13.27", "HOS-6.26", "HOS-13.14")
def test_a_door_of_an_offset_square_leads_to_the_square_of_its_arrow() -> None:
    rows = covered("C4", "C5", "D4", "D5")
    flat = [house("X", 7, 5, "+-+", "|aD", "+-+", a="apartment")]
    assert leads("CD4/5", rows, houses=flat) == {"D6"}
    assert "CD4/5" not in leads("C6", rows, houses=flat)
    assert joined("D6", "CD4/5", rows, houses=flat)


@pytest.mark.rule("HOS-6.75", "HOS-13.20")
def test_fallen_parts_open_up_and_shared_walls_stay() -> None:
    rows = covered(*[f"{row}{column}" for row in "CD" for column in (4, 5, 6)])
    flats = house("X", 7, 5, "+-+-+", "|a|b|", "+-+-+", a="apartment", b="apartment")
    t = Table(rows, {SQUAD: "CD5/6"}, houses=[flats])
    assert from_square(t, SQUAD, "CD5/6") == set()
    t.change(fallen=["X-b"])
    assert from_square(t, SQUAD, "CD5/6") == {"C7", "D7", "B5", "B6", "E5", "E6"}
    assert from_square(t, SQUAD, "CD4/5") == set()
    t.change(fallen=["X-a", "X-b"])
    assert "CD4/5" in from_square(t, SQUAD, "CD5/6")


@pytest.mark.rule("HOS-11.16")
@pytest.mark.parametrize(
    ("id", "start", "end", "goes", "stops"),
    [
        (SQUAD, "D5", "E5", True, False),
        (CAR, "D5", "E5", False, False),
        (TANK, "D5", "E5", True, False),
        (SQUAD, "E5", "F5", True, True),
        (TANK, "E5", "F5", True, False),
        (SQUAD, "E5", "F6", True, True),
        (SQUAD, "E4", "F5", True, False),
    ],
)
def test_lines_bar_or_stop_those_that_step_across(
    id: str, start: str, end: str, goes: bool, stops: bool
) -> None:
    """A low wall north of E5, wire south of E5 and E6."""
    lines = [("low_wall", 8, 8, 10, 8), ("wire", 8, 10, 12, 10)]
    t = Table(ground(), {id: f"{start} n"}, lines=lines)
    t.march(id)
    assert (end in t.squares()) == goes
    if goes:
        t.do(next(text for text in t.legal("step") if text.split()[1] == end))
        assert (t.resting or not t.squares()) == stops


@pytest.mark.rule("HOS-11.16", "HOS-12.4")
def test_wire_that_was_cut_stops_nobody() -> None:
    t = Table(ground(), {SQUAD: "E5"}, lines=[("wire", 8, 10, 10, 10)])
    t.change(cleared=["wire-8-10-10-10"])
    t.march(SQUAD, "F5")
    assert t.squares()


@pytest.mark.rule("HOS-11.6", "HOS-11.8", "HOS-11.12")
def test_impassable_and_difficult_squares() -> None:
    """Water for all, rubble for light vehicles; infantry stops in rubble."""
    rows = ground(D5="~", E6="r")
    t = Table(rows, {SQUAD: "E5"}).march(SQUAD)
    assert "D5" not in t.squares()
    assert t.refused("step D5") == "refusal-step-impassable HOS-11.6"
    t.do("step E6")
    assert t.resting
    car = Table(rows, {CAR: "E5 n"}).march(CAR)
    assert not {"D5", "E6"} & car.squares()
    assert car.refused("step E6") == "refusal-step-impassable HOS-11.6"


@pytest.mark.rule("HOS-11.2", "HOS-11.17", "HOS-17.57")
@pytest.mark.parametrize(("crater", "bonus"), [("B3", 0), ("C4", 1)])
def test_elements_hang_together(crater: str, bonus: int) -> None:
    """Craters side by side are one, those that meet in a corner are two: cover from outside."""
    rows = ground(B2="o", B3="o", C4="o")
    launch = "B2" if crater == "B3" else "B3"
    t = Table(rows, {"s-smg-1": launch, "g-landser-1": crater})
    assert t.parts("s-smg-1", "assault g-landser-1")["odds-defence"] == 2 + bonus


def changing_field() -> Field:
    """A field with two houses, wire and a low wall, all of which may go."""
    rows = [list(row) for row in open_ground(10, 10)]
    for y, columns in ((2, (2, 3, 4, 5)), (3, (2, 3, 4, 5)), (4, (2, 3, 4, 5))):
        for x in columns:
            rows[y][x] = ":"
    rows[7][7] = rows[7][8] = "_"
    plan = ("+W+-+-+", "Da aDbW", "+-+D+-+", "|a a|b|", "+D+-+W+")
    houses = [
        house("X", 5, 5, *plan, a="apartment", b="apartment"),
        house("Y", 14, 14, "+W+-+", "Da aW", "+-+D+", a="house_2"),
    ]
    lines = [("wire", 4, 2, 8, 2), ("low_wall", 14, 12, 18, 12)]
    state: Any = Table(["".join(row) for row in rows], {}, lines=lines, houses=houses).state
    field: Field = state.battle.field
    return field


def assert_as_worked_out_anew(changed: Terrain) -> None:
    field = changed.field
    fresh = Terrain(field, changed.fallen, changed.breaches, changed.removed, None)
    for kind in range(3):
        for place in range(len(field.places)):
            for mine, new in (
                (changed.links[kind][place], fresh.links[kind][place]),
                (changed.steps[kind][place], fresh.steps[kind][place]),
            ):
                assert [vars_of(step) for step in mine] == [vars_of(step) for step in new]
        assert changed.ways[kind] == fresh.ways[kind]
    for place in range(len(field.places)):
        assert changed.controls[place] == fresh.controls[place]
    assert [set(places) for places in changed.controllers] == [
        set(places) for places in fresh.controllers
    ]


def test_what_a_change_leaves_alone_is_right() -> None:
    """Steps and zones that are taken over are those that would be worked out anew."""
    field = changing_field()
    changed = field.terrain.with_fallen(field.part_named["X-b"]).with_breach(
        field.edge_named["5-7-5-9"]
    )
    changed = changed.without_line(0).with_fallen(field.part_named["Y-a"])
    assert_as_worked_out_anew(changed)


def test_squares_with_the_same_surroundings_share_their_steps() -> None:
    """What is known from one terrain serves another that is equal around a square, and only it."""
    field = changing_field()
    one = field.terrain.with_fallen(field.part_named["X-b"])
    other = field.terrain.with_fallen(field.part_named["Y-a"]).without_line(0)
    other = other.with_fallen(field.part_named["X-b"])
    inside = field.parts[field.part_named["X-b"]].places[-1]
    assert one.steps[0][inside] is other.steps[0][inside]
    assert one.steps[0][inside] is not field.terrain.steps[0][inside]
    for terrain in (one, other, other.with_breach(field.edge_named["5-7-5-9"])):
        assert_as_worked_out_anew(terrain)


def vars_of(step: GridStep) -> tuple[int, int, int, bool, int, tuple[int, int]]:
    return step.to, step.direction, step.partial, step.stops, step.door, step.beside
