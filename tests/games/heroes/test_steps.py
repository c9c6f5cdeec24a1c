"""Single steps: walls, corners, offset grids, doors (HOS-6.66–6.76, 11.16, 13.27)."""

import pytest

from sandtable.board.squares import DIRECTIONS
from sandtable.games.heroes.land.field import Field
from sandtable.games.heroes.land.terrain import Terrain
from sandtable.games.heroes.moving.steps import Step
from sandtable.games.heroes.pack.counters import HEAVY, INFANTRY, LIGHT
from tests.games.heroes.drawn import covered, draw, floor, house, open_ground, with_letters


def leads(terrain: Terrain, start: str, kind: int = INFANTRY) -> set[str]:
    """The squares to which a step leads."""
    field = terrain.field
    return {field.names[step.to] for step in terrain.steps[kind][field.named[start]]}


def step(field: Field, start: str, end: str, kind: int = INFANTRY) -> Step | None:
    for found in field.terrain.steps[kind][field.named[start]]:
        if field.names[found.to] == end:
            return found
    return None


def made(field: Field, start: str, end: str, kind: int = INFANTRY) -> Step:
    """The step, which there is."""
    found = step(field, start, end, kind)
    assert found is not None
    return found


def joined(field: Field, one: str, other: str, kind: int = INFANTRY) -> bool:
    """Is there a step, and one back?"""
    there, back = step(field, one, other, kind), step(field, other, one, kind)
    assert (there is None) == (back is None)
    return there is not None


@pytest.mark.rule("HOS-6.3", "HOS-6.67", "HOS-6.86")
def test_open_ground_has_eight_neighbours_and_ends_at_the_edge() -> None:
    field = draw(open_ground())
    around = {f"{4 + x}-{4 + y}" for x, y in DIRECTIONS}
    for kind in (INFANTRY, LIGHT, HEAVY):
        assert leads(field.terrain, "4-4", kind) == around
        assert leads(field.terrain, "0-0", kind) == {"1-0", "0-1", "1-1"}


@pytest.mark.rule("HOS-6.69", "HOS-6.4")
def test_outer_corner_of_a_building_does_not_bar_a_diagonal() -> None:
    rows = floor(open_ground(), (3, 3))
    field = draw(rows, plans=[house("X", 6, 6, "+-+", "|a|", "+-+")])
    assert joined(field, "2-3", "3-2")
    assert not joined(field, "2-2", "3-3")
    assert not joined(field, "2-3", "3-3")


@pytest.mark.rule("HOS-6.69")
def test_straight_wall_bars_a_diagonal_only_if_it_goes_on() -> None:
    rows = floor(open_ground(), (2, 2), (3, 2))
    long = house("X", 4, 4, "+ + +", " a a ", "+-+-+")
    short = house("X", 4, 4, "+ + +", " a a ", "+ +-+")
    assert not joined(draw(rows, plans=[long]), "2-2", "3-3")
    assert joined(draw(rows, plans=[short]), "2-2", "3-3")


@pytest.mark.rule("HOS-6.69", "HOS-6.35")
def test_two_different_buildings_that_meet_in_a_point_let_a_diagonal_through() -> None:
    rows = floor(open_ground(), (3, 2), (2, 3))
    plans = [
        house("X", 6, 4, "+-+", "|a|", "+-+", kind="factory_hall"),
        house("Y", 4, 6, "+-+", "|a|", "+-+", kind="factory_hall"),
    ]
    field = draw(rows, plans=plans)
    for kind in (INFANTRY, LIGHT, HEAVY):
        assert joined(field, "2-2", "3-3", kind)


@pytest.mark.rule("HOS-6.69")
def test_one_building_on_both_sides_of_the_corner_bars_it() -> None:
    rows = floor(open_ground(), (3, 2), (2, 3))
    plan = house("Z", 4, 4, "+ +-+", " .|a|", "+-+-+", "|a|. ", "+-+ +")
    field = draw(rows, plans=[plan])
    for kind in (INFANTRY, LIGHT, HEAVY):
        assert not joined(field, "2-2", "3-3", kind)


