"""Templates as sets of squares, and distances in Interspaces (HOS-25.42, 28)."""

from collections.abc import Iterable

import pytest

from sandtable.board.squares import SCATTER
from sandtable.games.heroes.land import areas, sight
from sandtable.games.heroes.land.rays import BLOCKED
from sandtable.games.heroes.state import HeroesState
from tests.games.heroes.drawn import covered, draw, floor, house, open_ground, position


def names(s: HeroesState, places: Iterable[int]) -> set[str]:
    return {s.battle.field.names[place] for place in places}


@pytest.mark.rule("HOS-28.2", "HOS-28.3", "HOS-28.8")
def test_a_blast_covers_the_four_squares_that_meet_at_its_point() -> None:
    s = position(draw(open_ground()))
    assert names(s, areas.blast(s, 6, 6)) == {"2-2", "3-2", "2-3", "3-3"}


@pytest.mark.rule("HOS-28.8")
def test_a_blast_covers_offset_squares_that_it_overlaps() -> None:
    east = house("X", 9, 4, "+ +", " a ", "+ +", fallen="a")
    one = draw(covered(open_ground(), 4, 2, 5, 2), plans=[east])
    assert "4.5-2" in names(position(one), areas.under(one, 8, 6))
    beyond = house("X", 10, 5, "+ +", " a ", "+ +", fallen="a")
    other = draw(covered(open_ground(), 5, 2, 5, 3), plans=[beyond])
    assert "5-2.5" not in names(position(other), areas.under(other, 8, 6))


@pytest.mark.rule("HOS-28.5", "HOS-28.14")
def test_directions_of_scatter_and_the_edge_of_the_field() -> None:
    assert SCATTER == ((0, -1), (1, 0), (0, 1), (-1, 0))
    s = position(draw(open_ground()))
    assert names(s, areas.blast(s, 0, 4)) == {"0-1", "0-2"}
    assert names(s, areas.blast(s, 18, 18)) == {"8-8"}
    assert areas.blast(s, -2, 4) == ()
    assert areas.blast(s, 4, 20) == ()


@pytest.mark.rule("HOS-28.11")
def test_walls_shield_from_a_blast_unless_they_touch_its_point() -> None:
    rows = covered(open_ground(), 3, 3, 4, 4)
    walled = house("X", 7, 7, "+-+", "|a|", "+-+", kind="apartment")
    s = position(draw(rows, plans=[walled]))
    assert names(s, areas.blast(s, 6, 6)) == {"2-2", "3-2", "2-3"}
    assert "3.5-3.5" in names(s, areas.under(s.battle.field, 6, 6))
    s.terrain = s.terrain.with_fallen(0)
    assert names(s, areas.blast(s, 6, 6)) == {"2-2", "3-2", "2-3", "3.5-3.5"}
    # A wall that ends at the point, or goes through it, does not.
    aligned = house("X", 4, 4, "+-+-+", "|a|a|", "+-+-+", "|a a|", "+-+-+", kind="apartment")
    squares = [(x, y) for x in (2, 3) for y in (2, 3)]
    s = position(draw(floor(open_ground(), *squares), plans=[aligned]))
    assert names(s, areas.blast(s, 6, 6)) == {"2-2", "3-2", "2-3", "3-3"}


@pytest.mark.rule("HOS-28.11")
def test_low_walls_do_not_shield() -> None:
    s = position(draw(open_ground(), [("low_wall", 4, 6, 8, 6)]))
    assert len(areas.blast(s, 6, 6)) == 4


@pytest.mark.rule("HOS-28.1", "HOS-28.15")
def test_squares_under_a_flame() -> None:
    s = position(draw(open_ground()), "s-roks 3-3")
    field = s.battle.field
    origin = field.named["3-3"]
    assert names(s, areas.flame(field, origin, 3, 0)) == {"4-3", "5-3", "6-3", "6-2", "6-4"}
    assert names(s, areas.flame(field, origin, 0, -3)) == {"3-2", "3-1", "3-0", "2-0", "4-0"}
    assert names(s, areas.flame(field, field.named["0-0"], -3, 0)) == set()


@pytest.mark.rule("HOS-28.17", "HOS-16.19")
def test_vehicles_shield_from_flames_and_infantry_does_not() -> None:
    s = position(
        draw(open_ground()), "s-roks 3-3", "g-sdkfz251 5-3 5-2", "g-landser 6-3", "g-landser 6-4"
    )
    field = s.battle.field

    def reached(unit: int, square: str) -> int:
        return sight.flame_line(s, 0, field.named["3-3"], field.named[square], unit)

    assert reached(1, "5-3") == 0
    assert reached(2, "6-3") == BLOCKED
    assert reached(3, "6-4") == 0
    s = position(draw(open_ground()), "s-roks 3-3", "g-landser 5-3", "g-landser 6-3")
    assert reached(2, "6-3") == 0


@pytest.mark.rule("HOS-25.18", "HOS-25.42")
def test_interspaces_are_counted_across_grids() -> None:
    rows = covered(open_ground(), 3, 2, 5, 3)
    plan = house("X", 7, 4, "+ + +", " a a ", "+ + +", " a a ", "+ + +", kind="apartment")
    field = draw(rows, plans=[plan])
    thrower = field.named["2-2"]
    assert areas.interspaces(field, thrower, 7, 6) == 2
    assert areas.interspaces(field, thrower, 6, 6) == 1
    assert areas.interspaces(field, field.named["3.5-2"], 9, 6) == 1
    assert areas.interspaces(field, field.named["3.5-2"], 6, 6) == 2
