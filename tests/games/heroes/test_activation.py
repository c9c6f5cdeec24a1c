"""The Activation phase: alternation, gaps, special orders, Autonomous, actions (HOS-4, 5, 19)."""

import pytest

from sandtable.games.heroes.notation import title
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import ACTIVATION, HULL, LOST, NO_TOKEN, TRACKS
from sandtable.games.heroes.turn import tokens
from sandtable.games.heroes.turn.activation import Activation
from sandtable.kernel.event import Event
from tests.games.heroes.turns import (
    GERMAN,
    SOVIET,
    act,
    begin,
    keys,
    legal,
    ride,
    rule_against,
    stand,
    table,
    token,
    told,
    two_platoons,
    unit,
    words,
)


def acting(s: HeroesState) -> str:
    """The unit whose activation it is, "" between two."""
    frame = s.frames[-1]
    return s.unit(frame.unit).id if isinstance(frame, Activation) else ""


def sequence(s: HeroesState) -> list[str]:
    """Who is activated, one after the other, if everyone waits and nobody uses a gap."""
    order = []
    while s.phase == ACTIVATION:
        order.append(acting(s))
        act(s, "wait" if acting(s) else "pass")
    return [id for id in order if id]


@pytest.mark.rule("HOS-4.2", "HOS-4.3", "HOS-4.7", "HOS-2.3")
def test_players_alternate_and_one_without_tokens_is_skipped() -> None:
    s = two_platoons()
    for number, id in enumerate(["s-boris", "s-dp28", "s-rifle-1"], 1):
        token(s, id, str(number))
    token(s, "g-mg34", "1")
    begin(s, "activate")
    assert sequence(s) == ["s-boris", "g-mg34", "s-dp28", "s-rifle-1"]


@pytest.mark.rule("HOS-4.6", "HOS-31.4")
def test_a_lost_number_uses_up_its_slot() -> None:
    s = two_platoons()
    for number, id in enumerate(["s-boris", "s-dp28", "s-rifle-1"], 1):
        token(s, id, str(number))
    token(s, "g-mg34", "1")
    token(s, "g-pzgren-1", "2")
    begin(s, "activate")
    act(s, "wait")
    assert acting(s) == "g-mg34"
    tokens.lose(s, unit(s, "s-dp28"))
    s.lift(unit(s, "s-dp28"))
    s.standing[unit(s, "s-dp28")] = LOST
    events = act(s, "wait")
    assert told(events, "token-empty") == [{"side": "soviet", "token": "2"}]
    assert acting(s) == "g-pzgren-1"


@pytest.mark.rule("HOS-4.10")
def test_lost_special_and_bluff_tokens_leave_no_slot() -> None:
    s = two_platoons()
    token(s, "s-boris", "special")
    token(s, "s-dp28", "bluff")
    tokens.lose(s, unit(s, "s-boris"))
    tokens.lose(s, unit(s, "s-dp28"))
    assert tokens.due(s, 0) == []
    assert s.token[unit(s, "s-boris")] == NO_TOKEN


@pytest.mark.rule("HOS-3.31", "HOS-3.33", "HOS-3.34", "HOS-4.4", "HOS-31.4", "HOS-19.1", "HOS-31.5")
def test_a_gap_offers_autonomous_units_then_special_orders() -> None:
    """The opponent has an Autonomous unit, both have a special order, all act at once."""
    s = table("house-on-the-square")
    for number, id in enumerate(["s-zorin", "s-smg-1", "s-smg-2"]):
        stand(s, id, f"0-{number}")
    for number, id in enumerate(["g-pohl", "g-roeder", "g-mg34"]):
        stand(s, id, f"13-{number}")
    token(s, "s-zorin", "1")
    token(s, "s-smg-1", "special")
    token(s, "g-roeder", "special")
    token(s, "g-mg34", "1")
    begin(s, "activate")
    assert s.actors() == (GERMAN,)
    assert legal(s) == ["autonomous g-pohl", "pass"]
    act(s, "autonomous g-pohl")
    assert acting(s) == "g-pohl"
    act(s, "wait")
    assert s.actors() == (SOVIET,)
    assert legal(s) == ["special s-smg-1", "pass"]
    act(s, "special s-smg-1")
    act(s, "wait")
    assert (s.actors(), legal(s)) == ((GERMAN,), ["special g-roeder", "pass"])
    act(s, "special g-roeder")
    act(s, "wait")
    assert acting(s) == "s-zorin"
    act(s, "wait")
    assert acting(s) == "g-mg34"


@pytest.mark.rule("HOS-31.5", "HOS-3.33")
def test_between_two_special_orders_the_opponent_may_use_his() -> None:
    s = two_platoons()
    token(s, "s-boris", "special")
    token(s, "s-dp28", "special")
    token(s, "g-mg34", "special")
    begin(s, "activate")
    act(s, "special s-dp28")
    act(s, "wait")
    assert legal(s) == ["special g-mg34", "pass"]
    act(s, "pass")
    assert legal(s) == ["special s-boris", "pass"]