@pytest.mark.rule("HOS-6.68", "HOS-13.13", "HOS-13.15", "HOS-13.27")
def test_only_doors_lead_into_a_house_and_never_diagonally() -> None:
    rows = floor(open_ground(), (3, 3))
    field = draw(rows, plans=[house("X", 6, 6, "+W+", "WaD", "+D+")])
    assert leads(field.terrain, "3-3") == {"4-3", "3-4"}
    door = made(field, "3-3", "4-3")
    assert field.edges[door.door].name == "8-6-8-8"
    assert leads(field.terrain, "3-3", HEAVY) == set()
    windows = field.terrain.window_steps[field.named["3-3"]]
    assert {field.names[step.to] for step in windows} == {"3-2", "2-3"}
    (back,) = field.terrain.window_steps[field.named["2-3"]]
    assert field.names[back.to] == "3-3"


@pytest.mark.rule("HOS-13.29")
def test_a_breach_is_passed_like_a_door_by_infantry_only() -> None:
    rows = floor(open_ground(), (3, 3))
    field = draw(rows, plans=[house("X", 6, 6, "+-+", "|a|", "+-+", kind="factory_hall")])
    assert leads(field.terrain, "3-3") == set()
    breached = field.terrain.with_breach(field.edge_named["6-6-6-8"])
    assert leads(breached, "3-3") == {"2-3"}
    assert leads(breached, "2-3", HEAVY).isdisjoint({"3-3"})
    assert leads(field.terrain, "3-3") == set()


@pytest.mark.rule("HOS-13.1")
def test_vehicles_use_gates_only() -> None:
    rows = floor(open_ground(), (3, 3), (4, 3))
    plan = house("X", 6, 6, "+-+D+", "Ga a|", "+-+-+", kind="factory_hall")
    field = draw(rows, plans=[plan])
    assert leads(field.terrain, "3-3", HEAVY) == {"2-3", "4-3"}
    assert leads(field.terrain, "4-3", HEAVY) == {"3-3"}
    assert leads(field.terrain, "4-3") == {"3-3", "4-2"}
    assert field.terrain.ways[HEAVY][field.named["3-3"]][6] == field.named["2-3"]
    assert field.terrain.ways[HEAVY][field.named["3-3"]][0] == -1


@pytest.mark.rule("HOS-6.74", "HOS-6.75", "HOS-6.25", "HOS-6.26", "HOS-6.76", "HOS-13.14")
def test_a_lone_offset_square() -> None:
    rows = covered(open_ground(), 3, 2, 4, 2)
    field = draw(rows, plans=[house("X", 7, 4, "+ +", " a ", "+ +", kind="apartment")])
    assert leads(field.terrain, "3.5-2") == {"3-1", "4-1", "3-3", "4-3", "2-2", "5-2"}
    assert "3.5-2" not in leads(field.terrain, "5-1") | leads(field.terrain, "2-1")
    east = made(field, "3.5-2", "5-2")
    partial = field.partials.index((8, 4)) + len(field.places)
    assert east.partial == partial
    assert east.visited(field.named["3.5-2"]) == (field.named["3.5-2"], partial, field.named["5-2"])
    assert made(field, "5-2", "3.5-2").partial == partial
    assert made(field, "3.5-2", "3-1").partial == -1


@pytest.mark.rule("HOS-6.73", "HOS-6.22", "HOS-6.80")
def test_partial_squares_are_no_places_and_vehicles_stay_off_offset_grids() -> None:
    rows = covered(open_ground(), 3, 2, 4, 2)
    field = draw(rows, plans=[house("X", 7, 4, "+ +", " a ", "+ +", kind="factory_hall")])
    assert "3-2" not in field.named
    assert "4-2" not in field.named
    assert sorted(field.partials) == [(6, 4), (8, 4)]
    assert "3.5-2" not in leads(field.terrain, "3-1", HEAVY)
    assert field.terrain.ground[field.named["3.5-2"]].impassable[HEAVY]
    assert field.terrain.steps[LIGHT][field.named["3.5-2"]] == ()


