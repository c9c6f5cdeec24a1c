"""Changes of state and hidden units (HOS-15)."""

import pytest

from sandtable.games.heroes.moving import moves, spotting
from sandtable.games.heroes.status import SETUP, SUPPLY
from tests.games.heroes.table import REST, Table, march, open_ground, steps


def hidden(table: Table, id: str) -> bool:
    return table.s.hidden(table.u(id))


@pytest.mark.rule("HOS-15.2", "HOS-15.4", "HOS-15.31", "HOS-29.2")
def test_deploying_at_the_end_of_a_move() -> None:
    table = march(Table(open_ground(5, 1), {"g-mg42": "0-0 e"}), "g-mg42")
    table.do("step", "square:1-0")
    table.do("flip")
    assert table.s.face[0] == 1
    assert table.s.frames[-1].name == REST


@pytest.mark.rule("HOS-15.4", "HOS-15.5")
def test_packing_up_moving_and_deploying_is_too_much() -> None:
    table = march(Table(open_ground(5, 1), {"g-mg42": "0-0 e #1"}), "g-mg42")
    table.do("flip")
    table.do("step", "square:1-0")
    assert table.refused("flip") == "refusal-flip-once HOS-15.4"
    table.do("step", "square:2-0")
    table.do("step", "square:3-0")
    table.do("stop")
    assert table.where("g-mg42") == "3-0"


@pytest.mark.rule("HOS-15.2")
def test_who_cannot_change_state() -> None:
    table = march(Table(open_ground(5, 1), {"s-rifle-1": "0-0"}), "s-rifle-1")
    assert table.refused("flip") == "refusal-flip-ability HOS-15.2"


@pytest.mark.rule("HOS-15.14", "HOS-15.16", "HOS-15.35")
def test_spotted_in_the_open_at_any_distance_but_only_in_clear_sight() -> None:
    table = Table([".........."], {"s-sniper": "0-0 #1", "g-landser-1": "9-0"})
    assert spotting.is_spotted(table.s, 0)
    table = Table([".....w...."], {"s-sniper": "0-0 #1", "g-landser-1": "9-0"})
    assert not spotting.is_spotted(table.s, 0)


@pytest.mark.rule("HOS-15.15", "HOS-15.36")
@pytest.mark.parametrize(("x", "seen"), [(2, True), (3, False)])
def test_in_a_thicket_only_within_two_squares(x: int, seen: bool) -> None:
    table = Table(["w......"], {"s-sniper": "0-0 #1", "g-landser-1": f"{x}-0"})
    assert spotting.is_spotted(table.s, 0) == seen


@pytest.mark.rule("HOS-15.36", "HOS-8.13")
def test_infantry_in_between_hides_it() -> None:
    table = Table(
        open_ground(5, 1), {"s-sniper": "3-0 #1", "g-landser-1": "0-0", "g-landser-2": "1-0"}
    )
    table.s.lift(table.u("g-landser-2"))
    table.s.standing[table.u("g-landser-2")] = 3
    assert spotting.is_spotted(table.s, 0)
    table = Table(
        open_ground(5, 1), {"s-sniper": "3-0 #1", "g-landser-1": "0-0", "s-rifle-1": "1-0"}
    )
    assert not spotting.is_spotted(table.s, 0)


@pytest.mark.rule("HOS-15.23", "HOS-15.35")
def test_who_does_not_spot() -> None:
    table = Table(open_ground(6, 1), {"s-sniper": "0-0 #1", "g-pz3": "5-0 e"})
    assert not spotting.is_spotted(table.s, 0)
    table = Table(
        open_ground(6, 1), {"s-sniper": "0-0 #1", "g-pz3": "5-0 e", "g-thoss": "in g-pz3 #1"}
    )
    assert not spotting.is_spotted(table.s, 0)
    table = Table(open_ground(6, 1), {"s-sniper": "0-0 #1", "g-kuebel": "5-0 e"})
    table.s.suppression[1] = 4
    assert spotting.is_spotted(table.s, 0)