@pytest.mark.rule("HOS-4.8", "HOS-31.5")
def test_after_the_last_number_a_special_order_may_still_be_used() -> None:
    s = two_platoons()
    token(s, "s-boris", "1")
    token(s, "s-dp28", "special")
    begin(s, "activate")
    act(s, "pass")
    act(s, "wait")
    assert legal(s) == ["special s-dp28", "pass"]
    act(s, "pass")
    assert s.phase != ACTIVATION
    assert s.token[unit(s, "s-dp28")] != NO_TOKEN  # it counts as ordered


@pytest.mark.rule("HOS-19.2", "HOS-3.32")
def test_nothing_interrupts_an_activation() -> None:
    s = two_platoons()
    token(s, "s-boris", "1")
    token(s, "s-dp28", "special")
    begin(s, "activate")
    act(s, "pass")
    assert "special" not in words(s)


@pytest.mark.rule("HOS-19.3", "HOS-23.1", "HOS-23.2", "HOS-4.9")
def test_an_autonomous_unit_with_a_token_loses_it_unseen() -> None:
    s = table("house-on-the-square", initiative=GERMAN)
    stand(s, "g-pohl", "13-0")
    stand(s, "g-roeder", "13-1")
    stand(s, "s-zorin", "0-0")
    token(s, "g-pohl", "1")
    token(s, "g-roeder", "2")
    token(s, "s-zorin", "1")
    begin(s, "activate")
    events = act(s, "autonomous g-pohl")
    assert told(events, "activation-marker") == [{"unit": "g-pohl"}]
    assert "token-revealed" not in keys(events)
    events = act(s, "wait")
    assert told(events, "token-empty") == [{"side": "german", "token": "1"}]
    assert acting(s) == "s-zorin"
    act(s, "wait")
    assert acting(s) == "g-roeder"
    assert s.is_activated(unit(s, "g-pohl"))


@pytest.mark.rule("HOS-23.5", "HOS-23.3")
def test_an_activated_unit_is_not_autonomous_any_more() -> None:
    s = table("house-on-the-square", initiative=GERMAN)
    stand(s, "g-pohl", "13-0")
    stand(s, "s-zorin", "0-0")
    events: list[Event] = []
    tokens.mark(s, unit(s, "g-pohl"), events)
    token(s, "s-zorin", "1")
    begin(s, "activate")
    assert acting(s) == "s-zorin"


@pytest.mark.rule("HOS-5.1", "HOS-5.2", "HOS-4.5")
def test_a_unit_may_do_nothing_and_keeps_its_token() -> None:
    s = two_platoons()
    token(s, "s-boris", "1")
    begin(s, "activate")
    act(s, "wait")
    assert s.is_activated(unit(s, "s-boris"))
    assert s.token[unit(s, "s-boris")] == 1


@pytest.mark.rule("HOS-4.1", "HOS-3.27", "HOS-3.28")
def test_a_bluff_activates_nobody() -> None:
    s = two_platoons()
    token(s, "s-boris", "bluff")
    token(s, "g-mg34", "1")
    begin(s, "activate")
    assert sequence(s) == ["g-mg34"]


@pytest.mark.rule("HOS-25.30", "HOS-25.39")
def test_a_token_on_the_artillery_tile_calls_a_barrage_that_may_be_declined() -> None:
    s = table("guns-over-the-ravine", initiative=GERMAN)
    stand(s, "g-kranz", "3-0")
    stand(s, "s-boris", "3-18")
    option = s.battle.option_named["t-feldkommando.order_1"]
    s.option_token[option] = 1
    begin(s, "activate")
    assert s.actors() == (GERMAN,)
    assert "decline" in words(s)
    act(s, "decline")
    assert s.markers[option] == 3
    assert s.option_resolved[option]


# Inspiration.


@pytest.mark.rule("HOS-19.4", "HOS-19.5", "HOS-19.6", "HOS-19.19", "HOS-22.9", "HOS-31.6")
def test_inspiration_takes_one_marker_from_friends_in_sight_within_its_range() -> None:
    s = table("tractor-works-gate")
    stand(s, "s-brodov", "7-0")  # Inspiration 3
    near = stand(s, "s-militia-1", "10-0")
    far = stand(s, "s-militia-2", "11-0")
    behind = stand(s, "s-militia-3", "8-1")  # behind the wall of the hall
    enemy = stand(s, "g-pzgren", "7-1")
    for u in (near, far, behind, enemy, unit(s, "s-brodov")):
        s.suppression[u] = 2
    token(s, "s-brodov", "1")
    begin(s, "activate")
    events = act(s, "inspire")
    assert told(events, "inspired") == [{"unit": "s-brodov", "units": ["s-militia-1"]}]
    assert [s.suppression[u] for u in (near, far, behind, enemy)] == [1, 2, 2, 2]
    assert s.suppression[unit(s, "s-brodov")] == 2
    assert rule_against(s, "inspire") == "HOS-19.19"