@pytest.mark.rule("HOS-6.73")
def test_a_square_wholly_under_an_offset_building_does_not_exist() -> None:
    rows = covered(open_ground(), 2, 2, 4, 3)
    field = draw(rows, plans=[house("X", 5, 4, "+-+-+", "|a a|", "+ + +", "|a a|", "+-+-+")])
    assert sorted(field.covered) == [(6, 4), (6, 6)]
    assert sorted(field.partials) == [(4, 4), (4, 6), (8, 4), (8, 6)]


@pytest.mark.rule("HOS-6.74", "HOS-6.24")
def test_offset_squares_of_one_grid_are_neighbours_and_of_two_never() -> None:
    rows = covered(open_ground(), 2, 2, 4, 4)
    plans = [
        house("X", 5, 5, "+ + +", " a a ", "+ + +", " a a ", "+ + +", kind="apartment"),
    ]
    field = draw(rows, plans=plans)
    assert {"3.5-2.5", "2.5-3.5", "3.5-3.5"} <= leads(field.terrain, "2.5-2.5")
    rows = covered(covered(open_ground(), 2, 2, 3, 2), 2, 3, 3, 3)
    two = [
        house("X", 5, 4, "+ +", " a ", "+ +", kind="apartment"),
        house("Y", 5, 6, "+ +", " a ", "+ +", kind="apartment"),
    ]
    field = draw(rows, plans=two)
    assert "2.5-3" not in leads(field.terrain, "2.5-2")


@pytest.mark.rule("HOS-6.74", "HOS-13.27")
def test_a_door_joins_two_offset_grids() -> None:
    rows = covered(open_ground(), 2, 2, 3, 3)
    two = [
        house("X", 5, 4, "+ +", " a ", "+D+", kind="apartment"),
        house("Y", 5, 6, "+ +", " a ", "+ +", kind="apartment"),
    ]
    field = draw(rows, plans=two)
    assert joined(field, "2.5-2", "2.5-3")


@pytest.mark.rule("HOS-13.27", "HOS-6.26", "HOS-13.14")
def test_a_door_of_an_offset_square_leads_to_the_square_of_its_arrow() -> None:
    rows = covered(open_ground(), 3, 2, 4, 3)
    field = draw(rows, plans=[house("X", 7, 5, "+-+", "|aD", "+-+", kind="apartment")])
    assert leads(field.terrain, "3.5-2.5") == {"5-3"}
    out = made(field, "3.5-2.5", "5-3")
    assert field.partials[out.partial - len(field.places)] == (8, 6)
    assert "3.5-2.5" not in leads(field.terrain, "5-2")
    assert joined(field, "5-3", "3.5-2.5")


@pytest.mark.rule("HOS-6.75", "HOS-13.20")
def test_fallen_parts_open_up_and_shared_walls_stay() -> None:
    rows = covered(open_ground(), 3, 2, 5, 3)
    plan = house("X", 7, 5, "+-+-+", "|a|b|", "+-+-+", kind="apartment")
    field = draw(rows, plans=[plan])
    assert leads(field.terrain, "4.5-2.5") == set()
    fallen = field.terrain.with_fallen(field.part_named["X-b"])
    assert leads(fallen, "4.5-2.5") == {"6-2", "6-3", "4-1", "5-1", "4-4", "5-4"}
    assert leads(fallen, "3.5-2.5") == set()
    both = fallen.with_fallen(field.part_named["X-a"])
    assert "3.5-2.5" in leads(both, "4.5-2.5")
    assert fallen is field.terrain.with_fallen(field.part_named["X-b"])


