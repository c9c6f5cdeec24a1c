"""Changes of state and hidden units (HOS-15)."""

import pytest

from tests.heroes import Table, open_ground


def hidden(t: Table, id: str) -> bool:
    return t.shows(id) == "hidden"


def seen(t: Table, id: str, by: str) -> bool:
    """Is a hidden unit seen when an enemy ends a move where it stands?"""
    assert hidden(t, id)
    t.march(by)
    if not t.resting:
        t.do("stop")
    return not hidden(t, id)


@pytest.mark.rule("HOS-15.2", "HOS-15.4", "HOS-15.31", "HOS-29.2")
def test_deploying_at_the_end_of_a_move() -> None:
    t = Table(open_ground(5, 1), {"g-mg42": "A1 e"}).march("g-mg42", "A2")
    t.do("flip")
    assert t.shows("g-mg42") == "deployed"
    assert t.resting


@pytest.mark.rule("HOS-15.4", "HOS-15.5")
def test_packing_up_moving_and_deploying_is_too_much() -> None:
    t = Table(open_ground(5, 1), {"g-mg42": "A1 e deployed"}).march("g-mg42")
    t.do("flip")
    t.do("step A2")
    assert t.refused("flip") == "refusal-flip-once HOS-15.4"
    t.do("step A3")
    t.do("step A4")
    t.do("stop")
    assert t.where("g-mg42") == "A4"


@pytest.mark.rule("HOS-15.2")
def test_who_cannot_change_state() -> None:
    t = Table(open_ground(5, 1), {"s-rifle-1": "A1"}).march("s-rifle-1")
    assert t.refused("flip") == "refusal-flip-ability HOS-15.2"


@pytest.mark.rule("HOS-15.14", "HOS-15.16", "HOS-15.35")
@pytest.mark.parametrize(("row", "found"), [("..........", True), (".....w....", False)])
def test_spotted_in_the_open_at_any_distance_but_only_in_clear_sight(row: str, found: bool) -> None:
    t = Table([row], {"s-sniper": "A1 hidden", "g-landser-1": "A10"})
    assert seen(t, "s-sniper", "g-landser-1") == found


@pytest.mark.rule("HOS-15.15", "HOS-15.36")
@pytest.mark.parametrize(("at", "found"), [("A3", True), ("A4", False)])
def test_in_a_thicket_only_within_two_squares(at: str, found: bool) -> None:
    t = Table(["w......"], {"s-sniper": "A1 hidden", "g-landser-1": at})
    assert seen(t, "s-sniper", "g-landser-1") == found


@pytest.mark.rule("HOS-15.36", "HOS-8.13")
def test_infantry_in_between_hides_it() -> None:
    units = {"s-sniper": "A4 hidden", "g-landser-1": "A1"}
    assert seen(Table(open_ground(5, 1), units), "s-sniper", "g-landser-1")
    t = Table(open_ground(5, 1), {**units, "s-rifle-1": "A2"})
    assert not seen(t, "s-sniper", "g-landser-1")


@pytest.mark.rule("HOS-15.23", "HOS-15.35")
def test_who_does_not_spot() -> None:
    """Tanks do not, not even with a crew; cars do, however shaken."""
    sniper = {"s-sniper": "A1 hidden"}
    t = Table(open_ground(6, 1), {**sniper, "g-pz3": "A6 e"})
    assert not seen(t, "s-sniper", "g-pz3")
    t = Table(open_ground(6, 1), {**sniper, "g-pz3": "A6 e", "g-thoss": "in g-pz3 aboard"})
    assert not seen(t, "s-sniper", "g-pz3")
    t = Table(open_ground(6, 1), {**sniper, "g-kuebel": "A6 e"}).shaken("g-kuebel", 4)
    assert seen(t, "s-sniper", "g-kuebel")


@pytest.mark.rule("HOS-15.18", "HOS-15.20", "HOS-15.21", "HOS-26.4", "HOS-15.38")
def test_a_hidden_mover_is_looked_for_on_every_square() -> None:
    t = Table(["....", "####", "...."], {"s-sniper": "A1 hidden", "g-landser-1": "C4"})
    t.alter("s-sniper", known=False, alias=1)
    t.march("s-sniper", "A2")
    assert hidden(t, "s-sniper")
    assert "soviet-hidden-1" in t.view("german")["hidden"]
    t = Table(open_ground(4, 1), {"s-sniper": "A1 hidden", "g-landser-1": "A4"})
    t.alter("s-sniper", known=False, alias=1)
    t.march("s-sniper", "A2")
    assert not hidden(t, "s-sniper")
    assert "s-sniper" in t.view("german")["units"]
    assert t.refused("flip") == "refusal-flip-spotted HOS-15.20"
    t.do("step A3")


@pytest.mark.rule("HOS-15.18", "HOS-15.34")
def test_hiding_in_full_view_is_seen_at_once() -> None:
    t = Table(open_ground(4, 1), {"s-sniper": "A1", "g-landser-1": "A4"}).march("s-sniper")
    t.do("flip")
    assert not hidden(t, "s-sniper")
    assert len(t.told("flipped")) == 2


@pytest.mark.rule("HOS-15.19", "HOS-15.34", "HOS-26.9")
def test_others_are_looked_for_at_the_end_of_a_move() -> None:
    t = Table([".#.", "...", ".#."], {"s-sniper": "B3 hidden", "g-landser-1": "A1"})
    t.march("g-landser-1", "B1")
    assert hidden(t, "s-sniper")  # Passing by is not enough.
    t.do("stop")
    assert not hidden(t, "s-sniper")


@pytest.mark.rule("HOS-15.34")
def test_a_friend_that_drives_away_uncovers_it() -> None:
    t = Table(open_ground(8, 3), {"g-sniper": "B1 hidden", "g-kuebel": "B3 n", "s-rifle-1": "B5"})
    t.march("g-kuebel", "A3").do("stop")
    assert not hidden(t, "g-sniper")


@pytest.mark.rule("HOS-15.22", "HOS-15.37")
def test_two_hidden_units_spot_each_other() -> None:
    units = {"s-sniper": "A1 hidden", "g-sniper": "A5 hidden", "s-rifle-1": "A9"}
    t = Table(open_ground(9, 1), units)
    t.march("s-rifle-1").do("stop")
    assert not hidden(t, "s-sniper")
    assert not hidden(t, "g-sniper")


@pytest.mark.rule("HOS-15.34", "HOS-19.20", "HOS-26.13")
@pytest.mark.parametrize(("phase", "watched"), [("supply", True), ("setup", False)])
def test_supply_moves_are_watched_and_scout_moves_are_not(phase: str, watched: bool) -> None:
    t = Table(open_ground(8, 1), {"g-spaeher": "A5 hidden", "s-scouts": "A1"})
    t.change(phase=phase)
    t.march("s-scouts", "A2").do("stop")
    assert hidden(t, "g-spaeher") != watched


@pytest.mark.rule("HOS-15.11", "HOS-17.18")
def test_a_hidden_attacker_shows_itself_at_the_declaration() -> None:
    t = Table(open_ground(8, 8), {"s-scouts": "A1 hidden", "g-landser-1": "A4"})
    t.change(in_force={"soviet": ["army_assault:2"]})
    assert "assault g-landser-1" in t.declarations("s-scouts")
    assert hidden(t, "s-scouts")  # Asking does not show it.
    t.declare("s-scouts", "assault g-landser-1")
    assert not hidden(t, "s-scouts")
    assert t.squares()