@pytest.mark.rule("HOS-31.14", "HOS-19.19")
def test_inspiration_may_come_after_the_action() -> None:
    s = table("tractor-works-gate")
    stand(s, "s-brodov", "7-5")
    friend = stand(s, "s-militia-1", "9-6")
    s.suppression[friend] = 1
    stand(s, "g-pzgren", "0-13")
    token(s, "s-brodov", "1")
    begin(s, "activate")
    act(s, "move")
    act(s, "stop")
    assert acting(s) == "s-brodov"
    assert set(legal(s)) == {"inspire", "wait"}
    act(s, "inspire")
    assert s.suppression[friend] == 0
    assert acting(s) == ""


@pytest.mark.rule("HOS-20.25")
def test_a_carried_unit_can_be_inspired() -> None:
    s = table("tractor-works-gate")
    tank = stand(s, "s-t34stz", "9-7", "w", rear="10-7")
    stand(s, "s-brodov", "8-6")
    rider = ride(s, "s-militia-1", "s-t34stz")
    s.suppression[rider] = 1
    s.suppression[tank] = 1
    stand(s, "g-pzgren", "0-13")
    token(s, "s-brodov", "1")
    begin(s, "activate")
    act(s, "inspire")
    assert (s.suppression[rider], s.suppression[tank]) == (0, 1)  # infantry only


# Mechanic.


def works(mechanic: str = "8-7") -> HeroesState:
    """A T-34 with two damage markers, and Zhuk beside it."""
    s = table("tractor-works-gate")
    tank = stand(s, "s-t34stz", "9-7", "w", rear="10-7")
    s.damage[tank] = TRACKS | HULL
    stand(s, "s-zhuk", mechanic)
    token(s, "s-zhuk", "1")
    stand(s, "g-pzgren", "0-13")
    token(s, "g-pzgren", "1")
    return s


@pytest.mark.rule("HOS-18.1", "HOS-18.2", "HOS-18.5", "HOS-18.7", "HOS-18.10")
def test_a_mechanic_takes_off_one_marker_instead_of_acting() -> None:
    s = works()
    tank = unit(s, "s-t34stz")
    s.suppression[tank] = 2
    s.suppression[unit(s, "s-zhuk")] = 3
    begin(s, "activate")
    assert {
        "repair s-t34stz damage=tracks",
        "repair s-t34stz damage=hull",
    } <= set(legal(s))
    act(s, "repair s-t34stz damage=hull")
    assert s.damage[tank] == TRACKS
    assert s.suppression[tank] == 2
    assert acting(s) == "g-pzgren"


@pytest.mark.rule("HOS-18.1")
def test_a_mechanic_must_stand_beside_the_vehicle() -> None:
    s = works("7-7")
    begin(s, "activate")
    assert rule_against(s, "repair s-t34stz damage=hull") == "HOS-18.1"


@pytest.mark.rule("HOS-18.4")
def test_one_repair_a_turn_on_each_vehicle() -> None:
    s = works()
    s.repaired[unit(s, "s-t34stz")] = True
    begin(s, "activate")
    assert "repair" not in words(s)


@pytest.mark.rule("HOS-18.3", "HOS-21.34")
def test_a_mechanic_who_acts_twice_may_move_and_repair() -> None:
    s = works("7-7")
    begin(s, "activate")
    frame = s.frames[-1]
    assert isinstance(frame, Activation)
    s.frames[-1] = frame.but(double=True)
    s.forget()
    act(s, "move")
    act(s, f"step {title('8-7')}")
    act(s, "stop")
    assert "repair" in words(s)
    act(s, "repair s-t34stz damage=tracks")
    assert acting(s) == "g-pzgren"


@pytest.mark.rule("HOS-21.17", "HOS-21.34")
def test_never_more_than_one_firing_action() -> None:
    s = two_platoons()
    s.fired[unit(s, "s-boris")] = True
    frame = Activation(unit(s, "s-boris"), move=False, double=True, acted=True)
    assert not frame.may_fire(s)
    assert frame.settled(s)


@pytest.mark.rule("HOS-5.4", "HOS-10.2")
def test_no_fire_in_the_supply_phase() -> None:
    s = two_platoons()
    stand(s, "g-pzgren-1", "10-0")
    begin(s, "supply")
    act(s, "supply s-boris")
    assert rule_against(s, "fire g-pzgren-1") == "HOS-10.2"


@pytest.mark.rule("HOS-20.6", "HOS-3.21")
def test_a_carried_unit_may_hold_a_token_and_act() -> None:
    s = table("bread-and-shells", initiative=GERMAN)
    stand(s, "g-sdkfz251-1", "6-0", "e", rear="5-0")
    ride(s, "g-pzgren", "g-sdkfz251-1")
    stand(s, "s-boris", "3-6")
    token(s, "g-pzgren", "1")
    begin(s, "activate")
    assert acting(s) == "g-pzgren"
    assert "move" in words(s)