@pytest.mark.rule("HOS-11.16")
def test_lines_bar_or_stop_those_that_step_across() -> None:
    lines = [("low_wall", 8, 8, 10, 8), ("wire", 8, 10, 12, 10)]
    field = draw(open_ground(), lines)
    assert step(field, "4-3", "4-4") is not None
    assert not made(field, "4-3", "4-4").stops
    assert step(field, "4-3", "4-4", LIGHT) is None
    assert step(field, "4-3", "4-4", HEAVY) is not None
    assert made(field, "4-4", "4-5").stops
    assert not made(field, "4-4", "4-5", HEAVY).stops
    assert made(field, "4-4", "5-5").stops
    assert not made(field, "3-4", "4-5").stops
    (wire,) = [line.index for line in field.lines if line.id == "wire-8-10-10-10"]
    cut = field.terrain.without_line(wire)
    assert not [s for s in cut.steps[INFANTRY][field.named["4-4"]] if s.stops]


@pytest.mark.rule("HOS-11.6", "HOS-11.8", "HOS-11.12")
def test_impassable_and_difficult_squares() -> None:
    rows = with_letters(open_ground(), "~", (4, 3))
    rows = with_letters(rows, "r", (5, 4))
    field = draw(rows)
    assert "4-3" not in leads(field.terrain, "4-4")
    assert "5-4" in leads(field.terrain, "4-4")
    assert "5-4" not in leads(field.terrain, "4-4", LIGHT)
    links = {field.names[step.to] for step in field.terrain.links[LIGHT][field.named["4-4"]]}
    assert {"4-3", "5-4"} <= links
    assert field.terrain.ground[field.named["5-4"]].difficult[INFANTRY]


@pytest.mark.rule("HOS-6.70")
def test_a_diagonal_step_knows_the_squares_beside_it() -> None:
    field = draw(open_ground())
    beside = made(field, "2-3", "3-2").beside
    assert {field.names[place] for place in beside} == {"2-2", "3-3"}
    assert made(field, "2-3", "2-2").beside == (-1, -1)


@pytest.mark.rule("HOS-11.2", "HOS-11.17")
def test_elements_hang_together() -> None:
    rows = with_letters(open_ground(), "o", (1, 1), (2, 1), (3, 2), (6, 6))
    field = draw(rows)
    element = field.element_of
    named = field.named
    assert element[named["1-1"]] == element[named["2-1"]] >= 0
    assert len({element[named[square]] for square in ("1-1", "3-2", "6-6")}) == 3
    assert element[named["0-0"]] == -1


def test_what_a_change_leaves_alone_is_right() -> None:
    """Steps and zones that are taken over are those that would be worked out anew."""
    rows = covered(floor(open_ground(10, 10), (7, 7), (8, 7)), 2, 2, 5, 4)
    plans = [
        house("X", 5, 5, "+W+-+-+", "Da aDbW", "+-+D+-+", "|a a|b|", "+D+-+W+", kind="apartment"),
        house("Y", 14, 14, "+W+-+", "Da aW", "+-+D+", kind="house_2"),
    ]
    lines = [("wire", 4, 2, 8, 2), ("low_wall", 14, 12, 18, 12)]
    field = draw(rows, lines, plans)
    changed = field.terrain.with_fallen(field.part_named["X-b"]).with_breach(
        field.edge_named["5-7-5-9"]
    )
    changed = changed.without_line(0).with_fallen(field.part_named["Y-a"])
    fresh = Terrain(field, changed.fallen, changed.breaches, changed.removed, None)
    for kind in (INFANTRY, LIGHT, HEAVY):
        for place in range(len(field.places)):
            mine, new = changed.links[kind][place], fresh.links[kind][place]
            assert [vars_of(step) for step in mine] == [vars_of(step) for step in new]
    for place in range(len(field.places)):
        assert changed.controls[place] == fresh.controls[place]
    assert [set(places) for places in changed.controllers] == [
        set(places) for places in fresh.controllers
    ]


def vars_of(step: Step) -> tuple[int, int, int, bool, int, tuple[int, int]]:
    return step.to, step.direction, step.partial, step.stops, step.door, step.beside
