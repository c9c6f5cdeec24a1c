"""Forced moves (HOS-6.61–6.65, 6.82, HOS-17.31–17.36, 17.69–17.75)."""

import pytest

from tests.heroes import FORCED, Table, house, open_ground, square


def retreat(t: Table, id: str, launch: str) -> Table:
    t.retreat(id, launch)
    return t


@pytest.mark.rule("HOS-17.31", "HOS-17.69", "HOS-6.82")
@pytest.mark.parametrize(
    ("launch", "squares"),
    [("F5", {"E7", "F7", "G7"}), ("E5", {"G7", "F7", "G6"}), ("G6", {"E5", "E6", "E7"})],
)
def test_three_squares_opposite_the_attacker(launch: str, squares: set[str]) -> None:
    t = retreat(Table(open_ground(9, 9), {"g-landser-1": "F6"}), "g-landser-1", launch)
    assert t.squares() == squares
    assert t.refused("step F6") == "refusal-forced-not-adjacent HOS-6.82"
    assert t.refused(f"step {launch}") == "refusal-retreat-direction HOS-17.31"


@pytest.mark.rule("HOS-17.33", "HOS-17.35", "HOS-6.65")
def test_no_retreat_square_no_life() -> None:
    t = Table(["...~", "...~", "...~"], {"g-landser-1": "B3"})
    assert retreat(t, "g-landser-1", "B2").lost("g-landser-1")


@pytest.mark.rule("HOS-17.34", "HOS-17.70", "HOS-7.16")
def test_a_retreat_enters_a_zone_but_does_not_move_within_one() -> None:
    t = Table(open_ground(9, 9), {"g-landser-1": "F6", "s-rifle-1": "E8"})
    assert retreat(t, "g-landser-1", "F5").squares() == {"E7", "F7", "G7"}
    t = Table(open_ground(9, 9), {"g-landser-1": "F6", "s-rifle-1": "E7"})
    # F7 is in the zone that F6 is in.
    assert retreat(t, "g-landser-1", "F5").where("g-landser-1") == "G7"


@pytest.mark.rule("HOS-17.32", "HOS-6.61", "HOS-6.62", "HOS-6.82")
def test_a_retreat_ignores_difficult_ground_and_suppression() -> None:
    t = Table(["...r"], {"g-landser-1": "A3"}).shaken("g-landser-1", 3)
    assert retreat(t, "g-landser-1", "A2").where("g-landser-1") == "A4"


@pytest.mark.rule("HOS-6.19", "HOS-6.63", "HOS-17.72")
def test_an_active_side_flips_first() -> None:
    t = retreat(Table(open_ground(5, 1), {"g-mg42": "A3 n deployed"}), "g-mg42", "A2")
    assert t.shows("g-mg42") == "packed"
    assert t.where("g-mg42") == "A4"
    assert t.heading("g-mg42") == "n"  # It keeps its facing.


@pytest.mark.rule("HOS-17.49", "HOS-17.75", "HOS-20.12")
def test_retreating_into_a_transport() -> None:
    t = Table(open_ground(5, 1), {"g-landser-1": "A3", "g-kuebel": "A4 e"})
    assert retreat(t, "g-landser-1", "A2").standing("g-landser-1") == "aboard"
    t = Table(open_ground(5, 1), {"g-landser-1": "A3", "s-gaz64": "A4 e"})
    assert retreat(t, "g-landser-1", "A2").lost("g-landser-1")


@pytest.mark.rule("HOS-17.43", "HOS-17.47", "HOS-17.70", "HOS-17.71")
def test_a_withdrawal_goes_anywhere_but_under_the_vehicle() -> None:
    t = Table(open_ground(5, 5), {"g-landser-1": "C3", "s-rifle-1": "C5"})
    covered = [square("C3"), square("C2")]
    t.push({**FORCED, "unit": "g-landser-1", "reason": "withdrawal", "covered": covered})
    t.advance()
    # Zones do not matter.
    assert t.squares() == {"B2", "B3", "B4", "C4", "D2", "D3", "D4"}
    assert t.refused("step C2") == "refusal-forced-occupied HOS-6.82"


@pytest.mark.rule("HOS-21.20", "HOS-21.36")
def test_an_advance_of_two_steps() -> None:
    t = Table(open_ground(6, 1), {"s-rifle-1": "A1"}).shaken("s-rifle-1", 2)
    t.hold("soviet", "sc-go", "sc-go")
    t.gap()
    t.do("play sc-go s-rifle-1")
    t.do("step A2")
    t.do("step A3")
    assert t.where("s-rifle-1") == "A3"
    t.do("play sc-go s-rifle-1")
    t.do("stop")
    assert t.where("s-rifle-1") == "A3"
    assert t.resting


@pytest.mark.rule("HOS-21.36", "HOS-6.82")
def test_a_vehicle_advances_onto_free_squares_only() -> None:
    t = Table(open_ground(6, 3), {"g-opel": "B3 e", "s-rifle-1": "B4"})
    t.hold("german", "gc-go")
    t.gap()
    t.do("play gc-go g-opel")
    assert t.squares() == {"A4", "C4", "A1", "B1", "C1"}


@pytest.mark.rule("HOS-21.23", "HOS-21.39", "HOS-17.33")
def test_surprise_leads_out_of_a_window() -> None:
    hut = house("H", 4, 2, "+-+", "|aW", "+-+", a="house_1")
    rows = ["......", ".._...", "......"]
    t = Table(rows, {"g-landser-1": "B3"}, houses=[hut])
    assert retreat(t, "g-landser-1", "B2").lost("g-landser-1")
    t = Table(rows, {"g-landser-1": "B3"}, houses=[hut])
    t.hold("german", "gc-surprise")
    assert retreat(t, "g-landser-1", "B2").legal() == ["pass", "play gc-surprise"]
    t.do("play gc-surprise")
    assert t.where("g-landser-1") == "B4"
    assert t.hand("german") == []
