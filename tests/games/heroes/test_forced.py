"""Forced moves (HOS-6.61–6.65, 6.82, HOS-17.31–17.36, 17.69–17.75)."""

import pytest

from sandtable.games.heroes.land.field import Plan
from sandtable.games.heroes.moving import forced
from sandtable.games.heroes.status import ABOARD, LOST
from tests.games.heroes.table import REST, Table, open_ground, steps


def retreat(table: Table, id: str, launch: str) -> Table:
    forced.retreat(table.s, table.u(id), table.p(launch))
    table.advance()
    return table


@pytest.mark.rule("HOS-17.31", "HOS-17.69")
@pytest.mark.parametrize(
    ("launch", "squares"),
    [
        ("4-5", {"6-4", "6-5", "6-6"}),
        ("4-4", {"6-6", "6-5", "5-6"}),
        ("5-6", {"4-4", "5-4", "6-4"}),
    ],
)
def test_three_squares_opposite_the_attacker(launch: str, squares: set[str]) -> None:
    table = retreat(Table(open_ground(9, 9), {"g-landser-1": "5-5"}), "g-landser-1", launch)
    assert steps(table) == squares
    assert table.refused("step", "square:5-5") == "refusal-forced-not-adjacent HOS-6.82"
    assert table.refused("step", f"square:{launch}") == "refusal-retreat-direction HOS-17.31"


@pytest.mark.rule("HOS-17.33", "HOS-17.35", "HOS-6.65")
def test_no_retreat_square_no_life() -> None:
    table = Table(["...~", "...~", "...~"], {"g-landser-1": "2-1"})
    assert retreat(table, "g-landser-1", "1-1").s.standing[0] == LOST


@pytest.mark.rule("HOS-17.34", "HOS-17.70", "HOS-7.16")
def test_a_retreat_enters_a_zone_but_does_not_move_within_one() -> None:
    table = Table(open_ground(9, 9), {"g-landser-1": "5-5", "s-rifle-1": "7-4"})
    assert steps(retreat(table, "g-landser-1", "4-5")) == {"6-4", "6-5", "6-6"}
    table = Table(open_ground(9, 9), {"g-landser-1": "5-5", "s-rifle-1": "6-4"})
    retreat(table, "g-landser-1", "4-5")
    assert table.where("g-landser-1") == "6-6"  # 6-5 is in the zone that 5-5 is in.


@pytest.mark.rule("HOS-17.32", "HOS-6.61", "HOS-6.62", "HOS-6.82")
def test_a_retreat_ignores_difficult_ground_and_suppression() -> None:
    table = Table(["...r"], {"g-landser-1": "2-0"})
    table.s.suppression[0] = 3
    assert retreat(table, "g-landser-1", "1-0").where("g-landser-1") == "3-0"


@pytest.mark.rule("HOS-6.19", "HOS-6.63", "HOS-17.72")
def test_an_active_side_flips_first() -> None:
    table = Table(open_ground(5, 1), {"g-mg42": "2-0 n #1"})
    retreat(table, "g-mg42", "1-0")
    assert table.s.face[0] == 0
    assert table.where("g-mg42") == "3-0"
    assert table.s.heading[0] == 0  # It keeps its facing.


@pytest.mark.rule("HOS-17.49", "HOS-17.75", "HOS-20.12")
def test_retreating_into_a_transport() -> None:
    table = Table(open_ground(5, 1), {"g-landser-1": "2-0", "g-kuebel": "3-0 e"})
    retreat(table, "g-landser-1", "1-0")
    assert table.s.standing[0] == ABOARD
    table = Table(open_ground(5, 1), {"g-landser-1": "2-0", "s-gaz64": "3-0 e"})
    assert retreat(table, "g-landser-1", "1-0").s.standing[0] == LOST


@pytest.mark.rule("HOS-17.43", "HOS-17.47", "HOS-17.70", "HOS-17.71")
def test_a_withdrawal_goes_anywhere_but_under_the_vehicle() -> None:
    table = Table(open_ground(5, 5), {"g-landser-1": "2-2", "s-rifle-1": "4-2"})
    forced.withdraw(table.s, 0, (table.p("2-2"), table.p("1-2")))
    table.advance()
    assert steps(table) == {"1-1", "2-1", "3-1", "3-2", "1-3", "2-3", "3-3"}  # Zones do not matter.
    assert table.refused("step", "square:1-2") == "refusal-forced-occupied HOS-6.82"


@pytest.mark.rule("HOS-21.20", "HOS-21.36")
def test_an_advance_of_two_steps() -> None:
    table = Table(open_ground(6, 1), {"s-rifle-1": "0-0"})
    table.s.suppression[0] = 2
    forced.advance(table.s, 0, 2)
    table.advance()
    table.do("step", "square:1-0")
    table.do("step", "square:2-0")
    assert table.where("s-rifle-1") == "2-0"
    assert table.s.frames[-1].name == REST
    forced.advance(table.s, 0, 2)
    table.advance()
    table.do("stop")
    assert table.where("s-rifle-1") == "2-0"


@pytest.mark.rule("HOS-21.36", "HOS-6.82")
def test_a_vehicle_advances_onto_free_squares_only() -> None:
    table = Table(open_ground(6, 3), {"g-opel": "2-1 e", "s-rifle-1": "3-1"})
    forced.advance(table.s, 0, 2)
    table.advance()
    assert steps(table) == {"3-0", "3-2", "0-0", "0-1", "0-2"}


@pytest.mark.rule("HOS-21.23", "HOS-21.39", "HOS-17.33")
def test_surprise_leads_out_of_a_window() -> None:
    plan = Plan("H", 4, 2, ("+-+", "|aW", "+-+"), {"a": ("house_1", False)})
    rows = ["......", ".._...", "......"]
    table = Table(rows, {"g-landser-1": "2-1"}, plans=[plan])
    assert retreat(table, "g-landser-1", "1-1").s.standing[0] == LOST
    table = Table(rows, {"g-landser-1": "2-1"}, plans=[plan])
    table.hold(1, "gc-surprise")
    retreat(table, "g-landser-1", "1-1")
    assert table.legal() == [("pass",), ("play", "card:gc-surprise")]
    table.do("play", "card:gc-surprise")
    assert table.where("g-landser-1") == "3-1"
    assert table.s.hands[1] == []