@pytest.mark.rule("HOS-15.18", "HOS-15.20", "HOS-15.21", "HOS-26.4", "HOS-15.38")
def test_a_hidden_mover_is_looked_for_on_every_square() -> None:
    table = Table(["....", "####", "...."], {"s-sniper": "0-0 #1", "g-landser-1": "3-2"})
    table.s.known[0] = False
    march(table, "s-sniper")
    table.do("step", "square:1-0")
    assert hidden(table, "s-sniper")
    table = Table(open_ground(4, 1), {"s-sniper": "0-0 #1", "g-landser-1": "3-0"})
    table.s.known[0] = False
    march(table, "s-sniper")
    table.do("step", "square:1-0")
    assert not hidden(table, "s-sniper")
    assert table.s.known[0]
    assert table.refused("flip") == "refusal-flip-spotted HOS-15.20"
    table.do("step", "square:2-0")


@pytest.mark.rule("HOS-15.18", "HOS-15.34")
def test_hiding_in_full_view_is_seen_at_once() -> None:
    table = march(Table(open_ground(4, 1), {"s-sniper": "0-0", "g-landser-1": "3-0"}), "s-sniper")
    table.do("flip")
    assert not hidden(table, "s-sniper")
    assert table.told().count("flipped") == 2


@pytest.mark.rule("HOS-15.19", "HOS-15.34", "HOS-26.9")
def test_others_are_looked_for_at_the_end_of_a_move() -> None:
    rows = [".#.", "...", ".#."]
    table = Table(rows, {"s-sniper": "2-1 #1", "g-landser-1": "0-0"})
    march(table, "g-landser-1")
    table.do("step", "square:0-1")
    assert hidden(table, "s-sniper")  # Passing by is not enough.
    table.do("stop")
    assert not hidden(table, "s-sniper")


@pytest.mark.rule("HOS-15.34")
def test_a_friend_that_drives_away_uncovers_it() -> None:
    table = Table(
        open_ground(8, 3), {"g-sniper": "0-1 #1", "g-kuebel": "2-1 n", "s-rifle-1": "4-1"}
    )
    march(table, "g-kuebel")
    table.do("step", "square:2-0")
    table.do("stop")
    assert not hidden(table, "g-sniper")


@pytest.mark.rule("HOS-15.22", "HOS-15.37")
def test_two_hidden_units_spot_each_other() -> None:
    table = Table(
        open_ground(9, 1), {"s-sniper": "0-0 #1", "g-sniper": "4-0 #1", "s-rifle-1": "8-0"}
    )
    march(table, "s-rifle-1").do("stop")
    assert not hidden(table, "s-sniper")
    assert not hidden(table, "g-sniper")


@pytest.mark.rule("HOS-15.34", "HOS-19.20", "HOS-26.13")
def test_supply_moves_are_watched_and_scout_moves_are_not() -> None:
    for phase, seen in ((SUPPLY, True), (SETUP, False)):
        table = Table(open_ground(8, 1), {"g-spaeher": "4-0 #1", "s-scouts": "0-0"})
        table.s.phase = phase
        march(table, "s-scouts")
        table.do("step", "square:1-0")
        table.do("stop")
        assert hidden(table, "g-spaeher") != seen


@pytest.mark.rule("HOS-15.11", "HOS-17.18")
def test_a_hidden_attacker_shows_itself_at_the_declaration() -> None:
    table = Table(open_ground(8, 8), {"s-scouts": "0-0 #1", "g-landser-1": "3-0"})
    table.s.in_force[0] = ["army_assault:2"]
    assert ("assault", "unit:g-landser-1") in moves.declarations(table.s, 0)
    assert table.s.face[0] == 1  # Asking does not show it.
    march(table, "s-scouts", "assault", "unit:g-landser-1")
    assert not hidden(table, "s-scouts")
    assert steps(table)
